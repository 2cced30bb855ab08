#include "widgets/style/desktop_theme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace rosa::widgets {

namespace {

const QString kPortalService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPortalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kGroup = QStringLiteral("org.freedesktop.appearance");
const QString kKey = QStringLiteral("color-scheme");
/// The portal's value for "prefers dark".
constexpr uint kDark = 1;

/// Read() wraps its answer in one more variant than SettingChanged does.
uint schemeOf(QVariant value)
{
    while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    return value.toUInt();
}

}  // namespace

DesktopTheme::DesktopTheme(QObject* parent) : QObject(parent)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    bus.connect(kPortalService, kPortalPath, kInterface, QStringLiteral("SettingChanged"), this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    ask();
}

void DesktopTheme::ask()
{
    QDBusMessage question = QDBusMessage::createMethodCall(kPortalService, kPortalPath, kInterface, QStringLiteral("Read"));
    question << kGroup << kKey;
    auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
        const QDBusPendingReply<QDBusVariant> reply = *done;
        if (!reply.isError()) Q_EMIT preferenceKnown(schemeOf(QVariant::fromValue(reply.value())) == kDark);
        done->deleteLater();
    });
}

void DesktopTheme::settingChanged(const QString& group, const QString& key, const QDBusVariant& value)
{
    if (group == kGroup && key == kKey) Q_EMIT preferenceKnown(schemeOf(QVariant::fromValue(value)) == kDark);
}

}  // namespace rosa::widgets
