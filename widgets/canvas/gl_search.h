/// Whether this computer draws by OpenGL faster than in software.
#pragma once

#include <QObject>

namespace rosa::widgets {

/// Looks for a driver once per process, in a thread: loading one may take a tenth of a second. GUI thread.
class GlSearch : public QObject {
    Q_OBJECT
public:
    static GlSearch& instance();

    /// Starts the search unless it was started before.
    void start();
    /// Whether a hardware driver was found.
    [[nodiscard]] bool isFound() const { return m_isFound; }
    /// Whether the name of a renderer (GL_RENDERER) is that of a rasteriser on the processor.
    static bool isSoftware(const QByteArray& renderer);

Q_SIGNALS:
    void found();

private:
    bool m_isStarted = false;
    bool m_isFound = false;
};

}  // namespace rosa::widgets
