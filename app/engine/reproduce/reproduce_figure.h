/// Figures of the article: their runs are created like those of a table, and the command is printed by which rosa-workbench draws them.
#pragma once

#include <string>
#include <vector>

#include "app/engine/common/command.h"
#include "app/engine/reproduce/reproduce_runs.h"

namespace rosa::engine {

/// "figure-tsne", "figure-matrix".
std::vector<std::string> figureIds();
bool isFigure(const std::string& what);

/// Arguments of `rosa-workbench` that draw a figure of the RoSA run `run` into `out`; `others` are shown beside it.
std::vector<std::string> figureArguments(const std::string& what, const std::string& run,
                                         const std::vector<std::string>& others, const std::string& out,
                                         const std::string& store);

/// Kinds of pictures of a table: "bars", "ranks", "curves".
std::vector<std::string> tablePictures();
/// The default picture of a table: curves for the sensitivity study, otherwise bars.
std::string usualPicture(const std::string& what);
/// Whether the file name is that of a picture: .pdf, .svg or .png.
bool isPictureFile(const std::string& file);

/// Arguments of `rosa-workbench` that draw a table from the results in the store.
std::vector<std::string> pictureArguments(const tables::PlanRequest& request, const std::string& picture,
                                          const std::string& out, const std::string& store);

/// Prints the command of rosa-workbench that draws a table.
Result<void> printDrawing(CommandContext& context, const tables::PlanRequest& request, const std::string& picture,
                          const std::string& out);

/// Creates the missing runs and prints the command of rosa-workbench that draws them.
Result<void> reproduceFigure(CommandContext& context, const tables::PlanRequest& request, const PlanOptions& options,
                             const std::string& out);

}  // namespace rosa::engine
