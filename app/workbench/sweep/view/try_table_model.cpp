#include "app/workbench/sweep/view/try_table_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QApplication>
#include <QPalette>

#include "app/workbench/sweep/data/sweep_text.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

TryTableModel::TryTableModel(SweepFocus& focus, const RunColours& colours, QObject* parent)
    : QAbstractTableModel(parent), m_focus(focus), m_colours(colours)
{
    connect(&colours, &RunColours::assigned, this, [this] {
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, Number), index(static_cast<int>(m_rows.size()) - 1, Number), {Qt::DecorationRole});
    });
}

int TryTableModel::parameters() const { return m_focus.data() ? static_cast<int>(m_focus.data()->axes.size()) : 0; }

int TryTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TryTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstParameter + parameters() + TailColumns;
}

QString TryTableModel::keyOf(int column) const
{
    const int parameter = column - FirstParameter;
    return parameter >= 0 && parameter < parameters() ? m_focus.data()->axes[static_cast<std::size_t>(parameter)].key
                                                      : QString();
}

int TryTableModel::rowOf(int number) const
{
    return number >= 0 && number < static_cast<int>(m_places.size()) ? m_places[static_cast<std::size_t>(number)] : -1;
}

const SweepTry& TryTableModel::one(int row) const
{
    return m_focus.data()->tries[static_cast<std::size_t>(m_rows[static_cast<std::size_t>(row)])];
}

QString TryTableModel::text(const SweepTry& one, int column) const
{
    const QString none = QStringLiteral("–");
    switch (column) {
        case Number:
            return one.number == 0 ? originText(sweep::Origin::Default) : QLocale().toString(one.number);
        case Shrunk:
            return one.isMeasured() ? scoreText(one.score.shrunk) : none;
        case Interval:
            return intervalText(one.score.interval95);
        case Seeds:
            return QLocale().toString(one.score.blocks);
        case State:
            return standingText(one);
        default:
            break;
    }
    if (column == columnOf(Mean)) return one.isMeasured() ? scoreText(one.score.mean) : none;
    return column == columnOf(Origin) ? originText(one.origin) : one.values.value(column - FirstParameter);
}

double TryTableModel::sortKey(const SweepTry& one, int column) const
{
    constexpr double none = -std::numeric_limits<double>::infinity();
    switch (column) {
        case Number:
            return one.number;
        case Shrunk:
            return one.isMeasured() ? one.score.shrunk : none;
        case Interval:
            return one.score.interval95 ? one.score.interval95->low : none;
        case Seeds:
            return one.score.blocks;
        case State:
            return static_cast<double>(one.score.standing) + (one.isMeasured() ? 0.5 : 0);
        default:
            break;
    }
    if (column == columnOf(Mean)) return one.isMeasured() ? one.score.mean : none;
    if (column == columnOf(Origin)) return static_cast<double>(one.origin);
    const double value = one.at[static_cast<std::size_t>(column - FirstParameter)];
    return std::isnan(value) ? none : value;
}

QVariant TryTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_focus.data()) return {};
    const SweepTry& row = one(index.row());
    const int column = index.column();
    switch (role) {
        case Qt::DisplayRole:
            return text(row, column);
        case Qt::ToolTipRole:
            return widgets::literal(describeTry(*m_focus.data(), row.number));
        case Qt::TextAlignmentRole:
            return alignmentOf(column);
        case Qt::ForegroundRole: {
            const bool isFaint =
                !m_focus.kept()[static_cast<std::size_t>(row.number)] || row.score.standing == sweep::Standing::Stopped;
            const QPalette palette = QApplication::palette();
            if (row.score.standing == sweep::Standing::Failed && column == State) return widgets::errorColour(palette);
            return isFaint ? QVariant(widgets::quietText(palette)) : QVariant();
        }
        case Qt::FontRole: {
            if (m_focus.data()->best() != &row) return {};
            QFont font = QApplication::font();
            font.setWeight(QFont::DemiBold);
            return font;
        }
        case Qt::DecorationRole: {
            if (column != Number) return {};
            for (const QString& run : row.runs)
                if (const int colour = m_colours.known(run); colour >= 0)
                    return widgets::curveColour(colour, widgets::isDark(QApplication::palette()));
            return {};
        }
        default:
            return {};
    }
}

QVariant TryTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    switch (role) {
        case Qt::DisplayRole:
            return headerText(section, false);
        case Qt::ToolTipRole:
            return widgets::literal(headerText(section, true));
        case Qt::TextAlignmentRole:
            return alignmentOf(section);
        default:
            return {};
    }
}

QString TryTableModel::headerText(int section, bool isTip) const
{
    switch (section) {
        case Number:
            return isTip ? tr("Number of the trial; the default configuration is number 0") : tr("Trial");
        case Shrunk:
            return isTip ? tr("Mean drawn towards that of all trials by as much as noise explains") : tr("Shrunken");
        case Interval:
            return isTip ? tr("95 % interval of the shrunken mean: 1.96 standard errors") : tr("95 %");
        case Seeds:
            return isTip ? tr("Seeds on which it was measured") : tr("Seeds");
        case State:
            return isTip ? tr("Whether it is still racing, and why not") : tr("State");
        default:
            break;
    }
    if (section == columnOf(Mean))
        return isTip ? tr("Mean validation score, adjusted for trials that were measured on some seeds only") : tr("Mean");
    if (section == columnOf(Origin)) return isTip ? tr("Where the values come from") : tr("Origin");
    const SweepAxis& axis = m_focus.data()->axes[static_cast<std::size_t>(section - FirstParameter)];
    return isTip ? axis.key : axis.scale.title;
}

int TryTableModel::alignmentOf(int column) const
{
    const bool isText = column == State || column == columnOf(Origin);
    return static_cast<int>((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
}

void TryTableModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_column && order == m_order) return;
    m_column = column;
    m_order = order;
    refresh();
}

void TryTableModel::setShowsAll(bool showsAll)
{
    if (showsAll == m_showsAll) return;
    m_showsAll = showsAll;
    refresh();
}

void TryTableModel::refresh()
{
    beginResetModel();
    list();
    endResetModel();
}

void TryTableModel::list()
{
    m_rows.clear();
    m_places.clear();
    if (!m_focus.data()) return;
    const auto& tries = m_focus.data()->tries;
    if (m_column < 0 || m_column >= columnCount()) m_column = Shrunk;
    std::vector<double> keys;
    keys.reserve(tries.size());
    for (const SweepTry& one : tries) {
        keys.push_back(sortKey(one, m_column));
        if (m_showsAll || m_focus.kept()[static_cast<std::size_t>(one.number)]) m_rows.push_back(one.number);
    }
    const bool isDescending = m_order == Qt::DescendingOrder;
    std::ranges::stable_sort(m_rows, [&](int a, int b) {
        const auto left = static_cast<std::size_t>(a), right = static_cast<std::size_t>(b);
        if (m_showsAll && m_focus.kept()[left] != m_focus.kept()[right]) return m_focus.kept()[left] > m_focus.kept()[right];
        return isDescending ? keys[left] > keys[right] : keys[left] < keys[right];
    });
    m_places.assign(tries.size(), -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        m_places[static_cast<std::size_t>(m_rows[row])] = static_cast<int>(row);
}

}  // namespace rosa::workbench
