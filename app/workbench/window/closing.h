/// The question what becomes of running engines when the window closes.
#pragma once

#include <QList>

#include "app/workbench/shell/view.h"

namespace rosa::workbench {

class WindowPreferences;

/// Whether the window may close. Asks, unless the preferences have the answer, and stops the engines of `work` if that is it; an answer is
/// remembered there.
bool mayClose(QWidget& window, const QList<UnfinishedWork>& work, WindowPreferences& preferences);

}  // namespace rosa::workbench
