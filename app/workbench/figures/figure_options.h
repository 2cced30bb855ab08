/// Options of figures. Each kind of figure binds its options once, in a struct (core/base/bind/fields.h); what `rosa-workbench export`
/// lists, reads and checks, and the command that a figure carries, are derived from it. Example: tests/house/tst_new_figure_option.cpp
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <QStringList>

#include "app/workbench/figures/figure_request.h"
#include "core/base/bind/options.h"

namespace rosa::workbench {

/// An option as on the command line: "--pair I[,K]".
struct FigureOption {
    std::string name;    ///< Without dashes.
    std::string value;   ///< Placeholder of its value in the help.
    std::string former;  ///< Its name in commands of earlier versions, which are still read; "": the same.
};

/// Of all fields that are not positional, in their order.
std::vector<FigureOption> figureOptions(const bind::Record& record);

template <typename Options>
std::vector<FigureOption> figureOptions()
{
    return figureOptions(bind::fieldsOf<Options>());
}

/// Sets the fields that the request has options for. An Error names the option and what it expects.
Result<void> readOptions(const FigureRequest& request, const bind::Record& record, void* options);

template <typename Options>
Result<Options> readOptions(const FigureRequest& request)
{
    Options options;
    ROSA_TRY(readOptions(request, bind::fieldsOf<Options>(), &options));
    return options;
}

/// The command that draws a figure of these runs again; it has the options that differ from their defaults, in the order of the fields:
/// "rosa-workbench export RUN --figure matrices --pair 3".
QString recipeOf(const QStringList& subjects, const QString& figure,
                 const std::vector<std::pair<std::string, std::string>>& options);

template <typename Options>
QString recipeOf(const QStringList& subjects, const QString& figure, const Options& options)
{
    return recipeOf(subjects, figure, bind::optionsOf(options));
}

}  // namespace rosa::workbench
