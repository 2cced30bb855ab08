#include <algorithm>
#include <deque>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/data/parts/assemble.h"
#include "core/data/parts/lines.h"
#include "core/data/readers/formats.h"

namespace rosa::data {

namespace {

/// A node and its neighbours per line; '#' begins a comment.
class AdjacencyReader {
public:
    explicit AdjacencyReader(MemoryBudget& budget) : m_budget(budget) {}

    Result<void> read(const std::filesystem::path& path)
    {
        ROSA_TRY_ASSIGN(auto lines, LineReader::open(path, m_budget));
        std::string_view line;
        while (lines.next(line)) {
            const auto fields = splitAtSpace(line.substr(0, line.find('#')));
            const auto taken = fields.empty() ? Result<void>() : add(fields);
            if (!taken) return taken.error().within(path.string());
        }
        if (m_names.empty()) return badInput("%1: expected a node and its neighbours per line, found none", path);
        return {};
    }

    Result<void> moveTo(Dataset& dataset)
    {
        if (const auto places = numberedOrder(); !places.empty()) {
            std::deque<std::string> names(m_names.size());
            for (std::size_t i = 0; i < places.size(); ++i)
                names[static_cast<std::size_t>(places[i])] = std::move(m_names[i]);
            m_names = std::move(names);
            for (graph::Arc& arc : m_arcs)
                arc = {places[static_cast<std::size_t>(arc.source)], places[static_cast<std::size_t>(arc.target)]};
        }
        ROSA_TRY(
            setUndirected(dataset, static_cast<std::int64_t>(m_names.size()), {std::move(m_arcs), {}}, Message(), m_budget));
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            if (m_names[i] == std::to_string(i)) continue;
            dataset.nodeNames.assign(m_names.begin(), m_names.end());
            break;
        }
        return fillMissingFeatures(dataset);
    }

private:
    Result<void> add(const std::vector<std::string_view>& fields)
    {
        ROSA_TRY_ASSIGN(const graph::Node source, placeOf(fields[0]));
        for (std::size_t i = 1; i < fields.size(); ++i) {
            ROSA_TRY_ASSIGN(const graph::Node target, placeOf(fields[i]));
            constexpr std::uint64_t edgeBytes = 24;  // Both directions, while sorted and as a graph.
            ROSA_TRY(m_budget.take(edgeBytes));
            m_arcs.push_back({source, target});
        }
        return {};
    }

    Result<graph::Node> placeOf(std::string_view name)
    {
        if (const auto found = m_places.find(name); found != m_places.end()) return found->second;
        constexpr std::uint64_t nodeBytes = 128;
        ROSA_TRY(m_budget.take(nodeBytes + 2 * name.size()));
        const auto place = static_cast<graph::Node>(m_names.size());
        m_places.emplace(m_names.emplace_back(name), place);
        return place;
    }

    /// New number of each node if all names are whole numbers: by value. Empty if not.
    [[nodiscard]] std::vector<graph::Node> numberedOrder() const
    {
        std::vector<std::pair<std::int64_t, graph::Node>> numbers;
        for (const std::string& name : m_names) {
            const auto number = parseWhole(name);
            if (!number) return {};
            numbers.emplace_back(*number, static_cast<graph::Node>(numbers.size()));
        }
        std::ranges::sort(numbers);
        std::vector<graph::Node> places(numbers.size());
        for (std::size_t i = 0; i < numbers.size(); ++i)
            places[static_cast<std::size_t>(numbers[i].second)] = static_cast<graph::Node>(i);
        return places;
    }

    MemoryBudget& m_budget;
    // A deque does not move its elements when it grows, so the map can refer to its strings.
    std::deque<std::string> m_names;
    std::unordered_map<std::string_view, graph::Node> m_places;
    std::vector<graph::Arc> m_arcs;
};

}  // namespace

Result<Dataset> readAdjacencyList(const Found& found, MemoryBudget& budget)
{
    AdjacencyReader reader(budget);
    ROSA_TRY(reader.read(found.path));
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.path.stem().string();
    dataset.source = "adjacency list " + found.path.filename().string();
    if (const auto moved = reader.moveTo(dataset); !moved) return moved.error().within(found.path.string());
    return checked(std::move(dataset));
}

}  // namespace rosa::data
