/// Files of the transport lab: problems, lessons, pictures of the drawing.
#pragma once

#include <QObject>

#include "app/workbench/base/latest.h"
#include "app/workbench/session/workbench.h"

class QMenu;
class QWidget;

namespace rosa::widgets {
class Banner;
}

namespace rosa::workbench {

class LabState;

/// Reads and writes in the background and reports in `banner`. State, banner and workbench must outlive it.
class LabFiles : public QObject {
    Q_OBJECT
public:
    /// `drawing`: of which pictures are saved, below the dialogs.
    LabFiles(Workbench& workbench, LabState& state, widgets::Banner& banner, QWidget& drawing, QObject* parent);

    /// Reads a problem from a file, or emits lessonWanted().
    void open(const QString& file);
    /// Opens a pair of a run as a problem.
    void open(const PairDataPtr& pair);
    /// What is being read will not be shown.
    void invalidate() { m_opening.invalidate(); }
    void saveProblem(const QString& file);
    void saveLesson(const QString& file);
    void fillMenu(QMenu& menu);

Q_SIGNALS:
    /// The problem of a file, or that of a pair, is about to replace that of the state.
    void replacing(const rosa::workbench::PairDataPtr& pair);
    void lessonWanted(const QString& file);

private:
    void report(const QString& what, const Error& error);
    void tellWhereToEdit(const QString& file);
    void askForFile();
    void askWhereToSave();
    void askWhereToSaveLesson();
    void askWhereToSavePicture();

    Workbench& m_workbench;
    LabState& m_state;
    widgets::Banner& m_banner;
    QWidget& m_drawing;
    QString m_file;  ///< Opened or saved last.
    Latest m_opening;
};

/// What was edited in the sandbox is there again at the next start.
void keepProblem(const LabState& state);
void restoreProblem(LabState& state);

}  // namespace rosa::workbench
