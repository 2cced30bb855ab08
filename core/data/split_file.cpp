#include "core/data/split_file.h"

#include <cstdint>
#include <limits>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/files.h"

namespace rosa::data {

namespace {

using Json = nlohmann::ordered_json;
using graph::Node;

constexpr const char* kFormat = "rosa-splits";
constexpr int kVersion = 1;

/// Where a node stands already: 0 nowhere.
enum class Part : unsigned char { None, Train, Validation, Test };

const char* nameOf(Part part) { return part == Part::Train ? "train" : part == Part::Validation ? "validation" : "test"; }

/// Reads one part of a partition and notes its nodes in `owner`.
Result<std::vector<Node>> readPart(const Json& split, Part part, std::vector<Part>& owner, const std::string& where)
{
    std::vector<Node> nodes;
    const auto list = split.find(nameOf(part));
    if (list == split.end() && part == Part::Validation) return nodes;
    const std::string place = where + nameOf(part) + ": ";
    if (list == split.end() || !list->is_array()) return badInput(place + "expected a list of nodes");
    nodes.reserve(list->size());
    for (const Json& entry : *list) {
        if (!entry.is_number_integer() || entry.get<std::int64_t>() < 0 ||
            entry.get<std::int64_t>() >= static_cast<std::int64_t>(owner.size()))
            return badInput(place + "expected numbers from 0 to " + std::to_string(owner.size() - 1) + ", found " +
                            entry.dump(-1, ' ', false, Json::error_handler_t::replace).substr(0, 40));
        const auto node = entry.get<Node>();
        Part& known = owner[static_cast<std::size_t>(node)];
        if (known != Part::None)
            return badInput(place + "node " + std::to_string(node) + " is in " + nameOf(known) + " already");
        known = part;
        nodes.push_back(node);
    }
    if (nodes.empty() && part != Part::Validation) return badInput(place + "is empty");
    return nodes;
}

Result<graph::Split> readSplit(const Json& json, std::size_t number, Node nodes, const std::string& path)
{
    const std::string where = path + ": splits[" + std::to_string(number) + "]: ";
    if (!json.is_object()) return badInput(where + "expected an object with train and test");
    graph::Split split;
    const auto name = json.find("name");
    split.name = name != json.end() && name->is_string() ? name->get<std::string>() : "imported " + std::to_string(number);
    std::vector<Part> owner(static_cast<std::size_t>(nodes), Part::None);
    for (const auto& [part, target] : {std::pair{Part::Train, &split.train}, std::pair{Part::Validation, &split.validation},
                                       std::pair{Part::Test, &split.test}}) {
        auto read = readPart(json, part, owner, where);
        if (!read) return read.error();
        *target = std::move(*read);
    }
    return split;
}

std::string textOf(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace

Result<SplitFile> readSplitFile(const std::filesystem::path& path)
{
    const std::string name = path.string();
    const auto text = readTextFile(path, std::uint64_t{1} << 30);
    if (!text) return text.error();
    const Json json = Json::parse(*text, nullptr, false);
    if (json.is_discarded() || !json.is_object() || textOf(json, "format") != kFormat)
        return badInput(name + ": expected a JSON object with \"format\": \"" + kFormat + "\"");
    if (const auto version = json.find("version"); version == json.end() || *version != kVersion)
        return badInput(name + ": expected \"version\": " + std::to_string(kVersion) + ", found " +
                        (version == json.end() ? "none" : version->dump()));
    const auto nodes = json.find("nodes");
    if (nodes == json.end() || !nodes->is_number_integer() || *nodes < 1 || *nodes > std::numeric_limits<Node>::max())
        return badInput(name + ": \"nodes\": expected the data set's number of nodes");
    const auto splits = json.find("splits");
    if (splits == json.end() || !splits->is_array() || splits->empty())
        return badInput(name + ": \"splits\": expected a list of at least one partition");
    SplitFile file{textOf(json, "dataset"), textOf(json, "dataset_hash"), nodes->get<Node>(), {}};
    for (std::size_t i = 0; i < splits->size(); ++i) {
        auto split = readSplit((*splits)[i], i, file.nodes, name);
        if (!split) return split.error();
        file.splits.push_back(std::move(*split));
    }
    return file;
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
