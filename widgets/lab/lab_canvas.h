/// The canvas of the transport lab: points, flows, matrices, scalings and traces, linked by what is hovered.
#pragma once

#include "widgets/canvas/canvas.h"
#include "widgets/lab/lab_scene.h"

namespace rosa::widgets {

/// Knobs beside the drawing, those that are free.
struct LabKnobs {
    std::optional<double> lambda;   ///< 0.1 … 1,000, logarithmic.
    std::optional<double> epsilon;  ///< 1/λ, linked to it by the owner.
    std::optional<int> halfSweeps;  ///< 0 … mostHalfSweeps.
    int mostHalfSweeps = 100;
    std::optional<double> temperature;  ///< τ; 0.05 … 20, logarithmic.
    std::optional<double> rho;          ///< 0.01 … 100, logarithmic.
    std::optional<double> angle;        ///< Degrees, 0 … 180.
    std::optional<bool> isRescaled;
    std::optional<int> variant;  ///< Index into variants.
    QStringList variants;
    std::optional<int> arithmetic;  ///< Index into arithmetics.
    QStringList arithmetics;
};

/// Draws a scene and its knobs, and tells what a hand does; it changes nothing itself: the owner answers with a new scene. Everything can be done
/// by mouse and by keyboard (keys: header of lab_keys.h).
class LabCanvas : public Canvas {
    Q_OBJECT
public:
    explicit LabCanvas(QWidget* parent = nullptr);

    void setScene(LabScene scene);
    void setKnobs(LabKnobs knobs);
    /// Lights up rows and columns from elsewhere (the table of the state).
    void setHover(LabHover hover);
    [[nodiscard]] const LabScene& scene() const { return m_scene; }

Q_SIGNALS:
    // `isDone` is false while a drag goes on; the owner makes one undo step of a drag.
    void pointMoved(bool isRow, int index, QPointF place, bool isDone);
    void weightMoved(bool isRow, int index, double weight, bool isDone);
    void cellChanged(rosa::widgets::LabMatrix matrix, int row, int column, double value, bool isDone);
    /// A cell of Γ was clicked: fill it as far as the weights allow, or empty it.
    void cellToggled(int row, int column);
    void lambdaMoved(double lambda, bool isDone);
    void halfSweepsMoved(int halfSweeps, bool isDone);
    void temperatureMoved(double temperature, bool isDone);
    void rhoMoved(double rho, bool isDone);
    void angleMoved(double degrees, bool isDone);
    void rescaleToggled(bool isRescaled);
    void variantChosen(int index);
    void arithmeticChosen(int index);
    void hoverChanged(rosa::widgets::LabHover hover);

private:
    LabScene m_scene;
    LabKnobs m_knobs;
    LabHover m_hover;
};

}  // namespace rosa::widgets
