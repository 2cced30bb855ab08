/// One window a user, display and store: a further start hands what it was to open to the window that is there.
///
/// The window listens at a socket in the user's runtime folder, which nobody else can reach. A start connects, sends a line (handover.h) and
/// reads one back, {"rosa_workbench": 1, "taken": true}. A socket that nobody listens at any more is replaced, and so is one whose listener
/// says nothing for a while: it is better to have two windows than none.
#pragma once

#include <filesystem>
#include <memory>

#include <QObject>

#include "app/workbench/instance/handover.h"

class QLocalServer;
class QLocalSocket;

namespace rosa::workbench {

/// Waits for the window's answer: it may be drawing.
inline constexpr int kAnswerMilliseconds = 5000;

/// What windows of one display have in common, by Qt's name of the platform ("xcb", "wayland", "offscreen").
QString instanceDisplay(const QString& platform);

/// Where the window of this user, `display` and `store` is reached; "" where the user has no runtime folder.
QString instanceSocket(const QString& applicationId, const QString& display, const std::filesystem::path& store);

/// What became of a hand-over.
enum class Answer {
    Taken,    ///< The window opens it.
    Refused,  ///< Somebody is there and does not take it: another version, or too much at once.
    Nobody,   ///< Nobody listens.
    Silent,   ///< Somebody listens and said nothing in time.
};

/// Connects, sends and waits for the answer, `milliseconds` at most in all.
Answer handOver(const QString& socket, const Handover& handover, int milliseconds = kAnswerMilliseconds);

/// The window's side. Belongs to one thread with an event loop.
class InstanceServer : public QObject {
    Q_OBJECT
public:
    explicit InstanceServer(QObject* parent = nullptr);
    ~InstanceServer() override;

    /// Listens at `socket`, in the place of whoever did. False: it cannot be made.
    bool listen(const QString& socket);

Q_SIGNALS:
    /// Was checked; its sender has its answer.
    void handedOver(const rosa::workbench::Handover& handover);

private:
    void accept();
    void read(QLocalSocket& sender);

    std::unique_ptr<QLocalServer> m_server;
};

/// How a program starts.
enum class InstanceStart {
    HandedOver,  ///< Another window has it; this program may end.
    First,       ///< `server` listens now.
    Alone,       ///< Nobody took it, and the place could not be had: a window that nobody reaches.
};

/// Hands over, or makes `server` listen. Starts at the same moment wait for each other, so that one of them is first.
InstanceStart startInstance(InstanceServer& server, const QString& socket, const Handover& handover,
                            int milliseconds = kAnswerMilliseconds);

}  // namespace rosa::workbench
