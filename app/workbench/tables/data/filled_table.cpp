#include "app/workbench/tables/data/filled_table.h"

#include "core/tables/given_rows.h"
#include "core/tables/survey.h"

namespace rosa::workbench {

Result<FilledTablePtr> fillTable(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                 const tables::PlanRequest& request, tables::DataShelf& shelf)
{
    ROSA_TRY_ASSIGN(auto plan, tables::makeWholePlan(catalogue, store, request));
    ROSA_TRY_ASSIGN(auto survey, tables::survey(catalogue, store, plan, shelf));
    auto filled = std::make_shared<FilledTable>();
    filled->request = request;
    filled->testOverTraining = tables::testOverTraining(plan, survey.results, shelf);
    for (const catalog::PublishedColumn& column : plan.columns) {
        const tables::ShelvedData& data = shelf.open(column.dataset);
        filled->isMissing.push_back(!data.dataset);
        filled->damage.push_back(data.isDamaged ? data.problem : std::string());
    }
    for (const tables::PlannedRun& run : plan.runs) filled->absent += filled->isMissing[run.column] ? 1 : 0;
    plan.notes.insert(plan.notes.end(), survey.notes.begin(), survey.notes.end());
    filled->left = static_cast<int>(survey.todo.size());
    filled->table = tables::makeTable(std::move(plan), survey.results, filled->testOverTraining);
    return FilledTablePtr(std::move(filled));
}

}  // namespace rosa::workbench
