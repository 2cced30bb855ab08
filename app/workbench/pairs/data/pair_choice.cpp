#include "app/workbench/pairs/data/pair_choice.h"

namespace rosa::workbench {

bool isSamePair(const PairChoice& one, const PairChoice& other)
{
    return one.run == other.run && one.first == other.first && one.second == other.second && one.draw == other.draw &&
           one.sides == other.sides;
}

bool isSameProblem(const PairChoice& one, const PairChoice& other)
{
    return isSamePair(one, other) && one.viewsAlone == other.viewsAlone;
}

}  // namespace rosa::workbench
