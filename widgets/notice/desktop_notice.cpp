#include "widgets/notice/desktop_notice.h"

#include <utility>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>

namespace rosa::widgets {

namespace {

const QString kNoticeService = QStringLiteral("org.freedesktop.Notifications");
const QString kNoticePath = QStringLiteral("/org/freedesktop/Notifications");
/// The action of a click on the notice itself.
const QString kClickAction = QStringLiteral("default");
constexpr int kServiceDecides = -1;

}  // namespace

DesktopNotice::DesktopNotice(QString application, QString icon, QObject* parent)
    : QObject(parent), m_application(std::move(application)), m_icon(std::move(icon))
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    bus.connect(kNoticeService, kNoticePath, kNoticeService, QStringLiteral("ActionInvoked"), this,
                SLOT(actionInvoked(uint, QString)));
    bus.connect(kNoticeService, kNoticePath, kNoticeService, QStringLiteral("NotificationClosed"), this,
                SLOT(closed(uint, uint)));
}

void DesktopNotice::show(const QString& title, const QString& text)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    QDBusMessage call =
        QDBusMessage::createMethodCall(kNoticeService, kNoticePath, kNoticeService, QStringLiteral("Notify"));
    // The text is markup: names of runs may contain any character.
    call << m_application << m_shown << m_icon << title << text.toHtmlEscaped() << QStringList{kClickAction, QString()}
         << QVariantMap{{QStringLiteral("desktop-entry"), m_icon}} << kServiceDecides;
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
        const QDBusPendingReply<uint> reply = *done;
        if (!reply.isError()) m_shown = reply.value();
        done->deleteLater();
    });
}

void DesktopNotice::actionInvoked(uint id, const QString& action)
{
    if (id == m_shown && m_shown != 0 && action == kClickAction) Q_EMIT activated();
}

void DesktopNotice::closed(uint id, uint)
{
    if (id == m_shown) m_shown = 0;
}

}  // namespace rosa::widgets
