/// Waits until the window manager has shown windows and given them the keyboard focus.
#pragma once

#include <QGuiApplication>
#include <QTest>
#include <QWidget>
#include <QWindow>

namespace rosa::test {

/// Timeout against hangs, below the limit of Qt Test for a test function. No test depends on the speed of a busy machine.
inline constexpr int kHangMilliseconds = 240'000;

/// Shows the window and waits until it is on the screen. False if it never appeared.
[[nodiscard]] inline bool isShown(QWidget& window)
{
    window.show();
    return QTest::qWaitForWindowExposed(&window, kHangMilliseconds);
}

/// Shows the window and waits until it has the keyboard focus. The window manager focuses each new window, so that another window of the
/// test may get the focus later; this one then requests it again. False if it never got it.
[[nodiscard]] inline bool isActivated(QWidget& window)
{
    if (!isShown(window)) return false;
    window.activateWindow();
    const auto again = QObject::connect(qGuiApp, &QGuiApplication::focusWindowChanged, &window, [&window](QWindow* now) {
        if (now && now != window.windowHandle()) window.activateWindow();
    });
    const bool isActive = QTest::qWaitForWindowActive(&window, kHangMilliseconds);
    QObject::disconnect(again);
    return isActive;
}

}  // namespace rosa::test
