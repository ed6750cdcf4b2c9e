from table import family, instruction

family("Calls", "The callee's frame begins in its caller's: argument slots at `window`, results in the same place. Below "
       "it lie the return address, the caller's frame and the closure's context, so three slots under a window must be "
       "free. A coroutine's frame has nothing above it, so a coroutine calls by the `Above` forms, which put the frame on "
       "top of the stack and leave the results there for `call.fetch`.")

PUSH = """callee[-1] = Int(bitPattern: pc + CELLS)
callee[-2] = address(frame)
ENTER(code, callee)"""
CHECK = "if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { TRAP(stackOverflow) }\n"

for suffix, window, extra, about in (
        ("", "let callee = @window\n", "", ""),
        ("Above", "let callee = slots(at: frame[-4]) + Frame.linkage\nmoveSlots(callee, @window, #arguments)\n",
         " arguments:n", ", on top of the stack"),
):
    instruction(f"call{suffix}" if not suffix else "call.above", "window:window" + extra,
                f"Calls a function known when the code was made{about}.",
                window + "let code = cells(at: $K)\n" + CHECK + PUSH.replace("CELLS", "2"), immediate="function", ends=False)
    instruction(f"call.virtual{suffix}", "window:window" + extra + " method:u",
                f"Calls a method by its index in the table of the object in the window's first slot{about}.",
                window + "let code = cells(at: slots(at: slots(at: callee[0])[1])[Descriptor.methods &+ #method])\n"
                + CHECK + PUSH.replace("CELLS", "1"))
    instruction(f"call.virtualOfType{suffix}", "window:window" + extra + " method:u type:r",
                f"Calls a class method or required initializer by its index in the table of a metatype{about}.",
                "let type = $type\n" + window + "let code = cells(at: slots(at: type)[Descriptor.methods &+ #method])\n"
                + CHECK + PUSH.replace("CELLS", "1"))
    instruction(f"call.closure{suffix}", "window:window" + extra + " closure:r",
                f"Calls a closure, which becomes the frame's context{about}.",
                "let closure = $closure\n" + window + "let code = cells(at: slots(at: closure)[Closure.code])\n"
                + CHECK + "callee[-3] = closure\n" + PUSH.replace("CELLS", "1"))
    instruction(f"call.dispatched{suffix}", "window:window" + extra + " type:r",
                "Calls the function that a dispatch key (a requirement, a cast, a generic function) names for the type "
                f"described in `type`; remembers the last answer{about}.",
                "let type = $type\nlet cache = slots(at: Int(bitPattern: pc + 2))\n"
                "if _slowPath(cache[0] != type) { SLOW }\n" + window + "let code = cells(at: cache[1])\n"
                + CHECK + PUSH.replace("CELLS", "3"),
                slow="let entry = dispatch(key: $K, types: @type, context)\nif entry == 0 { TRAP(failure) }\n"
                     "let cache = slots(at: Int(bitPattern: pc + 2))\ncache[0] = $type\ncache[1] = entry\nRETRY",
                immediate="key", cache=True)
    instruction(f"call.dispatchedMany{suffix}", "window:window" + extra + " types:rn",
                f"As `call.dispatched`, for a key of several types, in consecutive slots{about}.", "SLOW",
                slow="let entry = dispatch(key: $K, types: @types, context)\nif entry == 0 { TRAP(failure) }\n"
                     + window + "let code = cells(at: entry)\n" + CHECK + PUSH.replace("CELLS", "2"), immediate="key")

instruction("call.fetch", "window:wn results:n", "Copies the results of an `Above` call from the top of the stack.",
            "moveSlots(@window, slots(at: frame[-4]) + Frame.linkage, #results)")
instruction("link", "", "The first instruction of a function not yet called: has its code made and goes on there.", "SLOW",
            slow="let made = linkFunction(reference: $K, frame, context)\nif made == 0 { TRAP(failure) }\n"
                 "if made == 1 { TRAP(stackOverflow) }\nENTER(cells(at: made), frame)", immediate="word", ends=True)
instruction("enter", "", "The first instruction of a function linked since: goes on in its code.",
            "let code = cells(at: $K)\n"
            "if _slowPath(frame + frameSlots(of: code) > context.pointee.stackLimit) { TRAP(stackOverflow) }\n"
            "ENTER(code, frame)", immediate="word", ends=True)

RETURN = "ENTER(cells(at: frame[-1]), slots(at: frame[-2]))"
instruction("return", "", "Returns; results are already in the frame's first slots.", RETURN, ends=True)
instruction("return.slot", "value:r", "Returns one slot.", "frame[0] = $value\n" + RETURN, ends=True)
instruction("return.slots2", "value:r2", "Returns two slots.",
            "let (first, second) = (@value[0], @value[1])\nframe[0] = first\nframe[1] = second\n" + RETURN, ends=True)
instruction("return.slots", "value:rn count:n", "Returns `count` slots.", "moveSlots(frame, @value, #count)\n" + RETURN, ends=True)
instruction("return.constant", "value:i32", "Returns a small constant.", "frame[0] = #value\n" + RETURN, ends=True)
for verb, sign, method in (("Add", "+", "addingReportingOverflow("), ("Subtract", "-", "subtractingReportingOverflow("),
                           ("Multiply", "*", "multipliedReportingOverflow(by: ")):
    instruction(f"return.int64{verb}", "left:r right:r", f"Returns `left {sign} right`; traps on overflow.",
                f"let (result, overflow) = $left.{method}$right)\nif _slowPath(overflow) {{ TRAP(arithmeticOverflow) }}\n"
                "frame[0] = result\n" + RETURN, ends=True)
for name, sign in (("Equal", "=="), ("NotEqual", "!="), ("Less", "<"), ("LessEqual", "<="), ("Greater", ">"),
                   ("GreaterEqual", ">=")):
    instruction(f"return.ifInt64{name}Immediate", "left:r right:i value:r",
                f"Returns the slot `value` when `left {sign} right`, a constant.",
                f"if $left {sign} #right {{\n  frame[0] = $value\n  {RETURN}\n}}")
instruction("return.ifTrue", "condition:r value:r", "Returns the slot `value` when a Bool is true.",
            f"if $condition & 1 != 0 {{\n  frame[0] = $value\n  {RETURN}\n}}")
instruction("return.ifFalse", "condition:r value:r", "Returns the slot `value` when a Bool is false.",
            f"if $condition & 1 == 0 {{\n  frame[0] = $value\n  {RETURN}\n}}")
instruction("return.field", "pointer:r offset:u", "Returns the slot at an offset behind an address.",
            "frame[0] = slots(at: $pointer)[#offset]\n" + RETURN, ends=True)

instruction("halt", "", "Ends the program, as the entry function's last instruction.", "TRAP(finished)", ends=True)

instruction("destruction.resume", "", "Goes on with a destruction behind a deinitializer; the machine's own.", "SLOW",
            slow="let result = resumeDestruction(context)\npc = context.pointee.nextPC\nframe = context.pointee.nextFrame\n"
                 "return result", ends=True)

family("Errors", "A function that throws leaves the error in the machine and returns; its caller looks behind each such call.")
instruction("throw", "error:r4", "Hands over the error, an existential; `return` follows.",
            "let thrown = slots(at: context.pointee.thrown)\nthrown[0] = @error[0]\nthrown[1] = @error[1]\n"
            "thrown[2] = @error[2]\nthrown[3] = @error[3]")
instruction("branch.ifThrown", "target:j", "Branches when an error is on its way.",
            "if _slowPath(slots(at: context.pointee.thrown)[3] != 0) { JUMP }")
instruction("error.take", "dest:w4", "Takes the error on its way.",
            "let thrown = slots(at: context.pointee.thrown)\n@dest[0] = thrown[0]\n@dest[1] = thrown[1]\n"
            "@dest[2] = thrown[2]\n@dest[3] = thrown[3]\nthrown[3] = 0")

family("Closures", "A function value is one slot, a counted block: code, then what was captured.")
instruction("closure.allocate", "dest:w",
            "A closure of a function and a descriptor of its captures, whose slots are to be filled.", "SLOW",
            slow="let block = allocateBlock(descriptor: UnsafeRawPointer(pc + 2).load(as: Int.self), context)\n"
                 "slots(at: block)[Closure.code] = $K\n$dest = block",
            immediate="function", cache="descriptor")
instruction("closure.context", "dest:w", "The closure being called, borrowed.", "$dest = frame[-3]")
instruction("closure.capture", "dest:w index:u", "A captured slot, borrowed.", "$dest = slots(at: frame[-3])[Closure.captures &+ #index]")
instruction("closure.captureMany", "dest:wn index:u count:n", "Captured slots, borrowed.",
            "moveSlots(@dest, slots(at: frame[-3]) + (Closure.captures &+ #index), #count)")
instruction("closure.captureAddress", "dest:w index:u", "The address of a captured slot.",
            "$dest = frame[-3] &+ (Closure.captures &+ #index) &* 8")
instruction("closure.setCapture", "closure:r index:u value:r", "Fills a captured slot, handing the value over.",
            "slots(at: $closure)[Closure.captures &+ #index] = $value")
instruction("closure.setCaptures", "closure:r index:u value:rn count:n", "Fills captured slots, handing the value over.",
            "moveSlots(slots(at: $closure) + (Closure.captures &+ #index), @value, #count)")

family("Accesses", "A `_modify` accessor is a coroutine. Its frame is a block of its own, so that the caller may call others "
       "while the access is open. Coroutine frames have two slots more below them: the top of the stack for its own "
       "calls, and where to go on.")
BEGIN = ("let code = {code}\n"
         "guard let coroutine = makeCoroutineFrame(of: code, context) else {{ TRAP(stackOverflow) }}\n"
         "moveSlots(coroutine, @window, #arguments)\n"
         "coroutine[-1] = Int(bitPattern: pc + {cells})\ncoroutine[-2] = address(frame)\n"
         "coroutine[-4] = address(TOP)\ncoroutine[-5] = address(@window)\nENTER(code, coroutine)")
instruction("access.begin", "window:window arguments:n top:top",
            "Calls a coroutine with the arguments at `window`; it yields an address and a handle into the window's first slots.",
            "SLOW", slow=BEGIN.format(code="linkedCode(of: $K, context)", cells=2).replace(
                "guard", "if code == nullCell { TRAP(failure) }\nguard"), immediate="coroutine")
instruction("access.beginVirtual", "window:window arguments:n top:top method:u",
            "As `access.begin`, by an index in the table of the object in the window's first slot.", "SLOW",
            slow=BEGIN.format(code="linkedCode(ofEntry: slots(at: slots(at: frame[Int(pc.pointee.a)])[1])[Descriptor.methods &+ #method], context)",
                              cells=1).replace("guard", "if code == nullCell { TRAP(failure) }\nguard"))
instruction("access.beginClosure", "window:window arguments:n top:top closure:r",
            "As `access.begin`, of a closure that is a coroutine: the way a key path goes.", "SLOW",
            slow=BEGIN.format(code="linkedCode(ofEntry: slots(at: $closure)[Closure.code], context)", cells=1).replace(
                "guard", "if code == nullCell { TRAP(failure) }\nguard").replace(
                "coroutine[-4]", "coroutine[-3] = $closure\ncoroutine[-4]"))
instruction("access.beginDispatched", "window:window arguments:n top:top type:r",
            "As `access.begin`, by a dispatch key and a type.", "SLOW",
            slow="let cache = slots(at: Int(bitPattern: pc + 2))\n"
                 "if cache[0] != $type {\n  let entry = dispatch(key: $K, types: @type, context)\n  if entry == 0 { TRAP(failure) }\n  cache[0] = $type\n  cache[1] = entry\n}\n"
                 + BEGIN.format(code="linkedCode(ofEntry: cache[1], context)", cells=3).replace(
                     "guard", "if code == nullCell { TRAP(failure) }\nguard"),
            immediate="key", cache=True)
instruction("access.yield", "pointer:r target:j",
            "Hands an address to the caller. Goes on here when the access ends, at the target when it is aborted.",
            "let caller = slots(at: frame[-2])\nlet window = slots(at: frame[-5])\nwindow[0] = $pointer\n"
            "window[1] = address(frame)\nframe[-6] = Int(bitPattern: pc)\nENTER(cells(at: frame[-1]), caller)", ends=False)
for verb, target in (("end", "cells(at: coroutine[-6]) + 1"),
                     ("abort", "cells(at: coroutine[-6]) + Int(Int16(bitPattern: cells(at: coroutine[-6]).pointee.b))")):
    instruction(f"access.{verb}", "handle:r top:top",
                f"Lets a coroutine run to its end{' from where it unwinds' if verb == 'abort' else ''}.",
                "let coroutine = slots(at: $handle)\ncoroutine[-1] = Int(bitPattern: pc + 1)\n"
                f"coroutine[-2] = address(frame)\ncoroutine[-4] = address(TOP)\nENTER({target}, coroutine)")
instruction("access.return", "", "The end of a coroutine: frees its frame and returns.", "SLOW",
            slow="let target = cells(at: frame[-1])\nlet caller = slots(at: frame[-2])\n"
                 "freeCoroutineFrame(frame, context)\nENTER(target, caller)", ends=True)
