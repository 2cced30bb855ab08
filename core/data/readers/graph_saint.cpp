#include <charconv>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/storage/mapped_file.h"
#include "core/data/arrays/npy_stream.h"
#include "core/data/packed_parts.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/streamed.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

using SortedJson = nlohmann::json;
using graph::Node;

/// An object whose values are numbers or lists of numbers, read incrementally: Yelp's class map has 70 million numbers.
class NumbersByKey : public nlohmann::json_sax<SortedJson> {
public:
    [[nodiscard]] const Message& problem() const { return m_problem; }

    bool key(string_t& name) override
    {
        m_key = name;
        return begin(m_key);
    }
    bool start_array(std::size_t) override
    {
        return m_depth == 1 && !m_inList ? (m_inList = true) : other(Message("a list"));
    }
    bool end_array() override
    {
        m_inList = false;
        return endOfList();
    }
    bool start_object(std::size_t) override { return m_depth++ == 0 || other(Message("an object")); }
    bool end_object() override { return true; }
    bool number_integer(number_integer_t value) override { return number(value); }
    bool number_unsigned(number_unsigned_t value) override
    {
        return value <= INT64_MAX ? number(static_cast<std::int64_t>(value)) : other(Message("a number that is too large"));
    }
    bool number_float(number_float_t value, const string_t&) override
    {
        if (std::floor(value) != value || std::abs(value) > 1e15) return other(Message("a number that is not whole"));
        return number(static_cast<std::int64_t>(value));
    }
    bool boolean(bool value) override { return number(value ? 1 : 0); }
    bool null() override { return other(Message("null")); }
    bool string(string_t&) override { return other(Message("a string")); }
    bool binary(binary_t&) override { return other(Message("bytes")); }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        return fail(Message("byte %1: invalid or incomplete JSON", position));
    }

protected:
    virtual bool begin(const std::string& name) = 0;
    virtual bool value(std::int64_t number, bool isInList) = 0;
    virtual bool endOfList() = 0;
    bool fail(Message problem)
    {
        m_problem = std::move(problem);
        return false;
    }
    [[nodiscard]] std::string at() const { return "\"" + printable(m_key) + "\""; }

private:
    bool number(std::int64_t found) { return m_depth == 1 ? value(found, m_inList) : other(Message("a number")); }
    bool other(const Message& what)
    {
        return fail(Message("%1: expected an object of numbers, found %2",
                            m_depth == 0 ? Message("the beginning") : Message::verbatim(at()), what));
    }

    std::string m_key;
    Message m_problem;
    int m_depth = 0;
    bool m_inList = false;
};

/// class_map.json: per node a class, or a list of 0 and 1 with one element per class.
class ClassMap : public NumbersByKey {
public:
    explicit ClassMap(Node nodes) : m_classes(static_cast<std::size_t>(nodes), -1) {}

    [[nodiscard]] const std::vector<std::int64_t>& classes() const { return m_classes; }
    /// Number of nodes with a list that contains no class or several.
    [[nodiscard]] std::int64_t ambiguous() const { return m_ambiguous; }

private:
    bool begin(const std::string& name) override
    {
        std::size_t node = 0;
        const auto [end, problem] = std::from_chars(name.data(), name.data() + name.size(), node);
        if (problem != std::errc() || end != name.data() + name.size() || node >= m_classes.size())
            return fail(Message("%1: expected a node below %2", at(), m_classes.size()));
        m_node = node;
        m_place = m_ones = 0;
        return true;
    }
    bool value(std::int64_t number, bool isInList) override
    {
        if (!isInList) {
            m_classes[m_node] = number;
            return true;
        }
        if (number != 0) {
            ++m_ones;
            m_classes[m_node] = m_place;
        }
        ++m_place;
        return true;
    }
    bool endOfList() override
    {
        m_ambiguous += m_ones != 1;
        return true;
    }

    std::vector<std::int64_t> m_classes;
    std::size_t m_node = 0;
    std::int64_t m_place = 0;
    std::int64_t m_ones = 0;
    std::int64_t m_ambiguous = 0;
};

/// role.json: lists of nodes under "tr", "va" and "te".
class Roles : public NumbersByKey {
public:
    explicit Roles(Node nodes) : m_parts(static_cast<std::size_t>(nodes), 0) {}

    [[nodiscard]] const std::vector<std::uint8_t>& parts() const { return m_parts; }

private:
    bool begin(const std::string& name) override
    {
        m_part = name == "tr" ? 1 : name == "va" ? 2 : name == "te" ? 3 : 0;
        return m_part != 0 || fail(Message("%1: expected tr, va or te", at()));
    }
    bool value(std::int64_t number, bool) override
    {
        if (number < 0 || number >= static_cast<std::int64_t>(m_parts.size()))
            return fail(Message("%1: expected nodes below %2, found %3", at(), m_parts.size(), number));
        auto& part = m_parts[static_cast<std::size_t>(number)];
        if (part != 0 && part != m_part) return fail(Message("%1: node %2 is in two parts", at(), number));
        part = m_part;
        return true;
    }
    bool endOfList() override { return true; }

    std::vector<std::uint8_t> m_parts;
    std::uint8_t m_part = 0;
};

Result<void> parse(const std::filesystem::path& path, NumbersByKey& handler)
{
    ROSA_TRY_ASSIGN(const auto file, MappedFile::open(path));
    const auto bytes = file->bytes();
    expectAccess(bytes, MappedFile::Access::Sequential);
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (!SortedJson::sax_parse(text, &handler))
        return badInput("%1: %2", path, handler.problem().empty() ? Message("not JSON") : handler.problem());
    return {};
}

}  // namespace

Result<PackedCard> streamGraphSaint(const Found& found, const std::filesystem::path& out,
                                    graph::Features::Precision precision, const Watch& watch)
{
    ROSA_TRY_ASSIGN(auto writer, MappedWriter::create(out));
    Dataset parts;
    parts.name = found.name;
    parts.title = found.stem;
    parts.source = "layout of GraphSAINT (Zeng et al., ICLR 2020), github.com/GraphSAINT/GraphSAINT";
    ROSA_TRY_ASSIGN(auto features, NpyStream::open(found.path / "feats.npy"));
    ROSA_TRY_ASSIGN(const auto shape, streamFeatures(features, precision, writer, watch));
    ROSA_TRY(streamGraph(found.path / "adj_full.npz", shape.nodes, writer, parts, watch));
    ClassMap classes(shape.nodes);
    ROSA_TRY(parse(found.path / "class_map.json", classes));
    if (classes.ambiguous() > 0)
        addFixUp(parts, Message("classes left out, as so many nodes have none or several"), classes.ambiguous());
    else if (const auto set = setLabels(parts, classes.classes(), {}); !set)
        return set.error().within((found.path / "class_map.json").string());
    Roles roles(shape.nodes);
    ROSA_TRY(parse(found.path / "role.json", roles));
    parts.splits = splitOf(roles.parts());
    ROSA_TRY(writer.putSmallParts(parts));
    PackedCard card = packed::cardOf(parts, {});
    card.features = shape.columns;
    return writer.finish(std::move(card), watch);
}

}  // namespace rosa::data
