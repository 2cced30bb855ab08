/// Mouse gestures on a widget through its window.
#pragma once

#include <QList>
#include <QTest>
#include <QWidget>
#include <QWindow>

namespace rosa::test {

/// Moves the pointer to a position of the widget.
inline void moveMouse(QWidget* widget, const QPoint& place)
{
    QTest::mouseMove(widget->window()->windowHandle(), widget->mapTo(widget->window(), place));
}

/// Presses at the first position, moves along the others, and releases at the last.
inline void dragMouse(QWidget* widget, const QList<QPoint>& path, Qt::KeyboardModifiers modifiers = {},
                      Qt::MouseButton button = Qt::LeftButton)
{
    QWindow* window = widget->window()->windowHandle();
    const auto inWindow = [&](const QPoint& place) { return widget->mapTo(widget->window(), place); };
    QTest::mousePress(window, button, modifiers, inWindow(path.first()));
    for (qsizetype i = 1; i < path.size(); ++i) QTest::mouseMove(window, inWindow(path[i]));
    QTest::mouseRelease(window, button, modifiers, inWindow(path.last()));
}

}  // namespace rosa::test
