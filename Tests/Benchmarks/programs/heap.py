class PriorityQueue:
    def __init__(self):
        self.items = []

    def push(self, item):
        items = self.items
        items.append(item)
        child = len(items) - 1
        while child > 0:
            parent = (child - 1) // 2
            if not items[child] < items[parent]:
                break
            items[parent], items[child] = items[child], items[parent]
            child = parent

    def pop(self):
        items = self.items
        if not items:
            return None
        first = items[0]
        last = items.pop()
        if not items:
            return first
        items[0] = last
        count = len(items)
        parent = 0
        while True:
            smallest = parent
            left = 2 * parent + 1
            right = left + 1
            if left < count and items[left] < items[smallest]:
                smallest = left
            if right < count and items[right] < items[smallest]:
                smallest = right
            if smallest == parent:
                break
            items[parent], items[smallest] = items[smallest], items[parent]
            parent = smallest
        return first


class Job:
    __slots__ = ("priority", "number")

    def __init__(self, priority, number):
        self.priority = priority
        self.number = number

    def __lt__(self, other):
        if self.priority != other.priority:
            return self.priority < other.priority
        return self.number < other.number


def main():
    state = 3
    numbers = PriorityQueue()
    jobs = PriorityQueue()
    checksum = 0
    for number in range(150_000):
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        numbers.push(state // 1024)
        jobs.push(Job(state // 65_536 % 100, number))
        if number % 3 == 0:
            checksum += numbers.pop() % 1000
    while (job := jobs.pop()) is not None:
        checksum = (checksum * 31 + job.number) % 1_000_000_007
    print(len(numbers.items), checksum)


main()
