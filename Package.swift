// swift-tools-version: 6.0
import PackageDescription

/// Settings every target shares: Swift 5 mode, and warnings are errors. In release builds the engine runs on one thread only,
/// which may count references without locking the bus and need not ask who else accesses a variable: compiling takes a third
/// less time. (Tests run programs on several threads at once: in debug builds.)
let common: [SwiftSetting] = [
  .unsafeFlags(["-warnings-as-errors"]),
  .unsafeFlags(
    ["-assume-single-threaded", "-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

/// The machine is optimised in debug builds too: its handlers rely on tail calls, which `-Onone`
/// does not make, and the tests run whole programs on it. The other flags are measured choices:
/// no frame pointer in leaf functions (15 % faster), and no merging of similar functions, which
/// would turn tail calls into calls.
let machine: [SwiftSetting] =
  common + [
    .unsafeFlags([
      "-Xcc", "-momit-leaf-frame-pointer", "-Xllvm", "-swiftmergefunc-threshold=0",
      // Neighbouring slots are not moved as one: where they were stored one by one, the processor would have to wait for the
      // stores to be done.
      "-Xllvm", "-vectorize-slp=false", "-Xllvm", "-combiner-store-merging=false",
      // The machine's own state is reached in slow paths all the time, never twice at once.
      "-enforce-exclusivity=unchecked",
    ]),
    .unsafeFlags(["-O"], .when(configuration: .debug)),
    .define("MACHINE_OPTIMISED"),
  ]

/// One file, which starts without looking for others, and at addresses that are known: loading libraries and relocating
/// took longer than hello world itself may. The toolchain's own linker, since Debian's warns of each name of a user that GNU
/// readline could look up.
let executable: [LinkerSetting] = [
  .unsafeFlags(["-static-executable", "-use-ld=lld"], .when(configuration: .release))
]

/// The standard library has been compiled for several threads: the linker gives it the functions that count references without
/// locking the bus too. (Elsewhere than here the two kinds are not called in the same way.)
#if arch(x86_64)
  let counting = ["retain", "release", "bridgeObjectRetain", "bridgeObjectRelease"].map {
    LinkerSetting.unsafeFlags(
      ["-Xlinker", "--wrap=swift_\($0)", "-Xlinker", "--defsym=__wrap_swift_\($0)=swift_nonatomic_\($0)"],
      .when(configuration: .release))
  }
#else
  let counting: [LinkerSetting] = []
#endif

/// GNU readline inside the binary.
let readline: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "-l:libreadline.a", "-Xlinker", "-l:libtinfo.a"])
]

/// One stage of the pipeline: a target, and a test target of the same name beside it.
func stage(
  _ name: String, after dependencies: [String], excluding excluded: [String] = [],
  using libraries: [String] = [], linking linked: [LinkerSetting] = [],
  settings: [SwiftSetting] = common
) -> [Target] {
  [
    .target(
      name: name, dependencies: (dependencies + libraries).map { .byName(name: $0) }, exclude: excluded,
      swiftSettings: settings, linkerSettings: linked),
    .testTarget(name: name + "Tests", dependencies: [.byName(name: name)], swiftSettings: common),
  ]
}

/// The library inside the binary: when the package is built, a plugin runs `LibraryIndexer` over `Stdlib` and gives
/// the source it writes to `LibraryText`.
let library: [Target] = [
  .target(name: "LibraryIndex", swiftSettings: common),
  .executableTarget(name: "LibraryIndexer", dependencies: ["LibraryIndex"], swiftSettings: common),
  .plugin(name: "EmbedLibrary", capability: .buildTool, dependencies: ["LibraryIndexer"]),
  .target(name: "LibraryText", swiftSettings: common, plugins: ["EmbedLibrary"]),
  .testTarget(name: "LibraryIndexTests", dependencies: ["LibraryIndex"], swiftSettings: common),
]

/// Whole programs, in `Tests/Programs` and `samples`, run through the engine.
let programs: [Target] = [
  .testTarget(name: "ProgramTests", dependencies: ["Basics", "Session"], swiftSettings: common)
]

let package = Package(
  name: "sandbox",
  products: [.executable(name: "sandbox", targets: ["sandbox"])],
  targets:
    stage("Basics", after: [])
    + stage("Syntax", after: ["Basics"])
    + stage("Semantics", after: ["Basics", "Syntax"])
    + stage("Expansion", after: ["Basics", "Syntax", "Semantics"], excluding: ["README.md"])
    + stage("Bytecode", after: ["Basics"], excluding: ["Generator", "Instructions.md", "README.md"])
    + stage("Lowering", after: ["Basics", "Syntax", "Semantics", "Bytecode"], excluding: ["README.md"])
    + stage(
      "Machine", after: ["Basics", "Bytecode"], excluding: ["README.md", "check-tail-calls.py"],
      settings: machine)
    + stage(
      "Session",
      after: [
        "Basics", "Syntax", "Semantics", "Expansion", "Bytecode", "Lowering", "Machine", "LibraryIndex",
        "LibraryText",
      ], excluding: ["Tracing/README.md", "Tracing/trace.schema.json"],
      // A trace's writers are told of each access of a program; nothing there is reached twice at once.
      settings: common + [.unsafeFlags(["-enforce-exclusivity=unchecked"])])
    + stage("CommandLine", after: ["Basics", "Session"], using: ["CReadline"], linking: readline)
    + [.systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])])]
    + library
    + programs
    + [
      .executableTarget(
        name: "sandbox", dependencies: ["CommandLine"], swiftSettings: common,
        linkerSettings: executable + counting)
    ],
  swiftLanguageModes: [.v5]
)
