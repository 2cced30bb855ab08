#include "app/workbench/window/files/usual_folders.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace rosa::workbench {

QString documentsFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

QString figuresFolder()
{
    const QString folder = QSettings().value(QStringLiteral("figure/folder")).toString();
    return QFileInfo(folder).isDir() ? folder : documentsFolder();
}

}  // namespace rosa::workbench
