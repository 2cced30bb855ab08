#include "app/workbench/views/train/train_view.h"
