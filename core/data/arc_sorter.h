/// Sorts the arcs of a graph into rows when neither arcs nor graph fit in memory.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/storage/scratch_file.h"
#include "core/data/mapped_writer.h"
#include "core/data/watch.h"
#include "core/graph/graph.h"

namespace rosa::data {

/// Takes arcs in any order and yields the rows of the undirected graph (as made by Graph::undirected()) and of the arcs as given. The nodes
/// are divided into parts; the arcs of each part are spilled to a scratch file (16 bytes per arc), and the parts are sorted in memory one
/// after another. Uses about 64 MB of memory and, while rows are read, 8 bytes per thread for each arc of the largest part. The rows depend
/// only on the arcs.
class ArcSorter {
public:
    /// `expectedArcs` determines the number of parts; a wrong estimate costs only memory or time.
    static Result<ArcSorter> make(graph::Node nodeCount, std::int64_t expectedArcs);

    /// Both ends must be nodes. Returns an Error if the scratch file cannot be written.
    Result<void> add(graph::Node source, graph::Node target);
    [[nodiscard]] std::int64_t added() const { return m_added; }

    /// `neighbours`: in the undirected graph, without self-loops. `given`: targets of the arcs added, without duplicates.
    using TakeRow = std::function<Result<void>(graph::Node node, std::span<const graph::Node> neighbours,
                                               std::span<const graph::Node> given)>;
    /// Visits every node in order; may be called repeatedly. Sorts in parallel, calls `take` from this thread. Stops at the first Error.
    Result<void> forEachRow(const TakeRow& take, graph::GraphFixUps* fixUps = nullptr);

private:
    /// Source, target and, in the lowest bit, 1 for a reversed arc.
    using Key = std::uint64_t;
    struct Part {
        std::vector<Key> open;               ///< Not yet written.
        std::vector<std::uint64_t> written;  ///< Offsets of full blocks of keys in the scratch file.
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

/// Writes the graph's sections and, if `keepsPublished` and the given arcs differ from the undirected graph, the published ones. Stores the
/// changes in `fixUps`. Needs as much memory as the sorter.
Result<void> putGraph(MappedWriter& writer, ArcSorter& arcs, graph::Node nodeCount, bool keepsPublished,
                      graph::GraphFixUps& fixUps, const Watch& watch);

}  // namespace rosa::data
