#include "core/data/parts/json_events.h"

#include <algorithm>
#include <utility>

#include "core/base/json_text.h"
#include "core/base/storage/mapped_file.h"
#include "core/data/parts/text_file.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::size_t kLongestKey = 1000;

/// Looks for members of the outermost object and stops when all are found.
class KeySearch : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit KeySearch(std::vector<std::string_view> wanted) : m_wanted(std::move(wanted)) {}

    [[nodiscard]] bool isDone() const { return m_wanted.empty(); }

    bool null() override { return m_depth > 0; }
    bool boolean(bool) override { return m_depth > 0; }
    bool number_integer(number_integer_t) override { return m_depth > 0; }
    bool number_unsigned(number_unsigned_t) override { return m_depth > 0; }
    bool number_float(number_float_t, const string_t&) override { return m_depth > 0; }
    bool string(string_t&) override { return m_depth > 0; }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return ++m_depth <= kMostJsonLevels; }
    bool end_object() override { return --m_depth > 0; }
    bool start_array(std::size_t) override { return m_depth > 0 && ++m_depth <= kMostJsonLevels; }
    bool end_array() override { return --m_depth > 0; }
    bool key(string_t& name) override
    {
        if (m_depth == 1) std::erase(m_wanted, name);
        return !isDone();
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

private:
    std::vector<std::string_view> m_wanted;
    int m_depth = 0;
};

}  // namespace

Message JsonScalar::describe() const
{
    switch (kind) {
        case Kind::Null:
        case Kind::Boolean:
        case Kind::Number:
            return Message::verbatim(printable(text));
        case Kind::Text:
            return Message::verbatim("\"" + printable(text) + "\"");
    }
    return {};
}

Result<void> JsonEvents::read(const std::filesystem::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(const auto text, readText(path, budget));
    m_levels.clear();
    m_problem.reset();
    const bool isWhole = nlohmann::json::sax_parse(text, static_cast<nlohmann::json_sax<nlohmann::json>*>(this));
    budget.giveBack(text.size());
    if (isWhole) return {};
    return m_problem.value_or(badInput("expected JSON")).within(path.string());
}

Result<void> JsonEvents::enter(bool) { return {}; }
Result<void> JsonEvents::leave() { return {}; }

Error JsonEvents::problem(const Message& expected, const Message& found) const
{
    std::string place;
    for (const Level& level : m_levels)
        place += level.isList ? "[" + std::to_string(level.index) + "]" : (place.empty() ? "" : ".") + printable(level.key);
    if (place.empty()) return badInput("expected %1, found %2", expected, found);
    return badInput("%1: expected %2, found %3", place, expected, found);
}

bool JsonEvents::boolean(bool value)
{
    return scalar({JsonScalar::Kind::Boolean, value ? 1.0 : 0.0, value ? "true" : "false"});
}

bool JsonEvents::number_integer(number_integer_t value)
{
    const std::string text = std::to_string(value);
    return scalar({JsonScalar::Kind::Number, static_cast<double>(value), text});
}

bool JsonEvents::number_unsigned(number_unsigned_t value)
{
    const std::string text = std::to_string(value);
    return scalar({JsonScalar::Kind::Number, static_cast<double>(value), text});
}

bool JsonEvents::number_float(number_float_t value, const string_t& text)
{
    return scalar({JsonScalar::Kind::Number, value, text});
}

bool JsonEvents::key(string_t& name)
{
    if (name.size() > kLongestKey)
        return fail(badInput("expected keys of at most %1 bytes, found '%2'", kLongestKey, printable(name)));
    m_levels.back().key = name;
    return true;
}

bool JsonEvents::parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&)
{
    return fail(badInput("byte %1: invalid or incomplete JSON", position));
}

bool JsonEvents::scalar(const JsonScalar& found)
{
    if (!step(value(found))) return false;
    if (!m_levels.empty() && m_levels.back().isList) ++m_levels.back().index;
    return true;
}

bool JsonEvents::begin(bool isList)
{
    if (m_levels.size() == static_cast<std::size_t>(kMostJsonLevels))
        return fail(badInput("JSON nested more than %1 levels deep", kMostJsonLevels));
    if (!step(enter(isList))) return false;
    m_levels.push_back({isList, 0, {}});
    return true;
}

bool JsonEvents::end()
{
    m_levels.pop_back();
    if (!step(leave())) return false;
    if (!m_levels.empty() && m_levels.back().isList) ++m_levels.back().index;
    return true;
}

bool JsonEvents::fail(Error error)
{
    m_problem = std::move(error);
    return false;
}

bool hasJsonKeys(const std::filesystem::path& path, const std::vector<std::string_view>& keys)
{
    const auto file = MappedFile::open(path);
    if (!file) return false;
    const auto bytes = (*file)->bytes();
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    // Much faster than reading JSON, which a folder may contain for other purposes.
    for (const std::string_view key : keys)
        if (text.find("\"" + std::string(key) + "\"") == std::string_view::npos) return false;
    KeySearch search(keys);
    nlohmann::json::sax_parse(text, &search);
    return search.isDone();
}

}  // namespace rosa::data
