/// Saving by the window: configuration, figures, web pages, runs, data.
#pragma once

#include <functional>

#include <QObject>
#include <QString>

class QWidget;

namespace rosa::widgets {
class Banner;
}

namespace rosa::workbench {

class ExperimentView;
class View;
class Workbench;
struct OfferedPage;

/// Every function asks where. Belongs to the window's thread; what takes time is written in others.
class FileSaver : public QObject {
    Q_OBJECT
public:
    /// All must outlive this; `window` is the parent of dialogues, `front` the view in front.
    FileSaver(Workbench& workbench, QWidget& window, widgets::Banner& banner, ExperimentView& form,
              std::function<View&()> front);

    /// Of the form; if it is invalid, shows where.
    void saveConfiguration();
    /// The figures of the view in front.
    void saveFigure();
    /// What the view in front shows.
    void savePage();
    /// "": the current run.
    void exportRun(const QString& run);
    /// The data set of the form.
    void exportData();

private:
    void writePage(const OfferedPage& page, const QString& file);
    void report(const QString& problem);

    Workbench& m_workbench;
    QWidget& m_window;
    widgets::Banner& m_banner;
    ExperimentView& m_form;
    std::function<View&()> m_front;
};

}  // namespace rosa::workbench
