/// A table filled with the results in the store.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/catalog/catalogue.h"
#include "core/tables/plan.h"
#include "core/tables/table.h"

namespace rosa::tables {
class DataShelf;
}

namespace rosa::workbench {

/// The store's results for one request.
struct FilledTable {
    tables::PlanRequest request;
    tables::Table table;
    std::vector<double> testOverTraining;  ///< One per column.
    std::vector<bool> isMissing;           ///< One per column: its data set is missing or damaged.
    std::vector<std::string> damage;       ///< One per column: the error in its data set's file; "": no file, or no error.
    int left = 0;                          ///< Planned runs that are possible and not done yet.

    [[nodiscard]] int done() const { return static_cast<int>(table.plan.runs.size()) - left - absent; }
    int absent = 0;  ///< Planned runs whose data are missing or damaged.
};
using FilledTablePtr = std::shared_ptr<const FilledTable>;

/// Reads the store's results for the runs of a request. `shelf`: data sets opened for earlier tables; used by one call at a time. An Error
/// if the request yields no plan or the store cannot be read. Not for the window's thread.
Result<FilledTablePtr> fillTable(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                 const tables::PlanRequest& request, tables::DataShelf& shelf);

}  // namespace rosa::workbench
