/// Before the first tensor of a test, as in a job.
#include "core/learn/ops/device.h"
#include "tests/program/test_program.h"

static const rosa::test_program::Preparation devicesOfTests([] { rosa::learn::prepareDevices("auto"); });
