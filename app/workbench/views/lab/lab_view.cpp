#include "app/workbench/views/lab/lab_view.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QLabel>
#include <QSettings>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/base/core_text.h"
#include "app/workbench/figures/matrix_figure.h"
#include "app/workbench/model/lab/lab_edit.h"
#include "app/workbench/model/lab/lab_picture.h"
#include "app/workbench/model/lab/lab_text.h"
#include "app/workbench/views/lab/lab_formula.h"
#include "app/workbench/views/lab/lab_source_bar.h"
#include "app/workbench/views/lab/lab_steps.h"
#include "app/workbench/views/lab/lab_tables.h"
#include "app/workbench/views/lab/lesson_side.h"
#include "widgets/banner/banner.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/lab/lab_canvas.h"
#include "widgets/layout/short_label.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/style/icons.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

const QString kTablesSetting = QStringLiteral("lab/tables");
constexpr int kNoticedMilliseconds = 250;

QToolButton* makeButton(const char* name, const QString& text, const QString& help)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setObjectName(QLatin1String(name));
    button->setAccessibleName(text);
    button->setToolTip(widgets::literal(help));
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

std::unique_ptr<widgets::Figure> labFigure(const LabState& state)
{
    if (!state.answer()) return nullptr;
    MatricesContent content;
    content.name = QStringLiteral("transport");
    content.pictures = {costPicture(*state.answer()), planPicture(*state.answer())};
    content.caption = QString::fromStdString(state.now().problem->title);
    content.title = LabView::tr("Cost and plan of the transport lab");
    return std::make_unique<MatricesFigure>(std::move(content));
}

}  // namespace

LabView::LabView(Workbench& workbench, QWidget* parent)
    : View({.name = "lab", .icon = "lab", .title = tr("Lab"), .key = 6, .isAlone = true}, parent),
      m_workbench(workbench),
      m_player(m_state),
      m_canvas(new widgets::LabCanvas),
      m_source(new LabSourceBar(m_state)),
      m_steps(new LabSteps(m_state, m_player)),
      m_formula(new LabFormula),
      m_tables(new LabTables(m_state)),
      m_parts(new QSplitter),
      m_banner(new widgets::Banner),
      m_title(new widgets::ShortLabel),
      m_limits(makeButton("labLimits", tr("Lift all limits"),
                          tr("Everything can be moved, as in the sandbox; the problem stays"))),
      m_showLessons(makeButton("labShowLessons", tr("Lessons"), tr("Lessons that lead through the lab"))),
      m_showTables(
          makeButton("labShowTables", tr("Numbers"), tr("Settings and tables of all numbers, which can be typed there"))),
      m_cancel(makeButton("labCancel", tr("Cancel"), tr("Stops the computation; the problem stays"))),
      m_end(new widgets::PlainLabel),
      m_marginals(new widgets::PlainLabel),
      m_cost(new widgets::PlainLabel)
{
    m_canvas->setObjectName(QStringLiteral("labCanvas"));
    m_canvas->setAccessibleName(tr("Drawing of the transport problem"));
    widgets::offerFigure(m_canvas, [this] { return m_freedom.hidesVerdicts() ? nullptr : labFigure(m_state); });
    makeLayout();
    addActions(m_steps->operations());
    connectCanvas();
    connectKnobs();
    connectState();
    takeRequests();
    offerLessons();
    restoreProblem();
    setFreedom({});
    refresh();
}

LabView::~LabView()
{
    m_player.stop();
    // An open editor ends with its edit while everything that shows the problem is there.
    if (QWidget* edited = focusWidget()) edited->clearFocus();
    keepProblem();
    m_state.blockSignals(true);
    delete m_parts;
}

void LabView::makeLayout()
{
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    makeButtons();
    column->addWidget(m_title);
    column->addWidget(m_source);
    column->addWidget(m_steps);
    column->addWidget(m_formula);
    column->addWidget(m_canvas, 1);
    column->addWidget(makeVerdicts());
    m_parts->addWidget(centre);
    m_parts->addWidget(m_tables);
    m_parts->setStretchFactor(0, 1);
    m_parts->setStretchFactor(1, 0);
    m_parts->setChildrenCollapsible(false);
    m_parts->setHandleWidth(9);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(8, 6, 8, 6);
    all->setSpacing(4);
    all->addWidget(m_banner);
    all->addWidget(m_parts, 1);
}

void LabView::makeButtons()
{
    m_title->setObjectName(QStringLiteral("labTitle"));
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_showLessons->setCheckable(true);
    m_showLessons->setIcon(widgets::icon(QStringLiteral("note")));
    m_showLessons->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_showTables->setCheckable(true);
    m_showTables->setIcon(widgets::icon(QStringLiteral("table")));
    m_showTables->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_steps->addAtEnd({m_limits, m_showLessons, makeFileMenu(), m_showTables});
    connect(m_limits, &QToolButton::clicked, this, &LabView::showSandbox);
    connect(m_showLessons, &QToolButton::clicked, this, &LabView::setLessonsShown);
    connect(m_showTables, &QToolButton::clicked, this, [this](bool isShown) {
        setTablesShown(isShown);
        QSettings().setValue(kTablesSetting, isShown);
    });
}

QWidget* LabView::makeVerdicts()
{
    auto* verdicts = new QWidget;
    auto* row = new QHBoxLayout(verdicts);
    row->setContentsMargins(0, 0, 0, 0);
    auto* column = new QVBoxLayout;
    column->setSpacing(1);
    const auto add = [&](QLabel* label, const char* name, const QString& what) {
        label->setObjectName(QLatin1String(name));
        label->setAccessibleDescription(what);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        column->addWidget(label);
    };
    add(m_end, "labEnd", tr("Why it stopped"));
    add(m_marginals, "labMarginals", tr("How far the marginals are off"));
    add(m_cost, "labCost", tr("What it costs"));
    row->addLayout(column, 1);
    row->addWidget(m_cancel, 0, Qt::AlignBottom);
    m_cancel->hide();
    return verdicts;
}

void LabView::connectState()
{
    connect(&m_state, &LabState::dragDropped, this, [this] {
        m_player.stop();
        m_canvas->dropChanges();
    });
    connect(m_canvas, &widgets::LabCanvas::dragCancelled, &m_state, &LabState::cancelDrag);
    connect(&m_state, &LabState::answered, this, &LabView::refresh);
    connect(&m_state, &LabState::changed, this, &LabView::refreshKnobs);
    connect(&m_state, &LabState::solved, this, &LabView::solved);
    connect(&m_state, &LabState::solved, this, [this](const lab::Problem& problem) {
        if (m_lessons) m_lessons->takeProblem(problem);
    });
    connect(m_cancel, &QToolButton::clicked, &m_state, &LabState::cancel);
    auto* patience = new QTimer(this);
    patience->setSingleShot(true);
    patience->setInterval(kNoticedMilliseconds);
    connect(patience, &QTimer::timeout, m_cancel, &QWidget::show);
    connect(&m_state, &LabState::busyChanged, this, [this, patience](bool isBusy) {
        if (isBusy) return patience->start();
        patience->stop();
        m_cancel->hide();
    });
    connect(m_tables, &LabTables::hoverChanged, m_canvas, &widgets::LabCanvas::setHover);
    connect(m_canvas, &widgets::LabCanvas::hoverChanged, m_tables, &LabTables::setHover);
}

void LabView::takeRequests()
{
    on<OpenLab>([this](const OpenLab& wanted) {
        if (!wanted.file.isEmpty()) openFile(wanted.file);
    });
    on<ShowLesson>([this](const ShowLesson& wanted) { openLesson(wanted.lesson); });
    on<ShowInLab>([this](const ShowInLab& wanted) { showInLab(wanted); });
}

void LabView::connectCanvas()
{
    using widgets::LabCanvas;
    connect(m_canvas, &LabCanvas::pointMoved, this, [this](bool isRow, int index, QPointF place, bool isDone) {
        m_state.edit(
            tr("Move a point"), [=](lab::Problem& problem, const lab::Posed&) { movePoint(problem, isRow, index, place); },
            isDone);
    });
    connect(m_canvas, &LabCanvas::weightMoved, this, [this](bool isRow, int index, double weight, bool isDone) {
        m_state.edit(
            tr("Change a weight"),
            [=](lab::Problem& problem, const lab::Posed& posed) { setWeight(problem, posed, isRow, index, weight); },
            isDone);
    });
    connect(
        m_canvas, &LabCanvas::cellChanged, this,
        [this](widgets::LabMatrix matrix, int row, int column, double value, bool isDone) {
            m_state.edit(
                tr("Change a cell"),
                [=](lab::Problem& problem, const lab::Posed& posed) { setCell(problem, posed, matrix, row, column, value); },
                isDone);
        });
    connect(m_canvas, &LabCanvas::cellToggled, this, [this](int row, int column) {
        if (m_state.now().settings.variant != lab::Variant::Hand || !m_freedom.has(lab::Control::Plan)) return;
        m_state.edit(tr("Fill a cell"),
                     [=](lab::Problem& problem, const lab::Posed& posed) { toggleCell(problem, posed, row, column); });
    });
}

void LabView::connectKnobs()
{
    using widgets::LabCanvas;
    const auto sets = [this](auto signal, const QString& text, auto member) {
        connect(m_canvas, signal, this, [this, text, member](double value, bool isDone) {
            m_state.set(
                text, [=](lab::SolveSettings& settings) { settings.*member = value; }, isDone);
        });
    };
    sets(&LabCanvas::lambdaMoved, tr("Change λ"), &lab::SolveSettings::lambda);
    sets(&LabCanvas::rhoMoved, tr("Change ρ"), &lab::SolveSettings::rho);
    sets(&LabCanvas::angleMoved, tr("Turn the projection"), &lab::SolveSettings::angle);
    connect(m_canvas, &LabCanvas::halfSweepsMoved, this, [this](int halfSweeps, bool isDone) {
        m_player.stop();
        m_state.goTo(halfSweeps, isDone);
    });
    connect(m_canvas, &LabCanvas::temperatureMoved, this, [this](double value, bool isDone) {
        m_state.edit(
            tr("Change τ"), [=](lab::Problem& problem, const lab::Posed&) { problem.temperature = value; }, isDone);
    });
    connect(m_canvas, &LabCanvas::rescaleToggled, this, [this](bool isOn) {
        m_state.edit(tr("Rescale by topology"),
                     [=](lab::Problem& problem, const lab::Posed&) { problem.isRescaled = isOn; });
    });
    connect(m_canvas, &LabCanvas::variantChosen, this, [this](int index) {
        const auto variants = variantsFor(*m_state.now().problem);
        if (index < 0 || index >= std::ssize(variants)) return;
        m_player.stop();
        const lab::Variant chosen = variants[static_cast<std::size_t>(index)];
        m_state.set(tr("Variant"), [=](lab::SolveSettings& settings) { settings.variant = chosen; });
    });
    connect(m_canvas, &LabCanvas::arithmeticChosen, this, [this](int index) {
        m_state.set(tr("Arithmetic"), [=](lab::SolveSettings& settings) { settings.arithmetic = kArithmetics[index]; });
    });
}

void LabView::setFreedom(LabFreedom freedom)
{
    const bool wasSandbox = std::exchange(m_freedom, std::move(freedom)).isSandbox();
    m_source->setVisible(isSandbox());
    // Without limits the answer to an open question could be read.
    m_limits->setVisible(!isSandbox() && !m_freedom.hidesVerdicts());
    m_steps->setFreedom(m_freedom);
    m_tables->setFreedom(m_freedom);
    refresh();
    if (wasSandbox != isSandbox()) Q_EMIT sandboxChanged(isSandbox());
}

void LabView::refresh()
{
    const LabAnswerPtr& answer = m_state.answer();
    m_title->setWhole(QString::fromStdString(m_state.now().problem->title));
    m_title->setVisible(!m_title->text().isEmpty());
    if (answer) {
        m_canvas->setScene(sceneOf(*answer, m_state.now(), m_freedom));
        auto terms = formulaOf(*answer);
        if (m_freedom.hidesResult())
            for (LabTermText& term : terms) term.isLit = false;
        m_formula->setTerms(terms);
    }
    sayVerdicts();
    refreshKnobs();
    Q_EMIT figureChanged();
}

void LabView::sayVerdicts()
{
    LabVerdicts verdicts;
    if (m_freedom.hidesResult())
        verdicts.end = tr("The result is shown after your answer.");
    else if (m_freedom.hidesVerdicts())
        verdicts.end = tr("What this plan is worth is said after your answer.");
    else if (!m_state.fault().empty())
        verdicts.end = tr("Not solved: %1").arg(coreText(m_state.fault()));
    else if (m_state.answer())
        verdicts = verdictsOf(*m_state.answer());
    m_end->setText(verdicts.end);
    m_marginals->setText(verdicts.marginals);
    m_cost->setText(verdicts.cost);
    QPalette colours;
    if (verdicts.isInfeasible) colours.setColor(QPalette::WindowText, widgets::errorColour(palette()));
    m_cost->setPalette(colours);
    m_canvas->setAccessibleDescription(
        QStringLiteral("%1 %2 %3").arg(verdicts.end, verdicts.marginals, verdicts.cost).trimmed());
}

void LabView::refreshKnobs()
{
    using lab::Control;
    const lab::Problem& problem = *m_state.now().problem;
    const lab::SolveSettings& settings = m_state.now().settings;
    const bool isScaling = isScaled(settings.variant);
    widgets::LabKnobs knobs;
    if (m_freedom.has(Control::Lambda) && (isScaling || settings.variant == lab::Variant::Unbalanced)) {
        knobs.lambda = settings.lambda;
        if (!isSandbox()) knobs.epsilon = 1 / settings.lambda;
    }
    if (m_freedom.has(Control::HalfSweeps) && isScaling) {
        knobs.halfSweeps = m_state.halfSweeps();
        const auto computed = m_state.answer() ? m_state.answer()->trace->solution.run.steps.size() : 0;
        knobs.mostHalfSweeps = std::max({static_cast<int>(kLabAhead), static_cast<int>(computed), m_state.halfSweeps()});
    }
    const auto* given = std::get_if<lab::GivenCost>(&problem.source);
    if (m_freedom.has(Control::Temperature) && problem.isRescaled && !(given && given->scale))
        knobs.temperature = problem.temperature;
    if (m_freedom.has(Control::Rho) && settings.variant == lab::Variant::Unbalanced) knobs.rho = settings.rho;
    if (m_freedom.has(Control::Angle) && settings.variant == lab::Variant::Sliced) knobs.angle = settings.angle;
    if (m_freedom.has(Control::Rescale) && canRescale(problem)) knobs.isRescaled = problem.isRescaled;
    if (m_freedom.has(Control::Variant)) {
        const auto variants = variantsFor(problem);
        for (const lab::Variant variant : variants) knobs.variants.append(nameOf(variant));
        knobs.variant = static_cast<int>(std::ranges::find(variants, settings.variant) - variants.begin());
    }
    if (m_freedom.has(Control::Arithmetic) && isScaling) {
        knobs.arithmetic = static_cast<int>(settings.arithmetic);
        for (const auto arithmetic : kArithmetics) knobs.arithmetics.append(nameOf(arithmetic));
    }
    m_canvas->setKnobs(std::move(knobs));
}

void LabView::showSandbox()
{
    if (!isSandbox()) setFreedom({});
}

void LabView::setTablesShown(bool isShown)
{
    m_tables->setVisible(isShown);
    m_showTables->setChecked(isShown);
}

bool LabView::hasRoomForTables() const
{
    return width() >= kRoomForTables + (m_showLessons->isChecked() ? kRoomForLessons : 0);
}

/// Until the user has chosen, tables are shown where there is room for them.
void LabView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    const QVariant chosen = QSettings().value(kTablesSetting);
    if (!chosen.isValid()) setTablesShown(hasRoomForTables());
    if (chosen.isValid() && !m_isPlaced) setTablesShown(chosen.toBool());
    if (std::exchange(m_isPlaced, true)) return;
    QList<int> sizes = m_parts->sizes();
    sizes.last() = kTablesWidth;
    sizes[sizes.size() - 2] = std::max(width() - kTablesWidth, kTablesWidth);
    m_parts->setSizes(sizes);
}

}  // namespace rosa::workbench
