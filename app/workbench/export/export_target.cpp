#include "app/workbench/export/export_target.h"

#include <algorithm>

#include <QFileInfo>

#include "app/workbench/base/language.h"

namespace rosa::workbench {

Result<void> checkTarget(const QString& out)
{
    const QFileInfo file(out);
    const QFileInfo folder(file.absolutePath());
    if (file.isDir()) return badInput("--out %1: expected a file, found a folder", out.toStdString());
    if (!folder.isDir())
        return badInput("--out %1: there is no folder %2", out.toStdString(), folder.filePath().toStdString());
    if (!folder.isWritable() || (file.exists() && !file.isWritable()))
        return badInput("--out %1: cannot be written", out.toStdString());
    return {};
}

Result<void> checkLanguage(const QString& language)
{
    const QStringList known = languages();
    const auto isIn = [&](const QString& one) { return language == one || language.startsWith(one + QLatin1Char('_')); };
    if (std::ranges::any_of(known, isIn)) return {};
    return badInput("--language %1: expected one of %2", language.toStdString(),
                    known.join(QStringLiteral(", ")).toStdString());
}

}  // namespace rosa::workbench
