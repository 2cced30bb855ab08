#include "core/lab/table_reader.h"

#include <algorithm>
#include <cmath>

#include "core/base/text/nearest.h"

namespace rosa::lab {

namespace {

/// Elements of any array: a matrix of kMostPoints² in rows.
constexpr std::size_t kMostElements = std::size_t{kMostPoints} * kMostPoints;

/// Of a text in bytes, and of a word in letters.
constexpr std::size_t kLongestText = 20'000;
constexpr std::size_t kLongestWord = 40;

/// Letters of the longest word that cannot be broken: Chinese can, and targets of links (](target)) are not shown.
std::size_t longestWord(std::string_view text)
{
    std::size_t longest = 0, letters = 0;
    bool isTarget = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (text.substr(at).starts_with("](")) isTarget = true;
        const bool isWide = byte >= 0xe3;  // From U+3000 on.
        if (byte <= ' ' || isWide || isTarget) letters = 0;
        if (byte <= ' ' || byte == ')') isTarget = false;
        const bool isLetter = byte > ' ' && (byte & 0xc0) != 0x80 && !isWide && !isTarget;
        longest = std::max(longest, letters += isLetter ? 1 : 0);
    }
    return longest;
}

std::string shown(double number) { return catalog::toText(catalog::Value(number)); }

}  // namespace

bool TableReader::has(const char* key)
{
    if (std::ranges::find(m_known, key) == m_known.end()) m_known.emplace_back(key);
    return m_table.get(key) != nullptr;
}

const toml::node* TableReader::find(const char* key)
{
    const bool exists = has(key);
    return exists && !m_fault ? m_table.get(key) : nullptr;
}

void TableReader::refuse(const char* key, const Message& what)
{
    if (m_fault) return;
    const toml::node* node = m_table.get(key);
    m_fault = catalog::errorAt(m_fileName, node ? *node : m_table, Message("%1: %2", pathOf(key), what));
}

void TableReader::refuse(const Message& what)
{
    if (m_fault) return;
    m_fault = catalog::errorAt(m_fileName, m_table, m_name.empty() ? what : Message("%1: %2", m_name, what));
}

unsigned TableReader::line(const char* key) const
{
    const toml::node* node = key ? m_table.get(key) : nullptr;
    return (node ? node->source() : m_table.source()).begin.line;
}

void TableReader::boolean(const char* key, bool& value)
{
    const toml::node* node = find(key);
    if (!node) return;
    if (const auto* flag = node->as_boolean())
        value = flag->get();
    else
        refuse(key, Message("expected %1, found %2", "true, false", catalog::kindOf(*node)));
}

void TableReader::number(const char* key, double& value, double least, double most)
{
    const toml::node* node = find(key);
    if (!node) return;
    const std::optional<double> number = node->value<double>();
    if (!number || !(*number >= least && *number <= most) || !node->is_number())
        return refuse(key, Message("expected a number from %1 to %2", shown(least), shown(most)));
    value = *number;
}

void TableReader::whole(const char* key, std::int64_t& value, std::int64_t least, std::int64_t most)
{
    const toml::node* node = find(key);
    if (!node) return;
    const auto* number = node->as_integer();
    if (!number || number->get() < least || number->get() > most)
        return refuse(key, Message("expected a whole number from %1 to %2", least, most));
    value = number->get();
}

void TableReader::text(const char* key, std::string& value)
{
    const toml::node* node = find(key);
    if (!node) return;
    if (const auto* text = node->as_string())
        take(key, text->get(), value);
    else
        refuse(key, Message("expected text in quotes, found %1", catalog::kindOf(*node)));
}

void TableReader::take(const char* key, const std::string& text, std::string& value)
{
    if (text.size() > kLongestText)
        return refuse(key, Message("expected a text of at most %1 bytes, found %2", kLongestText, text.size()));
    if (const std::size_t letters = longestWord(text); letters > kLongestWord)
        return refuse(key, Message("expected words of at most %1 letters, found one of %2", kLongestWord, letters));
    value = text;
}

const toml::array* TableReader::array(const char* key, std::size_t most)
{
    const toml::node* node = find(key);
    if (!node) return nullptr;
    const auto* array = node->as_array();
    if (!array) {
        refuse(key, Message("expected an array, found %1", catalog::kindOf(*node)));
        return nullptr;
    }
    if (array->size() > most) {
        refuse(key, Message("expected at most %1 elements, found %2", most, array->size()));
        return nullptr;
    }
    return array;
}

void TableReader::texts(const char* key, std::vector<std::string>& values)
{
    const toml::array* all = array(key, kMostPoints);
    if (!all) return;
    values.clear();
    for (const toml::node& one : *all) {
        const auto* text = one.as_string();
        if (!text) return refuse(key, Message("expected text in quotes, found %1", catalog::kindOf(one)));
        take(key, text->get(), values.emplace_back());
    }
}

bool TableReader::rowOf(const toml::node& node, const char* key, std::vector<double>& out)
{
    const auto* row = node.as_array();
    if (!row || row->size() > kMostElements) {
        refuse(key, Message("expected an array of numbers, found %1", catalog::kindOf(node)));
        return false;
    }
    for (const toml::node& one : *row) {
        const std::optional<double> number = one.is_number() ? one.value<double>() : std::nullopt;
        if (!number || !std::isfinite(*number)) {
            refuse(key, Message("expected finite numbers"));
            return false;
        }
        out.push_back(*number);
    }
    return true;
}

void TableReader::numbers(const char* key, std::vector<double>& values)
{
    const toml::array* all = array(key, kMostPoints);
    if (!all) return;
    values.clear();
    rowOf(*all, key, values);
}

void TableReader::indices(const char* key, std::vector<int>& values)
{
    const toml::array* all = array(key, kMostPoints);
    if (!all) return;
    values.clear();
    for (const toml::node& one : *all) {
        const auto* number = one.as_integer();
        if (!number || number->get() < -1 || number->get() > kMostPoints)
            return refuse(key, Message("expected whole numbers from %1 to %2", -1, kMostPoints));
        values.push_back(static_cast<int>(number->get()));
    }
}

void TableReader::points(const char* key, PointList& values)
{
    const toml::array* all = array(key, kMostPoints);
    if (!all) return;
    values.clear();
    for (const toml::node& one : *all) {
        std::vector<double> pair;
        if (!rowOf(one, key, pair)) return;
        if (pair.size() != 2) return refuse(key, Message("expected points as [x, y], found %1 numbers", pair.size()));
        values.push_back({pair[0], pair[1]});
    }
}

void TableReader::edges(const char* key, Edges& values)
{
    const toml::array* all = array(key, kMostElements);
    if (!all) return;
    values.clear();
    for (const toml::node& one : *all) {
        const auto* pair = one.as_array();
        const auto* from = pair && pair->size() == 2 ? pair->get(0)->as_integer() : nullptr;
        const auto* to = pair && pair->size() == 2 ? pair->get(1)->as_integer() : nullptr;
        if (!from || !to || std::min(from->get(), to->get()) < 0 || std::max(from->get(), to->get()) >= kMostPoints)
            return refuse(key, Message("expected edges as [node, node], nodes numbered from 0"));
        values.emplace_back(static_cast<int>(from->get()), static_cast<int>(to->get()));
    }
}

void TableReader::matrix(const char* key, transport::Matrix<double>& value)
{
    const toml::array* all = array(key, kMostPoints);
    if (!all) return;
    std::vector<double> values;
    std::size_t width = 0;
    for (const toml::node& one : *all) {
        const std::size_t before = values.size();
        if (!rowOf(one, key, values)) return;
        if (before == 0) width = values.size();
        if (width == 0 || width > kMostPoints || values.size() - before != width)
            return refuse(key, Message("expected rows of equal length, from %1 to %2 numbers", 1, kMostPoints));
    }
    value = transport::Matrix<double>(static_cast<std::int64_t>(all->size()), static_cast<std::int64_t>(width),
                                      std::move(values));
}

std::optional<std::size_t> TableReader::placeOf(const char* key, const std::string& id, const std::vector<std::string>& ids)
{
    const auto found = std::ranges::find(ids, id);
    if (found != ids.end()) return static_cast<std::size_t>(found - ids.begin());
    std::string list;
    for (const std::string& one : ids) list += (list.empty() ? "" : ", ") + one;
    refuse(key, Message("expected %1, found %2", list, id));
    return std::nullopt;
}

void TableReader::choice(const char* key, std::size_t& index, const std::vector<std::string>& ids)
{
    if (!find(key)) return;
    std::string id;
    text(key, id);
    if (isFaulty()) return;
    if (const auto place = placeOf(key, id, ids)) index = *place;
}

std::vector<std::size_t> TableReader::choices(const char* key, const std::vector<std::string>& ids)
{
    std::vector<std::string> chosen;
    texts(key, chosen);
    std::vector<std::size_t> places;
    for (const std::string& id : chosen)
        if (const auto place = placeOf(key, id, ids)) places.push_back(*place);
    return places;
}

std::optional<TableReader> TableReader::table(const char* key)
{
    const toml::node* node = find(key);
    if (!node) return std::nullopt;
    const auto* table = node->as_table();
    if (!table) {
        refuse(key, Message("expected a table, found %1", catalog::kindOf(*node)));
        return std::nullopt;
    }
    return TableReader(*table, pathOf(key), m_fileName, m_fault);
}

std::vector<TableReader> TableReader::tables(const char* key, std::size_t most)
{
    std::vector<TableReader> all;
    const toml::array* list = array(key, most);
    if (!list) return all;
    for (const toml::node& one : *list) {
        const auto* table = one.as_table();
        if (!table) {
            refuse(key, Message("expected a table, found %1", catalog::kindOf(one)));
            return {};
        }
        all.emplace_back(*table, pathOf(key) + " " + std::to_string(all.size() + 1), m_fileName, m_fault);
    }
    return all;
}

bool TableReader::isTableList(const char* key) const
{
    const toml::node* node = m_table.get(key);
    const auto* array = node ? node->as_array() : nullptr;
    return array && !array->empty() && array->front().is_table();
}

std::vector<std::string> TableReader::keys() const
{
    std::vector<std::string> names;
    names.reserve(m_table.size());
    for (const auto& [name, node] : m_table) names.emplace_back(name.str());
    return names;
}

void TableReader::finish()
{
    for (const auto& [name, node] : m_table) {
        const std::string key(name.str());
        if (m_fault || std::ranges::find(m_known, key) != m_known.end()) continue;
        m_fault = catalog::errorAt(m_fileName, node,
                                   didYouMean(Message("unknown key '%1'", pathOf(key)), nearestName(key, m_known)));
    }
}

}  // namespace rosa::lab
