/// What the desktop says of light and dark.
#pragma once

#include <QDBusVariant>
#include <QObject>

namespace rosa::widgets {

/// Asks the settings portal (org.freedesktop.appearance color-scheme) over the session bus and follows its changes: Qt 6.4 does
/// neither. Without a bus or a portal it stays silent. No call waits.
class DesktopTheme : public QObject {
    Q_OBJECT
public:
    explicit DesktopTheme(QObject* parent = nullptr);

Q_SIGNALS:
    /// The desktop prefers dark, or does not; once soon after the start where there is a portal, then at every change.
    void preferenceKnown(bool isDark);

private Q_SLOTS:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask();
};

}  // namespace rosa::widgets
