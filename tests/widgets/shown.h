/// Waits for windows as a user does: until the window manager has shown them and given them the keyboard.
#pragma once

#include <QGuiApplication>
#include <QTest>
#include <QWidget>
#include <QWindow>

namespace rosa::test {

/// Ends what hangs, below Qt Test's own limit of a test function. No test depends on how long a window takes on a busy machine.
inline constexpr int kHangMilliseconds = 240'000;

/// Shows the window and waits until it is on the screen. False: it never came.
[[nodiscard]] inline bool isShown(QWidget& window)
{
    window.show();
    return QTest::qWaitForWindowExposed(&window, kHangMilliseconds);
}

/// Shows the window and waits until it has the keyboard. A window manager gives that to each new window in turn, so another of the test's
/// own windows may get it later: then this one asks again. False: it never came.
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
