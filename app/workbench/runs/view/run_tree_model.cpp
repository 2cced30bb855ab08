#include "app/workbench/runs/view/run_tree_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QDateTime>
#include <QIcon>
#include <QLocale>

#include "app/workbench/base/background.h"
#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/runs/view/run_tip.h"
#include "app/workbench/session/live_runs.h"
#include "app/workbench/session/overlays.h"
#include "app/workbench/session/run_colours.h"
#include "app/workbench/session/workbench.h"
#include "core/data/catalogue.h"
#include "core/store/annotations.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

const QString kRunGap = QStringLiteral(" · ");

bool areSameRuns(const std::vector<store::RunSummary>& a, const std::vector<store::RunSummary>& b)
{
    return std::ranges::equal(a, b, {}, &store::RunSummary::id, &store::RunSummary::id);
}

bool isSameProgress(const RunProgress& a, const RunProgress& b)
{
    return a.epochs == b.epochs && a.isEvaluating == b.isEvaluating && a.splits == b.splits && a.state == b.state &&
           durationText(a.secondsLeft()) == durationText(b.secondsLeft());
}

}  // namespace

RunTreeModel::RunTreeModel(Workbench& workbench, QObject* parent)
    : QAbstractItemModel(parent), m_workbench(workbench), m_runs(std::make_shared<const std::vector<store::RunSummary>>())
{
    connect(&workbench.library(), &RunLibrary::changed, this, &RunTreeModel::updateTree);
    connect(&workbench.liveRuns(), &LiveRuns::changed, this, &RunTreeModel::updateProgress);
    connect(&workbench.colours(), &RunColours::assigned, this, [this](const QString& run) {
        if (const QModelIndex row = indexOf(run); row.isValid()) Q_EMIT dataChanged(row, row, {ColourRole});
    });
    connect(&Overlays::of(workbench), &Overlays::changed, this, &RunTreeModel::emitAllChanged);
    updateTree();
    updateProgress();
}

void RunTreeModel::updateTree()
{
    const RunList last = m_runs, next = m_workbench.library().runs();
    const QStringList names = m_workbench.library().names();
    if (!areSameRuns(*last, *next)) {
        QSet<QString> before;
        for (const store::RunSummary& run : *last) before.insert(asText(run.id));
        for (const store::RunSummary& run : *next)
            if (!last->empty() && !before.contains(asText(run.id))) m_arrived.insert(asText(run.id));
        change(next, names);
        return readDataTitles();
    }
    bool isOther = false;
    std::vector<int> changed;
    for (std::size_t i = 0; i < next->size(); ++i) {
        const store::RunSummary& run = (*next)[i];
        if (isSame((*last)[i], run)) continue;
        changed.push_back(static_cast<int>(i));
        // A run of a sweep that gets a name of its own leaves it; another matches the filter only now.
        const bool isListed = m_rows.numberOf(asText(run.id)) > 0;
        isOther = isOther || (*last)[i].name != run.name || isListed != isKept(run, names.value(static_cast<qsizetype>(i)));
    }
    if (isOther) {
        change(next, names);
    } else {
        m_runs = next;
        m_names = names;
    }
    for (const int run : changed) emitChanged(run);
}

void RunTreeModel::updateProgress()
{
    QHash<QString, RunProgress> now;
    for (const RunProgress& progress : m_workbench.liveRuns().all()) now.insert(progress.run, progress);
    const QHash<QString, RunProgress> before = std::exchange(m_progress, std::move(now));
    QSet<QString> runs(before.keyBegin(), before.keyEnd());
    for (auto run = m_progress.keyBegin(); run != m_progress.keyEnd(); ++run) runs.insert(*run);
    for (const QString& run : std::as_const(runs)) {
        const auto old = before.constFind(run);
        const auto fresh = m_progress.constFind(run);
        const bool isEqual = old != before.constEnd() && fresh != m_progress.constEnd() && isSameProgress(*old, *fresh);
        if (const QModelIndex row = indexOf(run); row.isValid() && !isEqual) {
            Q_EMIT dataChanged(row, row);
            if (const QModelIndex above = row.parent(); above.isValid()) Q_EMIT dataChanged(above, above);
        }
    }
}

bool RunTreeModel::isKept(const store::RunSummary& run, const QString& name) const
{
    if (m_only.isEmpty() && m_words.isEmpty()) return true;
    const QString id = asText(run.id);
    if (!allows(id)) return false;
    return m_words.isEmpty() || record::isActive(run.state) || m_arrived.contains(id) ||
           matchesFilter(filterFields(run, name, stageOf(run)), m_words);
}

std::vector<RunNode> RunTreeModel::arranged(const RunList& runs, const QStringList& names) const
{
    std::vector<bool> kept(runs->size());
    for (std::size_t i = 0; i < kept.size(); ++i) kept[i] = isKept((*runs)[i], names.value(static_cast<qsizetype>(i)));
    return arrangedRuns(m_workbench.catalogue(), *runs, kept, names, m_order);
}

void RunTreeModel::rebuild()
{
    beginResetModel();
    m_rows.reset(arranged(m_runs, m_names));
    endResetModel();
}

void RunTreeModel::change(const RunList& runs, const QStringList& names)
{
    if (m_rows.isEmpty()) {
        m_runs = runs;
        m_names = names;
        return rebuild();
    }
    Q_EMIT rowsAboutToChange();
    m_nextRuns = runs;
    m_nextNames = names;
    m_rows.change(arranged(runs, names), *this);
    Q_EMIT rowsChanged();
}

void RunTreeModel::removing(int parent, int first, int last) { beginRemoveRows(indexAt(parent), first, last); }

void RunTreeModel::removed(int parent)
{
    endRemoveRows();
    emitRowChanged(parent);  // It says how many there are.
}

void RunTreeModel::updateRuns()
{
    m_runs = std::exchange(m_nextRuns, nullptr);
    m_names = std::exchange(m_nextNames, {});
}

void RunTreeModel::reordering(int parent)
{
    Q_EMIT layoutAboutToBeChanged({QPersistentModelIndex(indexAt(parent))}, VerticalSortHint);
    m_reordered = persistentIndexList();
}

void RunTreeModel::reordered(int parent)
{
    QModelIndexList now;
    for (const QModelIndex& index : std::as_const(m_reordered)) now.append(indexAt(static_cast<int>(index.internalId())));
    changePersistentIndexList(m_reordered, now);
    Q_EMIT layoutChanged({QPersistentModelIndex(indexAt(parent))}, VerticalSortHint);
}

void RunTreeModel::inserting(int parent, int first, int last) { beginInsertRows(indexAt(parent), first, last); }

void RunTreeModel::inserted(int parent)
{
    endInsertRows();
    emitRowChanged(parent);
}

/// Names that people know: "Zachary's karate club".
void RunTreeModel::readDataTitles()
{
    bool isNew = false;
    for (const int data : m_rows.at(0).children) {
        const QString& name = m_rows.at(data).name;
        if (name.isEmpty() || m_dataTitles.contains(name)) continue;
        m_dataTitles.insert(name, {});
        isNew = true;
    }
    if (!isNew) return;
    inBackground(
        this,
        [store = m_workbench.store()] {
            QHash<QString, QString> titles;
            if (const auto entries = data::Catalogue(store).list())
                for (const data::CatalogueEntry& entry : *entries)
                    if (!entry.problem) titles.insert(asText(entry.name), asText(entry.card.title));
            return titles;
        },
        [this](const QHash<QString, QString>& titles) {
            m_dataTitles.insert(titles);
            for (const int data : m_rows.at(0).children) emitRowChanged(data);
        });
}

void RunTreeModel::emitChanged(int run)
{
    const QModelIndex row = indexOf(asText(runAt(run).id));
    if (!row.isValid()) return;
    Q_EMIT dataChanged(row, row);
    if (row.parent().isValid()) Q_EMIT dataChanged(row.parent(), row.parent());
}

void RunTreeModel::emitAllChanged()
{
    m_rows.forEach([this](int row) { emitRowChanged(row); });
}

void RunTreeModel::emitRowChanged(int row)
{
    if (const QModelIndex index = indexAt(row); index.isValid()) Q_EMIT dataChanged(index, index);
}

const RunNode& RunTreeModel::nodeAt(const QModelIndex& index) const
{
    return m_rows.at(index.isValid() ? static_cast<int>(index.internalId()) : 0);
}

QModelIndex RunTreeModel::indexAt(int node) const
{
    return node <= 0 ? QModelIndex() : createIndex(m_rows.at(node).place, 0, static_cast<quintptr>(node));
}

QModelIndex RunTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    const RunNode& above = nodeAt(parent);
    if (column != 0 || row < 0 || row >= static_cast<int>(above.children.size())) return {};
    return indexAt(above.children[static_cast<std::size_t>(row)]);
}

QModelIndex RunTreeModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexAt(nodeAt(index).parent) : QModelIndex();
}

int RunTreeModel::rowCount(const QModelIndex& parent) const { return static_cast<int>(nodeAt(parent).children.size()); }

int RunTreeModel::columnCount(const QModelIndex&) const { return 1; }

QModelIndex RunTreeModel::indexOf(const QString& run) const
{
    const QModelIndex found = indexOfKey(run);
    return found.isValid() && nodeAt(found).run >= 0 ? found : QModelIndex();
}

QModelIndex RunTreeModel::indexOfKey(const QString& key) const { return indexAt(m_rows.numberOf(key)); }

QStringList RunTreeModel::runsOf(const QModelIndex& index) const
{
    const RunNode& node = nodeAt(index);
    if (node.run >= 0) return {asText(runAt(node.run).id)};
    QStringList runs;
    if (index.isValid() && node.kind != RunNode::Kind::Data)
        for (const int child : node.children) runs += runsOf(indexAt(child));
    return runs;
}

QStringList RunTreeModel::listed() const
{
    QStringList runs;
    for (const store::RunSummary& run : *m_runs)
        if (const QString id = asText(run.id); m_rows.numberOf(id) > 0) runs.append(id);
    return runs;
}

void RunTreeModel::setFilter(const QString& text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    m_arrived.clear();
    rebuild();
}

void RunTreeModel::setOnly(const QStringList& runs)
{
    m_only = {runs.begin(), runs.end()};
    rebuild();
}

void RunTreeModel::setOrder(RunOrder order)
{
    if (std::exchange(m_order, order) != order) rebuild();
}

void RunTreeModel::setTitles(const QHash<QString, QString>& titles)
{
    m_titles = titles;
    emitAllChanged();
}

Qt::ItemFlags RunTreeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return {};
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    return nodeAt(index).run >= 0 ? flags | Qt::ItemIsEditable : flags;
}

bool RunTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const int run = nodeAt(index).run;
    if (role != Qt::EditRole || run < 0) return false;
    if (value.toString() != m_names.value(run)) Q_EMIT renamed(asText(runAt(run).id), value.toString().trimmed());
    return true;
}

QVariant RunTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const RunNode& node = nodeAt(index);
    if (role == KindRole) return static_cast<int>(node.kind);
    if (role == KeyRole) return node.key;
    return node.run < 0 ? groupData(node, role) : runData(node, role);
}

QVariant RunTreeModel::groupData(const RunNode& node, int role) const
{
    switch (role) {
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
            return role == Qt::ToolTipRole ? QVariant(widgets::literal(groupTitle(node))) : QVariant(groupTitle(node));
        case Qt::AccessibleTextRole:
            return QStringList{groupTitle(node), groupData(node, SecondRole).toString(), groupData(node, EndRole).toString()}
                .join(QLatin1Char(' '))
                .trimmed();
        case Qt::DecorationRole:
            return node.kind == RunNode::Kind::Sweep ? widgets::icon(QStringLiteral("parallel")) : QIcon();
        case SecondRole:
            return node.kind == RunNode::Kind::Sweep ? sweepText(node) : QString();
        case EndRole:
            return node.kind == RunNode::Kind::Sweep ? QString() : QLocale().toString(node.children.size());
        case ShareRole:
            return NAN;
        case ProgressRole:
        case ColourRole:
            return -1;
        default:
            return {};
    }
}

QString RunTreeModel::groupTitle(const RunNode& node) const
{
    const QString title = node.kind == RunNode::Kind::Data ? m_dataTitles.value(node.name) : QString();
    return title.isEmpty() ? node.name : title;
}

QString RunTreeModel::sweepText(const RunNode& node) const
{
    double best = NAN;
    int working = 0;
    for (const int child : node.children) {
        const store::RunSummary& run = runAt(m_rows.at(child).run);
        best = std::fmax(best, run.accuracyMean);
        working += m_progress.contains(asText(run.id));
    }
    QStringList parts{tr("%Ln run(s)", nullptr, static_cast<int>(node.children.size()))};
    if (working > 0) parts.append(tr("%Ln running", nullptr, working));
    if (!std::isnan(best)) parts.append(tr("best %1 %").arg(QLocale().toString(100 * best, 'f', 1)));
    return parts.join(kRunGap);
}

QVariant RunTreeModel::runData(const RunNode& node, int role) const
{
    const store::RunSummary& run = runAt(node.run);
    const QString id = asText(run.id);
    switch (role) {
        case Qt::DisplayRole:
            return title(node);
        case Qt::EditRole:
            return m_names.value(node.run);
        case Qt::ToolTipRole:
            return widgets::literal(toolTip(run));
        case Qt::DecorationRole:
            return stateIcon(run);
        case Qt::AccessibleTextRole: {
            const QString name = run.turns.empty() ? title(node) : tr("%1, changed during training").arg(title(node));
            return QStringList{name, stageOf(run), secondLine(run)}.join(QStringLiteral(", "));
        }
        case IdRole:
            return id;
        case SecondRole:
            return secondLine(run);
        case EndRole:
            if (node.kind == RunNode::Kind::Baseline)
                return std::isnan(run.accuracyMean) ? stateText(run.state) : meanText(run);
            return run.tags.empty() ? QLocale().toString(QDateTime::fromMSecsSinceEpoch(std::llround(run.created * 1000)),
                                                         QLocale::ShortFormat)
                                    : asText(store::shownTags(run.tags));
        case ShareRole:
            return m_progress.contains(id) ? NAN : run.accuracyMean;
        case ProgressRole: {
            const auto progress = m_progress.constFind(id);
            const bool isKnown = progress != m_progress.constEnd() && progress->total > 0 && !progress->isEvaluating;
            return isKnown ? std::min(1.0, static_cast<double>(progress->epochs) / progress->total) : -1.0;
        }
        case ColourRole: {
            const int shown = m_workbench.colours().known(id);
            return shown >= 0 ? shown : run.colour;
        }
        case OverlayRole:
            return node.kind == RunNode::Kind::Run && run.epochs > 0 ? QVariant(Overlays::of(m_workbench).has(id))
                                                                     : QVariant();
        default:
            return {};
    }
}

QString RunTreeModel::title(const RunNode& node) const
{
    const store::RunSummary& run = runAt(node.run);
    if (const auto given = m_titles.constFind(asText(run.id)); given != m_titles.constEnd()) return *given;
    // One among several of its method says what it is; alone, the method is enough.
    const bool isAlone = m_rows.at(node.parent).kind != RunNode::Kind::Baseline;
    if (const catalog::Method* method = m_workbench.catalogue().method(run.method);
        node.kind == RunNode::Kind::Baseline && isAlone && method && !run.isNamed)
        return catalogueText(method->title);
    if (const auto place = sweepPlaceOf(run)) {
        // Below its sweep the method says nothing; try and seed tell it from the others where there is no room for values.
        store::RunSummary plain = run;
        plain.seed = 1;
        const QString values = titleOf(plain, m_workbench.catalogue(), false).section(kRunGap, 1);
        const QString number = place->number == 0 ? tr("Default, seed %1").arg(run.seed)
                                                  : tr("Trial %1, seed %2").arg(place->number).arg(run.seed);
        return values.isEmpty() ? number : number + kRunGap + values;
    }
    return titleOf(run, m_workbench.catalogue());
}

/// "running", or the engine's work after the last epoch.
QString RunTreeModel::stageOf(const store::RunSummary& run) const
{
    const auto progress = m_progress.constFind(asText(run.id));
    const bool isEvaluating = progress != m_progress.constEnd() && progress->isEvaluating;
    return isEvaluating && run.state == record::RunState::Running ? stageText(*progress) : stateText(run.state);
}

QString RunTreeModel::secondLine(const store::RunSummary& run) const
{
    if (!run.problem.empty()) return coreText(run.problem);
    if (const auto progress = m_progress.constFind(asText(run.id)); progress != m_progress.constEnd()) {
        QStringList parts{stageText(*progress)};
        if (const double left = progress->secondsLeft(); !std::isnan(left))
            parts.append(tr("%1 left").arg(durationText(left)));
        return parts.join(kRunGap);
    }
    if (!std::isnan(run.accuracyMean)) return accuracyText(run);
    QStringList parts{stateText(run.state)};
    if (run.epochs > 0) parts.append(tr("%Ln epoch(s)", nullptr, run.epochs));
    return parts.join(kRunGap);
}

QString RunTreeModel::toolTip(const store::RunSummary& run) const
{
    const auto name = m_names.value(static_cast<qsizetype>(&run - m_runs->data()));
    return runTip(m_workbench.catalogue(), run, name, stageOf(run));
}

QIcon RunTreeModel::stateIcon(const store::RunSummary& run) const
{
    if (!run.problem.empty()) return widgets::icon(QStringLiteral("error"));
    const auto progress = m_progress.constFind(asText(run.id));
    if (progress != m_progress.constEnd() && progress->isEvaluating) return widgets::icon(QStringLiteral("evaluate"));
    if (run.state == record::RunState::Finished)
        return run.turns.empty() ? QIcon() : widgets::icon(QStringLiteral("turned"));
    return widgets::icon(iconOf(run.state));
}

QString RunTreeModel::widestAccuracy()
{
    store::RunSummary run;
    run.accuracyMean = run.accuracyStd = 0.999;
    return accuracyText(run);
}

}  // namespace rosa::workbench
