/// A single-line label: shortened by fittedText() if space is short, with the full text as tooltip.
#pragma once

#include <QLabel>

namespace rosa::widgets {

class ShortLabel : public QLabel {
    Q_OBJECT
public:
    using QLabel::QLabel;

    void setWhole(const QString& text)
    {
        if (text == this->text()) return;
        setText(text);
        setAccessibleName(text);
        updateGeometry();
        setToolTip(text);
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {24, QLabel::minimumSizeHint().height()}; }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(text()) + 4, QLabel::sizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace rosa::widgets
