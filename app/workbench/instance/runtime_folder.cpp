#include "app/workbench/instance/runtime_folder.h"

#include <QDir>
#include <QFileInfo>

#include <unistd.h>

namespace rosa::workbench {

namespace {

/// A folder of this user, inaccessible to others, and not a symbolic link.
bool isPrivate(const QString& folder)
{
    const QFileInfo info(folder);
    const auto others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    return info.isDir() && !info.isSymLink() && info.ownerId() == ::geteuid() && !(info.permissions() & others);
}

}  // namespace

void nameRuntimeFolder()
{
    if (!qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")) return;
    const QString user = QString::number(::geteuid());
    const QString session = QStringLiteral("/run/user/") + user;
    const QString own = QDir::tempPath() + QStringLiteral("/rosa-runtime-") + user;
    if (!isPrivate(session)) QDir().mkdir(own, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    for (const QString& folder : {session, own})
        if (isPrivate(folder)) {
            qputenv("XDG_RUNTIME_DIR", QFile::encodeName(folder));
            return;
        }
}

}  // namespace rosa::workbench
