/// Computes the next value of a sequence while the current one is in use.
#pragma once

#include <functional>
#include <future>
#include <optional>
#include <utility>

#include "core/base/parallel.h"

namespace rosa {

/// Values indexed by number; the one after the last value taken is computed on a separate thread. Each value depends only on its number, so
/// prefetching changes nothing but the time. Use one object from one thread only.
template <typename T>
class Ahead {
public:
    /// `make` is called from another thread, one call at a time, and must not read anything that changes during the lifetime of this
    /// object. Parallel loops inside `make` run serially on that thread.
    explicit Ahead(std::function<T(int)> make) : m_make(std::move(make)) {}

    /// Returns value `number` and starts computing `number` + 1. Rethrows exceptions of `make`.
    T take(int number)
    {
        std::optional<T> value;
        if (m_next.valid()) {
            T made = m_next.get();
            if (m_number == number) value.emplace(std::move(made));
        }
        if (!value) value.emplace(m_make(number));
        m_number = number + 1;
        m_next = std::async(std::launch::async, [this, next = m_number] {
            const SerialScope alone;
            return m_make(next);
        });
        return std::move(*value);
    }

private:
    std::function<T(int)> m_make;
    int m_number = 0;
    std::future<T> m_next;  ///< Must be the last member: its destructor waits for the running call.
};

}  // namespace rosa
