/// The next of a row of values, made while the present one is used.
#pragma once

#include <functional>
#include <future>
#include <optional>
#include <utility>

#include "core/base/parallel.h"

namespace rosa {

/// Values by number, of which the one after the last taken is made on a thread of its own. What is made depends on the number alone, so
/// nothing but the time changes. One object belongs to one thread.
template <typename T>
class Ahead {
public:
    /// `make` is called from another thread, one call at a time, and reads nothing that changes while this object lives. Loops inside
    /// it run on that thread alone.
    explicit Ahead(std::function<T(int)> make) : m_make(std::move(make)) {}

    /// Value `number`; begins `number` + 1. Throws what `make` threw.
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
    std::future<T> m_next;  ///< Last: its end waits for the call that is under way.
};

}  // namespace rosa
