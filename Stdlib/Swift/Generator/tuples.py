#!/usr/bin/env python3
"""Writes Protocols/Tuples.swiftlet: comparing tuples of two to six elements; run it after changing the text."""
import pathlib

HERE = pathlib.Path(__file__).resolve().parent.parent / "Protocols"
LETTERS = "ABCDEF"


def function(operator, protocol, count, body):
    letters = LETTERS[:count]
    parameters = ", ".join(f"{letter}: {protocol}" for letter in letters)
    tuple_type = ", ".join(letters)
    return (f"@inline(__always)\npublic func {operator} <{parameters}>(left: ({tuple_type}), right: ({tuple_type}))"
            f" -> Bool {{\n{body}}}\n")


parts = ["// Written by Generator/tuples.py.\n\n// Tuples are compared element by element; the first difference decides.\n"]
for count in range(2, 7):
    same = " && ".join(f"left.{i} == right.{i}" for i in range(count))
    parts.append(function("==", "Equatable", count, f"  {same}\n"))
    differs = " || ".join(f"left.{i} != right.{i}" for i in range(count))
    parts.append(function("!=", "Equatable", count, f"  {differs}\n"))
    for operator in ("<", "<=", ">", ">="):
        body = "".join(f"  if left.{i} != right.{i} {{ return left.{i} {operator[0]} right.{i} }}\n"
                       for i in range(count - 1))
        body += f"  return left.{count - 1} {operator} right.{count - 1}\n"
        parts.append(function(operator, "Comparable", count, body))
(HERE / "Tuples.swiftlet").write_text("\n".join(parts) + """
@inline(__always)
public func == (left: (), right: ()) -> Bool { true }
@inline(__always)
public func != (left: (), right: ()) -> Bool { false }
""")
