/// Figures of the article: the runs they are of are made like those of a table, then the window's program draws them.
#pragma once

#include <string>
#include <vector>

#include "app/engine/command.h"
#include "app/engine/reproduce/reproduce_runs.h"

namespace rosa::engine {

/// "figure-tsne", "figure-matrix".
std::vector<std::string> figureIds();
bool isFigure(const std::string& what);

/// What `rosa-workbench` is called with to draw a figure of `run`, RoSA's, into `out`; `others`: runs beside it.
std::vector<std::string> figureArguments(const std::string& what, const std::string& run,
                                         const std::vector<std::string>& others, const std::string& out,
                                         const std::string& store);

/// "bars", "ranks", "curves": pictures of a whole table.
std::vector<std::string> tablePictures();
/// That of a table where none is asked for: curves of the sensitivity study, else bars.
std::string usualPicture(const std::string& what);
/// Whether a file of this name is a picture: .pdf, .svg or .png.
bool isPictureFile(const std::string& file);

/// What `rosa-workbench` is called with to draw a table that the store has.
std::vector<std::string> pictureArguments(const reproduce::PlanRequest& request, const std::string& picture,
                                          const std::string& out, const std::string& store);

/// Draws it by the rosa-workbench beside this program. Says the command alone where there is no such program.
Result<void> drawTable(CommandContext& context, const reproduce::PlanRequest& request, const std::string& picture,
                       const std::string& out);

/// Makes what runs lack and draws into `out` by the rosa-workbench beside this program. Says the command alone where `out` is "" or there is
/// no such program.
Result<void> reproduceFigure(CommandContext& context, const reproduce::PlanRequest& request, const PlanOptions& options,
                             const std::string& out);

}  // namespace rosa::engine
