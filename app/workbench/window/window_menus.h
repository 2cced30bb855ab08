/// The menus of the window, and its tool bars.
#pragma once

#include <utility>

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QObject>
#include <QString>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;
class QUndoGroup;

namespace rosa::workbench {

class ExperimentView;
class FileOpener;
class FileSaver;
class Panels;
class Presentation;
class RunsDock;
class Training;
class ViewTabs;
class WindowHelp;
class WindowPreferences;
class Workbench;

/// What the actions of the menus act on. All must outlive the menus.
struct MenuParts {
    QMainWindow& window;
    Workbench& workbench;
    ViewTabs& views;
    ExperimentView& form;
    RunsDock& runs;
    QList<std::pair<QDockWidget*, const char*>> docks;  ///< With their icons, in the order of their keys.
    Training& training;
    Presentation& presentation;
    Panels& panels;
    FileOpener& opener;
    FileSaver& saver;
    WindowHelp& help;
    WindowPreferences& preferences;
    QUndoGroup& undo;
};

/// Makes the actions, which belong to the window, with their names, icons and keys, and disables those that would have no effect. Those
/// of the views are theirs.
class WindowMenus : public QObject {
    Q_OBJECT
public:
    explicit WindowMenus(const MenuParts& parts);

Q_SIGNALS:
    void trainWanted();
    void newRunWanted();
    void layoutResetWanted();

private:
    QAction* action(const char* name, const char* icon, const QString& text, const QKeySequence& keys = {});
    void makeFileMenu();
    void addRecentData(QMenu& menu);
    void makeEditMenu();
    void makeRunMenu();
    void addStart(QMenu& menu);
    void addForRuns(QMenu& menu);
    void makeViewMenu();
    void addPanels(QMenu& menu);
    void makeToolsMenu();
    void makeHelpMenu();
    void fillLessons(QMenu& menu);
    void connectOffers();
    void offerActions();

    MenuParts m_parts;
    QMap<QString, QAction*> m_actions;  ///< By name.
};

}  // namespace rosa::workbench
