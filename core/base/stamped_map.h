/// A small hash map for temporary use inside a search or a walk.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace rosa {

/// Maps integer keys to 32-bit values by open addressing. clear() is O(1) apart from a wrap of the stamp, so one map serves many small
/// searches; its memory is proportional to the largest of them, not to the range of the keys. Not thread-safe.
template <typename Key>
class StampedMap {
public:
    StampedMap() : m_slots(std::size_t{1} << kFirstBits) {}

    void clear()
    {
        m_size = 0;
        if (++m_stamp != 0) return;
        for (Slot& slot : m_slots) slot.stamp = 0;
        m_stamp = 1;
    }

    [[nodiscard]] std::size_t size() const { return m_size; }

    /// Returns the value of `key`, or `otherwise` if absent.
    [[nodiscard]] std::int32_t valueOr(Key key, std::int32_t otherwise) const
    {
        const Slot& slot = m_slots[place(m_slots, key)];
        return slot.stamp == m_stamp ? slot.value : otherwise;
    }

    /// Inserts `key` with `value` unless present; returns the stored value and whether it was inserted. The reference is valid until the
    /// next insertion.
    std::pair<std::int32_t&, bool> insert(Key key, std::int32_t value)
    {
        if (2 * (m_size + 1) > m_slots.size()) grow();
        Slot& slot = m_slots[place(m_slots, key)];
        if (slot.stamp == m_stamp) return {slot.value, false};
        slot = {key, m_stamp, value};
        ++m_size;
        return {slot.value, true};
    }

private:
    struct Slot {
        Key key{};
        std::uint32_t stamp = 0;  ///< The slot is occupied if this equals the map's stamp.
        std::int32_t value = 0;
    };
    static constexpr int kFirstBits = 6;

    /// Slot of `key`, or the free slot where it would be inserted.
    std::size_t place(const std::vector<Slot>& slots, Key key) const
    {
        const std::size_t mask = slots.size() - 1;
        const int shift = 64 - std::countr_zero(slots.size());
        // Fibonacci hashing: the high bits of the product depend on every bit of the key.
        auto at = static_cast<std::size_t>(static_cast<std::uint64_t>(key) * 0x9E3779B97F4A7C15u >> shift);
        while (slots[at].stamp == m_stamp && slots[at].key != key) at = (at + 1) & mask;
        return at;
    }

    void grow()
    {
        std::vector<Slot> larger(2 * m_slots.size());
        for (const Slot& slot : m_slots)
            if (slot.stamp == m_stamp) larger[place(larger, slot.key)] = slot;
        m_slots = std::move(larger);
    }

    std::vector<Slot> m_slots;
    std::uint32_t m_stamp = 1;
    std::size_t m_size = 0;
};

}  // namespace rosa
