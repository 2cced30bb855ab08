/// The main window: docks around the views, menus, and state kept between starts.
#pragma once

#include <memory>

#include <QMainWindow>

namespace rosa::widgets {
class Banner;
}

namespace rosa::workbench {

class DropTarget;
class ExperimentView;
class FileOpener;
class FileSaver;
class LogDock;
class MessageLine;
class Panels;
class Presentation;
class RunNotice;
class RunsDock;
class Training;
class UndoChoice;
class ViewList;
class ViewTabs;
class WindowHelp;
class WindowMenus;
class WindowPreferences;
class Workbench;

/// Requests of the command line to the window.
struct WindowStart {
    QString dataset;        ///< For the form; "": the previous one, initially Cora.
    QString run;            ///< To be shown; "": the previous one.
    QStringList files;      ///< Configurations, runs, data, figures, transport problems and lessons to open.
    bool isForLab = false;  ///< Shows the transport lab, which opens the files.
};

/// Composes the parts: views (ViewTabs), docks (Panels), menus (WindowMenus), files (FileOpener, FileSaver), help, preferences, undo. Of
/// its own it has what concerns several of them: what starts and what is shown, at the start, at the end, and on request of a view.
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
    void makeCentre();
    void makeStatusBar();
    void makeDocks();
    void makeServices();
    void makeMenus();
    void connectParts();
    void handleRequests();
    void nameWindow();
    void usePanelsOfView();
    void restore(const WindowStart& start);
    void remember();
    void resetLayout();
    /// Shows the form and moves the keyboard focus to it; hides it if it has the focus.
    void showNewRun();

    Workbench& m_workbench;
    widgets::Banner* m_banner;
    Training* m_training;
    RunNotice* m_notice;
    Presentation* m_presentation;
    DropTarget* m_drops;
    ViewList* m_list;
    ViewTabs* m_views;
    MessageLine* m_message;  ///< In the status bar, beside the progress of engines.
    ExperimentView* m_experiment;
    RunsDock* m_runs;
    LogDock* m_log;
    Panels* m_panels;
    QByteArray m_defaultLayout;
    // These refer to the widgets, so they must not outlive them.
    std::unique_ptr<WindowPreferences> m_preferences;
    std::unique_ptr<FileOpener> m_opener;
    std::unique_ptr<FileSaver> m_saver;
    std::unique_ptr<WindowHelp> m_help;
    std::unique_ptr<UndoChoice> m_undo;
    std::unique_ptr<WindowMenus> m_menus;
};

}  // namespace rosa::workbench
