#include "app/workbench/figures/pair_figure.h"
#include "app/workbench/views/train/train_view.h"
