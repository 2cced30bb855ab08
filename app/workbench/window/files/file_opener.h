/// Opening of files by the window: each by its kind.
#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace rosa::widgets {
class Banner;
}

namespace rosa::workbench {

class DropTarget;
class ExperimentView;
class ViewList;
class Workbench;

/// Configurations go to the form, data to their import, runs and figures become the current run, problems and lessons go to the lab. What
/// cannot be opened is said in the banner. Belongs to the window's thread.
class FileOpener : public QObject {
    Q_OBJECT
public:
    /// All must outlive this; `window` is the parent of dialogues.
    FileOpener(Workbench& workbench, QWidget& window, widgets::Banner& banner, ExperimentView& form, DropTarget& drops,
               const ViewList& views);

    /// A configuration, a figure's run, a run's folder, a problem, a lesson, or data.
    void open(const QString& file);
    /// These ask for a file.
    void openConfiguration();
    void openFigure();
    /// "": asks for a file.
    void importData(const QString& path);

    /// Imported last, newest first.
    [[nodiscard]] const QStringList& recentData() const { return m_recentData; }
    void setRecentData(const QStringList& paths) { m_recentData = paths; }

private:
    void openRun(const QString& folder);
    void openFigureFile(const QString& file);
    void useConfiguration(const QString& toml, const QString& file);
    void warn(const QString& text);

    Workbench& m_workbench;
    QWidget& m_window;
    widgets::Banner& m_banner;
    ExperimentView& m_form;
    DropTarget& m_drops;
    const ViewList& m_views;
    QStringList m_recentData;
};

}  // namespace rosa::workbench
