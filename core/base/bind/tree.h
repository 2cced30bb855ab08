/// Bound structs as trees of named values: what JSON and TOML have in common.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/bind/fields.h"
#include "core/base/result.h"

namespace rosa::bind {

/// A value, a list, a group of named ones, or nothing (null).
struct Tree {
    struct Member;
    using List = std::vector<Tree>;
    using Group = std::vector<Member>;  ///< In their order; each name once.

    std::variant<std::monostate, Value, List, Group> content;
    std::string place = {};  ///< In the file it was read from: "sweep.toml:3"; "": unknown.
};

struct Tree::Member {
    std::string name;
    Tree tree;
};

/// The fields of `object`, of the type that `record` describes, in their order. Missing are members without a value and, of fields that are
/// stored briefly, those with their default.
Tree toTree(const Record& record, const void* object);

/// Reads toTree() into a default-constructed `object`. A missing field gets Parameter::before, or keeps its default; a value equal to the
/// default is accepted whatever its range. An Error names the key, preceded by the place if it is known: an unknown key with the nearest
/// one, a value of another type or out of range, a missing required one. Tolerant records pass over unknown keys and null.
Result<void> fromTree(const Record& record, void* object, const Tree& tree);

/// The first of `records` whose tag the tree has and whose required fields are there. The Error names the tag and all that are known.
Result<std::size_t> alternativeOf(std::span<const Record* const> records, const Tree& tree);

/// As JSON in one line, and back (treeOf() in json.h). An Error if `text` is not JSON within the limits of core/base/json_text.h.
std::string jsonTextOf(const Tree& tree);
Result<Tree> treeOfJsonText(std::string_view text);

template <typename Options>
Tree toTree(const Options& options)
{
    return toTree(fieldsOf<Options>(), &options);
}

/// A variant of bound structs; their tags tell them apart, or else their required fields.
template <typename... Structs>
Tree toTree(const std::variant<Structs...>& one)
{
    return std::visit([](const auto& held) { return toTree(held); }, one);
}

template <typename Options>
struct FromTree {
    static Result<Options> read(const Tree& tree)
    {
        Options options;
        ROSA_TRY(fromTree(fieldsOf<Options>(), &options, tree));
        return options;
    }
};

template <typename... Structs>
struct FromTree<std::variant<Structs...>> {
    using Variant = std::variant<Structs...>;

    static Result<Variant> read(const Tree& tree)
    {
        const std::array<const Record*, sizeof...(Structs)> records{&fieldsOf<Structs>()...};
        ROSA_TRY_ASSIGN(const std::size_t index, alternativeOf(records, tree));
        using Reader = Result<Variant> (*)(const Tree&);
        const std::array<Reader, sizeof...(Structs)> readers{readOf<Structs>...};
        return readers[index](tree);
    }

private:
    template <typename Struct>
    static Result<Variant> readOf(const Tree& tree)
    {
        ROSA_TRY_ASSIGN(auto one, FromTree<Struct>::read(tree));
        return Variant(std::move(one));
    }
};

/// Reads toTree() of a struct or of a variant of structs.
template <typename Options>
Result<Options> fromTree(const Tree& tree)
{
    return FromTree<Options>::read(tree);
}

/// Bound structs as JSON for sources that know no JSON library.
template <typename Options>
std::string toJsonText(const Options& options)
{
    return jsonTextOf(toTree(options));
}
template <typename Options>
Result<Options> fromJsonText(std::string_view text)
{
    ROSA_TRY_ASSIGN(const Tree tree, treeOfJsonText(text));
    return fromTree<Options>(tree);
}

}  // namespace rosa::bind
