/// What Results shows of a run that was not evaluated: why, and a way to do it.
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/workbench/engine/engine_process.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace rosa::workbench {

class Workbench;

/// A message and, where a run is named, a button that has the engine evaluate it; while that goes on, how far it is and a button that ends it. What
/// comes of it is in the run's record, as everything else.
class NoResults : public QWidget {
    Q_OBJECT
public:
    explicit NoResults(Workbench& workbench, QWidget* parent = nullptr);

    /// `run`: may be evaluated now; "": none.
    void say(const QString& message, const QString& run = {});
    [[nodiscard]] QString message() const;
    [[nodiscard]] QPushButton& button() const { return *m_button; }

private:
    void press();
    void start(const QString& run, bool namesProtocol);
    void refresh();
    [[nodiscard]] EngineProcess* underWay() const;

    Workbench& m_workbench;
    QString m_run;
    QPointer<EngineProcess> m_engine;  ///< The evaluation that was started last.
    QString m_evaluated;               ///< The run that it is of.
    QLabel* m_message;
    QPushButton* m_button;
    QProgressBar* m_bar;
};

}  // namespace rosa::workbench
