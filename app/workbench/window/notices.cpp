#include "app/workbench/window/notices.h"

#include <QDir>
#include <QStringList>

namespace rosa::workbench {

QString noticesFolder(const QString& folder)
{
    static const QStringList places{QStringLiteral("../share/doc/rosa-workbench"), QStringLiteral("../share/doc/rosa"),
                                    QStringLiteral("../share/licenses/rosa-workbench"),
                                    QStringLiteral("../share/licenses/rosa"),
                                    // For TREE/build/bin and TREE/build/PRESET/bin.
                                    QStringLiteral("../.."), QStringLiteral("../../..")};
    static const QStringList names{QStringLiteral("copyright*"), QStringLiteral("LICENSE*"), QStringLiteral("*NOTICES*")};
    for (const QString& place : places) {
        const QDir found(QDir(folder).filePath(place));
        if (!found.entryList(names, QDir::Files).isEmpty()) return QDir::cleanPath(found.absolutePath());
    }
    return {};
}

}  // namespace rosa::workbench
