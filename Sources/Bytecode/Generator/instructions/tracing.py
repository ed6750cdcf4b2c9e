from table import family, instruction

family("Tracing", "Only in traced code: they tell the machine's tracer what happens to a location, by its address. Values are rendered "
       "at once; nothing is retained.")
instruction("trace.argument", "value:rn", "Renders a subscript's argument, for the name of the place that is told of next.", "SLOW",
            slow="traceArgument(@value, type: $K, context)", immediate="descriptor")
instruction("trace.begin", "pointer:r", "Renders the value that is about to change.", "SLOW",
            slow="traceBegin(slots(at: $pointer), site: $K, context)", immediate="site")
instruction("trace.access", "pointer:r whole:r",
            "Tells of an access to the location at an address, and of the value at another that it is a part of.", "SLOW",
            slow="traceAccess(slots(at: $pointer), whole: slots(at: $whole), site: $K, pc, frame, context)", immediate="site")
