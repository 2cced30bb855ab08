#include "widgets/style/theme_style.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

#include "widgets/style/theme.h"

namespace rosa::widgets {

ThemeStyle::ThemeStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isRound = element == PE_IndicatorRadioButton;
    if ((!isRound && element != PE_IndicatorCheckBox) || !isDark(option->palette)) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, isRound);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(option->state & State_Enabled ? quietText(option->palette)
                                                  : option->palette.color(QPalette::Disabled, QPalette::WindowText));
    const QRectF frame = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isRound)
        painter->drawEllipse(frame);
    else
        painter->drawRect(frame);
    painter->restore();
}

int ThemeStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    return hint == SH_EtchDisabledText ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
}

}  // namespace rosa::widgets
