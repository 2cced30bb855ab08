#include "core/catalog/toml_tree.h"

#include "core/catalog/toml.h"

namespace rosa::catalog {

namespace {

using bind::Tree;

bool isGroup(const Tree& tree) { return std::holds_alternative<Tree::Group>(tree.content); }

bool isListOfGroups(const Tree& tree)
{
    const auto* const list = std::get_if<Tree::List>(&tree.content);
    return list && !list->empty() && isGroup(list->front());
}

std::string valueText(const Tree& tree)
{
    if (const auto* const value = std::get_if<Value>(&tree.content)) {
        const auto* const text = std::get_if<std::string>(value);
        return text ? quoted(*text) : toText(*value);
    }
    std::string text;
    if (const auto* const list = std::get_if<Tree::List>(&tree.content))
        for (const Tree& one : *list) text += (text.empty() ? "" : ", ") + valueText(one);
    return "[" + text + "]";
}

/// The values of a group, without nested groups.
std::string valuesText(const Tree& tree)
{
    std::string text;
    for (const auto& [name, one] : std::get<Tree::Group>(tree.content))
        if (!isGroup(one) && !isListOfGroups(one)) text += name + " = " + valueText(one) + "\n";
    return text;
}

Tree treeOf(const toml::node& node, const std::string& fileName)
{
    Tree tree{{}, fileName + ":" + std::to_string(node.source().begin.line)};
    if (const auto* const table = node.as_table()) {
        auto& group = tree.content.emplace<Tree::Group>();
        for (const auto& [name, one] : *table) group.push_back({std::string(name.str()), treeOf(one, fileName)});
    } else if (const auto* const array = node.as_array()) {
        auto& list = tree.content.emplace<Tree::List>();
        for (const toml::node& one : *array) list.push_back(treeOf(one, fileName));
    } else if (auto value = valueOf(node, {}, {}); value) {
        tree.content = *std::move(value);
    }
    return tree;
}

}  // namespace

std::string tomlOf(const Tree& tree)
{
    std::string text = valuesText(tree);
    const auto add = [&](const std::string& head, const Tree& group) {
        text += (text.empty() ? "" : "\n") + head + "\n" + valuesText(group);
    };
    for (const auto& [name, one] : std::get<Tree::Group>(tree.content)) {
        if (isGroup(one)) add("[" + name + "]", one);
        if (!isListOfGroups(one)) continue;
        for (const Tree& item : std::get<Tree::List>(one.content)) add("[[" + name + "]]", item);
    }
    return text;
}

Result<Tree> treeOfToml(const std::string& text, const std::string& fileName)
{
    ROSA_TRY_ASSIGN(const toml::table document, parsedToml(text, fileName));
    return treeOf(document, fileName);
}

}  // namespace rosa::catalog
