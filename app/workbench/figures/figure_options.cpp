#include "app/workbench/figures/figure_options.h"

#include <optional>

#include "core/base/text/shell_word.h"

namespace rosa::workbench {

std::vector<FigureOption> figureOptions(const bind::Record& record)
{
    std::vector<FigureOption> options;
    for (const bind::Field& field : record.all())
        if (!field.isPositional)
            options.push_back({bind::optionName(field), bind::valueText(field), bind::formerOptionName(field)});
    return options;
}

Result<void> readOptions(const FigureRequest& request, const bind::Record& record, void* options)
{
    return bind::setOptions(record, options, [&request](const std::string& name) {
        return std::optional(request.options.value(QString::fromStdString(name)).toStdString());
    });
}

QString recipeOf(const QStringList& subjects, const QString& figure,
                 const std::vector<std::pair<std::string, std::string>>& options)
{
    std::string recipe = "rosa-workbench export";
    for (const QString& subject : subjects) recipe += " " + shellWord(subject.toStdString());
    recipe += " --figure " + figure.toStdString();
    for (const auto& [name, value] : options) recipe += " --" + name + " " + shellWord(value);
    return QString::fromStdString(recipe);
}

}  // namespace rosa::workbench
