#include "app/workbench/engine/engine_program.h"

#include <QCoreApplication>
#include <QDir>

namespace rosa::workbench {

QString engineProgram()
{
    const QString named = qEnvironmentVariable("ROSA_ENGINE");
    return named.isEmpty() ? QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("rosa")) : named;
}

}  // namespace rosa::workbench
