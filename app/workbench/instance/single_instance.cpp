#include "app/workbench/instance/single_instance.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QStandardPaths>
#include <QTimer>

#include <sys/socket.h>
#include <unistd.h>

#include "core/base/bind/tree.h"

namespace rosa::workbench {

namespace {

/// Maximum number of simultaneous senders; further ones wait.
constexpr int kMostSenders = 16;
/// A sender that sends nothing for this long is disconnected.
constexpr int kSenderMilliseconds = 5000;
constexpr qsizetype kMostAnswerBytes = 4096;

/// What a window answers to a handover.
struct Reply {
    int version = 1;
    bool isTaken = false;
};

void describe(bind::Fields<Reply>& fields)
{
    fields.tolerant();
    fields.integer(&Reply::version, "rosa_workbench");
    fields.flag(&Reply::isTaken, "taken");
}

/// The folder already excludes other users; this check is a second safeguard.
bool isOfThisUser(const QLocalSocket& socket)
{
    ucred peer{};
    socklen_t size = sizeof peer;
    const auto descriptor = static_cast<int>(socket.socketDescriptor());
    return ::getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid();
}

}  // namespace

QString instanceDisplay(const QString& platform)
{
    if (platform.startsWith(QStringLiteral("wayland")))
        return platform + QLatin1Char(' ') + qEnvironmentVariable("WAYLAND_DISPLAY");
    return platform == QStringLiteral("xcb") ? platform + QLatin1Char(' ') + qEnvironmentVariable("DISPLAY") : platform;
}

QString instanceSocket(const QString& applicationId, const QString& display, const std::filesystem::path& store)
{
    QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (folder.isEmpty()) return {};
    // Each Flatpak sandbox has its own runtime folder; this one is shared.
    const QString sandbox = qEnvironmentVariable("FLATPAK_ID");
    const QString shared = folder + QStringLiteral("/app/") + sandbox;
    if (!sandbox.isEmpty() && QFileInfo(shared).isDir()) folder = shared;
    std::error_code ignored;
    const std::filesystem::path place = std::filesystem::weakly_canonical(store, ignored);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(display.toUtf8() + '\0' + QByteArray::fromStdString((place.empty() ? store : place).string()));
    return folder + QLatin1Char('/') + applicationId + QLatin1Char('-') +
           QString::fromLatin1(hash.result().toHex().left(16));
}

Answer handOver(const QString& path, const Handover& handover, int milliseconds)
{
    const QDeadlineTimer deadline(milliseconds);
    const auto left = [&deadline] { return static_cast<int>(deadline.remainingTime()); };
    QLocalSocket socket;
    socket.connectToServer(path);
    if (!socket.waitForConnected(left()))
        return socket.error() == QLocalSocket::SocketTimeoutError ? Answer::Silent : Answer::Nobody;
    if (!isOfThisUser(socket)) return Answer::Refused;
    const auto line = toLine(handover);
    if (!line) return Answer::Refused;
    socket.write(*line);
    while (!socket.canReadLine() && socket.bytesAvailable() < kMostAnswerBytes)
        if (!socket.waitForReadyRead(left())) return Answer::Silent;
    const auto reply = bind::fromJsonText<Reply>(socket.readLine(kMostAnswerBytes).toStdString());
    return reply && reply->isTaken ? Answer::Taken : Answer::Refused;
}

InstanceServer::InstanceServer(QObject* parent) : QObject(parent), m_server(std::make_unique<QLocalServer>())
{
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    m_server->setMaxPendingConnections(kMostSenders);
    connect(m_server.get(), &QLocalServer::newConnection, this, &InstanceServer::accept);
}

InstanceServer::~InstanceServer() = default;

bool InstanceServer::listen(const QString& socket)
{
    QLocalServer::removeServer(socket);
    return m_server->listen(socket);
}

void InstanceServer::accept()
{
    while (QLocalSocket* sender = m_server->nextPendingConnection()) {
        connect(sender, &QLocalSocket::disconnected, sender, &QObject::deleteLater);
        if (!isOfThisUser(*sender) || m_server->findChildren<QLocalSocket*>().size() > kMostSenders) {
            sender->abort();
            continue;
        }
        sender->setReadBufferSize(kMostHandoverBytes + 1);
        connect(sender, &QLocalSocket::readyRead, this, [this, sender] { read(*sender); });
        QTimer::singleShot(kSenderMilliseconds, sender, [sender] { sender->abort(); });
        read(*sender);
    }
}

void InstanceServer::read(QLocalSocket& sender)
{
    const bool isTooLong = sender.bytesAvailable() > kMostHandoverBytes;
    if (!sender.canReadLine() && !isTooLong) return;
    // Further input is ignored.
    disconnect(&sender, &QLocalSocket::readyRead, this, nullptr);
    const auto handover = isTooLong ? Result<Handover>(badInput("too long")) : handoverFromLine(sender.readLine());
    sender.write(QByteArray::fromStdString(bind::toJsonText(Reply{.isTaken = handover.ok()})) + '\n');
    sender.flush();
    sender.disconnectFromServer();
    // Deferred: opening may take a while, and the sender must not wait for it.
    if (handover)
        QMetaObject::invokeMethod(
            this, [this, what = *handover] { Q_EMIT handedOver(what); }, Qt::QueuedConnection);
}

InstanceStart startInstance(InstanceServer& server, const QString& socket, const Handover& handover, int milliseconds)
{
    if (socket.isEmpty()) return InstanceStart::Alone;
    // Its holder is between asking and listening, which takes no longer than the wait for an answer.
    QLockFile turn(socket + QStringLiteral(".lock"));
    if (!turn.tryLock(2 * milliseconds)) return InstanceStart::Alone;
    const Answer answer = handOver(socket, handover, milliseconds);
    if (answer == Answer::Taken) return InstanceStart::HandedOver;
    if (answer == Answer::Refused) return InstanceStart::Alone;
    return server.listen(socket) ? InstanceStart::First : InstanceStart::Alone;
}

}  // namespace rosa::workbench
