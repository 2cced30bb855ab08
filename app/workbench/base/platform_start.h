/// The start of Qt's platform, without which there is no window.
#pragma once

#include <QStringList>
#include <QtGlobal>

namespace rosa::workbench {

/// While an object exists, a platform that cannot start (no display, one that does not answer, a missing plug-in) ends the process with status 1 and
/// one sentence on standard error, where Qt would abort. Warnings of the platform are held back until then, or until the object's end. Create the
/// application within its lifetime; one object at a time, in the window's thread.
class PlatformStart {
public:
    PlatformStart();
    ~PlatformStart();
    PlatformStart(const PlatformStart&) = delete;
    PlatformStart& operator=(const PlatformStart&) = delete;

private:
    static void handleMessage(QtMsgType type, const QMessageLogContext& context, const QString& message);
    [[nodiscard]] QString reason(const QString& fatal) const;

    static PlatformStart* s_current;
    QtMessageHandler m_former;
    QStringList m_warnings;
};

}  // namespace rosa::workbench
