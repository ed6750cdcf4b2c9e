import Basics
import Bytecode

/// Code as the machine runs it: cells in memory of its own, which never moves.
struct LinkedCode {
  /// The address of the first cell; a header cell lies before it.
  let start: Int
  /// The code it was made of.
  let code: Code

  /// The address behind the last cell.
  var end: Int { start + code.cells.count * MemoryLayout<Cell>.stride }
}

/// Turns assembled code into code that runs: opcodes become addresses of handlers, immediates become words, functions
/// without code get an instruction that asks for it.
final class Linker {
  let source: any CodeSource
  private let handlers: [UInt]
  /// The code so far, by address.
  private(set) var linked: [LinkedCode] = []
  /// The code by address, made when it is asked for and code has been added since.
  var sorted: [LinkedCode] {
    if sortedCode.count != linked.count { sortedCode = linked.sorted { $0.start < $1.start } }
    return sortedCode
  }
  private var sortedCode: [LinkedCode] = []
  private var blocks: [UnsafeMutablePointer<Cell>] = []
  /// The instructions that jump back.
  let loops: LoopCells

  init(source: any CodeSource, handlers: [Handler]) {
    self.source = source
    self.handlers = handlers.map { unsafeBitCast($0, to: UInt.self) }
    loops = LoopCells(pollHandler: self.handlers[Int(Opcode.poll.rawValue)])
  }

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// The address of an opcode's handler.
  func handler(of opcode: Opcode) -> UInt { handlers[Int(opcode.rawValue)] }

  /// The code that an address is in.
  func code(at address: Int) -> LinkedCode? {
    linked.first { $0.start <= address && address < $0.end }
  }

  // MARK: Functions

  /// Where a function is entered, for now or for good.
  func entry(of function: FunctionReference) -> Int {
    if function.entry == 0 {
      let stub = allocateCells(2, frameSlots: 0)
      stub[0] = Cell(word: handler(of: .link))
      setWords(stub + 1, Int(bitPattern: Unmanaged.passRetained(function).toOpaque()), 0)
      function.entry = Int(bitPattern: stub)
    }
    return function.entry
  }

  /// Has a function's code made, and every word that enters it changed. The result is the code's address.
  func link(_ function: FunctionReference) throws -> Int {
    let stub = UnsafeMutablePointer<Cell>(bitPattern: entry(of: function)).unsafelyUnwrapped
    if stub.pointee.word != handler(of: .link) {
      return stub.pointee.word == handler(of: .enter) ? word(stub + 1) : function.entry
    }
    let code = try function.code ?? source.code(for: function)
    function.setCode(code)
    // Making the code may have had the function linked already, through a witness that is the same function.
    if stub.pointee.word != handler(of: .link) { return function.entry }
    let start = install(code)
    stub[0].word = handler(of: .enter)
    setWords(stub + 1, start, 0)
    for word in function.entryWords { word.pointee = start }
    function.entryWords = []
    function.entry = start
    return start
  }

  /// The address of a function's code, from where it is entered.
  func linkedStart(ofEntry entry: Int) throws -> Int {
    let cell = UnsafeMutablePointer<Cell>(bitPattern: entry).unsafelyUnwrapped
    if cell.pointee.word == handler(of: .enter) { return word(cell + 1) }
    if cell.pointee.word == handler(of: .link) { return try link(functionReference(at: word(cell + 1))) }
    return entry
  }

  /// The function that a key names for types, by where it is entered.
  func dispatch(_ key: DispatchKey, types: [Int]) throws -> Int {
    if let found = key.found[types] { return entry(of: found) }
    let function = try source.function(for: key, types: types.map(TypeDescriptor.at))
    key.found[types] = function
    return entry(of: function)
  }

  // MARK: Code

  private func install(_ code: Code) -> Int {
    let cells = allocateCells(code.cells.count, frameSlots: code.frameSlots)
    for (index, cell) in code.cells.enumerated() { cells[index] = cell }
    var index = 0
    while index < code.cells.count {
      guard let opcode = code.cells[index].opcode else { break }
      cells[index].word = handler(of: opcode)
      index += opcode.cells
    }
    loops.add(backwardJumps(of: code), in: cells)
    for immediate in code.immediates { place(immediate.value, in: cells + immediate.cell, of: code) }
    let linkedCode = LinkedCode(start: Int(bitPattern: cells), code: code)
    linked.append(linkedCode)
    return linkedCode.start
  }

  /// The cells that jump back, which every loop without a call passes.
  private func backwardJumps(of code: Code) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index < code.cells.count, let opcode = code.cells[index].opcode {
      if let operand = opcode.jumpOperand, Int16(bitPattern: code.cells[index][operand: operand]) <= 0 {
        found.append(index)
      }
      index += opcode.cells
    }
    return found
  }

  /// Has every loop go on as ever, after `loops.stop` made them stop.
  func resumeLoops() {
    for linkedCode in linked {
      let cells = UnsafeMutablePointer<Cell>(bitPattern: linkedCode.start).unsafelyUnwrapped
      for index in backwardJumps(of: linkedCode.code) {
        guard let opcode = linkedCode.code.cells[index].opcode else { continue }
        cells[index].word = handler(of: opcode)
      }
    }
  }

  private func place(_ immediate: Immediate, in cell: UnsafeMutablePointer<Cell>, of code: Code) {
    switch immediate {
    case .word(let word): setWords(cell, word, 0)
    case .layout(let layout): setWords(cell, layout.recordAddress, 0)
    case .descriptor(let type):
      prepare(type)
      setWords(cell, type.address, 0)
    case .key(let key): setWords(cell, Int(bitPattern: Unmanaged.passRetained(key).toOpaque()), 0)
    case .site(let site): setWords(cell, Int(bitPattern: site.record), 0)
    case .string(let text):
      let (first, second) = Literals.words(of: text)
      setWords(cell, first, second)
    case .character(let character): setWords(cell, Literals.word(of: character), 0)
    case .function(let function):
      setWords(cell, 0, 0)
      let word = UnsafeMutableRawPointer(cell).assumingMemoryBound(to: Int.self)
      if isCoroutine(cell - 1) {
        word.pointee = Int(bitPattern: Unmanaged.passRetained(function).toOpaque())
      } else {
        word.pointee = entry(of: function)
        followLinking(of: function, in: word)
      }
    }
  }

  private func isCoroutine(_ cell: UnsafeMutablePointer<Cell>) -> Bool {
    cell.pointee.word == handler(of: .accessBegin)
  }

  /// Has a word changed when a function's code is made.
  private func followLinking(of function: FunctionReference, in word: UnsafeMutablePointer<Int>) {
    let cell = UnsafeMutablePointer<Cell>(bitPattern: function.entry).unsafelyUnwrapped
    if cell.pointee.word == handler(of: .link) { function.entryWords.append(word) }
  }

  /// Fills in where a type's methods and its deinitializer are entered.
  func prepare(_ type: TypeDescriptor) {
    if type.isPrepared { return }
    type.isPrepared = true
    let record = UnsafeMutablePointer<Int>(bitPattern: type.address).unsafelyUnwrapped
    for (index, method) in type.methods.enumerated() {
      record[Descriptor.methods + index] = entry(of: method)
      followLinking(of: method, in: record + Descriptor.methods + index)
    }
    if let superclass = type.superclass {
      prepare(superclass)
      let inherited = slots(at: superclass.address)[Descriptor.hasDeinitializers]
      record[Descriptor.hasDeinitializers] = inherited
    }
    if let deinitializer = type.deinitializer {
      record[Descriptor.hasDeinitializers] = 1
      record[Descriptor.deinitializer] = entry(of: deinitializer)
      followLinking(of: deinitializer, in: record + Descriptor.deinitializer)
    }
    if type.kind == .buffer {
      let empty = UnsafeMutablePointer<Int>.allocate(capacity: Buffer.elements)
      empty[0] = immortalCount
      empty[1] = type.address
      empty[Buffer.count] = 0
      empty[Buffer.capacity] = 0
      record[Descriptor.emptyBuffer] = Int(bitPattern: empty)
    }
    for field in type.fields { prepare(field.type) }
    for enumCase in type.cases { if let payload = enumCase.payload { prepare(payload) } }
  }

  // MARK: Cells

  private func allocateCells(_ count: Int, frameSlots: Int) -> UnsafeMutablePointer<Cell> {
    let block = UnsafeMutablePointer<Cell>.allocate(capacity: count + 1)
    blocks.append(block)
    block[0] = Cell(word: UInt(bitPattern: frameSlots))
    return block + 1
  }

  private func setWords(_ cell: UnsafeMutablePointer<Cell>, _ first: Int, _ second: Int) {
    let words = UnsafeMutableRawPointer(cell).assumingMemoryBound(to: Int.self)
    words[0] = first
    words[1] = second
  }

  private func word(_ cell: UnsafeMutablePointer<Cell>) -> Int { Int(bitPattern: cell.pointee.word) }

  /// One instruction that belongs to the machine.
  func makeCell(_ opcode: Opcode) -> Int {
    let cell = allocateCells(1, frameSlots: 0)
    cell[0] = Cell(word: handler(of: opcode))
    return Int(bitPattern: cell)
  }
}

/// The function reference whose address an immediate holds.
func functionReference(at address: Int) -> FunctionReference {
  Unmanaged<FunctionReference>.fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
    .takeUnretainedValue()
}
