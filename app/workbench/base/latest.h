/// Only the answer to the latest question counts.
#pragma once

#include <cstdint>
#include <memory>

namespace rosa::workbench {

/// Questions that are answered later, on the same thread. Each is given a ticket; what is asked next makes those before it void, and an
/// answer whose ticket is void is dropped:
///
///     inBackground(this, read, [this, ticket = m_latest.next()](const Result<Rows>& rows) {
///         if (ticket.isVoid()) return;
///         …
///     });
class Latest {
public:
    class Ticket {
    public:
        /// Something was asked since, or all that was asked was given up.
        [[nodiscard]] bool isVoid() const { return m_number != *m_latest; }

    private:
        friend class Latest;
        explicit Ticket(std::shared_ptr<const std::uint64_t> latest) : m_latest(std::move(latest)), m_number(*m_latest) {}

        std::shared_ptr<const std::uint64_t> m_latest;  ///< Outlives the questioner.
        std::uint64_t m_number;
    };

    Latest() = default;
    Latest(const Latest&) = delete;
    Latest& operator=(const Latest&) = delete;

    /// A new question.
    [[nodiscard]] Ticket next()
    {
        giveUp();
        return current();
    }
    /// A question that belongs to the latest one: void when that is.
    [[nodiscard]] Ticket current() const { return Ticket(m_latest); }
    /// Makes all tickets void.
    void giveUp() { ++*m_latest; }

private:
    std::shared_ptr<std::uint64_t> m_latest = std::make_shared<std::uint64_t>(0);
};

}  // namespace rosa::workbench
