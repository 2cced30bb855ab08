#include "core/base/bind/json.h"

#include "core/base/json_text.h"

namespace rosa::bind {

using Json = nlohmann::ordered_json;

Json jsonOf(const Tree& tree)
{
    if (const auto* const value = std::get_if<Value>(&tree.content))
        return std::visit([](const auto& held) { return Json(held); }, *value);
    if (const auto* const list = std::get_if<Tree::List>(&tree.content)) {
        Json json = Json::array();
        for (const Tree& one : *list) json.push_back(jsonOf(one));
        return json;
    }
    const auto* const group = std::get_if<Tree::Group>(&tree.content);
    if (!group) return nullptr;
    Json json = Json::object();
    for (const auto& [name, one] : *group) json[name] = jsonOf(one);
    return json;
}

Tree treeOf(const Json& json)
{
    if (json.is_boolean()) return {Value(json.get<bool>())};
    if (json.is_string()) return {Value(json.get<std::string>())};
    if (const auto whole = wholeNumber<std::int64_t>(json)) return {Value(*whole)};
    if (json.is_number()) return {Value(json.get<double>())};
    if (json.is_array()) {
        Tree::List list;
        for (const Json& one : json) list.push_back(treeOf(one));
        return {std::move(list)};
    }
    if (!json.is_object()) return {};
    Tree::Group group;
    for (const auto& [name, one] : json.items()) group.push_back({name, treeOf(one)});
    return {std::move(group)};
}

std::string jsonTextOf(const Tree& tree) { return jsonOf(tree).dump(-1, ' ', false, Json::error_handler_t::replace); }

Result<Tree> treeOfJsonText(std::string_view text)
{
    ROSA_TRY_ASSIGN(const Json json, parseJson<Json>(text));
    return treeOf(json);
}

}  // namespace rosa::bind
