#include "widgets/form/field_row.h"

#include <algorithm>

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include "widgets/form/field_editors.h"
#include "widgets/form/vary_editor.h"
#include "widgets/style/icons.h"
#include "widgets/style/number_text.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::widgets {

namespace {

constexpr int kMark = 3;         ///< Width of the marker of a live row.
constexpr int kVaryMargin = 20;  ///< Left of the title: place of the button that varies a value.
constexpr int kFieldGap = 6;
constexpr int kRounding = 2;                       ///< Rounding error of the layout's stretch factors.
constexpr int kTitleShare = 9, kEditorShare = 12;  ///< Stretch factors.

/// In bold, like the title of a changed value.
int longestWord(const QLabel& label)
{
    QFont bold = label.font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    int longest = 0;
    for (const QString& word : label.text().split(QLatin1Char(' ')))
        longest = std::max(longest, metrics.horizontalAdvance(word));
    return longest;
}

}  // namespace

FieldRow::FieldRow(const FormField& field, QWidget* parent) : QWidget(parent), m_field(field)
{
    m_title = new PlainLabel;
    m_title->setWordWrap(true);
    m_message = new PlainLabel;
    m_message->setWordWrap(true);
    m_message->hide();
    makeEditor();
    m_editor->setObjectName(field.key);
    m_title->setBuddy(m_editor);
    m_revert = new QToolButton;
    m_revert->setAutoRaise(true);
    m_revert->setIcon(icon(QStringLiteral("revert")));
    m_revert->setIconSize({14, 14});
    m_revert->setFocusPolicy(Qt::StrongFocus);
    QSizePolicy keepsPlace = m_revert->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_revert->setSizePolicy(keepsPlace);
    connect(m_revert, &QToolButton::clicked, this, &FieldRow::revert);

    m_layout = new QGridLayout(this);
    m_layout->setContentsMargins(kVaryMargin, 2, 0, 2);
    m_layout->setHorizontalSpacing(kFieldGap);
    m_layout->setVerticalSpacing(2);
    m_layout->setColumnStretch(0, kTitleShare);
    m_layout->setColumnStretch(1, kEditorShare);
    m_layout->addWidget(m_title, 0, 0);
    m_layout->addWidget(m_editor, 0, 1);
    m_layout->addWidget(m_revert, 0, 2);
    m_layout->addWidget(m_message, 2, 0, 1, 3);
    for (QWidget* cell : {static_cast<QWidget*>(m_title), m_editor}) {
        cell->setMinimumWidth(40);
        QSizePolicy policy = cell->sizePolicy();
        policy.setHorizontalPolicy(QSizePolicy::Ignored);
        cell->setSizePolicy(policy);
    }
    makeVary();
    display(m_field.value);
    describe();
    refresh();
}

void FieldRow::makeEditor()
{
    switch (m_field.bound.type) {
        case FieldKind::Boolean:
            m_editor = m_flag = new QCheckBox;
            connect(m_flag, &QCheckBox::clicked, this, [this](bool isOn) {
                applyText(isOn ? QStringLiteral("true") : QStringLiteral("false"));
                commit();
            });
            break;
        case FieldKind::Choice:
            m_editor = m_choice = new ChoiceBox;
            m_choice->setChoices(m_field.choices);
            connect(m_choice, &QComboBox::activated, this, [this] {
                applyText(m_choice->currentData().toString());
                commit();
            });
            break;
        case FieldKind::Integer:
        case FieldKind::Real:
        case FieldKind::Text:
            m_editor = m_number = new NumberEdit(m_field);
            connect(m_number, &NumberEdit::typed, this, [this](const QString& typed) { applyText(plainNumber(typed)); });
            connect(m_number, &NumberEdit::left, this, &FieldRow::commit);
            break;
    }
    m_editor->setEnabled(m_field.isEditable);
}

void FieldRow::setField(const FormField& field)
{
    const QString shown = m_field.value;
    m_field = field;
    if (m_number) m_number->setField(field);
    m_editor->setEnabled(field.isEditable);
    m_field.value = shown;
    setValue(field.value);
    describe();
    setVariation(field.variation);
}

void FieldRow::setValue(const QString& text)
{
    // Keeps 1e-3 as typed if the value is 0.001.
    if (!isSameValue(m_field, text, m_field.value)) {
        m_field.value = text;
        display(text);
    }
    refresh();
}

void FieldRow::display(const QString& text)
{
    if (m_number) m_number->setText(localNumber(text));
    if (m_choice) m_choice->setCurrentIndex(m_choice->findData(text));
    if (m_flag) {
        m_flag->setChecked(isSameValue(m_field, text, QStringLiteral("true")));
        m_flag->setText(m_flag->isChecked() ? tr("On") : tr("Off"));
    }
}

void FieldRow::applyText(const QString& text)
{
    if (text == m_field.value) return;
    m_field.value = text;
    if (m_flag) display(text);
    refresh();
    Q_EMIT edited(m_field.key, text);
}

void FieldRow::commit() { Q_EMIT committed(m_field.key, m_field.value); }

void FieldRow::revert()
{
    m_editor->setFocus();  // Before the focused button is hidden.
    display(m_field.fallback);
    applyText(m_field.fallback);
    commit();
}

bool FieldRow::isChanged() const { return !isSameValue(m_field, m_field.value, m_field.fallback); }

void FieldRow::setNote(const QString& note)
{
    m_note = note;
    refresh();
}

void FieldRow::setLiveTarget(const QString& target)
{
    m_liveTarget = target;
    describe();
    refresh();
    update();
}

bool FieldRow::matches(const QString& filter) const
{
    QString text =
        m_field.title + QLatin1Char(' ') + m_field.key + QLatin1Char(' ') + m_field.unit + QLatin1Char(' ') + m_field.help;
    for (const FieldChoice& choice : m_field.choices) text += QLatin1Char(' ') + choice.id + QLatin1Char(' ') + choice.help;
    const QStringList words = filter.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// Title, tooltips and accessible texts: everything that does not depend on the value.
void FieldRow::describe()
{
    m_title->setText(m_field.title);
    arrange();
    QStringList lines{m_field.help};
    if (m_field.bound.type == FieldKind::Integer || m_field.bound.type == FieldKind::Real)
        lines += tr("Allowed: %1%2.")
                     .arg(expectationOf(m_field), m_field.unit.isEmpty() ? QString() : tr("; unit: %1").arg(m_field.unit));
    for (const FieldChoice& choice : m_field.choices) lines += QStringLiteral("• %1: %2").arg(choice.id, choice.help);
    const QString fallback = localNumber(m_field.fallback);
    lines += tr("Default %1 (%2)").arg(fallback, m_field.origin);
    if (!m_liveTarget.isEmpty()) lines += tr("Press Enter to send the value to %1 during training.").arg(m_liveTarget);
    lines += m_field.key;
    lines.removeAll(QString());
    const QString help = lines.join(QLatin1Char('\n'));
    m_title->setToolTip(wrapped(help));
    m_editor->setToolTip(wrapped(help));

    QStringList name{m_field.title};
    if (const QString unit = shownUnit(m_field); !unit.isEmpty()) name += unit;
    name += expectationOf(m_field);
    m_editor->setAccessibleName(name.join(QLatin1String(", ")));
    const QString back = tr("Reset to %1 (%2)").arg(fallback, m_field.origin);
    m_revert->setToolTip(literal(back));
    m_revert->setAccessibleName(tr("%1: %2").arg(m_field.title, back));
}

/// Everything that depends on the value.
void FieldRow::refresh()
{
    m_problem = isVaried() ? m_field.variation.problem : problemOf(m_field, m_field.value);
    const bool isDifferent = isChanged() || isVaried();
    if (m_revert->hasFocus() && (!isDifferent || isVaried())) shownEditor()->setFocus();
    m_revert->setEnabled(isChanged() && !isVaried() && m_field.isEditable);
    m_revert->setVisible(m_revert->isEnabled());
    for (QWidget* part : {static_cast<QWidget*>(m_title), m_editor}) {
        QFont font = part->font();
        font.setBold(isDifferent);
        part->setFont(font);
    }
    if (m_number) m_number->setWrong(!m_problem.isEmpty());
    const QString& message = !m_problem.isEmpty() ? m_problem : isVaried() ? m_field.variation.note : m_note;
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, m_problem.isEmpty() ? quietText(palette()) : errorColour(palette()));
    m_message->setPalette(colours);
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    QStringList spoken{m_problem.isEmpty() ? QString() : tr("Invalid value. %1").arg(m_problem), m_note, m_field.help};
    spoken.removeAll(QString());
    m_editor->setAccessibleDescription(spoken.join(QLatin1String(". ")));
    if (m_range) m_range->setAccessibleDescription(message);
    showVary();
}

void FieldRow::arrange()
{
    const QMargins around = m_layout->contentsMargins();
    const int shared = width() - around.left() - around.right() - m_revert->sizeHint().width() - 2 * kFieldGap;
    const bool isStacked =
        isVaried() || longestWord(*m_title) + kRounding > shared * kTitleShare / (kTitleShare + kEditorShare);
    if (isStacked == m_isStacked) return;
    m_isStacked = isStacked;
    for (QWidget* part : {static_cast<QWidget*>(m_title), m_editor, static_cast<QWidget*>(m_revert)})
        m_layout->removeWidget(part);
    m_layout->addWidget(m_title, 0, 0, 1, isStacked ? 3 : 1);
    m_layout->addWidget(m_editor, isStacked ? 1 : 0, isStacked ? 0 : 1, 1, isStacked ? 2 : 1);
    m_layout->addWidget(m_revert, isStacked ? 1 : 0, 2);
}

void FieldRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
    placeVary();
}

void FieldRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (!m_layout) return;
    if (event->type() == QEvent::PaletteChange) refresh();
    if (event->type() == QEvent::FontChange) arrange();
}

void FieldRow::paintEvent(QPaintEvent*)
{
    if (m_liveTarget.isEmpty() && !isVaried()) return;
    QPainter painter(this);
    painter.fillRect(0, 2, kMark, height() - 4, palette().color(QPalette::Highlight));
}

}  // namespace rosa::widgets
