#include "widgets/figure/figure_recipe.h"

#include <QFileInfo>
#include <QLocale>

#include "core/base/text/shell_word.h"

namespace rosa::widgets {

QString wholeRecipe(const QString& recipe, const FigureStyle& style, FigureFormat format, const QString& fileName)
{
    if (recipe.isEmpty()) return {};
    QString whole = recipe;
    const auto add = [&](const char* option, const QString& value) {
        whole +=
            QStringLiteral(" --%1 %2").arg(QLatin1String(option), QString::fromStdString(shellWord(value.toStdString())));
    };
    // The data do not depend on the paper.
    if (format != FigureFormat::Csv) {
        add("width", csvNumber(style.widthMm));
        add("height", csvNumber(style.heightMm));
        add("font", csvNumber(style.fontPoints));
        add("family", style.fontFamily);
    }
    if (format == FigureFormat::Png) add("dpi", csvNumber(style.dotsPerInch));
    add("language", QLocale().name());
    add("out", QFileInfo(fileName).fileName());
    return whole;
}

QByteArray withoutDate(QByteArray pdf)
{
    // The document information dictionary is the first object.
    const qsizetype end = pdf.indexOf("endobj");
    const qsizetype start = pdf.indexOf("/CreationDate (");
    const qsizetype close = start < 0 ? start : pdf.indexOf(')', start);
    if (close >= 0 && close < end) pdf.replace(start, close + 1 - start, QByteArray(close + 1 - start, ' '));
    return pdf;
}

}  // namespace rosa::widgets
