/// The Experiment form: data set, method, encoder, preset, seeds and every parameter; what Train starts from.
#pragma once

#include <QUndoStack>
#include <QWidget>

#include "app/workbench/shell/request_taker.h"
#include "app/workbench/views/experiment/experiment_state.h"

class QAction;
class QLabel;

namespace rosa::widgets {
class ParameterForm;
class ShortLabel;
}  // namespace rosa::widgets

namespace rosa::workbench {

class RunChoices;
class Workbench;

/// Made from the catalogue alone. Every edit is a command of undoStack(); consecutive edits of one field are one. Wrong values stay in
/// the form, marked, and configuration() names the first.
///
/// It prepares the next run and never touches one that trains; the Train view turns parameters live.
class ExperimentView : public QWidget {
    Q_OBJECT
public:
    explicit ExperimentView(Workbench& workbench, QWidget* parent = nullptr);
    ~ExperimentView() override;

    /// What Train would run; an Error names the first field that is wrong.
    [[nodiscard]] Result<catalog::Configuration> configuration() const;
    /// The choices as they are typed, wrong ones included.
    [[nodiscard]] catalog::Selection selection() const;
    /// One command on the undo stack. A selection that does not resolve changes nothing and is said in the status bar.
    void setSelection(const catalog::Selection& selection);
    /// Number of runs; 1 while that is wrong.
    [[nodiscard]] int seeds() const;
    /// What stands behind `rosa train`, with what differs from the presets only; empty while something is wrong.
    [[nodiscard]] QStringList trainArguments() const;
    /// The same as a line for a shell.
    [[nodiscard]] QString command() const;

    [[nodiscard]] QUndoStack* undoStack() { return &m_undo; }
    /// "Copy as command", for menus.
    [[nodiscard]] QAction* copyCommandAction() const { return m_copy; }
    /// Empty while everything is right, else the first mistake in a line.
    [[nodiscard]] QString firstProblem() const;
    /// Puts the keyboard into the first editor whose value is wrong.
    void focusProblem();

    /// The whole form as text, and back (undo starts anew). False where it cannot be read; then nothing changes.
    [[nodiscard]] QString stateToml() const;
    bool restoreState(const QString& toml);

    /// Takes TakeConfiguration.
    [[nodiscard]] RequestTaker taker();

public Q_SLOTS:
    /// Reads a TOML file in the background; a mistake is shown with its line and changes nothing.
    void openConfiguration(const QString& tomlFile);
    /// Takes the configuration a run was started with.
    void takeRun(const QString& run);
    /// Reads the list of data sets again and chooses the first of `names`, if there is one.
    void dataImported(const QStringList& names);

Q_SIGNALS:
    void changed();
    void validityChanged(bool isValid, const QString& firstProblem);

protected:
    /// Undo and redo where the window has no shortcuts for them.
    void keyPressEvent(QKeyEvent* event) override;

private:
    class Edit;

    void makeHeader();
    void push(const QString& text, const ExperimentState& after, const QString& field = {});
    void display(const ExperimentState& state);
    void edit(const QString& key, const QString& value);
    void take(const QString& text, const ExperimentState& state);
    void revertAll();
    void copyCommand();
    void check();
    void sayNotice();

    Workbench& m_workbench;
    QUndoStack m_undo;
    ExperimentState m_state;
    QString m_shownFor;  ///< Choices that the form's fields were made for.
    RunChoices* m_choices;
    QLabel* m_notice;  ///< What the configuration cannot learn on the data set.
    widgets::ParameterForm* m_form;
    widgets::ShortLabel* m_summary;
    QWidget* m_header;
    QAction* m_copy;
    QAction* m_revertAll;
    QString m_problem;
    bool m_isChecked = false;
};

}  // namespace rosa::workbench
