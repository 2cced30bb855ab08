#include "app/workbench/base/bundled_fonts.h"

#include <algorithm>

#include <QApplication>
#include <QDir>
#include <QFontDatabase>

namespace rosa::workbench {

namespace {

bool systemHasFonts()
{
    // With fontconfig, Qt lists these aliases even if no font can stand for them.
    static const QStringList aliases{QStringLiteral("Monospace"), QStringLiteral("Sans Serif"), QStringLiteral("Serif")};
    const QStringList families = QFontDatabase::families();
    return std::any_of(families.begin(), families.end(), [](const QString& family) { return !aliases.contains(family); });
}

}  // namespace

void loadBundledFonts()
{
    if (systemHasFonts()) return;
    const QDir folder(QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../share/rosa/fonts")));
    QStringList families;
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.ttf")}, QDir::Files, QDir::Name))
        families += QFontDatabase::applicationFontFamilies(QFontDatabase::addApplicationFont(file.filePath()));
    if (families.isEmpty()) return;
    QFont font = QApplication::font();
    font.setFamily(families.first());
    QApplication::setFont(font);
}

}  // namespace rosa::workbench
