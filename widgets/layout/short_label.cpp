#include "widgets/layout/short_label.h"

#include <QPainter>

#include "widgets/style/fitted_text.h"

namespace rosa::widgets {

void ShortLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine, fittedText(text(), fontMetrics(), width()));
}

}  // namespace rosa::widgets
