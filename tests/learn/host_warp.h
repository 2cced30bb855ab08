/// The 32 lanes of a warp as an array, for tests of GPU code on the CPU.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

namespace rosa::test {

template <typename T>
struct Lanes {
    std::array<T, 32> of{};

    Lanes() = default;
    Lanes(T value) { of.fill(value); }

    template <typename Operation>
    [[nodiscard]] auto combined(const Lanes& other, const Operation& operation) const
    {
        Lanes<std::decay_t<decltype(operation(of[0], other.of[0]))>> result;
        for (std::size_t i = 0; i < of.size(); ++i) result.of[i] = operation(of[i], other.of[i]);
        return result;
    }
    friend Lanes operator+(const Lanes& a, const Lanes& b)
    {
        return a.combined(b, [](T x, T y) { return x + y; });
    }
    friend Lanes operator-(const Lanes& a, const Lanes& b)
    {
        return a.combined(b, [](T x, T y) { return x - y; });
    }
    friend Lanes operator*(const Lanes& a, const Lanes& b)
    {
        return a.combined(b, [](T x, T y) { return x * y; });
    }
    friend Lanes operator/(const Lanes& a, const Lanes& b)
    {
        return a.combined(b, [](T x, T y) { return x / y; });
    }
    friend Lanes operator%(const Lanes& a, const Lanes& b)
    {
        return a.combined(b, [](T x, T y) { return x % y; });
    }
    friend auto operator<(const Lanes& a, const Lanes& b)
    {
        return a.combined(b, [](T x, T y) { return x < y; });
    }
    friend Lanes operator&&(const Lanes& a, const Lanes& b)
    {
        return a.combined(b, [](T x, T y) { return x && y; });
    }
};

/// As learn::GpuWarp, with numbers of any type.
template <typename T>
struct WarpOf {
    using Number = T;
    using Value = Lanes<T>;
    using Index = Lanes<int>;
    using Mask = Lanes<bool>;

    static Index lane()
    {
        Index lanes;
        for (std::size_t i = 0; i < 32; ++i) lanes.of[i] = static_cast<int>(i);
        return lanes;
    }
    static Value load(const T* from, const Index& at, const Mask& isThere)
    {
        Value values;
        for (std::size_t i = 0; i < 32; ++i) values.of[i] = isThere.of[i] ? from[at.of[i]] : T{0};
        return values;
    }
    static void store(T* to, const Index& at, const Value& values, const Mask& isThere)
    {
        for (std::size_t i = 0; i < 32; ++i)
            if (isThere.of[i]) to[at.of[i]] = values.of[i];
    }
    static Value select(const Mask& isYes, const Value& yes, const Value& no)
    {
        Value values;
        for (std::size_t i = 0; i < 32; ++i) values.of[i] = isYes.of[i] ? yes.of[i] : no.of[i];
        return values;
    }
    static Value exp(Value values)
    {
        for (T& value : values.of) value = std::exp(value);
        return values;
    }
    static Value larger(const Value& a, const Value& b)
    {
        return a.combined(b, [](T x, T y) { return x < y ? y : x; });
    }
    static Value sumOfRows(const Value& values)
    {
        return over(values, 15, [](T x, T y) { return x + y; });
    }
    static Value sumOfHalves(const Value& values)
    {
        return over(values, 16, [](T x, T y) { return x + y; });
    }
    static Value largestOfRows(const Value& values)
    {
        return over(values, 15, [](T x, T y) { return x < y ? y : x; });
    }
    static Value largestOfHalves(const Value& values)
    {
        return over(values, 16, [](T x, T y) { return x < y ? y : x; });
    }
    static T first(const Value& values) { return values.of[0]; }
    static bool isFirst() { return true; }

private:
    /// Reduces over the lanes whose numbers differ in the bits of `mask`.
    template <typename Operation>
    static Value over(Value values, std::size_t mask, const Operation& operation)
    {
        for (std::size_t bit = 1; bit < 32; bit *= 2) {
            if (!(mask & bit)) continue;
            const Value before = values;
            for (std::size_t i = 0; i < 32; ++i) values.of[i] = operation(before.of[i], before.of[i ^ bit]);
        }
        return values;
    }
};

using HostWarp = WarpOf<float>;

}  // namespace rosa::test
