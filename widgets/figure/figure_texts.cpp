#include "widgets/figure/figure_texts.h"

#include <algorithm>

#include <QFormLayout>
#include <QLineEdit>

namespace rosa::widgets {

FigureTexts::FigureTexts(Figure& figure, QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Texts of the figure"));
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 4, 0);
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

QSize FigureTexts::sizeHint() const
{
    constexpr int kTallest = 220;
    const QSize page = widget()->sizeHint();
    return {page.width() + 24, std::min(page.height() + 4, kTallest)};
}

}  // namespace rosa::widgets
