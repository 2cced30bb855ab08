#include "app/workbench/sweep/view/sweep_view.h"

#include <algorithm>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/base/core_text.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view_head.h"
#include "app/workbench/sweep/data/sweep_text.h"
#include "app/workbench/sweep/view/result_panel.h"
#include "app/workbench/sweep/view/sweep_plots.h"
#include "app/workbench/sweep/view/sweep_watch.h"
#include "app/workbench/sweep/view/try_table.h"
#include "widgets/menu/tick_menu.h"
#include "widgets/style/help_button.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

QToolButton* makeButton(const QString& icon, const QString& text, const QString& tip, const char* name)
{
    auto* button = new QToolButton;
    button->setIcon(widgets::icon(icon));
    button->setText(text);
    button->setToolTip(widgets::literal(tip));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setObjectName(QLatin1String(name));
    button->setAccessibleName(text);
    return button;
}

QStringList figureNames()
{
    QStringList names;
    for (const SweepPlot plot : kSweepPlots) names.append(figureOf(plot));
    return names;
}

}  // namespace

SweepView::SweepView(Workbench& workbench, QWidget* parent)
    : View({"sweep", "parallel", tr("Sweep"), 5, figureNames()}, parent),
      m_workbench(workbench),
      m_watch(new SweepWatch(workbench, this)),
      m_focus(new SweepFocus(this)),
      m_pages(new QStackedWidget),
      m_nothingTitle(new widgets::PlainLabel),
      m_nothing(new widgets::PlainLabel),
      m_head(new ViewHead(*this)),
      m_plots(new SweepPlots(*m_focus, workbench)),
      m_table(new TryTable(*m_focus, workbench.colours()))
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(widgets::kTightGap);
    column->addWidget(makeHead());
    auto* body = new QSplitter(Qt::Vertical);
    body->setChildrenCollapsible(false);
    body->setHandleWidth(8);
    body->addWidget(m_plots);
    body->addWidget(makeTableSide());
    body->setSizes({310, 220});
    body->setStretchFactor(0, 1);
    body->setStretchFactor(1, 1);
    column->addWidget(body, 1);
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(page);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(widgets::kGap, widgets::kTightGap, widgets::kGap, widgets::kGap);
    layout->addWidget(m_pages);
    connectParts();
    on<ShowFigure>([this](const ShowFigure& wanted) { showFigure(wanted); });
    on<ShowSweep>([this](const ShowSweep& wanted) { showSweep(wanted.sweep); });
    updateData();
}

SweepView::~SweepView() = default;

ViewHead* SweepView::makeHead()
{
    m_chooser = new QComboBox;
    m_chooser->setObjectName(QStringLiteral("sweepChooser"));
    m_chooser->setAccessibleName(tr("Sweep"));
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_runs = makeButton(QStringLiteral("list"), tr("Show in runs"),
                        tr("List only the runs of the selected trials, otherwise of all trials in focus"), "sweepShowRuns");
    m_results = makeButton(QStringLiteral("table"), tr("Show in Results"),
                           tr("Compare the results of the selected trials, otherwise of the best trials in focus"),
                           "sweepShowResults");
    m_confirm = makeButton(QStringLiteral("done"), tr("Confirm …"),
                           tr("Measure the best trials again on fresh seeds: only that is a result"), "sweepConfirm");
    m_cluster = makeButton(QStringLiteral("export"), tr("Cluster …"),
                           tr("Submit the runs that are left to Slurm, and see what its jobs do"), "sweepCluster");
    m_head->addControl(m_chooser);
    for (QToolButton* button : {m_runs, m_results, m_cluster, m_confirm}) {
        button->setAutoRaise(true);
        m_head->addControl(button);
    }
    return m_head;
}

QWidget* SweepView::makeEmptyPage()
{
    auto* page = new QWidget;
    widgets::setTextSize(m_nothingTitle, widgets::TextSize::Heading);
    m_nothing->setWordWrap(true);
    m_nothing->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_nothing->setMaximumWidth(620);
    auto* row = new QHBoxLayout;
    row->addWidget(m_nothingTitle);
    row->addWidget(
        widgets::helpButton(tr("Sweep"), page, [this] { m_workbench.ask(ShowManual{QStringLiteral("sweeps")}); }));
    row->addStretch();
    auto* column = new QVBoxLayout;
    column->setSpacing(widgets::kGap);
    column->addStretch(2);
    column->addLayout(row);
    column->addWidget(m_nothing);
    column->addStretch(3);
    auto* layout = new QHBoxLayout(page);
    layout->addStretch(1);
    layout->addLayout(column, 4);
    layout->addStretch(1);
    return page;
}

QWidget* SweepView::makeTableSide()
{
    m_filter = new QLineEdit;
    m_filter->setObjectName(QStringLiteral("sweepFilter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(widgets::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_filter->setPlaceholderText(tr("Filter: racing  walk_length>10  mean>80"));
    m_filter->setToolTip(
        tr("Words that a trial contains: its number, origin, state or a value; 12|13 for either. A comparison "
           "such as walk_length=20, lambda<=10 or mean>80 (per cent) tests one column."));
    m_filter->setAccessibleName(tr("Filter of the trials"));
    m_count = new widgets::PlainLabel;
    m_count->setAccessibleName(tr("Number of trials in focus"));
    m_clear = makeButton(QStringLiteral("close"), tr("Clear"), tr("Remove the filter and all brushes"), "sweepClear");
    m_all = makeButton(QStringLiteral("filter"), tr("Keep others"),
                       tr("List the trials out of focus as well, in grey below the others"), "sweepAll");
    m_all->setCheckable(true);
    m_columns = makeButton(QStringLiteral("settings"), tr("Columns"),
                           tr("Show or hide columns; a hidden parameter leaves the plots as well"), "sweepColumns");
    m_columns->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new widgets::TickMenu(m_columns);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        m_table->fillColumnMenu(*menu);
    });
    m_columns->setMenu(menu);
    auto* side = new QWidget;
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_filter, 1);
    row->addWidget(m_count);
    for (QToolButton* button : {m_clear, m_all, m_columns}) row->addWidget(button);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(widgets::kTightGap);
    column->addLayout(row);
    column->addWidget(m_table, 1);
    return side;
}

void SweepView::connectParts()
{
    connect(m_watch, &SweepWatch::namesChanged, this, &SweepView::updateNames);
    connect(m_watch, &SweepWatch::dataChanged, this, &SweepView::updateData);
    connect(m_chooser, &QComboBox::activated, this, [this] { showSweep(m_chooser->currentText()); });
    connect(m_filter, &QLineEdit::textChanged, m_focus, &SweepFocus::setText);
    connect(m_clear, &QToolButton::clicked, m_focus, &SweepFocus::clear);
    connect(m_all, &QToolButton::toggled, &m_table->tries(), &TryTableModel::setShowsAll);
    connect(m_focus, &SweepFocus::keptChanged, this, &SweepView::showFocus);
    connect(m_focus, &SweepFocus::axesChanged, this, &SweepView::showFocus);
    connect(m_focus, &SweepFocus::chosenChanged, this, &SweepView::showFocus);
    connect(m_runs, &QToolButton::clicked, this, &SweepView::showInRuns);
    connect(m_results, &QToolButton::clicked, this, &SweepView::showInResults);
    connect(m_cluster, &QToolButton::clicked, this, &SweepView::openCluster);
    connect(m_confirm, &QToolButton::clicked, this, [this] {
        m_plots->show(SweepPlot::Result);
        m_plots->result().button().setFocus();
    });
    connect(m_table, &TryTable::opened, this, &SweepView::openTry);
    connect(m_table, &TryTable::menuWanted, this, [this](const QPoint& place) {
        auto* menu = new QMenu(m_table);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillTryMenu(*menu);
        menu->popup(place);
    });
    connect(m_plots, &SweepPlots::tryOpened, this, &SweepView::openTry);
    connect(m_plots, &SweepPlots::runOpened, this,
            [this](const QString& run) { openRun(run, tr("sweep %1").arg(m_watch->sweep())); });
    connect(m_plots, &SweepPlots::currentChanged, this, &View::figureChanged);
}

QString SweepView::sweep() const { return m_watch->sweep(); }

QString SweepView::headline() const { return QStringList{m_head->sentence(), m_head->details()}.join(QLatin1Char('\n')); }

QString SweepView::message() const { return m_pages->currentIndex() == 0 ? m_nothing->text() : QString(); }

UnfinishedWork SweepView::unfinished() const
{
    UnfinishedWork work{tr("A sweep is being confirmed. It can continue in the background; the next start finds it."), {}};
    if (EngineProcess* engine = m_plots->result().engine()) work.engines.append(engine);
    return work;
}

void SweepView::showSweep(const QString& name)
{
    m_awaited = m_watch->names().contains(name) ? QString() : name;
    if (m_wanted && m_wanted->subjects.first() != name) m_wanted.reset();
    m_watch->setSweep(name);
    const QSignalBlocker quiet(m_chooser);
    m_chooser->setCurrentIndex(m_chooser->findText(name));
}

void SweepView::updateNames()
{
    {
        const QSignalBlocker quiet(m_chooser);
        m_chooser->clear();
        m_chooser->addItems(m_watch->names());
        m_chooser->setCurrentIndex(m_chooser->findText(m_watch->sweep()));
        m_chooser->setVisible(m_chooser->count() > 1);
    }
    if (m_watch->names().contains(m_awaited)) m_awaited.clear();
    // The sweep that has changed last appears by itself.
    const bool isKnown = m_watch->names().contains(m_watch->sweep()) || !m_awaited.isEmpty();
    if (!isKnown && !m_watch->names().isEmpty()) showSweep(m_watch->newest());
    if (!isKnown && m_watch->names().isEmpty()) m_watch->setSweep({});
    showEmpty();
}

void SweepView::showEmpty()
{
    const QString name = m_watch->sweep();
    const bool isReading = !m_watch->hasLooked() || (!name.isEmpty() && !m_watch->data());
    if (!m_awaited.isEmpty()) {
        m_nothingTitle->setText(tr("Sweep %1 is not there yet").arg(name));
        m_nothing->setText(tr("It appears here when it has been made."));
    } else if (!m_watch->problem().isEmpty()) {
        m_nothingTitle->setText(tr("Sweep %1 cannot be read").arg(name));
        m_nothing->setText(m_watch->problem());
    } else if (isReading) {
        m_nothingTitle->setText(name.isEmpty() ? tr("Looking for sweeps …") : tr("Reading sweep %1 …").arg(name));
        m_nothing->setText(tr("This takes some seconds if it has thousands of runs."));
    } else {
        m_nothingTitle->setText(tr("No sweep yet"));
        m_nothing->setText(
            tr("A sweep tries many values of some parameters, each on several seeds, stops those that a test says are "
               "worse, and "
               "confirms the best on seeds that no choice has seen.\n\nTo make one, press ↔ at a field of New run (F4), or "
               "run:\n\n    rosa sweep new walks --dataset cora --vary transport.lambda=5..80:log\n\nIt "
               "appears here while it runs, whoever runs it.")
                // The command would wrap without its indentation.
                .replace(QStringLiteral(" --vary"), QStringLiteral(" \\\n        --vary")));
    }
    m_pages->setCurrentIndex(m_watch->data() ? 1 : 0);
}

void SweepView::updateData()
{
    const SweepDataPtr read = m_watch->data();
    m_focus->setData(read);
    showWantedFigure();
    // Of several the chooser says which.
    m_head->setTitle(m_chooser->count() > 1 ? card().title : tr("Sweep %1").arg(m_watch->sweep()));
    QStringList lines;
    if (read) lines.append(bestText(*read));
    lines.append(read && m_watch->problem().isEmpty() ? stateText(*read) : m_watch->problem());
    lines.removeAll(QString());
    m_head->setSentence(lines.join(QLatin1Char('\n')));
    QStringList details;
    if (read) details << luckText(*read) << coreText(sweep::validationNote(read->summary));
    details.removeAll(QString());
    m_head->setDetails(details.join(QLatin1Char('\n')));
    m_chooser->setToolTip(widgets::literal(read ? tr("%1 on %2").arg(read->method, read->dataset) : QString()));
    m_confirm->setEnabled(read != nullptr);
    showFocus();
    showEmpty();
    Q_EMIT figureChanged();
}

void SweepView::showFocus()
{
    if (m_filter->text() != m_focus->text()) {
        const QSignalBlocker quiet(m_filter);
        m_filter->setText(m_focus->text());
    }
    const auto tries = m_focus->data() ? static_cast<int>(m_focus->data()->tries.size()) : 0;
    QString count = m_focus->isNarrowed() ? tr("%L1 of %Ln trial(s)", nullptr, tries).arg(m_focus->keptCount())
                                          : tr("%Ln trial(s)", nullptr, tries);
    if (!m_focus->textProblem().isEmpty()) count = m_focus->textProblem();
    if (const auto chosen = static_cast<int>(m_focus->chosen().size()); chosen > 0)
        count += tr(", %Ln selected", nullptr, chosen);
    m_count->setText(count);
    m_clear->setEnabled(m_focus->isNarrowed());
    m_all->setEnabled(m_focus->isNarrowed());
    const bool hasRuns = m_focus->data() && !m_focus->data()->runs.empty();
    m_runs->setEnabled(hasRuns);
    m_results->setEnabled(hasRuns);
}

void SweepView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    m_watch->setActive(true);
}

void SweepView::hideEvent(QHideEvent* event)
{
    View::hideEvent(event);
    m_watch->setActive(false);
}

}  // namespace rosa::workbench
