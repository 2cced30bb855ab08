/// Notifications of the desktop (org.freedesktop.Notifications).
#pragma once

#include <QObject>
#include <QString>

namespace rosa::widgets {

/// Without a notification service on the session bus nothing is shown. A new notice replaces the previous one. Belongs to the window's
/// thread; no call blocks.
class DesktopNotice : public QObject {
    Q_OBJECT
public:
    /// `application` and `icon`: as the desktop shows them; `icon` is the name of an installed icon.
    DesktopNotice(QString application, QString icon, QObject* parent = nullptr);

    void show(const QString& title, const QString& text);

Q_SIGNALS:
    /// The user has clicked the notice.
    void activated();

private Q_SLOTS:
    void actionInvoked(uint id, const QString& action);
    void closed(uint id, uint reason);

private:
    QString m_application, m_icon;
    uint m_shown = 0;  ///< Id of the service; 0: none.
};

}  // namespace rosa::widgets
