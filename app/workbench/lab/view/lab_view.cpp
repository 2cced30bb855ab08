#include "app/workbench/lab/view/lab_view.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QMenu>
#include <QSettings>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/lab/data/lab_picture.h"
#include "app/workbench/lab/data/lab_text.h"
#include "app/workbench/lab/view/lab_files.h"
#include "app/workbench/lab/view/lab_formula.h"
#include "app/workbench/lab/view/lab_hands.h"
#include "app/workbench/lab/view/lab_source_bar.h"
#include "app/workbench/lab/view/lab_steps.h"
#include "app/workbench/lab/view/lab_tables.h"
#include "app/workbench/lab/view/lab_verdicts.h"
#include "app/workbench/lab/view/lesson_side.h"
#include "app/workbench/pairs/figure/matrix_figure.h"
#include "app/workbench/shell/view_head.h"
#include "widgets/banner/banner.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/lab/lab_canvas.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

const QString kTablesSetting = QStringLiteral("lab/tables");

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
      m_head(new ViewHead(*this)),
      m_limits(makeButton("labLimits", tr("Lift all limits"),
                          tr("Everything can be moved, as in the sandbox; the problem stays"))),
      m_showLessons(makeButton("labShowLessons", tr("Lessons"), tr("Lessons that lead through the lab"))),
      m_showTables(
          makeButton("labShowTables", tr("Numbers"), tr("Settings and tables of all numbers, which can be typed there"))),
      m_back(makeButton("labBackToRun", tr("Back to the run"), tr("Shows the pair of the run that this problem was"))),
      m_verdicts(new LabVerdictBar(m_state)),
      m_hands(new LabHands(*m_canvas, m_state, m_player, this)),
      m_files(new LabFiles(workbench, m_state, *m_banner, *m_canvas, this))
{
    m_canvas->setObjectName(QStringLiteral("labCanvas"));
    m_canvas->setAccessibleName(tr("Drawing of the transport problem"));
    widgets::offerFigure(m_canvas, [this] { return m_freedom.hidesVerdicts() ? nullptr : labFigure(m_state); });
    makeLayout();
    addActions(m_steps->operations());
    connectState();
    handleRequests();
    offerLessons();
    restoreProblem(m_state);
    setFreedom({});
    refresh();
}

LabView::~LabView()
{
    m_player.stop();
    // An open editor ends with its edit while everything that shows the problem is there.
    if (QWidget* edited = focusWidget()) edited->clearFocus();
    if (!m_isOfLesson) keepProblem(m_state);
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
    column->addWidget(m_source);
    column->addWidget(m_steps);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_verdicts);
    m_parts->addWidget(centre);
    m_parts->addWidget(m_tables);
    m_parts->setStretchFactor(0, 1);
    m_parts->setStretchFactor(1, 0);
    m_parts->setChildrenCollapsible(false);
    m_parts->setHandleWidth(9);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(8, 6, 8, 6);
    all->setSpacing(4);
    all->addWidget(m_head);
    all->addWidget(m_banner);
    all->addWidget(m_parts, 1);
}

void LabView::makeButtons()
{
    for (QWidget* control :
         std::initializer_list<QWidget*>{m_formula, m_back, m_limits, m_showLessons, makeFileMenu(), m_showTables})
        m_head->addControl(control);
    m_head->menu().addAction(tr("Fit colours"), &m_state, &LabState::fitScales)->setObjectName(QStringLiteral("labFit"));
    m_showLessons->setCheckable(true);
    m_showLessons->setIcon(widgets::icon(QStringLiteral("note")));
    m_showLessons->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_showTables->setCheckable(true);
    m_showTables->setIcon(widgets::icon(QStringLiteral("table")));
    m_showTables->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_back->setIcon(widgets::icon(QStringLiteral("back")));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_back->hide();
    connect(m_back, &QToolButton::clicked, this, [this] {
        if (m_pair) m_workbench.ask(ShowPair{*m_pair});
    });
    connect(m_limits, &QToolButton::clicked, this, &LabView::showSandbox);
    connect(m_showLessons, &QToolButton::clicked, this, &LabView::setLessonsShown);
    connect(m_showTables, &QToolButton::clicked, this, [this](bool isShown) {
        setTablesShown(isShown);
        QSettings().setValue(kTablesSetting, isShown);
    });
}

QToolButton* LabView::makeFileMenu()
{
    auto* button = makeButton("labFile", tr("File"), tr("Open and save problems, lessons and pictures"));
    button->setAccessibleName(tr("Files of the lab"));
    button->setIcon(widgets::icon(QStringLiteral("folder")));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    m_files->fillMenu(*menu);
    button->setMenu(menu);
    return button;
}

void LabView::connectState()
{
    connect(&m_state, &LabState::answered, this, &LabView::refresh);
    connect(&m_state, &LabState::solved, this, &LabView::solved);
    connect(&m_state, &LabState::solved, this, [this](const lab::Problem& problem) {
        if (m_lessons) m_lessons->updateProblem(problem);
    });
    connect(m_tables, &LabTables::hoverChanged, m_canvas, &widgets::LabCanvas::setHover);
    connect(m_canvas, &widgets::LabCanvas::hoverChanged, m_tables, &LabTables::setHover);
    connect(m_files, &LabFiles::lessonWanted, this, &LabView::openLesson);
    connect(m_files, &LabFiles::replacing, this, [this](const PairDataPtr& pair) {
        leaveLesson();
        setPair(pair ? std::optional(pair->choice) : std::nullopt);
    });
}

/// The pair whose problem the lab has unlocked, to which a button leads back.
void LabView::setPair(const std::optional<PairChoice>& pair)
{
    m_pair = pair;
    m_back->setVisible(m_pair.has_value());
}

void LabView::handleRequests()
{
    on<OpenLab>([this](const OpenLab& wanted) {
        if (!wanted.file.isEmpty()) m_files->open(wanted.file);
    });
    on<ShowLesson>([this](const ShowLesson& wanted) { openLesson(wanted.lesson); });
    on<ShowInLab>([this](const ShowInLab& wanted) {
        if (wanted.pair) m_files->open(wanted.pair);
    });
}

void LabView::setFreedom(LabFreedom freedom)
{
    m_freedom = std::move(freedom);
    m_source->setVisible(isSandbox());
    // Without limits the answer to an open question could be read.
    m_limits->setVisible(!isSandbox() && !m_freedom.hidesVerdicts());
    m_steps->setFreedom(m_freedom);
    m_tables->setFreedom(m_freedom);
    m_hands->setFreedom(m_freedom);
    refresh();
}

void LabView::refresh()
{
    const LabAnswerPtr& answer = m_state.answer();
    const QString title = QString::fromStdString(m_state.now().problem->title);
    m_head->setTitle(title.isEmpty() ? card().title : title);
    if (answer) {
        m_canvas->setScene(sceneOf(*answer, m_state.now(), m_freedom));
        auto terms = m_freedom.hidesFormula() ? std::vector<LabTermText>() : formulaOf(*answer);
        if (m_freedom.hidesResult())
            for (LabTermText& term : terms) term.isLit = false;
        m_formula->setTerms(terms);
    }
    m_verdicts->say(m_freedom);
    m_canvas->setAccessibleDescription(m_verdicts->text());
    m_hands->refresh();
    Q_EMIT figureChanged();
}

void LabView::openFile(const QString& file) { m_files->open(file); }

void LabView::saveProblem(const QString& file) { m_files->saveProblem(file); }

void LabView::saveLesson(const QString& file) { m_files->saveLesson(file); }

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
