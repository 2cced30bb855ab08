#include "app/workbench/window/panels.h"

#include <utility>

#include <QDockWidget>
#include <QMainWindow>

namespace rosa::workbench {

Panels::Panels(QMainWindow& window, const QList<QDockWidget*>& docks, int layoutVersion)
    : QObject(&window), m_window(window), m_docks(docks), m_version(layoutVersion), m_folded(shown())
{}

QList<QDockWidget*> Panels::shown() const
{
    QList<QDockWidget*> all;
    for (QDockWidget* dock : m_docks)
        if (!dock->isHidden()) all.append(dock);
    return all;
}

void Panels::show(const QList<QDockWidget*>& docks)
{
    for (QDockWidget* dock : std::as_const(m_docks)) dock->setVisible(docks.contains(dock));
}

void Panels::setAlone(bool isAlone)
{
    if (m_isAlone == isAlone) return;
    if (isAlone) {
        m_layout = m_window.saveState(m_version);
        m_shownBeside = shown();
        show(m_shownAlone);
    } else {
        m_shownAlone = shown();
        show(m_shownBeside);
    }
    m_isAlone = isAlone;
}

QByteArray Panels::layout() const { return m_isAlone ? m_layout : m_window.saveState(m_version); }

void Panels::useLayout()
{
    if (!std::exchange(m_isAlone, false)) return;
    m_shownAlone.clear();
    setAlone(true);
}

void Panels::fold()
{
    const QList<QDockWidget*> now = shown();
    if (!now.isEmpty()) m_folded = now;
    show(now.isEmpty() ? m_folded : QList<QDockWidget*>());
}

}  // namespace rosa::workbench
