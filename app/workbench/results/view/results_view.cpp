#include "app/workbench/results/view/results_view.h"

#include <algorithm>
#include <utility>

#include <QDoubleSpinBox>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/workbench/base/core_text.h"
#include "app/workbench/results/view/classes_panel.h"
#include "app/workbench/results/view/groups_panel.h"
#include "app/workbench/results/view/no_results.h"
#include "app/workbench/results/view/results_loader.h"
#include "app/workbench/results/view/results_words.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/run_colours.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view_head.h"
#include "app/workbench/tables/figure/table_figure.h"
#include "app/workbench/tables/view/tables_panel.h"
#include "widgets/layout/column_area.h"
#include "widgets/style/text_size.h"

namespace rosa::workbench {

ResultsView::ResultsView(Workbench& workbench, QWidget* parent)
    : View({.name = "results",
            .icon = "table",
            .title = tr("Results"),
            .key = 4,
            .figures = {QStringLiteral("results"), QStringLiteral("confusion"), QStringLiteral("bars"),
                        QStringLiteral("ranks"), QStringLiteral("curves")},
            .showsResult = true},
           parent),
      m_workbench(workbench),
      m_halves(new QTabWidget),
      m_tables(new TablesPanel(workbench, new ViewHead(*this))),
      m_head(new ViewHead(*this)),
      m_words(new ResultsWords(workbench, *m_head)),
      m_pages(new QStackedWidget),
      m_nothing(new NoResults(workbench)),
      m_groups(new GroupsPanel),
      m_classes(new ClassesPanel(workbench, m_head->menu())),
      m_loader(new ResultsLoader(workbench, this))
{
    m_head->followRun(workbench);
    layOut();
    connectParts();
    on<CompareRuns>([this](const CompareRuns& wanted) { compare(wanted.runs); });
    on<ShowFigure>([this](const ShowFigure& wanted) { showFigure(wanted); });
    showNothing();
    m_nothing->askForRun();
}

ResultsView::~ResultsView() = default;

QWidget* ResultsView::makeBody()
{
    auto* body = new QSplitter(Qt::Vertical);
    body->setChildrenCollapsible(false);
    body->setHandleWidth(12);
    body->addWidget(m_groups);
    body->addWidget(m_classes);
    body->setSizes({290, 280});
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(body, 1);
    return new widgets::ColumnArea(page);
}

void ResultsView::layOut()
{
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(makeBody());
    auto* half = new QWidget;
    auto* rows = new QVBoxLayout(half);
    rows->setContentsMargins(0, widgets::kGap, 0, 0);
    rows->setSpacing(widgets::kGap);
    rows->addWidget(m_head);
    rows->addWidget(m_pages, 1);
    m_halves->setDocumentMode(true);
    m_halves->setObjectName(QStringLiteral("resultHalves"));
    m_halves->setAccessibleName(tr("Results"));
    m_halves->addTab(half, tr("This run"));
    m_halves->addTab(m_tables, tr("The article's tables"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 8);
    layout->addWidget(m_halves);
}

void ResultsView::connectParts()
{
    connect(m_halves, &QTabWidget::currentChanged, this, &ResultsView::figureChanged);
    connect(m_classes, &ClassesPanel::figureChanged, this, &ResultsView::figureChanged);
    connect(m_pages, &QStackedWidget::currentChanged, this, &ResultsView::figureChanged);
    connect(m_tables, &TablesPanel::figureChanged, this, &ResultsView::figureChanged);
    connect(&m_tables->margin(), &QDoubleSpinBox::valueChanged, this, &ResultsView::comparePair);
    connect(m_groups, &GroupsPanel::groupChosen, this, &ResultsView::showGroup);
    connect(m_loader, &ResultsLoader::runMissing, this, [this] {
        showNothing();
        m_nothing->askForRun();
        m_pages->setCurrentIndex(0);
    });
    connect(m_loader, &ResultsLoader::ended, this, [this](const QString& run, const Result<ResultTable>& results) {
        if (run == m_workbench.currentRun()) applyResults(run, results);
        Q_EMIT figureChanged();
        refresh();
    });
    connect(&m_workbench, &Workbench::currentRunChanged, this, &ResultsView::refresh);
    connect(&m_workbench.library(), &RunLibrary::changed, this, &ResultsView::refresh);
}

void ResultsView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

QTableWidget& ResultsView::table() { return m_groups->table(); }

QTableWidget& ResultsView::classTable() { return m_classes->scores(); }

ConfusionView& ResultsView::confusion() { return m_classes->confusion(); }

CellNodes& ResultsView::nodes() { return m_classes->nodes(); }

StripPlot& ResultsView::strips() { return m_groups->strips(); }

QString ResultsView::message() const { return m_pages->currentIndex() == 0 ? m_nothing->message() : QString(); }

QString ResultsView::comparison() const { return m_words->comparison(); }

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
    if (m_halves->currentWidget() == m_tables) return m_tables->page();
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
    m_loader->compare(runs);
    m_workbench.setCurrentRun(runs.value(0));
    refresh();
}

void ResultsView::refresh()
{
    if (isVisible()) m_loader->load();
}

void ResultsView::applyResults(const QString& run, const Result<ResultTable>& results)
{
    if (!results) {
        showNothing();
        m_nothing->explain(run, results.error());
        return m_pages->setCurrentIndex(0);
    }
    if (!m_results || m_results->dataset != results->dataset || m_results->asked != results->asked) m_classes->forgetCell();
    ResultTable coloured = *results;
    for (ResultGroup& group : coloured.groups)
        group.colour = m_workbench.colours().of(QString::fromStdString(group.runs.front().id));
    m_results = std::make_shared<const ResultTable>(std::move(coloured));
    m_pages->setCurrentIndex(1);
    m_words->showResults(m_results);
    m_groups->showResults(m_results);
}

void ResultsView::showNothing()
{
    m_results.reset();
    m_words->showResults(nullptr);
    m_groups->showResults(nullptr);
    m_classes->showNothing();
}

void ResultsView::showGroup()
{
    const ResultGroup* chosen = m_groups->chosen();
    if (!chosen) return;
    m_words->showProtocol(*chosen);
    comparePair();
    m_classes->showGroup(m_results, *chosen);
}

/// Compares the first row with the selected one; if several runs were requested, initially with the second.
void ResultsView::comparePair()
{
    const bool areSeveral = m_loader->areSeveral() && m_results && m_results->groups.size() > 1;
    const int row = m_groups->chosenRow() > 0 ? m_groups->chosenRow() : areSeveral ? 1 : 0;
    m_words->compareFirstWith(row, m_tables->margin().value() / 100);
}

}  // namespace rosa::workbench
