/// λ and sweeps of the open pair.
#pragma once

#include <vector>

#include <QWidget>

#include "core/record/inspection.h"

class QDoubleSpinBox;
class QLabel;
class QSlider;
class QSpinBox;
class QToolButton;

namespace rosa::workbench {

/// λ and the number of Sinkhorn sweeps, each as a slider with a number field. Says whether they are the values of the training, and
/// returns to them by a button. Sliders are logarithmic; fields take values outside their range, too.
class SolveControls : public QWidget {
    Q_OBJECT
public:
    explicit SolveControls(QWidget* parent = nullptr);

    /// Values of the training of the shown pair. Without a λ (another coupling) the controls are disabled. Chosen values stay, so that
    /// another pair or epoch is solved with them, until takeTrained() or other values of the training.
    void setTrained(const record::Inspection& inspection);
    /// Back to the values of the training; emits changed() if that is a change.
    void takeTrained();
    void choose(double lambda, int sweeps);

    [[nodiscard]] double lambda() const { return m_lambda; }
    [[nodiscard]] int sweeps() const { return m_sweeps; }
    [[nodiscard]] bool isAsTrained() const { return m_lambda == m_trainedLambda && m_sweeps == m_trainedSweeps; }

    /// λ at a position of the slider, 0 … kPositions: 0.5 … 500, three significant digits.
    static constexpr int kPositions = 300;
    static double lambdaAt(int position);
    static int positionOf(double lambda);

Q_SIGNALS:
    void changed();
    /// A slider is dragged, or no longer.
    void dragged(bool isDragged);

private:
    QWidget* makeField(const QString& label, QSlider* slider, QWidget* field);
    void display();

    double m_trainedLambda = 20, m_lambda = 20;
    int m_trainedSweeps = 5, m_sweeps = 5;
    QSlider* m_lambdaSlider;
    QDoubleSpinBox* m_lambdaField;
    QSlider* m_sweepsSlider;
    QSpinBox* m_sweepsField;
    QLabel* m_state;
    QToolButton* m_back;
};

}  // namespace rosa::workbench
