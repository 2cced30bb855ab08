#include "app/workbench/runs/view/run_tree.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <unordered_map>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/runs/data/run_names.h"
#include "core/base/text/joined.h"
#include "core/store/run_labels.h"

namespace rosa::workbench {

namespace {

/// Adds rows and finds the groups by their keys.
class Arranger {
public:
    Arranger(const catalog::Catalogue& catalogue, const std::vector<store::RunSummary>& runs)
        : m_catalogue(catalogue), m_runs(runs), m_rows(runs.size(), -1)
    {
        m_nodes.emplace_back();
    }

    void add(int run) { m_rows[static_cast<std::size_t>(run)] = append(makeRun(run)); }

    void link(int run, int parent)
    {
        RunNode& node = m_nodes[static_cast<std::size_t>(rowOf(run))];
        node.parent = parent;
    }

    [[nodiscard]] int rowOf(int run) const { return m_rows[static_cast<std::size_t>(run)]; }

    /// The row under which a run stands that is no fork of a listed one.
    int groupOf(const store::RunSummary& run)
    {
        const int data = group(0, RunNode::Kind::Data, asText(run.dataset));
        const catalog::Method* method = m_catalogue.method(run.method);
        if (method && !method->trains) return group(data, RunNode::Kind::Baseline, catalogueText(method->title));
        if (const auto place = sweepPlaceOf(run)) return group(data, RunNode::Kind::Sweep, place->sweep);
        return data;
    }

    [[nodiscard]] RunNode::Kind kindOf(const store::RunSummary& run) const
    {
        const catalog::Method* method = m_catalogue.method(run.method);
        return method && !method->trains ? RunNode::Kind::Baseline : RunNode::Kind::Run;
    }

    std::vector<RunNode> take() { return std::move(m_nodes); }

private:
    [[nodiscard]] RunNode makeRun(int run) const
    {
        const store::RunSummary& summary = m_runs[static_cast<std::size_t>(run)];
        RunNode node;
        node.kind = kindOf(summary);
        node.key = asText(summary.id);
        node.run = run;
        return node;
    }

    int group(int parent, RunNode::Kind kind, const QString& name)
    {
        const QString key = m_nodes[static_cast<std::size_t>(parent)].key + QLatin1Char('/') +
                            QString::number(static_cast<int>(kind)) + QLatin1Char('/') + name;
        const auto [found, isNew] = m_groups.try_emplace(key.toStdString(), 0);
        if (isNew) {
            RunNode node;
            node.kind = kind;
            node.key = key;
            node.name = name;
            node.parent = parent;
            found->second = append(std::move(node));
        }
        return found->second;
    }

    int append(RunNode node)
    {
        m_nodes.push_back(std::move(node));
        return static_cast<int>(m_nodes.size()) - 1;
    }

    const catalog::Catalogue& m_catalogue;
    const std::vector<store::RunSummary>& m_runs;
    std::vector<int> m_rows;  ///< By run.
    std::vector<RunNode> m_nodes;
    std::unordered_map<std::string, int> m_groups;
};

/// A method with one run needs no group of its own.
void unwrapSingles(std::vector<RunNode>& nodes)
{
    for (RunNode& node : nodes) {
        if (node.kind != RunNode::Kind::Baseline || node.run >= 0 || node.children.size() != 1) continue;
        RunNode& only = nodes[static_cast<std::size_t>(node.children.front())];
        if (!only.children.empty()) continue;
        node.key = only.key;
        node.run = only.run;
        node.children.clear();
        only.parent = -1;
    }
}

/// What a row is ordered by: the best of itself and all rows below it.
struct RowRank {
    int newest = std::numeric_limits<int>::max();  ///< Place in the list of runs.
    double best = NAN;                             ///< Accuracy.

    void add(const RowRank& below)
    {
        newest = std::min(newest, below.newest);
        best = std::fmax(best, below.best);
    }
};

/// Runs stand before groups, and forks before their parents; inner groups after outer ones.
std::vector<RowRank> rowRanks(const std::vector<RunNode>& nodes, const std::vector<store::RunSummary>& runs)
{
    std::vector<RowRank> ranks(nodes.size());
    std::size_t groups = 1;
    for (; groups < nodes.size() && nodes[groups].run >= 0; ++groups) {
        const RunNode& node = nodes[groups];
        ranks[groups].add({node.run, runs[static_cast<std::size_t>(node.run)].accuracyMean});
        ranks[static_cast<std::size_t>(node.parent)].add(ranks[groups]);
    }
    for (std::size_t i = nodes.size(); i-- > groups;) ranks[static_cast<std::size_t>(nodes[i].parent)].add(ranks[i]);
    return ranks;
}

void sortChildren(std::vector<RunNode>& nodes, const std::vector<store::RunSummary>& runs, const QStringList& names,
                  RunOrder order)
{
    const std::vector<RowRank> ranks = rowRanks(nodes, runs);
    const auto nameAt = [&](int index) {
        const RunNode& node = nodes[static_cast<std::size_t>(index)];
        return node.run >= 0 ? names.value(node.run) : node.name;
    };
    const auto isBefore = [&](int a, int b) {
        const RowRank& x = ranks[static_cast<std::size_t>(a)];
        const RowRank& y = ranks[static_cast<std::size_t>(b)];
        const bool isBaseline = nodes[static_cast<std::size_t>(a)].kind == RunNode::Kind::Baseline;
        if (isBaseline != (nodes[static_cast<std::size_t>(b)].kind == RunNode::Kind::Baseline)) return isBaseline;
        if (order == RunOrder::Name)
            if (const int compared = nameAt(a).localeAwareCompare(nameAt(b)); compared != 0) return compared < 0;
        // Unknown accuracies last.
        if (order == RunOrder::Best && !(std::isnan(x.best) && std::isnan(y.best)) && x.best != y.best)
            return std::isnan(y.best) || x.best > y.best;
        return x.newest < y.newest;
    };
    for (RunNode& node : nodes) std::ranges::sort(node.children, isBefore);
}

}  // namespace

std::vector<RunNode> arrangedRuns(const catalog::Catalogue& catalogue, const std::vector<store::RunSummary>& runs,
                                  const std::vector<bool>& kept, const QStringList& names, RunOrder order)
{
    Arranger arranger(catalogue, runs);
    std::unordered_map<std::string_view, int> byId;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (!kept[i]) continue;
        byId.emplace(runs[i].id, static_cast<int>(i));
        arranger.add(static_cast<int>(i));
    }
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (!kept[i]) continue;
        const auto parent = runs[i].forkedFrom.empty() ? byId.end() : byId.find(runs[i].forkedFrom);
        // A record that names itself as its parent is damaged; a ring of several cannot come from forks, which are newer than their parents.
        const bool isFork = parent != byId.end() && parent->second > static_cast<int>(i) &&
                            runs[static_cast<std::size_t>(parent->second)].dataset == runs[i].dataset;
        const int below = isFork ? arranger.rowOf(parent->second) : arranger.groupOf(runs[i]);
        arranger.link(static_cast<int>(i), below);
    }
    std::vector<RunNode> nodes = arranger.take();
    for (std::size_t i = 1; i < nodes.size(); ++i)
        nodes[static_cast<std::size_t>(nodes[i].parent)].children.push_back(static_cast<int>(i));
    sortChildren(nodes, runs, names, order);
    unwrapSingles(nodes);
    for (const RunNode& node : nodes)
        for (std::size_t place = 0; place < node.children.size(); ++place)
            nodes[static_cast<std::size_t>(node.children[place])].place = static_cast<int>(place);
    return nodes;
}

QStringList filterFields(const store::RunSummary& run, const QString& name, const QString& stage)
{
    return {QStringLiteral("name:") + name,
            QStringLiteral("id:") + asText(run.id),
            QStringLiteral("data:") + asText(run.dataset),
            QStringLiteral("method:") + asText(run.method),
            QStringLiteral("encoder:") + asText(run.encoder),
            QStringLiteral("preset:") + asText(run.preset),
            QStringLiteral("tag:") + asText(joined(run.tags)),
            QStringLiteral("notes:") + asText(run.notes),
            QStringLiteral("state:") + stage,
            QStringLiteral("state:") + asText(record::toText(run.state))};
}

bool matchesFilter(const QStringList& fields, const QStringList& words)
{
    const auto occurs = [&](const QString& word) {
        return std::ranges::any_of(fields, [&](const QString& field) {
            const qsizetype colon = field.indexOf(QLatin1Char(':'));
            const bool isOfField = word.startsWith(field.left(colon + 1), Qt::CaseInsensitive);
            const QStringList wanted = (isOfField ? word.mid(colon + 1) : word).split(QLatin1Char('|'), Qt::SkipEmptyParts);
            if (wanted.isEmpty()) return true;
            return std::ranges::any_of(
                wanted, [&](const QString& one) { return field.mid(colon + 1).contains(one, Qt::CaseInsensitive); });
        });
    };
    return std::ranges::all_of(words, occurs);
}

}  // namespace rosa::workbench
