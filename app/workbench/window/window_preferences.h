/// The preferences of the window: their dialogue, and what follows from a change.
#pragma once

#include <QObject>

#include "app/workbench/window/preferences.h"

class QWidget;

namespace rosa::widgets {
class Banner;
}

namespace rosa::workbench {

class RunNotice;
class Workbench;

/// Applies those of the last start when it is created. Belongs to the window's thread.
class WindowPreferences : public QObject {
    Q_OBJECT
public:
    /// All must outlive this.
    WindowPreferences(Workbench& workbench, widgets::Banner& banner, RunNotice& notice, QWidget& window);

    void openDialog();
    [[nodiscard]] Preferences::AtClose atClose() const { return m_chosen.atClose; }
    void setAtClose(Preferences::AtClose atClose);

private:
    void use(const Preferences& chosen);
    void announceStore(const QString& folder);
    /// Closes the window, if the user does not cancel, and starts the program again.
    void restartProgram();

    Workbench& m_workbench;
    widgets::Banner& m_banner;
    RunNotice& m_notice;
    QWidget& m_window;
    Preferences m_chosen;
};

}  // namespace rosa::workbench
