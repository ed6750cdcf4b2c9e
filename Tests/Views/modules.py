"""The library's modules with views, compiled by the real compiler: they are plain Swift.

What they were compiled to is kept in `.build/views` until a module or the compiler changes.
"""
import hashlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CACHE = ROOT / ".build" / "views"
MODULES = ["Combine", "SwiftUI", "AppKit", "Headless"]


def sources(module):
    return sorted((ROOT / "Stdlib" / module).rglob("*.swiftlet"))


def fingerprint():
    """What the compiled modules depend on: the compiler and every source file."""
    digest = hashlib.sha256(subprocess.run(["swiftc", "--version"], capture_output=True).stdout)
    for module in MODULES:
        for file in sources(module):
            digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def build(folder):
    """Compiles each module into `folder`; the source files get the ending that swiftc insists on."""
    for module in MODULES:
        copies = folder / f"{module}-sources"
        copies.mkdir()
        for file in sources(module):
            shutil.copy(file, copies / (file.stem + ".swift"))
        done = subprocess.run(
            ["swiftc", "-swift-version", "5", "-emit-module", "-emit-library", "-static", "-parse-as-library",
             "-module-name", module, "-I", str(folder), "-o", str(folder / f"lib{module}.a"),
             "-emit-module-path", str(folder / f"{module}.swiftmodule"), *map(str, sorted(copies.glob("*.swift")))],
            capture_output=True, text=True)
        if done.returncode:
            print(f"module {module} does not compile:\n{done.stderr}")
            sys.exit(1)


def compiled(afresh=False):
    """The folder with the compiled modules."""
    folder = CACHE / fingerprint()
    if afresh and CACHE.exists():
        shutil.rmtree(CACHE)
    if not folder.exists():
        if CACHE.exists():
            shutil.rmtree(CACHE)
        CACHE.mkdir(parents=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as name:
            build(pathlib.Path(name))
            shutil.copytree(name, folder)
    return folder


def flags(folder):
    """What swiftc must be told for a program that imports them."""
    return ["-swift-version", "5", "-I", str(folder), "-L", str(folder), *(f"-l{module}" for module in reversed(MODULES))]


def are_imported_by(text):
    """Whether a program imports one of them."""
    return re.search(rf"^import ({'|'.join(MODULES)})\b", text, re.M) is not None


def is_app(text):
    """Whether a program says with `@main` where it begins, and is no script then."""
    return re.search(r"^@main\b", text, re.M) is not None


def without_places(text):
    """Output without the places in the program (` at 14:9`) that only `sandbox` can tell."""
    return re.sub(r" at \d+:\d+( and \d+:\d+)*", "", text)
