#include "app/workbench/tables/view/tables_panel.h"

#include <algorithm>

#include <QClipboard>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/base/metric_title.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/results/data/interval_scope.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/live_runs.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view_head.h"
#include "app/workbench/tables/data/cell_text.h"
#include "app/workbench/tables/view/table_choices.h"
#include "app/workbench/tables/view/table_grid.h"
#include "app/workbench/tables/view/table_picture.h"
#include "core/base/bind/options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/tables/given_rows.h"
#include "core/tables/table_text.h"
#include "widgets/layout/column_area.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

/// The command-line arguments of a request.
QStringList argumentsOf(const tables::PlanRequest& request)
{
    QStringList words{QStringLiteral("reproduce"), QString::fromStdString(request.what)};
    for (const std::string& word : bind::wordsOf(request)) words << QString::fromStdString(word);
    return words;
}

const QString kDryRun = QStringLiteral("--dry-run");

/// In points, by default: the tolerance for a measured mean to reproduce a published one.
constexpr double kUsualMargin = 1.0;
constexpr int kLeastTableLines = 13;  ///< A head and five rows; on a small screen, what is below it is scrolled to.

/// Whether a cell is not significantly above raw features or the random encoder.
bool hasBaselineMarks(const tables::Table& table)
{
    return std::ranges::any_of(table.cells, [](const tables::TableCell& cell) {
        return std::ranges::any_of(cell.baselines, [](const tables::BaselineTest& test) {
            return test.standing == tables::Standing::NotSignificant || test.standing == tables::Standing::Below;
        });
    });
}

}  // namespace

TablesPanel::TablesPanel(Workbench& workbench, ViewHead* head, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_watch(new PlanWatch(workbench, this)),
      m_choices(new TableChoices(workbench.catalogue())),
      m_head(head),
      m_pages(new QStackedWidget),
      m_nothing(new widgets::PlainLabel(tr("Reading the store …"))),
      m_grid(new TableGrid)
{
    setObjectName(QStringLiteral("tables"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(32);
    auto* body = new QSplitter(Qt::Vertical);
    body->setChildrenCollapsible(false);
    body->setHandleWidth(10);
    m_grid->setMinimumHeight(kLeastTableLines * fontMetrics().lineSpacing());
    body->addWidget(m_grid);
    body->addWidget(makeBottom());
    body->setSizes({380, 200});
    body->setStretchFactor(0, 1);
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(new widgets::ColumnArea(body));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, widgets::kGap, 0, 0);
    column->setSpacing(widgets::kGap);
    fillHead();
    column->addWidget(m_head);
    column->addWidget(m_choices);
    column->addWidget(m_pages, 1);
    connectParts();
    offerForeign();
    m_watch->setRequest(m_choices->request());
    showProgress();
}

TablesPanel::~TablesPanel() = default;

void TablesPanel::fillHead()
{
    m_start = new QPushButton(tr("Start"));
    m_start->setIcon(widgets::icon(QStringLiteral("play")));
    m_bar = new QProgressBar;
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(120);
    m_bar->setAccessibleName(tr("Progress of the table"));
    m_copy = new QToolButton;
    m_copy->setIcon(widgets::icon(QStringLiteral("copy")));
    m_copy->setText(tr("Copy table"));
    m_copy->setAccessibleName(tr("Copy table"));
    m_copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_copy->setPopupMode(QToolButton::InstantPopup);
    m_copy->setFocusPolicy(Qt::StrongFocus);
    m_copy->setAutoRaise(true);
    auto* menu = new QMenu(m_copy);
    for (const auto& [columns, title] :
         {std::pair{2, tr("As LaTeX, two columns wide")}, {1, tr("As LaTeX, one column wide")}})
        menu->addAction(title, this, [this, columns = columns] {
            const auto toLatex = [columns](const tables::Table& table) { return tables::toLatex(table, {columns}); };
            copy(toLatex, tr("The table was copied as LaTeX"));
        });
    menu->addAction(tr("As CSV"), this, [this] { copy(tables::toCsv, tr("The table was copied as CSV")); });
    menu->addAction(tr("As text"), this, [this] { copy(tables::toText, tr("The table was copied as text")); });
    m_copy->setMenu(menu);
    m_forecast = new QToolButton;
    m_forecast->setText(tr("How long?"));
    m_forecast->setToolTip(
        tr("Trains each method on each data set for some seconds, and tells how long all missing runs take"));
    m_forecast->setFocusPolicy(Qt::StrongFocus);
    m_forecast->setAutoRaise(true);
    for (QWidget* control : std::initializer_list<QWidget*>{m_bar, m_forecast, m_copy, m_start}) m_head->addControl(control);
}

QWidget* TablesPanel::makeBottom()
{
    m_details = new widgets::RichLabel;
    m_details->setWordWrap(true);
    m_details->setMargin(8);
    m_details->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_details->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    m_details->setAccessibleName(tr("Details of the selected cells"));
    const auto scrolled = [](QWidget* widget) {
        auto* area = new QScrollArea;
        area->setWidget(widget);
        area->setWidgetResizable(true);
        area->setFrameShape(QFrame::NoFrame);
        return area;
    };
    m_means = new TablePicture(TablePicture::kMeans, tr("Means with 95 % intervals"),
                               tr("Means appear here when a cell has been measured."));
    m_ranks = new TablePicture(TablePicture::kRanks, tr("Mean ranks and critical difference"),
                               tr("Mean ranks appear here when at least two methods have been measured in every column and "
                                  "the table has at least two data sets."));
    m_tabs = new QTabWidget;
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(scrolled(m_details), tr("Cell"));
    m_tabs->addTab(scrolled(m_means), tr("Means"));
    m_tabs->addTab(scrolled(m_ranks), tr("Ranks"));
    m_tabs->setCornerWidget(makeMargin());
    return m_tabs;
}

QWidget* TablesPanel::makeMargin()
{
    m_margin = new QDoubleSpinBox;
    m_margin->setRange(0.1, 100);
    m_margin->setDecimals(1);
    m_margin->setSingleStep(0.1);
    m_margin->setPrefix(QStringLiteral("± "));
    m_margin->setSuffix(tr(" points"));
    m_margin->setKeyboardTracking(false);
    m_margin->setAccessibleName(tr("Equivalence margin"));
    m_margin->setToolTip(tr(
        "Margin in percentage points for the equivalence tests (two one-sided t tests) in cell details and copied tables"));
    m_margin->setValue(QSettings().value(QStringLiteral("tables/margin"), kUsualMargin).toDouble());
    auto* label = new widgets::PlainLabel(tr("Equivalent within"));
    label->setBuddy(m_margin);
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 4, 2);
    row->addWidget(label);
    row->addWidget(m_margin);
    return line;
}

void TablesPanel::showRequest(const tables::PlanRequest& request)
{
    m_hasAdopted = true;
    m_choices->setRequest(request);
    offerForeign();
    m_watch->setRequest(m_choices->request());
}

void TablesPanel::connectParts()
{
    connect(m_choices, &TableChoices::changed, this, [this] {
        offerForeign();  // Those on the table's data sets.
        m_watch->setRequest(m_choices->request());
    });
    connect(m_watch, &PlanWatch::tableChanged, this, &TablesPanel::showTable);
    connect(m_watch, &PlanWatch::dataSetsRead, m_choices, &TableChoices::setStoreData);
    connect(m_watch, &PlanWatch::statusChanged, this, [this] {
        // A reopened window shows the running table.
        if (!m_hasAdopted && m_watch->underWay()) {
            showRequest(m_watch->underWay()->request);
        }
        m_hasAdopted = true;
        if (m_watch->underWay()) m_isStarting = false;
        showTable();
    });
    connect(&m_workbench.liveRuns(), &LiveRuns::changed, this, [this] {
        if (isVisible() && m_watch->underWay()) showTable();
    });
    connect(&m_workbench.library(), &RunLibrary::changed, this, &TablesPanel::offerForeign);
    connect(m_start, &QPushButton::clicked, this, &TablesPanel::start);
    connect(m_forecast, &QToolButton::clicked, this, &TablesPanel::forecast);
    connect(m_grid, &TableGrid::markedChanged, this, &TablesPanel::showDetails);
    connect(m_grid, &TableGrid::cellOpened, this, &TablesPanel::open);
    connect(m_margin, &QDoubleSpinBox::valueChanged, this, [this](double points) {
        QSettings().setValue(QStringLiteral("tables/margin"), points);
        showDetails();
    });
    connect(m_details, &QLabel::linkActivated, this, &TablesPanel::follow);
    connect(m_tabs, &QTabWidget::currentChanged, this, &TablesPanel::figureChanged);
}

void TablesPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_watch->setActive(true);
    m_watch->lookAgain();
}

void TablesPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_watch->setActive(false);
}

QString TablesPanel::details() const { return m_details->text(); }

QString TablesPanel::progress() const { return m_head->sentence(); }

QList<EngineProcess*> TablesPanel::engines() const
{
    QList<EngineProcess*> found;
    for (EngineProcess* process : m_workbench.engines())
        if (process->isRunning() && process->arguments().value(0) == QStringLiteral("reproduce") &&
            !process->arguments().contains(kDryRun))
            found.append(process);
    return found;
}

/// Of an engine that works or has worked on this table.
const tables::PlanStatus* TablesPanel::ownStatus() const { return m_watch->status(); }

void TablesPanel::start()
{
    if (m_watch->underWay()) {
        m_watch->stop();
        m_start->setEnabled(false);
        return;
    }
    if (m_forecasting) {
        m_forecasting->stop();
        m_start->setEnabled(false);
        return;
    }
    m_isStarting = true;
    EngineProcess* process = m_workbench.startEngine(argumentsOf(m_watch->request()),
                                                     m_choices->titleOf(QString::fromStdString(m_watch->request().what)));
    connect(process, &EngineProcess::ended, this, [this] {
        m_isStarting = false;
        m_watch->lookAgain();
        showProgress();
    });
    showProgress();
}

/// The engine writes its estimate into the plan's status, where all windows of the store find it.
void TablesPanel::forecast()
{
    m_forecasting =
        m_workbench.startEngine(argumentsOf(m_watch->request()) << kDryRun,
                                tr("Forecast: %1").arg(m_choices->titleOf(QString::fromStdString(m_watch->request().what))));
    connect(m_forecasting, &EngineProcess::progressed, this, [this](const QString&, int done, int total) {
        m_bar->setRange(0, total);
        m_bar->setValue(done);
    });
    connect(m_forecasting, &EngineProcess::ended, this, [this] {
        m_forecasting = nullptr;
        m_watch->lookAgain();
        showProgress();
    });
    m_bar->setRange(0, 0);
    showProgress();
}

/// Explains the marks in the cells.
QString TablesPanel::legend(const FilledTable& filled) const
{
    const tables::Plan& plan = filled.table.plan;
    QStringList parts{tr("%1 in per cent: mean ± deviation over seeds and splits [95 % interval of the mean].")
                          .arg(metricTitle(plan.metric))};
    if (const QStringList scopes = scopeTexts(filled.table); !scopes.isEmpty())
        parts.append(tr("Intervals: %1.").arg(scopes.join(QStringLiteral("; "))));
    parts.append(tr("Bold: best measured; †: not significantly different from the best."));
    if (tables::hasUntested(filled.table))
        parts.append(tr("‡: not tested against the best (too few pairs or not comparable)."));
    if (hasBaselineMarks(filled.table))
        parts.append(
            tr("§: not significantly different from raw features; ¶: not significantly different from the random encoder; "
               "↓: significantly below."));
    if (!plan.source.empty()) parts.append(tr("Published numbers are copied from %1.").arg(coreText(plan.source)));
    for (const catalog::Choice& rule : catalog::parameterOf(&catalog::EvaluationOptions::selection).choices)
        if (rule.id == filled.request.selection) parts.append(tr("Choice of C: %1.").arg(catalogueText(rule.help)));
    const tables::PlanRequest& request = filled.request;
    if (!request.preset.empty()) parts.append(tr("Preset: %1.").arg(QString::fromStdString(request.preset)));
    if (request.epochs > 0) parts.append(tr("Epochs: %L1.").arg(request.epochs));
    if (!request.protocol.empty()) parts.append(tr("Protocol: %1.").arg(QString::fromStdString(request.protocol)));
    if (plan.isQuick) parts.append(tr("Quick: results are not comparable."));
    for (const Message& note : filled.table.dataNotes) parts.append(coreText(note) + QLatin1Char('.'));
    return parts.join(QLatin1Char(' '));
}

void TablesPanel::showTable()
{
    const FilledTablePtr& filled = m_watch->filled();
    m_copy->setEnabled(filled != nullptr);
    if (!filled) {
        m_nothing->setText(m_watch->problem().isEmpty() ? tr("Reading the store …") : m_watch->problem());
        m_pages->setCurrentIndex(0);
        for (TablePicture* picture : {m_means, m_ranks}) picture->setTable(nullptr, m_watch->request());
        Q_EMIT figureChanged();
        return showProgress();
    }
    const tables::PlanStatus* status = ownStatus();
    std::optional<RunProgress> live;
    if (status && status->isUnderWay()) live = m_workbench.liveRuns().find(QString::fromStdString(status->run));
    const tables::Plan& plan = filled->table.plan;
    std::vector<CellFace> faces;
    for (std::size_t row = 0; row < plan.rows.size(); ++row)
        for (std::size_t column = 0; column < plan.columns.size(); ++column)
            faces.push_back(cellFace(*filled, {row, column}, status, live));
    m_grid->setTable(plan, faces);
    m_head->setDetails(legend(*filled));
    const std::shared_ptr<const tables::Table> table(filled, &filled->table);
    for (TablePicture* picture : {m_means, m_ranks}) picture->setTable(table, filled->request);
    m_pages->setCurrentIndex(1);
    Q_EMIT figureChanged();
    showProgress();
    showDetails();
}

void TablesPanel::showProgress()
{
    const tables::PlanStatus* now = m_watch->underWay();
    const FilledTablePtr& filled = m_watch->filled();
    // The list below has the whole title.
    static const QRegularExpression colon(QStringLiteral("[:：]"));
    m_head->setTitle(m_choices->titleOf(QString::fromStdString(m_watch->request().what)).section(colon, 0, 0));
    m_bar->setVisible(now || m_isStarting || m_forecasting);
    m_forecast->setVisible(false);
    m_start->setIcon(widgets::icon(now ? QStringLiteral("stop") : QStringLiteral("play")));
    if (now) {
        m_bar->setRange(0, now->runs);
        m_bar->setValue(now->runs - now->left);
        QStringList parts;
        if (now != ownStatus()) parts.append(m_choices->titleOf(QString::fromStdString(now->request.what)));
        parts.append(tr("%L1 of %Ln run(s) left", nullptr, now->runs).arg(now->left));
        if (!now->current.row.empty())
            parts.append(tr("%1, %2, seed %3")
                             .arg(coreText(now->current.row), QString::fromStdString(now->current.column))
                             .arg(now->current.seed));
        if (const double seconds = m_watch->secondsLeft(); seconds >= 0)
            parts.append(tr("about %1 left").arg(durationText(seconds)));
        m_head->setSentence(parts.join(QStringLiteral(" · ")));
        m_start->setText(tr("Stop"));
        m_start->setToolTip(tr("Stop after a checkpoint and keep the results; Resume continues from there"));
        m_start->setEnabled(true);
        return;
    }
    if (m_forecasting) {
        m_start->setIcon(widgets::icon(QStringLiteral("stop")));
        m_start->setText(tr("Stop"));
        m_start->setToolTip(tr("Stop the forecast"));
        m_start->setEnabled(true);
        return m_head->setSentence(tr("Measuring how long the missing runs take …"));
    }
    if (m_isStarting) m_bar->setRange(0, 0);
    const bool isBegun = filled && filled->done() > 0 && filled->left > 0;
    const int left = filled ? filled->left : 0;
    m_start->setText(left == 0 ? tr("Start")
                     : isBegun ? tr("Resume: %Ln run(s) left", nullptr, left)
                               : tr("Start %Ln run(s)", nullptr, left));
    m_start->setToolTip(tr("Train and measure the missing runs one after the other; the window can be closed meanwhile"));
    m_start->setEnabled(!m_isStarting && m_watch->hasLooked() && filled && filled->left > 0);
    if (m_isStarting) return m_head->setSentence(tr("Starting the engine …"));
    if (!filled) return m_head->setSentence({});
    QStringList parts;
    if (filled->left > 0)
        parts.append(
            tr("%L1 of %Ln run(s) measured", nullptr, static_cast<int>(filled->table.plan.runs.size())).arg(filled->done()));
    else
        parts.append(tr("Everything that can be measured has been measured."));
    const tables::PlanStatus* known = ownStatus();
    const bool isForecast = known && known->secondsLeft >= 0 && known->left == filled->left;
    if (left > 0 && isForecast) parts.append(tr("they take about %1").arg(durationText(known->secondsLeft)));
    m_forecast->setVisible(m_start->isEnabled() && !isForecast);
    if (filled->absent > 0)
        parts.append(tr("%Ln run(s) wait for data that are missing or cannot be read", nullptr, filled->absent));
    m_head->setSentence(parts.join(QStringLiteral(" · ")));
}

void TablesPanel::showDetails()
{
    const FilledTablePtr& filled = m_watch->filled();
    if (!filled) return;
    const std::vector<CellPlace>& marked = m_grid->marked();
    const auto isInside = [&](const CellPlace& place) {
        return place.row < filled->table.plan.rows.size() && place.column < filled->table.plan.columns.size();
    };
    QString text = tr("Select a cell to see its details, or two cells of one column (Ctrl+click) to compare them.");
    if (marked.size() == 1 && isInside(marked[0]))
        text = cellDetails(*filled, marked[0], ownStatus(), m_margin->value() / 100);
    if (marked.size() == 2 && isInside(marked[0]) && isInside(marked[1]))
        text = cellComparison(*filled, marked[0], marked[1], m_margin->value() / 100);
    if (marked.size() > 2)
        text = tr("Two cells can be compared; %Ln are selected.", nullptr, static_cast<int>(marked.size()));
    if (text != m_details->text()) m_details->setHtml(text);
}

OfferedPage TablesPanel::page() const
{
    const FilledTablePtr& filled = m_watch->filled();
    if (!filled) return {};
    QList<QStringList> groups;
    for (const tables::TableCell& cell : filled->table.cells) {
        QStringList runs;
        for (const std::string& run : cell.runs) runs.append(QString::fromStdString(run));
        // Those without a seed serve several columns.
        if (cell.results && !groups.contains(runs)) groups.append(runs);
    }
    OfferedPage page = runsPage(m_workbench, groups);
    page.name = QString::fromStdString(filled->request.what);
    return page;
}

void TablesPanel::open(int row, int column)
{
    const FilledTablePtr& filled = m_watch->filled();
    if (!filled) return;
    const CellPlace place{static_cast<std::size_t>(row), static_cast<std::size_t>(column)};
    m_tabs->setCurrentIndex(0);
    QStringList runs;
    for (const std::string& run : filled->table.cell(place.row, place.column).runs) runs.append(QString::fromStdString(run));
    if (!runs.isEmpty()) m_workbench.ask(ListRuns{runs, cellTitle(filled->table.plan, place)});
}

void TablesPanel::follow(const QString& link)
{
    const QString target = link.section(QLatin1Char(':'), 1);
    if (link.startsWith(QStringLiteral("run:"))) m_workbench.setCurrentRun(target);
    if (link.startsWith(QStringLiteral("import:"))) m_workbench.ask(ImportData{});
}

void TablesPanel::offerForeign()
{
    QStringList names;
    for (const std::string& name : tables::foreignNames(*m_workbench.library().runs(), m_choices->datasets()))
        names.append(QString::fromStdString(name));
    // Until the library is read, the last choices remain available.
    if (!m_workbench.library().runs()->empty()) m_choices->setForeign(names);
}

void TablesPanel::copy(const TableForm& form, const QString& said)
{
    if (!m_watch->filled()) return;  // The menu was open when another table was requested.
    tables::Table table = m_watch->filled()->table;
    table.margin = m_margin->value() / 100;
    QGuiApplication::clipboard()->setText(QString::fromStdString(form(table)));
    m_workbench.say(Workbench::Severity::Information, said);
}

}  // namespace rosa::workbench
