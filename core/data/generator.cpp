#include "core/data/generator.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <sstream>
#include <string>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/data/arc_sorter.h"
#include "core/data/mapped_writer.h"

namespace rosa::data {

namespace {

using graph::Node;

/// DrawnPart of the data set that a stream is for; used as the stream's epoch. The numbers determine what a seed draws: never renumber.
enum class DrawnPart : std::uint32_t { Edges = 0, ClassMeans = 1, Noise = 2, Split = 3 };

RandomStream streamFor(const BlockModelOptions& options, DrawnPart part, std::int64_t index)
{
    return {options.seed, Purpose::Generator, static_cast<std::uint32_t>(part), static_cast<std::uint32_t>(index)};
}

template <typename T>
std::string numberText(T value)
{
    std::ostringstream text;
    text << value;
    return text.str();
}

template <typename T>
Result<void> checkRange(const char* option, T value, T low, T high)
{
    if (value >= low && value <= high) return {};
    return badInput("%1 is %2; expected %3 … %4", option, numberText(value), numberText(low), numberText(high));
}

Result<void> checkShares(const BlockModelOptions& options)
{
    const double train = options.trainShare;
    const double validation = options.validationShare;
    const std::string trainText = numberText(train);
    const std::string validationText = numberText(validation);
    if (!(train >= 0 && train < 1)) return badInput("trainShare is %1; expected 0 or more, below 1", trainText);
    if (!(validation >= 0 && validation < 1))
        return badInput("validationShare is %1; expected 0 or more, below 1", validationText);
    if (train == 0 && validation > 0)
        return badInput("validationShare is %1 without a trainShare; expected both for a split, or neither", validationText);
    if (train + validation >= 1)
        return badInput("trainShare %1 and validationShare %2 leave no test nodes; expected a sum below 1", trainText,
                        validationText);
    return {};
}

Result<void> checkOptions(const BlockModelOptions& options)
{
    ROSA_TRY(checkRange("nodes", options.nodes, 1, kMostNodes));
    ROSA_TRY(checkRange("classes", options.classes, 1, std::min(options.nodes, kMostClasses)));
    ROSA_TRY(checkRange("meanDegree", options.meanDegree, 0.0, static_cast<double>(options.nodes - 1)));
    ROSA_TRY(checkRange("homophily", options.homophily, options.classes == 1 ? 1.0 : 0.0, 1.0));
    ROSA_TRY(checkRange("features", options.features, 1, kMostFeatures));
    ROSA_TRY(checkRange("signal", options.signal, 0.0, 1e6));
    return checkShares(options);
}

/// The nodes of class c are c, c + classes, c + 2·classes, …
std::int64_t sizeOfClass(const BlockModelOptions& options, std::int32_t c)
{
    return (options.nodes - c + options.classes - 1) / options.classes;
}

/// Edge probabilities.
struct Densities {
    double inside = 0;
    double between = 0;
};

Result<Densities> densities(const BlockModelOptions& options)
{
    double pairsInside = 0;
    for (std::int32_t c = 0; c < options.classes; ++c) {
        const auto size = static_cast<double>(sizeOfClass(options, c));
        pairsInside += size * (size - 1) / 2;
    }
    const double nodes = options.nodes;
    const double pairsBetween = nodes * (nodes - 1) / 2 - pairsInside;
    const double edges = nodes * options.meanDegree / 2;
    const double edgesInside = edges * options.homophily;
    const double edgesBetween = edges - edgesInside;
    if (edgesInside > pairsInside)
        return badInput(
            "meanDegree and homophily require %1 edges within classes, but there are only %2 pairs of nodes within classes",
            numberText(edgesInside), numberText(pairsInside));
    if (edgesBetween > pairsBetween)
        return badInput(
            "meanDegree and homophily require %1 edges between classes, but there are only %2 pairs of nodes between "
            "classes",
            numberText(edgesBetween), numberText(pairsBetween));
    return Densities{pairsInside > 0 ? edgesInside / pairsInside : 0, pairsBetween > 0 ? edgesBetween / pairsBetween : 0};
}

/// Calls `take(i)` for each i of 0 … count − 1 independently with `probability`, in ascending order, until it returns false; then returns
/// false, too. The gaps are geometric (Batagelj and Brandes, "Efficient generation of large random networks", Phys. Rev. E 2005). O(taken).
template <typename Take>
bool forEachDrawn(std::int64_t count, double probability, RandomStream& stream, const Take& take)
{
    if (probability <= 0) return true;
    const double scale = probability < 1 ? 1.0 / std::log1p(-probability) : 0.0;
    for (std::int64_t i = 0; i < count; ++i) {
        const double gap = std::floor(std::log(1.0 - stream.uniform64()) * scale);
        if (gap >= static_cast<double>(count - i)) return true;
        i += static_cast<std::int64_t>(gap);
        if (!take(i)) return false;
    }
    return true;
}

/// Receives the two ends of an edge; returns false to stop.
using TakeEdge = std::function<bool(Node, Node)>;

/// Edges within class c: pair i of its members (row, column), column < row, counted row by row.
bool drawInside(const BlockModelOptions& options, std::int32_t c, double density, const TakeEdge& take)
{
    RandomStream stream = streamFor(options, DrawnPart::Edges, std::int64_t{c} * options.classes + c);
    const std::int64_t size = sizeOfClass(options, c);
    std::int64_t row = 1;
    std::int64_t rowBegin = 0;
    return forEachDrawn(size * (size - 1) / 2, density, stream, [&](std::int64_t i) {
        while (i >= rowBegin + row) rowBegin += row++;
        return take(static_cast<Node>(c + row * options.classes), static_cast<Node>(c + (i - rowBegin) * options.classes));
    });
}

bool drawBetween(const BlockModelOptions& options, std::int32_t a, std::int32_t b, double density, const TakeEdge& take)
{
    RandomStream stream = streamFor(options, DrawnPart::Edges, std::int64_t{a} * options.classes + b);
    const std::int64_t columns = sizeOfClass(options, b);
    return forEachDrawn(sizeOfClass(options, a) * columns, density, stream, [&](std::int64_t i) {
        return take(static_cast<Node>(a + i / columns * options.classes),
                    static_cast<Node>(b + i % columns * options.classes));
    });
}

bool drawEdges(const BlockModelOptions& options, Densities density, const TakeEdge& take)
{
    for (std::int32_t a = 0; a < options.classes; ++a) {
        if (!drawInside(options, a, density.inside, take)) return false;
        for (std::int32_t b = a + 1; b < options.classes; ++b)
            if (!drawBetween(options, a, b, density.between, take)) return false;
    }
    return true;
}

/// signal · u_c for every class, classes × features.
std::vector<double> drawClassMeans(const BlockModelOptions& options)
{
    const auto columns = static_cast<std::size_t>(options.features);
    std::vector<double> means(static_cast<std::size_t>(options.classes) * columns);
    for (std::int32_t c = 0; c < options.classes; ++c) {
        RandomStream stream = streamFor(options, DrawnPart::ClassMeans, c);
        const auto mean = std::span(means).subspan(static_cast<std::size_t>(c) * columns, columns);
        double squares = 0;
        for (double& value : mean) {
            value = stream.normal();
            squares += value * value;
        }
        for (double& value : mean) value *= options.signal / std::sqrt(squares);
    }
    return means;
}

/// Draws the features of the nodes from `first` on until `values` is full.
void drawFeatures(const BlockModelOptions& options, std::span<const double> means, std::int64_t first,
                  std::span<float> values)
{
    constexpr std::int64_t nodesAThread = 1024;
    const auto columns = static_cast<std::size_t>(options.features);
    parallelFor(static_cast<std::int64_t>(values.size() / columns), nodesAThread, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            RandomStream stream = streamFor(options, DrawnPart::Noise, first + i);
            const double* mean = means.data() + static_cast<std::size_t>((first + i) % options.classes) * columns;
            float* row = values.data() + static_cast<std::size_t>(i) * columns;
            for (std::size_t k = 0; k < columns; ++k) row[k] = static_cast<float>(mean[k] + stream.normal());
        }
    });
}

graph::Labels labelsOf(const BlockModelOptions& options)
{
    graph::Labels labels;
    labels.ofNode.resize(static_cast<std::size_t>(options.nodes));
    for (std::size_t i = 0; i < labels.ofNode.size(); ++i) labels.ofNode[i] = static_cast<std::int32_t>(i) % options.classes;
    for (std::int32_t c = 0; c < options.classes; ++c) labels.classNames.push_back(std::to_string(c));
    return labels;
}

/// Draws the parts of the split.
Result<graph::Split> drawSplit(const BlockModelOptions& options, const Watch& watch)
{
    graph::Split split;
    split.name = "generated";
    const auto draw = [&](Node node) {
        const double place = streamFor(options, DrawnPart::Split, node).uniform64();
        auto& part = place < options.trainShare                             ? split.train
                     : place < options.trainShare + options.validationShare ? split.validation
                                                                            : split.test;
        part.push_back(node);
    };
    constexpr std::int64_t nodesAtOnce = 1 << 20;
    ROSA_TRY(inParts(options.nodes, nodesAtOnce, "split", watch, [&](std::int64_t begin, std::int64_t end) -> Result<void> {
        for (auto node = static_cast<Node>(begin); node < end; ++node) draw(node);
        return {};
    }));
    const auto isMissing = [](double share, const std::vector<Node>& part) { return share > 0 && part.empty(); };
    const char* const missing = isMissing(options.trainShare, split.train)             ? "trainShare"
                                : isMissing(options.validationShare, split.validation) ? "validationShare"
                                                                                       : nullptr;
    if (missing)
        return badInput("%1 is too small: its part gets none of the %2 nodes; use a larger share or more nodes", missing,
                        options.nodes);
    if (split.test.empty())
        return badInput("trainShare and validationShare leave no test nodes; use smaller shares or more nodes");
    return split;
}

/// Makes names, notes, labels and split.
Result<Dataset> describe(const BlockModelOptions& options, const Watch& watch = {})
{
    Dataset dataset;
    dataset.name = "csbm";
    dataset.title = "Contextual stochastic block model";
    std::ostringstream source;
    source << "generated: nodes=" << options.nodes << " classes=" << options.classes << " meanDegree=" << options.meanDegree
           << " homophily=" << options.homophily << " features=" << options.features << " signal=" << options.signal
           << " seed=" << options.seed;
    if (options.trainShare > 0) {
        source << " trainShare=" << options.trainShare << " validationShare=" << options.validationShare;
        ROSA_TRY_ASSIGN(auto split, drawSplit(options, watch));
        dataset.splits.push_back(std::move(split));
    }
    dataset.source = source.str();
    dataset.labels = labelsOf(options);
    return dataset;
}

double expectedEdges(const BlockModelOptions& options) { return options.nodes * options.meanDegree / 2; }

Result<void> streamEdges(const BlockModelOptions& options, Densities density, ArcSorter& sorter, const Watch& watch)
{
    constexpr std::int64_t watchEvery = 1 << 18;
    const auto expected = static_cast<std::int64_t>(expectedEdges(options));
    Result<void> end;
    drawEdges(options, density, [&](Node a, Node b) {
        if (sorter.added() % watchEvery == 0) end = watch.at("edges", std::min(sorter.added(), expected), expected);
        if (end) end = sorter.add(a, b);
        return end.ok();
    });
    return end ? watch.at("edges", expected, expected) : end;
}

Result<void> streamFeatures(const BlockModelOptions& options, graph::Features::Precision precision, MappedWriter& writer,
                            const Watch& watch)
{
    constexpr std::int64_t valuesAtOnce = std::int64_t{4} << 20;
    const std::vector<double> means = drawClassMeans(options);
    ROSA_TRY(beginValues(writer, precision));
    const std::int64_t nodesAtOnce = std::max<std::int64_t>(1, valuesAtOnce / options.features);
    std::vector<float> values;
    for (std::int64_t first = 0; first < options.nodes; first += nodesAtOnce) {
        ROSA_TRY(watch.at("features", first, options.nodes));
        values.resize(static_cast<std::size_t>(std::min(nodesAtOnce, options.nodes - first) * options.features));
        drawFeatures(options, means, first, values);
        const auto placeOf = [&](std::size_t i) {
            return densePlace(first * options.features + static_cast<std::int64_t>(i), options.features);
        };
        ROSA_TRY(addValues(writer, values, precision, placeOf));
    }
    return watch.at("features", options.nodes, options.nodes);
}

}  // namespace

Result<Dataset> generateBlockModel(const BlockModelOptions& options)
{
    ROSA_TRY(checkOptions(options));
    ROSA_TRY_ASSIGN(const auto density, densities(options));

    auto described = describe(options);
    if (!described) return described;
    Dataset dataset = std::move(*described);
    std::vector<graph::Arc> edges;
    edges.reserve(static_cast<std::size_t>(expectedEdges(options) * 1.1));
    drawEdges(options, density, [&](Node a, Node b) {
        edges.push_back({a, b});
        return true;
    });
    auto graph = graph::Graph::undirected(options.nodes, std::move(edges));
    ROSA_TRY(graph);
    dataset.graph = std::move(*graph);
    std::vector<float> values(static_cast<std::size_t>(options.nodes) * static_cast<std::size_t>(options.features));
    drawFeatures(options, drawClassMeans(options), 0, values);
    ROSA_TRY_ASSIGN(auto features, graph::Features::dense(options.nodes, options.features, std::move(values)));
    dataset.features = std::move(features);
    return dataset;
}

Result<PackedCard> generateToFile(const BlockModelOptions& options, const std::filesystem::path& path,
                                  const std::string& name, graph::Features::Precision precision, const Watch& watch)
{
    ROSA_TRY(checkOptions(options));
    ROSA_TRY_ASSIGN(const auto density, densities(options));
    ROSA_TRY_ASSIGN(auto parts, describe(options, watch));
    parts.name = name;
    ROSA_TRY_ASSIGN(auto writer, MappedWriter::create(path));
    {
        ROSA_TRY_ASSIGN(auto sorter, ArcSorter::make(options.nodes, static_cast<std::int64_t>(expectedEdges(options))));
        ROSA_TRY(streamEdges(options, density, sorter, watch));
        graph::GraphFixUps none;  // every pair of nodes is drawn once
        ROSA_TRY(putGraph(writer, sorter, options.nodes, false, none, watch));
    }
    ROSA_TRY(streamFeatures(options, precision, writer, watch));
    ROSA_TRY(writer.putSmallParts(parts));
    PackedCard card;
    card.name = parts.name;
    card.title = parts.title;
    card.source = parts.source;
    card.features = options.features;
    return writer.finish(std::move(card), watch);
}

}  // namespace rosa::data
