/// Collection of several faults of one file; internal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::data {

/// Maximum number of causes reported per file; with more, the program that wrote the file should be checked.
inline constexpr std::size_t kMostFaults = 20;

/// Collects faults in the order of the file. Those with one cause are told once, with their number: the same was expected elsewhere.
class Faults {
public:
    /// Adds a fault. Returns false if reading on is pointless: kMostFaults causes are reached, or the error is not a fault of the file.
    bool add(const Error& error)
    {
        // An exhausted memory budget fails again on every following line.
        if (!m_causes.empty() && m_causes.back().first == error.message) return false;
        if (error.kind != ErrorKind::BadInput) m_causes.clear();
        m_kind = error.kind;
        std::string expected = expectedIn(error.message);
        for (Cause& cause : m_causes)
            if (!expected.empty() && cause.expected == expected) {
                ++cause.more;
                return true;
            }
        m_causes.push_back({error.message, std::move(expected), 0});
        return m_causes.size() < kMostFaults && error.kind == ErrorKind::BadInput;
    }
    /// Adds the error of a step, if any; returns false as add().
    bool take(const Result<void>& step) { return step || add(step.error()); }

    /// All causes as one Error, one line each; success if there are none.
    [[nodiscard]] Result<void> result() const
    {
        if (m_causes.empty()) return {};
        std::vector<Message> lines;
        for (const Cause& cause : m_causes)
            lines.push_back(cause.more == 0 ? cause.first : Message("%1; and %2 more", cause.first, cause.more));
        return Error{joined(lines, "%1\n%2"), m_kind};
    }

private:
    struct Cause {
        Message first;
        std::string expected;
        std::int64_t more = 0;
    };

    /// The expectation in "FILE:LINE: expected …, found '…'", or, of a fault in a place, all but the place and what was found; "" in others.
    static std::string expectedIn(const Message& message)
    {
        const auto& arguments = message.arguments();
        if (message.words() == "%1:%2: expected %3, found '%4'") return arguments[2].text();
        if (message.words() != "%1: %2" || arguments.size() != 2) return {};
        const Message& inner = arguments[1];
        if (inner.words().find(", found '%") == std::string::npos) return {};
        std::string expected = inner.words();
        for (std::size_t i = 0; i + 1 < inner.arguments().size(); ++i) expected += '\n' + inner.arguments()[i].text();
        return expected;
    }

    std::vector<Cause> m_causes;
    ErrorKind m_kind = ErrorKind::BadInput;
};

}  // namespace rosa::data
