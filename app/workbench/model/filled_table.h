/// A table as the store has it.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/catalog/catalogue.h"
#include "core/reproduce/plan.h"
#include "core/reproduce/table.h"

namespace rosa::reproduce {
class DataShelf;
}

namespace rosa::workbench {

/// What the store holds of one request.
struct FilledTable {
    reproduce::PlanRequest request;
    reproduce::Table table;
    std::vector<double> testOverTraining;  ///< One a column.
    std::vector<bool> isMissing;           ///< One a column: its data set is not at hand, or damaged.
    std::vector<std::string>
        damage;    ///< One a column: what is wrong with the file of its data set; "" where there is none, or nothing.
    int left = 0;  ///< Planned runs that can be made and are not.

    [[nodiscard]] int done() const { return static_cast<int>(table.plan.runs.size()) - left - absent; }
    int absent = 0;  ///< Planned runs on data that are not at hand, or damaged.
};
using FilledTablePtr = std::shared_ptr<const FilledTable>;

/// Reads what the store holds of the runs of a request. `shelf`: data sets that were opened for tables before; used by one call at a time. An Error
/// where the request makes no plan or the store cannot be read. Not for the window's thread.
Result<FilledTablePtr> fillTable(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                 const reproduce::PlanRequest& request, reproduce::DataShelf& shelf);

}  // namespace rosa::workbench
