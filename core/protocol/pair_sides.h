/// Which views of two centres form a pair.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace rosa::protocol {

enum class PairSides {
    Across,       ///< First view of one centre, second view of the other.
    WithinFirst,  ///< First views of both centres.
    WithinSecond,
};

/// Names in requests and commands.
inline constexpr std::array<const char*, 3> kPairSidesNames{"", "first", "second"};

inline std::string toText(PairSides sides) { return kPairSidesNames[static_cast<std::size_t>(sides)]; }

inline std::optional<PairSides> pairSidesFromText(std::string_view text)
{
    for (std::size_t i = 0; i < kPairSidesNames.size(); ++i)
        if (text == kPairSidesNames[i]) return static_cast<PairSides>(i);
    return std::nullopt;
}

}  // namespace rosa::protocol
