#include "app/workbench/model/pair.h"
#include "app/workbench/views/alignment/pair_view.h"
