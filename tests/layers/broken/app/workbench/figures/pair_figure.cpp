#include "app/workbench/datasets/data/pair.h"
#include "app/workbench/pairs/view/pair_view.h"
