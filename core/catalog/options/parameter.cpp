#include "core/catalog/options/parameter.h"

#include "core/base/text/nearest.h"

namespace rosa::catalog {

std::string nearestKey(const std::string& text, const std::vector<std::string>& keys)
{
    if (std::string key = nearestName(text, keys); !key.empty()) return key;
    const std::string wanted = text.substr(text.find('.') + 1);
    std::vector<std::string> names;
    names.reserve(keys.size());
    for (const std::string& key : keys) names.push_back(key.substr(key.find('.') + 1));
    const std::string name = nearestName(wanted, names);
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (!name.empty() && names[i] == name) return keys[i];
    return {};
}

}  // namespace rosa::catalog
