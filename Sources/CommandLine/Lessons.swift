/// A short lesson on a rule behind compile errors: what `sandbox --explain TOPIC` prints.
struct Lesson {
  /// The name that hints give.
  let topic: String
  /// The lesson. What stands four blanks to the right is a program, and what its lines print stands behind them.
  let text: String

  /// The program that the lesson shows.
  var example: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }.joined(separator: "\n") + "\n"
  }

  /// What the program prints, by the remarks behind its lines.
  var output: String {
    example.split(separator: "\n").compactMap { line in
      line.contains("print(") ? line.firstRange(of: "// ").map { line[$0.upperBound...] + "\n" } : nil
    }.joined()
  }

  /// The lessons in the order in which a learner meets their errors.
  static let all: [Lesson] = [
    Lesson(
      topic: "names",
      text: """
        A name means the innermost declaration around it that has that name: first the block, then the function, then
        the type, then the file, then what is imported. Inside a type a member may be named without 'self'.

            struct Cart {
              var total = 0
              mutating func add(_ price: Int) { total += price }
            }
            var cart = Cart()
            cart.add(5)
            print(cart.total)                    // 5

        Capital letters count: 'total' and 'Total' are two names.
        """),
    Lesson(
      topic: "imports",
      text: """
        Every file sees the standard library: 'Int', 'Array', 'print' and so on. What another module declares is seen
        after 'import MODULE', which stands at the top: 'SwiftUI' has views, '@State' and '@Binding' (and brings the other
        three), 'Observation' has '@Observable', 'Combine' has 'ObservableObject', 'Foundation' has 'sqrt' and more for texts.

            import Foundation
            print(sqrt(16))                      // 4.0
            print("a,b".components(separatedBy: ","))   // ["a", "b"]

        Members can come from a module, too: an extension of 'String' in 'Foundation' is there once it is imported.
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

            import SwiftUI
            struct Booking: View {
              @State var seats = 2
              var body: some View {
                Stepper("Seats", value: $seats)
                Text("\\(seats)")
              }
            }

        The stepper will write, so it gets the pair; the text only shows, so it gets the value.

        From a binding to the value: '.wrappedValue'. From a '@State' property to its binding: '$'. From an object marked
        '@Observable': '@Bindable var model', then '$model.seats'.
        """),
    Lesson(
      topic: "storage",
      text: """
        Of '@Binding var on: Bool' there are three: 'on' is the value, '_on' the binding that is stored, and '$on' the binding
        that is handed on. So an initializer that is given a binding keeps it in '_on'; one that is given a first value for a
        '@State' makes the state and keeps it in '_x'.

            import SwiftUI
            struct Switch: View {
              @Binding var on: Bool
              @State var presses: Int
              init(_ on: Binding<Bool>, presses: Int) {
                _on = on
                _presses = State(initialValue: presses)
              }
              var body: some View { Toggle("On", isOn: $on) }
            }
        """),
    Lesson(
      topic: "observation",
      text: """
        '@Observable class Model' makes objects that tell when one of their properties changes; views that have read it in
        'body' run again. A view keeps its own model in '@State', one that it is given in a plain property, and one that it
        makes bindings to in '@Bindable'. The older way, 'ObservableObject' with '@Published', goes with '@StateObject' and
        '@ObservedObject': the two ways do not mix. A struct needs neither: it is a value, and lives in '@State'.

            import SwiftUI
            @Observable class Model { var name = "" }
            struct Form: View {
              @Bindable var model: Model
              var body: some View { TextField("Name", text: $model.name) }
            }
            struct Page: View {
              @State var model = Model()
              var body: some View { Form(model: model) }
            }
        """),
    Lesson(
      topic: "identity",
      text: """
        A list has to know which row is which when its data change. So each element needs an 'id' that no other has and that
        stays the same: a property of that name, in a type that says 'Identifiable', or a key path behind 'id:'.

            import SwiftUI
            struct Task: Identifiable { let id: Int; var title: String }
            struct Tasks: View {
              let tasks = [Task(id: 1, title: "milk"), Task(id: 2, title: "bread")]
              var body: some View {
                ForEach(tasks) { task in Text(task.title) }
                ForEach(["a", "b"], id: \\.self) { letter in Text(letter) }
              }
            }
        """),
    Lesson(
      topic: "builders",
      text: """
        In 'body', and in the braces of 'VStack' and the like, a result builder collects the values of all expressions. So each
        of them has to be a view, 'if' and 'switch' choose views, and there are no loops but 'ForEach'. A 'let' is allowed: it
        gives nothing.

            @resultBuilder enum Lines {
              static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\\n") }
              static func buildOptional(_ part: String?) -> String { part ?? "" }
            }
            @Lines func menu(_ isSunday: Bool) -> String {
              "soup"
              if isSunday { "cake" }
            }
            print(menu(false) == "soup\\n")       // true
        """),
    Lesson(
      topic: "wrappers",
      text: """
        '@W var x = 1' stores a 'W' and reaches the value through it. The attribute with its arguments, and the initial
        value, are one call of the wrapper's initializer:

            @propertyWrapper struct Limited {
              let limit: Int
              var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, limit) } }
              init(wrappedValue: Int, upTo limit: Int) { (self.wrappedValue, self.limit) = (wrappedValue, limit) }
            }
            struct Radio { @Limited(upTo: 9) var level = 3 }
            var radio = Radio()
            radio.level = 12
            print(radio.level)                   // 9

        The attribute above is the call 'Limited(wrappedValue: 3, upTo: 9)'.

        So the wrapper needs a property 'wrappedValue', an initializer that fits that call, and a 'var' that is stored
        where it stands: not a 'let', not a computed property, not a requirement of a protocol.
        """),
    Lesson(
      topic: "optionals",
      text: """
        'Int?' is a value that may be missing. Before it can be used as an 'Int' it has to be looked into:

            let number = Int("42")
            if let number { print(number + 1) }  // 43
            print(Int("many") ?? 0)              // 0
            print(number!)                       // 42

        'if let' runs only where there is a value, '??' gives something else where there is none, and '!' stops the
        program there. 'value?.member' goes on only where there is a value, and gives an optional again.
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
            var tank = Tank()
            tank.drain()
            print(tank.litres)                   // 9

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
            var account = Account()
            account.pay(20)
            print(account.balance)               // 20
        """),
    Lesson(
      topic: "initialization",
      text: """
        Before anything can use 'self', each stored property must have a value, on every path of the initializer. In a
        class the own properties come first, then 'super.init', then the rest. A constant may be given its value once.

            struct Square {
              let width: Int
              var area: Int { width * width }
              init(width: Int) {
                self.width = width
                print(area)                      // 9
              }
            }
            _ = Square(width: 3)
        """),
    Lesson(
      topic: "labels",
      text: """
        The labels of a call are part of the function's name. They are written at each call, in the order of the
        declaration; '_' before a parameter means that it has none. Parameters with a default may be left out.

            func book(_ guests: Int, at table: Int, quiet: Bool = false) -> String { "\\(guests) at \\(table)" }
            print(book(2, at: 7))                // 2 at 7
            print(book(4, at: 3, quiet: true))   // 4 at 3
        """),
    Lesson(
      topic: "types",
      text: """
        Swift converts almost nothing by itself: an 'Int' is no 'Double', and a number is no text. Conversions are
        written as calls of the type that is wanted.

            let count = 3
            print(Double(count) * 2.5)           // 7.5
            print("count: " + String(count))     // count: 3
            print("count: \\(count)")             // count: 3

        A literal is of the type that is wanted, if it can be: 'let x: Double = 3' needs no conversion.
        """),
    Lesson(
      topic: "exhaustiveness",
      text: """
        A 'switch' must have a case for every value. For an enum the compiler counts the cases; for numbers and texts only
        'default' can cover the rest. That is a gift: when a case is added to the enum, each switch that forgets it is named.

            enum Light { case red, green }
            func mayGo(_ light: Light) -> Bool {
              switch light {
              case .red: false
              case .green: true
              }
            }
            print(mayGo(.green))                 // true
        """),
    Lesson(
      topic: "protocols",
      text: """
        'T: P' promises that 'T' has everything that 'P' asks for. The type keeps the promise by having members with the
        same names, labels and types, not more private than the protocol. Generic code may use what is promised, and nothing
        else: without 'T: Equatable' two 'T's cannot be compared.

            struct Seat: Equatable { var row: Int }
            print(Seat(row: 1) == Seat(row: 1))  // true

        '==' was made by itself, because 'Int' is equatable too.
        """),
    Lesson(
      topic: "closures",
      text: """
        A closure that is kept for later (stored, returned, or passed to an '@escaping' parameter) keeps what it uses alive,
        objects too: that is why it wants 'self.' written, or '[self]' in front. Its parameters take their types from where
        it is passed; where nothing tells them, write them.

            class Bell {
              var later: [() -> Void] = []
              func ring() { print("ding") }
              func wait() { later.append { [self] in ring() } }
            }
            let shout = { (word: String) in word.uppercased() }
            print(shout("hello"))                // HELLO
        """),
    Lesson(
      topic: "errors",
      text: """
        What may throw is marked with 'try' where it is called, and somebody has to take the error: a 'do' with a 'catch',
        'try?' which makes it nil, 'try!' which stops the program, or a function that 'throws' itself.

            enum Trouble: Error { case noMoney }
            func pay(_ amount: Int) throws -> Int {
              if amount > 10 { throw Trouble.noMoney }
              return amount
            }
            do {
              print(try pay(20))
            } catch {
              print("caught", error)             // caught noMoney
            }
            print((try? pay(20)) as Any)         // nil
        """),
    Lesson(
      topic: "key-paths",
      text: #"""
        '\Song.title' is a way from a song to its title, as a value. 'song[keyPath: \.title]' goes that way. It can be
        written through only where every step can: a 'let' or a computed property without 'set' makes it read-only.
        Steps are properties and subscripts, not methods.

            struct Song { var title = "Air"; let year = 1720 }
            var song = Song()
            song[keyPath: \.title] = "Aria"
            print(song[keyPath: \.title], song[keyPath: \.year])     // Aria 1720
        """#),
  ]

  /// The lesson on a topic.
  static func on(_ topic: String) -> Lesson? { all.first { $0.topic == topic } }
}
