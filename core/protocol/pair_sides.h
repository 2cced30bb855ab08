/// Which views of two centres form a pair.
#pragma once

namespace rosa::protocol {

enum class PairSides {
    Across,       ///< First view of one centre, second view of the other.
    WithinFirst,  ///< First views of both centres.
    WithinSecond,
};

}  // namespace rosa::protocol
