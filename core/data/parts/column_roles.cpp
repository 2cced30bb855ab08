#include "core/data/parts/column_roles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <optional>

#include "core/base/text/joined.h"
#include "core/base/text/lower_case.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/lines.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::array kIdWords{"id", "node_id", "nodeid", "node", "vertex", "name", "key"};
constexpr std::array kClassWords{"class",    "cls",     "y",     "target",    "club", "modularity_class",
                                 "category", "subject", "group", "community", "gt",   "ground_truth"};
constexpr std::array kSplitWords{"split", "set", "subset", "fold", "partition"};
constexpr std::array kMasks{"train_mask", "val_mask", "test_mask"};

/// Of a column, as compared with the words above.
std::string wordOf(const std::string& name)
{
    std::string word = lowerCase(name);
    std::ranges::replace(word, ' ', '_');
    std::ranges::replace(word, '-', '_');
    return word;
}

template <std::size_t N>
bool isOneOf(const std::string& name, const std::array<const char*, N>& words)
{
    return std::ranges::find(words, wordOf(name)) != words.end();
}

bool isMissing(const std::string& value)
{
    return value.empty() || std::ranges::find(kMissingLabels, value) != kMissingLabels.end();
}

/// "1,234" and "1,234.5".
bool hasThousands(const std::string& text)
{
    const std::size_t point = std::min(text.find('.'), text.size());
    std::size_t digits = 0;
    bool isFirst = true;
    for (std::size_t i = text.starts_with('-') ? 1 : 0; i < point; ++i) {
        if (text[i] == ',') {
            if (digits == 0 || digits > 3 || (!isFirst && digits != 3)) return false;
            isFirst = false;
            digits = 0;
        } else if (text[i] >= '0' && text[i] <= '9') {
            ++digits;
        } else {
            return false;
        }
    }
    return !isFirst && digits == 3;
}

std::string quoted(const std::string& name) { return "\"" + printable(name) + "\""; }

/// Decides step by step; a step leaves alone what an earlier one has decided.
class RoleRule {
public:
    RoleRule(const std::vector<ColumnFacts>& columns, bool hasHeader, const ReadOptions& options, const std::string& where)
        : m_columns(columns), m_hasHeader(hasHeader), m_options(options), m_where(where), m_roles(columns.size())
    {}

    Result<std::vector<ColumnChoice>> run(ColumnsOf of)
    {
        ROSA_TRY(takeOptions());
        if (of == ColumnsOf::Table && !m_isIdGiven) chooseId();
        chooseSplits();
        if (m_options.classColumn.empty()) ROSA_TRY(chooseClass());
        ROSA_TRY(chooseOthers());
        std::vector<ColumnChoice> choices;
        for (auto& role : m_roles) choices.push_back(*std::move(role));
        return choices;
    }

private:
    /// The number of a column that an option names; nothing if there is none.
    [[nodiscard]] std::optional<std::size_t> placeOf(const std::string& name) const
    {
        if (!m_hasHeader) {
            const auto number = parseWhole(name);
            const bool isThere = number && *number >= 1 && *number <= static_cast<std::int64_t>(m_columns.size());
            return isThere ? std::optional(static_cast<std::size_t>(*number - 1)) : std::nullopt;
        }
        const auto exact = std::ranges::find(m_columns, name, &ColumnFacts::name);
        if (exact != m_columns.end()) return static_cast<std::size_t>(exact - m_columns.begin());
        const auto like = std::ranges::find(m_columns, lowerCase(name), [](const auto& c) { return lowerCase(c.name); });
        if (like != m_columns.end()) return static_cast<std::size_t>(like - m_columns.begin());
        return std::nullopt;
    }

    [[nodiscard]] std::string columnList() const
    {
        if (!m_hasHeader) return "1 – " + std::to_string(m_columns.size());
        std::vector<std::string> names;
        for (const ColumnFacts& column : m_columns) names.push_back(quoted(column.name));
        if (names.size() > 20) names.resize(20);
        return joined(names) + (names.size() < m_columns.size() ? ", …" : "");
    }

    Result<void> take(const std::string& name, const char* option, ColumnRole role)
    {
        const auto place = placeOf(name);
        if (!place)
            return badInput("%1: expected a column for %2 (%3), found none called \"%4\"", m_where, option, columnList(),
                            name);
        if (m_roles[*place])
            return badInput("%1: column %2 is given two meanings; name it in one option only", m_where,
                            columnText(m_columns, *place));
        m_roles[*place] = {role, {}};
        return {};
    }

    Result<void> takeOptions()
    {
        for (const std::string& name : m_options.ignoredColumns)
            if (placeOf(name)) ROSA_TRY(take(name, "--ignore", ColumnRole::Ignored));  // others: of the table of edges
        for (std::size_t i = 0; i < m_roles.size(); ++i)
            if (m_roles[i]) m_roles[i]->why = Message("as asked");
        if (!m_options.idColumn.empty()) ROSA_TRY(take(m_options.idColumn, "--id", ColumnRole::Id));
        m_isIdGiven = !m_options.idColumn.empty();
        if (!m_options.classColumn.empty()) ROSA_TRY(take(m_options.classColumn, "--class", ColumnRole::Class));
        if (!m_options.splitColumn.empty()) ROSA_TRY(take(m_options.splitColumn, "--split", ColumnRole::Split));
        for (const std::string& name : m_options.featureColumns) ROSA_TRY(take(name, "--feature", ColumnRole::Feature));
        return {};
    }

    void chooseId()
    {
        std::optional<std::size_t> id;
        for (auto word = kIdWords.begin(); m_hasHeader && !id && word != kIdWords.end(); ++word)
            for (std::size_t i = 0; i < m_columns.size() && !id; ++i)
                if (!m_roles[i] && wordOf(m_columns[i].name) == *word) id = i;
        for (std::size_t i = 0; i < m_columns.size() && !id; ++i)
            if (!m_roles[i]) id = i;
        if (!id) return;
        m_roles[*id] = {ColumnRole::Id, {}};
        m_id = *id;
        // What pandas and R write in front.
        if (*id > 0 && !m_roles[0] && (m_columns[0].name.empty() || wordOf(m_columns[0].name) == "unnamed:_0"))
            m_roles[0] = {ColumnRole::Ignored, Message("an index")};
    }

    void chooseSplits()
    {
        if (!m_hasHeader || !m_options.splitColumn.empty()) return;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const ColumnFacts& column = m_columns[i];
            if (m_roles[i] || column.isEmpty()) continue;
            const bool isWords = isOneOf(column.name, kSplitWords) && column.splitWords == column.rows - column.empty;
            const bool isMask = maskPart(column.name) > 0 && column.numbers + column.booleans == column.rows;
            if (isWords || isMask) m_roles[i] = {ColumnRole::Split, {}};
        }
    }

    [[nodiscard]] bool isLikeNames(const ColumnFacts& column) const
    {
        const std::int64_t given = column.rows - column.empty;
        if (column.isDisplayName && 2 * column.distinct() > given) return true;
        return column.rows >= kFewRows && given >= kFewRows &&
               column.distinct() >= std::min<std::int64_t>(given, ColumnFacts::kMostDistinct);
    }

    [[nodiscard]] bool hasFractions(const ColumnFacts& column) const
    {
        return column.declared != ColumnFacts::Declared::Text && column.numbers > 0 &&
               column.numbers == column.rows - column.empty && !column.isWhole();
    }

    Result<void> chooseClass()
    {
        if (!m_hasHeader) return chooseSecond();
        std::vector<std::size_t> candidates;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const ColumnFacts& column = m_columns[i];
            if (m_roles[i] || column.isEmpty()) continue;
            const std::string word = wordOf(column.name);
            if (hasFractions(column)) continue;
            if (word == "label" || word == "labels") {
                if (isLikeNames(column))
                    m_roles[i] = {ColumnRole::Ignored, Message("names: as many values as nodes")};
                else
                    candidates.push_back(i);
            } else if (isOneOf(column.name, kClassWords)) {
                candidates.push_back(i);
            }
        }
        if (candidates.size() > 1) return ask(candidates, Message("could both be the class"));
        if (candidates.empty()) return askUnnamed();
        const ColumnFacts& column = m_columns[candidates.front()];
        if (isLikeNames(column))
            return badInput(
                "%1: column %2 has %3 different values for %4 nodes, too many for classes; name the class with --class "
                "COLUMN, "
                "or leave the column out with --ignore %5",
                m_where, columnText(m_columns, candidates.front()), column.distinct(), column.rows, column.name);
        m_roles[candidates.front()] = {ColumnRole::Class, {}};
        return {};
    }

    /// Without a header.
    Result<void> chooseSecond()
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (m_roles[i] || i > 1 + m_id) continue;
            const ColumnFacts& column = m_columns[i];
            if (column.isEmpty() || hasFractions(column)) return {};
            if (isLikeNames(column)) {
                if (!column.isWhole()) m_roles[i] = {ColumnRole::Ignored, Message("names: as many values as nodes")};
                return {};
            }
            m_roles[i] = {ColumnRole::Class, {}};
            return {};
        }
        return {};
    }

    /// No column is called a class: some could be one.
    Result<void> askUnnamed()
    {
        std::vector<std::size_t> candidates;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const ColumnFacts& column = m_columns[i];
            if (m_roles[i] || column.isEmpty() || column.rows < kFewRows || isNumberedColumn(column.name)) continue;
            const std::int64_t values = column.distinct();
            const bool isText = column.declared == ColumnFacts::Declared::Text || column.numbers + column.booleans == 0;
            if ((isText || column.isWhole()) && values >= 2 && 2 * values <= column.rows &&
                values < static_cast<std::int64_t>(ColumnFacts::kMostCounted))
                candidates.push_back(i);
        }
        if (candidates.empty() || candidates.size() > kMostCandidates) return {};
        return ask(candidates, candidates.size() > 1 ? Message("could each be the class") : Message("could be the class"));
    }

    [[nodiscard]] Error ask(const std::vector<std::size_t>& candidates, const Message& could) const
    {
        std::vector<std::string> shown, names;
        bool areNumbers = true;
        for (const std::size_t i : candidates) {
            shown.push_back(columnText(m_columns, i) + " (" + std::to_string(m_columns[i].distinct()) + ")");
            names.push_back(m_columns[i].name);
            areNumbers = areNumbers && m_columns[i].isNumber();
        }
        return badInput(
            "%1: column %2 %3 (in parentheses: different values); choose the class with --class %4, or use %5 %6", m_where,
            joined(shown), could, names.front(), areNumbers ? "--feature" : "--ignore", joined(names, ","));
    }

    Result<void> chooseOthers()
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const ColumnFacts& column = m_columns[i];
            if (m_roles[i]) continue;
            if (column.withThousands > 0 && 2 * (column.withThousands + column.numbers) > column.rows)
                return badInput(
                    "%1: column %2 has numbers with thousands separators (\"1,234.5\"): write them without, or leave the "
                    "column "
                    "out with --ignore %3",
                    m_where, columnText(m_columns, i), m_hasHeader ? column.name : std::to_string(i + 1));
            if (column.isEmpty())
                m_roles[i] = {ColumnRole::Ignored, Message("empty")};
            else if (column.isNumber())
                m_roles[i] = {ColumnRole::Feature, {}};
            else
                m_roles[i] = {ColumnRole::Ignored, Message("text")};
        }
        return {};
    }

    const std::vector<ColumnFacts>& m_columns;
    bool m_hasHeader;
    const ReadOptions& m_options;
    const std::string& m_where;
    std::vector<std::optional<ColumnChoice>> m_roles;
    std::size_t m_id = 0;
    bool m_isIdGiven = false;
};

/// `"a", "b", "c"`, or `"a" … "z" (26)` for more than three.
std::string columnsText(const std::vector<ColumnFacts>& columns, const std::vector<std::size_t>& places)
{
    std::vector<std::string> names;
    for (const std::size_t place : places) names.push_back(columnText(columns, place));
    if (names.size() <= 3) return joined(names);
    return names.front() + " … " + names.back() + " (" + std::to_string(names.size()) + ")";
}

}  // namespace

bool ReadOptions::sayColumns() const
{
    ReadOptions others;
    others.unlabelled = unlabelled;
    others.areContacts = areContacts;
    return *this != others;
}

std::string commandText(const ReadOptions& options)
{
    std::vector<std::string> texts;
    const auto add = [&](const char* option, const std::string& value) {
        if (!value.empty()) texts.push_back(std::string(option) + " " + value);
    };
    add("--id", options.idColumn);
    add("--class", options.classColumn);
    add("--split", options.splitColumn);
    add("--feature", joined(options.featureColumns, ","));
    add("--ignore", joined(options.ignoredColumns, ","));
    add("--weight", options.weightColumn);
    if (options.separator != '\0')
        add("--separator", options.separator == '\t'  ? "tab"
                           : options.separator == ' ' ? "blank"
                                                      : std::string(1, options.separator));
    if (options.decimal != '\0') add("--decimal", std::string(1, options.decimal));
    if (options.areContacts) texts.emplace_back("--contacts");
    if (options.unlabelled)
        texts.push_back("--unlabelled " + (options.unlabelled->empty() ? "\"\"" : joined(*options.unlabelled, ",")));
    return joined(texts, " ");
}

void ColumnFacts::add(const std::string& value, char decimal)
{
    const std::int64_t row = rows++;
    if (isMissing(value)) {
        ++empty;
        countsUp = false;
        return;
    }
    const std::string lower = value.size() <= 5 ? lowerCase(value) : std::string();
    const auto number = valueOf(value, decimal);
    if (lower == "true" || lower == "false") {
        ++booleans;
        countsUp = false;
    } else if (number && std::isfinite(*number)) {
        ++numbers;
        const bool isWholeNumber = *number == std::floor(*number);
        wholes += isWholeNumber;
        countsUp =
            countsUp && isWholeNumber && (*number == static_cast<float>(row) || *number == static_cast<float>(row + 1));
    } else {
        withThousands += hasThousands(value);
        splitWords += splitPart(value) > 0;
        countsUp = false;
    }
    // The values of features would take as much memory as the table.
    if (wholes < numbers)
        m_values.clear();
    else if (m_values.size() < m_most)
        m_values.insert(std::hash<std::string>()(value));
}

Result<std::vector<ColumnChoice>> columnRoles(const std::vector<ColumnFacts>& columns, bool hasHeader, ColumnsOf of,
                                              const ReadOptions& options, const std::string& where)
{
    return RoleRule(columns, hasHeader, options, where).run(of);
}

std::vector<ColumnChoice> likelyRoles(const std::vector<ColumnFacts>& columns)
{
    std::vector<ColumnChoice> choices;
    for (const ColumnFacts& column : columns)
        choices.push_back({column.isNumber() && !column.isEmpty() ? ColumnRole::Feature : ColumnRole::Ignored, {}});
    return choices;
}

/// Of two classes, one feature may tell them in good faith.
Result<void> checkNoClassTwice(const std::vector<ColumnFacts>& columns, const std::vector<std::size_t>& places,
                               const std::vector<float>& features, const graph::Labels& labels, const ReadOptions& options,
                               const std::string& where)
{
    if (labels.classCount() < 3 || static_cast<std::int64_t>(labels.ofNode.size()) < kFewRows) return {};
    for (std::size_t c = 0; c < places.size(); ++c) {
        const ColumnFacts& column = columns[places[c]];
        const bool isAsked = std::ranges::find(options.featureColumns, column.name) != options.featureColumns.end();
        if (isAsked || isNumberedColumn(column.name) || !column.isWhole() || column.distinct() != labels.classCount())
            continue;
        std::map<float, std::int32_t> classOf;
        bool isClass = true;
        for (std::size_t i = 0; isClass && i < labels.ofNode.size(); ++i) {
            if (labels.ofNode[i] < 0) continue;
            const auto [place, isNew] = classOf.emplace(features[i * places.size() + c], labels.ofNode[i]);
            isClass = place->second == labels.ofNode[i];
        }
        const bool isOneToOne = isClass && static_cast<std::int32_t>(classOf.size()) == labels.classCount();
        const std::string name = column.name.empty() ? std::to_string(places[c] + 1) : column.name;
        if (isOneToOne)
            return badInput(
                "%1: column %2 has one value per class, so as a feature it would tell the class; leave it out with --ignore "
                "%3, "
                "or keep it with --feature %3",
                where, columnText(columns, places[c]), name);
    }
    return {};
}

std::string columnText(const std::vector<ColumnFacts>& columns, std::size_t number)
{
    const std::string& name = columns[number].name;
    return name.empty() ? std::to_string(number + 1) : quoted(name);
}

Message rolesText(const std::vector<ColumnFacts>& columns, const std::vector<ColumnChoice>& choices)
{
    const auto placesOf = [&](ColumnRole role) {
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (choices[i].role == role) places.push_back(i);
        return places;
    };
    std::vector<Message> parts;
    if (const auto ids = placesOf(ColumnRole::Id); !ids.empty())
        parts.push_back(Message("id %1", columnsText(columns, ids)));
    if (const auto classes = placesOf(ColumnRole::Class); !classes.empty())
        parts.push_back(Message("class %1", columnsText(columns, classes)));
    if (const auto features = placesOf(ColumnRole::Feature); !features.empty())
        parts.push_back(features.size() == 1 ? Message("feature %1", columnsText(columns, features))
                                             : Message("features %1", columnsText(columns, features)));
    if (const auto splits = placesOf(ColumnRole::Split); !splits.empty())
        parts.push_back(Message("split %1", columnsText(columns, splits)));
    // Ignored ones by their reason, in the order of the columns.
    std::vector<std::size_t> left = placesOf(ColumnRole::Ignored);
    while (!left.empty()) {
        const Message why = choices[left.front()].why;
        std::vector<std::size_t> same;
        std::erase_if(left, [&](std::size_t place) {
            const bool isSame = choices[place].why == why;
            if (isSame) same.push_back(place);
            return isSame;
        });
        parts.push_back(Message("ignored %1 (%2)", columnsText(columns, same), why));
    }
    return joined(parts, "%1, %2");
}

bool isNumberedColumn(const std::string& name) { return !name.empty() && name.back() >= '0' && name.back() <= '9'; }

bool isIdWord(const std::string& name) { return isOneOf(name, kIdWords); }

bool isColumnWord(const std::string& name)
{
    return isIdWord(name) || isOneOf(name, kClassWords) || wordOf(name) == "label" || wordOf(name) == "labels";
}

int splitPart(const std::string& word)
{
    const std::string lower = lowerCase(word);
    if (lower == "train" || lower == "training") return 1;
    if (lower == "val" || lower == "valid" || lower == "validation" || lower == "dev") return 2;
    if (lower == "test" || lower == "testing") return 3;
    return isMissing(word) || lower == "none" || lower == "unused" ? 0 : -1;
}

int maskPart(const std::string& name)
{
    const auto found = std::ranges::find(kMasks, wordOf(name));
    return found == kMasks.end() ? 0 : static_cast<int>(found - kMasks.begin()) + 1;
}

std::optional<float> valueOf(const std::string& text, char decimal)
{
    if (const auto number = parseNumber(text)) return number;
    const std::string lower = text.size() <= 5 ? lowerCase(text) : std::string();
    if (lower == "true" || lower == "false") return lower == "true" ? 1.0f : 0.0f;
    const std::size_t comma = text.find(',');
    if (decimal != ',' || comma == std::string::npos || text.find('.') != std::string::npos) return std::nullopt;
    std::string pointed = text;
    pointed[comma] = '.';
    return parseNumber(pointed);
}

}  // namespace rosa::data
