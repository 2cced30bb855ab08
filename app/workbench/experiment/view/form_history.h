/// The choices of the form New run, and the steps that led to them.
#pragma once

#include <functional>

#include <QObject>
#include <QUndoStack>

#include "app/workbench/experiment/view/experiment_state.h"

namespace rosa::workbench {

/// Every change is a command that stores the whole form before and after; consecutive changes of one field are one command.
class FormHistory : public QObject {
    Q_OBJECT
public:
    /// `isNamesake`: whether a data set only shares the name of a published one, as far as is known. `catalogue` must outlive this.
    FormHistory(const catalog::Catalogue& catalogue, std::function<bool(const QString& dataset)> isNamesake,
                QObject* parent = nullptr);
    ~FormHistory() override;

    [[nodiscard]] const ExperimentState& state() const { return m_state; }
    [[nodiscard]] QUndoStack& stack() { return m_stack; }
    /// A step with this text, unless nothing would change. Consecutive steps of the same `field` are one; "": never.
    void push(const QString& text, const ExperimentState& after, const QString& field = {});
    /// Replaces the state and forgets all steps.
    void restore(const ExperimentState& state);
    /// For facts that have arrived since: asks again whether the data set is a namesake.
    void refresh();

Q_SIGNALS:
    void changed();

private:
    class Step;

    void set(ExperimentState state);

    const catalog::Catalogue& m_catalogue;
    const std::function<bool(const QString& dataset)> m_isNamesake;
    ExperimentState m_state;
    QUndoStack m_stack;
};

}  // namespace rosa::workbench
