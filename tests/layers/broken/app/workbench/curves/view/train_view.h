#include "app/workbench/figures/pair_figure.h"
