#include "widgets/style/theme.h"

#include <memory>
#include <optional>

#include <QApplication>

#include "widgets/style/desktop_theme.h"
#include "widgets/style/theme_style.h"

namespace rosa::widgets {

namespace {

QColor mixed(const QColor& a, const QColor& b, double share)
{
    return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - share) + b.redF() * share),
                            static_cast<float>(a.greenF() * (1 - share) + b.greenF() * share),
                            static_cast<float>(a.blueF() * (1 - share) + b.blueF() * share));
}

QPalette paletteOf(const QColor& window, const QColor& base, const QColor& text, const QColor& highlight)
{
    QPalette palette(text, mixed(window, text, 0.04), mixed(window, Qt::white, 0.4), mixed(window, Qt::black, 0.35),
                     mixed(window, text, 0.3), text, base);
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, mixed(base, window, 0.6));
    palette.setColor(QPalette::ToolTipBase, mixed(window, text, 0.08));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, quietText(palette));
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, isDark(palette) ? highlight.lighter(160) : highlight);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, mixed(window, text, 0.66));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, mixed(window, text, 0.25));
    return palette;
}

QPalette lightPalette()
{
    return paletteOf(QColor(0xF3, 0xF4, 0xF6), Qt::white, QColor(0x1B, 0x1F, 0x24), QColor(0x1F, 0x6F, 0xB2));
}

QPalette darkPalette()
{
    return paletteOf(QColor(0x26, 0x29, 0x2E), QColor(0x1C, 0x1F, 0x23), QColor(0xE6, 0xE8, 0xEB), QColor(0x2C, 0x79, 0xBC));
}

}  // namespace

void applyTheme(QApplication& application, Theme theme)
{
    // Preference of platform and desktop; both outlast a choice of light or dark.
    static const bool isPlatformDark = isDark(application.palette());
    static Theme chosen = theme;
    static std::optional<bool> desktop;
    static auto* follower = [&application] {
        auto* made = new DesktopTheme(&application);
        QObject::connect(made, &DesktopTheme::preferenceKnown, &application, [&application](bool dark) {
            desktop = dark;
            if (chosen == Theme::System) application.setPalette(dark ? darkPalette() : lightPalette());
        });
        return made;
    }();
    static_cast<void>(follower);
    chosen = theme;
    application.setStyle(std::make_unique<ThemeStyle>().release());  // the application owns it
    const bool dark = theme == Theme::Dark || (theme == Theme::System && desktop.value_or(isPlatformDark));
    application.setPalette(dark ? darkPalette() : lightPalette());
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

QColor quietText(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.68);
}

QColor lineColour(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.18);
}

QColor errorColour(const QPalette& palette) { return isDark(palette) ? QColor(0xFF, 0x8A, 0x80) : QColor(0xB3, 0x26, 0x1E); }

}  // namespace rosa::widgets
