from table import family, instruction

family("Stopping and the outside world", "The machine stops by itself; whoever started it prints the reason.")
for name, reason in (("trap.overflow", "arithmeticOverflow"), ("trap.indexOutOfRange", "indexOutOfRange"),
                     ("trap.unwrappedNil", "unwrappedNil"), ("trap.implicitlyUnwrappedNil", "implicitlyUnwrappedNil"),
                     ("trap.unreachable", "unreachable")):
    instruction(name, "", f"Stops with Swift's message for this mistake.", f"TRAP({reason})", ends=True)
instruction("trap", "message:r2", "Stops with a message, `Fatal error: ` before it.", "SLOW",
            slow='FAIL("Fatal error: " + swiftString(@message))', ends=True)
instruction("fatal", "message:r2", "Stops with a message as it is.", "SLOW", slow="FAIL(swiftString(@message))", ends=True)
instruction("fatal.prefixed", "prefix:r2 message:r2", "Stops with `prefix: message`, or the prefix alone when the message is empty.",
            "SLOW", slow="FAIL(prefixedMessage(@prefix, @message))", ends=True)
instruction("fatal.uncaughtError", "message:r2", "Stops for an error that nothing caught.", "SLOW",
            slow="setMessage(swiftString(@message), context)\nTRAP(uncaughtError)", ends=True)
instruction("write", "text:r2 toErrorStream:r", "Prints a string.", "SLOW", slow="writeText(@text, $toErrorStream != 0, context)")
instruction("exit", "status:r", "Ends the program with an exit status.", "SLOW",
            slow="context.pointee.exitStatus = $status\nTRAP(exit)", ends=True)
instruction("random64", "dest:w", "Sixty-four random bits.", "SLOW", slow="$dest = randomBits(context)")
instruction("clockNanoseconds", "dest:w", "The clock, in nanoseconds since the beginning of 1970.", "SLOW",
            slow="$dest = nanoseconds(context)")
instruction("programPlace", "dest:w2",
            "Where the program is, as `line:column`: the innermost call that somebody wrote in it; empty where there is none.",
            "SLOW", slow="makeProgramPlace(@dest, pc, frame, context)")
instruction("readLine", "dest:w2", "A line of standard input with its line break, none (a zero second slot) at the end.", "SLOW",
            slow="readInputLine(@dest, context)")
instruction("arguments.count", "dest:w", "How many arguments the program was given, its name included.", "SLOW",
            slow="$dest = argumentCount(context)")
instruction("arguments.get", "dest:w2 index:r", "One argument.", "SLOW",
            slow="makeArgument(@dest, index: $index, context)")

family("Exclusivity", "Long accesses to fields, globals and captured variables, by address. Kind 0 reads, 1 modifies.")
instruction("exclusivity.begin", "pointer:r kind:u", "Begins an access; traps when another one is in the way.", "SLOW",
            slow="if !beginExclusiveAccess(to: $pointer, kind: #kind, pc, frame, context) { TRAP(message) }")
instruction("exclusivity.end", "pointer:r kind:u", "Ends the latest access to an address.", "SLOW",
            slow="endExclusiveAccess(to: $pointer, kind: #kind, context)")
instruction("exclusivity.check", "pointer:r kind:u", "An access that ends at once; traps when another one is in the way.",
            "if context.pointee.openAccesses != 0 { SLOW }",
            slow="if !checkExclusiveAccess(to: $pointer, kind: #kind, pc, frame, context) { TRAP(message) }")
