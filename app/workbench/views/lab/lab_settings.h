/// Every number of a solve of the transport lab as a field: the accessible form of the knobs.
#pragma once

#include <QWidget>

#include "app/workbench/model/lab/lab_freedom.h"

class QComboBox;
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
    QComboBox *m_variant, *m_arithmetic;
    NumberField *m_lambda, *m_epsilon, *m_goal, *m_temperature, *m_rho, *m_angle;
    QSpinBox *m_halfSweeps, *m_smoothing, *m_directions;
};

}  // namespace rosa::workbench
