#include "app/workbench/runs/view/runs_dock.h"

#include <utility>

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>
#include <QVBoxLayout>

#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/runs/view/run_changes.h"
#include "app/workbench/runs/view/run_row_delegate.h"
#include "app/workbench/runs/view/run_tree_model.h"
#include "app/workbench/session/overlays.h"
#include "app/workbench/session/workbench.h"
#include "core/store/annotations.h"
#include "widgets/layout/short_label.h"
#include "widgets/style/help_button.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kNarrowestRail = 160;
constexpr int kIndentation = 12;
/// More runs are not compared with each other: the time grows with their square.
constexpr qsizetype kMostRunsCompared = 300;

const QString kFilterSetting = QStringLiteral("runs/filter");
const QString kOrderSetting = QStringLiteral("runs/order");
const QString kFoldedRowsSetting = QStringLiteral("runs/folded");
const QString kUnfoldedRowsSetting = QStringLiteral("runs/unfolded");

QSet<QString> storedKeys(const QString& setting)
{
    const QStringList keys = QSettings().value(setting).toStringList();
    return {keys.begin(), keys.end()};
}

void storeKeys(const QString& setting, const QSet<QString>& keys)
{
    QSettings().setValue(setting, QStringList(keys.begin(), keys.end()));
}

}  // namespace

RunsDock::RunsDock(Workbench& workbench, QWidget* parent)
    : QDockWidget(tr("Runs"), parent),
      m_workbench(workbench),
      m_model(new RunTreeModel(workbench, this)),
      m_undo(new QUndoStack(this)),
      m_tree(new QTreeView),
      m_folded(storedKeys(kFoldedRowsSetting)),
      m_unfolded(storedKeys(kUnfoldedRowsSetting))
{
    setObjectName(QStringLiteral("runs"));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(widgets::kGap, widgets::kTightGap, widgets::kGap, widgets::kTightGap);
    layout->addWidget(makeHeader());
    layout->addWidget(makeStrip());
    setUpTree();
    auto* empty = new widgets::PlainLabel(tr("No runs yet.\nPress New run, or drop a run's folder here."));
    empty->setAlignment(Qt::AlignCenter);
    empty->setWordWrap(true);
    m_pages = new QStackedWidget;
    m_pages->addWidget(empty);
    m_pages->addWidget(m_tree);
    layout->addWidget(m_pages, 1);
    m_count = new widgets::PlainLabel;
    layout->addWidget(m_count);
    content->setMinimumWidth(kNarrowestRail);
    setWidget(content);
    connectTree();
    m_model->setOrder(static_cast<RunOrder>(QSettings().value(kOrderSetting, 0).toInt()));
    m_search->setText(QSettings().value(kFilterSetting).toString());
    restoreRows();
}

QWidget* RunsDock::makeHeader()
{
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Filter"));
    m_search->setToolTip(
        tr("Search words for all fields of a run, or for one field: name:, id:, data:, method:, encoder:, preset:, tag:, "
           "notes:, state:. For example: cora state:failed"));
    m_search->setAccessibleName(tr("Filter runs"));
    m_search->setClearButtonEnabled(true);
    m_search->setAcceptDrops(false);  // Dropped runs are handled by the window.
    m_search->addAction(widgets::icon(QStringLiteral("filter")), QLineEdit::LeadingPosition);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        QSettings().setValue(kFilterSetting, text);
        m_model->setFilter(text);
    });
    auto* more = new QToolButton;
    more->setObjectName(QStringLiteral("runsMenu"));
    more->setIcon(widgets::icon(QStringLiteral("settings")));
    more->setToolTip(tr("Order, differences and folding of the list"));
    more->setAccessibleName(tr("Order of the list"));
    more->setAutoRaise(true);
    more->setFocusPolicy(Qt::TabFocus);
    more->setPopupMode(QToolButton::InstantPopup);
    more->setMenu(makeMenu());
    row->addWidget(m_search, 1);
    row->addWidget(more);
    row->addWidget(widgets::helpButton(tr("List of runs"), header, [this] {
        m_workbench.ask(ShowManual{QStringLiteral("window"), QStringLiteral("list-of-runs")});
    }));
    return header;
}

QMenu* RunsDock::makeMenu()
{
    auto* menu = new QMenu(this);
    menu->addSection(tr("Order"));
    auto* orders = new QActionGroup(menu);
    const auto stored = static_cast<RunOrder>(QSettings().value(kOrderSetting, 0).toInt());
    for (const auto& [order, text] : {std::pair{RunOrder::Newest, tr("Newest first")},
                                      {RunOrder::Best, tr("Best first")},
                                      {RunOrder::Name, tr("By name")}}) {
        QAction* action = menu->addAction(text, this, [this, order = order] {
            QSettings().setValue(kOrderSetting, static_cast<int>(order));
            m_model->setOrder(order);
        });
        action->setCheckable(true);
        action->setChecked(order == stored);
        orders->addAction(action);
    }
    menu->addSeparator();
    m_compare = menu->addAction(tr("Differences only"));
    m_compare->setObjectName(QStringLiteral("runDifferences"));
    m_compare->setCheckable(true);
    m_compare->setToolTip(tr("Show the parameters in which these runs differ"));
    connect(m_compare, &QAction::toggled, this, &RunsDock::compare);
    menu->addSeparator();
    menu->addAction(tr("Fold all"), this, [this] { foldGroups(true); });
    menu->addAction(tr("Unfold all"), this, [this] { foldGroups(false); });
    return menu;
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

void RunsDock::showAllRuns()
{
    m_strip->hide();
    m_model->setOnly({});
}

void RunsDock::setUpTree()
{
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new RunRowDelegate(m_tree));
    m_tree->setAccessibleName(tr("Runs"));
    m_tree->setHeaderHidden(true);
    m_tree->setIndentation(kIndentation);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setTextElideMode(Qt::ElideNone);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setMouseTracking(true);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->viewport()->installEventFilter(this);
}

void RunsDock::connectTree()
{
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &RunsDock::keepRows);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RunsDock::restoreRows);
    connect(m_model, &RunTreeModel::rowsAboutToChange, this, &RunsDock::keepRows);
    connect(m_model, &RunTreeModel::rowsChanged, this, &RunsDock::settleRows);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &RunsDock::unfold);
    connect(m_model, &RunTreeModel::renamed, this, [this](const QString& run, const QString& name) {
        if (isAllowed(store::checkName(name.toStdString()))) m_undo->push(makeRename(m_workbench.library(), run, name));
    });
    connect(&m_workbench.library(), &RunLibrary::changed, this, &RunsDock::leaveDeleted);
    connect(&m_workbench, &Workbench::currentRunChanged, this, [this](const QString& run) {
        m_wasListed = m_workbench.library().find(run);
        if (!m_model->allows(run)) showAllRuns();
        follow();
    });
    connect(m_tree, &QTreeView::collapsed, this, [this](const QModelIndex& row) { rememberFolding(row, true); });
    connect(m_tree, &QTreeView::expanded, this, [this](const QModelIndex& row) { rememberFolding(row, false); });
    connect(m_tree, &QTreeView::doubleClicked, this, [this](const QModelIndex& row) {
        const auto kind = static_cast<RunNode::Kind>(row.data(RunTreeModel::KindRole).toInt());
        const QString run = row.data(RunTreeModel::IdRole).toString();
        if (kind == RunNode::Kind::Sweep)
            m_workbench.ask(ShowSweep{row.data().toString()});
        else if (!run.isEmpty())
            m_workbench.ask(OpenView{QStringLiteral("overview"), run});
    });
    connect(m_tree, &QWidget::customContextMenuRequested, this, &RunsDock::showMenu);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        const QString run = now.data(RunTreeModel::IdRole).toString();
        if (!run.isEmpty() && !m_isChanging) m_workbench.setCurrentRun(run);
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (m_isChanging) return;
        if (m_compare->isChecked() && selectedRuns().size() > 1) compare();
        Q_EMIT selectionChanged();
    });
    auto* remove = new QShortcut(QKeySequence::Delete, m_tree);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &RunsDock::removeSelected);
}

bool RunsDock::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPress = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    const bool isOfMouse = isPress || event->type() == QEvent::MouseButtonRelease;
    if (watched != m_tree->viewport() || !isOfMouse) return QDockWidget::eventFilter(watched, event);
    const auto& mouse = static_cast<const QMouseEvent&>(*event);
    const QModelIndex row = m_tree->indexAt(mouse.position().toPoint());
    const QRect eye = row.isValid() ? RunRowDelegate::eyeOf(m_tree->visualRect(row), row) : QRect();
    if (mouse.button() != Qt::LeftButton || !eye.contains(mouse.position().toPoint()))
        return QDockWidget::eventFilter(watched, event);
    // It overlays the run without choosing it.
    if (isPress) Overlays::of(m_workbench).toggle(row.data(RunTreeModel::IdRole).toString());
    return true;
}

QStringList RunsDock::selectedRuns() const
{
    QStringList runs;
    for (const QModelIndex& row : m_tree->selectionModel()->selectedIndexes()) runs += m_model->runsOf(row);
    runs.removeDuplicates();
    return runs;
}

RequestHandlers RunsDock::handlers()
{
    RequestHandlers handlers;
    handlers.on<ListRuns>([this](const ListRuns& wanted) { showRuns(wanted.runs, wanted.of); });
    return handlers;
}

void RunsDock::showRuns(const QStringList& runs, const QString& of)
{
    if (runs.isEmpty()) return;
    show();
    raise();
    m_stripText->setWhole(tr("Only the %Ln run(s) of %1", nullptr, static_cast<int>(runs.size())).arg(of));
    m_strip->show();
    m_search->clear();
    m_model->setOnly(runs);
    m_workbench.setCurrentRun(runs.first());
    follow();
}

void RunsDock::focusFilter()
{
    show();
    raise();
    m_search->setFocus(Qt::ShortcutFocusReason);
}

void RunsDock::keepRows()
{
    m_kept.clear();
    for (const QModelIndex& row : m_tree->selectionModel()->selectedIndexes())
        m_kept.append(row.data(RunTreeModel::KeyRole).toString());
    m_currentKey = m_tree->currentIndex().data(RunTreeModel::KeyRole).toString();
    m_scroll = m_tree->verticalScrollBar()->value();
    // At the top of the list, rows that come there shall be seen.
    m_top = m_scroll > 0 ? m_tree->indexAt({0, 0}) : QModelIndex();
    m_topAt = m_tree->visualRect(m_top).top();
    m_isChanging = true;
}

void RunsDock::restoreRows()
{
    m_isChanging = true;
    unfold({}, 0, m_model->rowCount() - 1);
    restoreSelection();
    markCurrentRun();
    m_tree->verticalScrollBar()->setValue(m_scroll);
    m_isChanging = false;
    showCount();
    Q_EMIT selectionChanged();
}

void RunsDock::settleRows()
{
    restoreSelection();
    // The view has given the place of a row that is gone to its neighbour.
    const QModelIndex before = m_model->indexOfKey(m_currentKey);
    if (before.isValid())
        m_tree->selectionModel()->setCurrentIndex(before, QItemSelectionModel::NoUpdate);
    else
        markCurrentRun();
    const int moved = m_top.isValid() ? m_tree->visualRect(m_top).top() - m_topAt : 0;
    m_tree->verticalScrollBar()->setValue(m_top.isValid() ? m_tree->verticalScrollBar()->value() + moved : m_scroll);
    m_top = QModelIndex();
    m_isChanging = false;
    showCount();
    Q_EMIT selectionChanged();
}

/// Rows that are new, and a row that has rows below it only now, are as they usually are, or as the user left them.
void RunsDock::unfold(const QModelIndex& parent, int first, int last)
{
    const bool wasChanging = std::exchange(m_isChanging, true);
    if (parent.isValid() && m_model->rowCount(parent) == last - first + 1 && !isFolded(parent)) m_tree->expand(parent);
    for (int i = first; i <= last; ++i) {
        const QModelIndex row = m_model->index(i, 0, parent);
        if (const int below = m_model->rowCount(row); below > 0) unfold(row, 0, below - 1);
    }
    m_isChanging = wasChanging;
}

void RunsDock::restoreSelection()
{
    QItemSelectionModel& marks = *m_tree->selectionModel();
    for (const QString& key : std::as_const(m_kept))
        if (const QModelIndex row = m_model->indexOfKey(key); row.isValid() && !marks.isSelected(row))
            marks.select(row, QItemSelectionModel::Select);
}

void RunsDock::markCurrentRun()
{
    QItemSelectionModel& marks = *m_tree->selectionModel();
    const QModelIndex now = m_model->indexOf(m_workbench.currentRun());
    if (!now.isValid()) return marks.clearCurrentIndex();
    marks.setCurrentIndex(now, marks.isSelected(now) ? QItemSelectionModel::NoUpdate : QItemSelectionModel::ClearAndSelect);
}

void RunsDock::follow()
{
    const QModelIndex row = m_model->indexOf(m_workbench.currentRun());
    QItemSelectionModel& marks = *m_tree->selectionModel();
    m_isChanging = true;
    if (!row.isValid())
        marks.clearCurrentIndex();  // No other run is shown by the views.
    else if (marks.isSelected(row))
        marks.setCurrentIndex(row, QItemSelectionModel::NoUpdate);  // Keeps the selection that contains it.
    else if (m_tree->currentIndex() != row || !marks.hasSelection())
        m_tree->setCurrentIndex(row);  // Otherwise a click is just about to select it, perhaps in addition to others.
    m_isChanging = false;
    Q_EMIT selectionChanged();
}

void RunsDock::leaveDeleted()
{
    const QString run = m_workbench.currentRun();
    const bool isListed = !run.isEmpty() && m_workbench.library().find(run);
    if (std::exchange(m_wasListed, isListed) && !isListed) m_workbench.setCurrentRun({});
}

bool RunsDock::isFolded(const QModelIndex& row) const
{
    const QString key = row.data(RunTreeModel::KeyRole).toString();
    const auto kind = static_cast<RunNode::Kind>(row.data(RunTreeModel::KindRole).toInt());
    const bool isUsuallyFolded = kind == RunNode::Kind::Sweep || kind == RunNode::Kind::Baseline;
    return isUsuallyFolded ? !m_unfolded.contains(key) : m_folded.contains(key);
}

void RunsDock::rememberFolding(const QModelIndex& row, bool isFolded)
{
    if (m_isChanging) return;
    const QString key = row.data(RunTreeModel::KeyRole).toString();
    for (auto& [keys, holds] : {std::pair<QSet<QString>&, bool>{m_folded, isFolded}, {m_unfolded, !isFolded}}) {
        if (holds)
            keys.insert(key);
        else
            keys.remove(key);
    }
    storeKeys(kFoldedRowsSetting, m_folded);
    storeKeys(kUnfoldedRowsSetting, m_unfolded);
}

void RunsDock::foldGroups(bool isFolded)
{
    if (isFolded)
        m_tree->collapseAll();
    else
        m_tree->expandAll();
    const auto remember = [&](const auto& self, const QModelIndex& parent) -> void {
        for (int i = 0; i < m_model->rowCount(parent); ++i) {
            const QModelIndex row = m_model->index(i, 0, parent);
            if (m_model->rowCount(row) == 0) continue;
            (isFolded ? m_folded : m_unfolded).insert(row.data(RunTreeModel::KeyRole).toString());
            (isFolded ? m_unfolded : m_folded).remove(row.data(RunTreeModel::KeyRole).toString());
            self(self, row);
        }
    };
    remember(remember, {});
    storeKeys(kFoldedRowsSetting, m_folded);
    storeKeys(kUnfoldedRowsSetting, m_unfolded);
}

/// The first line of these runs says in which parameters they differ.
void RunsDock::compare()
{
    if (!m_compare->isChecked()) return m_model->setTitles({});
    QStringList ids = selectedRuns();
    if (ids.size() < 2) ids = m_model->listed();
    if (ids.size() > kMostRunsCompared) {
        m_workbench.say(Workbench::Severity::Information,
                        tr("The first %Ln run(s) are compared: select fewer", nullptr, static_cast<int>(kMostRunsCompared)));
        ids = ids.mid(0, kMostRunsCompared);
    }
    const QSet<QString> wanted(ids.begin(), ids.end());
    std::vector<store::RunSummary> runs;
    for (const store::RunSummary& run : *m_workbench.library().runs())
        if (wanted.contains(QString::fromStdString(run.id))) runs.push_back(run);
    std::vector<store::RunSummary> unnamed = runs;
    for (store::RunSummary& run : unnamed) run.isNamed = false;
    const QStringList differences = labelTexts(unnamed);
    QHash<QString, QString> titles;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const QString& difference = differences[static_cast<qsizetype>(i)];
        titles.insert(QString::fromStdString(runs[i].id),
                      runs[i].isNamed ? QStringLiteral("%1 · %2").arg(nameOf(runs[i]), difference) : difference);
    }
    m_model->setTitles(titles);
}

void RunsDock::showCount()
{
    const int all = m_model->count(), listed = m_model->listedCount();
    m_pages->setCurrentIndex(all == 0 ? 0 : 1);
    m_count->setText(listed == all ? tr("%Ln run(s)", nullptr, all) : tr("%L1 of %Ln run(s)", nullptr, all).arg(listed));
}

}  // namespace rosa::workbench
