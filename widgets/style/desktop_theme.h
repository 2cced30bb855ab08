/// The desktop's preference for light or dark.
#pragma once

#include <QDBusVariant>
#include <QObject>

namespace rosa::widgets {

/// Reads the color-scheme of the settings portal (org.freedesktop.appearance) over the session bus and follows its changes, which Qt 6.4
/// does not. Without a bus or portal it emits nothing. No call blocks.
class DesktopTheme : public QObject {
    Q_OBJECT
public:
    explicit DesktopTheme(QObject* parent = nullptr);

Q_SIGNALS:
    /// Whether the desktop prefers dark; emitted once soon after the start if there is a portal, then at every change.
    void preferenceKnown(bool isDark);

private Q_SLOTS:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask();
};

}  // namespace rosa::widgets
