#include "app/workbench/lab/view/lesson_panel.h"

#include <cmath>

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/lab/data/lesson_text.h"
#include "app/workbench/lab/view/lesson_question.h"
#include "core/transport/plan_figures.h"
#include "widgets/layout/column_area.h"
#include "widgets/style/icons.h"
#include "widgets/style/number_text.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

using QuestionKind = lab::LessonQuestion::Kind;

/// Marginal gaps below it are rounding.
constexpr double kNoGap = 1e-6;

/// What a plan by hand lacks, in words; "" if it keeps all weights.
QString planLack(const PlanValues& plan, const lab::Posed& posed)
{
    const transport::PlanFigures figures = transport::planFigures(plan, posed.cost, posed.rows, posed.columns);
    if (figures.rowGap <= kNoGap && figures.columnGap <= kNoGap) return {};
    return LessonPanel::tr("Off the weights: rows by %1, columns by %2.")
        .arg(widgets::shortNumber(figures.rowGap), widgets::shortNumber(figures.columnGap));
}

}  // namespace

LessonPanel::LessonPanel(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("lessonPanel"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeHead());
    column->addWidget(makeText(), 1);
    column->addWidget(makeFoot());
    const auto key = [this](const QKeySequence& keys, auto slot) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, slot);
    };
    key(QKeySequence(Qt::ALT | Qt::Key_Right), [this] { m_next->click(); });
    key(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { m_back->click(); });
    key(QKeySequence(Qt::ALT | Qt::Key_Home), [this] { m_start->click(); });
}

LessonPanel::~LessonPanel() = default;

QWidget* LessonPanel::makeHead()
{
    m_title = new widgets::RichLabel;
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    m_title->setWordWrap(true);
    m_steps = new QComboBox;
    m_steps->setObjectName(QStringLiteral("lessonSteps"));
    m_steps->setAccessibleName(tr("Step of the lesson"));
    m_steps->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_steps->setMinimumContentsLength(12);
    connect(m_steps, &QComboBox::activated, this, [this](int index) { goTo(static_cast<std::size_t>(index)); });
    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_steps);
    return head;
}

widgets::RichLabel* LessonPanel::textLabel(const char* name)
{
    auto* label = new widgets::RichLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(label, &QLabel::linkActivated, this, &LessonPanel::linkActivated);
    return label;
}

QWidget* LessonPanel::makeText()
{
    m_text = textLabel("lessonText");
    m_question = new LessonQuestionBox;
    m_comparison = textLabel("lessonComparison");
    m_after = textLabel("lessonAfter");
    connect(m_question, &LessonQuestionBox::guessed, this, &LessonPanel::answer);
    connect(m_question, &LessonQuestionBox::skipped, this, [this] {
        m_walk->showWithoutGuess();
        reveal();
    });
    m_frame = new QFrame;
    m_frame->setFrameShape(QFrame::StyledPanel);
    m_frame->setAutoFillBackground(true);
    m_frame->setBackgroundRole(QPalette::AlternateBase);
    auto* inside = new QVBoxLayout(m_frame);
    inside->addWidget(m_question);
    inside->addWidget(m_comparison);
    auto* content = new widgets::TallColumn;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 4, 0);
    column->addWidget(m_text);
    column->addWidget(m_frame);
    column->addWidget(m_after);
    column->addStretch(1);
    m_area = new widgets::ColumnArea(content);
    m_area->setAccessibleName(tr("Text of the step"));
    m_area->setFocusPolicy(Qt::TabFocus);  // Scrolled by the arrow keys.
    return m_area;
}

QWidget* LessonPanel::makeFoot()
{
    const auto button = [](const char* name, const char* icon, const QString& text, const QString& help) {
        auto* made = new QPushButton(widgets::icon(QLatin1String(icon)), text);
        made->setObjectName(QLatin1String(name));
        made->setToolTip(widgets::literal(help));
        return made;
    };
    m_back = button("lessonBack", "back", tr("&Back"), tr("The step before (Alt+Left)"));
    m_start = button("lessonStart", "revert", tr("Step's s&tart"), tr("The lab as the step begins (Alt+Home)"));
    m_next = button("lessonNext", "forward", tr("&Next"), {});
    connect(m_back, &QPushButton::clicked, this, &LessonPanel::back);
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (!m_walk) return;
        Q_EMIT sceneWanted(m_walk->scene());
    });
    connect(m_next, &QPushButton::clicked, this, &LessonPanel::next);
    auto* foot = new QWidget;
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_back);
    row->addWidget(m_start);
    row->addStretch(1);
    row->addWidget(m_next);
    return foot;
}

void LessonPanel::setLesson(lab::Lesson lesson)
{
    m_walk = std::make_unique<LessonWalk>(std::move(lesson));
    const std::set<std::size_t> done = doneSteps(m_walk->lesson().id);
    std::size_t first = 0;
    while (done.contains(first)) ++first;
    m_walk->go(first < m_walk->lesson().steps.size() ? first : 0);
    showStep();
}

void LessonPanel::goTo(std::size_t step)
{
    if (!m_walk) return;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_walk->go(step);
    showStep();
    if (hadFocus) focusFirst();
}

void LessonPanel::focusFirst()
{
    if (!m_walk) return;
    QWidget* field = m_walk->isOpen() ? m_question->firstField() : m_next;
    field->setFocus(Qt::OtherFocusReason);
}

void LessonPanel::restart()
{
    if (!m_walk) return;
    forgetProgress(m_walk->lesson().id);
    m_walk->restart();
    showStep();
    Q_EMIT progressed();
}

void LessonPanel::showStep()
{
    m_latest.invalidate();
    m_truth.reset();
    m_problem.clear();
    const lab::LessonStep& step = m_walk->step();
    m_frame->setVisible(step.question.has_value());
    if (step.question && m_walk->isOpen()) m_question->ask(*step.question);
    if (step.question && !m_walk->isOpen()) m_question->showAnswered(*step.question, m_walk->givenGuess());
    showSteps();
    showTexts();
    offerMoves();
    m_area->verticalScrollBar()->setValue(0);
    Q_EMIT sceneWanted(m_walk->scene());
    // The guess was given in an earlier visit.
    if (step.question && !m_walk->isOpen()) showComparison();
}

void LessonPanel::showSteps()
{
    const lab::Lesson& lesson = m_walk->lesson();
    const std::set<std::size_t> done = doneSteps(lesson.id);
    const QSignalBlocker quiet(m_steps);
    m_steps->clear();
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const QString title = lessonTitle(lesson.steps[i].title);
        const QString number = tr("Step %1 of %2").arg(i + 1).arg(lesson.steps.size());
        const QString text = title.isEmpty() ? number : QStringLiteral("%1 · %2").arg(number, title);
        m_steps->addItem(done.contains(i) ? QStringLiteral("✓ ") + text : text);
        m_steps->setItemData(static_cast<int>(i), done.contains(i) ? tr("%1, done").arg(text) : text,
                             Qt::AccessibleTextRole);
    }
    m_steps->setCurrentIndex(static_cast<int>(m_walk->at()));
    m_steps->setToolTip(widgets::literal(m_steps->currentText()));
}

void LessonPanel::showTexts()
{
    const lab::Lesson& lesson = m_walk->lesson();
    const lab::LessonStep& step = m_walk->step();
    m_title->setHtml(
        lessonDocument(QStringLiteral("<h2>%1</h2>").arg(lessonTitle(lesson.title).toHtmlEscaped()), palette()));
    const QString title = lessonTitle(step.title);
    const QString heading = title.isEmpty() ? QString() : QStringLiteral("<h3>%1</h3>").arg(title.toHtmlEscaped());
    m_text->setHtml(lessonDocument(heading + lessonHtml(step.text), palette()));
    const bool hasAfter = !step.after.empty() && !m_walk->isOpen();
    m_after->setVisible(hasAfter);
    m_after->setHtml(hasAfter ? lessonDocument(lessonHtml(step.after), palette()) : QString());
    QString compared;
    if (!m_walk->isOpen() && step.question)
        compared = m_truth                ? comparisonHtml(*step.question, m_walk->givenGuess(), *m_truth)
                   : !m_problem.isEmpty() ? m_problem.toHtmlEscaped()
                                          : tr("Computing …").toHtmlEscaped();
    m_comparison->setVisible(!compared.isEmpty());
    m_comparison->setHtml(compared.isEmpty() ? QString() : lessonDocument(compared, palette()));
}

void LessonPanel::answer(const LessonGuess& guess)
{
    m_walk->guess(guess);
    setDone();
    reveal();
}

/// The lab runs the step; the guess stays.
void LessonPanel::reveal()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_question->showAnswered(*m_walk->step().question, m_walk->givenGuess());
    offerMoves();
    if (hadFocus) m_next->setFocus(Qt::OtherFocusReason);
    Q_EMIT sceneWanted(m_walk->scene());
    showComparison();
}

void LessonPanel::showComparison()
{
    showTexts();
    inBackground(
        this, [step = m_walk->step()] { return truthOf(step); },
        [this, ticket = m_latest.next()](Result<LessonTruth> truth) {
            if (ticket.isVoid()) return;
            if (truth)
                m_truth = *std::move(truth);
            else
                m_problem = tr("The answer cannot be computed: %1").arg(coreText(truth.error().message));
            showTexts();
            QAccessibleEvent event(m_comparison, QAccessible::Alert);
            QAccessible::updateAccessibility(&event);
            Q_EMIT compared();
        });
}

void LessonPanel::updateProblem(const lab::Problem& problem)
{
    if (!m_walk || !m_walk->isOpen() || m_walk->step().question->kind != QuestionKind::Plan) return;
    if (problem.solve.variant != lab::Variant::Hand || lab::sizeOf(problem) != lab::sizeOf(m_walk->step().problem)) return;
    const auto posed = lab::pose(m_walk->step().problem);
    if (!posed) return;
    const PlanValues plan = problem.solve.plan.value_or(PlanValues(posed->cost.rows(), posed->cost.columns()));
    if (plan.rows() != posed->cost.rows() || plan.columns() != posed->cost.columns()) return;
    m_question->setPlan(plan, planLack(plan, *posed));
}

void LessonPanel::setDone()
{
    setStepDone(m_walk->lesson().id, m_walk->at());
    showSteps();
    Q_EMIT progressed();
}

void LessonPanel::next()
{
    if (!m_walk || m_walk->isOpen()) return;
    // A step with a question is done by its guess.
    if (!m_walk->step().question) setDone();
    if (m_walk->isLast())
        Q_EMIT finished();
    else
        goTo(m_walk->at() + 1);
}

void LessonPanel::back()
{
    if (m_walk && !m_walk->isFirst()) goTo(m_walk->at() - 1);
}

void LessonPanel::offerMoves()
{
    const bool isOpen = m_walk->isOpen();
    m_back->setEnabled(!m_walk->isFirst());
    m_next->setEnabled(!isOpen);
    m_next->setText(m_walk->isLast() ? tr("&Finish") : tr("&Next"));
    m_next->setToolTip(isOpen             ? tr("Give a guess first, or show the result without one")
                       : m_walk->isLast() ? tr("Back to the list of lessons (Alt+Right)")
                                          : tr("The next step (Alt+Right)"));
}

void LessonPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_walk) showTexts();
}

}  // namespace rosa::workbench
