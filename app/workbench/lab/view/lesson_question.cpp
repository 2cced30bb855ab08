#include "app/workbench/lab/view/lesson_question.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include "app/workbench/lab/data/lesson_text.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

using QuestionKind = lab::LessonQuestion::Kind;

template <typename Label>
Label* wrappedLabel()
{
    auto* label = new Label;
    label->setWordWrap(true);
    return label;
}

bool isEmpty(const PlanValues& plan)
{
    for (const double mass : plan.values())
        if (mass != 0) return false;
    return true;
}

}  // namespace

LessonQuestionBox::LessonQuestionBox(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
}

void LessonQuestionBox::ask(const lab::LessonQuestion& question)
{
    m_isOpen = true;
    fill(question);
    addButtons();
    offerCompare();
    m_content->show();  // At once: the layout would show it later, and the focus moves to it now.
}

void LessonQuestionBox::showAnswered(const lab::LessonQuestion& question, const std::optional<LessonGuess>& guess)
{
    m_isOpen = false;
    fill(question);
    mark(guess);
    m_content->show();
}

void LessonQuestionBox::fill(const lab::LessonQuestion& question)
{
    // A button of this content may be the sender.
    if (m_content) {
        m_content->hide();
        m_content->deleteLater();
    }
    m_question = question;
    m_plan = {};
    m_number = nullptr;
    m_group = nullptr;
    m_note = nullptr;
    m_compare = m_skip = nullptr;
    m_choiceTexts.clear();
    m_content = new QWidget;
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_content);
    m_prompt = wrappedLabel<widgets::RichLabel>();
    m_prompt->setObjectName(QStringLiteral("lessonPrompt"));
    column->addWidget(m_prompt);
    setAccessibleName(tr("Question: %1").arg(lessonPlain(question.prompt)));
    if (question.kind == QuestionKind::Number) addNumber();
    if (question.kind == QuestionKind::Choice) addChoices();
    if (question.kind == QuestionKind::Plan) addPlan();
    styleTexts();
}

void LessonQuestionBox::addNumber()
{
    m_number = new QLineEdit;
    m_number->setObjectName(QStringLiteral("lessonNumber"));
    m_number->setAccessibleName(tr("Your guess"));
    m_number->setAccessibleDescription(lessonPlain(m_question->prompt));
    m_number->setPlaceholderText(tr("Your guess: 0.5, 3/4 …"));
    m_number->setReadOnly(!m_isOpen);
    connect(m_number, &QLineEdit::textChanged, this, &LessonQuestionBox::offerCompare);
    m_note = wrappedLabel<widgets::PlainLabel>();
    m_note->setObjectName(QStringLiteral("lessonNote"));
    m_note->hide();
    m_content->layout()->addWidget(m_number);
    m_content->layout()->addWidget(m_note);
}

void LessonQuestionBox::addChoices()
{
    m_group = new QButtonGroup(m_content);
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < m_question->choices.size(); ++i) {
        const int row = static_cast<int>(i);
        // The text of a radio button does not wrap.
        auto* button = new QRadioButton;
        button->setAccessibleName(lessonPlain(m_question->choices[i]));
        button->setObjectName(QStringLiteral("lessonChoice%1").arg(row + 1));
        button->setEnabled(m_isOpen);
        auto* label = wrappedLabel<widgets::RichLabel>();
        label->installEventFilter(this);
        m_choiceTexts.append(label);
        m_group->addButton(button, row);
        grid->addWidget(button, row, 0, Qt::AlignTop);
        grid->addWidget(label, row, 1);
    }
    connect(m_group, &QButtonGroup::idToggled, this, &LessonQuestionBox::offerCompare);
    static_cast<QVBoxLayout*>(m_content->layout())->addLayout(grid);
}

void LessonQuestionBox::addPlan()
{
    m_note = wrappedLabel<widgets::PlainLabel>();
    m_note->setObjectName(QStringLiteral("lessonNote"));
    m_content->layout()->addWidget(m_note);
    if (m_isOpen) setPlan({}, {});
    m_note->setVisible(m_isOpen);
}

void LessonQuestionBox::addButtons()
{
    m_compare = new QPushButton(tr("&Compare"));
    m_compare->setObjectName(QStringLiteral("lessonCompare"));
    m_compare->setToolTip(tr("Compute the step and show the guess beside the result (Return)"));
    m_skip = new QPushButton(tr("&Show without guessing"));
    m_skip->setObjectName(QStringLiteral("lessonSkip"));
    m_skip->setFlat(true);
    m_skip->setToolTip(tr("The step does not count as done"));
    connect(m_compare, &QPushButton::clicked, this, &LessonQuestionBox::compare);
    connect(m_skip, &QPushButton::clicked, this, &LessonQuestionBox::skipped);
    auto* row = new widgets::WrappingRow;
    row->addWidget(m_compare);
    row->addWidget(m_skip);
    static_cast<QVBoxLayout*>(m_content->layout())->addLayout(row);
}

void LessonQuestionBox::mark(const std::optional<LessonGuess>& guess)
{
    if (m_number) {
        m_number->setVisible(guess.has_value());
        if (guess) m_number->setText(lessonNumber(guess->number, m_question->answer->tolerance));
    }
    for (qsizetype i = 0; i < m_choiceTexts.size(); ++i) {
        const auto choice = static_cast<std::size_t>(i);
        QStringList marks;
        if (choice == m_question->right) marks.append(tr("✓ right"));
        if (guess && choice == guess->choice) marks.append(tr("your guess"));
        if (marks.isEmpty()) continue;
        const QString words = marks.join(QStringLiteral(" · "));
        m_choiceTexts[i]->setHtml(m_choiceTexts[i]->text().replace(
            QStringLiteral("</body>"), QStringLiteral(" <b>(%1)</b></body>").arg(words.toHtmlEscaped())));
        QAbstractButton* button = m_group->button(static_cast<int>(i));
        button->setAccessibleName(QStringLiteral("%1 (%2)").arg(button->accessibleName(), words));
        if (guess && choice == guess->choice) button->setChecked(true);
    }
}

void LessonQuestionBox::styleTexts()
{
    if (!m_question) return;
    m_prompt->setHtml(lessonDocument(QStringLiteral("<b>%1</b>").arg(lessonLine(m_question->prompt)), palette()));
    for (qsizetype i = 0; i < m_choiceTexts.size(); ++i)
        m_choiceTexts[i]->setHtml(lessonDocument(lessonLine(m_question->choices[static_cast<std::size_t>(i)]), palette()));
}

void LessonQuestionBox::setPlan(const PlanValues& plan, const QString& lack)
{
    if (!m_note || !m_question || m_question->kind != QuestionKind::Plan) return;
    m_plan = plan;
    m_note->setText(
        isEmpty(plan)
            ? tr("Fill in the plan Γ in the picture. A click on a cell sends what its row and its column still have to "
                 "give, "
                 "another click empties it. Or press Enter on a cell and type a value: Tab goes on to the next one.")
        : lack.isEmpty() ? tr("Your plan keeps all weights.")
                         : lack);
    offerCompare();
}

QWidget* LessonQuestionBox::firstField() const
{
    if (m_isOpen && m_number) return m_number;
    if (m_isOpen && m_group) return m_group->checkedButton() ? m_group->checkedButton() : m_group->button(0);
    return m_compare && m_compare->isEnabled() ? m_compare : m_skip;
}

void LessonQuestionBox::offerCompare()
{
    if (!m_isOpen || !m_compare) return;
    if (m_number) {
        const QString typed = m_number->text().trimmed();
        const bool isNumber = numberOfGuess(typed).has_value();
        m_compare->setEnabled(isNumber);
        m_note->setVisible(!typed.isEmpty() && !isNumber);
        m_note->setText(tr("This is not a number; write 0.5 or 3/4."));
        return;
    }
    m_compare->setEnabled(m_group ? m_group->checkedId() >= 0 : !isEmpty(m_plan));
}

void LessonQuestionBox::compare()
{
    if (!m_isOpen || !m_compare || !m_compare->isEnabled()) return;
    LessonGuess guess;
    if (m_number) guess.number = numberOfGuess(m_number->text()).value_or(0);
    if (m_group) guess.choice = static_cast<std::size_t>(m_group->checkedId());
    guess.plan = m_plan;
    Q_EMIT guessed(guess);
}

void LessonQuestionBox::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isReturn || !m_isOpen || !m_compare) return QWidget::keyPressEvent(event);
    // On the button beside it, Return is meant for that button.
    if (m_skip->hasFocus())
        m_skip->click();
    else
        m_compare->click();
}

void LessonQuestionBox::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    // Marks of answered choices stay, since only their colours of links would change.
    if (event->type() == QEvent::PaletteChange && m_isOpen) styleTexts();
}

bool LessonQuestionBox::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonRelease && m_isOpen && m_group) {
        const auto index = m_choiceTexts.indexOf(static_cast<widgets::RichLabel*>(watched));
        if (index >= 0 && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) {
            QAbstractButton* button = m_group->button(static_cast<int>(index));
            button->setFocus(Qt::MouseFocusReason);
            button->click();
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace rosa::workbench
