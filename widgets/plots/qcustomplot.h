/// The only place that includes QCustomPlot: its header uses Qt's keywords, which this project disables.
#pragma once

#include <QtCore/qobjectdefs.h>

#define signals Q_SIGNALS
#define slots Q_SLOTS
#define emit Q_EMIT
#define foreach Q_FOREACH
#include <qcustomplot.h>
#undef signals
#undef slots
#undef emit
#undef foreach
