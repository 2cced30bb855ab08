#include "widgets/canvas/gl_search.h"

#include <algorithm>

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QThread>

namespace rosa::widgets {

namespace {

/// Name of the renderer; empty: none. Any thread; the surface belongs to the GUI thread.
QByteArray rendererOn(QOffscreenSurface& surface)
{
    QOpenGLContext context;
    context.setFormat(surface.format());
    if (!context.create() || !context.makeCurrent(&surface)) return {};
    const auto* name = reinterpret_cast<const char*>(context.functions()->glGetString(GL_RENDERER));
    QByteArray renderer(name ? name : "");
    context.doneCurrent();
    return renderer;
}

}  // namespace

GlSearch& GlSearch::instance()
{
    // Deleted with the application, before the platform's plug-in.
    static auto* search = [] {
        auto* made = new GlSearch;
        made->setParent(qGuiApp);
        return made;
    }();
    return *search;
}

bool GlSearch::isSoftware(const QByteArray& renderer)
{
    const QByteArray name = renderer.toLower();
    const char* const known[] = {"llvmpipe", "softpipe", "swrast", "software", "swiftshader", "basic render"};
    return name.isEmpty() ||
           std::any_of(std::begin(known), std::end(known), [&](const char* part) { return name.contains(part); });
}

void GlSearch::start()
{
    if (m_isStarted) return;
    m_isStarted = true;
    if (!QOpenGLContext::supportsThreadedOpenGL()) return;
    auto* surface = new QOffscreenSurface(nullptr, this);
    surface->create();
    if (!surface->isValid()) return;
    auto* thread = QThread::create([this, surface] {
        const bool isHardware = !isSoftware(rendererOn(*surface));
        QMetaObject::invokeMethod(
            this,
            [this, surface, isHardware] {
                surface->deleteLater();
                m_isFound = isHardware;
                if (isHardware) Q_EMIT found();
            },
            Qt::QueuedConnection);
    });
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    connect(qGuiApp, &QCoreApplication::aboutToQuit, thread, [thread] { thread->wait(); });
    thread->start(QThread::LowPriority);
}

}  // namespace rosa::widgets
