/// The canvas of the transport lab: points, flows, matrices, scalings and traces, linked by what is hovered.
#pragma once

#include <memory>

#include "widgets/canvas/canvas.h"
#include "widgets/lab/lab_target.h"

namespace rosa::widgets {

class LabChanges;
class LabKeyboard;
class LabPointer;
struct LabParts;

/// Draws a scene and its knobs, and tells what a hand does; it changes nothing itself: the owner answers with a new scene. Everything can be done
/// by mouse and by keyboard (keys: lab_keys.h). Belongs to the GUI thread.
///
/// Points, ends of the bars of weights, cells of D and Γ, and the playhead are dragged, cells up and down; the wheel changes weights and cells by
/// steps; a double click opens a field to type a value, as does a click on the value of a knob.
class LabCanvas : public Canvas {
    Q_OBJECT
public:
    explicit LabCanvas(QWidget* parent = nullptr);
    ~LabCanvas() override;

    /// May be called from a slot connected to this canvas. A drag goes on if the numbers of rows and columns stay.
    void setScene(LabScene scene);
    void setKnobs(LabKnobs knobs);
    /// Lights up rows and columns from elsewhere (the table of the state). Emits nothing.
    void setHover(LabHover hover);
    [[nodiscard]] const LabScene& scene() const;
    [[nodiscard]] LabHover hover() const;
    /// The matrix that is drawn large; that of the plan at first.
    void setMainMatrix(LabMatrix matrix);
    /// Forgets a drag, a turn of the wheel and held keys without a signal.
    void dropChanges();
    [[nodiscard]] LabMatrix mainMatrix() const;

    /// Where something is drawn, in coordinates of the widget; empty if it is not. Valid from the first frame on.
    [[nodiscard]] QRectF rectOf(const LabTarget& target) const;
    /// What the keyboard is at, and what is said about it.
    [[nodiscard]] LabTarget focus() const;
    [[nodiscard]] QStringList focusText() const;

Q_SIGNALS:
    /// Escape: everything as before the drag.
    void dragCancelled();
    // `isDone` is false while a drag goes on; the owner makes one undo step of a drag.
    void pointMoved(bool isRow, int index, QPointF place, bool isDone);
    void weightMoved(bool isRow, int index, double weight, bool isDone);
    void cellChanged(rosa::widgets::LabMatrix matrix, int row, int column, double value, bool isDone);
    /// A cell of Γ was clicked: fill it as far as the weights allow, or empty it.
    void cellToggled(int row, int column);
    void lambdaMoved(double lambda, bool isDone);
    void halfIterationsMoved(int halfIterations, bool isDone);
    void temperatureMoved(double temperature, bool isDone);
    void rhoMoved(double rho, bool isDone);
    void angleMoved(double degrees, bool isDone);
    void rescaleToggled(bool isRescaled);
    void variantChosen(int index);
    void arithmeticChosen(int index);
    void hoverChanged(rosa::widgets::LabHover hover);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void draw();
    void drawOverlay();
    void arrange();

    std::unique_ptr<LabParts> m_parts;
    std::unique_ptr<LabChanges> m_changes;
    std::unique_ptr<LabPointer> m_pointer;
    std::unique_ptr<LabKeyboard> m_keyboard;
};

}  // namespace rosa::widgets
