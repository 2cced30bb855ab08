#include "core/catalog/options/fields.h"

namespace rosa::catalog {

std::vector<std::string> keysOf(const std::vector<Group>& groups)
{
    std::vector<std::string> keys;
    for (const Group group : groups)
        for (const Parameter& parameter : *group) keys.push_back(parameter.key);
    return keys;
}

}  // namespace rosa::catalog
