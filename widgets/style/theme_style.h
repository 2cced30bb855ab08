/// The Fusion style with better visibility.
#pragma once

#include <QProxyStyle>

namespace rosa::widgets {

/// Fusion draws the frames of check boxes and radio buttons darker than the window, which makes empty ones invisible on dark windows: here
/// their contrast is at least 3 : 1. Disabled text has no shadow, and the buttons of dialogs have no icons.
class ThemeStyle : public QProxyStyle {
public:
    ThemeStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override;
};

}  // namespace rosa::widgets
