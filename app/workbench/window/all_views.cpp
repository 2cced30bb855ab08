#include "app/workbench/window/all_views.h"

#include "app/workbench/curves/view/train_view.h"
#include "app/workbench/embedding/view/embedding_view.h"
#include "app/workbench/lab/view/lab_view.h"
#include "app/workbench/overview/view/overview_view.h"
#include "app/workbench/pairs/view/alignment_view.h"
#include "app/workbench/results/view/results_view.h"
#include "app/workbench/shell/view_list.h"
#include "app/workbench/start/view/start_view.h"
#include "app/workbench/sweep/view/sweep_view.h"

namespace rosa::workbench {

void addAllViews(ViewList& list, Workbench& workbench)
{
    list.add(new StartView(workbench));
    list.add(new OverviewView(workbench));
    list.add(new TrainView(workbench));
    list.add(new AlignmentView(workbench));
    list.add(new EmbeddingView(workbench));
    list.add(new ResultsView(workbench));
    list.add(new SweepView(workbench));
    list.add(new LabView(workbench));
}

}  // namespace rosa::workbench
