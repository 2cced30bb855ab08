/// Bound structs as trees of named values: what JSON and TOML have in common.
#pragma once

#include <string>
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
/// default is accepted whatever its range. An Error names the key, preceded by the place if it is known: an unknown key with the nearest one, a
/// value of another type or out of range, a missing required one.
Result<void> fromTree(const Record& record, void* object, const Tree& tree);

template <typename Options>
Tree toTree(const Options& options)
{
    return toTree(fieldsOf<Options>(), &options);
}

template <typename Options>
Result<Options> fromTree(const Tree& tree)
{
    Options options;
    ROSA_TRY(fromTree(fieldsOf<Options>(), &options, tree));
    return options;
}

}  // namespace rosa::bind
