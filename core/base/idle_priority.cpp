#include "core/base/idle_priority.h"

#include <sched.h>

namespace rosa {

bool takeIdlePriority()
{
    const sched_param none{};
    return sched_setscheduler(0, SCHED_IDLE, &none) == 0;
}

}  // namespace rosa
