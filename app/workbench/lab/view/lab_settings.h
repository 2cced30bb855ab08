/// The settings of a solve of the transport lab that the drawing has no knob for.
#pragma once

#include <QWidget>

#include "app/workbench/lab/data/lab_freedom.h"

class QFormLayout;
class QSpinBox;

namespace rosa::workbench {

class LabState;
class NumberField;

class LabSettings : public QWidget {
    Q_OBJECT
public:
    /// `state` must outlive this.
    explicit LabSettings(LabState& state, QWidget* parent = nullptr);

    void setFreedom(const LabFreedom& freedom);

private:
    void makeFields(QFormLayout& form);
    void connectFields();
    void refresh();

    LabState& m_state;
    LabFreedom m_freedom;
    NumberField *m_epsilon, *m_goal;
    QSpinBox *m_smoothing, *m_directions;
};

}  // namespace rosa::workbench
