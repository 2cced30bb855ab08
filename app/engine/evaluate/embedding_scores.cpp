#include "app/engine/evaluate/embedding_scores.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <iterator>
#include <optional>

#include <nlohmann/json.hpp>

#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/json_text.h"
#include "core/catalog/catalogue.h"
#include "core/data/arrays/npy.h"
#include "core/evaluate/clustering.h"
#include "core/evaluate/links.h"
#include "core/evaluate/metrics.h"
#include "core/evaluate/neighbours.h"
#include "core/evaluate/protocol.h"
#include "core/evaluate/splits.h"
#include "core/evaluate/statistics.h"
#include "core/record/raw_rows.h"
#include "core/record/run_folder.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::int32_t kNeighbours = 10;
constexpr std::int32_t kSplits = 5;
constexpr std::int64_t kMostLinks = 10000;
constexpr std::uint64_t kSeed = 1;
constexpr const char* kDocument = "scores";

std::string linkCaveat(MadeFrom from)
{
    switch (from) {
        case MadeFrom::Features:
            return "raw features contain no information on edges";
        case MadeFrom::Unknown:
            return "it is unknown whether these edges were used to compute the embedding";
        default:
            return "the embedding was computed from these edges: the score measures reconstruction, not prediction";
    }
}

/// Caveat for scores that use labels; "" if no labels were used for the embedding.
std::string labelCaveat(MadeFrom from)
{
    if (from == MadeFrom::GraphAndLabels)
        return "the run was trained on labels of its training parts, which are also scored";
    if (from == MadeFrom::Unknown) return "it is unknown whether labels were used to compute the embedding";
    return {};
}

Result<void> checkNeighbours(const ScoredEmbedding& embedding)
{
    if (embedding.from != MadeFrom::GraphAndLabels) return {};
    return badInput(
        "run %1 was trained on labels, so random partitions would test on its training nodes; use the accuracy in its "
        "record",
        embedding.run);
}

/// Shares of the random splits of the default protocol of the data set.
evaluate::SplitShares sharesOf(const data::Dataset& dataset)
{
    return evaluate::defaultProtocol(dataset.name, dataset.labels, dataset.splits).shares;
}

/// The sizes on which the choice of neighbours depends.
struct NeighbourSizes {
    std::int64_t labelled = 0, training = 0;  ///< Nodes, and those of the training part of a random split.
    std::int64_t classes = 1;

    /// Whether a class has this many training nodes on average, so that its nodes can win a vote.
    [[nodiscard]] bool suffices(std::int64_t neighbours) const { return training >= neighbours * classes; }
    /// Most neighbours of a node that can be of its own class, on average.
    [[nodiscard]] std::int64_t most() const { return std::max<std::int64_t>(labelled / classes - 1, 1); }
};

NeighbourSizes sizesOf(const data::Dataset& dataset, const evaluate::SplitShares& shares)
{
    NeighbourSizes sizes;
    sizes.labelled = std::ranges::count_if(dataset.labels.ofNode, [](std::int32_t label) { return label >= 0; });
    sizes.training = static_cast<std::int64_t>(shares.train * static_cast<double>(sizes.labelled));
    sizes.classes = std::max<std::int64_t>(dataset.labels.classCount(), 1);
    return sizes;
}

Result<Json> splitsScore(const evaluate::UnitRows& rows, const data::Dataset& dataset, std::int32_t neighbours,
                         std::uint32_t count, const evaluate::SplitShares& shares)
{
    std::vector<double> accuracies, macroF1;
    std::vector<graph::Split> splits;
    for (std::uint32_t index = 0; index < count; ++index) {
        ROSA_TRY_ASSIGN(auto split, evaluate::randomSplit(dataset.labels, shares, kSeed, index));
        ROSA_TRY_ASSIGN(const auto classes, evaluate::nearestClasses(rows, dataset.labels, split, neighbours));
        std::vector<std::int32_t> expected;
        for (const graph::Node node : split.test) expected.push_back(dataset.labels.ofNode[static_cast<std::size_t>(node)]);
        ROSA_TRY_ASSIGN(const auto matrix, evaluate::ConfusionMatrix::of(expected, classes, dataset.labels.classCount()));
        accuracies.push_back(matrix.accuracy());
        macroF1.push_back(matrix.macroF1());
        splits.push_back(std::move(split));
    }
    const evaluate::Summary summary = evaluate::summarise(accuracies, "splits");
    return Json{{"neighbours", neighbours},
                {"leave_one_out", false},
                {"accuracy_mean", summary.mean},
                {"accuracy_std", summary.standardDeviation},
                {"accuracies", accuracies},
                {"macro_f1_split_mean", evaluate::summarise(macroF1, "splits").mean},
                {"splits", count},
                {"train_share", shares.train},
                {"split_seed", kSeed},
                {"splits_hash", evaluate::splitsHash(splits)}};
}

Result<Json> leaveOneOutScore(const evaluate::UnitRows& rows, const data::Dataset& dataset, std::int32_t neighbours)
{
    ROSA_TRY_ASSIGN(const auto classes, evaluate::nearestOthers(rows, dataset.labels, neighbours));
    std::vector<std::int32_t> expected;
    std::ranges::copy_if(dataset.labels.ofNode, std::back_inserter(expected), [](std::int32_t label) { return label >= 0; });
    ROSA_TRY_ASSIGN(const auto matrix, evaluate::ConfusionMatrix::of(expected, classes, dataset.labels.classCount()));
    return Json{{"neighbours", neighbours},
                {"leave_one_out", true},
                {"accuracy_mean", matrix.accuracy()},
                {"macro_f1", matrix.macroF1()}};
}

/// On random splits, or leave-one-out where their training part has fewer nodes per class than neighbours vote: even a perfect embedding
/// would fail there.
Result<Json> neighbourScore(const evaluate::UnitRows& rows, const data::Dataset& dataset, const ScoreOptions& options)
{
    const evaluate::SplitShares shares = sharesOf(dataset);
    const NeighbourSizes sizes = sizesOf(dataset, shares);
    const std::int32_t wanted = options.neighbours > 0 ? options.neighbours : kNeighbours;
    if (sizes.suffices(wanted))
        return splitsScore(rows, dataset, wanted, static_cast<std::uint32_t>(options.splits > 0 ? options.splits : kSplits),
                           shares);
    if (options.splits > 0)
        return badInput(
            "--splits %1: the training part of a split would have %2 nodes of %3 classes, too few for %4 neighbours; omit "
            "--splits, or request fewer neighbours",
            options.splits, sizes.training, sizes.classes, wanted);
    if (options.neighbours > sizes.most())
        return badInput(
            "--neighbours %1: a class has %2 nodes on average, so that at most %3 neighbours of a node can be of its own",
            options.neighbours, sizes.labelled / sizes.classes, sizes.most());
    return leaveOneOutScore(rows, dataset, static_cast<std::int32_t>(std::min<std::int64_t>(wanted, sizes.most())));
}

Result<Json> clusteringScore(const evaluate::UnitRows& rows, const data::Dataset& dataset)
{
    evaluate::KMeansOptions options;
    options.clusters = dataset.labels.classCount();
    options.seed = kSeed;
    ROSA_TRY_ASSIGN(const auto clusters, evaluate::kMeans(rows, options));
    const std::span<const std::int32_t> expected(dataset.labels.ofNode.data(), dataset.labels.ofNode.size());
    const auto information = evaluate::mutualInformation(expected, clusters.clusterOf);
    const auto rand = evaluate::adjustedRand(expected, clusters.clusterOf);
    ROSA_TRY(information);
    ROSA_TRY(rand);
    return Json{{"clusters", options.clusters}, {"restarts", options.restarts}, {"seed", kSeed},
                {"squares", clusters.squares},  {"nmi", *information},          {"ari", *rand}};
}

Result<Json> linkScore(const evaluate::UnitRows& rows, const data::Dataset& dataset)
{
    ROSA_TRY_ASSIGN(const auto sample, evaluate::sampleLinks(dataset.graph, kMostLinks, kSeed));
    ROSA_TRY_ASSIGN(const auto score, evaluate::scoreLinks(rows, sample));
    return Json{{"auc", score.auc}, {"average_precision", score.averagePrecision}, {"edges", score.edges}, {"seed", kSeed}};
}

void addNeighbours(const Json& knn, std::vector<std::vector<std::string>>& rows)
{
    const std::string how = "% accuracy of the " + std::to_string(knn["neighbours"].get<int>()) + " nearest by cosine, ";
    if (knn["leave_one_out"]) {
        rows.push_back({"nearest neighbours", percent(knn["accuracy_mean"]),
                        how + "leave-one-out, as the data set is too small for a training part"});
        rows.push_back({"", percent(knn["macro_f1"]), "% macro-F1"});
        return;
    }
    rows.push_back({"nearest neighbours", percent(knn["accuracy_mean"]) + " ± " + percent(knn["accuracy_std"]),
                    how + std::to_string(std::lround(100 * knn["train_share"].get<double>())) + " % training, " +
                        counted(knn["splits"].get<std::int64_t>(), "split")});
    rows.push_back({"", percent(knn["macro_f1_split_mean"]), "% macro-F1, mean over splits"});
}

std::string textOf(const Json& scores)
{
    std::vector<std::vector<std::string>> rows;
    const auto addCaveat = [&](const Json& score) {
        if (const auto caveat = score.find("caveat"); caveat != score.end())
            rows.push_back({"", "", caveat->get<std::string>()});
    };
    if (const auto knn = scores.find("knn"); knn != scores.end()) {
        addNeighbours(*knn, rows);
        addCaveat(*knn);
    }
    if (const auto clustering = scores.find("clustering"); clustering != scores.end()) {
        rows.push_back({"clusters", percent((*clustering)["nmi"]),
                        "% normalised mutual information of k-means with the classes, " +
                            std::to_string((*clustering)["restarts"].get<int>()) + " restarts"});
        rows.push_back({"", percent((*clustering)["ari"]), "% adjusted Rand index"});
        addCaveat(*clustering);
    }
    if (const auto links = scores.find("links"); links != scores.end()) {
        rows.push_back({"links", percent((*links)["auc"]),
                        "% area under the ROC curve, " + grouped((*links)["edges"].get<std::int64_t>()) +
                            " edges and as many non-edges"});
        rows.push_back({"", percent((*links)["average_precision"]), "% average precision"});
        addCaveat(*links);
    }
    return table(rightAligned(std::move(rows), 1, 1));
}

/// Merges the scores into the document of the record.
Result<void> keep(const std::filesystem::path& store, const std::string& run, const Json& scores)
{
    Json all = Json::object();
    {
        ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run));
        ROSA_TRY_ASSIGN(const auto known, reader->document(kDocument));
        const Json parsed = jsonOrNull<Json>(known.value_or("{}"));
        if (parsed.is_object()) all = parsed;
    }
    for (const auto& [name, score] : scores.items()) all[name] = score;
    ROSA_TRY_ASSIGN(auto writer, record::RunWriter::reopen(store, run));
    ROSA_TRY(writer->putDocument(kDocument, all.dump()));
    return writer->flush();
}

MadeFrom madeFrom(const std::string& id, const catalog::Catalogue& catalogue)
{
    if (id == "raw") return MadeFrom::Features;
    const catalog::Method* const method = catalogue.method(id);
    if (!method || id == catalog::kForeignMethod) return MadeFrom::Unknown;
    return method->usesLabels ? MadeFrom::GraphAndLabels : MadeFrom::Graph;
}

}  // namespace

std::vector<std::string> scoreIds() { return {"knn", "clustering", "links"}; }

Result<ScoredEmbedding> storedEmbedding(const std::filesystem::path& store, const std::string& run,
                                        const catalog::Catalogue& catalogue, const data::Dataset& dataset)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run));
    const auto info = reader->info();
    const auto files = reader->files();
    ROSA_TRY(info);
    ROSA_TRY(files);
    ScoredEmbedding embedding{run, madeFrom(info->method, catalogue), dataset, {}, 0};
    const auto digest = files->find(record::kEmbedding);
    if (digest == files->end()) {
        if (info->method == "raw") {
            ROSA_TRY_ASSIGN(embedding.features, record::rawRows(*info, dataset));
            return embedding;
        }
        return badInput("run %1 has no embedding: it has not finished", run);
    }
    const auto path = record::RunFolder(store, run).embedding();
    ROSA_TRY_ASSIGN(const auto content, readFile(path));
    if (sha256(content) != digest->second) return badInput("%1: differs from the recorded file (SHA-256 mismatch)", path);
    MemoryBudget budget;
    ROSA_TRY_ASSIGN(const auto array, data::readNpy(path, budget));
    auto values = array.toFloats(budget);
    if (!values) return values.error().within(path.string());
    if (array.shape().size() != 2 || array.shape()[0] != dataset.graph.nodeCount())
        return badInput("%1: expected one row per node of %2", path, dataset.name);
    embedding.values = std::move(*values);
    embedding.width = array.shape()[1];
    return embedding;
}

Result<void> printScores(CommandContext& context, const ScoredEmbedding& embedding, const std::vector<std::string>& which,
                         const ScoreOptions& options)
{
    const data::Dataset& dataset = embedding.dataset;
    const bool isRaw = embedding.values.empty();
    ROSA_TRY_ASSIGN(const auto rows, isRaw ? evaluate::UnitRows::of(embedding.features)
                                           : evaluate::UnitRows::ofDense(embedding.values, dataset.graph.nodeCount(),
                                                                         static_cast<std::int32_t>(embedding.width)));
    Json scores = Json::object();
    for (const std::string& id : which) {
        if (id != "links" && dataset.labels.empty())
            return badInput("data set %1 has no labels, which the scores %2 require", dataset.name, id);
        if (id == "knn") ROSA_TRY(checkNeighbours(embedding));
        auto score = id == "knn"          ? neighbourScore(rows, dataset, options)
                     : id == "clustering" ? clusteringScore(rows, dataset)
                                          : linkScore(rows, dataset);
        if (!score) return score.error().within("--scores %1", id);
        const std::string caveat = id == "links" ? linkCaveat(embedding.from) : labelCaveat(embedding.from);
        if (!caveat.empty()) (*score)["caveat"] = caveat;
        (*score)["dataset_hash"] = data::contentHash(dataset);
        scores[id] = std::move(*score);
    }
    if (context.json)
        printJsonLine({{"event", "scores"}, {"run", embedding.run}, {"dataset", dataset.name}, {"scores", scores}});
    else
        std::cout << textOf(scores);
    if (embedding.run.empty()) return {};
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    // The scores were printed; a failure to record them is only a warning.
    if (const auto kept = keep(store, embedding.run, scores); !kept) warn("not added to the record: " + kept.error().text());
    return {};
}

}  // namespace rosa::engine
