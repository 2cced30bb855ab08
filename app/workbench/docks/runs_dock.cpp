#include "app/workbench/docks/runs_dock.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/docks/run_cell_delegate.h"
#include "app/workbench/docks/run_changes.h"
#include "app/workbench/docks/run_differences.h"
#include "app/workbench/docks/run_table_model.h"
#include "app/workbench/session/workbench.h"
#include "core/record/annotations.h"
#include "widgets/layout/short_label.h"
#include "widgets/style/help_button.h"
#include "widgets/style/icons.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

/// Columns that fit a narrow dock; the others are in the header's menu.
constexpr int kShownColumns[] = {RunTableModel::State, RunTableModel::Name, RunTableModel::Accuracy, RunTableModel::Tags};

/// Horizontal margins of a cell's text.
constexpr int kCellMargins = 10;

}  // namespace

RunsDock::RunsDock(Workbench& workbench, QWidget* parent)
    : QDockWidget(tr("Runs"), parent),
      m_workbench(workbench),
      m_model(
          new RunTableModel(workbench.catalogue(), workbench.library(), workbench.liveRuns(), workbench.colours(), this)),
      m_filter(new RunFilter(this)),
      m_undo(new QUndoStack(this)),
      m_table(new QTableView)
{
    setObjectName(QStringLiteral("runs"));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(makeHeader());
    layout->addWidget(makeStrip());
    setUpTable();
    auto* empty = new widgets::PlainLabel(tr("No runs yet.\nPress Train, or drop a run's folder here."));
    empty->setAlignment(Qt::AlignCenter);
    empty->setWordWrap(true);
    m_pages = new QStackedWidget;
    m_pages->addWidget(empty);
    m_pages->addWidget(m_table);
    layout->addWidget(m_pages, 1);
    m_count = new widgets::PlainLabel;
    layout->addWidget(m_count);
    content->setMinimumWidth(160);
    setWidget(content);

    connect(m_model, &RunTableModel::renamed, this, [this](const QString& run, const QString& name) {
        if (isAllowed(record::checkName(name.toStdString()))) m_undo->push(makeRename(m_workbench.library(), run, name));
    });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filter, signal, this, &RunsDock::showCount);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &RunsDock::showCount);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filter, signal, this, &RunsDock::follow, Qt::QueuedConnection);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &RunsDock::follow, Qt::QueuedConnection);
    connect(&workbench, &Workbench::currentRunChanged, this, [this](const QString& run) {
        if (!m_filter->keeps(run)) showAllRuns();
        follow();
    });
    showCount();
}

QWidget* RunsDock::makeHeader()
{
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Filter: cora state:failed"));
    m_search->setToolTip(
        tr("Search words for all fields of a run, or for one field: name:, id:, data:, method:, encoder:, preset:, tag:, "
           "notes:, state:"));
    m_search->setAccessibleName(tr("Filter runs"));
    m_search->setClearButtonEnabled(true);
    m_search->setAcceptDrops(false);  // Dropped runs are handled by the window.
    m_search->addAction(widgets::icon(QStringLiteral("filter")), QLineEdit::LeadingPosition);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setText(text);
        followFilter();
    });
    m_compare = new QToolButton;
    m_compare->setIcon(widgets::icon(QStringLiteral("table")));
    m_compare->setCheckable(true);
    m_compare->setToolTip(tr("Show the parameters in which these runs differ"));
    m_compare->setAccessibleName(tr("Differences only"));
    connect(m_compare, &QToolButton::toggled, this, &RunsDock::compare);
    row->addWidget(m_search, 1);
    row->addWidget(m_compare);
    row->addWidget(widgets::helpButton(tr("List of runs"), header, [this] {
        m_workbench.ask(ShowManual{QStringLiteral("window"), QStringLiteral("list-of-runs")});
    }));
    return header;
}

QWidget* RunsDock::makeStrip()
{
    m_strip = new QFrame;
    m_strip->setFrameShape(QFrame::StyledPanel);
    m_strip->setAutoFillBackground(true);
    m_strip->setBackgroundRole(QPalette::ToolTipBase);
    m_strip->setForegroundRole(QPalette::ToolTipText);
    m_stripText = new widgets::ShortLabel;
    m_stripText->setForegroundRole(QPalette::ToolTipText);
    auto* all = new QToolButton;
    all->setObjectName(QStringLiteral("allRuns"));
    all->setIcon(widgets::icon(QStringLiteral("close")));
    all->setAutoRaise(true);
    all->setFocusPolicy(Qt::StrongFocus);
    all->setToolTip(tr("Show all runs again"));
    all->setAccessibleName(tr("Show all runs again"));
    connect(all, &QToolButton::clicked, this, &RunsDock::showAllRuns);
    auto* row = new QHBoxLayout(m_strip);
    row->setContentsMargins(6, 2, 2, 2);
    row->addWidget(m_stripText, 1);
    row->addWidget(all);
    m_strip->hide();
    return m_strip;
}

void RunsDock::followFilter()
{
    follow();
    if (m_compare->isChecked()) compare();
}

void RunsDock::showAllRuns()
{
    m_strip->hide();
    m_filter->setRuns({});
    followFilter();
}

void RunsDock::setUpTable()
{
    m_filter->setSourceModel(m_model);
    // If the filter removes the current row, the view moves to another one, which is not a choice of the user. Connected before the view's
    // own slot.
    connect(m_filter, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] { m_isFiltering = true; });
    connect(m_filter, &QAbstractItemModel::rowsRemoved, this, [this] { m_isFiltering = false; });
    m_table->setModel(m_filter);
    m_table->setAccessibleName(tr("Runs"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(RunTableModel::Created, Qt::DescendingOrder);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setItemDelegate(new RunCellDelegate(m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionsMovable(true);
    header->setHighlightSections(false);
    header->setMinimumSectionSize(24);
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_table->setColumnHidden(
            column, std::find(std::begin(kShownColumns), std::end(kShownColumns), column) == std::end(kShownColumns));
    // Initial width; no title is cut.
    const auto widen = [this, header](int column, int least) {
        m_table->setColumnWidth(column, std::max(least, header->sectionSizeHint(column)));
    };
    constexpr int kNameAndAccuracy = 206;  // space left in a dock of its initial width
    widen(RunTableModel::State, 26);
    // A number that does not fit is not shown at all, so the column fits the widest one from the start.
    widen(RunTableModel::Accuracy, m_table->fontMetrics().horizontalAdvance(RunTableModel::widestAccuracy()) + kCellMargins);
    widen(RunTableModel::Name, std::max(80, kNameAndAccuracy - m_table->columnWidth(RunTableModel::Accuracy)));
    connect(header, &QHeaderView::sectionResized, this, &RunsDock::takeWidth);
    connect(header, &QHeaderView::geometriesChanged, this, &RunsDock::fillWidth);
    m_table->viewport()->installEventFilter(this);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, [this, header](const QPoint& place) {
        QMenu menu;
        fillColumnMenu(menu);
        menu.exec(header->mapToGlobal(place));
    });
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &RunsDock::showMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (now.isValid() && !m_isFiltering && !m_table->signalsBlocked())
            m_workbench.setCurrentRun(now.data(RunTableModel::IdRole).toString());
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RunsDock::selectionChanged);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &RunsDock::selectionChanged);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (const QStringList runs = selectedRuns(); m_compare->isChecked() && runs.size() > 1 && runs != m_compared)
            compare();
    });
    auto* remove = new QShortcut(QKeySequence::Delete, m_table);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &RunsDock::removeSelected);
}

void RunsDock::fillColumnMenu(QMenu& menu)
{
    for (int column = RunTableModel::Dataset; column < m_model->columnCount(); ++column) {
        QAction* action = menu.addAction(m_model->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!m_table->isColumnHidden(column));
        connect(action, &QAction::toggled, m_table,
                [this, column](bool shown) { m_table->setColumnHidden(column, !shown); });
    }
}

QStringList RunsDock::selectedRuns() const
{
    QStringList runs;
    // By ranges, not by whole rows: columns may have been added since.
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            runs.append(m_filter->index(row, 0).data(RunTableModel::IdRole).toString());
    runs.removeDuplicates();
    return runs;
}

RequestTaker RunsDock::taker()
{
    RequestTaker taker;
    taker.on<ListRuns>([this](const ListRuns& wanted) { showRuns(wanted.runs, wanted.of); });
    return taker;
}

void RunsDock::showRuns(const QStringList& runs, const QString& of)
{
    if (runs.isEmpty()) return;
    show();
    raise();
    m_stripText->setWhole(tr("Only the %Ln run(s) of %1", nullptr, static_cast<int>(runs.size())).arg(of));
    m_strip->show();
    m_search->clear();
    m_filter->setRuns(runs);
    m_workbench.setCurrentRun(runs.first());
    followFilter();
}

void RunsDock::focusFilter()
{
    show();
    raise();
    m_search->setFocus(Qt::ShortcutFocusReason);
}

QByteArray RunsDock::columnState() const
{
    // The given or chosen width, without the dock's spare space.
    const QSignalBlocker quiet(m_table->horizontalHeader());
    const int shown = m_table->columnWidth(RunTableModel::Name);
    m_table->setColumnWidth(RunTableModel::Name, shown - m_spare);
    const QByteArray state = m_table->horizontalHeader()->saveState();
    m_table->setColumnWidth(RunTableModel::Name, shown);
    return state;
}

bool RunsDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize) fillWidth();
    return QDockWidget::eventFilter(watched, event);
}

/// If the user sets the width of the names, it is kept; with other columns they take the remaining space.
void RunsDock::takeWidth(int column, int, int)
{
    if (m_isFilling) return;
    if (column == RunTableModel::Name)
        m_spare = 0;
    else
        fillWidth();
}

void RunsDock::fillWidth()
{
    if (m_isFilling) return;
    const QScopedValueRollback filling(m_isFilling, true);
    const QHeaderView* header = m_table->horizontalHeader();
    const int own = m_table->columnWidth(RunTableModel::Name) - m_spare;
    const int others = header->length() - m_table->columnWidth(RunTableModel::Name);
    m_spare = std::max(0, m_table->viewport()->width() - others - own);
    m_table->setColumnWidth(RunTableModel::Name, own + m_spare);
}

void RunsDock::restoreColumnState(const QByteArray& state)
{
    if (state.isEmpty()) return;
    {
        const QScopedValueRollback filling(m_isFilling, true);
        m_table->horizontalHeader()->restoreState(state);
        m_spare = 0;
    }
    fillWidth();
}

/// Makes the row of the current run the current row.
void RunsDock::follow()
{
    const int row = m_model->rowOf(m_workbench.currentRun());
    const QModelIndex index = row < 0 ? QModelIndex() : m_filter->mapFromSource(m_model->index(row, RunTableModel::Name));
    const QModelIndex now = m_table->currentIndex();
    QItemSelectionModel* marks = m_table->selectionModel();
    if (!index.isValid())
        marks->clearCurrentIndex();  // no other run is shown by the views
    else if (marks->isSelected(index))
        marks->setCurrentIndex(index, QItemSelectionModel::NoUpdate);  // keeps the selection that contains it
    else if (!now.isValid() || now.row() != index.row() || !marks->hasSelection())
        m_table->setCurrentIndex(index);  // selects it if the filter has removed a selected row
    showCount();
}

void RunsDock::compare()
{
    m_compared.clear();
    if (!m_compare->isChecked()) {
        m_model->setParameterColumns({}, {}, {});
        follow();
        return;
    }
    QStringList runs = selectedRuns();
    if (runs.size() < 2) {
        runs.clear();
        for (int row = 0; row < m_filter->rowCount(); ++row)
            runs.append(m_filter->index(row, 0).data(RunTableModel::IdRole).toString());
    }
    m_compared = runs;
    showDifferences(differencesOf(m_workbench.catalogue(), m_workbench.library(), runs));
}

void RunsDock::showDifferences(const RunDifferences& differences)
{
    QStringList titles;
    for (const QString& key : differences.keys)
        titles.append(catalogueText(m_workbench.catalogue().parameter(key.toStdString())->title));
    m_model->setParameterColumns(differences.keys, titles, differences.values);
    // Next to the names, where they are visible.
    QHeaderView* header = m_table->horizontalHeader();
    for (int column = RunTableModel::FixedColumns; column < m_model->columnCount(); ++column) {
        m_table->setColumnHidden(column, false);
        header->moveSection(header->visualIndex(column), header->visualIndex(RunTableModel::Name) + 1);
        m_table->resizeColumnToContents(column);
    }
    // Extends the selected rows to the new columns.
    QItemSelectionModel* selected = m_table->selectionModel();
    selected->select(selected->selection(), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    follow();
}

void RunsDock::showCount()
{
    const int all = m_model->rowCount();
    m_pages->setCurrentIndex(all == 0 ? 0 : 1);
    m_count->setText(m_filter->rowCount() == all ? tr("%Ln run(s)", nullptr, all)
                                                 : tr("%L1 of %Ln run(s)", nullptr, all).arg(m_filter->rowCount()));
}

}  // namespace rosa::workbench
