#include "app/workbench/figures/pgf_axis.h"

namespace rosa::workbench {

namespace {

QString mm(double value) { return QString::number(value, 'f', 2) + QStringLiteral("mm"); }

double up(double y, const widgets::FigureStyle& style) { return style.heightMm - widgets::mmOfUnits(y); }

}  // namespace

QString pgfPage(const widgets::FigureStyle& style)
{
    return widgets::tikzBegin(style) +
           QStringLiteral("\\useasboundingbox (0,0) rectangle (%1,%2);\n").arg(mm(style.widthMm), mm(style.heightMm));
}

QString pgfAxisPlace(const QRectF& box, const widgets::FigureStyle& style)
{
    return QStringLiteral("at={(%1,%2)}, anchor=south west, scale only axis, width=%3, height=%4")
        .arg(mm(widgets::mmOfUnits(box.left())), mm(up(box.bottom(), style)), mm(widgets::mmOfUnits(box.width())),
             mm(widgets::mmOfUnits(box.height())));
}

QString pgfText(const QRectF& box, const QString& align, const QString& latex, const widgets::FigureStyle& style,
                bool isMiddle)
{
    const double y = isMiddle ? box.center().y() : box.top();
    return QStringLiteral("\\node[inner sep=0pt, anchor=%1, align=%2, text width=%3] at (%4,%5) {%6};\n")
        .arg(isMiddle ? QStringLiteral("west") : QStringLiteral("north west"), align, mm(widgets::mmOfUnits(box.width())),
             mm(widgets::mmOfUnits(box.left())), mm(up(y, style)))
        .replace(QStringLiteral("%6"), latex);
}

}  // namespace rosa::workbench
