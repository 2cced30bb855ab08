/// Asking for the name of a file to be written.
#pragma once

#include <QString>

class QWidget;

namespace rosa::widgets {

/// Shows the save dialog of the desktop, modal to `parent`. A name without an ending gets `ending` before the dialog asks whether an existing
/// file may be replaced. "" if the user cancels. `proposal`: path; `filter`: as in "Pictures (*.png)"; `ending`: without a dot.
QString askWhereToSave(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                       const QString& ending);

}  // namespace rosa::widgets
