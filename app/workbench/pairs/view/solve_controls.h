/// λ and iterations of the open pair.
#pragma once

#include <vector>

#include <QWidget>

#include "core/protocol/inspection.h"

class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace rosa::widgets {
class StopSlider;
}

namespace rosa::workbench {

class EpochPlayer;

/// The strip of three handles: λ, iterations, epoch. Sliders of λ and iterations are logarithmic, with round stops and the values of the training; fields
/// take values outside their range, too. A line below says when they are not the values of the training, with a button that returns to them.
class SolveControls : public QWidget {
    Q_OBJECT
public:
    /// The handle of `player` is the third.
    explicit SolveControls(EpochPlayer* player, QWidget* parent = nullptr);

    /// Values of the training of the shown pair. Without a λ (another coupling) both handles are disabled. Chosen values stay, so that
    /// another pair or epoch is solved with them, until resetToTrained() or other values of the training.
    void setTrained(const protocol::Inspection& inspection);
    /// Back to the values of the training; emits changed() if that is a change.
    void resetToTrained();
    void choose(double lambda, int iterations);

    [[nodiscard]] double lambda() const { return m_lambda; }
    [[nodiscard]] int iterations() const { return m_iterations; }
    [[nodiscard]] bool isAsTrained() const { return m_lambda == m_trainedLambda && m_iterations == m_trainedIterations; }

    /// λ at a position of the slider, 0 … kPositions: 0.5 … 500, three significant digits, exactly the round stops where they are.
    static constexpr int kPositions = 300;
    static double lambdaAt(int position);
    static int positionOf(double lambda);

Q_SIGNALS:
    void changed();
    /// A slider is dragged, or no longer.
    void dragged(bool isDragged);
    /// λ was dragged with Alt: from where it was to where it is.
    void ghostWanted(double before, double after);

private:
    void makeFields();
    void placeAll(EpochPlayer* player);
    void addHandle(QGridLayout* grid, int row, const QString& label, widgets::StopSlider* slider, QWidget* field);
    void connectHandles();
    void chooseStops();
    void display();

    double m_trainedLambda = 20, m_lambda = 20;
    int m_trainedIterations = 5, m_iterations = 5;
    double m_lambdaBefore = 20;  ///< When the handle was taken.
    widgets::StopSlider* m_lambdaSlider;
    QDoubleSpinBox* m_lambdaField;
    widgets::StopSlider* m_iterationsSlider;
    QSpinBox* m_iterationsField;
    QLabel* m_state;
    QToolButton* m_back;
};

}  // namespace rosa::workbench
