/// A single-line label: shortened by fittedText() if space is short, with the full text as tooltip.
#pragma once

#include "widgets/text/plain_label.h"
#include "widgets/text/shortened.h"

#include "widgets/text/literal.h"

namespace rosa::widgets {

class ShortLabel : public PlainLabel {
    Q_OBJECT
public:
    using PlainLabel::PlainLabel;

    /// Of more than kLongestLine letters, the label has the beginning; the tool tip has what literal() leaves.
    void setWhole(const QString& text)
    {
        const QString line = shortened(text, kLongestLine);
        if (line == this->text()) return;
        setText(line);
        setAccessibleName(text);
        updateGeometry();
        setToolTip(literal(text));
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
