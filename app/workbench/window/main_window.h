/// The window: docks around the views, menus, and what is kept between starts.
#pragma once

#include <memory>

#include <QMainWindow>
#include <QMap>

#include "app/workbench/window/preferences.h"

class QTabWidget;
class QTimer;
class QUndoGroup;
class QUndoStack;

namespace rosa::widgets {
class Banner;
class ShortLabel;
}  // namespace rosa::widgets

namespace rosa::workbench {

class DropTarget;
class ExperimentView;
class HelpWindow;
class LogDock;
class RunsDock;
class Training;
class View;
class ViewList;
class Workbench;

/// What the command line asks of the window.
struct WindowStart {
    QString dataset;    ///< For the form; "": as it was left, at first Cora.
    QString run;        ///< To look at; "": as it was left.
    QStringList files;  ///< Configurations, runs, data and figures to open.
};

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Workbench& workbench, const WindowStart& start);
    ~MainWindow() override;

    /// Opens what a file is: a configuration into the form, a figure's run, a run's folder, or data to import.
    void openFile(const QString& file);
    /// What another start of the program hands over.
    void open(const WindowStart& what);
    /// In front of other windows and with the keyboard, as far as the desktop lets it.
    void bringToFront();

public Q_SLOTS:
    /// Trains what the form says; where something in it is wrong, leads to that.
    void train();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;

private:
    void makeViews();
    void makeDocks();
    void makeActions();
    void makeFileMenu();
    void makeEditMenu();
    void makeRunMenu();
    void makeViewMenu();
    void makeHelpMenu();
    void makeToolBar();
    QAction* action(const QString& name, const QString& icon, const QString& text, const QKeySequence& shortcut);
    void showView(QWidget* view);
    [[nodiscard]] View* currentView() const;
    void connectParts();
    void takeRequests();
    void restore(const WindowStart& start);
    void remember();
    void resetLayout();
    /// Whether the window may close: asks what becomes of engines that train or measure a table.
    bool mayClose();

    void openRun(const QString& folder);
    void openConfiguration();
    void saveConfiguration();
    void importData(const QString& path);
    void openFigure(const QString& file);
    void useConfiguration(const QString& toml, const QString& file);
    void exportRun(const QString& run);
    void saveFigure();
    /// Actions that would do nothing now are not offered.
    void offerActions();
    void showPreferences();
    /// The manual; where it was not open, at what explains the view.
    void showManual();
    void showShortcuts();
    void showAbout();

    Workbench& m_workbench;
    Preferences m_preferences;
    DropTarget* m_drops;
    widgets::Banner* m_banner;
    Training* m_training;
    ViewList* m_list;
    QTabWidget* m_views;
    ExperimentView* m_experiment;
    RunsDock* m_runs;
    LogDock* m_log;
    widgets::ShortLabel* m_message;  ///< In the status bar, beside what engines do; the log keeps what does not fit.
    QTimer* m_messageEnd;
    QUndoGroup* m_undo;
    QMap<QString, QAction*> m_actions;   ///< By name.
    std::unique_ptr<HelpWindow> m_help;  ///< None until it is asked for.
    QByteArray m_defaultLayout;
    QStringList m_recentData;
};

}  // namespace rosa::workbench
