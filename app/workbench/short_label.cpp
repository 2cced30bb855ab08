#include "app/workbench/short_label.h"

#include <QPainter>

namespace rosa::workbench {

void ShortLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideMiddle, width()));
}

}  // namespace rosa::workbench
