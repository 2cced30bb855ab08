/// Only the answer to the latest question counts.
#pragma once

#include <cstdint>
#include <memory>

namespace rosa::workbench {

/// Tickets for requests that are answered later, on the same thread. A new request voids the tickets of earlier ones, and an answer with a
/// void ticket is dropped:
///
///     inBackground(this, read, [this, ticket = m_latest.next()](const Result<Rows>& rows) {
///         if (ticket.isVoid()) return;
///         …
///     });
class Latest {
public:
    class Ticket {
    public:
        /// A newer request was made, or all requests were cancelled.
        [[nodiscard]] bool isVoid() const { return m_number != *m_latest; }

    private:
        friend class Latest;
        explicit Ticket(std::shared_ptr<const std::uint64_t> latest) : m_latest(std::move(latest)), m_number(*m_latest) {}

        std::shared_ptr<const std::uint64_t> m_latest;  ///< Outlives the requester.
        std::uint64_t m_number;
    };

    Latest() = default;
    Latest(const Latest&) = delete;
    Latest& operator=(const Latest&) = delete;

    /// The ticket of a new request.
    [[nodiscard]] Ticket next()
    {
        invalidate();
        return current();
    }
    /// A ticket that belongs to the latest request and is voided with it.
    [[nodiscard]] Ticket current() const { return Ticket(m_latest); }
    /// Voids all tickets.
    void invalidate() { ++*m_latest; }

private:
    std::shared_ptr<std::uint64_t> m_latest = std::make_shared<std::uint64_t>(0);
};

}  // namespace rosa::workbench
