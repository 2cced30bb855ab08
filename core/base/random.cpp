#include "core/base/random.h"

#include <cmath>
#include <numbers>

#include "core/base/check.h"

namespace rosa {

std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> c, std::array<std::uint32_t, 2> k)
{
    constexpr std::uint64_t m0 = 0xD2511F53u;
    constexpr std::uint64_t m1 = 0xCD9E8D57u;
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t p0 = m0 * c[0];
        const std::uint64_t p1 = m1 * c[2];
        c = {static_cast<std::uint32_t>(p1 >> 32) ^ c[1] ^ k[0], static_cast<std::uint32_t>(p1),
             static_cast<std::uint32_t>(p0 >> 32) ^ c[3] ^ k[1], static_cast<std::uint32_t>(p0)};
        k[0] += 0x9E3779B9u;
        k[1] += 0xBB67AE85u;
    }
    return c;
}

RandomStream::RandomStream(std::uint64_t seed, Purpose purpose, std::uint32_t epoch, std::uint32_t index)
    : m_key{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)},
      m_counter{0, index, epoch, static_cast<std::uint32_t>(purpose)}
{}

void RandomStream::refill()
{
    m_block = philox4x32(m_counter, m_key);
    ++m_counter[0];
    ROSA_CHECK(m_counter[0] != 0, "a random stream ran out of its 2^34 numbers");
    m_used = 0;
}

std::uint32_t RandomStream::next()
{
    if (m_used == 4) refill();
    return m_block[m_used++];
}

std::uint64_t RandomStream::next64()
{
    const std::uint64_t high = next();
    return high << 32 | next();
}

float RandomStream::uniform() { return static_cast<float>(next() >> 8) * 0x1p-24f; }

double RandomStream::uniform64() { return static_cast<double>(next64() >> 11) * 0x1p-53; }

std::uint32_t RandomStream::below(std::uint32_t bound)
{
    ROSA_CHECK(bound > 0, "below(0)");
    // Lemire (2019): multiply, and reject the few values that would bias the result.
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t threshold = (0u - bound) % bound;
        while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{next()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
}

std::uint64_t RandomStream::below64(std::uint64_t bound)
{
    ROSA_CHECK(bound > 0, "below64(0)");
    const std::uint64_t threshold = (0 - bound) % bound;
    std::uint64_t value = next64();
    while (value < threshold) value = next64();
    return value % bound;
}

double RandomStream::normal()
{
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform64()));
    return radius * std::cos(2.0 * std::numbers::pi * uniform64());
}

}  // namespace rosa
