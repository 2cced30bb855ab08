#include "widgets/figure/figure_texts.h"

#include <algorithm>

#include <QFormLayout>
#include <QHash>
#include <QLineEdit>

namespace rosa::widgets {

namespace {

/// By kind of text ("legend" of "legend-2") and default text of the figure.
QHash<QString, QString>& remembered()
{
    static QHash<QString, QString> texts;
    return texts;
}

QString keyOf(const FigureText& text, const QString& before)
{
    return text.id.section(QLatin1Char('-'), 0, 0) + QLatin1Char('\n') + before;
}

}  // namespace

FigureTexts::FigureTexts(Figure& figure, QWidget* parent) : QScrollArea(parent), m_figure(figure)
{
    for (const FigureText& text : figure.texts()) {
        m_before.append(text.text);
        const auto kept = remembered().constFind(keyOf(text, text.text));
        if (kept != remembered().constEnd()) static_cast<void>(figure.setText(text.id, QString(*kept)));
    }
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Texts of the figure"));
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    for (const FigureText& text : figure.texts()) {
        auto* field = new QLineEdit(text.text);
        field->setCursorPosition(0);
        field->setObjectName(text.id);
        field->setAccessibleName(text.what);
        form->addRow(text.what, field);
        connect(field, &QLineEdit::textEdited, this, [this, &figure, id = text.id](const QString& typed) {
            if (figure.setText(id, typed)) Q_EMIT changed();
        });
    }
    setWidget(page);
}

void FigureTexts::alignWith(const QFormLayout& form)
{
    const auto nameAt = [](const QFormLayout& of, int row) {
        const QLayoutItem* item = of.itemAt(row, QFormLayout::LabelRole);
        return item ? item->widget() : nullptr;
    };
    int widest = 0;
    for (int row = 0; row < form.rowCount(); ++row)
        if (const QWidget* name = nameAt(form, row)) widest = std::max(widest, name->sizeHint().width());
    const auto* own = qobject_cast<const QFormLayout*>(widget()->layout());
    for (int row = 0; row < own->rowCount(); ++row)
        if (QWidget* name = nameAt(*own, row)) name->setMinimumWidth(widest);
}

void FigureTexts::remember() const
{
    qsizetype place = 0;
    for (const FigureText& text : m_figure.texts()) {
        const QString& before = m_before[place++];
        if (text.text == before)
            remembered().remove(keyOf(text, before));
        else
            remembered().insert(keyOf(text, before), text.text);
    }
}

QSize FigureTexts::sizeHint() const
{
    constexpr int kTallest = 220;
    const QSize page = widget()->sizeHint();
    return {page.width() + 24, std::min(page.height() + 4, kTallest)};
}

}  // namespace rosa::widgets
