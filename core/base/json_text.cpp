#include "core/base/json_text.h"

#include <string>

#include "core/base/files.h"

namespace rosa {

namespace {

using SortedJson = nlohmann::json;

/// Estimated bytes per part of a document, including spare vector capacity and allocation overhead; slightly above measured values.
constexpr std::uint64_t kValueBytes = 24;
constexpr std::uint64_t kContainerBytes = 64;
constexpr std::uint64_t kKeyBytes = 96;
constexpr std::uint64_t kTextBytes = 48;

/// SAX handler that counts the memory of a document without building it.
class Counter : public nlohmann::json_sax<SortedJson> {
public:
    explicit Counter(MemoryBudget& budget) : m_budget(budget) {}

    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }

    bool null() override { return take(kValueBytes); }
    bool boolean(bool) override { return take(kValueBytes); }
    bool number_integer(number_integer_t) override { return take(kValueBytes); }
    bool number_unsigned(number_unsigned_t) override { return take(kValueBytes); }
    bool number_float(number_float_t, const string_t&) override { return take(kValueBytes); }
    bool string(string_t& text) override { return take(kValueBytes + kTextBytes + text.size()); }
    bool binary(binary_t&) override { return fail(Message("binary values are not valid JSON")); }
    bool start_object(std::size_t) override { return enter(); }
    bool key(string_t& name) override { return take(kKeyBytes + name.size()); }
    bool end_object() override { return leave(); }
    bool start_array(std::size_t) override { return enter(); }
    bool end_array() override { return leave(); }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        return fail(Message("byte %1: invalid or incomplete JSON", position));
    }

private:
    bool enter()
    {
        if (++m_levels > kMostJsonLevels) return fail(Message("JSON nested more than %1 levels deep", kMostJsonLevels));
        return take(kValueBytes + kContainerBytes);
    }
    bool leave()
    {
        --m_levels;
        return true;
    }
    bool take(std::uint64_t bytes)
    {
        const auto taken = m_budget.take(bytes);
        if (!taken) m_problem = taken.error();
        return taken.ok();
    }
    bool fail(Message message)
    {
        m_problem = badInput(std::move(message));
        return false;
    }

    MemoryBudget& m_budget;
    std::optional<Error> m_problem;
    int m_levels = 0;
};

}  // namespace

Result<void> checkJson(std::string_view text, MemoryBudget& budget)
{
    Counter counter(budget);
    if (SortedJson::sax_parse(text, &counter)) return {};
    return counter.problem().value_or(badInput("expected JSON"));
}

template <typename Document>
Result<Document> readJson(const std::filesystem::path& path, std::uint64_t maxBytes)
{
    ROSA_TRY_ASSIGN(const auto text, readTextFile(path, maxBytes));
    auto parsed = parseJson<Document>(text);
    if (!parsed) return parsed.error().within(path.string());
    return parsed;
}

template Result<nlohmann::json> readJson(const std::filesystem::path&, std::uint64_t);
template Result<nlohmann::ordered_json> readJson(const std::filesystem::path&, std::uint64_t);

}  // namespace rosa
