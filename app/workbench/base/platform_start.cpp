#include "app/workbench/base/platform_start.h"

#include <cstdio>
#include <cstdlib>

#include <QByteArrayView>

#include "core/base/text/printable.h"

namespace rosa::workbench {

PlatformStart* PlatformStart::s_current = nullptr;

PlatformStart::PlatformStart() : m_former(qInstallMessageHandler(handleMessage)) { s_current = this; }

PlatformStart::~PlatformStart()
{
    qInstallMessageHandler(m_former);
    s_current = nullptr;
    for (const QString& warning : m_warnings) qWarning("%s", qUtf8Printable(warning));
}

QString PlatformStart::reason(const QString& fatal) const
{
    const bool hasDisplay = !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    if (!hasDisplay && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) return QStringLiteral("there is no display");
    return (m_warnings.isEmpty() ? fatal : m_warnings.first()).simplified();
}

void PlatformStart::handleMessage(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg) {
        std::fprintf(stderr,
                     "rosa-workbench: error: the window cannot be opened: %s; the command rosa, and rosa-workbench export "
                     "for figures, "
                     "need no display\n",
                     printable(s_current->reason(message).toStdString()).c_str());
        std::_Exit(1);
    }
    if (QByteArrayView(context.category).startsWith("qt.qpa"))
        s_current->m_warnings.append(message);
    else
        s_current->m_former(type, context, message);
}

}  // namespace rosa::workbench
