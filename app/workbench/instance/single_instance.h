/// One window per user, display and store: a further start hands over what it was to open to the existing window.
///
/// The window listens at a socket in the user's runtime folder, which nobody else can reach. A start connects, sends a line (handover.h)
/// and reads one back, {"rosa_workbench": 1, "taken": true}. A socket without a listener is replaced, and so is one whose listener does not
/// answer for a while: two windows are better than none.
#pragma once

#include <filesystem>
#include <memory>

#include <QObject>

#include "app/workbench/instance/handover.h"

class QLocalServer;
class QLocalSocket;

namespace rosa::workbench {

/// Timeout for the window's answer: it may be busy drawing.
inline constexpr int kAnswerMilliseconds = 5000;

/// Identifies the display by Qt's platform name ("xcb", "wayland", "offscreen").
QString instanceDisplay(const QString& platform);

/// Socket of the window for this user, `display` and `store`; "" if the user has no runtime folder.
QString instanceSocket(const QString& applicationId, const QString& display, const std::filesystem::path& store);

/// Result of a hand-over.
enum class Answer {
    Taken,    ///< The window opens the files.
    Refused,  ///< The listener rejects it: another version, or too much at once.
    Nobody,   ///< No listener.
    Silent,   ///< The listener did not answer in time.
};

/// Connects, sends and waits for the answer, for at most `milliseconds` in total.
Answer handOver(const QString& socket, const Handover& handover, int milliseconds = kAnswerMilliseconds);

/// The window's side. Belongs to a thread with an event loop.
class InstanceServer : public QObject {
    Q_OBJECT
public:
    explicit InstanceServer(QObject* parent = nullptr);
    ~InstanceServer() override;

    /// Listens at `socket`, replacing an existing listener. Returns false if the socket cannot be created.
    bool listen(const QString& socket);

Q_SIGNALS:
    /// The hand-over was validated, and its sender has been answered.
    void handedOver(const rosa::workbench::Handover& handover);

private:
    void accept();
    void read(QLocalSocket& sender);

    std::unique_ptr<QLocalServer> m_server;
};

/// Result of starting the program.
enum class InstanceStart {
    HandedOver,  ///< Another window has taken over; this program can end.
    First,       ///< `server` is listening.
    Alone,       ///< No other window took over, and this one does not listen: it cannot be reached.
};

/// Hands over, or makes `server` listen. Concurrent starts wait for each other, so that exactly one is first.
InstanceStart startInstance(InstanceServer& server, const QString& socket, const Handover& handover,
                            int milliseconds = kAnswerMilliseconds);

}  // namespace rosa::workbench
