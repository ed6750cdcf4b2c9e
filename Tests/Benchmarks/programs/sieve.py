def count_primes(limit):
    is_prime = [True] * limit
    is_prime[0] = False
    is_prime[1] = False
    candidate = 2
    while candidate * candidate < limit:
        if is_prime[candidate]:
            for multiple in range(candidate * candidate, limit, candidate):
                is_prime[multiple] = False
        candidate += 1
    count = 0
    for flag in is_prime:
        if flag:
            count += 1
    return count


print(count_primes(10_000_000))
