#include "app/workbench/window/presentation.h"

#include <utility>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>
#include <QStatusBar>
#include <QToolBar>

#include "widgets/style/text_size.h"

namespace rosa::workbench {

namespace {

constexpr double kEnlarged = 1.4;

void collect(const QList<QAction*>& from, QList<QAction*>& actions)
{
    for (QAction* action : from) {
        if (QMenu* menu = action->menu())
            collect(menu->actions(), actions);
        else if (!action->shortcut().isEmpty())
            actions.append(action);
    }
}

QFont enlarged(QFont font)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * kEnlarged);
    else
        font.setPixelSize(static_cast<int>(font.pixelSize() * kEnlarged));
    return font;
}

}  // namespace

Presentation::Presentation(QMainWindow& window, int layoutVersion)
    : QObject(&window), m_window(window), m_version(layoutVersion), m_escape(new QShortcut(Qt::Key_Escape, &window))
{
    // An embedding with a selection releases it first.
    m_escape->setEnabled(false);
    connect(m_escape, &QShortcut::activated, this, [this] { setOn(false); });
    connect(m_escape, &QShortcut::activatedAmbiguously, this, [this] { setOn(false); });
}

Presentation::~Presentation()
{
    if (m_isOn) widgets::setApplicationFont(m_font);
}

QByteArray Presentation::layout() const { return m_isOn ? m_layout : m_window.saveState(m_version); }

QByteArray Presentation::geometry() const { return m_isOn ? m_geometry : m_window.saveGeometry(); }

void Presentation::setOn(bool isOn)
{
    if (std::exchange(m_isOn, isOn) == isOn) return;
    m_escape->setEnabled(isOn);
    if (isOn)
        enter();
    else
        leave();
    Q_EMIT changed(isOn);
}

void Presentation::enter()
{
    m_layout = m_window.saveState(m_version);
    m_geometry = m_window.saveGeometry();
    m_states = m_window.windowState();
    m_font = QApplication::font();
    // A hidden menu bar does not react to its shortcuts.
    collect(m_window.menuBar()->actions(), m_added);
    m_added.removeIf([this](QAction* action) { return m_window.actions().contains(action); });
    m_window.addActions(m_added);
    m_hidden = {m_window.menuBar(), m_window.statusBar()};
    for (QWidget* bar : m_hidden) bar->hide();
    for (QDockWidget* dock : m_window.findChildren<QDockWidget*>()) dock->hide();
    for (QToolBar* bar : m_window.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly)) bar->hide();
    widgets::setApplicationFont(enlarged(m_font));
    m_window.setWindowState(m_states | Qt::WindowFullScreen);
}

void Presentation::leave()
{
    widgets::setApplicationFont(m_font);
    for (QAction* action : std::exchange(m_added, {})) m_window.removeAction(action);
    m_window.setWindowState(m_states);
    for (QWidget* bar : std::exchange(m_hidden, {})) bar->show();
    m_window.restoreState(m_layout, m_version);
    // The large type had larger minimum sizes.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    m_window.restoreGeometry(m_geometry);
    m_window.restoreState(m_layout, m_version);
}

}  // namespace rosa::workbench
