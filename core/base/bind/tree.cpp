#include "core/base/bind/tree.h"

#include <algorithm>

#include "core/base/nearest.h"

namespace rosa::bind {

namespace {

const void* memberOf(const Field& field, const void* object) { return field.place(const_cast<void*>(object)); }

Tree treeOf(const Field& field, const void* member)
{
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

}  // namespace

Tree toTree(const Record& record, const void* object)
{
    Tree::Group group;
    for (const Field& field : record.all()) {
        const void* const member = memberOf(field, object);
        Tree tree = treeOf(field, member);
        const bool isNothing = std::holds_alternative<std::monostate>(tree.content);
        if (!isNothing && !(field.isBrief && isUsual(field, member)))
            group.push_back({field.parameter.key, std::move(tree)});
    }
    return {std::move(group)};
}

Result<void> fromTree(const Record& record, void* object, const Tree& tree)
{
    const auto* const group = std::get_if<Tree::Group>(&tree.content);
    if (!group) return errorAt(tree, Message("expected a group of named values"));
    for (const auto& [name, value] : *group)
        if (!record.find(name))
            return errorAt(value, didYouMean(Message("unknown key '%1'", name), nearestName(name, record.keys())));
    for (const Field& field : record.all()) {
        const auto found = std::ranges::find(*group, field.parameter.key, &Tree::Member::name);
        void* const member = field.place(object);
        ROSA_TRY(found == group->end() ? readMissing(field, member, tree) : readField(field, member, found->tree));
    }
    return {};
}

}  // namespace rosa::bind
