#include "core/data/parts/graph_arrays.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

#include "core/data/arrays/csr.h"
#include "core/data/parts/assemble.h"

namespace rosa::data {

namespace {

constexpr std::int64_t kMostSplits = 1000;

/// Reads the arrays of one graph on demand.
class ArrayReader {
public:
    ArrayReader(const ArrayByName& arrayOf, Dataset dataset, const ReadOptions& options, MemoryBudget& budget)
        : m_arrayOf(arrayOf), m_dataset(std::move(dataset)), m_isWeighted(!leavesOutWeights(options)), m_budget(budget)
    {}

    Result<Dataset> run()
    {
        ROSA_TRY(readEdges());
        ROSA_TRY(readFeatures());
        ROSA_TRY(readClasses());
        ROSA_TRY(readSplits());
        return checked(std::move(m_dataset));
    }

private:
    /// Number of nodes: rows of x or y, otherwise num_nodes, otherwise one more than the largest node number of an edge.
    Result<std::int64_t> nodeCount(const std::vector<std::int64_t>& ends)
    {
        for (const auto& [name, array] : {std::pair{"x", &m_features}, {"y", &m_classes}}) {
            ROSA_TRY_ASSIGN(auto read, m_arrayOf(name));
            *array = std::move(read);
            if (*array && !(*array)->shape().empty()) return (*array)->shape()[0];
        }
        ROSA_TRY_ASSIGN(const auto said, m_arrayOf("num_nodes"));
        if (said) {
            const auto numbers = said->toIntegers(m_budget);
            if (!numbers || numbers->size() != 1) return badInput("num_nodes: expected a whole number");
            return numbers->front();
        }
        return ends.empty() ? 0 : *std::ranges::max_element(ends) + 1;
    }

    Result<void> readEdges()
    {
        ROSA_TRY_ASSIGN(const auto array, m_arrayOf("edge_index"));
        if (!array) return badInput("expected an array edge_index, found none");
        const NdArray& edges = *array;
        if (edges.shape().size() != 2 || edges.shape()[0] != 2)
            return badInput("edge_index: expected node numbers of shape 2 × edges, found %1", edges.describe());
        const auto ends = edges.toIntegers(m_budget);
        if (!ends) return ends.error().within("edge_index");
        // Both directions, while sorted, and as a graph and its published form.
        constexpr std::uint64_t arcBytes = 48;
        ROSA_TRY(m_budget.take(ends->size() / 2, arcBytes));
        ROSA_TRY_ASSIGN(const auto nodes, nodeCount(*ends));
        const auto count = static_cast<std::size_t>(edges.shape()[1]);
        ROSA_TRY_ASSIGN(const auto weights, readWeights(count));
        ArcList arcs;
        arcs.arcs.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            for (const std::int64_t end : {(*ends)[i], (*ends)[count + i]})
                if (end < 0 || end >= nodes)
                    return badInput("edge_index: edge %1: expected nodes from 0 to %2, found %3", i, nodes - 1, end);
            arcs.add({static_cast<graph::Node>((*ends)[i]), static_cast<graph::Node>((*ends)[count + i])},
                     weights.empty() ? 1.0f : weights[i]);
        }
        m_budget.giveBack(sizeof(std::int64_t) * ends->size());
        // num_nodes may be stated although no array has a row per node.
        constexpr std::uint64_t nodeBytes = 64;
        ROSA_TRY(m_budget.take(static_cast<std::uint64_t>(std::max<std::int64_t>(nodes, 0)), nodeBytes));
        return setGraph(m_dataset, nodes, std::move(arcs), Published::Keep, m_weights, m_budget);
    }

    Result<void> readFeatures()
    {
        if (!m_features) return fillMissingFeatures(m_dataset);
        const std::vector<std::int64_t> shape = m_features->shape();
        if (!m_features->isNumber() || shape.size() != 2)
            return badInput("x: expected numbers of shape nodes × features, found %1", m_features->describe());
        auto values = m_features->toFloats(m_budget);
        if (!values) return values.error().within("x");
        m_features.reset();
        auto features = denseToFeatures(shape[0], shape[1], *std::move(values));
        if (!features) return features.error().within("x");
        m_dataset.features = *std::move(features);
        return {};
    }

    Result<void> readClasses()
    {
        if (!m_classes) {  // If there are features, y has not been read yet.
            ROSA_TRY_ASSIGN(auto read, m_arrayOf("y"));
            m_classes = std::move(read);
        }
        if (!m_classes) return {};
        const auto set = setClasses(m_dataset, *m_classes, m_budget);
        return set ? set : set.error().within("y");
    }

    /// Of `count` edges; empty without any.
    Result<std::vector<float>> readWeights(std::size_t count)
    {
        std::vector<float> weights;
        for (const std::string name : {"edge_weight", "edge_attr"}) {
            ROSA_TRY_ASSIGN(const auto array, m_arrayOf(name));
            if (!array) continue;
            const auto& shape = array->shape();
            const bool isWeight = shape.size() == 1 || (shape.size() == 2 && shape[1] == 1);
            if (!isWeight || !weights.empty()) {
                addFixUp(m_dataset, Message("attributes of edges ignored"), shape.size() == 2 ? shape[1] : 1);
                continue;
            }
            if (!m_isWeighted) continue;
            auto values = array->toFloats(m_budget);
            if (!values) return values.error().within(name);
            if (values->size() != count)
                return badInput("%1: expected a weight for each of %2 edges, found %3", name, count, values->size());
            weights = *std::move(values);
            m_weights = Message("array \"%1\"", name);
        }
        return weights;
    }

    /// A mask per split, nodes × splits or splits × nodes; a single one applies to all splits.
    struct Mask {
        std::vector<std::int64_t> values;
        std::size_t splits = 1;
        bool isBySplit = false;  ///< Splits × nodes.
        [[nodiscard]] std::size_t nodeCount() const { return values.size() / splits; }
        [[nodiscard]] std::vector<graph::Node> nodes(std::size_t split) const
        {
            std::vector<graph::Node> chosen;
            const std::size_t own = splits == 1 ? 0 : split;
            for (std::size_t node = 0; node < nodeCount(); ++node)
                if (values[isBySplit ? own * nodeCount() + node : node * splits + own] == 1)
                    chosen.push_back(static_cast<graph::Node>(node));
            return chosen;
        }
    };

    Result<std::optional<Mask>> readMask(const std::string& name)
    {
        ROSA_TRY_ASSIGN(const auto array, m_arrayOf(name));
        if (!array) return std::optional<Mask>();
        const auto& shape = array->shape();
        const std::int64_t nodes = m_dataset.graph.nodeCount();
        const auto isSplits = [](std::int64_t length) { return length >= 1 && length <= kMostSplits; };
        const bool isByNode =
            !shape.empty() && shape[0] == nodes && (shape.size() == 1 || (shape.size() == 2 && isSplits(shape[1])));
        const bool isBySplit = !isByNode && shape.size() == 2 && shape[1] == nodes && isSplits(shape[0]);
        if (!isByNode && !isBySplit)
            return badInput("%1: expected a value for each of %2 nodes, found %3", name, nodes, array->describe());
        auto values = array->toIntegers(m_budget);
        if (!values) return values.error().within(name);
        const auto splits = static_cast<std::size_t>(shape.size() == 1 ? 1 : shape[isBySplit ? 0 : 1]);
        const std::size_t nodeCount = values->size() / splits;
        for (std::size_t i = 0; i < values->size(); ++i)
            if ((*values)[i] != 0 && (*values)[i] != 1)
                return badInput("%1: node %2: expected 0 or 1, found %3", name, isBySplit ? i % nodeCount : i / splits,
                                (*values)[i]);
        return std::optional(Mask{*std::move(values), splits, isBySplit});
    }

    Result<void> readSplits()
    {
        std::array<std::optional<Mask>, 3> masks;
        const std::array<std::string, 3> names{"train_mask", "val_mask", "test_mask"};
        std::size_t splits = 1;
        for (std::size_t i = 0; i < names.size(); ++i) {
            ROSA_TRY_ASSIGN(auto mask, readMask(names[i]));
            masks[i] = std::move(mask);
            if (!masks[i] || masks[i]->splits == 1) continue;
            if (splits > 1 && masks[i]->splits != splits)
                return badInput("%1: expected %2 splits as in the previous masks, found %3", names[i], splits,
                                masks[i]->splits);
            splits = masks[i]->splits;
        }
        if (!masks[0] || !masks[2]) return {};
        for (std::size_t split = 0; split < splits; ++split) {
            const auto part = [&](const std::optional<Mask>& mask) {
                return mask ? mask->nodes(split) : std::vector<graph::Node>();
            };
            ROSA_TRY(addSplit(m_dataset, {splits == 1 ? "public" : "public " + std::to_string(split), part(masks[0]),
                                          part(masks[1]), part(masks[2])}));
        }
        return {};
    }

    const ArrayByName& m_arrayOf;
    Dataset m_dataset;
    bool m_isWeighted;
    MemoryBudget& m_budget;
    Message m_weights;                             ///< Where they are.
    std::optional<NdArray> m_features, m_classes;  ///< Read early, since they determine the number of nodes.
};

}  // namespace

Result<Dataset> datasetFromArrays(const ArrayByName& arrayOf, Dataset dataset, const ReadOptions& options,
                                  MemoryBudget& budget)
{
    return ArrayReader(arrayOf, std::move(dataset), options, budget).run();
}

Result<NdArray> edgeIndexOf(const std::vector<std::int64_t>& sources, const std::vector<std::int64_t>& targets,
                            MemoryBudget& budget)
{
    const auto first = std::as_bytes(std::span(sources));
    const auto second = std::as_bytes(std::span(targets));
    ROSA_TRY(budget.take(first.size() + second.size()));
    std::vector<std::byte> bytes;
    bytes.reserve(first.size() + second.size());
    bytes.insert(bytes.end(), first.begin(), first.end());
    bytes.insert(bytes.end(), second.begin(), second.end());
    return NdArray::fromBytes({ElementType::Kind::Signed, sizeof(std::int64_t), false},
                              {2, static_cast<std::int64_t>(sources.size())}, false, sharedBytes(std::move(bytes)), budget);
}

Result<void> setClasses(Dataset& dataset, const NdArray& classes, MemoryBudget& budget)
{
    const auto& shape = classes.shape();
    const std::int64_t nodes = dataset.graph.nodeCount();
    if (shape.empty() || shape.size() > 2 || shape[0] != nodes || (shape.size() == 2 && shape[1] != 1))
        return badInput("expected a class for each of %1 nodes, found %2", nodes, classes.describe());
    ROSA_TRY_ASSIGN(const auto numbers, classes.toDoubles(budget));
    std::vector<std::int64_t> ofNode;
    ofNode.reserve(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const double number = numbers[i];
        const bool isKnown = number >= 0;
        if (isKnown && (number != std::floor(number) || number > std::numeric_limits<std::int32_t>::max()))
            return badInput("node %1: expected a class number, found %2", i, number);
        ofNode.push_back(isKnown ? static_cast<std::int64_t>(number) : -1);
    }
    return setLabels(dataset, ofNode, {});
}

Result<void> addSplit(Dataset& dataset, graph::Split split)
{
    std::vector<graph::Node> all;
    for (auto* part : {&split.train, &split.validation, &split.test}) {
        std::ranges::sort(*part);
        all.insert(all.end(), part->begin(), part->end());
    }
    std::ranges::sort(all);
    if (const auto twice = std::ranges::adjacent_find(all); twice != all.end())
        return badInput("split \"%1\": expected each node in one part, found node %2 twice", split.name, *twice);
    dataset.splits.push_back(std::move(split));
    return {};
}

}  // namespace rosa::data
