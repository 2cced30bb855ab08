#include "core/base/bind/tree.h"

#include <algorithm>

#include "core/base/text/joined.h"
#include "core/base/text/nearest.h"

namespace rosa::bind {

namespace {

const void* memberOf(const Field& field, const void* object) { return field.place(const_cast<void*>(object)); }

Tree fieldTree(const Field& field, const void* member)
{
    if (field.isAbsent && field.isAbsent(member)) return {};
    if (field.isJson) {
        auto json = treeOfJsonText(std::get<std::string>(field.values(member).front()));
        return json ? *std::move(json) : Tree();
    }
    Tree::List list;
    if (field.nested)
        for (const void* item : field.items(const_cast<void*>(member))) list.push_back(toTree(*field.nested(), item));
    else
        for (const Value& value : field.values(member)) list.push_back({value});
    if (field.holds == Holds::Any) return {std::move(list)};
    return list.empty() ? Tree() : std::move(list.front());
}

bool isUsual(const Field& field, const void* member)
{
    if (field.nested) return field.holds != Holds::One && field.items(const_cast<void*>(member)).empty();
    return field.values(member) == field.usual;
}

Error errorAt(const Tree& tree, const Message& message)
{
    return tree.place.empty() ? badInput(message) : badInput(message).within(tree.place);
}

/// The value of `tree` for a field.
Result<Value> valueIn(const Field& field, const Tree& tree)
{
    const std::string& key = field.parameter.key;
    const auto* const given = std::get_if<Value>(&tree.content);
    if (!given) return errorAt(tree, Message("%1: expected %2", key, expectation(field)));
    const auto* const whole = std::get_if<std::int64_t>(given);
    const bool isWidened = whole && field.parameter.type == ValueType::Real;
    const Value value = isWidened ? Value(static_cast<double>(*whole)) : *given;
    if (std::ranges::find(field.usual, value) != field.usual.end()) return value;
    auto checked = checkValue(field, value);
    if (!checked) return errorAt(tree, checked.error().message);
    return checked;
}

/// Reads the only value, or one of several.
Result<void> readOne(const Field& field, void* member, const Tree& tree)
{
    if (field.nested) return fromTree(*field.nested(), field.append(member), tree);
    if (field.isJson) {
        field.assign(member, Value(jsonTextOf(tree)));
        return {};
    }
    ROSA_TRY_ASSIGN(const auto value, valueIn(field, tree));
    field.assign(member, value);
    return {};
}

Result<void> readField(const Field& field, void* member, const Tree& tree)
{
    if (field.holds != Holds::Any) return readOne(field, member, tree);
    const auto* const list = std::get_if<Tree::List>(&tree.content);
    if (!list && field.nested) return errorAt(tree, Message("%1: expected a list of groups", field.parameter.key));
    if (!list) return errorAt(tree, Message("%1: expected a list, each %2", field.parameter.key, expectation(field)));
    field.clear(member);
    for (const Tree& one : *list) ROSA_TRY(readOne(field, member, one));
    return {};
}

/// What is left out of a file.
Result<void> readMissing(const Field& field, void* member, const Tree& group)
{
    if (field.isRequired) return errorAt(group, Message("%1 is missing", field.parameter.key));
    if (field.parameter.before) field.assign(member, *field.parameter.before);
    return {};
}

bool isNothing(const Tree& tree) { return std::holds_alternative<std::monostate>(tree.content); }

/// nullptr if there is none.
const Tree* treeAt(const Tree::Group& group, const std::string& name)
{
    const auto found = std::ranges::find(group, name, &Tree::Member::name);
    return found == group.end() ? nullptr : &found->tree;
}

/// Of the key of a field, or of its former key.
const Tree* treeFor(const Tree::Group& group, const Field& field)
{
    const Tree* const tree = treeAt(group, field.parameter.key);
    return tree || field.former.empty() ? tree : treeAt(group, field.former);
}

/// Other keys than those of the fields, and another tag.
Result<void> checkKeys(const Record& record, const Tree::Group& group)
{
    const auto& tag = record.tag();
    for (const auto& [name, tree] : group) {
        const bool isTag = tag && name == tag->key;
        const auto* const value = std::get_if<Value>(&tree.content);
        if (isTag && value && *value != Value(tag->name))
            return errorAt(tree, Message("%1: expected %2, found '%3'", name, tag->name, toText(*value)));
        const auto isNamed = [&name = name](const Field& field) {
            return field.parameter.key == name || field.former == name;
        };
        if (!isTag && !record.isTolerant() && std::ranges::none_of(record.all(), isNamed))
            return errorAt(tree, didYouMean(Message("unknown key '%1'", name), nearestName(name, record.keys())));
    }
    return {};
}

std::string textAt(const Tree::Group& group, const std::string& name)
{
    const Tree* const tree = treeAt(group, name);
    const auto* const value = tree ? std::get_if<Value>(&tree->content) : nullptr;
    const auto* const text = value ? std::get_if<std::string>(value) : nullptr;
    return text ? *text : std::string();
}

/// Whether the group has the tag of the struct, and all that the struct requires.
bool isAlternative(const Record& record, const Tree::Group& group)
{
    if (const auto& tag = record.tag(); tag && textAt(group, tag->key) != tag->name) return false;
    return std::ranges::all_of(record.all(), [&](const Field& field) {
        const Tree* const tree = treeFor(group, field);
        return !field.isRequired || (tree && !isNothing(*tree));
    });
}

/// "" if the group has none.
std::string tagIn(std::span<const Record* const> records, const Tree::Group& group)
{
    for (const Record* const record : records)
        if (record->tag())
            if (std::string name = textAt(group, record->tag()->key); !name.empty()) return name;
    return {};
}

}  // namespace

Tree toTree(const Record& record, const void* object)
{
    Tree::Group group;
    if (const auto& tag = record.tag()) group.push_back({tag->key, {Value(tag->name)}});
    for (const Field& field : record.all()) {
        const void* const member = memberOf(field, object);
        Tree tree = fieldTree(field, member);
        if (!isNothing(tree) && !(field.isBrief && isUsual(field, member)))
            group.push_back({field.parameter.key, std::move(tree)});
    }
    return {std::move(group)};
}

Result<void> fromTree(const Record& record, void* object, const Tree& tree)
{
    const auto* const group = std::get_if<Tree::Group>(&tree.content);
    if (!group) return errorAt(tree, Message("expected a group of named values"));
    ROSA_TRY(checkKeys(record, *group));
    for (const Field& field : record.all()) {
        const Tree* const found = treeFor(*group, field);
        const bool isThere = found && !(record.isTolerant() && isNothing(*found));
        void* const member = field.place(object);
        ROSA_TRY(isThere ? readField(field, member, *found) : readMissing(field, member, tree));
    }
    return {};
}

Result<std::size_t> alternativeOf(std::span<const Record* const> records, const Tree& tree)
{
    const auto* const group = std::get_if<Tree::Group>(&tree.content);
    if (!group) return errorAt(tree, Message("expected a group of named values"));
    for (std::size_t i = 0; i < records.size(); ++i)
        if (isAlternative(*records[i], *group)) return i;
    std::vector<std::string> names;
    for (const Record* const record : records)
        if (record->tag() && std::ranges::find(names, record->tag()->name) == names.end())
            names.push_back(record->tag()->name);
    const std::string given = tagIn(records, *group);
    return errorAt(tree, didYouMean(Message("unknown kind '%1'; expected one of %2", given, joined(names, ", ")),
                                    nearestName(given, names)));
}

}  // namespace rosa::bind
