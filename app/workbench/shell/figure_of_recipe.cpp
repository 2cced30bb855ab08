#include "app/workbench/shell/figure_of_recipe.h"

#include "core/base/text/shell_word.h"

namespace rosa::workbench {

std::optional<ShowFigure> figureOfRecipe(const QString& recipe)
{
    QStringList words;
    for (const std::string& word : shellWords(recipe.toStdString())) words.append(QString::fromStdString(word));
    const qsizetype begin = words.indexOf(QStringLiteral("export"));
    if (begin < 0) return std::nullopt;
    ShowFigure shown;
    for (qsizetype i = begin + 1; i < words.size(); ++i) {
        if (!words[i].startsWith(QLatin1String("--"))) {
            shown.subjects.append(words[i]);
        } else if (const qsizetype equals = words[i].indexOf(QLatin1Char('=')); equals > 0) {
            shown.options[words[i].mid(2, equals - 2)] = words[i].mid(equals + 1);
        } else if (i + 1 < words.size()) {
            shown.options[words[i].mid(2)] = words[i + 1];
            ++i;
        }
    }
    shown.figure = shown.options.value(QStringLiteral("figure"));
    if (shown.figure.isEmpty() || shown.subjects.isEmpty()) return std::nullopt;
    return shown;
}

}  // namespace rosa::workbench
