/// The line for messages in the status bar.
#pragma once

#include <QTimer>

#include "widgets/layout/short_label.h"

namespace rosa::workbench {

/// A message disappears after some seconds; the full one is in the log. QStatusBar cuts its own messages without an ellipsis.
class MessageLine : public widgets::ShortLabel {
    Q_OBJECT
public:
    explicit MessageLine(QWidget* parent = nullptr);

    void say(const QString& message);
    /// The tip of what is under the mouse, which stays until the next one; "": none.
    void showTip(const QString& tip);

private:
    QTimer m_end;
};

}  // namespace rosa::workbench
