#include "app/workbench/engine/engine_program.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "core/base/plugin.h"

namespace rosa::workbench {

QString engineProgram()
{
    const QString named = qEnvironmentVariable("ROSA_ENGINE");
    return named.isEmpty() ? QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("rosa")) : named;
}

bool hasTrainingCore()
{
    if (qEnvironmentVariableIsSet("ROSA_ENGINE")) return true;
    // As the engine finds it, whose own path has no links.
    return findPlugin("rosa_learn", QFileInfo(engineProgram()).canonicalPath().toStdString()).has_value();
}

}  // namespace rosa::workbench
