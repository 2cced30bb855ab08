#include "app/workbench/figures/pair_figure.h"
#include "app/workbench/curves/view/train_view.h"
