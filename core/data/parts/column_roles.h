/// The meaning of the columns of a table of nodes, or of the node attributes of GraphML, GEXF, GML, Pajek and node-link JSON.
///
/// The rule, by names (upper and lower case alike, blanks and hyphens as '_') and contents; what it cannot decide is an error that names
/// the option:
///
/// - Id: a column id, node_id, nodeid, node, vertex, name or key, in this order of preference; otherwise the first. A column without a name
///   beside a named id is an index and ignored.
/// - Class: a column class, cls, y, target, club, modularity_class, category, subject, group, community, gt or ground_truth, unless it has
///   fractions; or label. A label with as many values as nodes (from kFewRows nodes on) is their name and ignored; so is one that its format
///   shows (GEXF, GML, Pajek, JSON) unless two nodes or more share a value on average. Two candidates are an error, as is a class with as many values as nodes. Without any: up to kMostCandidates columns of whole numbers or texts with 2 to
///   half as many values as nodes, and at most 1,000, could be it, which is an error; those whose names end in a digit are features.
///   Without a header: the second column, unless it has fractions or as many values as nodes.
/// - Split: split, set, subset, fold or partition with the words train, val(id, idation), dev, test; train_mask, val_mask, test_mask.
/// - Feature: numbers, and true and false. A column of mostly numbers is one, so that its other values are faults. One of whole numbers with
///   one value for each of three or more classes is the class again, which is an error (checkNoClassTwice()).
/// - Ignored: empty columns and texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/data/parts/read_options.h"
#include "core/graph/labels.h"

namespace rosa::data {

enum class ColumnRole { Id, Class, Feature, Split, Ignored };

/// In tables with fewer rows, a class may have as many values as nodes.
inline constexpr std::int64_t kFewRows = 4;
/// With more candidates for a class, they are plainly features.
inline constexpr std::size_t kMostCandidates = 5;

/// The contents of a column, gathered value by value.
class ColumnFacts {
public:
    /// Of what type a column is declared, whatever it holds.
    enum class Declared { No, Text, Number };

    /// `mostDistinct`: up to which different values are counted; kMostDistinct for one that may be the class by its name or place.
    ColumnFacts(std::string title, std::size_t mostDistinct) : name(std::move(title)), m_most(mostDistinct) {}

    /// `decimal`: '.', or ',' also accepts commas.
    void add(const std::string& value, char decimal);

    std::string name;  ///< Of the header; "" if it has none.
    Declared declared = Declared::No;
    bool isDisplayName =
        false;  ///< By its format, what is shown of a node: a class only if two nodes or more share a value on average.
    std::int64_t rows = 0;
    std::int64_t empty = 0;          ///< Empty, or one of kMissingLabels.
    std::int64_t numbers = 0;        ///< Finite.
    std::int64_t wholes = 0;         ///< Of the numbers: without fractions.
    std::int64_t booleans = 0;       ///< true, false.
    std::int64_t withThousands = 0;  ///< "1,234.5"
    std::int64_t splitWords = 0;     ///< train, val, test, …
    bool countsUp = true;            ///< 0, 1, 2, … or 1, 2, 3, …

    /// Number of different values, without empty ones; those of a column with fractions are not counted.
    [[nodiscard]] std::int64_t distinct() const { return static_cast<std::int64_t>(m_values.size()); }
    [[nodiscard]] bool isEmpty() const { return empty == rows; }
    [[nodiscard]] bool isNumber() const
    {
        const bool isMostly = numbers + booleans > 0 && 2 * (numbers + booleans) >= rows - empty;
        return declared == Declared::Number || (declared == Declared::No && isMostly);
    }
    [[nodiscard]] bool isWhole() const { return numbers > 0 && wholes == rows - empty; }

    static constexpr std::size_t kMostDistinct = 100'001;
    static constexpr std::size_t kMostCounted = 1'001;  ///< Of other columns.

private:
    std::size_t m_most;
    std::unordered_set<std::size_t> m_values;  ///< Hashes.
};

/// How the nodes are named and their classes given.
enum class ColumnsOf {
    Table,       ///< The id is one of the columns.
    Attributes,  ///< The nodes have ids of their own; an attribute is their name only if options say so.
};

struct ColumnChoice {
    ColumnRole role = ColumnRole::Ignored;
    Message why{};  ///< Of an ignored column: "text", "empty", …
};

/// Decides the roles. `hasHeader`: the columns have names; otherwise options give numbers. Errors begin with `where` (the file), and name
/// columns and the option that decides.
Result<std::vector<ColumnChoice>> columnRoles(const std::vector<ColumnFacts>& columns, bool hasHeader, ColumnsOf of,
                                              const ReadOptions& options, const std::string& where);

/// Roles for a person to change if the rule cannot decide: numbers are features, no column is the class.
std::vector<ColumnChoice> likelyRoles(const std::vector<ColumnFacts>& columns);

/// Returns an Error if a feature that no option names has one value for each of three or more classes: it tells the class, which is then no
/// prediction. `places`: the columns of the features; `features`: their values, row-major.
Result<void> checkNoClassTwice(const std::vector<ColumnFacts>& columns, const std::vector<std::size_t>& places,
                               const std::vector<float>& features, const graph::Labels& labels, const ReadOptions& options,
                               const std::string& where);

/// The name of column `number` (from 0) for messages: "\"age\"", or "3" (from 1) if it has none.
std::string columnText(const std::vector<ColumnFacts>& columns, std::size_t number);

/// The roles as one text for the card: "id \"id\", class \"y\", features \"f0\" … \"f7\" (8), ignored \"note\" (text)".
Message rolesText(const std::vector<ColumnFacts>& columns, const std::vector<ColumnChoice>& choices);

/// Whether a name is that of an id, a class or a label, so that a first row with it is a header.
bool isColumnWord(const std::string& name);

bool isIdWord(const std::string& name);
/// Whether a name ends in a digit, as those of features often do (f0, f1, …); no column that may be a class.
bool isNumberedColumn(const std::string& name);

/// Part of a split by its word: 1 (training), 2 (validation), 3 (test), 0 for an empty or missing one; −1 for other words.
int splitPart(const std::string& word);
/// The part of a column train_mask, val_mask or test_mask; 0 for other names.
int maskPart(const std::string& name);

/// Number in `text`, also true and false; with `decimal` ',' also with a decimal comma.
std::optional<float> valueOf(const std::string& text, char decimal);

}  // namespace rosa::data
