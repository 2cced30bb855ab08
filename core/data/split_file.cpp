#include "core/data/split_file.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/files.h"
#include "core/base/json_text.h"
#include "core/base/memory_budget.h"
#include "core/base/storage/mapped_file.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

using Json = nlohmann::ordered_json;
using graph::Node;

constexpr const char* kFormat = "rosa-splits";
constexpr int kVersion = 1;

enum class ReadPart : std::uint32_t { Train, Validation, Test };
constexpr std::array kPartNames{"train", "validation", "test"};

/// A value that is neither object nor list.
struct Scalar {
    std::string shown;                  ///< Text that quotes the value in an error.
    std::optional<std::int64_t> whole;  ///< Value of an integer.
    std::optional<std::string> text;    ///< Value of a text.
};

/// SAX handler for the file's values: the file's object, the list "splits", its objects, their lists of nodes. Unknown values are skipped.
class SplitReader : public nlohmann::json_sax<nlohmann::json> {
public:
    SplitReader(Node nodes, MemoryBudget& budget) : m_nodes(nodes), m_budget(budget) {}

    /// Returns the result; an Error does not include the file name.
    Result<SplitFile> result()
    {
        if (m_problem) return *m_problem;
        if (!m_hasFormat) return badInput("expected a JSON object with \"format\": \"%1\"", kFormat);
        if (!m_hasVersion) return badInput("expected \"version\": %1, found none", kVersion);
        if (m_file.nodes == 0) return badInput("\"nodes\": expected the data set's number of nodes");
        if (m_file.splits.empty()) return badInput("\"splits\": expected a list of at least one partition");
        return std::move(m_file);
    }

    bool null() override { return scalar({"null", {}, {}}); }
    bool boolean(bool value) override { return scalar({value ? "true" : "false", {}, {}}); }
    bool number_integer(number_integer_t value) override { return scalar({std::to_string(value), value, {}}); }
    bool number_unsigned(number_unsigned_t value) override
    {
        const bool fits = std::in_range<std::int64_t>(value);
        return scalar({std::to_string(value), fits ? std::optional(static_cast<std::int64_t>(value)) : std::nullopt, {}});
    }
    bool number_float(number_float_t, const string_t& text) override { return scalar({text.substr(0, kShown), {}, {}}); }
    bool string(string_t& text) override { return scalar({"\"" + printable(text, kShown) + "\"", {}, text}); }
    bool binary(binary_t&) override { return fail(Message("binary values are not valid JSON")); }
    bool key(string_t& name) override
    {
        if (m_passedOver == 0) m_key = name.substr(0, kShown);
        return true;
    }
    bool start_object(std::size_t) override
    {
        if (m_level == Level::Outside) return enter(Level::File);
        if (m_level == Level::Splits && m_passedOver == 0) return beginSplit();
        return passOver("an object");
    }
    bool start_array(std::size_t) override
    {
        if (m_level == Level::File && m_passedOver == 0 && m_key == "splits") return enter(Level::Splits);
        if (m_level == Level::Split && m_passedOver == 0 && partOf(m_key)) return beginPart(*partOf(m_key));
        return passOver("a list");
    }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        return fail(Message("byte %1: invalid or incomplete JSON", position));
    }

private:
    enum class Level { Outside, File, Splits, Split, ReadPart };
    static constexpr std::size_t kShown = 40;

    static std::optional<ReadPart> partOf(const std::string& key)
    {
        for (std::uint32_t part = 0; part < kPartNames.size(); ++part)
            if (key == kPartNames[part]) return static_cast<ReadPart>(part);
        return std::nullopt;
    }

    bool fail(Message message)
    {
        if (!m_problem) m_problem = badInput(std::move(message));
        return false;
    }
    bool take(std::uint64_t bytes)
    {
        const auto taken = m_budget.take(bytes);
        return taken || fail(taken.error().message);
    }
    /// "splits[2]: train"
    [[nodiscard]] std::string here(const std::string& key) const
    {
        return "splits[" + std::to_string(std::max<std::size_t>(m_file.splits.size(), 1) - 1) + "]: " + key;
    }
    [[nodiscard]] std::string here(ReadPart part) const { return here(kPartNames[static_cast<std::size_t>(part)]); }

    bool enter(Level level)
    {
        m_level = level;
        return level != Level::Splits || m_file.nodes == 0 || checkNodes();
    }
    bool leave()
    {
        if (m_passedOver > 0) {
            --m_passedOver;
            return true;
        }
        const Level left = m_level;
        m_level = static_cast<Level>(static_cast<int>(m_level) - 1);
        return left == Level::ReadPart ? endPart()
               : left == Level::Split  ? endSplit()
               : left == Level::File   ? checkNodes()
                                       : true;
    }
    /// Begins an object or list that is skipped; an error if a specific value is expected here.
    bool passOver(const std::string& what)
    {
        if (m_passedOver == 0 && isMeant()) return misfit(what);
        if (++m_passedOver <= kMostJsonLevels) return true;
        return fail(Message("JSON nested more than %1 levels deep", kMostJsonLevels));
    }
    /// Whether a specific value is expected at this position, so that any other is an error.
    [[nodiscard]] bool isMeant() const
    {
        static constexpr std::array known{"format", "version", "nodes", "splits"};
        if (m_level == Level::File) return std::ranges::find(known, m_key) != known.end();
        return m_level != Level::Split || partOf(m_key).has_value();
    }
    bool misfit(const std::string& found)
    {
        switch (m_level) {
            case Level::Splits:
                return fail(Message("splits[%1]: expected an object with train and test", m_file.splits.size()));
            case Level::Split:
                return fail(Message("%1: expected a list of nodes", here(m_key)));
            case Level::ReadPart:
                return fail(Message("%1: expected numbers from 0 to %2, found %3", here(m_part), m_nodes - 1, found));
            default:
                break;
        }
        if (m_level == Level::File && m_key == "version")
            return fail(Message("expected \"version\": %1, found %2", kVersion, found));
        if (m_level == Level::File && m_key == "nodes")
            return fail(Message("\"nodes\": expected the data set's number of nodes"));
        if (m_level == Level::File && m_key == "splits")
            return fail(Message("\"splits\": expected a list of at least one partition"));
        return fail(Message("expected a JSON object with \"format\": \"%1\"", kFormat));
    }

    bool scalar(const Scalar& value)
    {
        if (m_passedOver > 0) return true;
        if (m_level == Level::ReadPart && value.whole) return addNode(*value.whole);
        if (m_level == Level::File && !isMeant()) return setText(value);
        if (m_level == Level::File && m_key == "format" && value.text == kFormat) return m_hasFormat = true;
        if (m_level == Level::File && m_key == "version" && value.whole == kVersion) return m_hasVersion = true;
        if (m_level == Level::File && m_key == "nodes" && value.whole) return setNodes(*value.whole);
        if (m_level == Level::Split && !isMeant()) {
            if (m_key == "name" && value.text) m_file.splits.back().name = *value.text;
            return m_key != "name" || !value.text || take(value.text->size());
        }
        return misfit(value.shown);
    }
    bool setText(const Scalar& value)
    {
        if (m_key == "dataset" && value.text) m_file.dataset = *value.text;
        if (m_key == "dataset_hash" && value.text) m_file.datasetHash = *value.text;
        return take(value.text ? value.text->size() : 0);
    }
    bool setNodes(std::int64_t nodes)
    {
        if (nodes < 1 || nodes > std::numeric_limits<Node>::max()) return misfit("");
        m_file.nodes = static_cast<Node>(nodes);
        return true;
    }
    bool checkNodes()
    {
        return m_file.nodes == 0 || m_file.nodes == m_nodes ||
               fail(Message("the partitions have %1 nodes, but the data set has %2", m_file.nodes, m_nodes));
    }

    bool beginSplit()
    {
        m_seen = 0;
        if (m_owner.empty() && !take(sizeof(std::uint32_t) * static_cast<std::uint64_t>(m_nodes))) return false;
        m_owner.resize(static_cast<std::size_t>(m_nodes), 0);
        if (!take(2 * sizeof(graph::Split))) return false;
        const std::size_t number = m_file.splits.size();
        m_file.splits.emplace_back().name = "imported " + std::to_string(number);
        return enter(Level::Split);
    }
    bool endSplit()
    {
        for (const ReadPart part : {ReadPart::Train, ReadPart::Test})
            if (!(m_seen & 1U << static_cast<std::uint32_t>(part)))
                return fail(Message("%1: expected a list of nodes", here(part)));
        return true;
    }
    std::vector<Node>& target()
    {
        graph::Split& split = m_file.splits.back();
        return m_part == ReadPart::Train ? split.train : m_part == ReadPart::Validation ? split.validation : split.test;
    }
    bool beginPart(ReadPart part)
    {
        m_part = part;
        const std::uint32_t bit = 1U << static_cast<std::uint32_t>(part);
        if (m_seen & bit) return fail(Message("%1: occurs twice", here(m_key)));
        m_seen |= bit;
        return enter(Level::ReadPart);
    }
    bool endPart()
    {
        const bool isEmpty = target().empty() && m_part != ReadPart::Validation;
        return !isEmpty || fail(Message("%1: is empty", here(m_part)));
    }
    bool addNode(std::int64_t number)
    {
        if (number < 0 || number >= m_nodes) return misfit(std::to_string(number));
        // Marks of earlier partitions are smaller than the first mark of this one.
        const auto first = static_cast<std::uint32_t>(kPartNames.size() * (m_file.splits.size() - 1) + 1);
        std::uint32_t& owner = m_owner[static_cast<std::size_t>(number)];
        if (owner >= first)
            return fail(Message("%1: node %2 is already in %3", here(m_part), number, kPartNames[owner - first]));
        owner = first + static_cast<std::uint32_t>(m_part);
        if (!take(sizeof(Node) * 3 / 2)) return false;
        target().push_back(static_cast<Node>(number));
        return true;
    }

    Node m_nodes;
    MemoryBudget& m_budget;
    SplitFile m_file;
    std::optional<Error> m_problem;
    bool m_hasFormat = false;
    bool m_hasVersion = false;
    Level m_level = Level::Outside;
    int m_passedOver = 0;  ///< Current nesting depth within a skipped value.
    std::string m_key;
    ReadPart m_part = ReadPart::Train;
    std::uint32_t m_seen = 0;            ///< Parts of the current partition seen so far, one bit each.
    std::vector<std::uint32_t> m_owner;  ///< Per node: mark of its part in the last partition that contains it; 0 if none.
};

}  // namespace

Result<SplitFile> readSplitFile(const std::filesystem::path& path, Node nodes)
{
    ROSA_TRY_ASSIGN(const auto file, MappedFile::open(path));
    const auto bytes = file->bytes();
    MemoryBudget budget(bytes.size());
    SplitReader reader(nodes, budget);
    nlohmann::json::sax_parse(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()), &reader);
    auto read = reader.result();
    if (!read) return read.error().within(path.string());
    return read;
}

Result<void> writeSplitFile(const std::filesystem::path& path, const SplitFile& file)
{
    Json json{{"format", kFormat},   {"version", kVersion},    {"dataset", file.dataset}, {"dataset_hash", file.datasetHash},
              {"nodes", file.nodes}, {"splits", Json::array()}};
    for (const graph::Split& split : file.splits)
        json["splits"].push_back(
            {{"name", split.name}, {"train", split.train}, {"validation", split.validation}, {"test", split.test}});
    return writeFileAtomically(path, json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
}

}  // namespace rosa::data
