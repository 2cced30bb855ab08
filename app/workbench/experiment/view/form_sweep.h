/// The sweep over the varied fields of the form New run: its plan, its forecast, its start.
#pragma once

#include <QObject>

#include "app/workbench/shell/view.h"
#include "app/workbench/sweep/data/sweep_space.h"

namespace rosa::workbench {

class FormFields;
class FormHistory;
class SpaceCard;
class SweepProbe;
class SweepRuns;
class Workbench;

/// What the foot of the form says of a sweep.
struct FormForecast {
    int runs = 0;     ///< At most; 0 while it is not known.
    QString text;     ///< How many trials and runs, and how long they take.
    QString problem;  ///< Why the sweep cannot start; "": it can.
};

/// The card shows the sweep while a field varies. How long a run takes is measured while the user edits. Choices about the sweep are
/// steps of the history.
class FormSweep : public QObject {
    Q_OBJECT
public:
    FormSweep(Workbench& workbench, FormHistory& history, FormFields& fields, QObject* parent);

    /// To be placed in a layout.
    [[nodiscard]] SpaceCard* card() const { return m_card; }
    /// For the foot of the form.
    [[nodiscard]] const FormForecast& forecast() const { return m_forecast; }
    /// Whether a field varies, so that the form describes a sweep and no single run.
    [[nodiscard]] bool isVaried() const;
    /// Its problem says so if no field varies, or if a value is invalid.
    [[nodiscard]] SweepPlan plan() const;
    /// Takes over the state of the history.
    void showState();
    /// Starts the sweep and shows it. If it cannot start, the first invalid field gets the focus.
    void start();
    /// Sweeps that this window runs.
    [[nodiscard]] UnfinishedWork unfinished() const;

Q_SIGNALS:
    /// forecast() is a new one.
    void forecastChanged();

private:
    void edit(const QString& key, const QString& text);
    void copy();
    void focusProblem();
    [[nodiscard]] QString name() const;
    [[nodiscard]] FormForecast forecastOf(const SweepPlan& plan, const catalog::Configuration& base) const;

    Workbench& m_workbench;
    FormHistory& m_history;
    FormFields& m_fields;
    SweepRuns& m_sweeps;
    SweepProbe* m_probe;
    SpaceCard* m_card;
    FormForecast m_forecast;
};

}  // namespace rosa::workbench
