#include <cmath>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/data/arrays/csr.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/faults.h"
#include "core/data/parts/lines.h"
#include "core/data/readers/formats.h"

namespace rosa::data {

namespace {

/// NAME.content: id, features and class of a node per line; NAME.cites: the cited node and the citing one.
class LinqsReader {
public:
    explicit LinqsReader(MemoryBudget& budget) : m_budget(budget) {}

    Result<void> readContent(const std::filesystem::path& path)
    {
        return forEachLine(path, [&](const LineReader& lines, std::string_view line) { return addNode(lines, line); });
    }

    Result<void> readCites(const std::filesystem::path& path)
    {
        ROSA_TRY(
            forEachLine(path, [&](const LineReader& lines, std::string_view line) { return addCitation(lines, line); }));
        if (!m_arcs.empty()) return {};
        return badInput("%1: expected citations of the nodes listed in the other file, found none", path);
    }

    Result<Dataset> assemble(Dataset dataset)
    {
        const auto nodes = static_cast<std::int64_t>(m_names.size());
        ROSA_TRY(setGraph(dataset, nodes, std::move(m_arcs), Published::Keep));
        addFixUp(dataset, Message("edges to nodes that are not listed left out"), m_unlisted);
        ROSA_TRY_ASSIGN(dataset.features,
                        denseToFeatures(nodes, static_cast<std::int64_t>(m_columns), std::move(m_features)));
        ROSA_TRY(setLabels(dataset, m_classes));
        dataset.nodeNames = std::move(m_names);
        return checked(std::move(dataset));
    }

private:
    template <typename Take>
    Result<void> forEachLine(const std::filesystem::path& path, Take take)
    {
        ROSA_TRY_ASSIGN(auto lines, LineReader::open(path, m_budget));
        Faults faults;
        std::string_view line;
        while (lines.next(line))
            if (!faults.take(take(lines, line))) break;
        return faults.result();
    }

    Result<void> addNode(const LineReader& lines, std::string_view line)
    {
        const auto fields = splitAtSpace(line);
        if (fields.size() < 3) return lines.problem(Message("a node, its features and its class"), line);
        const std::size_t columns = fields.size() - 2;
        if (m_names.empty()) m_columns = columns;
        if (columns != m_columns)
            return lines.problem(Message("%1 features as in the first line", m_columns), std::to_string(columns));
        constexpr std::uint64_t nodeBytes = 192;
        if (const auto taken = m_budget.take(nodeBytes + 2 * line.size()); !taken)
            return taken.error().within(lines.path().string());
        if (!m_places.emplace(fields.front(), static_cast<graph::Node>(m_names.size())).second)
            return lines.problem(Message("each node once"), fields.front());
        // Also a node with a fault is one that edges refer to.
        m_names.emplace_back(fields.front());
        m_classes.emplace_back(fields.back());
        const std::size_t before = m_features.size();
        m_features.resize(before + columns, 0.0f);
        for (std::size_t i = 0; i < columns; ++i) {
            const auto value = parseNumber(fields[i + 1]);
            if (!value || !std::isfinite(*value))
                return lines.problem(Message("a finite number as feature %1", i + 1), fields[i + 1]);
            m_features[before + i] = *value;
        }
        return {};
    }

    Result<void> addCitation(const LineReader& lines, std::string_view line)
    {
        const auto fields = splitAtSpace(line);
        if (fields.size() != 2) return lines.problem(Message("the cited node and the citing one"), line);
        const auto cited = m_places.find(std::string(fields[0]));
        const auto citing = m_places.find(std::string(fields[1]));
        if (cited == m_places.end() || citing == m_places.end()) {
            ++m_unlisted;
            return {};
        }
        constexpr std::uint64_t arcBytes = 32;
        if (const auto taken = m_budget.take(arcBytes); !taken) return taken.error().within(lines.path().string());
        m_arcs.push_back({citing->second, cited->second});
        return {};
    }

    MemoryBudget& m_budget;
    std::vector<std::string> m_names, m_classes;
    std::unordered_map<std::string, graph::Node> m_places;
    std::size_t m_columns = 0;
    std::vector<float> m_features;  ///< Row-major.
    std::vector<graph::Arc> m_arcs;
    std::int64_t m_unlisted = 0;
};

}  // namespace

Result<Dataset> readLinqs(const Found& found, MemoryBudget& budget)
{
    LinqsReader reader(budget);
    ROSA_TRY(reader.readContent(found.path / (found.stem + ".content")));
    ROSA_TRY(reader.readCites(found.path / (found.stem + ".cites")));
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.stem;
    dataset.source = "collection of LINQS (Sen et al. 2008), linqs.org";
    return reader.assemble(std::move(dataset));
}

}  // namespace rosa::data
