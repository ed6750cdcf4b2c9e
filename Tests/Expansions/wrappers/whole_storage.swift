// Inside the type the storage may be passed inout, replaced and swapped.
@propertyWrapper
struct Edited {
    var wrappedValue: Int
    var edits = 0
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
func edit(_ storage: inout Edited) {
    storage.wrappedValue *= 2
    storage.edits += 1
}

struct Page {
    @Edited var top = 1
    @Edited var bottom = 2
}
extension Page {
    mutating func editAll() {
        edit(&_top)
        edit(&_bottom)
        swap(&_top, &_bottom)
    }
    var edits: Int { _top.edits + _bottom.edits }
}

var page = Page()
page.editAll()
page.top += 1
print(page.top, page.bottom, page.edits)
