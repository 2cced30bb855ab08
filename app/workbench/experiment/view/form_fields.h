/// The fields of the form New run: data, method, encoder, preset and every parameter.
#pragma once

#include <QVector>
#include <QWidget>

#include "core/catalog/configuration.h"
#include "widgets/form/form_field.h"

class QLabel;

namespace rosa::widgets {
class ParameterForm;
}

namespace rosa::workbench {

class FormHistory;
class RunChoices;
class Workbench;
struct ExperimentState;

/// Generated from the catalogue. Shows the state of a history; each edit is a step of it. Invalid values stay in their fields and are
/// marked. A notice warns of configurations that cannot learn on the data set.
class FormFields : public QWidget {
    Q_OBJECT
public:
    /// `choices` becomes a part of this.
    FormFields(Workbench& workbench, RunChoices& choices, FormHistory& history, QWidget* parent = nullptr);

    /// Takes over the state of the history.
    void showState();
    /// An Error names the first invalid field.
    [[nodiscard]] Result<catalog::Configuration> configuration() const;
    /// Empty while all values are valid, otherwise the first problem in one line.
    [[nodiscard]] QString firstProblem() const;
    /// The first problem when problemChanged() was emitted last.
    [[nodiscard]] const QString& saidProblem() const { return m_problem; }
    /// Fields that differ from the presets.
    [[nodiscard]] int changedCount() const;
    [[nodiscard]] QString titleOf(const QString& key) const;

    void focusFirst();
    /// Focuses the first editor with an invalid value.
    void focusProblem();
    void focusField(const QString& key);
    /// Focuses the first variation that is invalid. False: there is none.
    bool focusVariationProblem();
    /// Sets a parameter, unless `value` is empty, and focuses its field; a parameter that the method lacks is reported.
    void setParameter(const QString& key, const QString& value);
    /// Reads the list of data sets again and chooses the first of `names`, if there is one.
    void dataImported(const QStringList& names);

Q_SIGNALS:
    void problemChanged(const QString& firstProblem);
    /// A field is about to get the focus on request, so the form must be in sight.
    void fieldWanted();

private:
    void connectChoices();
    void connectForm();
    void makeNotice();
    void choose(QString ExperimentState::*part, const QString& text, const QString& step, const QString& id);
    void edit(const QString& key, const QString& value);
    void vary(const QString& key, bool isVaried);
    void editVariation(const QString& key, const QString& text);
    void showHelp(const QString& group);
    void check();
    void updateFacts();
    void showNotice();
    [[nodiscard]] QVector<widgets::FormGroup> groups() const;

    Workbench& m_workbench;
    RunChoices& m_choices;
    FormHistory& m_history;
    QLabel* m_notice;
    widgets::ParameterForm* m_form;
    QString m_shownFor;  ///< Choices for which the fields were created.
    QString m_problem;
    bool m_isChecked = false;
};

}  // namespace rosa::workbench
