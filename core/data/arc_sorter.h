/// Putting the arcs of a graph into rows where neither arcs nor graph fit in memory.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/scratch_file.h"
#include "core/data/mapped_writer.h"
#include "core/data/watch.h"
#include "core/graph/graph.h"

namespace rosa::data {

/// Takes arcs in any order and gives the rows of the undirected graph, as Graph::undirected() makes it, and of the arcs as
/// given. The nodes are divided into parts; the arcs of a part are kept in a scratch file (16 bytes an arc) and sorted in
/// memory one part after another. Some 64 MB of memory and, while rows are read, 8 bytes for each arc of the largest part
/// and thread. The rows depend on the arcs alone.
class ArcSorter {
public:
    /// `expectedArcs` decides how many parts there are; a wrong guess costs memory or time, no more.
    static Result<ArcSorter> make(graph::Node nodeCount, std::int64_t expectedArcs);

    /// Both ends are nodes. An Error where the scratch file cannot be written.
    Result<void> add(graph::Node source, graph::Node target);
    [[nodiscard]] std::int64_t added() const { return m_added; }

    /// `neighbours`: of the undirected graph, without self-loops. `given`: targets of the arcs added, each once.
    using TakeRow = std::function<Result<void>(graph::Node node, std::span<const graph::Node> neighbours,
                                               std::span<const graph::Node> given)>;
    /// Every node in order; may be called again. Sorts in parallel, calls from this thread. Ends at the first Error.
    Result<void> forEachRow(const TakeRow& take, graph::GraphFixUps* fixUps = nullptr);

private:
    /// Source, target and, in the lowest bit, 1 for an arc that was turned round.
    using Key = std::uint64_t;
    struct Part {
        std::vector<Key> open;               ///< Not written yet.
        std::vector<std::uint64_t> written;  ///< Where full blocks of keys lie in the scratch file.
    };

    ArcSorter(graph::Node nodeCount, graph::Node partWidth, std::size_t parts, ScratchFile scratch);
    Result<void> put(graph::Node source, graph::Node target, bool isTurned);
    [[nodiscard]] Result<std::vector<Key>> sorted(const Part& part) const;
    Result<void> giveRows(std::size_t part, std::span<const Key> keys, const TakeRow& take,
                          graph::GraphFixUps& fixUps) const;

    graph::Node m_nodeCount;
    graph::Node m_partWidth;
    std::vector<Part> m_parts;
    ScratchFile m_scratch;
    std::int64_t m_added = 0;
};

/// Writes the graph's sections and, where `keepsPublished` and the arcs given differ from the undirected graph, the
/// published ones. What was changed is in `fixUps`. Memory as the sorter's.
Result<void> putGraph(MappedWriter& writer, ArcSorter& arcs, graph::Node nodeCount, bool keepsPublished,
                      graph::GraphFixUps& fixUps, const Watch& watch);

}  // namespace rosa::data
