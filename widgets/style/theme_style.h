/// The Fusion style where it is hard to see.
#pragma once

#include <QProxyStyle>

namespace rosa::widgets {

/// Fusion draws the frame of a check box and of a radio button darker than the window, which on dark windows leaves an empty one unseen: here it
/// has a contrast of at least 3 : 1. Text of what is disabled has no shadow.
class ThemeStyle : public QProxyStyle {
public:
    ThemeStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override;
};

}  // namespace rosa::widgets
