/// The controls of a view that are seen at first sight.
#pragma once

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QList>
#include <QSlider>
#include <QStringList>
#include <QTabBar>
#include <QToolBar>

namespace rosa::test {

/// Whether a newcomer counts `widget` as one control. Parts of a control (the line of a number field, the arrows of a bar of tabs) do not count,
/// nor does the corner of a table, which Qt makes a button.
inline bool isControl(const QWidget& widget)
{
    return qobject_cast<const QAbstractButton*>(&widget)
               ? !widget.inherits("QTableCornerButton")
               : qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
                     qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QSlider*>(&widget);
}

/// Enabled or not, inside `view` and in sight without scrolling; without those of tool bars and bars of tabs.
inline QList<QWidget*> visibleControls(const QWidget& view)
{
    const auto isPart = [&view](const QWidget* widget) {
        for (const QWidget* above = widget->parentWidget(); above && above != &view; above = above->parentWidget())
            if (isControl(*above) || qobject_cast<const QTabBar*>(above) || qobject_cast<const QToolBar*>(above))
                return true;
        return false;
    };
    QList<QWidget*> controls;
    for (QWidget* widget : view.findChildren<QWidget*>())
        if (isControl(*widget) && widget->isVisible() && widget->window() == view.window() &&
            !widget->visibleRegion().isEmpty() && !isPart(widget))
            controls.append(widget);
    return controls;
}

/// Their names, for the message of a test that counts them.
inline QString namesOf(const QList<QWidget*>& controls)
{
    QStringList names;
    for (const QWidget* control : controls) {
        const auto* button = qobject_cast<const QAbstractButton*>(control);
        names << QStringLiteral("%1 %2 %3")
                     .arg(QLatin1String(control->metaObject()->className()), control->objectName(),
                          button ? button->text() : control->accessibleName());
    }
    return names.join(QStringLiteral("; "));
}

}  // namespace rosa::test
