#include <algorithm>
#include <charconv>

#include "core/base/files.h"
#include "core/data/arrays/csr.h"
#include "core/data/arrays/pickle.h"
#include "core/data/parts/assemble.h"
#include "core/data/readers/formats.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::uint64_t kMaxPickle = std::uint64_t{1} << 30;
constexpr std::int64_t kValidationNodes = 500;
constexpr std::int64_t kMostLabelColumns = 100000;
constexpr std::uint64_t kListedArcBytes = 32;  // Both directions, while sorted and as a graph.

/// The files of one data set.
class Folder {
public:
    Folder(const Found& found, MemoryBudget& budget)
        : m_folder(found.path), m_stem("ind." + found.stem + "."), m_budget(budget)
    {}

    [[nodiscard]] MemoryBudget& budget() const { return m_budget; }

    [[nodiscard]] std::filesystem::path file(const std::string& part) const { return m_folder / (m_stem + part); }

    [[nodiscard]] Result<PickleDocument> pickle(const std::string& part) const
    {
        ROSA_TRY_ASSIGN(auto bytes, readFile(file(part), kMaxPickle));
        m_budget.add(bytes.size());
        if (const auto taken = m_budget.take(bytes.size()); !taken) return taken.error().within(file(part).string());
        auto document = parsePickle(sharedBytes(std::move(bytes)), m_budget);
        if (!document) return document.error().within(file(part).string());
        return document;
    }

    [[nodiscard]] Result<CsrMatrix> matrix(const std::string& part) const
    {
        TemporaryMemory temporary(m_budget);
        ROSA_TRY_ASSIGN(auto document, pickle(part));
        auto found = document.rootAs<CsrMatrix>(Message("a csr_matrix of features"));
        if (!found) return found.error().within(file(part).string());
        if (const auto taken = m_budget.take(bytesOf(**found)); !taken) return taken.error().within(file(part).string());
        temporary.keep(bytesOf(**found));
        return **found;
    }

    /// Reads one-hot rows as class numbers; −1 for a row of zeros.
    [[nodiscard]] Result<std::vector<std::int64_t>> classes(const std::string& part, std::int64_t& classCount) const
    {
        TemporaryMemory temporary(m_budget);
        ROSA_TRY_ASSIGN(auto document, pickle(part));
        auto found = document.rootAs<NdArray>(Message("an array of one-hot labels"));
        if (!found) return found.error().within(file(part).string());
        const NdArray& array = **found;
        auto values = array.toFloats(m_budget);
        if (!values) return values.error().within(file(part).string());
        if (array.shape().size() != 2 || array.shape()[1] < 1 || array.shape()[1] > kMostLabelColumns ||
            (classCount >= 0 && array.shape()[1] != classCount))
            return badInput("%1: expected one-hot labels with one column per class%2, found %3", file(part),
                            classCount >= 0 ? Message(", %1", classCount) : Message(), array.describe());
        classCount = array.shape()[1];
        std::vector<std::int64_t> classes;
        for (auto row = values->begin(); row != values->end(); row += classCount) {
            const auto largest = std::max_element(row, row + classCount);
            classes.push_back(*largest > 0 ? largest - row : -1);
        }
        return classes;
    }

private:
    std::filesystem::path m_folder;
    std::string m_stem;
    MemoryBudget& m_budget;
};

/// Reads node numbers, one per line.
Result<std::vector<std::int64_t>> readIndex(const std::filesystem::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto text, readTextFile(path, kMaxPickle));
    budget.add(text.size(), MemoryBudget::Input::Text);
    std::vector<std::int64_t> nodes;
    std::size_t line = 1;
    for (std::size_t at = 0; at < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view number = std::string_view(text).substr(at, end - at);
        at = end + 1;
        while (!number.empty() && (number.back() == '\r' || number.back() == ' ')) number.remove_suffix(1);
        if (number.empty()) continue;
        std::int64_t node = 0;
        const auto [stop, problem] = std::from_chars(number.data(), number.data() + number.size(), node);
        if (problem != std::errc() || stop != number.data() + number.size() || node < 0)
            return badInput("%1:%2: expected a node number, found '%3'", path, line, printable(number));
        nodes.push_back(node);
    }
    return nodes;
}

/// Reads the dict of neighbour lists as arcs.
Result<std::vector<graph::Arc>> readArcs(const Folder& folder, std::int64_t nodeCount)
{
    const std::string where = folder.file("graph").string();
    ROSA_TRY_ASSIGN(auto document, folder.pickle("graph"));
    auto dict = document.rootAs<PickleDict>(Message("a dict of neighbour lists"));
    if (!dict) return dict.error().within(where);
    const auto node = [&](PickleRef ref) {
        const auto* number = std::get_if<std::int64_t>(&document[ref]);
        return number && *number >= 0 && *number < nodeCount ? static_cast<graph::Node>(*number) : graph::Node{-1};
    };
    std::vector<graph::Arc> arcs;
    for (const auto& [key, value] : (*dict)->items) {
        const graph::Node source = node(key);
        const auto* list = std::get_if<PickleList>(&document[value]);
        if (source < 0 || !list)
            return badInput("%1: expected a node below %2 and a list of its neighbours, found %3 and %4", where, nodeCount,
                            PickleDocument::kindOf(document[key]), PickleDocument::kindOf(document[value]));
        // Keys may share one list, whose arcs are then added once per key.
        if (const auto taken = folder.budget().take(list->items.size(), kListedArcBytes); !taken)
            return taken.error().within(where);
        for (const PickleRef item : list->items) {
            const graph::Node target = node(item);
            if (target < 0)
                return badInput("%1: neighbours of node %2: expected nodes below %3, found another value", where, source,
                                nodeCount);
            arcs.push_back({source, target});
        }
    }
    return arcs;
}

/// Joins two matrices by node: row i of `upper` is node i, and rowOfNode gives the row of `lower` for the other nodes; nodes in neither
/// have zero rows.
CsrMatrix placeRows(const CsrMatrix& upper, const CsrMatrix& lower, const std::vector<std::int64_t>& rowOfNode)
{
    CsrMatrix all;
    all.rows = static_cast<std::int64_t>(rowOfNode.size());
    all.columns = upper.columns;
    all.offsets.reserve(rowOfNode.size() + 1);
    all.indices.reserve(upper.indices.size() + lower.indices.size());
    all.values.reserve(upper.indices.size() + lower.indices.size());
    for (std::size_t node = 0; node < rowOfNode.size(); ++node) {
        const bool isUpper = node < static_cast<std::size_t>(upper.rows);
        const CsrMatrix& from = isUpper ? upper : lower;
        const std::int64_t row = isUpper ? static_cast<std::int64_t>(node) : rowOfNode[node];
        if (row >= 0) {
            const auto begin = from.offsets[static_cast<std::size_t>(row)];
            const auto end = from.offsets[static_cast<std::size_t>(row) + 1];
            all.indices.insert(all.indices.end(), from.indices.begin() + begin, from.indices.begin() + end);
            all.values.insert(all.values.end(), from.values.begin() + begin, from.values.begin() + end);
        }
        all.offsets.push_back(static_cast<std::int64_t>(all.indices.size()));
    }
    return all;
}

/// Row of the test matrices for each node; −1 for nodes before them and in gaps.
Result<std::vector<std::int64_t>> testRows(const std::vector<std::int64_t>& test, std::int64_t before, std::int64_t rows)
{
    if (static_cast<std::int64_t>(test.size()) != rows)
        return badInput("expected %1 nodes, one per row of tx, found %2", rows, test.size());
    // A gap larger than the whole data set must be a corrupt number.
    const std::int64_t largest = test.empty() ? before - 1 : *std::max_element(test.begin(), test.end());
    if (largest >= 2 * (before + rows) + 1000)
        return badInput("expected nodes up to about %1, found %2", before + rows, largest);
    const std::int64_t nodeCount = std::max(before, largest + 1);
    std::vector<std::int64_t> rowOfNode(static_cast<std::size_t>(nodeCount), -1);
    for (std::size_t i = 0; i < test.size(); ++i) {
        if (test[i] < before || rowOfNode[static_cast<std::size_t>(test[i])] >= 0)
            return badInput("expected each test node once, numbered from %1 (the number of rows of allx), found %2", before,
                            test[i]);
        rowOfNode[static_cast<std::size_t>(test[i])] = static_cast<std::int64_t>(i);
    }
    return rowOfNode;
}

graph::Split publicSplit(std::int64_t trainCount, std::int64_t known, std::vector<std::int64_t> test)
{
    graph::Split split;
    split.name = "public";
    const std::int64_t validationEnd = std::min(trainCount + kValidationNodes, known);
    for (std::int64_t node = 0; node < trainCount; ++node) split.train.push_back(static_cast<graph::Node>(node));
    for (std::int64_t node = trainCount; node < validationEnd; ++node)
        split.validation.push_back(static_cast<graph::Node>(node));
    std::sort(test.begin(), test.end());
    split.test.assign(test.begin(), test.end());
    return split;
}

/// Content of the files, with consistent sizes.
struct Parts {
    CsrMatrix upper;                         ///< allx
    CsrMatrix lower;                         ///< tx
    std::vector<std::int64_t> upperClasses;  ///< ally
    std::vector<std::int64_t> lowerClasses;  ///< ty
    std::int64_t classCount = -1;
    std::int64_t trainCount = 0;          ///< Number of rows of x and y.
    std::vector<std::int64_t> test;       ///< Node of each row of tx.
    std::vector<std::int64_t> rowOfNode;  ///< Row of tx for each node, or −1.
};

Result<Parts> readParts(const Folder& folder)
{
    Parts parts;
    ROSA_TRY_ASSIGN(auto upper, folder.matrix("allx"));
    ROSA_TRY_ASSIGN(auto lower, folder.matrix("tx"));
    ROSA_TRY_ASSIGN(auto first, folder.matrix("x"));
    auto upperClasses = folder.classes("ally", parts.classCount);
    ROSA_TRY(upperClasses);
    auto lowerClasses = folder.classes("ty", parts.classCount);
    ROSA_TRY(lowerClasses);
    auto firstClasses = folder.classes("y", parts.classCount);
    ROSA_TRY(firstClasses);
    ROSA_TRY_ASSIGN(auto test, readIndex(folder.file("test.index"), folder.budget()));

    const auto rows = [](const auto& classes) { return static_cast<std::int64_t>(classes->size()); };
    if (lower.columns != upper.columns || lower.rows != rows(lowerClasses) || upper.rows != rows(upperClasses) ||
        first.rows != rows(firstClasses) || first.rows > upper.rows)
        return badInput(
            "%1: expected features and labels with equal numbers of rows, found allx %2 and ally %3, tx %4 and ty %5, x %6 "
            "and y %7, with %8 and %9 columns",
            folder.file("*"), upper.rows, rows(upperClasses), lower.rows, rows(lowerClasses), first.rows, rows(firstClasses),
            upper.columns, lower.columns);
    auto rowOfNode = testRows(test, upper.rows, lower.rows);
    if (!rowOfNode) return rowOfNode.error().within(folder.file("test.index").string());
    parts.trainCount = first.rows;
    parts.upper = std::move(upper);
    parts.lower = std::move(lower);
    parts.upperClasses = *std::move(upperClasses);
    parts.lowerClasses = *std::move(lowerClasses);
    parts.test = std::move(test);
    parts.rowOfNode = *std::move(rowOfNode);
    return parts;
}

/// Joins the rows of allx and tx by node and frees both matrices.
Result<graph::Features> joinedFeatures(Parts& parts, MemoryBudget& budget)
{
    const std::uint64_t before = bytesOf(parts.upper) + bytesOf(parts.lower);
    ROSA_TRY(budget.take(before + 8 * parts.rowOfNode.size()));
    const CsrMatrix all = placeRows(parts.upper, parts.lower, parts.rowOfNode);
    parts.upper = {};
    parts.lower = {};
    budget.giveBack(before);
    return csrToFeatures(all, budget);
}

Result<void> placeLabels(Dataset& dataset, const Parts& parts)
{
    std::vector<std::int64_t> classes(parts.rowOfNode.size(), -1);
    std::copy(parts.upperClasses.begin(), parts.upperClasses.end(), classes.begin());
    for (std::size_t i = 0; i < parts.test.size(); ++i)
        classes[static_cast<std::size_t>(parts.test[i])] = parts.lowerClasses[i];
    addFixUp(dataset, Message("nodes without a label given class 0, as PyTorch Geometric does"),
             std::count(classes.begin(), classes.end(), -1));
    std::replace(classes.begin(), classes.end(), std::int64_t{-1}, std::int64_t{0});
    std::vector<std::string> names;
    for (std::int64_t i = 0; i < parts.classCount; ++i) names.push_back(std::to_string(i));
    return setLabels(dataset, classes, std::move(names));
}

std::string titleOf(const std::string& stem)
{
    if (stem == "cora") return "Cora";
    if (stem == "citeseer") return "Citeseer";
    if (stem == "pubmed") return "PubMed";
    return stem;
}

}  // namespace

Result<Dataset> readPlanetoid(const Found& found, MemoryBudget& budget)
{
    const Folder folder(found, budget);
    ROSA_TRY_ASSIGN(auto parts, readParts(folder));
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = titleOf(found.stem);
    dataset.source = "Planetoid (Yang, Cohen, Salakhutdinov 2016), github.com/kimiyoung/planetoid";
    const auto nodeCount = static_cast<std::int64_t>(parts.rowOfNode.size());
    ROSA_TRY_ASSIGN(auto arcs, readArcs(folder, nodeCount));
    ROSA_TRY(setGraph(dataset, nodeCount, std::move(arcs), Published::Drop));
    addFixUp(dataset, Message("nodes without features given zeros"), nodeCount - parts.upper.rows - parts.lower.rows);
    auto features = joinedFeatures(parts, budget);
    if (!features) return features.error().within("%1 and tx", folder.file("allx"));
    dataset.features = *std::move(features);
    ROSA_TRY(placeLabels(dataset, parts));
    dataset.splits.push_back(
        publicSplit(parts.trainCount, static_cast<std::int64_t>(parts.upperClasses.size()), parts.test));
    return checked(std::move(dataset));
}

}  // namespace rosa::data
