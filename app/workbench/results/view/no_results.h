/// Page of Results for a run without evaluation: the reason, and a button to evaluate it.
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/workbench/engine/engine_process.h"
#include "core/base/result.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace rosa::workbench {

class Workbench;

/// A message and, if a run is given, a button that lets the engine evaluate it; during the evaluation, its progress and a stop button. The
/// result is written to the run's record.
class NoResults : public QWidget {
    Q_OBJECT
public:
    explicit NoResults(Workbench& workbench, QWidget* parent = nullptr);

    /// There is no current run.
    void askForRun();
    /// Why a run has no results, and what can be done about it. `error`: that of reading them.
    void explain(const QString& run, const Error& error);
    [[nodiscard]] QString message() const;
    [[nodiscard]] QPushButton& button() const { return *m_button; }

private:
    /// `run`: can be evaluated now; "": none.
    void say(const QString& message, const QString& run = {});
    void press();
    void start(const QString& run, bool namesProtocol);
    void refresh();
    [[nodiscard]] EngineProcess* underWay() const;

    Workbench& m_workbench;
    QString m_run;
    QPointer<EngineProcess> m_engine;  ///< The evaluation started last.
    QString m_evaluated;               ///< The run being evaluated.
    QLabel* m_message;
    QPushButton* m_button;
    QProgressBar* m_bar;
};

}  // namespace rosa::workbench
