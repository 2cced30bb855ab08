#include "core/data/arc_sorter.h"

#include <algorithm>

#include "core/base/parallel.h"

namespace rosa::data {

using graph::Node;

namespace {

constexpr std::size_t kBlockKeys = 4096;  // 32 KB per part in memory
constexpr std::int64_t kMostParts = 1024;
constexpr std::int64_t kKeysAPart = std::int64_t{2} << 20;
constexpr Node kWatchEvery = 1 << 16;

}  // namespace

ArcSorter::ArcSorter(Node nodeCount, Node partWidth, std::size_t parts, ScratchFile scratch)
    : m_nodeCount(nodeCount), m_partWidth(partWidth), m_parts(parts), m_scratch(std::move(scratch))
{}

Result<ArcSorter> ArcSorter::make(Node nodeCount, std::int64_t expectedArcs)
{
    ROSA_CHECK(nodeCount > 0 && expectedArcs >= 0, "a graph to sort has nodes");
    ROSA_TRY_ASSIGN(auto scratch, ScratchFile::make());
    const std::int64_t wanted = std::clamp<std::int64_t>(2 * expectedArcs / kKeysAPart + 1, 1, kMostParts);
    const auto width = static_cast<Node>((nodeCount + wanted - 1) / wanted);
    return ArcSorter(nodeCount, width, static_cast<std::size_t>((nodeCount - 1) / width) + 1, std::move(scratch));
}

Result<void> ArcSorter::put(Node source, Node target, bool isTurned)
{
    Part& part = m_parts[static_cast<std::size_t>(source / m_partWidth)];
    part.open.push_back(static_cast<Key>(source) << 32 | static_cast<Key>(target) << 1 | static_cast<Key>(isTurned));
    if (part.open.size() < kBlockKeys) return {};
    ROSA_TRY_ASSIGN(const auto place, m_scratch.append(std::as_bytes(std::span(part.open))));
    part.written.push_back(place);
    part.open.clear();
    return {};
}

Result<void> ArcSorter::add(Node source, Node target)
{
    ROSA_CHECK(source >= 0 && target >= 0 && source < m_nodeCount && target < m_nodeCount, "an arc between nodes");
    ++m_added;
    ROSA_TRY(put(source, target, false));
    if (source == target) return {};
    return put(target, source, true);
}

Result<std::vector<ArcSorter::Key>> ArcSorter::sorted(const Part& part) const
{
    std::vector<Key> keys(part.written.size() * kBlockKeys);
    for (std::size_t i = 0; i < part.written.size(); ++i)
        ROSA_TRY(
            m_scratch.readAt(part.written[i], std::as_writable_bytes(std::span(keys).subspan(i * kBlockKeys, kBlockKeys))));
    keys.insert(keys.end(), part.open.begin(), part.open.end());
    std::sort(keys.begin(), keys.end());
    return keys;
}

Result<void> ArcSorter::forEachRow(const TakeRow& take, graph::GraphFixUps* fixUps)
{
    graph::GraphFixUps done;
    const auto together = static_cast<std::size_t>(threadCount());
    std::vector<Result<std::vector<Key>>> batch;
    for (std::size_t first = 0; first < m_parts.size(); first += together) {
        const std::size_t count = std::min(together, m_parts.size() - first);
        batch.assign(count, std::vector<Key>());
        parallelFor(static_cast<std::int64_t>(count), 1, [&](std::int64_t begin, std::int64_t end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                batch[i] = sorted(m_parts[first + i]);
        });
        for (std::size_t i = 0; i < count; ++i) {
            if (!batch[i]) return batch[i].error();
            ROSA_TRY(giveRows(first + i, *batch[i], take, done));
        }
    }
    if (fixUps) *fixUps = done;
    return {};
}

Result<void> ArcSorter::giveRows(std::size_t part, std::span<const Key> keys, const TakeRow& take,
                                 graph::GraphFixUps& fixUps) const
{
    const auto begin = static_cast<Node>(part) * m_partWidth;
    const Node end = begin + std::min(m_partWidth, m_nodeCount - begin);
    std::vector<Node> neighbours;
    std::vector<Node> given;
    std::size_t at = 0;
    for (Node node = begin; node < end; ++node) {
        neighbours.clear();
        given.clear();
        while (at < keys.size() && static_cast<Node>(keys[at] >> 32) == node) {
            const Key arc = keys[at] >> 1;
            const auto target = static_cast<Node>(arc & 0x7fffffffu);
            std::int64_t times = 0;  // as given; reversed arcs sort after them
            for (; at < keys.size() && keys[at] >> 1 == arc; ++at) times += (keys[at] & 1) == 0;
            if (times > 0) given.push_back(target);
            if (target == node) {
                fixUps.selfLoopsRemoved += times;
                continue;
            }
            neighbours.push_back(target);
            fixUps.duplicatesRemoved += std::max<std::int64_t>(times - 1, 0);
            fixUps.reversesAdded += times == 0;
        }
        ROSA_TRY(take(node, neighbours, given));
    }
    return {};
}

Result<void> putGraph(MappedWriter& writer, ArcSorter& arcs, Node nodeCount, bool keepsPublished, graph::GraphFixUps& fixUps,
                      const Watch& watch)
{
    using mapped::Element;
    LargeBuffer<std::int64_t> offsets(static_cast<std::size_t>(nodeCount) + 1, 0);
    bool areGiven = false;
    const auto takeRow = [&](Node node, std::span<const Node> neighbours, std::span<const Node> given) -> Result<void> {
        if (node % kWatchEvery == 0) ROSA_TRY(watch.at("graph", node, nodeCount));
        const auto row = areGiven ? given : neighbours;
        const auto place = static_cast<std::size_t>(node);
        offsets[place + 1] = offsets[place] + static_cast<std::int64_t>(row.size());
        return writer.add(row);
    };
    const auto rows = [&](mapped::Section targetsIn, mapped::Section offsetsIn) -> Result<void> {
        ROSA_TRY(writer.begin(targetsIn, Element::Int32));
        ROSA_TRY(arcs.forEachRow(takeRow, &fixUps));
        ROSA_TRY(watch.at("graph", nodeCount, nodeCount));
        return writer.put(offsetsIn, Element::Int64, std::span<const std::int64_t>(offsets));
    };
    ROSA_TRY(rows(mapped::Targets, mapped::Offsets));
    if (!keepsPublished || (fixUps.selfLoopsRemoved == 0 && fixUps.reversesAdded == 0)) return {};
    areGiven = true;
    ROSA_TRY(rows(mapped::PublishedTargets, mapped::PublishedOffsets));
    const std::byte directed{0};
    return writer.put(mapped::PublishedKind, Element::Byte, std::span(&directed, 1));
}

}  // namespace rosa::data
