def make_matrix(size, seed):
    return [[((i * seed + j * 7) % 10) / 2 for j in range(size)] for i in range(size)]


def multiply(a, b):
    size = len(a)
    product = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(size):
            total = 0.0
            for k in range(size):
                total += a[i][k] * b[k][j]
            product[i][j] = total
    return product


size = 320
product = multiply(make_matrix(size, 3), make_matrix(size, 5))
trace = 0.0
for i in range(size):
    trace += product[i][i]
print(int(trace * 4))
