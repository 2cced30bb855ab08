#include "core/base/text/unknown_name.h"

#include "core/base/text/joined.h"
#include "core/base/text/nearest.h"

namespace rosa {

Error unknownName(const Message& problem, std::string_view name, const std::vector<std::string>& known)
{
    const std::string near = nearestName(name, known);
    return near.empty() ? badInput("%1; available: %2", problem, joined(known)) : badInput(didYouMean(problem, near));
}

}  // namespace rosa
