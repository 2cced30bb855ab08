#include "app/workbench/results/view/results_view.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <QActionGroup>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/base/metric_title.h"
#include "app/workbench/overview/data/run_comparison.h"
#include "app/workbench/records/run_feed.h"
#include "app/workbench/results/data/results_text.h"
#include "app/workbench/results/figure/results_figure.h"
#include "app/workbench/results/view/cell_nodes.h"
#include "app/workbench/results/view/no_results.h"
#include "app/workbench/results/view/result_plots.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/run_colours.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view_head.h"
#include "app/workbench/tables/figure/table_figure.h"
#include "app/workbench/tables/view/tables_panel.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/layout/column_area.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kResultIconSide = 10;

void setUpTable(QTableWidget* table, const QStringList& columns, const QString& name)
{
    table->setColumnCount(static_cast<int>(columns.size()));
    table->setHorizontalHeaderLabels(columns);
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
}

}  // namespace

ResultsView::ResultsView(Workbench& workbench, QWidget* parent)
    : View({"results",
            "table",
            tr("Results"),
            4,
            {QStringLiteral("results"), QStringLiteral("confusion"), QStringLiteral("bars"), QStringLiteral("ranks"),
             QStringLiteral("curves")}},
           parent),
      m_workbench(workbench),
      m_halves(new QTabWidget),
      m_tables(new TablesPanel(workbench, new ViewHead(*this))),
      m_head(new ViewHead(*this)),
      m_pages(new QStackedWidget),
      m_nothing(new NoResults(workbench))
{
    m_pages->addWidget(m_nothing);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* body = new QSplitter(Qt::Vertical);
    body->setChildrenCollapsible(false);
    body->setHandleWidth(12);
    body->addWidget(buildTop());
    body->addWidget(buildBottom());
    body->setSizes({290, 280});
    column->addWidget(body, 1);
    m_pages->addWidget(new widgets::ColumnArea(page));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 8);
    m_halves->setDocumentMode(true);
    m_halves->setObjectName(QStringLiteral("resultHalves"));
    m_halves->setAccessibleName(tr("Results"));
    auto* half = new QWidget;
    auto* rows = new QVBoxLayout(half);
    rows->setContentsMargins(0, widgets::kGap, 0, 0);
    rows->setSpacing(widgets::kGap);
    rows->addWidget(buildHeader());
    rows->addWidget(m_pages, 1);
    m_halves->addTab(half, tr("This run"));
    m_halves->addTab(m_tables, tr("The article's tables"));
    layout->addWidget(m_halves);
    connectParts();
    on<CompareRuns>([this](const CompareRuns& wanted) { compare(wanted.runs); });
    on<ShowFigure>([this](const ShowFigure& wanted) { showFigure(wanted); });
    connect(&workbench, &Workbench::currentRunChanged, this, &ResultsView::refresh);
    connect(&workbench.library(), &RunLibrary::changed, this, &ResultsView::refresh);
    showNothing();
    m_nothing->say(tr("Choose a run in the list of runs, or train one, to see its results."));
}

ResultsView::~ResultsView() = default;

QWidget* ResultsView::buildHeader()
{
    m_head->followRun(m_workbench);
    m_export = new QToolButton;
    m_export->setIcon(widgets::icon(QStringLiteral("copy")));
    m_export->setText(tr("Copy table"));
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_export->setFocusPolicy(Qt::StrongFocus);
    m_export->setAutoRaise(true);
    m_export->setObjectName(QStringLiteral("copyResults"));
    m_export->setAccessibleName(tr("Copy table"));
    auto* menu = new QMenu(m_export);
    menu->addAction(tr("As LaTeX"), this,
                    [this] { copyText(resultsLatex(*m_results), tr("The table was copied as LaTeX")); });
    menu->addAction(tr("As CSV"), this, [this] { copyText(resultsCsv(*m_results), tr("The table was copied as CSV")); });
    m_export->setMenu(menu);
    m_head->addControl(m_export);
    m_pairs = new widgets::RichLabel;
    m_pairs->setWordWrap(true);
    m_pairs->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_pairs->setAccessibleName(tr("Paired comparison of two rows"));
    m_head->setDetailsWidget(m_pairs);
    m_head->menu().addSection(tr("Values of the confusion matrix"));
    m_values = new QActionGroup(this);
    for (const QString& text : {tr("Per cent of the true class"), tr("Number of predictions")}) {
        QAction* action = m_head->menu().addAction(text);
        action->setCheckable(true);
        m_values->addAction(action);
    }
    m_values->actions().first()->setChecked(true);
    return m_head;
}

QWidget* ResultsView::buildTop()
{
    m_warning = new widgets::PlainLabel;
    m_warning->setWordWrap(true);
    m_table = new QTableWidget;
    m_table->setIconSize({kResultIconSide, kResultIconSide});
    setUpTable(m_table,
               {tr("Method"), tr("Encoder"), tr("Preset"), tr("Runs × splits"), tr("%1 %").arg(metricTitle({})),
                tr("95 % interval"), tr("Published"), tr("Protocol")},
               tr("Results"));
    m_table->horizontalHeaderItem(Published)->setToolTip(tr("Numbers copied from articles, not measured here"));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_table->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &ResultsView::fitTable);
    m_strips = new StripPlot;
    auto* top = new widgets::TallColumn;
    auto* column = new QVBoxLayout(top);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_warning);
    column->addWidget(m_table);
    column->addWidget(m_strips, 1);
    return top;
}

QWidget* ResultsView::buildBottom()
{
    m_tabs = new QTabWidget;
    m_tabs->setDocumentMode(true);
    m_classes = new QTableWidget;
    setUpTable(m_classes, {tr("Class"), tr("Precision"), tr("Recall"), tr("F1"), tr("Tested")}, tr("Scores per class"));
    // Numbers are never cut; names are shortened.
    m_classes->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_classes->horizontalHeader()->setMinimumSectionSize(36);
    m_classes->setTextElideMode(Qt::ElideMiddle);
    m_nodes = new CellNodes;
    m_tabs->addTab(m_classes, tr("Classes"));
    m_tabs->addTab(m_nodes, tr("Nodes of the selected cell"));
    m_confusion = new ConfusionView;
    auto* below = new QSplitter(Qt::Horizontal);
    below->setChildrenCollapsible(false);
    below->setHandleWidth(12);
    below->addWidget(m_tabs);
    below->addWidget(m_confusion);
    below->setSizes({340, 320});
    return below;
}

void ResultsView::connectParts()
{
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) { showGroup(row); });
    for (QTabWidget* tabs : {m_halves, m_tabs})
        connect(tabs, &QTabWidget::currentChanged, this, &ResultsView::figureChanged);
    connect(m_pages, &QStackedWidget::currentChanged, this, &ResultsView::figureChanged);
    connect(m_tables, &TablesPanel::figureChanged, this, &ResultsView::figureChanged);
    connect(&m_tables->margin(), &QDoubleSpinBox::valueChanged, this, &ResultsView::showPairs);
    connect(m_values, &QActionGroup::triggered, this, [this] { m_confusion->setPicture(picture()); });
    connect(m_confusion, &ConfusionView::cellChosen, this, &ResultsView::showCell);
    connect(m_nodes, &CellNodes::worstWanted, this, &ResultsView::showWorst);
    connect(m_nodes, &CellNodes::embeddingWanted, this, [this](const QList<int>& nodes) {
        if (group()) m_workbench.ask(ShowNodes{QString::fromStdString(group()->runs.front().id), nodes});
    });
    connect(m_nodes, &CellNodes::alignmentWanted, this, [this](int node) {
        if (group()) m_workbench.ask(ShowPair{{QString::fromStdString(group()->runs.front().id), node, node}});
    });
    widgets::offerFigure(m_strips, [this]() -> std::unique_ptr<widgets::Figure> {
        return m_results ? std::make_unique<ResultsFigure>(*m_results) : nullptr;
    });
    widgets::offerFigure(m_confusion, [this]() -> std::unique_ptr<widgets::Figure> {
        auto shown = picture();
        return shown ? std::make_unique<ConfusionFigure>(std::move(*shown), *group()) : nullptr;
    });
}

void ResultsView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void ResultsView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_results) fillTable();
}

QString ResultsView::message() const { return m_pages->currentIndex() == 0 ? m_nothing->message() : QString(); }

QString ResultsView::comparison() const { return m_pairs->text(); }

const ResultGroup* ResultsView::group() const
{
    const int row = m_table->currentRow();
    return m_results && row >= 0 && row < static_cast<int>(m_results->groups.size())
               ? &m_results->groups[static_cast<std::size_t>(row)]
               : nullptr;
}

void ResultsView::showTables(bool isInFront) { m_halves->setCurrentIndex(isInFront ? 1 : 0); }

void ResultsView::showFigure(const ShowFigure& figure)
{
    m_workbench.setCurrentRun(figure.run);
    const bool isOfRun = figure.figure == QStringLiteral("results") || figure.figure == QStringLiteral("confusion");
    if (isOfRun) return showTables(false);
    const auto table = planRequestOf(
        {m_workbench.catalogue(), m_workbench.datasets(), m_workbench.engine(), figure.subjects, figure.options});
    if (!table) return m_workbench.say(Workbench::Severity::Warning, coreText(table.error().message));
    showTables(true);
    m_tables->showRequest(*table);
}

OfferedPage ResultsView::page() const
{
    if (!m_results) return {};
    QList<QStringList> groups;
    for (const ResultGroup& group : m_results->groups) {
        QStringList ids;
        for (const ResultRun& run : group.runs) ids.append(QString::fromStdString(run.id));
        const auto isAsked = [&](const std::string& id) { return ids.contains(QString::fromStdString(id)); };
        if (std::ranges::any_of(m_results->asked, isAsked)) groups.append(ids);
    }
    return runsPage(m_workbench, groups);
}

UnfinishedWork ResultsView::unfinished() const
{
    return {tr("A table is being measured. It can continue in the background; the next start finds it."),
            m_tables->engines()};
}

void ResultsView::compare(const QStringList& runs)
{
    showTables(false);
    m_compared = runs;
    m_workbench.setCurrentRun(runs.value(0));
    refresh();
}

/// A hash of everything the table depends on: the shown runs and all evaluated ones. O(runs).
size_t ResultsView::askedFor() const
{
    size_t all = qHash(m_compared, 1);
    const std::hash<std::string> hash;
    for (const store::RunSummary& run : *m_workbench.library().runs()) {
        const bool isShown = m_compared.contains(QString::fromStdString(run.id));
        if (!isShown && std::isnan(run.accuracyMean)) continue;
        const int state = isShown ? static_cast<int>(run.state) : -1;
        all = qHashMulti(all, hash(run.id), hash(run.name), state, std::isnan(run.accuracyMean) ? -1 : run.accuracyMean);
    }
    return all;
}

void ResultsView::refresh()
{
    if (!isVisible()) return;
    const QString run = m_workbench.currentRun();
    if (!m_compared.contains(run)) m_compared = {run};
    if (run.isEmpty()) {
        showNothing();
        m_read = 0;
        m_nothing->say(tr("Choose a run in the list of runs, or train one, to see its results."));
        return m_pages->setCurrentIndex(0);
    }
    const size_t asked = askedFor();
    if (m_isReading || asked == m_read) return;
    m_isReading = true;
    m_read = asked;
    inBackground(
        this,
        [datasets = m_workbench.datasets(), &catalogue = m_workbench.catalogue(), compared = m_compared] {
            std::vector<std::string> runs;
            for (const QString& id : compared) runs.push_back(id.toStdString());
            return loadResults(catalogue, *datasets, runs);
        },
        [this, run](Result<ResultTable> results) {
            m_isReading = false;
            if (run == m_workbench.currentRun()) take(run, std::move(results));
            refresh();
        });
}

void ResultsView::take(const QString& run, Result<ResultTable> results)
{
    if (!results) {
        showNothing();
        const store::RunSummary* summary = m_workbench.library().find(run);
        const bool isUnderWay = summary && isLiveState(summary->state);
        const bool isStopped = summary && summary->state != record::RunState::Finished && summary->epochs > 0;
        if (isUnderWay)
            m_nothing->say(tr("The run has not finished: its results appear here after its evaluation."));
        else if (isStopped)
            m_nothing->say(tr("The run ended before its evaluation. Evaluate the weights of its newest checkpoint here, or "
                              "run “rosa evaluate %1” in a shell.")
                               .arg(run),
                           run);
        else
            m_nothing->say(tr("There are no results: %1. Add them here, or run “rosa evaluate %2” in a shell.")
                               .arg(coreText(results.error().message), run),
                           summary ? run : QString());
        return m_pages->setCurrentIndex(0);
    }
    const bool isOther = !m_results || m_results->dataset != results->dataset;
    if (isOther) m_dataset.reset();
    if (isOther || m_results->asked != results->asked) {
        m_nodes->showNothing();
        m_cells.giveUp();
    }
    m_results = std::move(*results);
    for (ResultGroup& group : m_results->groups)
        group.colour = m_workbench.colours().of(QString::fromStdString(group.runs.front().id));
    m_pages->setCurrentIndex(1);
    m_export->setEnabled(true);
    fillTable();
}

void ResultsView::showNothing()
{
    m_results.reset();
    m_head->setSentence({});
    m_head->setDetails({});
    m_pairs->setHtml({});
    m_export->setEnabled(false);
}

void ResultsView::showGroup(int row)
{
    if (!m_results || row < 0) return;
    const ResultGroup* chosen = group();
    if (!chosen) return;
    m_head->setDetails(tr("Protocol of %1: %2").arg(QString::fromStdString(chosen->title), coreText(chosen->card().text)));
    showPairs();
    fillClasses(*chosen);
    m_confusion->setPicture(picture());
}

/// Compares the first row with the selected one; if several runs were requested, initially with the second.
void ResultsView::showPairs()
{
    const bool areSeveral = m_compared.size() > 1 && m_results && m_results->groups.size() > 1;
    const int row = m_table->currentRow() > 0 ? m_table->currentRow() : areSeveral ? 1 : 0;
    QString verdict = m_results ? verdictOf(*m_results) : QString();
    QString tests;
    if (m_results && row > 0) {
        const ResultGroup& first = m_results->groups.front();
        const ResultGroup& other = m_results->groups[static_cast<std::size_t>(row)];
        verdict = comparisonVerdict(first, other, m_results->testOverTraining);
        tests = comparisonOf(first, other, m_results->testOverTraining, m_tables->margin().value() / 100);
    }
    m_head->setSentence(verdict);
    m_pairs->setHtml(tests);
}

std::optional<ConfusionPicture> ResultsView::picture() const
{
    const ResultGroup* chosen = group();
    if (!chosen) return std::nullopt;
    return confusionPicture(*m_results, *chosen,
                            m_values->actions().last()->isChecked() ? ConfusionValues::Counts : ConfusionValues::RowShares);
}

void ResultsView::copyText(const QString& text, const QString& what)
{
    QGuiApplication::clipboard()->setText(text);
    m_workbench.say(Workbench::Severity::Information, what);
}

}  // namespace rosa::workbench
