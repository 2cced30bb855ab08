/// The entries of the command palette, by their kind.
#pragma once

#include <vector>

#include "app/workbench/palette/palette_entry.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"

class QMenuBar;

namespace rosa::workbench {

/// Every action of the menus, and of the menus of buttons of `window` that are in sight, with what triggers it; menus that are filled when
/// they open are left out.
std::vector<PaletteEntry> actionEntries(const QMenuBar& menus, const QWidget& window);
/// Every parameter of every method: it is shown in the form.
std::vector<PaletteEntry> parameterEntries(Workbench& workbench);
/// A run of the library's list: its curves are shown.
PaletteEntry runEntry(std::size_t place, Workbench& workbench);
/// The library's list at a moment.
struct ListedRuns {
    RunList runs;
    QStringList names;
};
/// For each run of `now` the place in `before` of the run with the same runEntry(); −1: none. Milliseconds for ten thousand runs.
std::vector<qsizetype> unchangedRuns(const ListedRuns& before, const ListedRuns& now);
/// Every lesson of the program, and the files of lessons opened last.
std::vector<PaletteEntry> lessonEntries(Workbench& workbench);

/// A page or a heading of the manual.
struct ManualPlace {
    QString page, anchor, title, pageTitle;
};
/// Reads the whole manual: takes tens of milliseconds, on any thread.
std::vector<ManualPlace> manualPlaces(const catalog::Catalogue& catalogue);
std::vector<PaletteEntry> manualEntries(const std::vector<ManualPlace>& places, Workbench& workbench);

/// What a query itself says: "458" is a node of the current run, "lambda 40" sets a parameter of the form. `find` returns entries that match
/// a query, the best first.
std::vector<PaletteEntry> entriesOf(const QString& query, Workbench& workbench,
                                    const std::function<std::vector<const PaletteEntry*>(const QString&)>& find);

}  // namespace rosa::workbench
