/// Computes the next values of a sequence while the current one is in use.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <future>
#include <optional>
#include <utility>

#include "core/base/parallel.h"

namespace rosa {

/// Values indexed by number; those after the last value taken are computed on separate threads, by default one of them. Each value depends
/// only on its number, so prefetching changes nothing but the time. Use one object from one thread only.
template <typename T>
class Ahead {
public:
    /// `make` is called from another thread, and must not read anything that changes during the lifetime of this object. Calls are one at
    /// a time, unless setDepth() permits more. Parallel loops inside `make` run serially on its thread.
    explicit Ahead(std::function<T(int)> make) : m_make(std::move(make)) {}

    /// From the next take() on, `depth` values are computed at the same time, each on a thread of its own. >= 1
    void setDepth(int depth) { m_depth = static_cast<std::size_t>(depth); }

    /// Returns value `number` and starts computing those behind. Rethrows exceptions of `make`.
    T take(int number)
    {
        std::optional<T> value;
        while (!m_next.empty() && !value) {
            std::future<T> next = std::move(m_next.front());
            m_next.pop_front();
            const bool isWanted = m_number++ == number;
            T made = next.get();
            if (isWanted) value.emplace(std::move(made));
        }
        if (!value) value.emplace(m_make(number));
        m_number = number + 1;
        while (m_next.size() < m_depth)
            m_next.push_back(std::async(std::launch::async, [this, next = m_number + static_cast<int>(m_next.size())] {
                const SerialScope alone;
                return m_make(next);
            }));
        return std::move(*value);
    }

    /// Waits until no value is being computed.
    void wait() const
    {
        for (const std::future<T>& next : m_next) next.wait();
    }

private:
    std::function<T(int)> m_make;
    std::size_t m_depth = 1;
    int m_number = 0;                   ///< Of the first in m_next.
    std::deque<std::future<T>> m_next;  ///< Must be the last member: its destructor waits for the running calls.
};

}  // namespace rosa
