#include "core/learn/methods/all_methods.h"

namespace rosa::learn {

// A new method needs a line here; its source in this folder defines the function of this name.
#define ROSA_TRAININGS(METHOD)       \
    METHOD(rosaTraining)             \
    METHOD(dgiTraining)              \
    METHOD(subgConTraining)          \
    METHOD(gmiTraining)              \
    METHOD(graceTraining)            \
    METHOD(gcaTraining)              \
    METHOD(bgrlTraining)             \
    METHOD(deepWalkTraining)         \
    METHOD(node2VecTraining)         \
    METHOD(unsupervisedSageTraining) \
    METHOD(gcnTraining)              \
    METHOD(graphSageTraining)        \
    METHOD(fastGcnTraining)

#define ROSA_DECLARE(training) MethodTraining training();
ROSA_TRAININGS(ROSA_DECLARE)
#undef ROSA_DECLARE

std::vector<MethodTraining> allMethods()
{
#define ROSA_LISTED(training) training(),
    return {ROSA_TRAININGS(ROSA_LISTED)};
#undef ROSA_LISTED
}

}  // namespace rosa::learn
