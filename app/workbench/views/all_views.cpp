#include "app/workbench/views/all_views.h"

#include "app/workbench/shell/view_list.h"
#include "app/workbench/views/alignment/alignment_view.h"
#include "app/workbench/views/embedding/embedding_view.h"
#include "app/workbench/views/lab/lab_view.h"
#include "app/workbench/views/overview/overview_view.h"
#include "app/workbench/views/results/results_view.h"
#include "app/workbench/views/start/start_view.h"
#include "app/workbench/views/sweep/sweep_view.h"
#include "app/workbench/views/train/train_view.h"

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
