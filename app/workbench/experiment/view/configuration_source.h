/// Configurations for the form New run, read from files and from runs.
#pragma once

#include <QString>
#include <QWidget>

#include "app/workbench/experiment/view/experiment_state.h"

namespace rosa::workbench {

class Workbench;

/// Reads in the background and reports what cannot be read. Belongs to the window's thread.
class ConfigurationSource : public QObject {
    Q_OBJECT
public:
    /// `window`: parent of boxes about files. Both must outlive this.
    ConfigurationSource(Workbench& workbench, QWidget& window);

    /// An error is shown with its line.
    void openFile(const QString& tomlFile);
    /// The initial configuration of a run.
    void openRun(const QString& run);

Q_SIGNALS:
    /// `text`: what was done, for the step that takes it. `run`: the name of the run that it comes from; "": a file.
    void read(const QString& text, const rosa::workbench::ExperimentState& state, const QString& run);

private:
    void reportFile(const QString& tomlFile, const QString& problem);

    Workbench& m_workbench;
    QWidget& m_window;
};

}  // namespace rosa::workbench
