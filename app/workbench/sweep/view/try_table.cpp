#include "app/workbench/sweep/view/try_table.h"

#include <algorithm>

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

#include "app/workbench/sweep/data/sweep_text.h"

namespace rosa::workbench {

namespace {

constexpr int kTryIconSide = 10;
/// Rows that decide on the width of a column.
constexpr int kMeasuredRows = 60;
constexpr int kWidestColumn = 150;

}  // namespace

TryTable::TryTable(SweepFocus& focus, const RunColours& colours, QWidget* parent)
    : QTableView(parent), m_focus(focus), m_model(new TryTableModel(focus, colours, this))
{
    setModel(m_model);
    setAccessibleName(tr("Trials"));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setIconSize({kTryIconSide, kTryIconSide});
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 7);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QHeaderView::customContextMenuRequested, this, [this](const QPoint& place) {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillColumnMenu(*menu);
        menu->popup(horizontalHeader()->mapToGlobal(place));
    });
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& at) { Q_EMIT opened(m_model->tryAt(at.row())); });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { showChosen(false); });
    connect(&focus, &SweepFocus::dataChanged, this, &TryTable::updateData);
    connect(&focus, &SweepFocus::keptChanged, this, &TryTable::refresh);
    connect(&focus, &SweepFocus::axesChanged, this, [this] {
        refresh();
        updateHidden();
    });
    connect(&focus, &SweepFocus::chosenChanged, this, [this] { showChosen(true); });
}

void TryTable::refresh()
{
    m_isFollowing = true;  // a reset loses the selection, which the focus keeps
    m_model->refresh();
    m_isFollowing = false;
    showChosen(false);
}

void TryTable::updateData()
{
    refresh();
    updateHidden();
    const QString sweep = m_focus.data() ? m_focus.data()->name : QString();
    if (sweep == m_sweep || m_model->rowCount() == 0) return;
    m_sweep = sweep;
    const QSignalBlocker quiet(m_model);
    sortByColumn(TryTableModel::Shrunk, Qt::DescendingOrder);
    setSortingEnabled(true);
    resizeColumnsToContents();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        setColumnHidden(column, false);
        setColumnWidth(column, std::min(columnWidth(column) + 4, kWidestColumn));
    }
    // Scores and states come later.
    SweepTry stopped;
    stopped.score.standing = sweep::Standing::Stopped;
    const std::pair<int, QString> widest[] = {{TryTableModel::Shrunk, scoreText(0.9999)},
                                              {TryTableModel::Interval, intervalText(evaluate::Interval{0.8888, 0.8888})},
                                              {TryTableModel::State, standingText(stopped)},
                                              {m_model->columnOf(TryTableModel::Mean), scoreText(0.9999)}};
    for (const auto& [column, text] : widest)
        setColumnWidth(column, std::max(columnWidth(column), fontMetrics().horizontalAdvance(text) + 14));
}

void TryTable::updateHidden()
{
    for (int column = 0; column < m_model->columnCount(); ++column)
        if (const QString key = m_model->keyOf(column); !key.isEmpty())
            setColumnHidden(column, m_focus.hidden().contains(key));
}

void TryTable::showChosen(bool scrolls)
{
    if (m_isFollowing) return;
    m_isFollowing = true;
    std::vector<int> chosen;
    for (const int number : m_focus.chosen())
        if (const int row = m_model->rowOf(number); row >= 0) chosen.push_back(row);
    std::ranges::sort(chosen);
    const int first = chosen.empty() ? -1 : chosen.front();
    // One range per group of neighbours: QItemSelection merges single rows in quadratic time.
    QItemSelection rows;
    for (std::size_t i = 0, begin = 0; i < chosen.size(); ++i)
        if (i + 1 == chosen.size() || chosen[i + 1] != chosen[i] + 1) {
            rows.append(QItemSelectionRange(m_model->index(chosen[begin], 0),
                                            m_model->index(chosen[i], m_model->columnCount() - 1)));
            begin = i + 1;
        }
    selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    const int known = m_model->rowOf(m_current);
    const bool isOutside = first >= 0 && (known < 0 || !selectionModel()->isRowSelected(known));
    if (const int row = isOutside ? first : known; row >= 0)
        selectionModel()->setCurrentIndex(m_model->index(row, 0), QItemSelectionModel::NoUpdate);
    if (scrolls && m_focus.chosen().size() == 1 && first >= 0) scrollTo(m_model->index(first, std::max(0, columnAt(0))));
    m_isFollowing = false;
}

void TryTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (m_isFollowing || !m_focus.data()) return;
    QSet<int> chosen;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row) chosen.insert(m_model->tryAt(row));
    m_isFollowing = true;
    m_focus.setChosen(chosen);
    m_isFollowing = false;
}

void TryTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    if (m_isFollowing) return;  // does not scroll
    QTableView::currentChanged(current, previous);
    if (current.isValid()) m_current = m_model->tryAt(current.row());
}

void TryTable::keyPressEvent(QKeyEvent* event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (opens && currentIndex().isValid()) return Q_EMIT opened(m_model->tryAt(currentIndex().row()));
    if (event->matches(QKeySequence::Copy)) return QGuiApplication::clipboard()->setText(text());
    QTableView::keyPressEvent(event);
}

void TryTable::contextMenuEvent(QContextMenuEvent* event) { Q_EMIT menuWanted(event->globalPos()); }

QString TryTable::text() const
{
    QStringList lines;
    const auto line = [&](auto cell) {
        QStringList cells;
        for (int place = 0; place < m_model->columnCount(); ++place) {
            const int column = horizontalHeader()->logicalIndex(place);
            if (!isColumnHidden(column)) cells.append(cell(column));
        }
        lines.append(cells.join(QLatin1Char('\t')));
    };
    line([&](int column) { return m_model->headerData(column, Qt::Horizontal).toString(); });
    const bool isAll = selectionModel()->selection().isEmpty();
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (isAll || selectionModel()->isRowSelected(row))
            line([&](int column) { return m_model->index(row, column).data().toString(); });
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void TryTable::setColumnShown(int column, bool isShown)
{
    setColumnHidden(column, !isShown);
    const QString key = m_model->keyOf(column);
    if (key.isEmpty()) return;
    QSet<QString> hidden = m_focus.hidden();
    if (isShown)
        hidden.remove(key);
    else
        hidden.insert(key);
    m_focus.setHidden(hidden);
}

void TryTable::fillColumnMenu(QMenu& menu)
{
    for (int column = 1; column < m_model->columnCount(); ++column) {
        QAction* action = menu.addAction(m_model->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool isShown) { setColumnShown(column, isShown); });
    }
}

}  // namespace rosa::workbench
