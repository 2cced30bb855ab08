#include "app/workbench/figures/figure_target.h"

#include "core/base/shell_word.h"

namespace rosa::workbench {

namespace {

std::optional<FigureTarget::View> viewOf(const QString& figure)
{
    using View = FigureTarget::View;
    const std::pair<const char*, View> views[] = {{"loss", View::Train},          {"batch", View::Alignment},
                                                  {"alignment", View::Alignment}, {"matrices", View::Alignment},
                                                  {"embedding", View::Embedding}, {"results", View::Results},
                                                  {"confusion", View::Results},   {"bars", View::Tables},
                                                  {"ranks", View::Tables},        {"curves", View::Tables}};
    for (const auto& [name, view] : views)
        if (figure == QLatin1String(name)) return view;
    return std::nullopt;
}

}  // namespace

std::optional<FigureTarget> figureTarget(const QString& recipe)
{
    QStringList words;
    for (const std::string& word : shellWords(recipe.toStdString())) words.append(QString::fromStdString(word));
    const qsizetype begin = words.indexOf(QStringLiteral("export"));
    if (begin < 0) return std::nullopt;
    FigureTarget target;
    for (qsizetype i = begin + 1; i < words.size(); ++i) {
        if (!words[i].startsWith(QLatin1String("--"))) {
            target.subjects.append(words[i]);
        } else if (const qsizetype equals = words[i].indexOf(QLatin1Char('=')); equals > 0) {
            target.options[words[i].mid(2, equals - 2)] = words[i].mid(equals + 1);
        } else if (i + 1 < words.size()) {
            target.options[words[i].mid(2)] = words[i + 1];
            ++i;
        }
    }
    const auto view = viewOf(target.options.value(QStringLiteral("figure")));
    if (!view || target.subjects.isEmpty()) return std::nullopt;
    target.view = *view;
    return target;
}

}  // namespace rosa::workbench
