#include "core/tables/row_names.h"

#include "core/base/text/lower_case.h"

namespace rosa::tables {

const catalog::Method* methodNamed(const catalog::Catalogue& catalogue, const std::string& text)
{
    const std::string wanted = lowerCase(text);
    for (const catalog::Method& method : catalogue.methods)
        if (method.id == wanted || lowerCase(method.title) == wanted) return &method;
    return nullptr;
}

std::string withoutFirstPreset(const catalog::Catalogue& catalogue, const std::string& name)
{
    const std::size_t mark = name.find(kWithPreset);
    const catalog::Method* method = methodNamed(catalogue, name.substr(0, mark));
    const bool isFirst = mark != std::string::npos && method && !method->presets.empty() &&
                         method->presets.front().id == lowerCase(name.substr(mark + 1));
    return isFirst ? name.substr(0, mark) : name;
}

std::string titleWithPreset(const catalog::Method& method, const std::string& preset)
{
    return method.title + " (" + preset + ")";
}

}  // namespace rosa::tables
