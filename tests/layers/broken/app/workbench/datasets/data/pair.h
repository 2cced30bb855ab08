#include "app/workbench/session/workbench.h"
