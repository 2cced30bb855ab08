#include "app/workbench/curves/view/train_view.h"
