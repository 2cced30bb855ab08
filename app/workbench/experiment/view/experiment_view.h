/// The Experiment form: data set, method, encoder, preset, seeds and all parameters of the next training.
#pragma once

#include <QWidget>

#include "app/workbench/experiment/view/experiment_state.h"
#include "app/workbench/shell/request_handlers.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/sweep/data/sweep_space.h"
#include "core/catalog/configuration.h"

class QAction;
class QUndoStack;

namespace rosa::workbench {

class ConfigurationSource;
class FormFields;
class FormHead;
class FormHistory;
class FormSweep;
class RunChoices;
class RunForecast;
class StartBar;
class Workbench;

/// Composes the form: its fields show a history of choices (FormHistory, FormFields), which files and runs replace (ConfigurationSource);
/// below them is what starts: a run, or the sweep over the varied fields (FormSweep).
///
/// Every edit is a command of undoStack(); consecutive edits of one field are merged. Invalid values stay in the form and are marked, and
/// configuration() names the first. The form prepares the next run and never affects a running one; the Train view changes parameters
/// live.
class ExperimentView : public QWidget {
    Q_OBJECT
public:
    explicit ExperimentView(Workbench& workbench, QWidget* parent = nullptr);
    ~ExperimentView() override;

    /// The configuration for Train; an Error names the first invalid field.
    [[nodiscard]] Result<catalog::Configuration> configuration() const;
    /// The choices as typed, including invalid ones.
    [[nodiscard]] catalog::Selection selection() const;
    /// One command on the undo stack. A selection that cannot be resolved changes nothing and is reported in the status bar.
    void setSelection(const catalog::Selection& selection);
    /// Number of runs; 1 while the field is invalid.
    [[nodiscard]] int seeds() const;
    /// The arguments of `rosa train`, with only the deviations from the presets; empty while a value is invalid.
    [[nodiscard]] QStringList trainArguments() const;
    /// The same as a shell command.
    [[nodiscard]] QString command() const;

    [[nodiscard]] QUndoStack* undoStack();
    /// "Copy as command", for menus.
    [[nodiscard]] QAction* copyCommandAction() const;
    /// Empty while all values are valid, otherwise the first problem in one line.
    [[nodiscard]] QString firstProblem() const;
    /// Focuses the first field.
    void focusFirst();
    /// Focuses the first editor with an invalid value.
    void focusProblem();
    /// Of a field of the form.
    [[nodiscard]] QString titleOf(const QString& key) const;

    /// The whole form as text, and the inverse, which clears the undo stack. Returns false if the text cannot be parsed; then nothing
    /// changes.
    [[nodiscard]] QString stateToml() const;
    bool restoreState(const QString& toml);

    /// Whether a field varies, so that the form describes a sweep and no single run.
    [[nodiscard]] bool isVaried() const;
    /// The sweep over the varied fields; its problem says so if there are none, or if a value is invalid.
    [[nodiscard]] SweepPlan sweepPlan() const;
    /// Sweeps that this window runs.
    [[nodiscard]] UnfinishedWork unfinished() const;

    /// Handles CopyConfiguration, SetParameter and ChooseData.
    [[nodiscard]] RequestHandlers handlers();

public Q_SLOTS:
    /// Reads a TOML file in the background; an error is shown with its line and changes nothing.
    void openConfiguration(const QString& tomlFile);
    /// Applies the initial configuration of a run.
    void copyConfiguration(const QString& run);
    /// The same for a form that is opened beside a run, unless something was chosen since the form was filled or trained.
    void beginFrom(const QString& run);
    /// What the form holds has become a run.
    void noteStarted();
    /// Reads the list of data sets again and chooses the first of `names`, if there is one.
    void dataImported(const QStringList& names);
    /// Starts the sweep and shows it. If it cannot start, the first invalid field gets the focus.
    void startSweep();

Q_SIGNALS:
    void changed();
    void validityChanged(bool isValid, const QString& firstProblem);
    /// A field is about to get the focus on request, so the form must be in sight.
    void fieldWanted();

protected:
    /// Undo and redo if the window has no shortcuts for them.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void connectParts();
    void showState();
    void showStart();
    void replaceState(const QString& text, const ExperimentState& state, const QString& run = {});
    /// Whether something was chosen since the form was filled or trained.
    [[nodiscard]] bool isTouched() const;
    /// Whether data set and method are still those.
    [[nodiscard]] bool isOfBegun() const;
    void reset();
    void copyCommand();

    Workbench& m_workbench;
    RunChoices* m_choices;
    FormHistory* m_history;
    FormFields* m_fields;
    FormHead* m_head;
    FormSweep* m_sweep;
    RunForecast* m_forecast;
    StartBar* m_start;
    ConfigurationSource* m_source;
    ExperimentState m_begun;  ///< What the form was filled with, or trained.
    QString m_from;           ///< Name of the run that this comes from; "": none.
    QString m_asked;          ///< Id of the run that the form last began from.
};

}  // namespace rosa::workbench
