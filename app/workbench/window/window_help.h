/// The help of the window: the manual, the keys, what the program is.
#pragma once

#include <memory>

#include <QObject>
#include <QString>

class QMainWindow;

namespace rosa::workbench {

class ExperimentView;
class HelpWindow;
class RunsDock;
class ViewTabs;
class Workbench;

/// Belongs to the window's thread.
class WindowHelp : public QObject {
    Q_OBJECT
public:
    /// All must outlive this; `window` is the parent of dialogues, and its menus have the keys.
    WindowHelp(Workbench& workbench, QMainWindow& window, const ExperimentView& form, const RunsDock& runs,
               const ViewTabs& views);
    ~WindowHelp() override;

    /// Opens the manual at the page about what has the focus; if it is open, brings it to the front.
    void showManual();
    void showManualOf(const QWidget& view);
    /// "": the page shown last.
    void showManualAt(const QString& page, const QString& anchor);
    void closeManual();
    void showShortcuts();
    void showAbout();

private:
    Workbench& m_workbench;
    QMainWindow& m_window;
    const ExperimentView& m_form;
    const RunsDock& m_runs;
    const ViewTabs& m_views;
    std::unique_ptr<HelpWindow> m_manual;  ///< Created when first requested.
};

}  // namespace rosa::workbench
