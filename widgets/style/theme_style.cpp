#include "widgets/style/theme_style.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QToolButton>

#include "widgets/style/theme.h"

namespace rosa::widgets {

namespace {

/// Checked buttons: Fusion shades them hardly darker than unchecked ones, and on dark windows not at all.
void markChecked(const QStyleOption& option, QPainter& painter)
{
    const bool isEnabled = option.state & QStyle::State_Enabled;
    const QColor highlight = option.palette.color(QPalette::Highlight);
    const QColor mark = !isEnabled ? quietText(option.palette) : isDark(option.palette) ? highlight.lighter(130) : highlight;
    QColor fill = mark;
    fill.setAlphaF(isDark(option.palette) ? 0.45F : 0.25F);
    painter.save();
    painter.setBrush(fill);
    painter.setPen(mark);
    painter.drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.restore();
}

}  // namespace

ThemeStyle::ThemeStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_PanelButtonTool && (option->state & State_On)) {
        // The arrow of a collapsible heading shows whether it is expanded.
        const auto* button = qobject_cast<const QToolButton*>(widget);
        if (!button || button->arrowType() == Qt::NoArrow) markChecked(*option, *painter);
        return;
    }
    const bool isRound = element == PE_IndicatorRadioButton;
    if ((!isRound && element != PE_IndicatorCheckBox) || !isDark(option->palette)) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, isRound);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(quietText(option->palette));  // of a disabled box quieter still: derived from its own text
    const QRectF frame = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isRound)
        painter->drawEllipse(frame);
    else
        painter->drawRect(frame);
    painter->restore();
}

int ThemeStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    if (hint == SH_EtchDisabledText || hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

}  // namespace rosa::widgets
