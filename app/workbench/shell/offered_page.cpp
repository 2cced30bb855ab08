#include "app/workbench/shell/offered_page.h"

#include <algorithm>

#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/seed_groups.h"
#include "app/workbench/session/workbench.h"
#include "core/tables/run_report.h"
#include "core/web/page.h"

namespace rosa::workbench {

std::vector<std::string> windowsFirst(std::vector<std::string> languages)
{
    // English where the window's is none of them: it comes before the others.
    for (const std::string& first : {std::string("en"), lessonLanguage()})
        std::ranges::stable_partition(languages, [&](const std::string& one) { return one == first; });
    return languages;
}

OfferedPage runsPage(const Workbench& workbench, const QList<QStringList>& groups)
{
    std::vector<std::vector<std::string>> ids;
    for (const QStringList& group : groups) {
        ids.emplace_back();
        for (const QString& id : group) ids.back().push_back(id.toStdString());
    }
    std::erase_if(ids, [](const auto& group) { return group.empty(); });
    if (ids.empty()) return {};
    return {QString::fromStdString(ids.front().front()),
            [&catalogue = workbench.catalogue(), store = workbench.store(), ids]() -> Result<std::string> {
                ROSA_TRY_ASSIGN(const web::Report report, tables::reportOf(catalogue, store, ids));
                return web::reportPage(report, windowsFirst(web::pageLanguages()));
            }};
}

OfferedPage currentRunPage(Workbench& workbench)
{
    const QString run = workbench.currentRun();
    if (run.isEmpty()) return {};
    QStringList ids;
    if (const store::RunSummary* summary = workbench.library().find(run))
        ids = withRepetitions(*summary, *workbench.library().runs());
    // One without an epoch repeats nothing.
    return runsPage(workbench, {ids.isEmpty() ? QStringList{run} : ids});
}

}  // namespace rosa::workbench
