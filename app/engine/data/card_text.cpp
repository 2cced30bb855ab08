#include "app/engine/data/card_text.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include <nlohmann/json.hpp>

#include "app/engine/common/plain_text.h"
#include "core/data/class_names.h"
#include "core/data/known_data.h"
#include "core/data/shared_nodes.h"
#include "core/graph/statistics.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kColumn = 16;
constexpr int kBarWidth = 30;
constexpr std::size_t kMostClasses = 20;  ///< Maximum number of classes listed; some data sets have thousands.

const char* originName(data::Origin origin) { return origin == data::Origin::Embedded ? "embedded" : "imported"; }

Json degreesJson(const graph::Graph& graph)
{
    const graph::DegreeDistribution degrees = graph::degreeDistribution(graph);
    Json histogram = Json::array();
    for (std::size_t bin = 0; bin < degrees.histogram.size(); ++bin) {
        const std::int64_t from = bin == 0 ? 0 : std::int64_t{1} << (bin - 1);
        const std::int64_t to = bin == 0 ? 0 : 2 * from - 1;
        histogram.push_back({{"from", from}, {"to", to}, {"nodes", degrees.histogram[bin]}});
    }
    return {{"min", degrees.minimum},
            {"median", degrees.median},
            {"mean", degrees.mean},
            {"max", degrees.maximum},
            {"histogram", std::move(histogram)}};
}

Json classesJson(const graph::Labels& labels, const std::string& contentHash)
{
    Json classes = Json::array();
    const auto sizes = graph::classSizes(labels);
    const auto documented = data::documentedClassNames(contentHash);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        classes.push_back({{"name", labels.classNames[i]}, {"nodes", sizes[i]}});
        if (i < documented.size()) classes.back()["documented_name"] = documented[i];
    }
    return classes;
}

Json splitsJson(const std::vector<graph::Split>& splits)
{
    Json out = Json::array();
    for (const graph::Split& split : splits)
        out.push_back({{"name", split.name},
                       {"train", split.train.size()},
                       {"validation", split.validation.size()},
                       {"test", split.test.size()}});
    return out;
}

Json fixUpsJson(const std::vector<data::FixUp>& fixUps)
{
    Json out = Json::array();
    for (const data::FixUp& fixUp : fixUps) out.push_back({{"what", fixUp.what.text()}, {"count", fixUp.count}});
    return out;
}

/// Time snapshots with default settings; null if there are no contacts or too few.
Json timeJson(const data::Dataset& dataset)
{
    const data::Contacts& contacts = dataset.contacts;
    if (contacts.empty()) return nullptr;
    Json time{{"contacts", contacts.list.size()},
              {"begin", contacts.list.front().time},
              {"end", contacts.list.back().time},
              {"drops_isolated", contacts.dropsIsolated},
              {"snapshots", Json::array()}};
    const auto snapshots = data::cutTime(contacts, dataset.graph.nodeCount());
    if (!snapshots) return time;
    for (const data::TimeSnapshot& snapshot : *snapshots)
        time["snapshots"].push_back({{"begin", snapshot.begin},
                                     {"end", snapshot.end},
                                     {"contacts", snapshot.contacts},
                                     {"edges", snapshot.graph.undirectedEdgeCount()},
                                     {"active", snapshot.active.size()}});
    return time;
}

/// Smallest and largest value; null if there is none.
Json rangeJson(const std::optional<graph::ValueRange>& range)
{
    return range ? Json{range->least, range->most} : Json(nullptr);
}

std::string shortNumber(const Json& value)
{
    std::array<char, 64> buffer;
    std::snprintf(buffer.data(), buffer.size(), "%.3g", value.get<double>());
    return buffer.data();
}

std::string decimal(double value, int digits)
{
    std::array<char, 64> buffer;
    std::snprintf(buffer.data(), buffer.size(), "%.*f", digits, value);
    return buffer.data();
}

std::string countText(const Json& value) { return grouped(value.get<std::int64_t>()); }
std::string text(const Json& value) { return printable(value.get<std::string>()); }

std::string sizeText(const Json& bytes)
{
    const double size = bytes.get<double>();
    if (size < 1e7) return decimal(size / 1e3, 1) + " kB";
    return size < 1e10 ? decimal(size / 1e6, 1) + " MB" : decimal(size / 1e9, 1) + " GB";
}

std::string featuresText(const Json& card)
{
    std::string line = countText(card["features"]);
    if (card["features_binary"].get<bool>())
        line += ", binary";
    else if (const Json& range = card["feature_range"]; !range.is_null())
        line += ", non-zero values from " + shortNumber(range[0]) + " to " + shortNumber(range[1]);
    if (card["feature_type"] != "float32") line += ", " + text(card["feature_type"]);
    line += ", " + decimal(100 * card["feature_density"].get<double>(), 2) + " % non-zero";
    if (const std::string note = text(card["features_note"]); !note.empty()) line += "; generated: " + note;
    return line;
}

std::string classesText(const Json& card)
{
    if (card["classes"] == 0) return "none; no evaluation possible";
    std::string line;
    const Json& sizes = card["class_sizes"];
    const std::size_t shown = std::min(sizes.size(), kMostClasses);
    for (std::size_t i = 0; i < shown; ++i)
        line += (i == 0 ? "" : ", ") + text(sizes[i]["name"]) +
                (sizes[i].contains("documented_name") ? " " + text(sizes[i]["documented_name"]) : "") + " (" +
                countText(sizes[i]["nodes"]) + ")";
    line = countText(card["classes"]) + ": " + line;
    if (shown < sizes.size()) line += " and " + countText(Json(sizes.size() - shown)) + " more; --json lists all";
    if (card["unlabelled"] != 0) line += "; " + countText(card["unlabelled"]) + " unlabelled nodes";
    return line;
}

std::string degreesText(const Json& degree)
{
    std::vector<std::vector<std::string>> rows;
    std::int64_t most = 1;
    for (const Json& bin : degree["histogram"]) most = std::max(most, bin["nodes"].get<std::int64_t>());
    for (const Json& bin : degree["histogram"]) {
        const auto nodes = bin["nodes"].get<std::int64_t>();
        // At least one mark if the bin is not empty.
        const auto marks = static_cast<std::size_t>((nodes * kBarWidth + most - 1) / most);
        const std::string range =
            bin["from"] == bin["to"] ? countText(bin["from"]) : countText(bin["from"]) + "–" + countText(bin["to"]);
        rows.push_back({range, grouped(nodes), std::string(marks, '#')});
    }
    return entry("degree",
                 "min " + countText(degree["min"]) + ", median " + decimal(degree["median"].get<double>(), 1) + ", mean " +
                     decimal(degree["mean"].get<double>(), 2) + ", max " + countText(degree["max"]),
                 kColumn) +
           table(rightAligned(std::move(rows), 1, 1), kColumn);
}

std::string publishedText(const Json& published)
{
    return std::string(published["directed"].get<bool>() ? "directed, " : "undirected, ") + countText(published["arcs"]) +
           " arcs, " + countText(published["self_loops"]) + " self-loops; kept in addition to the undirected graph";
}

std::string splitText(const Json& split)
{
    return text(split["name"]) + ": " + countText(split["train"]) + " train, " + countText(split["validation"]) +
           " validation, " + countText(split["test"]) + " test";
}

/// One line per item; the name precedes the first.
template <typename Describe>
std::string listed(const std::string& name, const Json& items, Describe describe)
{
    std::string out;
    for (const Json& item : items) out += entry(out.empty() ? name : "", describe(item), kColumn);
    return out.empty() ? entry(name, "none", kColumn) : out;
}

/// "day 3, 14:05". Days count from 0: published times start at midnight of the first day.
std::string momentText(const Json& seconds)
{
    const auto whole = seconds.get<std::int64_t>();
    std::array<char, 64> buffer;
    std::snprintf(buffer.data(), buffer.size(), "day %lld, %02d:%02d", static_cast<long long>(whole / 86400),
                  static_cast<int>(whole / 3600 % 24), static_cast<int>(whole / 60 % 60));
    return buffer.data();
}

std::string timeText(const Json& time)
{
    std::string out =
        entry("contacts",
              countText(time["contacts"]) + ", " + momentText(time["begin"]) + " – " + momentText(time["end"]) +
                  (time["drops_isolated"].get<bool>() ? "; isolated nodes are omitted from each time snapshot"
                                                      : "; each time snapshot contains all nodes"),
              kColumn);
    std::vector<std::vector<std::string>> rows{{"", "from", "to", "contacts", "edges", "active"}};
    for (const Json& snapshot : time["snapshots"])
        rows.push_back({std::to_string(rows.size() - 1), momentText(snapshot["begin"]), momentText(snapshot["end"]),
                        countText(snapshot["contacts"]), countText(snapshot["edges"]), countText(snapshot["active"])});
    if (rows.size() == 1) return out;
    out += entry("time snapshots",
                 countText(Json(rows.size() - 1)) + " with equal numbers of contacts, the default of training", kColumn);
    return out + table(rightAligned(std::move(rows), 3, 3), kColumn);
}

}  // namespace

std::string countsText(const data::PackedCard& card)
{
    return counted(card.nodes, "node") + ", " + counted(card.edges, "edge") + ", " + counted(card.features, "feature") +
           ", " + counted(card.classes, "class", "classes");
}

std::string fixUpText(const std::string& what, std::int64_t count)
{
    const std::size_t colon = what.find(": ");
    if (colon == std::string::npos) return printable(what) + ": " + grouped(count);
    return printable(what.substr(0, colon)) + ": " + grouped(count) + "; " + printable(what.substr(colon + 2));
}

Json cardJson(const data::CatalogueEntry& entry, const data::Dataset& dataset)
{
    const auto homophily = graph::edgeHomophily(dataset.graph, dataset.labels);
    const graph::Components parts = graph::components(dataset.graph);
    const std::string hash = data::contentHash(dataset);
    Json card{{"name", entry.name},
              {"title", dataset.title},
              {"origin", originName(entry.origin)},
              {"nodes", dataset.graph.nodeCount()},
              {"edges", dataset.graph.undirectedEdgeCount()},
              {"edge_weights", rangeJson(graph::weightRange(dataset.graph))},
              {"features", dataset.features.columns()},
              {"classes", dataset.labels.classCount()},
              {"homophily", homophily ? Json(*homophily) : Json(nullptr)},
              {"isolated", graph::isolatedCount(dataset.graph)},
              {"components", parts.count},
              {"largest_component", parts.largest},
              {"degree", degreesJson(dataset.graph)},
              {"feature_density", graph::featureDensity(dataset.features)},
              {"features_binary", dataset.features.isBinary()},
              {"feature_range", rangeJson(graph::featureRange(dataset.features))},
              {"feature_type", dataset.features.precision() == graph::Features::Precision::Float16 ? "float16" : "float32"},
              {"features_note", dataset.featuresNote},
              {"class_sizes", classesJson(dataset.labels, hash)},
              {"unlabelled", std::count(dataset.labels.ofNode.begin(), dataset.labels.ofNode.end(), -1)},
              {"node_names", !dataset.nodeNames.empty()},
              {"published", nullptr},
              {"time", timeJson(dataset)},
              {"splits", splitsJson(dataset.splits)},
              {"fix_ups", fixUpsJson(dataset.fixUps)},
              {"source", dataset.source},
              {"bytes", entry.bytes},
              {"mapped", !dataset.statedHash.empty()},
              {"path", entry.path.empty() ? Json(nullptr) : Json(entry.path.string())},
              {"hash", hash},
              {"shares_nodes_with", std::string(data::sharesNodesWith(hash))},
              {"note", data::differenceFromKnown(entry.name, dataset).note.text()}};
    if (const auto& published = dataset.published)
        card["published"] = {{"directed", !published->isUndirected()},
                             {"arcs", published->arcCount()},
                             {"self_loops", graph::selfLoopCount(*published)}};
    return card;
}

std::string cardText(const Json& card)
{
    const auto line = [](const char* name, const std::string& value) { return entry(name, value, kColumn); };
    std::string out = text(card["title"]) + "  (" + text(card["name"]) + ", " + text(card["origin"]) + ", " +
                      sizeText(card["bytes"]) + ")\n";
    out += line("nodes", countText(card["nodes"]) + (card["node_names"].get<bool>() ? ", named" : ""));
    const Json& weights = card["edge_weights"];
    out += line("edges", countText(card["edges"]) + " undirected" +
                             (weights.is_null() ? std::string()
                                                : ", weights from " + shortNumber(weights[0]) + " to " +
                                                      shortNumber(weights[1]) + " (used with data.edge_weights=true)"));
    out += line("features", featuresText(card));
    out += line("classes", classesText(card));
    out += line("homophily", card["homophily"].is_null() ? "unknown without classes"
                                                         : decimal(card["homophily"].get<double>(), 3) +
                                                               " of the edges connect nodes of the same class");
    out += line("components",
                countText(card["components"]) + ", the largest of " + countText(card["largest_component"]) + " nodes");
    out += line("isolated", countText(card["isolated"]));
    out += degreesText(card["degree"]);
    if (!card["published"].is_null()) out += line("as published", publishedText(card["published"]));
    if (!card["time"].is_null()) out += timeText(card["time"]);
    out += listed("splits", card["splits"], splitText);
    out += listed("fix-ups", card["fix_ups"],
                  [](const Json& fixUp) { return fixUpText(fixUp["what"], fixUp["count"].get<std::int64_t>()); });
    if (card["shares_nodes_with"] != "")
        out += line("same nodes", "features and classes are identical to those of " + text(card["shares_nodes_with"]) +
                                      ", as published; results on both are not independent");
    if (card["note"] != "") out += line("note", text(card["note"]));
    out += line("source", text(card["source"]));
    if (!card["path"].is_null()) out += line("file", text(card["path"]));
    return out + line("hash", text(card["hash"]));
}

Json entryJson(const data::CatalogueEntry& entry)
{
    Json json{{"name", entry.name}, {"origin", originName(entry.origin)}, {"bytes", entry.bytes}};
    if (!entry.path.empty()) json["path"] = entry.path.string();
    if (entry.problem) {
        json["problem"] = entry.problem->text();
        return json;
    }
    json["title"] = entry.card.title;
    json["nodes"] = entry.card.nodes;
    json["edges"] = entry.card.edges;
    json["features"] = entry.card.features;
    json["classes"] = entry.card.classes;
    json["splits"] = entry.card.splits;
    json["hash"] = entry.card.contentHash;
    return json;
}

std::string entriesText(const Json& entries)
{
    std::vector<std::vector<std::string>> rows{
        {"NAME", "NODES", "EDGES", "FEATURES", "CLASSES", "SPLITS", "SIZE", "", "TITLE"}};
    for (const Json& item : entries) {
        if (item.contains("problem")) {
            rows.push_back(
                {text(item["name"]), "", "", "", "", "", sizeText(item["bytes"]), text(item["origin"]), "broken"});
            continue;
        }
        rows.push_back({text(item["name"]), countText(item["nodes"]), countText(item["edges"]), countText(item["features"]),
                        countText(item["classes"]), countText(item["splits"]), sizeText(item["bytes"]), text(item["origin"]),
                        text(item["title"])});
    }
    return table(rightAligned(std::move(rows), 1, 6), 0);
}

}  // namespace rosa::engine
