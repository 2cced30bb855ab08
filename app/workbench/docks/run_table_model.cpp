#include "app/workbench/docks/run_table_model.h"
#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/base/metric_title.h"
#include "app/workbench/records/run_names.h"
#include "app/workbench/records/run_progress.h"

#include <cmath>

#include <QDateTime>
#include <QLocale>

#include "core/base/joined.h"
#include "core/record/annotations.h"
#include "widgets/style/icons.h"
#include "widgets/style/number_text.h"
#include "widgets/text/literal.h"
#include "widgets/text/shortened.h"

namespace rosa::workbench {

namespace {

/// "80", or "20 → 80" if it was changed during training.
QString shownValues(QStringList values)
{
    for (QString& value : values) value = widgets::localNumber(value);
    return values.join(QStringLiteral(" → "));
}

bool isSameOrder(const std::vector<record::RunSummary>& a, const std::vector<record::RunSummary>& b)
{
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [](const auto& x, const auto& y) { return x.id == y.id; });
}

}  // namespace

QString stateIcon(record::RunState state)
{
    switch (state) {
        case record::RunState::Queued:
            return QStringLiteral("step");
        case record::RunState::Running:
            return QStringLiteral("play");
        case record::RunState::Paused:
            return QStringLiteral("pause");
        case record::RunState::Finished:
            return QStringLiteral("done");
        case record::RunState::Stopped:
            return QStringLiteral("stop");
        case record::RunState::Failed:
            return QStringLiteral("error");
        case record::RunState::Interrupted:
            return QStringLiteral("warning");
    }
    return {};
}

RunTableModel::RunTableModel(const catalog::Catalogue& catalogue, RunLibrary& library, LiveRuns& liveRuns,
                             RunColours& colours, QObject* parent)
    : QAbstractTableModel(parent),
      m_catalogue(catalogue),
      m_library(library),
      m_liveRuns(liveRuns),
      m_colours(colours),
      m_runs(std::make_shared<const std::vector<record::RunSummary>>()),
      m_metric(metricTitle({}))
{
    connect(&library, &RunLibrary::changed, this, &RunTableModel::take);
    connect(&colours, &RunColours::assigned, this, [this](const QString& run) {
        if (const int row = rowOf(run); row >= 0) Q_EMIT dataChanged(index(row, Name), index(row, Name), {ColourRole});
    });
    connect(&liveRuns, &LiveRuns::changed, this, &RunTableModel::takeStages);
    take();
    takeStages();
}

/// A run under evaluation still counts as running in its record, so its stage is shown instead.
void RunTableModel::takeStages()
{
    QHash<QString, QString> evaluating;
    for (const RunProgress& progress : m_liveRuns.all())
        if (progress.isEvaluating) evaluating.insert(progress.run, stageText(progress));
    const QHash<QString, QString> before = std::exchange(m_evaluating, std::move(evaluating));
    for (const auto& runs : {before, m_evaluating})
        for (const QString& run : runs.keys())
            if (const int row = rowOf(run); row >= 0 && before.value(run) != m_evaluating.value(run))
                Q_EMIT dataChanged(index(row, State), index(row, State));
}

QString RunTableModel::stageOf(const record::RunSummary& run) const
{
    return run.state == record::RunState::Running ? m_evaluating.value(asText(run.id), stateText(run.state))
                                                  : stateText(run.state);
}

/// The common title of the runs' accuracies.
QString RunTableModel::metricOf(const std::vector<record::RunSummary>& runs)
{
    std::string first;
    for (const record::RunSummary& run : runs) {
        if (run.metric.empty() || run.metric == first) continue;
        if (!first.empty()) return tr("Score");
        first = run.metric;
    }
    return metricTitle(first);
}

/// If the same runs come in the same order, single rows change. New runs in front, the usual case, are inserted, and selections are kept.
/// Otherwise the model is reset.
void RunTableModel::take()
{
    const RunList next = m_library.runs();
    const QString metric = metricOf(*next);
    if (std::exchange(m_metric, metric) != metric) Q_EMIT headerDataChanged(Qt::Horizontal, Accuracy, Accuracy);
    const std::size_t added = next->size() >= m_runs->size() ? next->size() - m_runs->size() : 0;
    const bool hasGrown =
        added > 0 && isSameOrder(*m_runs, {next->begin() + static_cast<std::ptrdiff_t>(added), next->end()});
    if (isSameOrder(*m_runs, *next)) {
        const RunList last = std::exchange(m_runs, next);
        for (std::size_t i = 0; i < next->size(); ++i)
            if (!isSame((*last)[i], (*next)[i])) {
                const int row = static_cast<int>(i);
                Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
            }
        return;
    }
    if (hasGrown)
        beginInsertRows({}, 0, static_cast<int>(added) - 1);
    else
        beginResetModel();
    m_runs = next;
    m_rows.clear();
    for (std::size_t i = 0; i < m_runs->size(); ++i) m_rows.insert(asText((*m_runs)[i].id), static_cast<int>(i));
    if (hasGrown)
        endInsertRows();
    else
        endResetModel();
}

int RunTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_runs->size());
}

int RunTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FixedColumns + static_cast<int>(m_parameters.size());
}

QString RunTableModel::widestAccuracy()
{
    const QLocale locale;
    return tr("%1 ± %2 %").arg(locale.toString(99.9, 'f', 1), locale.toString(99.9, 'f', 1));
}

QVariant RunTableModel::display(const record::RunSummary& run, int column) const
{
    const QLocale locale;
    switch (column) {
        case Name:
            return nameOf(run);
        case Dataset:
            return asText(run.dataset);
        case Method:
            return asText(run.method);
        case Encoder:
            return asText(run.encoder);
        case Preset:
            return asText(run.preset);
        case Seed:
            return locale.toString(static_cast<qulonglong>(run.seed));
        case Epochs:
            return run.epochs > 0 ? locale.toString(run.epochs) : QString();
        case Loss:
            return std::isnan(run.lastLoss) ? QString() : locale.toString(run.lastLoss, 'f', 3);
        case Accuracy:
            if (std::isnan(run.accuracyMean)) return {};
            if (std::isnan(run.accuracyStd))  // from a single split
                return locale.toString(run.accuracyMean * 100, 'f', 1) + QStringLiteral(" %");
            return tr("%1 ± %2 %")
                .arg(locale.toString(run.accuracyMean * 100, 'f', 1), locale.toString(run.accuracyStd * 100, 'f', 1));
        case Tags:
            return asText(record::shownTags(run.tags));
        case Notes:
            return widgets::shortened(asText(run.notes).section(QLatin1Char('\n'), 0, 0), widgets::kLongestLine);
        case Created:
            return locale.toString(QDateTime::fromMSecsSinceEpoch(std::llround(run.created * 1000)), QLocale::ShortFormat);
        case State:
            return {};
        default:
            return shownValues(m_values.value(asText(run.id)).value(m_parameters.value(column - FixedColumns)));
    }
}

QVariant RunTableModel::sortKey(const record::RunSummary& run, int column) const
{
    switch (column) {
        case State:
            return static_cast<int>(run.state);
        case Seed:
            return static_cast<qulonglong>(run.seed);
        case Epochs:
            return run.epochs;
        case Loss:
            return run.lastLoss;
        case Accuracy:
            return run.accuracyMean;
        case Created:
            return run.created;
        default:
            break;
    }
    if (column < FixedColumns) return display(run, column);
    const QStringList values = m_values.value(asText(run.id)).value(m_parameters.value(column - FixedColumns));
    const QString last = values.isEmpty() ? QString() : values.last();
    bool isNumber = false;
    const double number = last.toDouble(&isNumber);
    return isNumber ? QVariant(number) : QVariant(last);
}

QString RunTableModel::toolTip(const record::RunSummary& run) const
{
    if (!run.problem.empty()) return coreText(run.problem);
    QString tip = nameOf(run) + QLatin1Char('\n') + tr("%1: %2").arg(asText(run.id), stageOf(run));
    if (!run.turns.empty()) tip += QLatin1Char('\n') + turnsText(run);
    if (!run.notes.empty()) tip += QLatin1Char('\n') + asText(run.notes);
    return tip;
}

QString RunTableModel::turnsText(const record::RunSummary& run) const
{
    const QLocale locale;
    QStringList lines{tr("Parameters were changed during training, so the listed values do not describe the whole run:")};
    for (const record::Turn& turn : run.turns) {
        const catalog::Parameter* parameter = m_catalogue.parameter(turn.key);
        lines += tr("%1 = %2 from epoch %3")
                     .arg(parameter ? catalogueText(parameter->title) : asText(turn.key),
                          widgets::localNumber(asText(turn.value)), locale.toString(turn.epoch + 1));
    }
    return lines.join(QLatin1Char('\n'));
}

QVariant RunTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const record::RunSummary& run = (*m_runs)[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return display(run, index.column());
        case Qt::EditRole:
            return index.column() == Name ? display(run, Name) : QVariant();
        case Qt::ToolTipRole:
            return widgets::literal(toolTip(run));
        case Qt::DecorationRole:
            if (index.column() == Name && !run.turns.empty()) return widgets::icon(QStringLiteral("turned"));
            if (index.column() != State) return {};
            if (run.state == record::RunState::Running && m_evaluating.contains(asText(run.id)))
                return widgets::icon(QStringLiteral("evaluate"));
            return widgets::icon(run.problem.empty() ? stateIcon(run.state) : QStringLiteral("error"));
        case Qt::AccessibleTextRole:
            if (index.column() == State) return stageOf(run);
            if (index.column() == Name && !run.turns.empty())
                return tr("%1, changed during training").arg(display(run, Name).toString());
            return display(run, index.column()).toString();
        case Qt::TextAlignmentRole: {
            const bool isNumber = index.column() >= Seed && index.column() <= Accuracy;
            return QVariant(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
        }
        case IdRole:
            return asText(run.id);
        case ColourRole:
            return index.column() == Name ? m_colours.known(asText(run.id)) : -1;
        case SortRole:
            return sortKey(run, index.column());
        case FilterRole:
            return QStringList{QStringLiteral("name:") + nameOf(run),
                               QStringLiteral("id:") + asText(run.id),
                               QStringLiteral("data:") + asText(run.dataset),
                               QStringLiteral("method:") + asText(run.method),
                               QStringLiteral("encoder:") + asText(run.encoder),
                               QStringLiteral("preset:") + asText(run.preset),
                               QStringLiteral("tag:") + asText(joined(run.tags)),
                               QStringLiteral("notes:") + asText(run.notes),
                               QStringLiteral("state:") + stageOf(run),
                               QStringLiteral("state:") + asText(record::toText(run.state))};
        default:
            return {};
    }
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole && section >= FixedColumns)
        return widgets::literal(m_parameters.value(section - FixedColumns));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case State:
            return QString();
        case Name:
            return tr("Name");
        case Dataset:
            return tr("Data");
        case Method:
            return tr("Method");
        case Encoder:
            return tr("Encoder");
        case Preset:
            return tr("Preset");
        case Seed:
            return tr("Seed");
        case Epochs:
            return tr("Epochs");
        case Loss:
            return tr("Loss");
        case Accuracy:
            return m_metric;
        case Tags:
            return tr("Tags");
        case Notes:
            return tr("Notes");
        case Created:
            return tr("Started");
        default:
            return m_titles.value(section - FixedColumns);
    }
}

Qt::ItemFlags RunTableModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Name ? flags | Qt::ItemIsEditable : flags;
}

bool RunTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || index.column() != Name) return false;
    if (value.toString() != display((*m_runs)[static_cast<std::size_t>(index.row())], Name).toString())
        Q_EMIT renamed(idAt(index.row()), value.toString().trimmed());
    return true;
}

QString RunTableModel::idAt(int row) const
{
    return row >= 0 && row < rowCount() ? asText((*m_runs)[static_cast<std::size_t>(row)].id) : QString();
}

int RunTableModel::rowOf(const QString& run) const { return m_rows.value(run, -1); }

void RunTableModel::setParameterColumns(const QStringList& keys, const QStringList& titles,
                                        const QHash<QString, RunValues>& values)
{
    // Keeps the rows and thereby the selection.
    if (keys != m_parameters && !m_parameters.isEmpty()) {
        beginRemoveColumns({}, FixedColumns, columnCount() - 1);
        m_parameters.clear();
        endRemoveColumns();
    }
    m_titles = titles;
    m_values = values;
    if (keys != m_parameters) {
        beginInsertColumns({}, FixedColumns, FixedColumns + static_cast<int>(keys.size()) - 1);
        m_parameters = keys;
        endInsertColumns();
    } else if (!keys.isEmpty() && rowCount() > 0) {
        Q_EMIT dataChanged(index(0, FixedColumns), index(rowCount() - 1, columnCount() - 1));
    }
}

RunFilter::RunFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(RunTableModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void RunFilter::setText(const QString& text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void RunFilter::setRuns(const QStringList& runs)
{
    m_kept = {runs.begin(), runs.end()};
    invalidateFilter();
}

bool RunFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex run = sourceModel()->index(row, 0, parent);
    if (!keeps(run.data(RunTableModel::IdRole).toString())) return false;
    if (m_words.isEmpty()) return true;
    const QStringList fields = run.data(RunTableModel::FilterRole).toStringList();
    const auto occurs = [&](const QString& word) {
        return std::any_of(fields.begin(), fields.end(), [&](const QString& field) {
            const qsizetype colon = field.indexOf(QLatin1Char(':'));
            const bool isOfField = word.startsWith(field.left(colon + 1), Qt::CaseInsensitive);
            const QStringList wanted = (isOfField ? word.mid(colon + 1) : word).split(QLatin1Char('|'), Qt::SkipEmptyParts);
            if (wanted.isEmpty()) return true;
            return std::any_of(wanted.begin(), wanted.end(),
                               [&](const QString& one) { return field.mid(colon + 1).contains(one, Qt::CaseInsensitive); });
        });
    };
    return std::all_of(m_words.begin(), m_words.end(), occurs);
}

}  // namespace rosa::workbench
