#include "widgets/form/vary_editor.h"

#include <utility>

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

#include "widgets/form/field_editors.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/style/number_text.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::widgets {

namespace {

constexpr int kVaryGap = 6;

/// A comma separates values unless it is the decimal sign.
QString separator() { return QLocale().decimalPoint() == QLatin1String(",") ? QStringLiteral("; ") : QStringLiteral(", "); }

QString shownList(const QString& text)
{
    QStringList values = text.split(QLatin1Char(','));
    for (QString& value : values) value = localNumber(value.trimmed());
    return values.join(separator());
}

QString typedList(const QString& text)
{
    QStringList values = text.split(separator().trimmed(), Qt::SkipEmptyParts);
    for (QString& value : values) value = plainNumber(value);
    values.removeAll(QString());
    return values.join(QLatin1Char(','));
}

/// The field of the number of values.
FormField countField()
{
    FormField field;
    field.bound.type = FieldKind::Integer;
    field.bound.minimum = 2;
    field.bound.maximum = 1000;
    return field;
}

}  // namespace

RangeParts rangeParts(const QString& text)
{
    RangeParts parts;
    const QStringList words = text.split(QLatin1Char(':'));
    parts.low = words[0].section(QStringLiteral(".."), 0, 0);
    parts.high = words[0].section(QStringLiteral(".."), 1);
    for (const QString& word : words.mid(1)) {
        if (word == QLatin1String("log"))
            parts.isLog = true;
        else if (word != QLatin1String("linear"))
            parts.count = word;
    }
    return parts;
}

QString rangeText(const RangeParts& parts)
{
    QString text = parts.low + QStringLiteral("..") + parts.high;
    if (parts.isLog) text += QStringLiteral(":log");
    if (!parts.count.isEmpty()) text += QLatin1Char(':') + parts.count;
    return text;
}

VaryEditor::VaryEditor(const FormField& field, QWidget* parent) : QWidget(parent), m_field(field)
{
    m_layout = new QGridLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(kVaryGap);
    m_layout->setVerticalSpacing(2);
    if (field.bound.type == FieldKind::Choice || field.bound.type == FieldKind::Boolean)
        makeChoices();
    else
        makeNumbers();
    describe();
}

void VaryEditor::makeNumbers()
{
    m_low = new NumberEdit(m_field);
    m_high = new NumberEdit(m_field);
    m_count = new NumberEdit(countField());
    m_count->setPlaceholderText(tr("any"));
    m_dots = new PlainLabel(QStringLiteral("…"));
    m_countTitle = new PlainLabel(tr("Values"));
    m_countTitle->setBuddy(m_count);
    m_list = new QLineEdit;
    m_list->setAcceptDrops(false);
    m_kind = new ChoiceBox;
    m_kind->setChoices(
        {{QStringLiteral("linear"), tr("Values at equal distances"), tr("Equal steps")},
         {QStringLiteral("log"), tr("Values at equal ratios, for quantities that span several decades"), tr("Equal ratios")},
         {QStringLiteral("list"), tr("The values that are listed, and no others"), tr("List")}});
    m_low->setObjectName(QStringLiteral("low"));
    m_high->setObjectName(QStringLiteral("high"));
    m_count->setObjectName(QStringLiteral("count"));
    m_list->setObjectName(QStringLiteral("list"));
    m_kind->setObjectName(QStringLiteral("kind"));
    for (QWidget* part : {static_cast<QWidget*>(m_low), static_cast<QWidget*>(m_high), static_cast<QWidget*>(m_count),
                          static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_kind)}) {
        part->setMinimumWidth(30);
        QSizePolicy policy = part->sizePolicy();
        policy.setHorizontalPolicy(QSizePolicy::Ignored);
        part->setSizePolicy(policy);
    }
    m_layout->addWidget(m_low, 0, 0);
    m_layout->addWidget(m_dots, 0, 1, Qt::AlignCenter);
    m_layout->addWidget(m_high, 0, 2);
    m_layout->addWidget(m_list, 0, 0, 1, 3);
    auto* line = new QHBoxLayout;
    line->setSpacing(kVaryGap);
    line->addWidget(m_kind, 3);
    line->addWidget(m_countTitle);
    line->addWidget(m_count, 1);
    m_layout->addLayout(line, 1, 0, 1, 3);
    m_layout->setColumnStretch(0, 1);
    m_layout->setColumnStretch(2, 1);
    for (NumberEdit* edit : {m_low, m_high, m_count}) connect(edit, &NumberEdit::typed, this, &VaryEditor::applyNumbers);
    connect(m_list, &QLineEdit::textEdited, this, &VaryEditor::applyNumbers);
    connect(m_kind, &QComboBox::activated, this, &VaryEditor::changeKind);
    setFocusProxy(m_low);
}

void VaryEditor::makeChoices()
{
    auto* row = new WrappingRow(nullptr, kVaryGap);
    m_layout->addLayout(row, 0, 0);
    QVector<FieldChoice> choices = m_field.choices;
    if (m_field.bound.type == FieldKind::Boolean)
        choices = {{QStringLiteral("false"), {}, tr("Off")}, {QStringLiteral("true"), {}, tr("On")}};
    for (const FieldChoice& choice : choices) {
        auto* box = new QCheckBox(choice.title.isEmpty() ? choice.id : choice.title);
        box->setObjectName(choice.id);
        box->setToolTip(wrapped(choice.help));
        box->setAccessibleDescription(choice.help);
        connect(box, &QCheckBox::clicked, this, &VaryEditor::applyChoices);
        row->addWidget(box);
        m_choices.append(box);
    }
    if (!m_choices.isEmpty()) setFocusProxy(m_choices.first());
}

void VaryEditor::setField(const FormField& field)
{
    m_field = field;
    if (m_low)
        for (NumberEdit* edit : {m_low, m_high}) edit->setField(field);
    describe();
}

void VaryEditor::setWrong(bool isWrong)
{
    if (!m_low) return;
    for (NumberEdit* edit : {m_low, m_high}) edit->setWrong(isWrong);
}

void VaryEditor::setText(const QString& text)
{
    if (text == m_text) return;
    m_text = text;
    display(text);
}

void VaryEditor::display(const QString& text)
{
    const QStringList values = text.split(QLatin1Char(','));
    for (QCheckBox* box : std::as_const(m_choices)) box->setChecked(values.contains(box->objectName()));
    if (!m_low) return;
    const bool isRange = text.contains(QLatin1String(".."));
    if (isRange) {
        const RangeParts parts = rangeParts(text);
        m_low->setText(localNumber(parts.low));
        m_high->setText(localNumber(parts.high));
        m_count->setText(localNumber(parts.count));
        m_kind->setCurrentIndex(parts.isLog ? Log : Linear);
    } else {
        m_list->setText(shownList(text));
        m_kind->setCurrentIndex(List);
    }
    arrange();
}

void VaryEditor::arrange()
{
    const bool isList = m_kind->currentIndex() == List;
    for (QWidget* part : {static_cast<QWidget*>(m_low), static_cast<QWidget*>(m_high), static_cast<QWidget*>(m_dots),
                          static_cast<QWidget*>(m_count), static_cast<QWidget*>(m_countTitle)})
        part->setVisible(!isList);
    m_list->setVisible(isList);
    setFocusProxy(isList ? static_cast<QWidget*>(m_list) : m_low);
}

void VaryEditor::applyNumbers()
{
    if (m_kind->currentIndex() == List)
        m_text = typedList(m_list->text());
    else
        m_text = rangeText({plainNumber(m_low->text()), plainNumber(m_high->text()), plainNumber(m_count->text()),
                            m_kind->currentIndex() == Log});
    // An empty text would mean that nothing is varied.
    if (m_text.isEmpty()) m_text = QStringLiteral(",");
    Q_EMIT edited(m_text);
}

void VaryEditor::changeKind()
{
    const bool isList = m_kind->currentIndex() == List;
    if (isList && m_list->text().isEmpty()) {
        const QString ends = plainNumber(m_low->text()) + QLatin1Char(',') + plainNumber(m_high->text());
        m_list->setText(shownList(ends));
    }
    if (!isList && m_low->text().isEmpty() && m_high->text().isEmpty()) {
        const QStringList values = typedList(m_list->text()).split(QLatin1Char(','));
        m_low->setText(localNumber(values.first()));
        m_high->setText(localNumber(values.last()));
    }
    arrange();
    applyNumbers();
}

void VaryEditor::applyChoices()
{
    QStringList values;
    for (const QCheckBox* box : std::as_const(m_choices))
        if (box->isChecked()) values.append(box->objectName());
    m_text = values.isEmpty() ? QStringLiteral(",") : values.join(QLatin1Char(','));
    Q_EMIT edited(m_text);
}

void VaryEditor::describe()
{
    const QString allowed = expectationOf(m_field);
    setAccessibleName(m_field.title);
    for (QCheckBox* box : std::as_const(m_choices))
        box->setAccessibleName(QStringLiteral("%1: %2").arg(m_field.title, box->text()));
    if (!m_low) return;
    m_low->setAccessibleName(tr("%1: lowest value, %2").arg(m_field.title, allowed));
    m_high->setAccessibleName(tr("%1: highest value, %2").arg(m_field.title, allowed));
    m_count->setAccessibleName(tr("%1: number of values, empty: any").arg(m_field.title));
    m_count->setToolTip(
        tr("Number of values of the range that are tried; empty: any value. A grid needs a number or a list."));
    m_list->setAccessibleName(tr("%1: values, separated by “%2”").arg(m_field.title, separator().trimmed()));
    m_kind->setAccessibleName(tr("%1: how values are spaced").arg(m_field.title));
    for (QWidget* part : {static_cast<QWidget*>(m_low), static_cast<QWidget*>(m_high), static_cast<QWidget*>(m_list)})
        part->setToolTip(literal(tr("Allowed: %1").arg(allowed)));
}

}  // namespace rosa::widgets
