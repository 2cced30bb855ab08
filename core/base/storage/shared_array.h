/// Immutable shared arrays, stored in memory or in a mapped file.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/base/storage/large_buffer.h"

namespace rosa {

/// Immutable values with shared ownership; copying is O(1) and shares the values. Reading is thread-safe.
template <typename T>
class SharedArray {
public:
    SharedArray() = default;
    SharedArray(LargeBuffer<T> values) : SharedArray(std::make_shared<const LargeBuffer<T>>(std::move(values))) {}
    /// Copies `values`; large arrays become file-backed (LargeBuffer), so they can be paged out.
    SharedArray(const std::vector<T>& values) : SharedArray(toLargeBuffer(values)) {}
    /// View of `values`, whose storage `owner` keeps alive.
    SharedArray(std::shared_ptr<const void> owner, std::span<const T> values) : m_owner(std::move(owner)), m_values(values)
    {}

    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    [[nodiscard]] bool empty() const { return m_values.empty(); }
    [[nodiscard]] const T* data() const { return m_values.data(); }
    [[nodiscard]] const T& operator[](std::size_t i) const { return m_values[i]; }
    [[nodiscard]] const T& front() const { return m_values.front(); }
    [[nodiscard]] const T& back() const { return m_values.back(); }
    [[nodiscard]] auto begin() const { return m_values.begin(); }
    [[nodiscard]] auto end() const { return m_values.end(); }
    /// Returns `count` values from `first` on; shares ownership.
    [[nodiscard]] SharedArray part(std::size_t first, std::size_t count) const
    {
        return {m_owner, m_values.subspan(first, count)};
    }
    operator std::span<const T>() const { return m_values; }

private:
    explicit SharedArray(std::shared_ptr<const LargeBuffer<T>> values) : m_owner(values), m_values(*values) {}

    std::shared_ptr<const void> m_owner;
    std::span<const T> m_values;
};

}  // namespace rosa
