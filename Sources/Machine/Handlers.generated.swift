// Written by Sources/Bytecode/Generator/generate.py from the instruction table. Do not edit.
// swift-format-ignore-file

import Bytecode
#if canImport(Glibc)
import Glibc
#endif

// For each instruction a body, and a handler around it that goes on to the next instruction's handler. The jump to it
// must be a tail call: `check-tail-calls.py` looks. A body's result is 0, a reason to stop, or `slowPath`.

@inline(__always) func executeMove(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)]
  pc += 1
  return 0
}
@inline(__always) func handleMove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMove(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMove2(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (a, b) = ((frame + Int(pc.pointee.b))[0], (frame + Int(pc.pointee.b))[1])
  (frame + Int(pc.pointee.a))[0] = a
  (frame + Int(pc.pointee.a))[1] = b
  pc += 1
  return 0
}
@inline(__always) func handleMove2(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMove2(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMove3(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (a, b, c) = ((frame + Int(pc.pointee.b))[0], (frame + Int(pc.pointee.b))[1], (frame + Int(pc.pointee.b))[2])
  (frame + Int(pc.pointee.a))[0] = a
  (frame + Int(pc.pointee.a))[1] = b
  (frame + Int(pc.pointee.a))[2] = c
  pc += 1
  return 0
}
@inline(__always) func handleMove3(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMove3(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMove4(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (a, b, c, d) = ((frame + Int(pc.pointee.b))[0], (frame + Int(pc.pointee.b))[1], (frame + Int(pc.pointee.b))[2], (frame + Int(pc.pointee.b))[3])
  (frame + Int(pc.pointee.a))[0] = a
  (frame + Int(pc.pointee.a))[1] = b
  (frame + Int(pc.pointee.a))[2] = c
  (frame + Int(pc.pointee.a))[3] = d
  pc += 1
  return 0
}
@inline(__always) func handleMove4(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMove4(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMoveMany(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  moveSlots((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b)), Int(pc.pointee.c))
  pc += 1
  return 0
}
@inline(__always) func handleMoveMany(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMoveMany(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeClear(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  clearSlots((frame + Int(pc.pointee.a)), Int(pc.pointee.b))
  pc += 1
  return 0
}
@inline(__always) func handleClear(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeClear(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeConstantSmall(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(UnsafeRawPointer(pc).loadUnaligned(fromByteOffset: 10, as: Int32.self))
  pc += 1
  return 0
}
@inline(__always) func handleConstantSmall(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeConstantSmall(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)
  pc += 2
  return 0
}
@inline(__always) func handleConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlotAddress(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = address((frame + Int(pc.pointee.b)))
  pc += 1
  return 0
}
@inline(__always) func handleSlotAddress(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlotAddress(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeGlobalLoad(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slots(at: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))[0]
  pc += 2
  return 0
}
@inline(__always) func handleGlobalLoad(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeGlobalLoad(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeGlobalStore(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  slots(at: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))[0] = frame[Int(pc.pointee.a)]
  pc += 2
  return 0
}
@inline(__always) func handleGlobalStore(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeGlobalStore(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.b)].addingReportingOverflow(frame[Int(pc.pointee.c)])
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = result
  pc += 1
  return 0
}
@inline(__always) func handleInt64Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64AddImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.b)].addingReportingOverflow(Int(Int16(bitPattern: pc.pointee.c)))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = result
  pc += 1
  return 0
}
@inline(__always) func handleInt64AddImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64AddImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64AddWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] &+ frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleInt64AddWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64AddWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64AddReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.b)].addingReportingOverflow(frame[Int(pc.pointee.c)])
  (frame + Int(pc.pointee.a))[0] = result
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64AddReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64AddReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.b)].subtractingReportingOverflow(frame[Int(pc.pointee.c)])
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = result
  pc += 1
  return 0
}
@inline(__always) func handleInt64Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64SubtractImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.b)].subtractingReportingOverflow(Int(Int16(bitPattern: pc.pointee.c)))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = result
  pc += 1
  return 0
}
@inline(__always) func handleInt64SubtractImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64SubtractImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64SubtractWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] &- frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleInt64SubtractWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64SubtractWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64SubtractReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.b)].subtractingReportingOverflow(frame[Int(pc.pointee.c)])
  (frame + Int(pc.pointee.a))[0] = result
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64SubtractReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64SubtractReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Multiply(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.b)].multipliedReportingOverflow(by: frame[Int(pc.pointee.c)])
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = result
  pc += 1
  return 0
}
@inline(__always) func handleInt64Multiply(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Multiply(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64MultiplyImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.b)].multipliedReportingOverflow(by: Int(Int16(bitPattern: pc.pointee.c)))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = result
  pc += 1
  return 0
}
@inline(__always) func handleInt64MultiplyImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64MultiplyImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64MultiplyWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] &* frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleInt64MultiplyWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64MultiplyWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64MultiplyReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.b)].multipliedReportingOverflow(by: frame[Int(pc.pointee.c)])
  (frame + Int(pc.pointee.a))[0] = result
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64MultiplyReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64MultiplyReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Divide(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let divisor = frame[Int(pc.pointee.c)]
  if _slowPath(divisor == 0) { return 3 }
  let (result, overflow) = frame[Int(pc.pointee.b)].dividedReportingOverflow(by: divisor)
  if _slowPath(overflow) { return 4 }
  frame[Int(pc.pointee.a)] = result
  pc += 1
  return 0
}
@inline(__always) func handleInt64Divide(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Divide(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64DivideImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if _slowPath(Int(pc.pointee.c) == 0) { return 3 }
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)].dividedReportingOverflow(by: Int(pc.pointee.c)).partialValue
  pc += 1
  return 0
}
@inline(__always) func handleInt64DivideImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64DivideImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64DivideReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.b)].dividedReportingOverflow(by: frame[Int(pc.pointee.c)])
  (frame + Int(pc.pointee.a))[0] = result
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64DivideReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64DivideReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Remainder(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let divisor = frame[Int(pc.pointee.c)]
  if _slowPath(divisor == 0) { return 5 }
  let (result, overflow) = frame[Int(pc.pointee.b)].remainderReportingOverflow(dividingBy: divisor)
  if _slowPath(overflow) { return 6 }
  frame[Int(pc.pointee.a)] = result
  pc += 1
  return 0
}
@inline(__always) func handleInt64Remainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Remainder(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64RemainderImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if _slowPath(Int(pc.pointee.c) == 0) { return 5 }
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)].remainderReportingOverflow(dividingBy: Int(pc.pointee.c)).partialValue
  pc += 1
  return 0
}
@inline(__always) func handleInt64RemainderImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64RemainderImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64RemainderReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.b)].remainderReportingOverflow(dividingBy: frame[Int(pc.pointee.c)])
  (frame + Int(pc.pointee.a))[0] = result
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64RemainderReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64RemainderReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64DividePowerOfTwo(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let left = frame[Int(pc.pointee.b)]
  let exponent = Int(pc.pointee.c)
  frame[Int(pc.pointee.a)] = (left &+ ((left &>> 63) & ((1 &<< exponent) &- 1))) &>> exponent
  pc += 1
  return 0
}
@inline(__always) func handleInt64DividePowerOfTwo(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64DividePowerOfTwo(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64RemainderPowerOfTwo(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let left = frame[Int(pc.pointee.b)]
  let mask = (1 &<< Int(pc.pointee.c)) &- 1
  let bias = (left &>> 63) & mask
  frame[Int(pc.pointee.a)] = ((left &+ bias) & mask) &- bias
  pc += 1
  return 0
}
@inline(__always) func handleInt64RemainderPowerOfTwo(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64RemainderPowerOfTwo(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64MultiplyConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.b)].multipliedReportingOverflow(by: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = result
  pc += 2
  return 0
}
@inline(__always) func handleInt64MultiplyConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64MultiplyConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64DivideConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let divisor = UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)
  if _slowPath(divisor <= 0) { return 3 }
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)].dividedReportingOverflow(by: divisor).partialValue
  pc += 2
  return 0
}
@inline(__always) func handleInt64DivideConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64DivideConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64RemainderConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let divisor = UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)
  if _slowPath(divisor <= 0) { return 5 }
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)].remainderReportingOverflow(dividingBy: divisor).partialValue
  pc += 2
  return 0
}
@inline(__always) func handleInt64RemainderConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64RemainderConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Negate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int(0).subtractingReportingOverflow(frame[Int(pc.pointee.b)])
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = result
  pc += 1
  return 0
}
@inline(__always) func handleInt64Negate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Negate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64And(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] & frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleInt64And(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64And(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64AndImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] & Int(Int16(bitPattern: pc.pointee.c))
  pc += 1
  return 0
}
@inline(__always) func handleInt64AndImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64AndImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Or(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] | frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleInt64Or(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Or(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64OrImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] | Int(Int16(bitPattern: pc.pointee.c))
  pc += 1
  return 0
}
@inline(__always) func handleInt64OrImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64OrImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Xor(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] ^ frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleInt64Xor(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Xor(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64XorImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] ^ Int(Int16(bitPattern: pc.pointee.c))
  pc += 1
  return 0
}
@inline(__always) func handleInt64XorImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64XorImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Not(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = ~frame[Int(pc.pointee.b)]
  pc += 1
  return 0
}
@inline(__always) func handleInt64Not(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Not(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64ShiftLeft(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] << frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleInt64ShiftLeft(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64ShiftLeft(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64ShiftLeftMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] &<< frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleInt64ShiftLeftMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64ShiftLeftMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64ShiftRight(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] >> frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleInt64ShiftRight(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64ShiftRight(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64ShiftRightMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] &>> frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleInt64ShiftRightMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64ShiftRightMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Equal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] == frame[Int(pc.pointee.c)] ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64Equal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Equal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64NotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] != frame[Int(pc.pointee.c)] ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64NotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64NotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Less(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] < frame[Int(pc.pointee.c)] ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64Less(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Less(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64LessEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] <= frame[Int(pc.pointee.c)] ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64LessEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64LessEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Greater(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] > frame[Int(pc.pointee.c)] ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64Greater(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Greater(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64GreaterEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] >= frame[Int(pc.pointee.c)] ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64GreaterEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64GreaterEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64LeadingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)].leadingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleInt64LeadingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64LeadingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64TrailingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)].trailingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleInt64TrailingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64TrailingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64NonzeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)].nonzeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleInt64NonzeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64NonzeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64ByteSwapped(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)].byteSwapped
  pc += 1
  return 0
}
@inline(__always) func handleInt64ByteSwapped(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64ByteSwapped(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = Int(exactly: value) != nil
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64ConvertUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: value) > UInt(Int.max)) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleInt64ConvertUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64ConvertUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64ClampUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(clamping: UInt(bitPattern: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt64ClampUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64ClampUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64ExactlyUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = UInt(bitPattern: value) <= UInt(Int.max)
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt64ExactlyUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64ExactlyUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  guard let result = Int(exactly: float64(frame[Int(pc.pointee.b)]).rounded(.towardZero)) else { return slowPath }
  frame[Int(pc.pointee.a)] = result
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyInt64FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage(conversionFailure(of: float64(frame[Int(pc.pointee.b)]), to: "Int"), context)
  return 1
}
@inline(never) func slowInt64FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyInt64FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleInt64FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowInt64FromFloat64(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64FromFloat64Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let result = Int(exactly: float64(frame[Int(pc.pointee.b)]))
  (frame + Int(pc.pointee.a))[0] = result == nil ? 0 : 1
  (frame + Int(pc.pointee.a))[1] = Int(truncatingIfNeeded: result ?? 0)
  pc += 1
  return 0
}
@inline(__always) func handleInt64FromFloat64Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64FromFloat64Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt32Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32AddWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &+ Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt32AddWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32AddWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32AddReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt32AddReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32AddReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt32Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32SubtractWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &- Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt32SubtractWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32SubtractWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32SubtractReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt32SubtractReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32SubtractReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32Multiply(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt32Multiply(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32Multiply(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32MultiplyWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &* Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt32MultiplyWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32MultiplyWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32MultiplyReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt32MultiplyReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32MultiplyReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32Divide(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let divisor = Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)])
  if _slowPath(divisor == 0) { return 3 }
  let (result, overflow) = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).dividedReportingOverflow(by: divisor)
  if _slowPath(overflow) { return 4 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt32Divide(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32Divide(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32DivideReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).dividedReportingOverflow(by: Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt32DivideReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32DivideReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32Remainder(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let divisor = Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)])
  if _slowPath(divisor == 0) { return 5 }
  let (result, overflow) = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).remainderReportingOverflow(dividingBy: divisor)
  if _slowPath(overflow) { return 6 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt32Remainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32Remainder(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32RemainderReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).remainderReportingOverflow(dividingBy: Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt32RemainderReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32RemainderReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32Negate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int32(0).subtractingReportingOverflow(Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt32Negate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32Negate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32ShiftLeft(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) << frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleInt32ShiftLeft(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32ShiftLeft(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32ShiftLeftMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &<< Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt32ShiftLeftMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32ShiftLeftMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32ShiftRight(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) >> frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleInt32ShiftRight(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32ShiftRight(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32ShiftRightMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &>> Int32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt32ShiftRightMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32ShiftRightMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32LeadingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).leadingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleInt32LeadingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32LeadingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32TrailingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).trailingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleInt32TrailingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32TrailingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32NonzeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).nonzeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleInt32NonzeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32NonzeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32ByteSwapped(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).byteSwapped)
  pc += 1
  return 0
}
@inline(__always) func handleInt32ByteSwapped(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32ByteSwapped(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32Convert(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(Int(truncatingIfNeeded: Int32(truncatingIfNeeded: value)) != value) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleInt32Convert(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32Convert(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32Clamp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int32(clamping: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt32Clamp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32Clamp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = Int32(exactly: value) != nil
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt32Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32ConvertUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: value) > UInt(Int32.max)) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleInt32ConvertUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32ConvertUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32ClampUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int32(clamping: UInt(bitPattern: frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(__always) func handleInt32ClampUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32ClampUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32ExactlyUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = UInt(bitPattern: value) <= UInt(Int32.max)
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt32ExactlyUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32ExactlyUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32Truncate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int32(truncatingIfNeeded: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt32Truncate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32Truncate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  guard let result = Int32(exactly: float64(frame[Int(pc.pointee.b)]).rounded(.towardZero)) else { return slowPath }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyInt32FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage(conversionFailure(of: float64(frame[Int(pc.pointee.b)]), to: "Int32"), context)
  return 1
}
@inline(never) func slowInt32FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyInt32FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleInt32FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowInt32FromFloat64(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt32FromFloat64Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let result = Int32(exactly: float64(frame[Int(pc.pointee.b)]))
  (frame + Int(pc.pointee.a))[0] = result == nil ? 0 : 1
  (frame + Int(pc.pointee.a))[1] = Int(truncatingIfNeeded: result ?? 0)
  pc += 1
  return 0
}
@inline(__always) func handleInt32FromFloat64Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt32FromFloat64Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt16Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16AddWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &+ Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt16AddWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16AddWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16AddReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt16AddReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16AddReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt16Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16SubtractWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &- Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt16SubtractWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16SubtractWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16SubtractReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt16SubtractReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16SubtractReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16Multiply(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt16Multiply(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16Multiply(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16MultiplyWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &* Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt16MultiplyWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16MultiplyWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16MultiplyReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt16MultiplyReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16MultiplyReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16Divide(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let divisor = Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)])
  if _slowPath(divisor == 0) { return 3 }
  let (result, overflow) = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).dividedReportingOverflow(by: divisor)
  if _slowPath(overflow) { return 4 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt16Divide(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16Divide(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16DivideReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).dividedReportingOverflow(by: Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt16DivideReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16DivideReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16Remainder(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let divisor = Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)])
  if _slowPath(divisor == 0) { return 5 }
  let (result, overflow) = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).remainderReportingOverflow(dividingBy: divisor)
  if _slowPath(overflow) { return 6 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt16Remainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16Remainder(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16RemainderReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).remainderReportingOverflow(dividingBy: Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt16RemainderReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16RemainderReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16Negate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int16(0).subtractingReportingOverflow(Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt16Negate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16Negate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16ShiftLeft(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) << frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleInt16ShiftLeft(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16ShiftLeft(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16ShiftLeftMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &<< Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt16ShiftLeftMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16ShiftLeftMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16ShiftRight(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) >> frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleInt16ShiftRight(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16ShiftRight(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16ShiftRightMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &>> Int16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt16ShiftRightMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16ShiftRightMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16LeadingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).leadingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleInt16LeadingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16LeadingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16TrailingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).trailingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleInt16TrailingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16TrailingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16NonzeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).nonzeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleInt16NonzeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16NonzeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16ByteSwapped(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).byteSwapped)
  pc += 1
  return 0
}
@inline(__always) func handleInt16ByteSwapped(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16ByteSwapped(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16Convert(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(Int(truncatingIfNeeded: Int16(truncatingIfNeeded: value)) != value) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleInt16Convert(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16Convert(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16Clamp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int16(clamping: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt16Clamp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16Clamp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = Int16(exactly: value) != nil
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt16Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16ConvertUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: value) > UInt(Int16.max)) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleInt16ConvertUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16ConvertUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16ClampUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int16(clamping: UInt(bitPattern: frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(__always) func handleInt16ClampUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16ClampUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16ExactlyUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = UInt(bitPattern: value) <= UInt(Int16.max)
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt16ExactlyUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16ExactlyUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16Truncate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int16(truncatingIfNeeded: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt16Truncate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16Truncate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  guard let result = Int16(exactly: float64(frame[Int(pc.pointee.b)]).rounded(.towardZero)) else { return slowPath }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyInt16FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage(conversionFailure(of: float64(frame[Int(pc.pointee.b)]), to: "Int16"), context)
  return 1
}
@inline(never) func slowInt16FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyInt16FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleInt16FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowInt16FromFloat64(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt16FromFloat64Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let result = Int16(exactly: float64(frame[Int(pc.pointee.b)]))
  (frame + Int(pc.pointee.a))[0] = result == nil ? 0 : 1
  (frame + Int(pc.pointee.a))[1] = Int(truncatingIfNeeded: result ?? 0)
  pc += 1
  return 0
}
@inline(__always) func handleInt16FromFloat64Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt16FromFloat64Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt8Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8AddWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &+ Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt8AddWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8AddWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8AddReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt8AddReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8AddReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt8Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8SubtractWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &- Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt8SubtractWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8SubtractWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8SubtractReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt8SubtractReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8SubtractReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8Multiply(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt8Multiply(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8Multiply(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8MultiplyWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &* Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt8MultiplyWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8MultiplyWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8MultiplyReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt8MultiplyReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8MultiplyReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8Divide(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let divisor = Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)])
  if _slowPath(divisor == 0) { return 3 }
  let (result, overflow) = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).dividedReportingOverflow(by: divisor)
  if _slowPath(overflow) { return 4 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt8Divide(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8Divide(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8DivideReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).dividedReportingOverflow(by: Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt8DivideReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8DivideReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8Remainder(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let divisor = Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)])
  if _slowPath(divisor == 0) { return 5 }
  let (result, overflow) = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).remainderReportingOverflow(dividingBy: divisor)
  if _slowPath(overflow) { return 6 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt8Remainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8Remainder(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8RemainderReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).remainderReportingOverflow(dividingBy: Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt8RemainderReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8RemainderReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8Negate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = Int8(0).subtractingReportingOverflow(Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleInt8Negate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8Negate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8ShiftLeft(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) << frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleInt8ShiftLeft(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8ShiftLeft(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8ShiftLeftMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &<< Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt8ShiftLeftMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8ShiftLeftMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8ShiftRight(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) >> frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleInt8ShiftRight(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8ShiftRight(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8ShiftRightMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &>> Int8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt8ShiftRightMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8ShiftRightMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8LeadingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).leadingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleInt8LeadingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8LeadingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8TrailingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).trailingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleInt8TrailingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8TrailingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8NonzeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).nonzeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleInt8NonzeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8NonzeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8Convert(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(Int(truncatingIfNeeded: Int8(truncatingIfNeeded: value)) != value) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleInt8Convert(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8Convert(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8Clamp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int8(clamping: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt8Clamp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8Clamp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = Int8(exactly: value) != nil
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt8Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8ConvertUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: value) > UInt(Int8.max)) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleInt8ConvertUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8ConvertUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8ClampUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int8(clamping: UInt(bitPattern: frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(__always) func handleInt8ClampUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8ClampUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8ExactlyUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = UInt(bitPattern: value) <= UInt(Int8.max)
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleInt8ExactlyUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8ExactlyUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8Truncate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: Int8(truncatingIfNeeded: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleInt8Truncate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8Truncate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  guard let result = Int8(exactly: float64(frame[Int(pc.pointee.b)]).rounded(.towardZero)) else { return slowPath }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyInt8FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage(conversionFailure(of: float64(frame[Int(pc.pointee.b)]), to: "Int8"), context)
  return 1
}
@inline(never) func slowInt8FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyInt8FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleInt8FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowInt8FromFloat64(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt8FromFloat64Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let result = Int8(exactly: float64(frame[Int(pc.pointee.b)]))
  (frame + Int(pc.pointee.a))[0] = result == nil ? 0 : 1
  (frame + Int(pc.pointee.a))[1] = Int(truncatingIfNeeded: result ?? 0)
  pc += 1
  return 0
}
@inline(__always) func handleInt8FromFloat64Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt8FromFloat64Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint64Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64AddWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &+ UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint64AddWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64AddWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64AddReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint64AddReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64AddReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint64Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64SubtractWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &- UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint64SubtractWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64SubtractWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64SubtractReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint64SubtractReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64SubtractReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64Multiply(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint64Multiply(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64Multiply(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64MultiplyWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &* UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint64MultiplyWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64MultiplyWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64MultiplyReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint64MultiplyReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64MultiplyReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64Divide(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let divisor = UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)])
  if _slowPath(divisor == 0) { return 3 }
  let (result, overflow) = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).dividedReportingOverflow(by: divisor)
  if _slowPath(overflow) { return 4 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint64Divide(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64Divide(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64DivideReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).dividedReportingOverflow(by: UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint64DivideReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64DivideReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64Remainder(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let divisor = UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)])
  if _slowPath(divisor == 0) { return 5 }
  let (result, overflow) = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).remainderReportingOverflow(dividingBy: divisor)
  if _slowPath(overflow) { return 6 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint64Remainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64Remainder(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64RemainderReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).remainderReportingOverflow(dividingBy: UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint64RemainderReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64RemainderReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64ShiftLeft(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]) << frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleUint64ShiftLeft(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64ShiftLeft(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64ShiftLeftMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &<< UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint64ShiftLeftMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64ShiftLeftMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64ShiftRight(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]) >> frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleUint64ShiftRight(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64ShiftRight(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64ShiftRightMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &>> UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint64ShiftRightMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64ShiftRightMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64Less(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]) < UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint64Less(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64Less(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64LessEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]) <= UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint64LessEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64LessEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64Greater(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]) > UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint64Greater(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64Greater(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64GreaterEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]) >= UInt(truncatingIfNeeded: frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint64GreaterEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64GreaterEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64LeadingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).leadingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleUint64LeadingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64LeadingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64TrailingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).trailingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleUint64TrailingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64TrailingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64NonzeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).nonzeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleUint64NonzeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64NonzeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64ByteSwapped(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt(truncatingIfNeeded: frame[Int(pc.pointee.b)]).byteSwapped)
  pc += 1
  return 0
}
@inline(__always) func handleUint64ByteSwapped(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64ByteSwapped(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64Convert(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(value < 0) { return 8 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleUint64Convert(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64Convert(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64Clamp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt(clamping: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint64Clamp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64Clamp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = UInt(exactly: value) != nil
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint64Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64ExactlyUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = UInt(bitPattern: value) <= UInt(UInt.max)
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint64ExactlyUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64ExactlyUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  guard let result = UInt(exactly: float64(frame[Int(pc.pointee.b)]).rounded(.towardZero)) else { return slowPath }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyUint64FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage(conversionFailure(of: float64(frame[Int(pc.pointee.b)]), to: "UInt"), context)
  return 1
}
@inline(never) func slowUint64FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyUint64FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleUint64FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowUint64FromFloat64(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64FromFloat64Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let result = UInt(exactly: float64(frame[Int(pc.pointee.b)]))
  (frame + Int(pc.pointee.a))[0] = result == nil ? 0 : 1
  (frame + Int(pc.pointee.a))[1] = Int(truncatingIfNeeded: result ?? 0)
  pc += 1
  return 0
}
@inline(__always) func handleUint64FromFloat64Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64FromFloat64Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(UInt32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint32Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32AddWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &+ UInt32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint32AddWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32AddWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32AddReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(UInt32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint32AddReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32AddReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(UInt32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint32Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32SubtractWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &- UInt32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint32SubtractWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32SubtractWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32SubtractReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(UInt32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint32SubtractReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32SubtractReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32Multiply(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: UInt32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint32Multiply(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32Multiply(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32MultiplyWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &* UInt32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint32MultiplyWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32MultiplyWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32MultiplyReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: UInt32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint32MultiplyReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32MultiplyReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32Not(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: ~UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint32Not(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32Not(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32ShiftLeft(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) << frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleUint32ShiftLeft(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32ShiftLeft(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32ShiftLeftMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &<< UInt32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint32ShiftLeftMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32ShiftLeftMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32ShiftRight(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) >> frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleUint32ShiftRight(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32ShiftRight(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32ShiftRightMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &>> UInt32(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint32ShiftRightMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32ShiftRightMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32LeadingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).leadingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleUint32LeadingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32LeadingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32TrailingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).trailingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleUint32TrailingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32TrailingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32NonzeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).nonzeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleUint32NonzeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32NonzeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32ByteSwapped(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]).byteSwapped)
  pc += 1
  return 0
}
@inline(__always) func handleUint32ByteSwapped(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32ByteSwapped(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32Convert(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(value < 0) { return 8 }
  if _slowPath(Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: value)) != value) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleUint32Convert(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32Convert(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32Clamp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt32(clamping: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint32Clamp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32Clamp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = UInt32(exactly: value) != nil
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint32Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32ConvertUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: value) > UInt(UInt32.max)) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleUint32ConvertUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32ConvertUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32ClampUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt32(clamping: UInt(bitPattern: frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(__always) func handleUint32ClampUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32ClampUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32ExactlyUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = UInt(bitPattern: value) <= UInt(UInt32.max)
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint32ExactlyUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32ExactlyUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32Truncate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint32Truncate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32Truncate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  guard let result = UInt32(exactly: float64(frame[Int(pc.pointee.b)]).rounded(.towardZero)) else { return slowPath }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyUint32FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage(conversionFailure(of: float64(frame[Int(pc.pointee.b)]), to: "UInt32"), context)
  return 1
}
@inline(never) func slowUint32FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyUint32FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleUint32FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowUint32FromFloat64(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint32FromFloat64Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let result = UInt32(exactly: float64(frame[Int(pc.pointee.b)]))
  (frame + Int(pc.pointee.a))[0] = result == nil ? 0 : 1
  (frame + Int(pc.pointee.a))[1] = Int(truncatingIfNeeded: result ?? 0)
  pc += 1
  return 0
}
@inline(__always) func handleUint32FromFloat64Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint32FromFloat64Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(UInt16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint16Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16AddWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &+ UInt16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint16AddWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16AddWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16AddReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(UInt16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint16AddReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16AddReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(UInt16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint16Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16SubtractWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &- UInt16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint16SubtractWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16SubtractWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16SubtractReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(UInt16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint16SubtractReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16SubtractReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16Multiply(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: UInt16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint16Multiply(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16Multiply(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16MultiplyWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &* UInt16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint16MultiplyWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16MultiplyWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16MultiplyReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: UInt16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint16MultiplyReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16MultiplyReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16Not(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: ~UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint16Not(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16Not(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16ShiftLeft(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) << frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleUint16ShiftLeft(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16ShiftLeft(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16ShiftLeftMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &<< UInt16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint16ShiftLeftMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16ShiftLeftMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16ShiftRight(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) >> frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleUint16ShiftRight(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16ShiftRight(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16ShiftRightMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &>> UInt16(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint16ShiftRightMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16ShiftRightMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16LeadingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).leadingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleUint16LeadingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16LeadingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16TrailingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).trailingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleUint16TrailingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16TrailingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16NonzeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).nonzeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleUint16NonzeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16NonzeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16ByteSwapped(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]).byteSwapped)
  pc += 1
  return 0
}
@inline(__always) func handleUint16ByteSwapped(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16ByteSwapped(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16Convert(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(value < 0) { return 8 }
  if _slowPath(Int(truncatingIfNeeded: UInt16(truncatingIfNeeded: value)) != value) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleUint16Convert(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16Convert(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16Clamp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt16(clamping: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint16Clamp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16Clamp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = UInt16(exactly: value) != nil
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint16Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16ConvertUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: value) > UInt(UInt16.max)) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleUint16ConvertUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16ConvertUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16ClampUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt16(clamping: UInt(bitPattern: frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(__always) func handleUint16ClampUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16ClampUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16ExactlyUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = UInt(bitPattern: value) <= UInt(UInt16.max)
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint16ExactlyUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16ExactlyUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16Truncate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt16(truncatingIfNeeded: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint16Truncate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16Truncate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  guard let result = UInt16(exactly: float64(frame[Int(pc.pointee.b)]).rounded(.towardZero)) else { return slowPath }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyUint16FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage(conversionFailure(of: float64(frame[Int(pc.pointee.b)]), to: "UInt16"), context)
  return 1
}
@inline(never) func slowUint16FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyUint16FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleUint16FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowUint16FromFloat64(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint16FromFloat64Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let result = UInt16(exactly: float64(frame[Int(pc.pointee.b)]))
  (frame + Int(pc.pointee.a))[0] = result == nil ? 0 : 1
  (frame + Int(pc.pointee.a))[1] = Int(truncatingIfNeeded: result ?? 0)
  pc += 1
  return 0
}
@inline(__always) func handleUint16FromFloat64Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint16FromFloat64Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(UInt8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint8Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8AddWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &+ UInt8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint8AddWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8AddWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8AddReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).addingReportingOverflow(UInt8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint8AddReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8AddReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(UInt8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint8Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8SubtractWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &- UInt8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint8SubtractWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8SubtractWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8SubtractReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).subtractingReportingOverflow(UInt8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint8SubtractReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8SubtractReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8Multiply(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: UInt8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  if _slowPath(overflow) { return 2 }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func handleUint8Multiply(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8Multiply(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8MultiplyWrapping(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &* UInt8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint8MultiplyWrapping(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8MultiplyWrapping(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8MultiplyReportingOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).multipliedReportingOverflow(by: UInt8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(truncatingIfNeeded: result)
  (frame + Int(pc.pointee.a))[1] = overflow ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint8MultiplyReportingOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8MultiplyReportingOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8Not(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: ~UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint8Not(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8Not(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8ShiftLeft(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) << frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleUint8ShiftLeft(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8ShiftLeft(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8ShiftLeftMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &<< UInt8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint8ShiftLeftMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8ShiftLeftMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8ShiftRight(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) >> frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleUint8ShiftRight(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8ShiftRight(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8ShiftRightMasking(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]) &>> UInt8(truncatingIfNeeded: frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint8ShiftRightMasking(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8ShiftRightMasking(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8LeadingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).leadingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleUint8LeadingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8LeadingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8TrailingZeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).trailingZeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleUint8TrailingZeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8TrailingZeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8NonzeroBitCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]).nonzeroBitCount
  pc += 1
  return 0
}
@inline(__always) func handleUint8NonzeroBitCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8NonzeroBitCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8Convert(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(value < 0) { return 8 }
  if _slowPath(Int(truncatingIfNeeded: UInt8(truncatingIfNeeded: value)) != value) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleUint8Convert(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8Convert(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8Clamp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt8(clamping: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint8Clamp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8Clamp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = UInt8(exactly: value) != nil
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint8Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8ConvertUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: value) > UInt(UInt8.max)) { return 7 }
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleUint8ConvertUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8ConvertUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8ClampUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt8(clamping: UInt(bitPattern: frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(__always) func handleUint8ClampUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8ClampUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8ExactlyUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  let fits = UInt(bitPattern: value) <= UInt(UInt8.max)
  (frame + Int(pc.pointee.a))[0] = fits ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = fits ? value : 0
  pc += 1
  return 0
}
@inline(__always) func handleUint8ExactlyUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8ExactlyUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8Truncate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: UInt8(truncatingIfNeeded: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleUint8Truncate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8Truncate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  guard let result = UInt8(exactly: float64(frame[Int(pc.pointee.b)]).rounded(.towardZero)) else { return slowPath }
  frame[Int(pc.pointee.a)] = Int(truncatingIfNeeded: result)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyUint8FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage(conversionFailure(of: float64(frame[Int(pc.pointee.b)]), to: "UInt8"), context)
  return 1
}
@inline(never) func slowUint8FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyUint8FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleUint8FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowUint8FromFloat64(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint8FromFloat64Exactly(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let result = UInt8(exactly: float64(frame[Int(pc.pointee.b)]))
  (frame + Int(pc.pointee.a))[0] = result == nil ? 0 : 1
  (frame + Int(pc.pointee.a))[1] = Int(truncatingIfNeeded: result ?? 0)
  pc += 1
  return 0
}
@inline(__always) func handleUint8FromFloat64Exactly(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint8FromFloat64Exactly(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64MultiplyFullWidth(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let product = frame[Int(pc.pointee.b)].multipliedFullWidth(by: frame[Int(pc.pointee.c)])
  (frame + Int(pc.pointee.a))[0] = product.high
  (frame + Int(pc.pointee.a))[1] = Int(bitPattern: product.low)
  pc += 1
  return 0
}
@inline(__always) func handleInt64MultiplyFullWidth(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64MultiplyFullWidth(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64MultiplyFullWidth(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let product = UInt(bitPattern: frame[Int(pc.pointee.b)]).multipliedFullWidth(by: UInt(bitPattern: frame[Int(pc.pointee.c)]))
  (frame + Int(pc.pointee.a))[0] = Int(bitPattern: product.high)
  (frame + Int(pc.pointee.a))[1] = Int(bitPattern: product.low)
  pc += 1
  return 0
}
@inline(__always) func handleUint64MultiplyFullWidth(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64MultiplyFullWidth(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyInt64Description(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeDigits((frame + Int(pc.pointee.a)), frame[Int(pc.pointee.b)], radix: 10, isSigned: true, isUppercase: false, context)
  pc += 1
  return 0
}
@inline(never) func slowInt64Description(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyInt64Description(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleInt64Description(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowInt64Description(code, slots, state)
}
@inline(__always) func executeSlowlyInt64DescriptionRadix(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeDigits((frame + Int(pc.pointee.a)), frame[Int(pc.pointee.b)], radix: frame[Int(pc.pointee.c)], isSigned: true, isUppercase: frame[Int(pc.pointee.d)] != 0, context)
  pc += 1
  return 0
}
@inline(never) func slowInt64DescriptionRadix(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyInt64DescriptionRadix(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleInt64DescriptionRadix(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowInt64DescriptionRadix(code, slots, state)
}
@inline(__always) func executeSlowlyInt64Parse(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  parseInteger((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b)), radix: frame[Int(pc.pointee.c)], isSigned: true)
  pc += 1
  return 0
}
@inline(never) func slowInt64Parse(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyInt64Parse(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleInt64Parse(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowInt64Parse(code, slots, state)
}
@inline(__always) func executeSlowlyUint64Description(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeDigits((frame + Int(pc.pointee.a)), frame[Int(pc.pointee.b)], radix: 10, isSigned: false, isUppercase: false, context)
  pc += 1
  return 0
}
@inline(never) func slowUint64Description(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyUint64Description(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleUint64Description(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowUint64Description(code, slots, state)
}
@inline(__always) func executeSlowlyUint64DescriptionRadix(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeDigits((frame + Int(pc.pointee.a)), frame[Int(pc.pointee.b)], radix: frame[Int(pc.pointee.c)], isSigned: false, isUppercase: frame[Int(pc.pointee.d)] != 0, context)
  pc += 1
  return 0
}
@inline(never) func slowUint64DescriptionRadix(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyUint64DescriptionRadix(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleUint64DescriptionRadix(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowUint64DescriptionRadix(code, slots, state)
}
@inline(__always) func executeSlowlyUint64Parse(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  parseInteger((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b)), radix: frame[Int(pc.pointee.c)], isSigned: false)
  pc += 1
  return 0
}
@inline(never) func slowUint64Parse(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyUint64Parse(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleUint64Parse(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowUint64Parse(code, slots, state)
}
@inline(__always) func executeBoolNot(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] ^ 1
  pc += 1
  return 0
}
@inline(__always) func handleBoolNot(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBoolNot(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]) + float64(frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleFloat64Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]) - float64(frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleFloat64Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64Multiply(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]) * float64(frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleFloat64Multiply(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64Multiply(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64Divide(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]) / float64(frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleFloat64Divide(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64Divide(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64AddConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]) + float64(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)))
  pc += 2
  return 0
}
@inline(__always) func handleFloat64AddConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64AddConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64SubtractConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]) - float64(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)))
  pc += 2
  return 0
}
@inline(__always) func handleFloat64SubtractConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64SubtractConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64MultiplyConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]) * float64(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)))
  pc += 2
  return 0
}
@inline(__always) func handleFloat64MultiplyConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64MultiplyConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64DivideConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]) / float64(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)))
  pc += 2
  return 0
}
@inline(__always) func handleFloat64DivideConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64DivideConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyFloat64TruncatingRemainder(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).truncatingRemainder(dividingBy: float64(frame[Int(pc.pointee.c)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64TruncatingRemainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64TruncatingRemainder(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64TruncatingRemainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64TruncatingRemainder(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Remainder(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).remainder(dividingBy: float64(frame[Int(pc.pointee.c)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Remainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Remainder(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Remainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Remainder(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Minimum(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(Double.minimum(float64(frame[Int(pc.pointee.b)]), float64(frame[Int(pc.pointee.c)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Minimum(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Minimum(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Minimum(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Minimum(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Maximum(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(Double.maximum(float64(frame[Int(pc.pointee.b)]), float64(frame[Int(pc.pointee.c)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Maximum(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Maximum(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Maximum(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Maximum(code, slots, state)
}
@inline(__always) func executeFloat64Negate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(-float64(frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleFloat64Negate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64Negate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64Magnitude(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).magnitude)
  pc += 1
  return 0
}
@inline(__always) func handleFloat64Magnitude(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64Magnitude(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64SquareRoot(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).squareRoot())
  pc += 1
  return 0
}
@inline(__always) func handleFloat64SquareRoot(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64SquareRoot(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyFloat64RoundedUp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).rounded(.up))
  pc += 1
  return 0
}
@inline(never) func slowFloat64RoundedUp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64RoundedUp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64RoundedUp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64RoundedUp(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64RoundedDown(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).rounded(.down))
  pc += 1
  return 0
}
@inline(never) func slowFloat64RoundedDown(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64RoundedDown(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64RoundedDown(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64RoundedDown(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64RoundedTowardZero(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).rounded(.towardZero))
  pc += 1
  return 0
}
@inline(never) func slowFloat64RoundedTowardZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64RoundedTowardZero(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64RoundedTowardZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64RoundedTowardZero(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64RoundedAwayFromZero(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).rounded(.awayFromZero))
  pc += 1
  return 0
}
@inline(never) func slowFloat64RoundedAwayFromZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64RoundedAwayFromZero(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64RoundedAwayFromZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64RoundedAwayFromZero(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64RoundedToNearestOrEven(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).rounded(.toNearestOrEven))
  pc += 1
  return 0
}
@inline(never) func slowFloat64RoundedToNearestOrEven(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64RoundedToNearestOrEven(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64RoundedToNearestOrEven(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64RoundedToNearestOrEven(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64RoundedToNearestOrAwayFromZero(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).rounded(.toNearestOrAwayFromZero))
  pc += 1
  return 0
}
@inline(never) func slowFloat64RoundedToNearestOrAwayFromZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64RoundedToNearestOrAwayFromZero(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64RoundedToNearestOrAwayFromZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64RoundedToNearestOrAwayFromZero(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64NextUp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).nextUp)
  pc += 1
  return 0
}
@inline(never) func slowFloat64NextUp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64NextUp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64NextUp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64NextUp(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Ulp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).ulp)
  pc += 1
  return 0
}
@inline(never) func slowFloat64Ulp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Ulp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Ulp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Ulp(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Significand(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).significand)
  pc += 1
  return 0
}
@inline(never) func slowFloat64Significand(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Significand(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Significand(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Significand(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64MultiplyAdd(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float64(frame[Int(pc.pointee.b)]).addingProduct(float64(frame[Int(pc.pointee.c)]), float64(frame[Int(pc.pointee.d)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64MultiplyAdd(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64MultiplyAdd(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64MultiplyAdd(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64MultiplyAdd(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Exponent(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float64(frame[Int(pc.pointee.b)]).exponent
  pc += 1
  return 0
}
@inline(never) func slowFloat64Exponent(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Exponent(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Exponent(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Exponent(code, slots, state)
}
@inline(__always) func executeFloat64Equal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float64(frame[Int(pc.pointee.b)]) == float64(frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleFloat64Equal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64Equal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64NotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float64(frame[Int(pc.pointee.b)]) != float64(frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleFloat64NotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64NotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64Less(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float64(frame[Int(pc.pointee.b)]) < float64(frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleFloat64Less(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64Less(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64LessEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float64(frame[Int(pc.pointee.b)]) <= float64(frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleFloat64LessEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64LessEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64Greater(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float64(frame[Int(pc.pointee.b)]) > float64(frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleFloat64Greater(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64Greater(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64GreaterEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float64(frame[Int(pc.pointee.b)]) >= float64(frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleFloat64GreaterEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64GreaterEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64FromInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(Double(frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleFloat64FromInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64FromInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64FromUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(Double(UInt(bitPattern: frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(__always) func handleFloat64FromUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64FromUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyFloat64Description(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeString((frame + Int(pc.pointee.a)), float64(frame[Int(pc.pointee.b)]).description, context)
  pc += 1
  return 0
}
@inline(never) func slowFloat64Description(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Description(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Description(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Description(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Parse(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  parseDouble((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b)))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Parse(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Parse(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Parse(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Parse(code, slots, state)
}
@inline(__always) func executeFloat32Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]) + float32(frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleFloat32Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]) - float32(frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleFloat32Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32Multiply(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]) * float32(frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleFloat32Multiply(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32Multiply(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32Divide(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]) / float32(frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleFloat32Divide(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32Divide(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyFloat32TruncatingRemainder(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).truncatingRemainder(dividingBy: float32(frame[Int(pc.pointee.c)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat32TruncatingRemainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32TruncatingRemainder(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32TruncatingRemainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32TruncatingRemainder(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32Remainder(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).remainder(dividingBy: float32(frame[Int(pc.pointee.c)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat32Remainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32Remainder(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32Remainder(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32Remainder(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32Minimum(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(Float.minimum(float32(frame[Int(pc.pointee.b)]), float32(frame[Int(pc.pointee.c)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat32Minimum(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32Minimum(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32Minimum(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32Minimum(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32Maximum(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(Float.maximum(float32(frame[Int(pc.pointee.b)]), float32(frame[Int(pc.pointee.c)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat32Maximum(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32Maximum(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32Maximum(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32Maximum(code, slots, state)
}
@inline(__always) func executeFloat32Negate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(-float32(frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleFloat32Negate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32Negate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32Magnitude(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).magnitude)
  pc += 1
  return 0
}
@inline(__always) func handleFloat32Magnitude(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32Magnitude(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32SquareRoot(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).squareRoot())
  pc += 1
  return 0
}
@inline(__always) func handleFloat32SquareRoot(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32SquareRoot(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyFloat32RoundedUp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).rounded(.up))
  pc += 1
  return 0
}
@inline(never) func slowFloat32RoundedUp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32RoundedUp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32RoundedUp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32RoundedUp(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32RoundedDown(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).rounded(.down))
  pc += 1
  return 0
}
@inline(never) func slowFloat32RoundedDown(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32RoundedDown(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32RoundedDown(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32RoundedDown(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32RoundedTowardZero(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).rounded(.towardZero))
  pc += 1
  return 0
}
@inline(never) func slowFloat32RoundedTowardZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32RoundedTowardZero(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32RoundedTowardZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32RoundedTowardZero(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32RoundedAwayFromZero(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).rounded(.awayFromZero))
  pc += 1
  return 0
}
@inline(never) func slowFloat32RoundedAwayFromZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32RoundedAwayFromZero(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32RoundedAwayFromZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32RoundedAwayFromZero(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32RoundedToNearestOrEven(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).rounded(.toNearestOrEven))
  pc += 1
  return 0
}
@inline(never) func slowFloat32RoundedToNearestOrEven(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32RoundedToNearestOrEven(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32RoundedToNearestOrEven(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32RoundedToNearestOrEven(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32RoundedToNearestOrAwayFromZero(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).rounded(.toNearestOrAwayFromZero))
  pc += 1
  return 0
}
@inline(never) func slowFloat32RoundedToNearestOrAwayFromZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32RoundedToNearestOrAwayFromZero(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32RoundedToNearestOrAwayFromZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32RoundedToNearestOrAwayFromZero(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32NextUp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).nextUp)
  pc += 1
  return 0
}
@inline(never) func slowFloat32NextUp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32NextUp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32NextUp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32NextUp(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32Ulp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).ulp)
  pc += 1
  return 0
}
@inline(never) func slowFloat32Ulp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32Ulp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32Ulp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32Ulp(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32Significand(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).significand)
  pc += 1
  return 0
}
@inline(never) func slowFloat32Significand(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32Significand(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32Significand(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32Significand(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32MultiplyAdd(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(float32(frame[Int(pc.pointee.b)]).addingProduct(float32(frame[Int(pc.pointee.c)]), float32(frame[Int(pc.pointee.d)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat32MultiplyAdd(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32MultiplyAdd(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32MultiplyAdd(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32MultiplyAdd(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32Exponent(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float32(frame[Int(pc.pointee.b)]).exponent
  pc += 1
  return 0
}
@inline(never) func slowFloat32Exponent(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32Exponent(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32Exponent(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32Exponent(code, slots, state)
}
@inline(__always) func executeFloat32Equal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float32(frame[Int(pc.pointee.b)]) == float32(frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleFloat32Equal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32Equal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32NotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float32(frame[Int(pc.pointee.b)]) != float32(frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleFloat32NotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32NotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32Less(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float32(frame[Int(pc.pointee.b)]) < float32(frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleFloat32Less(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32Less(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32LessEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float32(frame[Int(pc.pointee.b)]) <= float32(frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleFloat32LessEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32LessEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32Greater(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float32(frame[Int(pc.pointee.b)]) > float32(frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleFloat32Greater(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32Greater(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32GreaterEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = float32(frame[Int(pc.pointee.b)]) >= float32(frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleFloat32GreaterEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32GreaterEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32FromInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(Float(frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleFloat32FromInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32FromInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32FromUInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(Float(UInt(bitPattern: frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(__always) func handleFloat32FromUInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32FromUInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyFloat32Description(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeString((frame + Int(pc.pointee.a)), float32(frame[Int(pc.pointee.b)]).description, context)
  pc += 1
  return 0
}
@inline(never) func slowFloat32Description(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32Description(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32Description(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32Description(code, slots, state)
}
@inline(__always) func executeSlowlyFloat32Parse(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  parseFloat((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b)))
  pc += 1
  return 0
}
@inline(never) func slowFloat32Parse(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat32Parse(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat32Parse(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat32Parse(code, slots, state)
}
@inline(__always) func executeFloat64FromFloat32(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(Double(float32(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(__always) func handleFloat64FromFloat32(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64FromFloat32(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat32FromFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(Float(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(__always) func handleFloat32FromFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat32FromFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyFloat64Sin(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(sin(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Sin(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Sin(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Sin(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Sin(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Cos(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(cos(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Cos(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Cos(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Cos(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Cos(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Tan(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(tan(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Tan(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Tan(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Tan(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Tan(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Asin(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(asin(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Asin(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Asin(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Asin(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Asin(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Acos(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(acos(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Acos(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Acos(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Acos(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Acos(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Atan(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(atan(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Atan(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Atan(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Atan(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Atan(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Sinh(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(sinh(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Sinh(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Sinh(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Sinh(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Sinh(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Cosh(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(cosh(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Cosh(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Cosh(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Cosh(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Cosh(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Tanh(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(tanh(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Tanh(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Tanh(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Tanh(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Tanh(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Exp(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(exp(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Exp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Exp(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Exp(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Exp(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Exp2(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(exp2(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Exp2(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Exp2(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Exp2(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Exp2(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Log(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(log(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Log(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Log(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Log(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Log(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Log2(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(log2(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Log2(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Log2(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Log2(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Log2(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Log10(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(log10(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Log10(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Log10(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Log10(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Log10(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Cbrt(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(cbrt(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Cbrt(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Cbrt(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Cbrt(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Cbrt(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Log1p(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(log1p(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Log1p(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Log1p(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Log1p(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Log1p(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Expm1(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(expm1(float64(frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Expm1(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Expm1(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Expm1(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Expm1(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Power(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(pow(float64(frame[Int(pc.pointee.b)]), float64(frame[Int(pc.pointee.c)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Power(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Power(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Power(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Power(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Atan2(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(atan2(float64(frame[Int(pc.pointee.b)]), float64(frame[Int(pc.pointee.c)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Atan2(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Atan2(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Atan2(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Atan2(code, slots, state)
}
@inline(__always) func executeSlowlyFloat64Hypotenuse(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slot(hypot(float64(frame[Int(pc.pointee.b)]), float64(frame[Int(pc.pointee.c)])))
  pc += 1
  return 0
}
@inline(never) func slowFloat64Hypotenuse(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFloat64Hypotenuse(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFloat64Hypotenuse(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFloat64Hypotenuse(code, slots, state)
}
@inline(__always) func executeJump(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  pc += Int(Int16(bitPattern: pc.pointee.a))
  return 0
}
@inline(__always) func handleJump(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeJump(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBranchIfTrue(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] & 1 != 0 { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleBranchIfTrue(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBranchIfTrue(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBranchIfFalse(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] & 1 == 0 { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleBranchIfFalse(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBranchIfFalse(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBranchIfZero(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] == 0 { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleBranchIfZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBranchIfZero(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBranchIfNotZero(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] != 0 { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleBranchIfNotZero(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBranchIfNotZero(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64BranchIfEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] == frame[Int(pc.pointee.b)] { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleInt64BranchIfEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64BranchIfEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64BranchIfEqualImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] == Int(Int16(bitPattern: pc.pointee.b)) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleInt64BranchIfEqualImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64BranchIfEqualImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64BranchIfNotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] != frame[Int(pc.pointee.b)] { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleInt64BranchIfNotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64BranchIfNotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64BranchIfNotEqualImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] != Int(Int16(bitPattern: pc.pointee.b)) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleInt64BranchIfNotEqualImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64BranchIfNotEqualImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64BranchIfLess(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] < frame[Int(pc.pointee.b)] { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleInt64BranchIfLess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64BranchIfLess(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64BranchIfLessImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] < Int(Int16(bitPattern: pc.pointee.b)) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleInt64BranchIfLessImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64BranchIfLessImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64BranchIfLessEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] <= frame[Int(pc.pointee.b)] { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleInt64BranchIfLessEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64BranchIfLessEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64BranchIfLessEqualImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] <= Int(Int16(bitPattern: pc.pointee.b)) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleInt64BranchIfLessEqualImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64BranchIfLessEqualImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64BranchIfGreater(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] > frame[Int(pc.pointee.b)] { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleInt64BranchIfGreater(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64BranchIfGreater(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64BranchIfGreaterImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] > Int(Int16(bitPattern: pc.pointee.b)) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleInt64BranchIfGreaterImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64BranchIfGreaterImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64BranchIfGreaterEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] >= frame[Int(pc.pointee.b)] { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleInt64BranchIfGreaterEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64BranchIfGreaterEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeInt64BranchIfGreaterEqualImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] >= Int(Int16(bitPattern: pc.pointee.b)) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleInt64BranchIfGreaterEqualImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeInt64BranchIfGreaterEqualImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64BranchIfLess(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if UInt(bitPattern: frame[Int(pc.pointee.a)]) < UInt(bitPattern: frame[Int(pc.pointee.b)]) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleUint64BranchIfLess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64BranchIfLess(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64BranchIfLessEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if UInt(bitPattern: frame[Int(pc.pointee.a)]) <= UInt(bitPattern: frame[Int(pc.pointee.b)]) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleUint64BranchIfLessEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64BranchIfLessEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64BranchIfGreater(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if UInt(bitPattern: frame[Int(pc.pointee.a)]) > UInt(bitPattern: frame[Int(pc.pointee.b)]) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleUint64BranchIfGreater(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64BranchIfGreater(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeUint64BranchIfGreaterEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if UInt(bitPattern: frame[Int(pc.pointee.a)]) >= UInt(bitPattern: frame[Int(pc.pointee.b)]) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleUint64BranchIfGreaterEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUint64BranchIfGreaterEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if float64(frame[Int(pc.pointee.a)]) == float64(frame[Int(pc.pointee.b)]) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleFloat64BranchIfEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfNotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if float64(frame[Int(pc.pointee.a)]) != float64(frame[Int(pc.pointee.b)]) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleFloat64BranchIfNotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfNotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfLess(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if float64(frame[Int(pc.pointee.a)]) < float64(frame[Int(pc.pointee.b)]) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleFloat64BranchIfLess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfLess(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfLessEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if float64(frame[Int(pc.pointee.a)]) <= float64(frame[Int(pc.pointee.b)]) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleFloat64BranchIfLessEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfLessEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfGreater(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if float64(frame[Int(pc.pointee.a)]) > float64(frame[Int(pc.pointee.b)]) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleFloat64BranchIfGreater(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfGreater(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfGreaterEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if float64(frame[Int(pc.pointee.a)]) >= float64(frame[Int(pc.pointee.b)]) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleFloat64BranchIfGreaterEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfGreaterEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfNotLess(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !(float64(frame[Int(pc.pointee.a)]) < float64(frame[Int(pc.pointee.b)])) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleFloat64BranchIfNotLess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfNotLess(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfNotLessEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !(float64(frame[Int(pc.pointee.a)]) <= float64(frame[Int(pc.pointee.b)])) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleFloat64BranchIfNotLessEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfNotLessEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfNotGreater(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !(float64(frame[Int(pc.pointee.a)]) > float64(frame[Int(pc.pointee.b)])) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleFloat64BranchIfNotGreater(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfNotGreater(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfNotGreaterEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !(float64(frame[Int(pc.pointee.a)]) >= float64(frame[Int(pc.pointee.b)])) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleFloat64BranchIfNotGreaterEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfNotGreaterEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfLessConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if float64(frame[Int(pc.pointee.a)]) < float64(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)) { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 2
  return 0
}
@inline(__always) func handleFloat64BranchIfLessConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfLessConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfNotLessConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !(float64(frame[Int(pc.pointee.a)]) < float64(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))) { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 2
  return 0
}
@inline(__always) func handleFloat64BranchIfNotLessConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfNotLessConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfLessEqualConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if float64(frame[Int(pc.pointee.a)]) <= float64(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)) { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 2
  return 0
}
@inline(__always) func handleFloat64BranchIfLessEqualConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfLessEqualConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfNotLessEqualConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !(float64(frame[Int(pc.pointee.a)]) <= float64(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))) { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 2
  return 0
}
@inline(__always) func handleFloat64BranchIfNotLessEqualConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfNotLessEqualConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfGreaterConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if float64(frame[Int(pc.pointee.a)]) > float64(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)) { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 2
  return 0
}
@inline(__always) func handleFloat64BranchIfGreaterConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfGreaterConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfNotGreaterConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !(float64(frame[Int(pc.pointee.a)]) > float64(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))) { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 2
  return 0
}
@inline(__always) func handleFloat64BranchIfNotGreaterConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfNotGreaterConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfGreaterEqualConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if float64(frame[Int(pc.pointee.a)]) >= float64(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)) { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 2
  return 0
}
@inline(__always) func handleFloat64BranchIfGreaterEqualConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfGreaterEqualConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeFloat64BranchIfNotGreaterEqualConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !(float64(frame[Int(pc.pointee.a)]) >= float64(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))) { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 2
  return 0
}
@inline(__always) func handleFloat64BranchIfNotGreaterEqualConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeFloat64BranchIfNotGreaterEqualConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeLoopCounted(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let next = (frame + Int(pc.pointee.a))[0] &+ 1
  if next < (frame + Int(pc.pointee.a))[1] {
    (frame + Int(pc.pointee.a))[0] = next
    pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleLoopCounted(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeLoopCounted(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeLoopStrided(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (next, overflow) = (frame + Int(pc.pointee.a))[0].addingReportingOverflow((frame + Int(pc.pointee.a))[2])
  if !overflow && ((frame + Int(pc.pointee.a))[2] > 0 ? next < (frame + Int(pc.pointee.a))[1] : next > (frame + Int(pc.pointee.a))[1]) {
    (frame + Int(pc.pointee.a))[0] = next
    pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleLoopStrided(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeLoopStrided(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeLoopStridedThrough(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (next, overflow) = (frame + Int(pc.pointee.a))[0].addingReportingOverflow((frame + Int(pc.pointee.a))[2])
  if !overflow && ((frame + Int(pc.pointee.a))[2] > 0 ? next <= (frame + Int(pc.pointee.a))[1] : next >= (frame + Int(pc.pointee.a))[1]) {
    (frame + Int(pc.pointee.a))[0] = next
    pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleLoopStridedThrough(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeLoopStridedThrough(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeLoopArray(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: (frame + Int(pc.pointee.a))[0])
  let index = (frame + Int(pc.pointee.a))[1]
  if index < buffer[Buffer.count] {
    (frame + Int(pc.pointee.a))[2] = buffer[Buffer.elements &+ index]
    (frame + Int(pc.pointee.a))[1] = index &+ 1
    pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleLoopArray(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeLoopArray(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeLoopArrayMany(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: (frame + Int(pc.pointee.a))[0])
  let index = (frame + Int(pc.pointee.a))[1]
  if index < buffer[Buffer.count] {
    moveSlots((frame + Int(pc.pointee.a)) + 2, buffer + (Buffer.elements &+ index &* Int(pc.pointee.c)), Int(pc.pointee.c))
    (frame + Int(pc.pointee.a))[1] = index &+ 1
    pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleLoopArrayMany(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeLoopArrayMany(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSwitchTable(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let index = UInt(bitPattern: frame[Int(pc.pointee.a)] &- Int(Int16(bitPattern: pc.pointee.b)))
  pc += 1 &+ Int(bitPattern: min(index, UInt(bitPattern: Int(pc.pointee.c))))
  pc += Int(Int16(bitPattern: pc.pointee.a))
  return 0
}
@inline(__always) func handleSwitchTable(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSwitchTable(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executePoll(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if _slowPath(context.pointee.interruption != 0) { return 16 }
  pc += 1
  return 0
}
@inline(__always) func handlePoll(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executePoll(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCall(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let callee = (frame + Int(pc.pointee.a))
  let code = cells(at: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))
  if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  callee[-1] = Int(bitPattern: pc + 2)
  callee[-2] = address(frame)
  pc = code
  frame = callee
  return 0
}
@inline(__always) func handleCall(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCall(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCallVirtual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let callee = (frame + Int(pc.pointee.a))
  let code = cells(at: slots(at: slots(at: callee[0])[1])[Descriptor.methods &+ Int(pc.pointee.b)])
  if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  callee[-1] = Int(bitPattern: pc + 1)
  callee[-2] = address(frame)
  pc = code
  frame = callee
  return 0
}
@inline(__always) func handleCallVirtual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCallVirtual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCallVirtualOfType(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let type = frame[Int(pc.pointee.c)]
  let callee = (frame + Int(pc.pointee.a))
  let code = cells(at: slots(at: type)[Descriptor.methods &+ Int(pc.pointee.b)])
  if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  callee[-1] = Int(bitPattern: pc + 1)
  callee[-2] = address(frame)
  pc = code
  frame = callee
  return 0
}
@inline(__always) func handleCallVirtualOfType(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCallVirtualOfType(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCallClosure(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let closure = frame[Int(pc.pointee.b)]
  let callee = (frame + Int(pc.pointee.a))
  let code = cells(at: slots(at: closure)[Closure.code])
  if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  callee[-3] = closure
  callee[-1] = Int(bitPattern: pc + 1)
  callee[-2] = address(frame)
  pc = code
  frame = callee
  return 0
}
@inline(__always) func handleCallClosure(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCallClosure(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCallDispatched(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let type = frame[Int(pc.pointee.b)]
  let cache = slots(at: Int(bitPattern: pc + 2))
  if _slowPath(cache[0] != type) { return slowPath }
  let callee = (frame + Int(pc.pointee.a))
  let code = cells(at: cache[1])
  if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  callee[-1] = Int(bitPattern: pc + 3)
  callee[-2] = address(frame)
  pc = code
  frame = callee
  return 0
}
@inline(__always) func executeSlowlyCallDispatched(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let entry = dispatch(key: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), types: (frame + Int(pc.pointee.b)), context)
  if entry == 0 { return 20 }
  let cache = slots(at: Int(bitPattern: pc + 2))
  cache[0] = frame[Int(pc.pointee.b)]
  cache[1] = entry
  return 0
}
@inline(never) func slowCallDispatched(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCallDispatched(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCallDispatched(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCallDispatched(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCallDispatched(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyCallDispatchedMany(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let entry = dispatch(key: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), types: (frame + Int(pc.pointee.b)), context)
  if entry == 0 { return 20 }
  let callee = (frame + Int(pc.pointee.a))
  let code = cells(at: entry)
  if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  callee[-1] = Int(bitPattern: pc + 2)
  callee[-2] = address(frame)
  pc = code
  frame = callee
  return 0
}
@inline(never) func slowCallDispatchedMany(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCallDispatchedMany(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCallDispatchedMany(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCallDispatchedMany(code, slots, state)
}
@inline(__always) func executeCallAbove(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let callee = slots(at: frame[-4]) + Frame.linkage
  moveSlots(callee, (frame + Int(pc.pointee.a)), Int(pc.pointee.b))
  let code = cells(at: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))
  if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  callee[-1] = Int(bitPattern: pc + 2)
  callee[-2] = address(frame)
  pc = code
  frame = callee
  return 0
}
@inline(__always) func handleCallAbove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCallAbove(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCallVirtualAbove(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let callee = slots(at: frame[-4]) + Frame.linkage
  moveSlots(callee, (frame + Int(pc.pointee.a)), Int(pc.pointee.b))
  let code = cells(at: slots(at: slots(at: callee[0])[1])[Descriptor.methods &+ Int(pc.pointee.c)])
  if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  callee[-1] = Int(bitPattern: pc + 1)
  callee[-2] = address(frame)
  pc = code
  frame = callee
  return 0
}
@inline(__always) func handleCallVirtualAbove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCallVirtualAbove(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCallVirtualOfTypeAbove(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let type = frame[Int(pc.pointee.d)]
  let callee = slots(at: frame[-4]) + Frame.linkage
  moveSlots(callee, (frame + Int(pc.pointee.a)), Int(pc.pointee.b))
  let code = cells(at: slots(at: type)[Descriptor.methods &+ Int(pc.pointee.c)])
  if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  callee[-1] = Int(bitPattern: pc + 1)
  callee[-2] = address(frame)
  pc = code
  frame = callee
  return 0
}
@inline(__always) func handleCallVirtualOfTypeAbove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCallVirtualOfTypeAbove(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCallClosureAbove(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let closure = frame[Int(pc.pointee.c)]
  let callee = slots(at: frame[-4]) + Frame.linkage
  moveSlots(callee, (frame + Int(pc.pointee.a)), Int(pc.pointee.b))
  let code = cells(at: slots(at: closure)[Closure.code])
  if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  callee[-3] = closure
  callee[-1] = Int(bitPattern: pc + 1)
  callee[-2] = address(frame)
  pc = code
  frame = callee
  return 0
}
@inline(__always) func handleCallClosureAbove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCallClosureAbove(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCallDispatchedAbove(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let type = frame[Int(pc.pointee.c)]
  let cache = slots(at: Int(bitPattern: pc + 2))
  if _slowPath(cache[0] != type) { return slowPath }
  let callee = slots(at: frame[-4]) + Frame.linkage
  moveSlots(callee, (frame + Int(pc.pointee.a)), Int(pc.pointee.b))
  let code = cells(at: cache[1])
  if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  callee[-1] = Int(bitPattern: pc + 3)
  callee[-2] = address(frame)
  pc = code
  frame = callee
  return 0
}
@inline(__always) func executeSlowlyCallDispatchedAbove(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let entry = dispatch(key: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), types: (frame + Int(pc.pointee.c)), context)
  if entry == 0 { return 20 }
  let cache = slots(at: Int(bitPattern: pc + 2))
  cache[0] = frame[Int(pc.pointee.c)]
  cache[1] = entry
  return 0
}
@inline(never) func slowCallDispatchedAbove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCallDispatchedAbove(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCallDispatchedAbove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCallDispatchedAbove(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCallDispatchedAbove(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyCallDispatchedManyAbove(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let entry = dispatch(key: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), types: (frame + Int(pc.pointee.c)), context)
  if entry == 0 { return 20 }
  let callee = slots(at: frame[-4]) + Frame.linkage
  moveSlots(callee, (frame + Int(pc.pointee.a)), Int(pc.pointee.b))
  let code = cells(at: entry)
  if _slowPath(callee + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  callee[-1] = Int(bitPattern: pc + 2)
  callee[-2] = address(frame)
  pc = code
  frame = callee
  return 0
}
@inline(never) func slowCallDispatchedManyAbove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCallDispatchedManyAbove(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCallDispatchedManyAbove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCallDispatchedManyAbove(code, slots, state)
}
@inline(__always) func executeCallFetch(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  moveSlots((frame + Int(pc.pointee.a)), slots(at: frame[-4]) + Frame.linkage, Int(pc.pointee.b))
  pc += 1
  return 0
}
@inline(__always) func handleCallFetch(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCallFetch(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyLink(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let made = linkFunction(reference: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), frame, context)
  if made == 0 { return 20 }
  if made == 1 { return 14 }
  pc = cells(at: made)
  return 0
}
@inline(never) func slowLink(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyLink(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleLink(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowLink(code, slots, state)
}
@inline(__always) func executeEnter(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let code = cells(at: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))
  if _slowPath(frame + frameSlots(of: code) > context.pointee.stackLimit) { return 14 }
  pc = code
  return 0
}
@inline(__always) func handleEnter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeEnter(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturn(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  pc = cells(at: frame[-1])
  frame = slots(at: frame[-2])
  return 0
}
@inline(__always) func handleReturn(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturn(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnSlot(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[0] = frame[Int(pc.pointee.a)]
  pc = cells(at: frame[-1])
  frame = slots(at: frame[-2])
  return 0
}
@inline(__always) func handleReturnSlot(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnSlot(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnSlots2(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (first, second) = ((frame + Int(pc.pointee.a))[0], (frame + Int(pc.pointee.a))[1])
  frame[0] = first
  frame[1] = second
  pc = cells(at: frame[-1])
  frame = slots(at: frame[-2])
  return 0
}
@inline(__always) func handleReturnSlots2(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnSlots2(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnSlots(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  moveSlots(frame, (frame + Int(pc.pointee.a)), Int(pc.pointee.b))
  pc = cells(at: frame[-1])
  frame = slots(at: frame[-2])
  return 0
}
@inline(__always) func handleReturnSlots(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnSlots(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnConstant(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[0] = Int(UnsafeRawPointer(pc).loadUnaligned(fromByteOffset: 8, as: Int32.self))
  pc = cells(at: frame[-1])
  frame = slots(at: frame[-2])
  return 0
}
@inline(__always) func handleReturnConstant(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnConstant(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnInt64Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.a)].addingReportingOverflow(frame[Int(pc.pointee.b)])
  if _slowPath(overflow) { return 2 }
  frame[0] = result
  pc = cells(at: frame[-1])
  frame = slots(at: frame[-2])
  return 0
}
@inline(__always) func handleReturnInt64Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnInt64Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnInt64Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.a)].subtractingReportingOverflow(frame[Int(pc.pointee.b)])
  if _slowPath(overflow) { return 2 }
  frame[0] = result
  pc = cells(at: frame[-1])
  frame = slots(at: frame[-2])
  return 0
}
@inline(__always) func handleReturnInt64Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnInt64Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnInt64Multiply(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (result, overflow) = frame[Int(pc.pointee.a)].multipliedReportingOverflow(by: frame[Int(pc.pointee.b)])
  if _slowPath(overflow) { return 2 }
  frame[0] = result
  pc = cells(at: frame[-1])
  frame = slots(at: frame[-2])
  return 0
}
@inline(__always) func handleReturnInt64Multiply(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnInt64Multiply(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnIfInt64EqualImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] == Int(Int16(bitPattern: pc.pointee.b)) {
    frame[0] = frame[Int(pc.pointee.c)]
    pc = cells(at: frame[-1])
    frame = slots(at: frame[-2])
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleReturnIfInt64EqualImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnIfInt64EqualImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnIfInt64NotEqualImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] != Int(Int16(bitPattern: pc.pointee.b)) {
    frame[0] = frame[Int(pc.pointee.c)]
    pc = cells(at: frame[-1])
    frame = slots(at: frame[-2])
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleReturnIfInt64NotEqualImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnIfInt64NotEqualImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnIfInt64LessImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] < Int(Int16(bitPattern: pc.pointee.b)) {
    frame[0] = frame[Int(pc.pointee.c)]
    pc = cells(at: frame[-1])
    frame = slots(at: frame[-2])
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleReturnIfInt64LessImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnIfInt64LessImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnIfInt64LessEqualImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] <= Int(Int16(bitPattern: pc.pointee.b)) {
    frame[0] = frame[Int(pc.pointee.c)]
    pc = cells(at: frame[-1])
    frame = slots(at: frame[-2])
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleReturnIfInt64LessEqualImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnIfInt64LessEqualImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnIfInt64GreaterImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] > Int(Int16(bitPattern: pc.pointee.b)) {
    frame[0] = frame[Int(pc.pointee.c)]
    pc = cells(at: frame[-1])
    frame = slots(at: frame[-2])
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleReturnIfInt64GreaterImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnIfInt64GreaterImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnIfInt64GreaterEqualImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] >= Int(Int16(bitPattern: pc.pointee.b)) {
    frame[0] = frame[Int(pc.pointee.c)]
    pc = cells(at: frame[-1])
    frame = slots(at: frame[-2])
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleReturnIfInt64GreaterEqualImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnIfInt64GreaterEqualImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnIfTrue(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] & 1 != 0 {
    frame[0] = frame[Int(pc.pointee.b)]
    pc = cells(at: frame[-1])
    frame = slots(at: frame[-2])
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleReturnIfTrue(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnIfTrue(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnIfFalse(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if frame[Int(pc.pointee.a)] & 1 == 0 {
    frame[0] = frame[Int(pc.pointee.b)]
    pc = cells(at: frame[-1])
    frame = slots(at: frame[-2])
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleReturnIfFalse(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnIfFalse(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReturnField(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[0] = slots(at: frame[Int(pc.pointee.a)])[Int(pc.pointee.b)]
  pc = cells(at: frame[-1])
  frame = slots(at: frame[-2])
  return 0
}
@inline(__always) func handleReturnField(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReturnField(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeHalt(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  return 17
}
@inline(__always) func handleHalt(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeHalt(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyDestructionResume(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let result = resumeDestruction(context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowDestructionResume(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyDestructionResume(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleDestructionResume(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowDestructionResume(code, slots, state)
}
@inline(__always) func executeThrow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let thrown = slots(at: context.pointee.thrown)
  thrown[0] = (frame + Int(pc.pointee.a))[0]
  thrown[1] = (frame + Int(pc.pointee.a))[1]
  thrown[2] = (frame + Int(pc.pointee.a))[2]
  thrown[3] = (frame + Int(pc.pointee.a))[3]
  pc += 1
  return 0
}
@inline(__always) func handleThrow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeThrow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBranchIfThrown(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if _slowPath(slots(at: context.pointee.thrown)[3] != 0) { pc += Int(Int16(bitPattern: pc.pointee.a))
    return 0
  }
  pc += 1
  return 0
}
@inline(__always) func handleBranchIfThrown(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBranchIfThrown(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeErrorTake(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let thrown = slots(at: context.pointee.thrown)
  (frame + Int(pc.pointee.a))[0] = thrown[0]
  (frame + Int(pc.pointee.a))[1] = thrown[1]
  (frame + Int(pc.pointee.a))[2] = thrown[2]
  (frame + Int(pc.pointee.a))[3] = thrown[3]
  thrown[3] = 0
  pc += 1
  return 0
}
@inline(__always) func handleErrorTake(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeErrorTake(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyClosureAllocate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let block = allocateBlock(descriptor: UnsafeRawPointer(pc + 2).load(as: Int.self), context)
  slots(at: block)[Closure.code] = UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)
  frame[Int(pc.pointee.a)] = block
  pc += 3
  return 0
}
@inline(never) func slowClosureAllocate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyClosureAllocate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleClosureAllocate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowClosureAllocate(code, slots, state)
}
@inline(__always) func executeClosureContext(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[-3]
  pc += 1
  return 0
}
@inline(__always) func handleClosureContext(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeClosureContext(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeClosureCapture(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slots(at: frame[-3])[Closure.captures &+ Int(pc.pointee.b)]
  pc += 1
  return 0
}
@inline(__always) func handleClosureCapture(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeClosureCapture(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeClosureCaptureMany(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  moveSlots((frame + Int(pc.pointee.a)), slots(at: frame[-3]) + (Closure.captures &+ Int(pc.pointee.b)), Int(pc.pointee.c))
  pc += 1
  return 0
}
@inline(__always) func handleClosureCaptureMany(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeClosureCaptureMany(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeClosureCaptureAddress(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[-3] &+ (Closure.captures &+ Int(pc.pointee.b)) &* 8
  pc += 1
  return 0
}
@inline(__always) func handleClosureCaptureAddress(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeClosureCaptureAddress(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeClosureSetCapture(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  slots(at: frame[Int(pc.pointee.a)])[Closure.captures &+ Int(pc.pointee.b)] = frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleClosureSetCapture(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeClosureSetCapture(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeClosureSetCaptures(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  moveSlots(slots(at: frame[Int(pc.pointee.a)]) + (Closure.captures &+ Int(pc.pointee.b)), (frame + Int(pc.pointee.c)), Int(pc.pointee.d))
  pc += 1
  return 0
}
@inline(__always) func handleClosureSetCaptures(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeClosureSetCaptures(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyAccessBegin(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let code = linkedCode(of: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), context)
  if code == nullCell { return 20 }
  guard let coroutine = makeCoroutineFrame(of: code, context) else { return 14 }
  moveSlots(coroutine, (frame + Int(pc.pointee.a)), Int(pc.pointee.b))
  coroutine[-1] = Int(bitPattern: pc + 2)
  coroutine[-2] = address(frame)
  coroutine[-4] = address(stackTop(frame, pc.pointee.c))
  coroutine[-5] = address((frame + Int(pc.pointee.a)))
  pc = code
  frame = coroutine
  return 0
}
@inline(never) func slowAccessBegin(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyAccessBegin(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleAccessBegin(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowAccessBegin(code, slots, state)
}
@inline(__always) func executeSlowlyAccessBeginVirtual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let code = linkedCode(ofEntry: slots(at: slots(at: frame[Int(pc.pointee.a)])[1])[Descriptor.methods &+ Int(pc.pointee.d)], context)
  if code == nullCell { return 20 }
  guard let coroutine = makeCoroutineFrame(of: code, context) else { return 14 }
  moveSlots(coroutine, (frame + Int(pc.pointee.a)), Int(pc.pointee.b))
  coroutine[-1] = Int(bitPattern: pc + 1)
  coroutine[-2] = address(frame)
  coroutine[-4] = address(stackTop(frame, pc.pointee.c))
  coroutine[-5] = address((frame + Int(pc.pointee.a)))
  pc = code
  frame = coroutine
  return 0
}
@inline(never) func slowAccessBeginVirtual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyAccessBeginVirtual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleAccessBeginVirtual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowAccessBeginVirtual(code, slots, state)
}
@inline(__always) func executeSlowlyAccessBeginClosure(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let code = linkedCode(ofEntry: slots(at: frame[Int(pc.pointee.d)])[Closure.code], context)
  if code == nullCell { return 20 }
  guard let coroutine = makeCoroutineFrame(of: code, context) else { return 14 }
  moveSlots(coroutine, (frame + Int(pc.pointee.a)), Int(pc.pointee.b))
  coroutine[-1] = Int(bitPattern: pc + 1)
  coroutine[-2] = address(frame)
  coroutine[-3] = frame[Int(pc.pointee.d)]
  coroutine[-4] = address(stackTop(frame, pc.pointee.c))
  coroutine[-5] = address((frame + Int(pc.pointee.a)))
  pc = code
  frame = coroutine
  return 0
}
@inline(never) func slowAccessBeginClosure(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyAccessBeginClosure(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleAccessBeginClosure(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowAccessBeginClosure(code, slots, state)
}
@inline(__always) func executeSlowlyAccessBeginDispatched(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let cache = slots(at: Int(bitPattern: pc + 2))
  if cache[0] != frame[Int(pc.pointee.d)] {
    let entry = dispatch(key: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), types: (frame + Int(pc.pointee.d)), context)
    if entry == 0 { return 20 }
    cache[0] = frame[Int(pc.pointee.d)]
    cache[1] = entry
  }
  let code = linkedCode(ofEntry: cache[1], context)
  if code == nullCell { return 20 }
  guard let coroutine = makeCoroutineFrame(of: code, context) else { return 14 }
  moveSlots(coroutine, (frame + Int(pc.pointee.a)), Int(pc.pointee.b))
  coroutine[-1] = Int(bitPattern: pc + 3)
  coroutine[-2] = address(frame)
  coroutine[-4] = address(stackTop(frame, pc.pointee.c))
  coroutine[-5] = address((frame + Int(pc.pointee.a)))
  pc = code
  frame = coroutine
  return 0
}
@inline(never) func slowAccessBeginDispatched(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyAccessBeginDispatched(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleAccessBeginDispatched(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowAccessBeginDispatched(code, slots, state)
}
@inline(__always) func executeAccessYield(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let caller = slots(at: frame[-2])
  let window = slots(at: frame[-5])
  window[0] = frame[Int(pc.pointee.a)]
  window[1] = address(frame)
  frame[-6] = Int(bitPattern: pc)
  pc = cells(at: frame[-1])
  frame = caller
  return 0
}
@inline(__always) func handleAccessYield(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeAccessYield(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeAccessEnd(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let coroutine = slots(at: frame[Int(pc.pointee.a)])
  coroutine[-1] = Int(bitPattern: pc + 1)
  coroutine[-2] = address(frame)
  coroutine[-4] = address(stackTop(frame, pc.pointee.b))
  pc = cells(at: coroutine[-6]) + 1
  frame = coroutine
  return 0
}
@inline(__always) func handleAccessEnd(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeAccessEnd(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeAccessAbort(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let coroutine = slots(at: frame[Int(pc.pointee.a)])
  coroutine[-1] = Int(bitPattern: pc + 1)
  coroutine[-2] = address(frame)
  coroutine[-4] = address(stackTop(frame, pc.pointee.b))
  pc = cells(at: coroutine[-6]) + Int(Int16(bitPattern: cells(at: coroutine[-6]).pointee.b))
  frame = coroutine
  return 0
}
@inline(__always) func handleAccessAbort(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeAccessAbort(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyAccessReturn(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let target = cells(at: frame[-1])
  let caller = slots(at: frame[-2])
  freeCoroutineFrame(frame, context)
  pc = target
  frame = caller
  return 0
}
@inline(never) func slowAccessReturn(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyAccessReturn(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleAccessReturn(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowAccessReturn(code, slots, state)
}
@inline(__always) func executeMemoryLoad(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slots(at: frame[Int(pc.pointee.b)])[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleMemoryLoad(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryLoad(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryLoad2(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let source = slots(at: frame[Int(pc.pointee.b)]) + Int(pc.pointee.c)
  let (a, b) = (source[0], source[1])
  (frame + Int(pc.pointee.a))[0] = a
  (frame + Int(pc.pointee.a))[1] = b
  pc += 1
  return 0
}
@inline(__always) func handleMemoryLoad2(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryLoad2(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryLoadMany(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  moveSlots((frame + Int(pc.pointee.a)), slots(at: frame[Int(pc.pointee.b)]) + Int(pc.pointee.c), Int(pc.pointee.d))
  pc += 1
  return 0
}
@inline(__always) func handleMemoryLoadMany(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryLoadMany(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryStore(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  slots(at: frame[Int(pc.pointee.a)])[Int(pc.pointee.b)] = frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func handleMemoryStore(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryStore(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryStore2(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let target = slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b)
  target[0] = (frame + Int(pc.pointee.c))[0]
  target[1] = (frame + Int(pc.pointee.c))[1]
  pc += 1
  return 0
}
@inline(__always) func handleMemoryStore2(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryStore2(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryStoreMany(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  moveSlots(slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b), (frame + Int(pc.pointee.c)), Int(pc.pointee.d))
  pc += 1
  return 0
}
@inline(__always) func handleMemoryStoreMany(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryStoreMany(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryCopy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  moveSlots(slots(at: frame[Int(pc.pointee.a)]), slots(at: frame[Int(pc.pointee.b)]), Int(pc.pointee.c))
  pc += 1
  return 0
}
@inline(__always) func handleMemoryCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryCopy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryAddOffset(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] &+ Int(pc.pointee.c) &* 8
  pc += 1
  return 0
}
@inline(__always) func handleMemoryAddOffset(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryAddOffset(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryAddIndex(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] &+ frame[Int(pc.pointee.c)] &* Int(pc.pointee.d) &* 8
  pc += 1
  return 0
}
@inline(__always) func handleMemoryAddIndex(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryAddIndex(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryInt64Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b)
  let (result, overflow) = place[0].addingReportingOverflow(frame[Int(pc.pointee.c)])
  if _slowPath(overflow) { return 2 }
  place[0] = result
  pc += 1
  return 0
}
@inline(__always) func handleMemoryInt64Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryInt64Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryInt64AddImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b)
  let (result, overflow) = place[0].addingReportingOverflow(Int(Int16(bitPattern: pc.pointee.c)))
  if _slowPath(overflow) { return 2 }
  place[0] = result
  pc += 1
  return 0
}
@inline(__always) func handleMemoryInt64AddImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryInt64AddImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryInt64Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b)
  let (result, overflow) = place[0].subtractingReportingOverflow(frame[Int(pc.pointee.c)])
  if _slowPath(overflow) { return 2 }
  place[0] = result
  pc += 1
  return 0
}
@inline(__always) func handleMemoryInt64Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryInt64Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryInt64SubtractImmediate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b)
  let (result, overflow) = place[0].subtractingReportingOverflow(Int(Int16(bitPattern: pc.pointee.c)))
  if _slowPath(overflow) { return 2 }
  place[0] = result
  pc += 1
  return 0
}
@inline(__always) func handleMemoryInt64SubtractImmediate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryInt64SubtractImmediate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryFloat64Add(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b)
  place[0] = slot(float64(place[0]) + float64(frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleMemoryFloat64Add(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryFloat64Add(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryFloat64Subtract(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b)
  place[0] = slot(float64(place[0]) - float64(frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleMemoryFloat64Subtract(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryFloat64Subtract(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryFloat64Multiply(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b)
  place[0] = slot(float64(place[0]) * float64(frame[Int(pc.pointee.c)]))
  pc += 1
  return 0
}
@inline(__always) func handleMemoryFloat64Multiply(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryFloat64Multiply(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryLoadReference(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let block = slots(at: frame[Int(pc.pointee.b)])[Int(pc.pointee.c)]
  retain(block)
  frame[Int(pc.pointee.a)] = block
  pc += 1
  return 0
}
@inline(__always) func handleMemoryLoadReference(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryLoadReference(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryLoadOptionalReference(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let block = slots(at: frame[Int(pc.pointee.b)])[Int(pc.pointee.c)]
  if block != 0 { retain(block) }
  frame[Int(pc.pointee.a)] = block
  pc += 1
  return 0
}
@inline(__always) func handleMemoryLoadOptionalReference(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryLoadOptionalReference(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryLoadString(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let source = slots(at: frame[Int(pc.pointee.b)]) + Int(pc.pointee.c)
  let (a, b) = (source[0], source[1])
  if b > 0 { retain(a) }
  (frame + Int(pc.pointee.a))[0] = a
  (frame + Int(pc.pointee.a))[1] = b
  pc += 1
  return 0
}
@inline(__always) func handleMemoryLoadString(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryLoadString(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeMemoryCompare(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = equalSlots(slots(at: frame[Int(pc.pointee.b)]), slots(at: frame[Int(pc.pointee.c)]), Int(pc.pointee.d)) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleMemoryCompare(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeMemoryCompare(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReferenceRetain(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  retain(frame[Int(pc.pointee.a)])
  pc += 1
  return 0
}
@inline(__always) func handleReferenceRetain(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReferenceRetain(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReferenceRelease(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let block = frame[Int(pc.pointee.a)]
  if _slowPath(dropReference(block)) { return slowPath }
  forget((frame + Int(pc.pointee.a)), 1)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyReferenceRelease(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.b
  let block = frame[Int(pc.pointee.a)]
  forget((frame + Int(pc.pointee.a)), 1)
  beginDestruction(of: block, context)
  let result = runDestruction(pc + 1, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowReferenceRelease(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyReferenceRelease(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleReferenceRelease(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReferenceRelease(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowReferenceRelease(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReferenceCopy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let block = frame[Int(pc.pointee.b)]
  retain(block)
  frame[Int(pc.pointee.a)] = block
  pc += 1
  return 0
}
@inline(__always) func handleReferenceCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReferenceCopy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeOptionalRetain(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let block = frame[Int(pc.pointee.a)]
  if block != 0 { retain(block) }
  pc += 1
  return 0
}
@inline(__always) func handleOptionalRetain(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeOptionalRetain(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeOptionalRelease(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let block = frame[Int(pc.pointee.a)]
  if block != 0 {
    if _slowPath(dropReference(block)) { return slowPath }
  }
  forget((frame + Int(pc.pointee.a)), 1)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyOptionalRelease(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.b
  let block = frame[Int(pc.pointee.a)]
  forget((frame + Int(pc.pointee.a)), 1)
  beginDestruction(of: block, context)
  let result = runDestruction(pc + 1, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowOptionalRelease(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyOptionalRelease(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleOptionalRelease(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeOptionalRelease(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowOptionalRelease(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeOptionalCopy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let block = frame[Int(pc.pointee.b)]
  if block != 0 { retain(block) }
  frame[Int(pc.pointee.a)] = block
  pc += 1
  return 0
}
@inline(__always) func handleOptionalCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeOptionalCopy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReferenceReplace(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b)
  let block = place[0]
  place[0] = frame[Int(pc.pointee.c)]
  if _slowPath(dropReference(block)) {
    context.pointee.dropped = block
    return slowPath
  }
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyReferenceReplace(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.d
  beginDestructionOfDropped(context)
  let result = runDestruction(pc + 1, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowReferenceReplace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyReferenceReplace(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleReferenceReplace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReferenceReplace(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowReferenceReplace(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeOptionalReplace(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b)
  let block = place[0]
  place[0] = frame[Int(pc.pointee.c)]
  if block != 0 {
    if _slowPath(dropReference(block)) {
      context.pointee.dropped = block
      return slowPath
    }
  }
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyOptionalReplace(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.d
  beginDestructionOfDropped(context)
  let result = runDestruction(pc + 1, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowOptionalReplace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyOptionalReplace(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleOptionalReplace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeOptionalReplace(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowOptionalReplace(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReferenceIsUnique(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = isUnique(slots(at: frame[Int(pc.pointee.b)])[0]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleReferenceIsUnique(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReferenceIsUnique(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReferenceIsUniqueLocal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = isUnique(frame[Int(pc.pointee.b)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleReferenceIsUniqueLocal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReferenceIsUniqueLocal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReferenceIdentity(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)]
  pc += 1
  return 0
}
@inline(__always) func handleReferenceIdentity(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReferenceIdentity(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeReferenceCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(referenceCount(slots(at: frame[Int(pc.pointee.b)])))
  pc += 1
  return 0
}
@inline(__always) func handleReferenceCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeReferenceCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyObjectAllocate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = allocateBlock(descriptor: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), context)
  pc += 2
  return 0
}
@inline(never) func slowObjectAllocate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyObjectAllocate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleObjectAllocate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowObjectAllocate(code, slots, state)
}
@inline(__always) func executeSlowlyObjectAllocateOfType(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = allocateBlock(descriptor: frame[Int(pc.pointee.b)], context)
  pc += 1
  return 0
}
@inline(never) func slowObjectAllocateOfType(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyObjectAllocateOfType(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleObjectAllocateOfType(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowObjectAllocateOfType(code, slots, state)
}
@inline(__always) func executeSlowlyObjectDeallocatePartial(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.b
  destroyUnfinishedObject(frame[Int(pc.pointee.a)], context)
  let result = runDestruction(pc + 1, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowObjectDeallocatePartial(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyObjectDeallocatePartial(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleObjectDeallocatePartial(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowObjectDeallocatePartial(code, slots, state)
}
@inline(__always) func executeObjectType(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slots(at: frame[Int(pc.pointee.b)])[1]
  pc += 1
  return 0
}
@inline(__always) func handleObjectType(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeObjectType(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyBoxAllocate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = allocateBlock(descriptor: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), context)
  pc += 2
  return 0
}
@inline(never) func slowBoxAllocate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBoxAllocate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBoxAllocate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowBoxAllocate(code, slots, state)
}
@inline(__always) func executeBoxAddress(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] &+ 16
  pc += 1
  return 0
}
@inline(__always) func handleBoxAddress(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBoxAddress(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyWeakInitialize(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  slots(at: frame[Int(pc.pointee.a)])[0] = sideBlock(of: frame[Int(pc.pointee.b)], context)
  pc += 1
  return 0
}
@inline(never) func slowWeakInitialize(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyWeakInitialize(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleWeakInitialize(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowWeakInitialize(code, slots, state)
}
@inline(__always) func executeSlowlyWeakAssign(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)])
  let new = sideBlock(of: frame[Int(pc.pointee.b)], context)
  releaseSideBlock(place[0], context)
  place[0] = new
  pc += 1
  return 0
}
@inline(never) func slowWeakAssign(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyWeakAssign(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleWeakAssign(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowWeakAssign(code, slots, state)
}
@inline(__always) func executeWeakLoad(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let side = slots(at: frame[Int(pc.pointee.b)])[0]
  var object = 0
  if side != 0 {
    object = slots(at: side)[SideBlock.object]
    if object != 0 { retain(object) }
  }
  frame[Int(pc.pointee.a)] = object
  pc += 1
  return 0
}
@inline(__always) func handleWeakLoad(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeWeakLoad(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyWeakDestroy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  releaseSideBlock(slots(at: frame[Int(pc.pointee.a)])[0], context)
  pc += 1
  return 0
}
@inline(never) func slowWeakDestroy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyWeakDestroy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleWeakDestroy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowWeakDestroy(code, slots, state)
}
@inline(__always) func executeSlowlyWeakCopy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let side = slots(at: frame[Int(pc.pointee.b)])[0]
  if side != 0 { retain(side) }
  slots(at: frame[Int(pc.pointee.a)])[0] = side
  pc += 1
  return 0
}
@inline(never) func slowWeakCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyWeakCopy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleWeakCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowWeakCopy(code, slots, state)
}
@inline(__always) func executeUnownedLoad(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let side = slots(at: slots(at: frame[Int(pc.pointee.b)])[0])
  let object = side[SideBlock.object]
  if _slowPath(object == 0) { return slowPath }
  retain(object)
  frame[Int(pc.pointee.a)] = object
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyUnownedLoad(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage(readOfDeallocated(side: slots(at: frame[Int(pc.pointee.b)])[0]), context)
  return 1
}
@inline(never) func slowUnownedLoad(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyUnownedLoad(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleUnownedLoad(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeUnownedLoad(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowUnownedLoad(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeValueCopy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  moveSlots((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b)), layoutSlots(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)))
  retainParts(of: (frame + Int(pc.pointee.a)), layout: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))
  pc += 2
  return 0
}
@inline(__always) func handleValueCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeValueCopy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeValueRetain(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  retainParts(of: (frame + Int(pc.pointee.a)), layout: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))
  pc += 2
  return 0
}
@inline(__always) func handleValueRetain(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeValueRetain(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyValueDestroy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.b
  destroyValue(at: (frame + Int(pc.pointee.a)), layout: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), context)
  forget((frame + Int(pc.pointee.a)), layoutSlots(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)))
  let result = runDestruction(pc + 2, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowValueDestroy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyValueDestroy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleValueDestroy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowValueDestroy(code, slots, state)
}
@inline(__always) func executeValueLoad(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  moveSlots((frame + Int(pc.pointee.a)), slots(at: frame[Int(pc.pointee.b)]) + Int(pc.pointee.c), layoutSlots(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)))
  retainParts(of: (frame + Int(pc.pointee.a)), layout: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))
  pc += 2
  return 0
}
@inline(__always) func handleValueLoad(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeValueLoad(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeValueRetainAt(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  retainParts(of: slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b), layout: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))
  pc += 2
  return 0
}
@inline(__always) func handleValueRetainAt(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeValueRetainAt(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyValueDestroyAt(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.c
  destroyValue(at: slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b), layout: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), context)
  let result = runDestruction(pc + 2, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowValueDestroyAt(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyValueDestroyAt(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleValueDestroyAt(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowValueDestroyAt(code, slots, state)
}
@inline(__always) func executeSlowlyValueReplace(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.d
  replaceValue(at: slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b), with: (frame + Int(pc.pointee.c)), layout: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), context)
  let result = runDestruction(pc + 2, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowValueReplace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyValueReplace(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleValueReplace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowValueReplace(code, slots, state)
}
@inline(__always) func executeSlowlyValueDestroyOfType(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.c
  destroyValue(at: slots(at: frame[Int(pc.pointee.a)]), layout: layoutAddress(ofType: frame[Int(pc.pointee.b)]), context)
  let result = runDestruction(pc + 1, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowValueDestroyOfType(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyValueDestroyOfType(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleValueDestroyOfType(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowValueDestroyOfType(code, slots, state)
}
@inline(__always) func executeExistentialPack(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let type = UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)
  let count = layoutSlots(layoutAddress(ofType: type))
  if count <= 3 {
    moveSlots((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b)), count)
    (frame + Int(pc.pointee.a))[3] = type
    pc += 2
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyExistentialPack(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  packLarge((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b)), type: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), context)
  pc += 2
  return 0
}
@inline(never) func slowExistentialPack(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyExistentialPack(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleExistentialPack(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeExistentialPack(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowExistentialPack(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyExistentialPackOfType(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  packCopy((frame + Int(pc.pointee.a)), from: slots(at: frame[Int(pc.pointee.b)]), type: frame[Int(pc.pointee.c)], context)
  pc += 1
  return 0
}
@inline(never) func slowExistentialPackOfType(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyExistentialPackOfType(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleExistentialPackOfType(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowExistentialPackOfType(code, slots, state)
}
@inline(__always) func executeExistentialPackObject(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let object = frame[Int(pc.pointee.b)]
  (frame + Int(pc.pointee.a))[0] = object
  (frame + Int(pc.pointee.a))[3] = slots(at: object)[1]
  pc += 1
  return 0
}
@inline(__always) func handleExistentialPackObject(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeExistentialPackObject(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeExistentialPayload(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = slots(at: frame[Int(pc.pointee.b)])
  frame[Int(pc.pointee.a)] = payloadAddress(of: value)
  pc += 1
  return 0
}
@inline(__always) func handleExistentialPayload(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeExistentialPayload(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeExistentialPayloadLocal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = payloadAddress(of: (frame + Int(pc.pointee.b)))
  pc += 1
  return 0
}
@inline(__always) func handleExistentialPayloadLocal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeExistentialPayloadLocal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyExistentialUniquePayload(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = uniquePayloadAddress(of: slots(at: frame[Int(pc.pointee.b)]), context)
  pc += 1
  return 0
}
@inline(never) func slowExistentialUniquePayload(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyExistentialUniquePayload(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleExistentialUniquePayload(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowExistentialUniquePayload(code, slots, state)
}
@inline(__always) func executeExistentialCopy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  moveSlots((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b)), 4)
  retainExistential((frame + Int(pc.pointee.a)))
  pc += 1
  return 0
}
@inline(__always) func handleExistentialCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeExistentialCopy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeExistentialRetain(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  retainExistential((frame + Int(pc.pointee.a)))
  pc += 1
  return 0
}
@inline(__always) func handleExistentialRetain(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeExistentialRetain(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeExistentialDestroy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if _fastPath(isTrivialExistential((frame + Int(pc.pointee.a)))) { pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyExistentialDestroy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.b
  destroyExistential((frame + Int(pc.pointee.a)), context)
  forget((frame + Int(pc.pointee.a)), 4)
  let result = runDestruction(pc + 1, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowExistentialDestroy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyExistentialDestroy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleExistentialDestroy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeExistentialDestroy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowExistentialDestroy(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyExistentialTakePayload(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  takePayload((frame + Int(pc.pointee.a)), of: (frame + Int(pc.pointee.b)), context)
  pc += 1
  return 0
}
@inline(never) func slowExistentialTakePayload(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyExistentialTakePayload(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleExistentialTakePayload(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowExistentialTakePayload(code, slots, state)
}
@inline(__always) func executeTypeSuperclass(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slots(at: frame[Int(pc.pointee.b)])[Descriptor.superclass]
  pc += 1
  return 0
}
@inline(__always) func handleTypeSuperclass(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTypeSuperclass(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTypeIsSubclass(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = inherits(frame[Int(pc.pointee.b)], from: frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleTypeIsSubclass(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTypeIsSubclass(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTypeIsClass(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slots(at: frame[Int(pc.pointee.b)])[Descriptor.kind] == TypeKind.classCode ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleTypeIsClass(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTypeIsClass(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTypeSlots(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = layoutSlots(layoutAddress(ofType: frame[Int(pc.pointee.b)]))
  pc += 1
  return 0
}
@inline(__always) func handleTypeSlots(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTypeSlots(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyTypeName(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeTypeName((frame + Int(pc.pointee.a)), type: frame[Int(pc.pointee.b)], qualified: frame[Int(pc.pointee.c)] != 0, context)
  pc += 1
  return 0
}
@inline(never) func slowTypeName(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTypeName(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTypeName(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowTypeName(code, slots, state)
}
@inline(__always) func executeStringLiteral(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let second = UnsafeRawPointer(pc).load(fromByteOffset: 24, as: Int.self)
  let first = UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)
  if second >= 0 { retain(first) }
  (frame + Int(pc.pointee.a))[0] = first
  (frame + Int(pc.pointee.a))[1] = second
  pc += 2
  return 0
}
@inline(__always) func handleStringLiteral(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringLiteral(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringLiteralBorrowed(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  (frame + Int(pc.pointee.a))[0] = UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)
  (frame + Int(pc.pointee.a))[1] = UnsafeRawPointer(pc).load(fromByteOffset: 24, as: Int.self)
  pc += 2
  return 0
}
@inline(__always) func handleStringLiteralBorrowed(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringLiteralBorrowed(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringRetain(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if (frame + Int(pc.pointee.a))[1] > 0 { retain((frame + Int(pc.pointee.a))[0]) }
  pc += 1
  return 0
}
@inline(__always) func handleStringRetain(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringRetain(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringCopy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (first, second) = ((frame + Int(pc.pointee.b))[0], (frame + Int(pc.pointee.b))[1])
  if second > 0 { retain(first) }
  (frame + Int(pc.pointee.a))[0] = first
  (frame + Int(pc.pointee.a))[1] = second
  pc += 1
  return 0
}
@inline(__always) func handleStringCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringCopy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringRelease(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if (frame + Int(pc.pointee.a))[1] > 0 {
    if _slowPath(dropReference((frame + Int(pc.pointee.a))[0])) { return slowPath }
  }
  forget((frame + Int(pc.pointee.a)), 2)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyStringRelease(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  freeStringBlock((frame + Int(pc.pointee.a))[0], context)
  forget((frame + Int(pc.pointee.a)), 2)
  pc += 1
  return 0
}
@inline(never) func slowStringRelease(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringRelease(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringRelease(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringRelease(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringRelease(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringReplace(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.b)
  let (first, second) = (place[0], place[1])
  place[0] = (frame + Int(pc.pointee.c))[0]
  place[1] = (frame + Int(pc.pointee.c))[1]
  if second > 0 {
    if _slowPath(dropReference(first)) {
      context.pointee.dropped = first
      return slowPath
    }
  }
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyStringReplace(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  freeStringBlock(context.pointee.dropped, context)
  pc += 1
  return 0
}
@inline(never) func slowStringReplace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringReplace(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringReplace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringReplace(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringReplace(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringAppend(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let text = slots(at: frame[Int(pc.pointee.a)])
  let (first, second) = ((frame + Int(pc.pointee.b))[0], (frame + Int(pc.pointee.b))[1])
  if _fastPath(appendInline(first, second, to: text)) { pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringAppend(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  appendString((frame + Int(pc.pointee.b)), to: slots(at: frame[Int(pc.pointee.a)]), context)
  pc += 1
  return 0
}
@inline(never) func slowStringAppend(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringAppend(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringAppend(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringAppend(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringAppend(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringAppendLocal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let text = (frame + Int(pc.pointee.a))
  let (first, second) = ((frame + Int(pc.pointee.b))[0], (frame + Int(pc.pointee.b))[1])
  if _fastPath(appendInline(first, second, to: text)) { pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringAppendLocal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  appendString((frame + Int(pc.pointee.b)), to: (frame + Int(pc.pointee.a)), context)
  pc += 1
  return 0
}
@inline(never) func slowStringAppendLocal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringAppendLocal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringAppendLocal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringAppendLocal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringAppendLocal(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringAppendLiteral(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if _fastPath(appendInline(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), UnsafeRawPointer(pc).load(fromByteOffset: 24, as: Int.self), to: slots(at: frame[Int(pc.pointee.a)]))) { pc += 2
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringAppendLiteral(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  appendLiteral(slots(at: Int(bitPattern: pc + 1)), to: slots(at: frame[Int(pc.pointee.a)]), context)
  pc += 2
  return 0
}
@inline(never) func slowStringAppendLiteral(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringAppendLiteral(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringAppendLiteral(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringAppendLiteral(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringAppendLiteral(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringAppendLiteralLocal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if _fastPath(appendInline(UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), UnsafeRawPointer(pc).load(fromByteOffset: 24, as: Int.self), to: (frame + Int(pc.pointee.a)))) { pc += 2
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringAppendLiteralLocal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  appendLiteral(slots(at: Int(bitPattern: pc + 1)), to: (frame + Int(pc.pointee.a)), context)
  pc += 2
  return 0
}
@inline(never) func slowStringAppendLiteralLocal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringAppendLiteralLocal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringAppendLiteralLocal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringAppendLiteralLocal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringAppendLiteralLocal(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringAppendInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _fastPath(UInt(bitPattern: value) < 100) {
    let digits = value < 10 ? 48 &+ value : (48 &+ value / 10) | ((48 &+ value % 10) &<< 8)
    let piece = StringForm.inlineMark | ((value < 10 ? 1 : 2) &<< 56)
    if _fastPath(appendInline(digits, piece, to: slots(at: frame[Int(pc.pointee.a)]))) { pc += 1
      return 0
    }
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringAppendInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  appendDigits(of: frame[Int(pc.pointee.b)], to: slots(at: frame[Int(pc.pointee.a)]), context)
  pc += 1
  return 0
}
@inline(never) func slowStringAppendInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringAppendInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringAppendInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringAppendInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringAppendInt64(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringAppendInt64Local(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  if _fastPath(UInt(bitPattern: value) < 100) {
    let digits = value < 10 ? 48 &+ value : (48 &+ value / 10) | ((48 &+ value % 10) &<< 8)
    let piece = StringForm.inlineMark | ((value < 10 ? 1 : 2) &<< 56)
    if _fastPath(appendInline(digits, piece, to: (frame + Int(pc.pointee.a)))) { pc += 1
      return 0
    }
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringAppendInt64Local(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  appendDigits(of: frame[Int(pc.pointee.b)], to: (frame + Int(pc.pointee.a)), context)
  pc += 1
  return 0
}
@inline(never) func slowStringAppendInt64Local(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringAppendInt64Local(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringAppendInt64Local(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringAppendInt64Local(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringAppendInt64Local(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringAppendCharacter(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let character = frame[Int(pc.pointee.b)]
  if _fastPath(UInt(bitPattern: character) < 128) {
    if _fastPath(appendInline(character, StringForm.inlineMark | (1 &<< 56), to: slots(at: frame[Int(pc.pointee.a)]))) { pc += 1
      return 0
    }
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringAppendCharacter(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  appendCharacter(frame[Int(pc.pointee.b)], to: slots(at: frame[Int(pc.pointee.a)]), context)
  pc += 1
  return 0
}
@inline(never) func slowStringAppendCharacter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringAppendCharacter(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringAppendCharacter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringAppendCharacter(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringAppendCharacter(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringAppendCharacterLocal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let character = frame[Int(pc.pointee.b)]
  if _fastPath(UInt(bitPattern: character) < 128) {
    if _fastPath(appendInline(character, StringForm.inlineMark | (1 &<< 56), to: (frame + Int(pc.pointee.a)))) { pc += 1
      return 0
    }
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringAppendCharacterLocal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  appendCharacter(frame[Int(pc.pointee.b)], to: (frame + Int(pc.pointee.a)), context)
  pc += 1
  return 0
}
@inline(never) func slowStringAppendCharacterLocal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringAppendCharacterLocal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringAppendCharacterLocal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringAppendCharacterLocal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringAppendCharacterLocal(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyStringAppendRange(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  appendRange((frame + Int(pc.pointee.b)), to: slots(at: frame[Int(pc.pointee.a)]), context)
  pc += 1
  return 0
}
@inline(never) func slowStringAppendRange(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringAppendRange(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringAppendRange(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringAppendRange(code, slots, state)
}
@inline(__always) func executeSlowlyStringReserve(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  reserveString(slots(at: frame[Int(pc.pointee.a)]), capacity: frame[Int(pc.pointee.b)], context)
  pc += 1
  return 0
}
@inline(never) func slowStringReserve(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringReserve(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringReserve(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringReserve(code, slots, state)
}
@inline(__always) func executeSlowlyStringRemoveAll(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  emptyString(slots(at: frame[Int(pc.pointee.a)]), context)
  pc += 1
  return 0
}
@inline(never) func slowStringRemoveAll(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringRemoveAll(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringRemoveAll(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringRemoveAll(code, slots, state)
}
@inline(__always) func executeSlowlyStringConcatenate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  concatenate((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c)), into: (frame + Int(pc.pointee.a)), context)
  pc += 1
  return 0
}
@inline(never) func slowStringConcatenate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringConcatenate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringConcatenate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringConcatenate(code, slots, state)
}
@inline(__always) func executeSlowlyStringSlice(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeSlice((frame + Int(pc.pointee.b)), into: (frame + Int(pc.pointee.a)), context)
  pc += 1
  return 0
}
@inline(never) func slowStringSlice(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringSlice(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringSlice(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringSlice(code, slots, state)
}
@inline(__always) func executeSlowlyStringRepeat(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  repeatString((frame + Int(pc.pointee.b)), count: frame[Int(pc.pointee.c)], into: (frame + Int(pc.pointee.a)), context)
  pc += 1
  return 0
}
@inline(never) func slowStringRepeat(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringRepeat(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringRepeat(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringRepeat(code, slots, state)
}
@inline(__always) func executeStringEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (left, right) = ((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c)))
  if left[0] == right[0] && left[1] == right[1] { frame[Int(pc.pointee.a)] = 1
    pc += 1
    return 0
  }
  if _fastPath(areDecidedByWords(left, right)) { frame[Int(pc.pointee.a)] = 0
    pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = equalStrings((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c))) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowStringEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringEqual(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringNotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (left, right) = ((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c)))
  if left[0] == right[0] && left[1] == right[1] { frame[Int(pc.pointee.a)] = 0
    pc += 1
    return 0
  }
  if _fastPath(areDecidedByWords(left, right)) { frame[Int(pc.pointee.a)] = 1
    pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringNotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = !equalStrings((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c))) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowStringNotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringNotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringNotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringNotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringNotEqual(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringLess(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if _fastPath(areDecidedByWords((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c)))) {
    frame[Int(pc.pointee.a)] = inlineLess((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c))) ? 1 : 0
    pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringLess(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = lessString((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c))) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowStringLess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringLess(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringLess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringLess(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringLess(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyStringLessEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = lessString((frame + Int(pc.pointee.c)), (frame + Int(pc.pointee.b))) ? 0 : 1
  pc += 1
  return 0
}
@inline(never) func slowStringLessEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringLessEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringLessEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringLessEqual(code, slots, state)
}
@inline(__always) func executeSlowlyStringGreater(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = lessString((frame + Int(pc.pointee.c)), (frame + Int(pc.pointee.b))) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowStringGreater(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringGreater(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringGreater(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringGreater(code, slots, state)
}
@inline(__always) func executeSlowlyStringGreaterEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = lessString((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c))) ? 0 : 1
  pc += 1
  return 0
}
@inline(never) func slowStringGreaterEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringGreaterEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringGreaterEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringGreaterEqual(code, slots, state)
}
@inline(__always) func executeStringBranchIfEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (left, right) = ((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b)))
  if left[0] == right[0] && left[1] == right[1] { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  if _fastPath(areDecidedByWords(left, right)) { pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringBranchIfEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if equalStrings((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b))) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(never) func slowStringBranchIfEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringBranchIfEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringBranchIfEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringBranchIfEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringBranchIfEqual(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringBranchIfNotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (left, right) = ((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b)))
  if left[0] == right[0] && left[1] == right[1] { pc += 1
    return 0
  }
  if _fastPath(areDecidedByWords(left, right)) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringBranchIfNotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !equalStrings((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b))) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(never) func slowStringBranchIfNotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringBranchIfNotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringBranchIfNotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringBranchIfNotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringBranchIfNotEqual(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringBranchIfLess(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if _fastPath(areDecidedByWords((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b)))) {
    if inlineLess((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b))) { pc += Int(Int16(bitPattern: pc.pointee.c))
      return 0
    }
    pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringBranchIfLess(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if lessString((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b))) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(never) func slowStringBranchIfLess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringBranchIfLess(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringBranchIfLess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringBranchIfLess(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringBranchIfLess(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringIsEmpty(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = byteCount((frame + Int(pc.pointee.b))) == 0 ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleStringIsEmpty(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringIsEmpty(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringUtf8Count(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = byteCount((frame + Int(pc.pointee.b)))
  pc += 1
  return 0
}
@inline(__always) func handleStringUtf8Count(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringUtf8Count(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if _fastPath(isShortASCII((frame + Int(pc.pointee.b)))) {
    frame[Int(pc.pointee.a)] = byteCount((frame + Int(pc.pointee.b)))
    pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterCount((frame + Int(pc.pointee.b)), from: 0, to: byteCount((frame + Int(pc.pointee.b))))
  pc += 1
  return 0
}
@inline(never) func slowStringCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringCount(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyStringRangeCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterCount((frame + Int(pc.pointee.b)), from: (frame + Int(pc.pointee.b))[2], to: (frame + Int(pc.pointee.b))[3])
  pc += 1
  return 0
}
@inline(never) func slowStringRangeCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringRangeCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringRangeCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringRangeCount(code, slots, state)
}
@inline(__always) func executeStringIsASCII(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = (frame + Int(pc.pointee.b))[1] & StringForm.notASCII == 0 ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleStringIsASCII(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringIsASCII(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyStringHasPrefix(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = hasPrefix((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c))) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowStringHasPrefix(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringHasPrefix(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringHasPrefix(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringHasPrefix(code, slots, state)
}
@inline(__always) func executeSlowlyStringHasSuffix(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = hasSuffix((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c))) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowStringHasSuffix(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringHasSuffix(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringHasSuffix(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringHasSuffix(code, slots, state)
}
@inline(__always) func executeSlowlyStringFind(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = findString((frame + Int(pc.pointee.c)), in: (frame + Int(pc.pointee.b)))
  pc += 1
  return 0
}
@inline(never) func slowStringFind(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringFind(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringFind(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringFind(code, slots, state)
}
@inline(__always) func executeSlowlyStringFindCharacter(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = findCharacter(frame[Int(pc.pointee.c)], in: (frame + Int(pc.pointee.b)))
  pc += 1
  return 0
}
@inline(never) func slowStringFindCharacter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringFindCharacter(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringFindCharacter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringFindCharacter(code, slots, state)
}
@inline(__always) func executeSlowlySubstringSplit(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = splitRange((frame + Int(pc.pointee.b)), at: frame[Int(pc.pointee.c)], omittingEmpty: frame[Int(pc.pointee.d)] != 0, type: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), context)
  pc += 2
  return 0
}
@inline(never) func slowSubstringSplit(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlySubstringSplit(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleSubstringSplit(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowSubstringSplit(code, slots, state)
}
@inline(__always) func executeSlowlySubstringParseInt64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  parseInteger((frame + Int(pc.pointee.a)), inRange: (frame + Int(pc.pointee.b)), radix: frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(never) func slowSubstringParseInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlySubstringParseInt64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleSubstringParseInt64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowSubstringParseInt64(code, slots, state)
}
@inline(__always) func executeSlowlyStringLowercased(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeString((frame + Int(pc.pointee.a)), from: (frame + Int(pc.pointee.b)), context) { $0.lowercased() }
  pc += 1
  return 0
}
@inline(never) func slowStringLowercased(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringLowercased(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringLowercased(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringLowercased(code, slots, state)
}
@inline(__always) func executeSlowlyStringUppercased(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeString((frame + Int(pc.pointee.a)), from: (frame + Int(pc.pointee.b)), context) { $0.uppercased() }
  pc += 1
  return 0
}
@inline(never) func slowStringUppercased(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringUppercased(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringUppercased(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringUppercased(code, slots, state)
}
@inline(__always) func executeSlowlyStringDebugDescription(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeString((frame + Int(pc.pointee.a)), from: (frame + Int(pc.pointee.b)), context) { $0.debugDescription }
  pc += 1
  return 0
}
@inline(never) func slowStringDebugDescription(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringDebugDescription(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringDebugDescription(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringDebugDescription(code, slots, state)
}
@inline(__always) func executeStringUtf8At(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let offset = frame[Int(pc.pointee.c)]
  if _slowPath(UInt(bitPattern: offset) >= UInt(bitPattern: byteCount((frame + Int(pc.pointee.b))))) { return 10 }
  frame[Int(pc.pointee.a)] = Int(bytes(of: (frame + Int(pc.pointee.b)))[offset])
  pc += 1
  return 0
}
@inline(__always) func handleStringUtf8At(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringUtf8At(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringCharacterAt(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let offset = frame[Int(pc.pointee.c)]
  let count = byteCount((frame + Int(pc.pointee.b)))
  if _slowPath(UInt(bitPattern: offset) >= UInt(bitPattern: count)) { return 10 }
  let bytes = bytes(of: (frame + Int(pc.pointee.b))) + offset
  if _fastPath(isCharacterByItself(bytes, count &- offset)) {
    frame[Int(pc.pointee.a)] = Int(bytes[0])
    pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringCharacterAt(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = makeCharacter(of: (frame + Int(pc.pointee.b)), at: frame[Int(pc.pointee.c)], context)
  pc += 1
  return 0
}
@inline(never) func slowStringCharacterAt(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringCharacterAt(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringCharacterAt(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringCharacterAt(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringCharacterAt(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringIndexAfter(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let offset = frame[Int(pc.pointee.c)]
  let count = byteCount((frame + Int(pc.pointee.b)))
  if _slowPath(UInt(bitPattern: offset) >= UInt(bitPattern: count)) { return 10 }
  let bytes = bytes(of: (frame + Int(pc.pointee.b))) + offset
  if _fastPath(isCharacterByItself(bytes, count &- offset)) {
    frame[Int(pc.pointee.a)] = offset &+ 1
    pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringIndexAfter(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterEnd(of: (frame + Int(pc.pointee.b)), at: frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(never) func slowStringIndexAfter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringIndexAfter(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringIndexAfter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringIndexAfter(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringIndexAfter(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringCharacterAndNext(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let offset = frame[Int(pc.pointee.c)]
  let count = byteCount((frame + Int(pc.pointee.b)))
  if _slowPath(UInt(bitPattern: offset) >= UInt(bitPattern: count)) { return 10 }
  let bytes = bytes(of: (frame + Int(pc.pointee.b))) + offset
  if _fastPath(isCharacterByItself(bytes, count &- offset)) {
    (frame + Int(pc.pointee.a))[0] = Int(bytes[0])
    (frame + Int(pc.pointee.a))[1] = offset &+ 1
    pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyStringCharacterAndNext(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let offset = frame[Int(pc.pointee.c)]
  let end = characterEnd(of: (frame + Int(pc.pointee.b)), at: offset)
  let character = makeCharacter(of: (frame + Int(pc.pointee.b)), at: offset, context)
  (frame + Int(pc.pointee.a))[0] = character
  (frame + Int(pc.pointee.a))[1] = end
  pc += 1
  return 0
}
@inline(never) func slowStringCharacterAndNext(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringCharacterAndNext(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringCharacterAndNext(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringCharacterAndNext(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowStringCharacterAndNext(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyStringIndexBefore(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let offset = frame[Int(pc.pointee.c)]
  if offset <= 0 || offset > byteCount((frame + Int(pc.pointee.b))) { return 10 }
  frame[Int(pc.pointee.a)] = characterStart(of: (frame + Int(pc.pointee.b)), before: offset)
  pc += 1
  return 0
}
@inline(never) func slowStringIndexBefore(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringIndexBefore(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringIndexBefore(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringIndexBefore(code, slots, state)
}
@inline(__always) func executeSlowlyStringOffsetIndex(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = offsetIndex(of: (frame + Int(pc.pointee.b)), from: frame[Int(pc.pointee.c)], by: frame[Int(pc.pointee.d)])
  pc += 1
  return 0
}
@inline(never) func slowStringOffsetIndex(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringOffsetIndex(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringOffsetIndex(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringOffsetIndex(code, slots, state)
}
@inline(__always) func executeSlowlyStringDistance(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.c)] <= frame[Int(pc.pointee.d)] ? characterCount((frame + Int(pc.pointee.b)), from: frame[Int(pc.pointee.c)], to: frame[Int(pc.pointee.d)]) : -characterCount((frame + Int(pc.pointee.b)), from: frame[Int(pc.pointee.d)], to: frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(never) func slowStringDistance(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringDistance(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringDistance(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringDistance(code, slots, state)
}
@inline(__always) func executeSlowlyStringRoundedIndex(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = roundedIndex(of: (frame + Int(pc.pointee.b)), frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(never) func slowStringRoundedIndex(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringRoundedIndex(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringRoundedIndex(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringRoundedIndex(code, slots, state)
}
@inline(__always) func executeLoopCharacters(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let state = (frame + Int(pc.pointee.a))
  let offset = state[2]
  if _fastPath(offset < state[3]) {
    state[4] = Int(bytes(of: state)[offset])
    state[2] = offset &+ 1
    pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyLoopCharacters(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if advanceCharacters((frame + Int(pc.pointee.a)), context) { pc += Int(Int16(bitPattern: pc.pointee.b))
    return 0
  }
  pc += 1
  return 0
}
@inline(never) func slowLoopCharacters(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyLoopCharacters(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleLoopCharacters(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeLoopCharacters(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowLoopCharacters(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringScalarAndNext(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let offset = frame[Int(pc.pointee.c)]
  if _slowPath(UInt(bitPattern: offset) >= UInt(bitPattern: byteCount((frame + Int(pc.pointee.b))))) { return 10 }
  let (scalar, width) = decodeScalar(bytes(of: (frame + Int(pc.pointee.b))) + offset)
  (frame + Int(pc.pointee.a))[0] = scalar
  (frame + Int(pc.pointee.a))[1] = offset &+ width
  pc += 1
  return 0
}
@inline(__always) func handleStringScalarAndNext(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringScalarAndNext(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeStringScalarBefore(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let end = frame[Int(pc.pointee.c)]
  if _slowPath(end <= 0 || end > byteCount((frame + Int(pc.pointee.b)))) { return 10 }
  let start = scalarStart(bytes(of: (frame + Int(pc.pointee.b))), before: end)
  let scalar = decodeScalar(bytes(of: (frame + Int(pc.pointee.b))) + start).scalar
  (frame + Int(pc.pointee.a))[0] = scalar
  (frame + Int(pc.pointee.a))[1] = start
  pc += 1
  return 0
}
@inline(__always) func handleStringScalarBefore(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeStringScalarBefore(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyStringUtf16Count(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = utf16Count((frame + Int(pc.pointee.b)))
  pc += 1
  return 0
}
@inline(never) func slowStringUtf16Count(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringUtf16Count(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringUtf16Count(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringUtf16Count(code, slots, state)
}
@inline(__always) func executeSlowlyStringFromScalar(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeString((frame + Int(pc.pointee.a)), ofScalar: frame[Int(pc.pointee.b)], context)
  pc += 1
  return 0
}
@inline(never) func slowStringFromScalar(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringFromScalar(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringFromScalar(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringFromScalar(code, slots, state)
}
@inline(__always) func executeSlowlyStringFromUTF8(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeString((frame + Int(pc.pointee.a)), fromBytesIn: frame[Int(pc.pointee.b)], from: frame[Int(pc.pointee.c)], to: frame[Int(pc.pointee.d)], context)
  pc += 1
  return 0
}
@inline(never) func slowStringFromUTF8(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringFromUTF8(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringFromUTF8(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringFromUTF8(code, slots, state)
}
@inline(__always) func executeSlowlyStringToUTF8(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  copyBytes(of: (frame + Int(pc.pointee.a)), to: frame[Int(pc.pointee.b)])
  pc += 1
  return 0
}
@inline(never) func slowStringToUTF8(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringToUTF8(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringToUTF8(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringToUTF8(code, slots, state)
}
@inline(__always) func executeSlowlyStringHash(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = hashString((frame + Int(pc.pointee.b)), context)
  pc += 1
  return 0
}
@inline(never) func slowStringHash(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringHash(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringHash(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringHash(code, slots, state)
}
@inline(__always) func executeSlowlySubstringEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = equalRanges((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c))) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowSubstringEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlySubstringEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleSubstringEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowSubstringEqual(code, slots, state)
}
@inline(__always) func executeSlowlySubstringLess(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = lessRange((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c))) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowSubstringLess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlySubstringLess(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleSubstringLess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowSubstringLess(code, slots, state)
}
@inline(__always) func executeSlowlySubstringHasPrefix(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = rangeHasPrefix((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c))) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowSubstringHasPrefix(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlySubstringHasPrefix(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleSubstringHasPrefix(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowSubstringHasPrefix(code, slots, state)
}
@inline(__always) func executeSlowlySubstringHasSuffix(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = rangeHasSuffix((frame + Int(pc.pointee.b)), (frame + Int(pc.pointee.c))) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowSubstringHasSuffix(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlySubstringHasSuffix(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleSubstringHasSuffix(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowSubstringHasSuffix(code, slots, state)
}
@inline(__always) func executeCharacterLiteral(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)
  retainCharacter(value)
  frame[Int(pc.pointee.a)] = value
  pc += 2
  return 0
}
@inline(__always) func handleCharacterLiteral(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterLiteral(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCharacterRetain(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  retainCharacter(frame[Int(pc.pointee.a)])
  pc += 1
  return 0
}
@inline(__always) func handleCharacterRetain(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterRetain(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCharacterCopy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  retainCharacter(value)
  frame[Int(pc.pointee.a)] = value
  pc += 1
  return 0
}
@inline(__always) func handleCharacterCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterCopy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCharacterRelease(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if _slowPath(frame[Int(pc.pointee.a)] < 0) { return slowPath }
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyCharacterRelease(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  releaseCharacter(frame[Int(pc.pointee.a)], context)
  forget((frame + Int(pc.pointee.a)), 1)
  pc += 1
  return 0
}
@inline(never) func slowCharacterRelease(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterRelease(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterRelease(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterRelease(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterRelease(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCharacterEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (left, right) = (frame[Int(pc.pointee.b)], frame[Int(pc.pointee.c)])
  if left == right {
    frame[Int(pc.pointee.a)] = 1
    pc += 1
    return 0
  }
  if _fastPath((left | right) & ~127 == 0) {
    frame[Int(pc.pointee.a)] = 0
    pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyCharacterEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = equalCharacters(frame[Int(pc.pointee.b)], frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowCharacterEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterEqual(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCharacterNotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (left, right) = (frame[Int(pc.pointee.b)], frame[Int(pc.pointee.c)])
  if left == right {
    frame[Int(pc.pointee.a)] = 0
    pc += 1
    return 0
  }
  if _fastPath((left | right) & ~127 == 0) {
    frame[Int(pc.pointee.a)] = 1
    pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyCharacterNotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = !equalCharacters(frame[Int(pc.pointee.b)], frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowCharacterNotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterNotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterNotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterNotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterNotEqual(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCharacterBranchIfEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (left, right) = (frame[Int(pc.pointee.a)], frame[Int(pc.pointee.b)])
  if left == right { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  if _fastPath((left | right) & ~127 == 0) { pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyCharacterBranchIfEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if equalCharacters(frame[Int(pc.pointee.a)], frame[Int(pc.pointee.b)]) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(never) func slowCharacterBranchIfEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterBranchIfEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterBranchIfEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterBranchIfEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterBranchIfEqual(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCharacterBranchIfNotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (left, right) = (frame[Int(pc.pointee.a)], frame[Int(pc.pointee.b)])
  if left == right { pc += 1
    return 0
  }
  if _fastPath((left | right) & ~127 == 0) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyCharacterBranchIfNotEqual(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !equalCharacters(frame[Int(pc.pointee.a)], frame[Int(pc.pointee.b)]) { pc += Int(Int16(bitPattern: pc.pointee.c))
    return 0
  }
  pc += 1
  return 0
}
@inline(never) func slowCharacterBranchIfNotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterBranchIfNotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterBranchIfNotEqual(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterBranchIfNotEqual(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterBranchIfNotEqual(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCharacterLess(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let (left, right) = (frame[Int(pc.pointee.b)], frame[Int(pc.pointee.c)])
  if _fastPath((left | right) & ~127 == 0) {
    frame[Int(pc.pointee.a)] = left < right ? 1 : 0
    pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyCharacterLess(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = lessCharacter(frame[Int(pc.pointee.b)], frame[Int(pc.pointee.c)]) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowCharacterLess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterLess(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterLess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterLess(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterLess(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyCharacterString(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeString((frame + Int(pc.pointee.a)), ofCharacter: frame[Int(pc.pointee.b)], context)
  pc += 1
  return 0
}
@inline(never) func slowCharacterString(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterString(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterString(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterString(code, slots, state)
}
@inline(__always) func executeSlowlyStringCharacter(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let text = (frame + Int(pc.pointee.b))
  let count = byteCount(text)
  if count == 0 {
    setMessage("Fatal error: Can't form a Character from an empty String", context)
    return 1
  }
  if characterEnd(of: text, at: 0) != count {
    setMessage("Fatal error: Can't form a Character from a String containing more than one extended grapheme cluster", context)
    return 1
  }
  frame[Int(pc.pointee.a)] = makeCharacter(of: text, at: 0, context)
  pc += 1
  return 0
}
@inline(never) func slowStringCharacter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyStringCharacter(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleStringCharacter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowStringCharacter(code, slots, state)
}
@inline(__always) func executeCharacterFromScalar(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = encodeScalar(frame[Int(pc.pointee.b)])
  pc += 1
  return 0
}
@inline(__always) func handleCharacterFromScalar(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterFromScalar(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyCharacterFirstScalar(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = firstScalar(of: frame[Int(pc.pointee.b)])
  pc += 1
  return 0
}
@inline(never) func slowCharacterFirstScalar(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterFirstScalar(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterFirstScalar(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterFirstScalar(code, slots, state)
}
@inline(__always) func executeSlowlyCharacterUtf8Count(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = byteCount(ofCharacter: frame[Int(pc.pointee.b)])
  pc += 1
  return 0
}
@inline(never) func slowCharacterUtf8Count(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterUtf8Count(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterUtf8Count(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterUtf8Count(code, slots, state)
}
@inline(__always) func executeSlowlyCharacterHash(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = hashCharacter(frame[Int(pc.pointee.b)], context)
  pc += 1
  return 0
}
@inline(never) func slowCharacterHash(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterHash(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterHash(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterHash(code, slots, state)
}
@inline(__always) func executeCharacterIsLetter(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let character = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: character) >= 128) { return slowPath }
  frame[Int(pc.pointee.a)] = asciiProperty(of: character, .letter)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyCharacterIsLetter(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isLetter }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsLetter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsLetter(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsLetter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterIsLetter(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterIsLetter(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCharacterIsNumber(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let character = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: character) >= 128) { return slowPath }
  frame[Int(pc.pointee.a)] = asciiProperty(of: character, .number)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyCharacterIsNumber(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isNumber }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsNumber(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsNumber(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsNumber(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterIsNumber(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterIsNumber(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCharacterIsWhitespace(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let character = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: character) >= 128) { return slowPath }
  frame[Int(pc.pointee.a)] = asciiProperty(of: character, .whitespace)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyCharacterIsWhitespace(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isWhitespace }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsWhitespace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsWhitespace(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsWhitespace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterIsWhitespace(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterIsWhitespace(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyCharacterIsNewline(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isNewline }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsNewline(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsNewline(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsNewline(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterIsNewline(code, slots, state)
}
@inline(__always) func executeCharacterIsUppercase(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let character = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: character) >= 128) { return slowPath }
  frame[Int(pc.pointee.a)] = asciiProperty(of: character, .uppercase)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyCharacterIsUppercase(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isUppercase }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsUppercase(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsUppercase(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsUppercase(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterIsUppercase(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterIsUppercase(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeCharacterIsLowercase(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let character = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: character) >= 128) { return slowPath }
  frame[Int(pc.pointee.a)] = asciiProperty(of: character, .lowercase)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyCharacterIsLowercase(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isLowercase }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsLowercase(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsLowercase(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsLowercase(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterIsLowercase(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterIsLowercase(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyCharacterIsCased(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isCased }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsCased(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsCased(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsCased(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterIsCased(code, slots, state)
}
@inline(__always) func executeSlowlyCharacterIsPunctuation(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isPunctuation }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsPunctuation(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsPunctuation(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsPunctuation(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterIsPunctuation(code, slots, state)
}
@inline(__always) func executeSlowlyCharacterIsSymbol(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isSymbol }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsSymbol(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsSymbol(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsSymbol(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterIsSymbol(code, slots, state)
}
@inline(__always) func executeSlowlyCharacterIsMathSymbol(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isMathSymbol }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsMathSymbol(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsMathSymbol(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsMathSymbol(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterIsMathSymbol(code, slots, state)
}
@inline(__always) func executeSlowlyCharacterIsCurrencySymbol(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isCurrencySymbol }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsCurrencySymbol(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsCurrencySymbol(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsCurrencySymbol(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterIsCurrencySymbol(code, slots, state)
}
@inline(__always) func executeCharacterIsWholeNumber(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let character = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: character) >= 128) { return slowPath }
  frame[Int(pc.pointee.a)] = asciiProperty(of: character, .number)
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyCharacterIsWholeNumber(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isWholeNumber }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsWholeNumber(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsWholeNumber(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsWholeNumber(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterIsWholeNumber(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterIsWholeNumber(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyCharacterIsHexDigit(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isHexDigit }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsHexDigit(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsHexDigit(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsHexDigit(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterIsHexDigit(code, slots, state)
}
@inline(__always) func executeSlowlyCharacterIsASCII(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = characterProperty(of: frame[Int(pc.pointee.b)]) { $0.isASCII }
  pc += 1
  return 0
}
@inline(never) func slowCharacterIsASCII(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterIsASCII(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterIsASCII(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterIsASCII(code, slots, state)
}
@inline(__always) func executeCharacterWholeNumberValue(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let character = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: character) >= 128) { return slowPath }
  let value = character &- 0x30
  let isDigit = UInt(bitPattern: value) < 10
  (frame + Int(pc.pointee.a))[0] = isDigit ? 1 : 0
  (frame + Int(pc.pointee.a))[1] = isDigit ? value : 0
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyCharacterWholeNumberValue(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  characterValue((frame + Int(pc.pointee.a)), of: frame[Int(pc.pointee.b)]) { $0.wholeNumberValue }
  pc += 1
  return 0
}
@inline(never) func slowCharacterWholeNumberValue(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterWholeNumberValue(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterWholeNumberValue(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeCharacterWholeNumberValue(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowCharacterWholeNumberValue(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyCharacterHexDigitValue(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  characterValue((frame + Int(pc.pointee.a)), of: frame[Int(pc.pointee.b)]) { $0.hexDigitValue }
  pc += 1
  return 0
}
@inline(never) func slowCharacterHexDigitValue(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterHexDigitValue(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterHexDigitValue(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterHexDigitValue(code, slots, state)
}
@inline(__always) func executeSlowlyCharacterUppercased(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeString((frame + Int(pc.pointee.a)), ofCharacter: frame[Int(pc.pointee.b)], context) { $0.uppercased() }
  pc += 1
  return 0
}
@inline(never) func slowCharacterUppercased(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterUppercased(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterUppercased(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterUppercased(code, slots, state)
}
@inline(__always) func executeSlowlyCharacterLowercased(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeString((frame + Int(pc.pointee.a)), ofCharacter: frame[Int(pc.pointee.b)], context) { $0.lowercased() }
  pc += 1
  return 0
}
@inline(never) func slowCharacterLowercased(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyCharacterLowercased(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleCharacterLowercased(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowCharacterLowercased(code, slots, state)
}
@inline(__always) func executeSlowlyScalarIsAlphabetic(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = scalarProperty(of: frame[Int(pc.pointee.b)]) { $0.isAlphabetic }
  pc += 1
  return 0
}
@inline(never) func slowScalarIsAlphabetic(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyScalarIsAlphabetic(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleScalarIsAlphabetic(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowScalarIsAlphabetic(code, slots, state)
}
@inline(__always) func executeSlowlyScalarIsLowercase(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = scalarProperty(of: frame[Int(pc.pointee.b)]) { $0.isLowercase }
  pc += 1
  return 0
}
@inline(never) func slowScalarIsLowercase(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyScalarIsLowercase(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleScalarIsLowercase(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowScalarIsLowercase(code, slots, state)
}
@inline(__always) func executeSlowlyScalarIsUppercase(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = scalarProperty(of: frame[Int(pc.pointee.b)]) { $0.isUppercase }
  pc += 1
  return 0
}
@inline(never) func slowScalarIsUppercase(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyScalarIsUppercase(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleScalarIsUppercase(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowScalarIsUppercase(code, slots, state)
}
@inline(__always) func executeSlowlyScalarIsWhitespace(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = scalarProperty(of: frame[Int(pc.pointee.b)]) { $0.isWhitespace }
  pc += 1
  return 0
}
@inline(never) func slowScalarIsWhitespace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyScalarIsWhitespace(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleScalarIsWhitespace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowScalarIsWhitespace(code, slots, state)
}
@inline(__always) func executeSlowlyScalarIsEmoji(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = scalarProperty(of: frame[Int(pc.pointee.b)]) { $0.isEmoji }
  pc += 1
  return 0
}
@inline(never) func slowScalarIsEmoji(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyScalarIsEmoji(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleScalarIsEmoji(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowScalarIsEmoji(code, slots, state)
}
@inline(__always) func executeSlowlyScalarIsEmojiPresentation(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = scalarProperty(of: frame[Int(pc.pointee.b)]) { $0.isEmojiPresentation }
  pc += 1
  return 0
}
@inline(never) func slowScalarIsEmojiPresentation(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyScalarIsEmojiPresentation(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleScalarIsEmojiPresentation(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowScalarIsEmojiPresentation(code, slots, state)
}
@inline(__always) func executeSlowlyScalarIsMath(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = scalarProperty(of: frame[Int(pc.pointee.b)]) { $0.isMath }
  pc += 1
  return 0
}
@inline(never) func slowScalarIsMath(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyScalarIsMath(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleScalarIsMath(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowScalarIsMath(code, slots, state)
}
@inline(__always) func executeSlowlyScalarIsIDStart(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = scalarProperty(of: frame[Int(pc.pointee.b)]) { $0.isIDStart }
  pc += 1
  return 0
}
@inline(never) func slowScalarIsIDStart(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyScalarIsIDStart(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleScalarIsIDStart(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowScalarIsIDStart(code, slots, state)
}
@inline(__always) func executeSlowlyScalarIsIDContinue(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = scalarProperty(of: frame[Int(pc.pointee.b)]) { $0.isIDContinue }
  pc += 1
  return 0
}
@inline(never) func slowScalarIsIDContinue(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyScalarIsIDContinue(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleScalarIsIDContinue(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowScalarIsIDContinue(code, slots, state)
}
@inline(__always) func executeScalarIsValid(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  frame[Int(pc.pointee.a)] = value >= 0 && value < 0x11_0000 && (value < 0xD800 || value > 0xDFFF) ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleScalarIsValid(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeScalarIsValid(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeScalarUtf8Count(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = frame[Int(pc.pointee.b)]
  frame[Int(pc.pointee.a)] = value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4
  pc += 1
  return 0
}
@inline(__always) func handleScalarUtf8Count(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeScalarUtf8Count(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeHashSeed(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = Int(bitPattern: context.pointee.hashSeed0)
  pc += 1
  return 0
}
@inline(__always) func handleHashSeed(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeHashSeed(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeHashCombine(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = mix(frame[Int(pc.pointee.b)], frame[Int(pc.pointee.c)], context)
  pc += 1
  return 0
}
@inline(__always) func handleHashCombine(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeHashCombine(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyHashCombineString(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = mix(frame[Int(pc.pointee.b)], hashString((frame + Int(pc.pointee.c)), context), context)
  pc += 1
  return 0
}
@inline(never) func slowHashCombineString(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyHashCombineString(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleHashCombineString(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowHashCombineString(code, slots, state)
}
@inline(__always) func executeSlowlyHashCombineRange(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = mix(frame[Int(pc.pointee.b)], hashRange((frame + Int(pc.pointee.c)), context), context)
  pc += 1
  return 0
}
@inline(never) func slowHashCombineRange(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyHashCombineRange(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleHashCombineRange(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowHashCombineRange(code, slots, state)
}
@inline(__always) func executeSlowlyHashCombineCharacter(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = mix(frame[Int(pc.pointee.b)], hashCharacter(frame[Int(pc.pointee.c)], context), context)
  pc += 1
  return 0
}
@inline(never) func slowHashCombineCharacter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyHashCombineCharacter(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleHashCombineCharacter(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowHashCombineCharacter(code, slots, state)
}
@inline(__always) func executeHashCombineFloat64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let value = float64(frame[Int(pc.pointee.c)])
  frame[Int(pc.pointee.a)] = mix(frame[Int(pc.pointee.b)], value == 0 ? 0 : frame[Int(pc.pointee.c)], context)
  pc += 1
  return 0
}
@inline(__always) func handleHashCombineFloat64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeHashCombineFloat64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferEmpty(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self))[Descriptor.emptyBuffer]
  retain(buffer)
  frame[Int(pc.pointee.a)] = buffer
  pc += 2
  return 0
}
@inline(__always) func handleBufferEmpty(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferEmpty(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyBufferAllocate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let block = allocateBuffer(type: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), capacity: frame[Int(pc.pointee.b)], context)
  if block == 0 { return 15 }
  frame[Int(pc.pointee.a)] = block
  pc += 2
  return 0
}
@inline(never) func slowBufferAllocate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferAllocate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferAllocate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowBufferAllocate(code, slots, state)
}
@inline(__always) func executeSlowlyBufferAllocateLike(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let block = allocateBuffer(type: slots(at: frame[Int(pc.pointee.b)])[1], capacity: frame[Int(pc.pointee.c)], context)
  if block == 0 { return 15 }
  frame[Int(pc.pointee.a)] = block
  pc += 1
  return 0
}
@inline(never) func slowBufferAllocateLike(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferAllocateLike(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferAllocateLike(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowBufferAllocateLike(code, slots, state)
}
@inline(__always) func executeBufferCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slots(at: frame[Int(pc.pointee.b)])[Buffer.count]
  pc += 1
  return 0
}
@inline(__always) func handleBufferCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferSetCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  slots(at: frame[Int(pc.pointee.a)])[Buffer.count] = frame[Int(pc.pointee.b)]
  pc += 1
  return 0
}
@inline(__always) func handleBufferSetCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferSetCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferCapacity(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slots(at: frame[Int(pc.pointee.b)])[Buffer.capacity]
  pc += 1
  return 0
}
@inline(__always) func handleBufferCapacity(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferCapacity(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferGet(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: frame[Int(pc.pointee.b)])
  let index = frame[Int(pc.pointee.c)]
  if _slowPath(UInt(bitPattern: index) >= UInt(bitPattern: buffer[Buffer.count])) { return 9 }
  frame[Int(pc.pointee.a)] = buffer[Buffer.elements &+ index]
  pc += 1
  return 0
}
@inline(__always) func handleBufferGet(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferGet(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferGet2(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: frame[Int(pc.pointee.b)])
  let index = frame[Int(pc.pointee.c)]
  if _slowPath(UInt(bitPattern: index) >= UInt(bitPattern: buffer[Buffer.count])) { return 9 }
  let element = buffer + (Buffer.elements &+ index &* 2)
  let (a, b) = (element[0], element[1])
  (frame + Int(pc.pointee.a))[0] = a
  (frame + Int(pc.pointee.a))[1] = b
  pc += 1
  return 0
}
@inline(__always) func handleBufferGet2(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferGet2(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferGetMany(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: frame[Int(pc.pointee.b)])
  let index = frame[Int(pc.pointee.c)]
  if _slowPath(UInt(bitPattern: index) >= UInt(bitPattern: buffer[Buffer.count])) { return 9 }
  moveSlots((frame + Int(pc.pointee.a)), buffer + (Buffer.elements &+ index &* Int(pc.pointee.d)), Int(pc.pointee.d))
  pc += 1
  return 0
}
@inline(__always) func handleBufferGetMany(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferGetMany(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferGetReference(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: frame[Int(pc.pointee.b)])
  let index = frame[Int(pc.pointee.c)]
  if _slowPath(UInt(bitPattern: index) >= UInt(bitPattern: buffer[Buffer.count])) { return 9 }
  let element = buffer[Buffer.elements &+ index]
  retain(element)
  frame[Int(pc.pointee.a)] = element
  pc += 1
  return 0
}
@inline(__always) func handleBufferGetReference(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferGetReference(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferGetString(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: frame[Int(pc.pointee.b)])
  let index = frame[Int(pc.pointee.c)]
  if _slowPath(UInt(bitPattern: index) >= UInt(bitPattern: buffer[Buffer.count])) { return 9 }
  let element = buffer + (Buffer.elements &+ index &* 2)
  let (a, b) = (element[0], element[1])
  if b > 0 { retain(a) }
  (frame + Int(pc.pointee.a))[0] = a
  (frame + Int(pc.pointee.a))[1] = b
  pc += 1
  return 0
}
@inline(__always) func handleBufferGetString(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferGetString(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferGetUnchecked(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slots(at: frame[Int(pc.pointee.b)])[Buffer.elements &+ frame[Int(pc.pointee.c)]]
  pc += 1
  return 0
}
@inline(__always) func handleBufferGetUnchecked(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferGetUnchecked(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferGetOfField(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: slots(at: frame[Int(pc.pointee.b)])[Int(pc.pointee.c)])
  let index = frame[Int(pc.pointee.d)]
  if _slowPath(UInt(bitPattern: index) >= UInt(bitPattern: buffer[Buffer.count])) { return 9 }
  frame[Int(pc.pointee.a)] = buffer[Buffer.elements &+ index]
  pc += 1
  return 0
}
@inline(__always) func handleBufferGetOfField(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferGetOfField(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferSetUnique(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: slots(at: frame[Int(pc.pointee.a)])[Int(pc.pointee.d)])
  let index = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: index) >= UInt(bitPattern: buffer[Buffer.count])) { return 9 }
  if _slowPath(!isUnique(buffer)) { return slowPath }
  buffer[Buffer.elements &+ index] = frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyBufferSetUnique(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeBufferUnique(slots(at: frame[Int(pc.pointee.a)]) + Int(pc.pointee.d), context)
  return 0
}
@inline(never) func slowBufferSetUnique(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferSetUnique(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferSetUnique(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferSetUnique(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowBufferSetUnique(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferSetUniqueLocal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: frame[Int(pc.pointee.a)])
  let index = frame[Int(pc.pointee.b)]
  if _slowPath(UInt(bitPattern: index) >= UInt(bitPattern: buffer[Buffer.count])) { return 9 }
  if _slowPath(!isUnique(buffer)) { return slowPath }
  buffer[Buffer.elements &+ index] = frame[Int(pc.pointee.c)]
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyBufferSetUniqueLocal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeBufferUnique((frame + Int(pc.pointee.a)), context)
  return 0
}
@inline(never) func slowBufferSetUniqueLocal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferSetUniqueLocal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferSetUniqueLocal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferSetUniqueLocal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowBufferSetUniqueLocal(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferGetNested(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let rows = slots(at: frame[Int(pc.pointee.b)])
  let outer = frame[Int(pc.pointee.c)]
  let inner = frame[Int(pc.pointee.d)]
  if _slowPath(UInt(bitPattern: outer) >= UInt(bitPattern: rows[Buffer.count])) { return 9 }
  let row = slots(at: rows[Buffer.elements &+ outer])
  if _slowPath(UInt(bitPattern: inner) >= UInt(bitPattern: row[Buffer.count])) { return 9 }
  frame[Int(pc.pointee.a)] = row[Buffer.elements &+ inner]
  pc += 1
  return 0
}
@inline(__always) func handleBufferGetNested(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferGetNested(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferAddress(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = frame[Int(pc.pointee.b)] &+ Buffer.elements &* 8 &+ frame[Int(pc.pointee.c)] &* Int(pc.pointee.d) &* 8
  pc += 1
  return 0
}
@inline(__always) func handleBufferAddress(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferAddress(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferAddressChecked(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: frame[Int(pc.pointee.b)])
  let index = frame[Int(pc.pointee.c)]
  if _slowPath(UInt(bitPattern: index) >= UInt(bitPattern: buffer[Buffer.count])) { return 9 }
  frame[Int(pc.pointee.a)] = address(buffer) &+ (Buffer.elements &+ index &* Int(pc.pointee.d)) &* 8
  pc += 1
  return 0
}
@inline(__always) func handleBufferAddressChecked(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferAddressChecked(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeBufferUniqueAddress(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: slots(at: frame[Int(pc.pointee.b)])[0])
  let index = frame[Int(pc.pointee.c)]
  if _slowPath(UInt(bitPattern: index) >= UInt(bitPattern: buffer[Buffer.count])) { return 9 }
  if _slowPath(!isUnique(buffer)) { return slowPath }
  frame[Int(pc.pointee.a)] = address(buffer) &+ (Buffer.elements &+ index &* Int(pc.pointee.d)) &* 8
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyBufferUniqueAddress(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeBufferUnique(slots(at: frame[Int(pc.pointee.b)]), context)
  return 0
}
@inline(never) func slowBufferUniqueAddress(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferUniqueAddress(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferUniqueAddress(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferUniqueAddress(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowBufferUniqueAddress(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyBufferMakeUnique(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)])
  if !isUnique(place[0]) { makeBufferUnique(place, context) }
  pc += 1
  return 0
}
@inline(never) func slowBufferMakeUnique(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferMakeUnique(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferMakeUnique(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowBufferMakeUnique(code, slots, state)
}
@inline(__always) func executeArrayAppend(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: slots(at: frame[Int(pc.pointee.a)])[0])
  let count = buffer[Buffer.count]
  if _slowPath(!isUnique(buffer) || count == buffer[Buffer.capacity]) { return slowPath }
  buffer[Buffer.elements &+ count] = frame[Int(pc.pointee.b)]
  buffer[Buffer.count] = count &+ 1
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyArrayAppend(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !growBuffer(slots(at: frame[Int(pc.pointee.a)]), by: 1, context) { return 15 }
  return 0
}
@inline(never) func slowArrayAppend(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyArrayAppend(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleArrayAppend(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeArrayAppend(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowArrayAppend(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeArrayAppendMany(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: slots(at: frame[Int(pc.pointee.a)])[0])
  let count = buffer[Buffer.count]
  if _slowPath(!isUnique(buffer) || count == buffer[Buffer.capacity]) { return slowPath }
  moveSlots(buffer + (Buffer.elements &+ count &* Int(pc.pointee.c)), (frame + Int(pc.pointee.b)), Int(pc.pointee.c))
  buffer[Buffer.count] = count &+ 1
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyArrayAppendMany(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !growBuffer(slots(at: frame[Int(pc.pointee.a)]), by: 1, context) { return 15 }
  return 0
}
@inline(never) func slowArrayAppendMany(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyArrayAppendMany(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleArrayAppendMany(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeArrayAppendMany(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowArrayAppendMany(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyBufferReserve(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !growBuffer(slots(at: frame[Int(pc.pointee.a)]), by: frame[Int(pc.pointee.b)], context) { return 15 }
  pc += 1
  return 0
}
@inline(never) func slowBufferReserve(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferReserve(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferReserve(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowBufferReserve(code, slots, state)
}
@inline(__always) func executeSlowlyBufferMove(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  moveElements(of: frame[Int(pc.pointee.a)], from: frame[Int(pc.pointee.b)], to: frame[Int(pc.pointee.c)], count: frame[Int(pc.pointee.d)])
  pc += 1
  return 0
}
@inline(never) func slowBufferMove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferMove(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferMove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowBufferMove(code, slots, state)
}
@inline(__always) func executeSlowlyBufferCopy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = copyBuffer(frame[Int(pc.pointee.b)], from: frame[Int(pc.pointee.c)], to: frame[Int(pc.pointee.d)], capacity: 0, context)
  pc += 1
  return 0
}
@inline(never) func slowBufferCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferCopy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowBufferCopy(code, slots, state)
}
@inline(__always) func executeSlowlyBufferAppendRange(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !appendElements(to: slots(at: frame[Int(pc.pointee.a)]), from: frame[Int(pc.pointee.b)], start: frame[Int(pc.pointee.c)], end: frame[Int(pc.pointee.d)], context) { return 15 }
  pc += 1
  return 0
}
@inline(never) func slowBufferAppendRange(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferAppendRange(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferAppendRange(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowBufferAppendRange(code, slots, state)
}
@inline(__always) func executeSlowlyBufferDestroy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.d
  destroyElements(of: frame[Int(pc.pointee.a)], from: frame[Int(pc.pointee.b)], to: frame[Int(pc.pointee.c)], context)
  let result = runDestruction(pc + 1, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowBufferDestroy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferDestroy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferDestroy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowBufferDestroy(code, slots, state)
}
@inline(__always) func executeSlowlyBufferRepeat(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  repeatElement(buffer: slots(at: frame[Int(pc.pointee.a)])[0], value: (frame + Int(pc.pointee.b)), count: frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(never) func slowBufferRepeat(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferRepeat(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferRepeat(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowBufferRepeat(code, slots, state)
}
@inline(__always) func executeBufferSwap(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let buffer = slots(at: slots(at: frame[Int(pc.pointee.a)])[0])
  let (left, right) = (frame[Int(pc.pointee.b)], frame[Int(pc.pointee.c)])
  let count = UInt(bitPattern: buffer[Buffer.count])
  if _slowPath(UInt(bitPattern: left) >= count || UInt(bitPattern: right) >= count) { return 9 }
  if _slowPath(!isUnique(buffer)) { return slowPath }
  swapSlots(buffer + (Buffer.elements &+ left &* Int(pc.pointee.d)), buffer + (Buffer.elements &+ right &* Int(pc.pointee.d)), Int(pc.pointee.d))
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyBufferSwap(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeBufferUnique(slots(at: frame[Int(pc.pointee.a)]), context)
  return 0
}
@inline(never) func slowBufferSwap(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferSwap(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferSwap(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeBufferSwap(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowBufferSwap(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyBufferSort(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  sortElements(slots(at: frame[Int(pc.pointee.a)]), kind: Int(pc.pointee.b), context)
  pc += 1
  return 0
}
@inline(never) func slowBufferSort(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyBufferSort(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleBufferSort(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowBufferSort(code, slots, state)
}
@inline(__always) func executeSlowlyTableAllocate(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = allocateTable(type: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), capacity: frame[Int(pc.pointee.b)], context)
  pc += 2
  return 0
}
@inline(never) func slowTableAllocate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTableAllocate(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTableAllocate(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowTableAllocate(code, slots, state)
}
@inline(__always) func executeTableCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slots(at: frame[Int(pc.pointee.b)])[Table.count]
  pc += 1
  return 0
}
@inline(__always) func handleTableCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTableCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTableCapacity(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = slots(at: frame[Int(pc.pointee.b)])[Table.limit]
  pc += 1
  return 0
}
@inline(__always) func handleTableCapacity(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTableCapacity(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTableFind(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let table = slots(at: frame[Int(pc.pointee.b)])
  if table[Table.keyKind] == KeyKind.integerCode {
    frame[Int(pc.pointee.a)] = findInteger(frame[Int(pc.pointee.c)], in: table, context)
    pc += 1
    return 0
  }
  if table[Table.keyKind] == KeyKind.stringCode && isPlainInline((frame + Int(pc.pointee.c))) {
    frame[Int(pc.pointee.a)] = findInlineString((frame + Int(pc.pointee.c)), in: table, context)
    pc += 1
    return 0
  }
  return slowPath
}
@inline(__always) func executeSlowlyTableFind(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = findKey((frame + Int(pc.pointee.c)), in: slots(at: frame[Int(pc.pointee.b)]), context)
  pc += 1
  return 0
}
@inline(never) func slowTableFind(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTableFind(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTableFind(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTableFind(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowTableFind(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTableFindOrInsert(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let table = slots(at: slots(at: frame[Int(pc.pointee.b)])[0])
  if _fastPath(isUnique(table)) {
    if table[Table.keyKind] == KeyKind.integerCode {
      let entry = findInteger(frame[Int(pc.pointee.c)], in: table, context)
      if entry >= 0 {
        frame[Int(pc.pointee.a)] = entry
        pc += 1
        return 0
      }
    } else if table[Table.keyKind] == KeyKind.stringCode && isPlainInline((frame + Int(pc.pointee.c))) {
      let entry = findInlineString((frame + Int(pc.pointee.c)), in: table, context)
      if entry >= 0 {
        frame[Int(pc.pointee.a)] = entry
        pc += 1
        return 0
      }
    }
  }
  return slowPath
}
@inline(__always) func executeSlowlyTableFindOrInsert(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = findOrInsertKey((frame + Int(pc.pointee.c)), in: slots(at: frame[Int(pc.pointee.b)]), context)
  pc += 1
  return 0
}
@inline(never) func slowTableFindOrInsert(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTableFindOrInsert(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTableFindOrInsert(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTableFindOrInsert(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowTableFindOrInsert(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTableValueAddress(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let table = slots(at: frame[Int(pc.pointee.b)])
  frame[Int(pc.pointee.a)] = address(table + (Table.entries &+ frame[Int(pc.pointee.c)] &* table[Table.stride] &+ table[Table.valueOffset]))
  pc += 1
  return 0
}
@inline(__always) func handleTableValueAddress(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTableValueAddress(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTableKeyAddress(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let table = slots(at: frame[Int(pc.pointee.b)])
  frame[Int(pc.pointee.a)] = address(table + (Table.entries &+ frame[Int(pc.pointee.c)] &* table[Table.stride]))
  pc += 1
  return 0
}
@inline(__always) func handleTableKeyAddress(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTableKeyAddress(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyTableMakeUnique(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let place = slots(at: frame[Int(pc.pointee.a)])
  if !isUnique(place[0]) { makeTableUnique(place, context) }
  pc += 1
  return 0
}
@inline(never) func slowTableMakeUnique(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTableMakeUnique(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTableMakeUnique(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowTableMakeUnique(code, slots, state)
}
@inline(__always) func executeSlowlyTableReserve(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  reserveTable(slots(at: frame[Int(pc.pointee.a)]), capacity: frame[Int(pc.pointee.b)], context)
  pc += 1
  return 0
}
@inline(never) func slowTableReserve(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTableReserve(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTableReserve(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowTableReserve(code, slots, state)
}
@inline(__always) func executeSlowlyTableRemove(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  removeEntry(frame[Int(pc.pointee.b)], from: slots(at: slots(at: frame[Int(pc.pointee.a)])[0]), context)
  pc += 1
  return 0
}
@inline(never) func slowTableRemove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTableRemove(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTableRemove(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowTableRemove(code, slots, state)
}
@inline(__always) func executeTableNext(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let table = slots(at: frame[Int(pc.pointee.b)])
  frame[Int(pc.pointee.a)] = nextEntry(in: table, from: frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(__always) func handleTableNext(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTableNext(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyTableCopy(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = copyTable(frame[Int(pc.pointee.b)], context)
  pc += 1
  return 0
}
@inline(never) func slowTableCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTableCopy(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTableCopy(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowTableCopy(code, slots, state)
}
@inline(__always) func executeSlowlyTableRemoveAll(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.c
  removeAllEntries(slots(at: frame[Int(pc.pointee.a)]), keepingCapacity: frame[Int(pc.pointee.b)] != 0, context)
  let result = runDestruction(pc + 1, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowTableRemoveAll(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTableRemoveAll(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTableRemoveAll(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowTableRemoveAll(code, slots, state)
}
@inline(__always) func executeTableProbeStart(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = scramble(frame[Int(pc.pointee.c)], context) & slots(at: frame[Int(pc.pointee.b)])[Table.mask]
  pc += 1
  return 0
}
@inline(__always) func handleTableProbeStart(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTableProbeStart(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTableProbeNext(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = (frame[Int(pc.pointee.c)] &+ 1) & slots(at: frame[Int(pc.pointee.b)])[Table.mask]
  pc += 1
  return 0
}
@inline(__always) func handleTableProbeNext(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTableProbeNext(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTableIsOccupied(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = control(of: slots(at: frame[Int(pc.pointee.b)]))[frame[Int(pc.pointee.c)]] != 0 ? 1 : 0
  pc += 1
  return 0
}
@inline(__always) func handleTableIsOccupied(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTableIsOccupied(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTableEntryHash(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let table = slots(at: frame[Int(pc.pointee.b)])
  frame[Int(pc.pointee.a)] = table[Table.entries &+ frame[Int(pc.pointee.c)] &* table[Table.stride] &+ table[Table.hashOffset]]
  pc += 1
  return 0
}
@inline(__always) func handleTableEntryHash(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTableEntryHash(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyTableInsertAt(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  occupyEntry(frame[Int(pc.pointee.b)], of: slots(at: frame[Int(pc.pointee.a)]), hash: frame[Int(pc.pointee.c)], key: (frame + Int(pc.pointee.d)))
  pc += 1
  return 0
}
@inline(never) func slowTableInsertAt(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTableInsertAt(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTableInsertAt(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowTableInsertAt(code, slots, state)
}
@inline(__always) func executeSlowlyMirrorKind(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = mirrorKind(ofType: frame[Int(pc.pointee.b)])
  pc += 1
  return 0
}
@inline(never) func slowMirrorKind(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyMirrorKind(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleMirrorKind(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowMirrorKind(code, slots, state)
}
@inline(__always) func executeSlowlyMirrorCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = fieldCount(ofType: frame[Int(pc.pointee.b)])
  pc += 1
  return 0
}
@inline(never) func slowMirrorCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyMirrorCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleMirrorCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowMirrorCount(code, slots, state)
}
@inline(__always) func executeSlowlyMirrorLabel(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeFieldName((frame + Int(pc.pointee.a)), type: frame[Int(pc.pointee.b)], index: frame[Int(pc.pointee.c)], context)
  pc += 1
  return 0
}
@inline(never) func slowMirrorLabel(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyMirrorLabel(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleMirrorLabel(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowMirrorLabel(code, slots, state)
}
@inline(__always) func executeSlowlyMirrorChild(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  packField((frame + Int(pc.pointee.a)), of: frame[Int(pc.pointee.b)], type: frame[Int(pc.pointee.c)], index: frame[Int(pc.pointee.d)], context)
  pc += 1
  return 0
}
@inline(never) func slowMirrorChild(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyMirrorChild(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleMirrorChild(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowMirrorChild(code, slots, state)
}
@inline(__always) func executeSlowlyMirrorFieldType(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = fieldType(ofType: frame[Int(pc.pointee.b)], index: frame[Int(pc.pointee.c)], context)
  pc += 1
  return 0
}
@inline(never) func slowMirrorFieldType(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyMirrorFieldType(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleMirrorFieldType(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowMirrorFieldType(code, slots, state)
}
@inline(__always) func executeSlowlyMirrorFieldOffset(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = fieldOffset(ofType: frame[Int(pc.pointee.b)], index: frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(never) func slowMirrorFieldOffset(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyMirrorFieldOffset(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleMirrorFieldOffset(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowMirrorFieldOffset(code, slots, state)
}
@inline(__always) func executeSlowlyMirrorCaseIndex(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = caseIndex(at: slots(at: frame[Int(pc.pointee.b)]), type: frame[Int(pc.pointee.c)])
  pc += 1
  return 0
}
@inline(never) func slowMirrorCaseIndex(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyMirrorCaseIndex(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleMirrorCaseIndex(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowMirrorCaseIndex(code, slots, state)
}
@inline(__always) func executeSlowlyMirrorCaseName(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeCaseName((frame + Int(pc.pointee.a)), type: frame[Int(pc.pointee.b)], index: frame[Int(pc.pointee.c)], context)
  pc += 1
  return 0
}
@inline(never) func slowMirrorCaseName(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyMirrorCaseName(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleMirrorCaseName(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowMirrorCaseName(code, slots, state)
}
@inline(__always) func executeSlowlyMirrorCasePayload(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  packCasePayload((frame + Int(pc.pointee.a)), of: frame[Int(pc.pointee.b)], type: frame[Int(pc.pointee.c)], index: frame[Int(pc.pointee.d)], context)
  pc += 1
  return 0
}
@inline(never) func slowMirrorCasePayload(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyMirrorCasePayload(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleMirrorCasePayload(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowMirrorCasePayload(code, slots, state)
}
@inline(__always) func executeSlowlyMirrorSameBytes(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = equalSlots(slots(at: frame[Int(pc.pointee.b)]), slots(at: frame[Int(pc.pointee.c)]), layoutSlots(layoutAddress(ofType: frame[Int(pc.pointee.d)]))) ? 1 : 0
  pc += 1
  return 0
}
@inline(never) func slowMirrorSameBytes(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyMirrorSameBytes(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleMirrorSameBytes(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowMirrorSameBytes(code, slots, state)
}
@inline(__always) func executeSlowlyMirrorWriteField(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  let operand = pc.pointee.d
  replaceField(of: slots(at: frame[Int(pc.pointee.a)]), type: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), index: frame[Int(pc.pointee.b)], with: (frame + Int(pc.pointee.c)), context)
  let result = runDestruction(pc + 2, frame, stackTop(frame, operand), context)
  pc = context.pointee.nextPC
  frame = context.pointee.nextFrame
  return result
}
@inline(never) func slowMirrorWriteField(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyMirrorWriteField(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleMirrorWriteField(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowMirrorWriteField(code, slots, state)
}
@inline(__always) func executeTypeIsPlain(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = hasParts(layoutAddress(ofType: frame[Int(pc.pointee.b)])) ? 0 : 1
  pc += 1
  return 0
}
@inline(__always) func handleTypeIsPlain(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTypeIsPlain(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTrapOverflow(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  return 2
}
@inline(__always) func handleTrapOverflow(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTrapOverflow(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTrapIndexOutOfRange(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  return 9
}
@inline(__always) func handleTrapIndexOutOfRange(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTrapIndexOutOfRange(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTrapUnwrappedNil(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  return 11
}
@inline(__always) func handleTrapUnwrappedNil(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTrapUnwrappedNil(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTrapImplicitlyUnwrappedNil(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  return 12
}
@inline(__always) func handleTrapImplicitlyUnwrappedNil(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTrapImplicitlyUnwrappedNil(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeTrapUnreachable(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  return 13
}
@inline(__always) func handleTrapUnreachable(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeTrapUnreachable(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyTrap(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage("Fatal error: " + swiftString((frame + Int(pc.pointee.a))), context)
  return 1
}
@inline(never) func slowTrap(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTrap(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTrap(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowTrap(code, slots, state)
}
@inline(__always) func executeSlowlyFatal(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage(swiftString((frame + Int(pc.pointee.a))), context)
  return 1
}
@inline(never) func slowFatal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFatal(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFatal(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFatal(code, slots, state)
}
@inline(__always) func executeSlowlyFatalPrefixed(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage(prefixedMessage((frame + Int(pc.pointee.a)), (frame + Int(pc.pointee.b))), context)
  return 1
}
@inline(never) func slowFatalPrefixed(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFatalPrefixed(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFatalPrefixed(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFatalPrefixed(code, slots, state)
}
@inline(__always) func executeSlowlyFatalUncaughtError(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  setMessage(swiftString((frame + Int(pc.pointee.a))), context)
  return 19
}
@inline(never) func slowFatalUncaughtError(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyFatalUncaughtError(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleFatalUncaughtError(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowFatalUncaughtError(code, slots, state)
}
@inline(__always) func executeSlowlyWrite(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  writeText((frame + Int(pc.pointee.a)), frame[Int(pc.pointee.b)] != 0, context)
  pc += 1
  return 0
}
@inline(never) func slowWrite(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyWrite(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleWrite(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowWrite(code, slots, state)
}
@inline(__always) func executeSlowlyExit(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  context.pointee.exitStatus = frame[Int(pc.pointee.a)]
  return 18
}
@inline(never) func slowExit(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyExit(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleExit(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowExit(code, slots, state)
}
@inline(__always) func executeSlowlyRandom64(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = randomBits(context)
  pc += 1
  return 0
}
@inline(never) func slowRandom64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyRandom64(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleRandom64(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowRandom64(code, slots, state)
}
@inline(__always) func executeSlowlyClockNanoseconds(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = nanoseconds(context)
  pc += 1
  return 0
}
@inline(never) func slowClockNanoseconds(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyClockNanoseconds(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleClockNanoseconds(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowClockNanoseconds(code, slots, state)
}
@inline(__always) func executeSlowlyProgramPlace(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeProgramPlace((frame + Int(pc.pointee.a)), pc, frame, context)
  pc += 1
  return 0
}
@inline(never) func slowProgramPlace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyProgramPlace(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleProgramPlace(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowProgramPlace(code, slots, state)
}
@inline(__always) func executeSlowlyReadLine(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  readInputLine((frame + Int(pc.pointee.a)), context)
  pc += 1
  return 0
}
@inline(never) func slowReadLine(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyReadLine(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleReadLine(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowReadLine(code, slots, state)
}
@inline(__always) func executeSlowlyArgumentsCount(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  frame[Int(pc.pointee.a)] = argumentCount(context)
  pc += 1
  return 0
}
@inline(never) func slowArgumentsCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyArgumentsCount(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleArgumentsCount(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowArgumentsCount(code, slots, state)
}
@inline(__always) func executeSlowlyArgumentsGet(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  makeArgument((frame + Int(pc.pointee.a)), index: frame[Int(pc.pointee.b)], context)
  pc += 1
  return 0
}
@inline(never) func slowArgumentsGet(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyArgumentsGet(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleArgumentsGet(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowArgumentsGet(code, slots, state)
}
@inline(__always) func executeSlowlyExclusivityBegin(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !beginExclusiveAccess(to: frame[Int(pc.pointee.a)], kind: Int(pc.pointee.b), pc, frame, context) { return 1 }
  pc += 1
  return 0
}
@inline(never) func slowExclusivityBegin(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyExclusivityBegin(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleExclusivityBegin(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowExclusivityBegin(code, slots, state)
}
@inline(__always) func executeSlowlyExclusivityEnd(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  endExclusiveAccess(to: frame[Int(pc.pointee.a)], kind: Int(pc.pointee.b), context)
  pc += 1
  return 0
}
@inline(never) func slowExclusivityEnd(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyExclusivityEnd(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleExclusivityEnd(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowExclusivityEnd(code, slots, state)
}
@inline(__always) func executeExclusivityCheck(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if context.pointee.openAccesses != 0 { return slowPath }
  pc += 1
  return 0
}
@inline(__always) func executeSlowlyExclusivityCheck(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  if !checkExclusiveAccess(to: frame[Int(pc.pointee.a)], kind: Int(pc.pointee.b), pc, frame, context) { return 1 }
  pc += 1
  return 0
}
@inline(never) func slowExclusivityCheck(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyExclusivityCheck(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleExclusivityCheck(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeExclusivityCheck(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result == slowPath { return slowExclusivityCheck(UnsafeRawPointer(pc), frame, state) }
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func executeSlowlyTraceArgument(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  traceArgument((frame + Int(pc.pointee.a)), type: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), context)
  pc += 2
  return 0
}
@inline(never) func slowTraceArgument(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTraceArgument(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTraceArgument(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowTraceArgument(code, slots, state)
}
@inline(__always) func executeSlowlyTraceBegin(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  traceBegin(slots(at: frame[Int(pc.pointee.a)]), site: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), context)
  pc += 2
  return 0
}
@inline(never) func slowTraceBegin(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTraceBegin(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTraceBegin(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowTraceBegin(code, slots, state)
}
@inline(__always) func executeSlowlyTraceAccess(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {
  traceAccess(slots(at: frame[Int(pc.pointee.a)]), whole: slots(at: frame[Int(pc.pointee.b)]), site: UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self), pc, frame, context)
  pc += 2
  return 0
}
@inline(never) func slowTraceAccess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  var pc = code.assumingMemoryBound(to: Cell.self)
  var frame = slots
  let result = executeSlowlyTraceAccess(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))
  if result != 0 { return stop(result, pc, frame, state) }
  return dispatch(pc, frame, state)
}
@inline(__always) func handleTraceAccess(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  return slowTraceAccess(code, slots, state)
}

/// The handlers, in the order of the opcodes.
func makeHandlerTable() -> [Handler] {
  var table: [Handler] = []
  table.reserveCapacity(725)
  table.append(handleMove)
  table.append(handleMove2)
  table.append(handleMove3)
  table.append(handleMove4)
  table.append(handleMoveMany)
  table.append(handleClear)
  table.append(handleConstantSmall)
  table.append(handleConstant)
  table.append(handleSlotAddress)
  table.append(handleGlobalLoad)
  table.append(handleGlobalStore)
  table.append(handleInt64Add)
  table.append(handleInt64AddImmediate)
  table.append(handleInt64AddWrapping)
  table.append(handleInt64AddReportingOverflow)
  table.append(handleInt64Subtract)
  table.append(handleInt64SubtractImmediate)
  table.append(handleInt64SubtractWrapping)
  table.append(handleInt64SubtractReportingOverflow)
  table.append(handleInt64Multiply)
  table.append(handleInt64MultiplyImmediate)
  table.append(handleInt64MultiplyWrapping)
  table.append(handleInt64MultiplyReportingOverflow)
  table.append(handleInt64Divide)
  table.append(handleInt64DivideImmediate)
  table.append(handleInt64DivideReportingOverflow)
  table.append(handleInt64Remainder)
  table.append(handleInt64RemainderImmediate)
  table.append(handleInt64RemainderReportingOverflow)
  table.append(handleInt64DividePowerOfTwo)
  table.append(handleInt64RemainderPowerOfTwo)
  table.append(handleInt64MultiplyConstant)
  table.append(handleInt64DivideConstant)
  table.append(handleInt64RemainderConstant)
  table.append(handleInt64Negate)
  table.append(handleInt64And)
  table.append(handleInt64AndImmediate)
  table.append(handleInt64Or)
  table.append(handleInt64OrImmediate)
  table.append(handleInt64Xor)
  table.append(handleInt64XorImmediate)
  table.append(handleInt64Not)
  table.append(handleInt64ShiftLeft)
  table.append(handleInt64ShiftLeftMasking)
  table.append(handleInt64ShiftRight)
  table.append(handleInt64ShiftRightMasking)
  table.append(handleInt64Equal)
  table.append(handleInt64NotEqual)
  table.append(handleInt64Less)
  table.append(handleInt64LessEqual)
  table.append(handleInt64Greater)
  table.append(handleInt64GreaterEqual)
  table.append(handleInt64LeadingZeroBitCount)
  table.append(handleInt64TrailingZeroBitCount)
  table.append(handleInt64NonzeroBitCount)
  table.append(handleInt64ByteSwapped)
  table.append(handleInt64Exactly)
  table.append(handleInt64ConvertUInt64)
  table.append(handleInt64ClampUInt64)
  table.append(handleInt64ExactlyUInt64)
  table.append(handleInt64FromFloat64)
  table.append(handleInt64FromFloat64Exactly)
  table.append(handleInt32Add)
  table.append(handleInt32AddWrapping)
  table.append(handleInt32AddReportingOverflow)
  table.append(handleInt32Subtract)
  table.append(handleInt32SubtractWrapping)
  table.append(handleInt32SubtractReportingOverflow)
  table.append(handleInt32Multiply)
  table.append(handleInt32MultiplyWrapping)
  table.append(handleInt32MultiplyReportingOverflow)
  table.append(handleInt32Divide)
  table.append(handleInt32DivideReportingOverflow)
  table.append(handleInt32Remainder)
  table.append(handleInt32RemainderReportingOverflow)
  table.append(handleInt32Negate)
  table.append(handleInt32ShiftLeft)
  table.append(handleInt32ShiftLeftMasking)
  table.append(handleInt32ShiftRight)
  table.append(handleInt32ShiftRightMasking)
  table.append(handleInt32LeadingZeroBitCount)
  table.append(handleInt32TrailingZeroBitCount)
  table.append(handleInt32NonzeroBitCount)
  table.append(handleInt32ByteSwapped)
  table.append(handleInt32Convert)
  table.append(handleInt32Clamp)
  table.append(handleInt32Exactly)
  table.append(handleInt32ConvertUInt64)
  table.append(handleInt32ClampUInt64)
  table.append(handleInt32ExactlyUInt64)
  table.append(handleInt32Truncate)
  table.append(handleInt32FromFloat64)
  table.append(handleInt32FromFloat64Exactly)
  table.append(handleInt16Add)
  table.append(handleInt16AddWrapping)
  table.append(handleInt16AddReportingOverflow)
  table.append(handleInt16Subtract)
  table.append(handleInt16SubtractWrapping)
  table.append(handleInt16SubtractReportingOverflow)
  table.append(handleInt16Multiply)
  table.append(handleInt16MultiplyWrapping)
  table.append(handleInt16MultiplyReportingOverflow)
  table.append(handleInt16Divide)
  table.append(handleInt16DivideReportingOverflow)
  table.append(handleInt16Remainder)
  table.append(handleInt16RemainderReportingOverflow)
  table.append(handleInt16Negate)
  table.append(handleInt16ShiftLeft)
  table.append(handleInt16ShiftLeftMasking)
  table.append(handleInt16ShiftRight)
  table.append(handleInt16ShiftRightMasking)
  table.append(handleInt16LeadingZeroBitCount)
  table.append(handleInt16TrailingZeroBitCount)
  table.append(handleInt16NonzeroBitCount)
  table.append(handleInt16ByteSwapped)
  table.append(handleInt16Convert)
  table.append(handleInt16Clamp)
  table.append(handleInt16Exactly)
  table.append(handleInt16ConvertUInt64)
  table.append(handleInt16ClampUInt64)
  table.append(handleInt16ExactlyUInt64)
  table.append(handleInt16Truncate)
  table.append(handleInt16FromFloat64)
  table.append(handleInt16FromFloat64Exactly)
  table.append(handleInt8Add)
  table.append(handleInt8AddWrapping)
  table.append(handleInt8AddReportingOverflow)
  table.append(handleInt8Subtract)
  table.append(handleInt8SubtractWrapping)
  table.append(handleInt8SubtractReportingOverflow)
  table.append(handleInt8Multiply)
  table.append(handleInt8MultiplyWrapping)
  table.append(handleInt8MultiplyReportingOverflow)
  table.append(handleInt8Divide)
  table.append(handleInt8DivideReportingOverflow)
  table.append(handleInt8Remainder)
  table.append(handleInt8RemainderReportingOverflow)
  table.append(handleInt8Negate)
  table.append(handleInt8ShiftLeft)
  table.append(handleInt8ShiftLeftMasking)
  table.append(handleInt8ShiftRight)
  table.append(handleInt8ShiftRightMasking)
  table.append(handleInt8LeadingZeroBitCount)
  table.append(handleInt8TrailingZeroBitCount)
  table.append(handleInt8NonzeroBitCount)
  table.append(handleInt8Convert)
  table.append(handleInt8Clamp)
  table.append(handleInt8Exactly)
  table.append(handleInt8ConvertUInt64)
  table.append(handleInt8ClampUInt64)
  table.append(handleInt8ExactlyUInt64)
  table.append(handleInt8Truncate)
  table.append(handleInt8FromFloat64)
  table.append(handleInt8FromFloat64Exactly)
  table.append(handleUint64Add)
  table.append(handleUint64AddWrapping)
  table.append(handleUint64AddReportingOverflow)
  table.append(handleUint64Subtract)
  table.append(handleUint64SubtractWrapping)
  table.append(handleUint64SubtractReportingOverflow)
  table.append(handleUint64Multiply)
  table.append(handleUint64MultiplyWrapping)
  table.append(handleUint64MultiplyReportingOverflow)
  table.append(handleUint64Divide)
  table.append(handleUint64DivideReportingOverflow)
  table.append(handleUint64Remainder)
  table.append(handleUint64RemainderReportingOverflow)
  table.append(handleUint64ShiftLeft)
  table.append(handleUint64ShiftLeftMasking)
  table.append(handleUint64ShiftRight)
  table.append(handleUint64ShiftRightMasking)
  table.append(handleUint64Less)
  table.append(handleUint64LessEqual)
  table.append(handleUint64Greater)
  table.append(handleUint64GreaterEqual)
  table.append(handleUint64LeadingZeroBitCount)
  table.append(handleUint64TrailingZeroBitCount)
  table.append(handleUint64NonzeroBitCount)
  table.append(handleUint64ByteSwapped)
  table.append(handleUint64Convert)
  table.append(handleUint64Clamp)
  table.append(handleUint64Exactly)
  table.append(handleUint64ExactlyUInt64)
  table.append(handleUint64FromFloat64)
  table.append(handleUint64FromFloat64Exactly)
  table.append(handleUint32Add)
  table.append(handleUint32AddWrapping)
  table.append(handleUint32AddReportingOverflow)
  table.append(handleUint32Subtract)
  table.append(handleUint32SubtractWrapping)
  table.append(handleUint32SubtractReportingOverflow)
  table.append(handleUint32Multiply)
  table.append(handleUint32MultiplyWrapping)
  table.append(handleUint32MultiplyReportingOverflow)
  table.append(handleUint32Not)
  table.append(handleUint32ShiftLeft)
  table.append(handleUint32ShiftLeftMasking)
  table.append(handleUint32ShiftRight)
  table.append(handleUint32ShiftRightMasking)
  table.append(handleUint32LeadingZeroBitCount)
  table.append(handleUint32TrailingZeroBitCount)
  table.append(handleUint32NonzeroBitCount)
  table.append(handleUint32ByteSwapped)
  table.append(handleUint32Convert)
  table.append(handleUint32Clamp)
  table.append(handleUint32Exactly)
  table.append(handleUint32ConvertUInt64)
  table.append(handleUint32ClampUInt64)
  table.append(handleUint32ExactlyUInt64)
  table.append(handleUint32Truncate)
  table.append(handleUint32FromFloat64)
  table.append(handleUint32FromFloat64Exactly)
  table.append(handleUint16Add)
  table.append(handleUint16AddWrapping)
  table.append(handleUint16AddReportingOverflow)
  table.append(handleUint16Subtract)
  table.append(handleUint16SubtractWrapping)
  table.append(handleUint16SubtractReportingOverflow)
  table.append(handleUint16Multiply)
  table.append(handleUint16MultiplyWrapping)
  table.append(handleUint16MultiplyReportingOverflow)
  table.append(handleUint16Not)
  table.append(handleUint16ShiftLeft)
  table.append(handleUint16ShiftLeftMasking)
  table.append(handleUint16ShiftRight)
  table.append(handleUint16ShiftRightMasking)
  table.append(handleUint16LeadingZeroBitCount)
  table.append(handleUint16TrailingZeroBitCount)
  table.append(handleUint16NonzeroBitCount)
  table.append(handleUint16ByteSwapped)
  table.append(handleUint16Convert)
  table.append(handleUint16Clamp)
  table.append(handleUint16Exactly)
  table.append(handleUint16ConvertUInt64)
  table.append(handleUint16ClampUInt64)
  table.append(handleUint16ExactlyUInt64)
  table.append(handleUint16Truncate)
  table.append(handleUint16FromFloat64)
  table.append(handleUint16FromFloat64Exactly)
  table.append(handleUint8Add)
  table.append(handleUint8AddWrapping)
  table.append(handleUint8AddReportingOverflow)
  table.append(handleUint8Subtract)
  table.append(handleUint8SubtractWrapping)
  table.append(handleUint8SubtractReportingOverflow)
  table.append(handleUint8Multiply)
  table.append(handleUint8MultiplyWrapping)
  table.append(handleUint8MultiplyReportingOverflow)
  table.append(handleUint8Not)
  table.append(handleUint8ShiftLeft)
  table.append(handleUint8ShiftLeftMasking)
  table.append(handleUint8ShiftRight)
  table.append(handleUint8ShiftRightMasking)
  table.append(handleUint8LeadingZeroBitCount)
  table.append(handleUint8TrailingZeroBitCount)
  table.append(handleUint8NonzeroBitCount)
  table.append(handleUint8Convert)
  table.append(handleUint8Clamp)
  table.append(handleUint8Exactly)
  table.append(handleUint8ConvertUInt64)
  table.append(handleUint8ClampUInt64)
  table.append(handleUint8ExactlyUInt64)
  table.append(handleUint8Truncate)
  table.append(handleUint8FromFloat64)
  table.append(handleUint8FromFloat64Exactly)
  table.append(handleInt64MultiplyFullWidth)
  table.append(handleUint64MultiplyFullWidth)
  table.append(handleInt64Description)
  table.append(handleInt64DescriptionRadix)
  table.append(handleInt64Parse)
  table.append(handleUint64Description)
  table.append(handleUint64DescriptionRadix)
  table.append(handleUint64Parse)
  table.append(handleBoolNot)
  table.append(handleFloat64Add)
  table.append(handleFloat64Subtract)
  table.append(handleFloat64Multiply)
  table.append(handleFloat64Divide)
  table.append(handleFloat64AddConstant)
  table.append(handleFloat64SubtractConstant)
  table.append(handleFloat64MultiplyConstant)
  table.append(handleFloat64DivideConstant)
  table.append(handleFloat64TruncatingRemainder)
  table.append(handleFloat64Remainder)
  table.append(handleFloat64Minimum)
  table.append(handleFloat64Maximum)
  table.append(handleFloat64Negate)
  table.append(handleFloat64Magnitude)
  table.append(handleFloat64SquareRoot)
  table.append(handleFloat64RoundedUp)
  table.append(handleFloat64RoundedDown)
  table.append(handleFloat64RoundedTowardZero)
  table.append(handleFloat64RoundedAwayFromZero)
  table.append(handleFloat64RoundedToNearestOrEven)
  table.append(handleFloat64RoundedToNearestOrAwayFromZero)
  table.append(handleFloat64NextUp)
  table.append(handleFloat64Ulp)
  table.append(handleFloat64Significand)
  table.append(handleFloat64MultiplyAdd)
  table.append(handleFloat64Exponent)
  table.append(handleFloat64Equal)
  table.append(handleFloat64NotEqual)
  table.append(handleFloat64Less)
  table.append(handleFloat64LessEqual)
  table.append(handleFloat64Greater)
  table.append(handleFloat64GreaterEqual)
  table.append(handleFloat64FromInt64)
  table.append(handleFloat64FromUInt64)
  table.append(handleFloat64Description)
  table.append(handleFloat64Parse)
  table.append(handleFloat32Add)
  table.append(handleFloat32Subtract)
  table.append(handleFloat32Multiply)
  table.append(handleFloat32Divide)
  table.append(handleFloat32TruncatingRemainder)
  table.append(handleFloat32Remainder)
  table.append(handleFloat32Minimum)
  table.append(handleFloat32Maximum)
  table.append(handleFloat32Negate)
  table.append(handleFloat32Magnitude)
  table.append(handleFloat32SquareRoot)
  table.append(handleFloat32RoundedUp)
  table.append(handleFloat32RoundedDown)
  table.append(handleFloat32RoundedTowardZero)
  table.append(handleFloat32RoundedAwayFromZero)
  table.append(handleFloat32RoundedToNearestOrEven)
  table.append(handleFloat32RoundedToNearestOrAwayFromZero)
  table.append(handleFloat32NextUp)
  table.append(handleFloat32Ulp)
  table.append(handleFloat32Significand)
  table.append(handleFloat32MultiplyAdd)
  table.append(handleFloat32Exponent)
  table.append(handleFloat32Equal)
  table.append(handleFloat32NotEqual)
  table.append(handleFloat32Less)
  table.append(handleFloat32LessEqual)
  table.append(handleFloat32Greater)
  table.append(handleFloat32GreaterEqual)
  table.append(handleFloat32FromInt64)
  table.append(handleFloat32FromUInt64)
  table.append(handleFloat32Description)
  table.append(handleFloat32Parse)
  table.append(handleFloat64FromFloat32)
  table.append(handleFloat32FromFloat64)
  table.append(handleFloat64Sin)
  table.append(handleFloat64Cos)
  table.append(handleFloat64Tan)
  table.append(handleFloat64Asin)
  table.append(handleFloat64Acos)
  table.append(handleFloat64Atan)
  table.append(handleFloat64Sinh)
  table.append(handleFloat64Cosh)
  table.append(handleFloat64Tanh)
  table.append(handleFloat64Exp)
  table.append(handleFloat64Exp2)
  table.append(handleFloat64Log)
  table.append(handleFloat64Log2)
  table.append(handleFloat64Log10)
  table.append(handleFloat64Cbrt)
  table.append(handleFloat64Log1p)
  table.append(handleFloat64Expm1)
  table.append(handleFloat64Power)
  table.append(handleFloat64Atan2)
  table.append(handleFloat64Hypotenuse)
  table.append(handleJump)
  table.append(handleBranchIfTrue)
  table.append(handleBranchIfFalse)
  table.append(handleBranchIfZero)
  table.append(handleBranchIfNotZero)
  table.append(handleInt64BranchIfEqual)
  table.append(handleInt64BranchIfEqualImmediate)
  table.append(handleInt64BranchIfNotEqual)
  table.append(handleInt64BranchIfNotEqualImmediate)
  table.append(handleInt64BranchIfLess)
  table.append(handleInt64BranchIfLessImmediate)
  table.append(handleInt64BranchIfLessEqual)
  table.append(handleInt64BranchIfLessEqualImmediate)
  table.append(handleInt64BranchIfGreater)
  table.append(handleInt64BranchIfGreaterImmediate)
  table.append(handleInt64BranchIfGreaterEqual)
  table.append(handleInt64BranchIfGreaterEqualImmediate)
  table.append(handleUint64BranchIfLess)
  table.append(handleUint64BranchIfLessEqual)
  table.append(handleUint64BranchIfGreater)
  table.append(handleUint64BranchIfGreaterEqual)
  table.append(handleFloat64BranchIfEqual)
  table.append(handleFloat64BranchIfNotEqual)
  table.append(handleFloat64BranchIfLess)
  table.append(handleFloat64BranchIfLessEqual)
  table.append(handleFloat64BranchIfGreater)
  table.append(handleFloat64BranchIfGreaterEqual)
  table.append(handleFloat64BranchIfNotLess)
  table.append(handleFloat64BranchIfNotLessEqual)
  table.append(handleFloat64BranchIfNotGreater)
  table.append(handleFloat64BranchIfNotGreaterEqual)
  table.append(handleFloat64BranchIfLessConstant)
  table.append(handleFloat64BranchIfNotLessConstant)
  table.append(handleFloat64BranchIfLessEqualConstant)
  table.append(handleFloat64BranchIfNotLessEqualConstant)
  table.append(handleFloat64BranchIfGreaterConstant)
  table.append(handleFloat64BranchIfNotGreaterConstant)
  table.append(handleFloat64BranchIfGreaterEqualConstant)
  table.append(handleFloat64BranchIfNotGreaterEqualConstant)
  table.append(handleLoopCounted)
  table.append(handleLoopStrided)
  table.append(handleLoopStridedThrough)
  table.append(handleLoopArray)
  table.append(handleLoopArrayMany)
  table.append(handleSwitchTable)
  table.append(handlePoll)
  table.append(handleCall)
  table.append(handleCallVirtual)
  table.append(handleCallVirtualOfType)
  table.append(handleCallClosure)
  table.append(handleCallDispatched)
  table.append(handleCallDispatchedMany)
  table.append(handleCallAbove)
  table.append(handleCallVirtualAbove)
  table.append(handleCallVirtualOfTypeAbove)
  table.append(handleCallClosureAbove)
  table.append(handleCallDispatchedAbove)
  table.append(handleCallDispatchedManyAbove)
  table.append(handleCallFetch)
  table.append(handleLink)
  table.append(handleEnter)
  table.append(handleReturn)
  table.append(handleReturnSlot)
  table.append(handleReturnSlots2)
  table.append(handleReturnSlots)
  table.append(handleReturnConstant)
  table.append(handleReturnInt64Add)
  table.append(handleReturnInt64Subtract)
  table.append(handleReturnInt64Multiply)
  table.append(handleReturnIfInt64EqualImmediate)
  table.append(handleReturnIfInt64NotEqualImmediate)
  table.append(handleReturnIfInt64LessImmediate)
  table.append(handleReturnIfInt64LessEqualImmediate)
  table.append(handleReturnIfInt64GreaterImmediate)
  table.append(handleReturnIfInt64GreaterEqualImmediate)
  table.append(handleReturnIfTrue)
  table.append(handleReturnIfFalse)
  table.append(handleReturnField)
  table.append(handleHalt)
  table.append(handleDestructionResume)
  table.append(handleThrow)
  table.append(handleBranchIfThrown)
  table.append(handleErrorTake)
  table.append(handleClosureAllocate)
  table.append(handleClosureContext)
  table.append(handleClosureCapture)
  table.append(handleClosureCaptureMany)
  table.append(handleClosureCaptureAddress)
  table.append(handleClosureSetCapture)
  table.append(handleClosureSetCaptures)
  table.append(handleAccessBegin)
  table.append(handleAccessBeginVirtual)
  table.append(handleAccessBeginClosure)
  table.append(handleAccessBeginDispatched)
  table.append(handleAccessYield)
  table.append(handleAccessEnd)
  table.append(handleAccessAbort)
  table.append(handleAccessReturn)
  table.append(handleMemoryLoad)
  table.append(handleMemoryLoad2)
  table.append(handleMemoryLoadMany)
  table.append(handleMemoryStore)
  table.append(handleMemoryStore2)
  table.append(handleMemoryStoreMany)
  table.append(handleMemoryCopy)
  table.append(handleMemoryAddOffset)
  table.append(handleMemoryAddIndex)
  table.append(handleMemoryInt64Add)
  table.append(handleMemoryInt64AddImmediate)
  table.append(handleMemoryInt64Subtract)
  table.append(handleMemoryInt64SubtractImmediate)
  table.append(handleMemoryFloat64Add)
  table.append(handleMemoryFloat64Subtract)
  table.append(handleMemoryFloat64Multiply)
  table.append(handleMemoryLoadReference)
  table.append(handleMemoryLoadOptionalReference)
  table.append(handleMemoryLoadString)
  table.append(handleMemoryCompare)
  table.append(handleReferenceRetain)
  table.append(handleReferenceRelease)
  table.append(handleReferenceCopy)
  table.append(handleOptionalRetain)
  table.append(handleOptionalRelease)
  table.append(handleOptionalCopy)
  table.append(handleReferenceReplace)
  table.append(handleOptionalReplace)
  table.append(handleReferenceIsUnique)
  table.append(handleReferenceIsUniqueLocal)
  table.append(handleReferenceIdentity)
  table.append(handleReferenceCount)
  table.append(handleObjectAllocate)
  table.append(handleObjectAllocateOfType)
  table.append(handleObjectDeallocatePartial)
  table.append(handleObjectType)
  table.append(handleBoxAllocate)
  table.append(handleBoxAddress)
  table.append(handleWeakInitialize)
  table.append(handleWeakAssign)
  table.append(handleWeakLoad)
  table.append(handleWeakDestroy)
  table.append(handleWeakCopy)
  table.append(handleUnownedLoad)
  table.append(handleValueCopy)
  table.append(handleValueRetain)
  table.append(handleValueDestroy)
  table.append(handleValueLoad)
  table.append(handleValueRetainAt)
  table.append(handleValueDestroyAt)
  table.append(handleValueReplace)
  table.append(handleValueDestroyOfType)
  table.append(handleExistentialPack)
  table.append(handleExistentialPackOfType)
  table.append(handleExistentialPackObject)
  table.append(handleExistentialPayload)
  table.append(handleExistentialPayloadLocal)
  table.append(handleExistentialUniquePayload)
  table.append(handleExistentialCopy)
  table.append(handleExistentialRetain)
  table.append(handleExistentialDestroy)
  table.append(handleExistentialTakePayload)
  table.append(handleTypeSuperclass)
  table.append(handleTypeIsSubclass)
  table.append(handleTypeIsClass)
  table.append(handleTypeSlots)
  table.append(handleTypeName)
  table.append(handleStringLiteral)
  table.append(handleStringLiteralBorrowed)
  table.append(handleStringRetain)
  table.append(handleStringCopy)
  table.append(handleStringRelease)
  table.append(handleStringReplace)
  table.append(handleStringAppend)
  table.append(handleStringAppendLocal)
  table.append(handleStringAppendLiteral)
  table.append(handleStringAppendLiteralLocal)
  table.append(handleStringAppendInt64)
  table.append(handleStringAppendInt64Local)
  table.append(handleStringAppendCharacter)
  table.append(handleStringAppendCharacterLocal)
  table.append(handleStringAppendRange)
  table.append(handleStringReserve)
  table.append(handleStringRemoveAll)
  table.append(handleStringConcatenate)
  table.append(handleStringSlice)
  table.append(handleStringRepeat)
  table.append(handleStringEqual)
  table.append(handleStringNotEqual)
  table.append(handleStringLess)
  table.append(handleStringLessEqual)
  table.append(handleStringGreater)
  table.append(handleStringGreaterEqual)
  table.append(handleStringBranchIfEqual)
  table.append(handleStringBranchIfNotEqual)
  table.append(handleStringBranchIfLess)
  table.append(handleStringIsEmpty)
  table.append(handleStringUtf8Count)
  table.append(handleStringCount)
  table.append(handleStringRangeCount)
  table.append(handleStringIsASCII)
  table.append(handleStringHasPrefix)
  table.append(handleStringHasSuffix)
  table.append(handleStringFind)
  table.append(handleStringFindCharacter)
  table.append(handleSubstringSplit)
  table.append(handleSubstringParseInt64)
  table.append(handleStringLowercased)
  table.append(handleStringUppercased)
  table.append(handleStringDebugDescription)
  table.append(handleStringUtf8At)
  table.append(handleStringCharacterAt)
  table.append(handleStringIndexAfter)
  table.append(handleStringCharacterAndNext)
  table.append(handleStringIndexBefore)
  table.append(handleStringOffsetIndex)
  table.append(handleStringDistance)
  table.append(handleStringRoundedIndex)
  table.append(handleLoopCharacters)
  table.append(handleStringScalarAndNext)
  table.append(handleStringScalarBefore)
  table.append(handleStringUtf16Count)
  table.append(handleStringFromScalar)
  table.append(handleStringFromUTF8)
  table.append(handleStringToUTF8)
  table.append(handleStringHash)
  table.append(handleSubstringEqual)
  table.append(handleSubstringLess)
  table.append(handleSubstringHasPrefix)
  table.append(handleSubstringHasSuffix)
  table.append(handleCharacterLiteral)
  table.append(handleCharacterRetain)
  table.append(handleCharacterCopy)
  table.append(handleCharacterRelease)
  table.append(handleCharacterEqual)
  table.append(handleCharacterNotEqual)
  table.append(handleCharacterBranchIfEqual)
  table.append(handleCharacterBranchIfNotEqual)
  table.append(handleCharacterLess)
  table.append(handleCharacterString)
  table.append(handleStringCharacter)
  table.append(handleCharacterFromScalar)
  table.append(handleCharacterFirstScalar)
  table.append(handleCharacterUtf8Count)
  table.append(handleCharacterHash)
  table.append(handleCharacterIsLetter)
  table.append(handleCharacterIsNumber)
  table.append(handleCharacterIsWhitespace)
  table.append(handleCharacterIsNewline)
  table.append(handleCharacterIsUppercase)
  table.append(handleCharacterIsLowercase)
  table.append(handleCharacterIsCased)
  table.append(handleCharacterIsPunctuation)
  table.append(handleCharacterIsSymbol)
  table.append(handleCharacterIsMathSymbol)
  table.append(handleCharacterIsCurrencySymbol)
  table.append(handleCharacterIsWholeNumber)
  table.append(handleCharacterIsHexDigit)
  table.append(handleCharacterIsASCII)
  table.append(handleCharacterWholeNumberValue)
  table.append(handleCharacterHexDigitValue)
  table.append(handleCharacterUppercased)
  table.append(handleCharacterLowercased)
  table.append(handleScalarIsAlphabetic)
  table.append(handleScalarIsLowercase)
  table.append(handleScalarIsUppercase)
  table.append(handleScalarIsWhitespace)
  table.append(handleScalarIsEmoji)
  table.append(handleScalarIsEmojiPresentation)
  table.append(handleScalarIsMath)
  table.append(handleScalarIsIDStart)
  table.append(handleScalarIsIDContinue)
  table.append(handleScalarIsValid)
  table.append(handleScalarUtf8Count)
  table.append(handleHashSeed)
  table.append(handleHashCombine)
  table.append(handleHashCombineString)
  table.append(handleHashCombineRange)
  table.append(handleHashCombineCharacter)
  table.append(handleHashCombineFloat64)
  table.append(handleBufferEmpty)
  table.append(handleBufferAllocate)
  table.append(handleBufferAllocateLike)
  table.append(handleBufferCount)
  table.append(handleBufferSetCount)
  table.append(handleBufferCapacity)
  table.append(handleBufferGet)
  table.append(handleBufferGet2)
  table.append(handleBufferGetMany)
  table.append(handleBufferGetReference)
  table.append(handleBufferGetString)
  table.append(handleBufferGetUnchecked)
  table.append(handleBufferGetOfField)
  table.append(handleBufferSetUnique)
  table.append(handleBufferSetUniqueLocal)
  table.append(handleBufferGetNested)
  table.append(handleBufferAddress)
  table.append(handleBufferAddressChecked)
  table.append(handleBufferUniqueAddress)
  table.append(handleBufferMakeUnique)
  table.append(handleArrayAppend)
  table.append(handleArrayAppendMany)
  table.append(handleBufferReserve)
  table.append(handleBufferMove)
  table.append(handleBufferCopy)
  table.append(handleBufferAppendRange)
  table.append(handleBufferDestroy)
  table.append(handleBufferRepeat)
  table.append(handleBufferSwap)
  table.append(handleBufferSort)
  table.append(handleTableAllocate)
  table.append(handleTableCount)
  table.append(handleTableCapacity)
  table.append(handleTableFind)
  table.append(handleTableFindOrInsert)
  table.append(handleTableValueAddress)
  table.append(handleTableKeyAddress)
  table.append(handleTableMakeUnique)
  table.append(handleTableReserve)
  table.append(handleTableRemove)
  table.append(handleTableNext)
  table.append(handleTableCopy)
  table.append(handleTableRemoveAll)
  table.append(handleTableProbeStart)
  table.append(handleTableProbeNext)
  table.append(handleTableIsOccupied)
  table.append(handleTableEntryHash)
  table.append(handleTableInsertAt)
  table.append(handleMirrorKind)
  table.append(handleMirrorCount)
  table.append(handleMirrorLabel)
  table.append(handleMirrorChild)
  table.append(handleMirrorFieldType)
  table.append(handleMirrorFieldOffset)
  table.append(handleMirrorCaseIndex)
  table.append(handleMirrorCaseName)
  table.append(handleMirrorCasePayload)
  table.append(handleMirrorSameBytes)
  table.append(handleMirrorWriteField)
  table.append(handleTypeIsPlain)
  table.append(handleTrapOverflow)
  table.append(handleTrapIndexOutOfRange)
  table.append(handleTrapUnwrappedNil)
  table.append(handleTrapImplicitlyUnwrappedNil)
  table.append(handleTrapUnreachable)
  table.append(handleTrap)
  table.append(handleFatal)
  table.append(handleFatalPrefixed)
  table.append(handleFatalUncaughtError)
  table.append(handleWrite)
  table.append(handleExit)
  table.append(handleRandom64)
  table.append(handleClockNanoseconds)
  table.append(handleProgramPlace)
  table.append(handleReadLine)
  table.append(handleArgumentsCount)
  table.append(handleArgumentsGet)
  table.append(handleExclusivityBegin)
  table.append(handleExclusivityEnd)
  table.append(handleExclusivityCheck)
  table.append(handleTraceArgument)
  table.append(handleTraceBegin)
  table.append(handleTraceAccess)
  return table
}
