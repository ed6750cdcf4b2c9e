/// A short lesson on a rule behind compile errors: what `sandbox --explain TOPIC` prints.
struct Lesson {
  /// The name that hints give.
  let topic: String
  /// The lesson, with an example that compiles.
  let text: String

  /// The lessons in the order in which a learner meets their errors.
  static let all: [Lesson] = [
    Lesson(
      topic: "names",
      text: """
        A name means the innermost declaration around it that has that name: first the block, then the function, then
        the type, then the file, then what is imported. Inside a type a member may be named without 'self'.

            struct Cart {
              var total = 0
              mutating func add(_ price: Int) { total += price }   // 'total' is 'self.total'
            }

        Capital letters count: 'total' and 'Total' are two names.
        """),
    Lesson(
      topic: "projections",
      text: """
        '$x' is not an operator. Where a property 'x' has a wrapper attribute, the compiler makes two more names:
        '_x', the wrapper itself, and '$x', whatever the wrapper calls its 'projectedValue'.

            @propertyWrapper struct Counted {
              var wrappedValue: Int { didSet { changes += 1 } }
              private(set) var changes = 0
              var projectedValue: Int { changes }
              init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
            }
            struct Page { @Counted var visits = 0 }
            var page = Page()
            page.visits = 3
            print(page.visits, page.$visits)     // 3 1

        A plain variable has no '$': nothing has been made for it. In views '@State', '@Binding' and '@Bindable' are the
        wrappers whose '$x' is a binding.
        """),
    Lesson(
      topic: "bindings",
      text: """
        A binding is two closures: one reads a value that lives elsewhere, the other writes it. A parameter of type
        'Binding<Int>' wants that pair, not an 'Int'; a parameter of type 'Int' wants the value, not the pair.

            Stepper("Seats", value: $seats)      // the pair: the control will write
            Text("\\(seats)")                     // the value: it is only shown

        From a binding to the value: '.wrappedValue'. From a '@State' property to its binding: '$'. From an object marked
        '@Observable': '@Bindable var model', then '$model.seats'.
        """),
    Lesson(
      topic: "wrappers",
      text: """
        '@W var x = 1' stores a 'W' and reaches the value through it. The attribute with its arguments, and the initial
        value, are one call of the wrapper's initializer:

            @Limited(upTo: 9) var level = 3      // Limited(wrappedValue: 3, upTo: 9)

        So the wrapper needs a property 'wrappedValue', an initializer that fits that call, and a 'var' that is stored
        where it stands: not a 'let', not a computed property, not a requirement of a protocol.
        """),
    Lesson(
      topic: "optionals",
      text: """
        'Int?' is a value that may be missing. Before it can be used as an 'Int' it has to be looked into:

            let number = Int("42")               // Int?
            if let number { print(number + 1) }  // only where there is one
            print(number ?? 0)                   // something else where there is none
            print(number!)                       // stops the program where there is none

        'value?.member' goes on only where there is a value, and gives an optional again.
        """),
    Lesson(
      topic: "mutability",
      text: """
        A 'let' keeps its first value. A struct is a value: to change one of its properties is to change the variable it
        is in, so that has to be a 'var'. Inside a struct 'self' is a constant, but in methods marked 'mutating'.

            struct Tank {
              var litres = 10
              mutating func drain() { litres -= 1 }
            }
            var tank = Tank()                    // 'let' would not do
            tank.drain()

        A class is a reference: its properties can be changed through a 'let' as well. In a view, mark what changes
        '@State': the value then lives outside the struct.
        """),
    Lesson(
      topic: "access",
      text: """
        'private' names a declaration for its own type and the type's extensions in the same file; 'private(set)' lets
        everybody read and only the type write. The initializer that a struct gets by itself is as private as the most
        private property it takes.

            struct Account {
              private(set) var balance = 0
              mutating func pay(_ amount: Int) { balance += amount }
            }
        """),
    Lesson(
      topic: "initialization",
      text: """
        Before anything can use 'self', each stored property must have a value, on every path of the initializer. In a
        class the own properties come first, then 'super.init', then the rest. A constant may be given its value once.

            init(width: Int) {
              self.width = width                 // every property first
              print(area)                        // then 'self' may be used
            }
        """),
    Lesson(
      topic: "labels",
      text: """
        The labels of a call are part of the function's name. They are written at each call, in the order of the
        declaration; '_' before a parameter means that it has none. Parameters with a default may be left out.

            func book(_ guests: Int, at table: Int, quiet: Bool = false) {}
            book(2, at: 7)
            book(2, at: 7, quiet: true)
        """),
    Lesson(
      topic: "types",
      text: """
        Swift converts almost nothing by itself: an 'Int' is no 'Double', and a number is no text. Conversions are
        written as calls of the type that is wanted.

            let price = Double(count) * 2.5
            let line = "count: " + String(count)
            let same = "count: \\(count)"

        A literal is of the type that is wanted, if it can be: 'let x: Double = 3' needs no conversion.
        """),
    Lesson(
      topic: "exhaustiveness",
      text: """
        A 'switch' must have a case for every value. For an enum the compiler counts the cases; for numbers and texts only
        'default' can cover the rest. That is a gift: when a case is added to the enum, each switch that forgets it is named.
        """),
    Lesson(
      topic: "protocols",
      text: """
        'T: P' promises that 'T' has everything that 'P' asks for. The type keeps the promise by having members with the
        same names, labels and types, not more private than the protocol. Generic code may use what is promised, and nothing
        else: without 'T: Equatable' two 'T's cannot be compared.

            struct Seat: Equatable { var row: Int }     // '==' is made for it
        """),
    Lesson(
      topic: "closures",
      text: """
        A closure that is kept for later (stored, returned, or passed to an '@escaping' parameter) keeps what it uses alive,
        objects too: that is why it wants 'self.' written, or '[self]' in front. Its parameters take their types from where
        it is passed; where nothing tells them, write them.

            later.append { [self] in ring() }
            let shout = { (word: String) in word.uppercased() }
        """),
    Lesson(
      topic: "errors",
      text: """
        What may throw is marked with 'try' where it is called, and somebody has to take the error: a 'do' with a 'catch',
        'try?' which makes it nil, 'try!' which stops the program, or a function that 'throws' itself.
        """),
    Lesson(
      topic: "key-paths",
      text: #"""
        '\Song.title' is a way from a song to its title, as a value. 'song[keyPath: \.title]' goes that way. It can be
        written through only where every step can: a 'let' or a computed property without 'set' makes it read-only.
        Steps are properties and subscripts, not methods.
        """#),
  ]

  /// The lesson on a topic.
  static func on(_ topic: String) -> Lesson? { all.first { $0.topic == topic } }
}
