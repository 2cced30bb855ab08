/// The main window: docks around the views, menus, and state kept between starts.
#pragma once

#include <memory>

#include <QMainWindow>
#include <QMap>

#include "app/workbench/window/preferences.h"

class QMenu;
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
class Panels;
class Presentation;
class RunNotice;
class RunsDock;
class Training;
class View;
class ViewList;
class Workbench;

struct OfferedPage;

/// Requests of the command line to the window.
struct WindowStart {
    QString dataset;        ///< For the form; "": the previous one, initially Cora.
    QString run;            ///< To be shown; "": the previous one.
    QStringList files;      ///< Configurations, runs, data, figures, transport problems and lessons to open.
    bool isForLab = false;  ///< Shows the transport lab, which opens the files.
};

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Workbench& workbench, const WindowStart& start);
    ~MainWindow() override;

    /// Opens a file by its kind: a configuration in the form, a figure's run, a run's folder, a lesson, or the import of data.
    void openFile(const QString& file);
    /// Opens what another start of the program hands over.
    void open(const WindowStart& what);
    /// Shows a warning in the banner.
    void warn(const QString& text);
    /// Raises and activates the window, as far as the desktop permits.
    void bringToFront();

public Q_SLOTS:
    /// Trains with the parameters of the form; if one is invalid, shows it instead.
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
    void addPanels(QMenu& menu);
    void makeHelpMenu();
    void fillLessons(QMenu& menu);
    void makeToolBar();
    QAction* action(const QString& name, const QString& icon, const QString& text, const QKeySequence& shortcut);
    void nameWindow();
    void showView(QWidget* view);
    void showViewNamed(const QString& name);
    [[nodiscard]] View* currentView() const;
    void useUndoOfView();
    void usePanelsOfView();
    void connectParts();
    void takeRequests();
    void restore(const WindowStart& start);
    void remember();
    void resetLayout();
    /// Shows the form and moves the keyboard focus to it; hides it if it has the focus.
    void showNewRun();
    /// Whether the window may close: asks what to do with engines that train or measure a table.
    bool mayClose();

    void openRun(const QString& folder);
    void openConfiguration();
    void saveConfiguration();
    void importData(const QString& path);
    void openFigure(const QString& file);
    void useConfiguration(const QString& toml, const QString& file);
    void exportRun(const QString& run);
    void saveFigure();
    /// Asks where to save what the current view shows as a web page.
    void askForPage();
    void savePage(const OfferedPage& page, const QString& file);
    /// Disables actions that would have no effect.
    void offerActions();
    void showPreferences();
    void usePreferences(const Preferences& chosen);
    void announceStore(const QString& folder);
    /// Closes this window, if the user does not cancel, and starts the program again.
    void restartProgram();
    /// Opens the manual; initially at the page about the current view.
    void showManual();
    void showManualOf(const QWidget& view);
    /// "": the page shown last.
    void showManualAt(const QString& page, const QString& anchor);
    void showShortcuts();
    void showAbout();

    Workbench& m_workbench;
    Preferences m_preferences;
    DropTarget* m_drops;
    widgets::Banner* m_banner;
    Training* m_training;
    RunNotice* m_notice;
    Presentation* m_presentation;
    ViewList* m_list;
    QTabWidget* m_views;
    ExperimentView* m_experiment;
    RunsDock* m_runs;
    LogDock* m_log;
    Panels* m_panels;
    widgets::ShortLabel* m_message;  ///< In the status bar, beside the progress of engines; the full message is in the log.
    QTimer* m_messageEnd;
    QUndoGroup* m_undo;
    QMap<QString, QAction*> m_actions;   ///< By name.
    std::unique_ptr<HelpWindow> m_help;  ///< Created when first requested.
    QByteArray m_defaultLayout;
    QStringList m_recentData;
};

}  // namespace rosa::workbench
