/// The sandbox of the transport lab: which problem there is.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace rosa::workbench {

class LabState;
enum class LabKind;

/// Kind and size of the problem, ground cost, weights, S, and the draw. Shows what the state has.
class LabSourceBar : public QWidget {
    Q_OBJECT
public:
    /// `state` must outlive this.
    explicit LabSourceBar(LabState& state, QWidget* parent = nullptr);

private:
    void connectParts();
    void refresh();
    void choose(LabKind kind);
    void resizeTo();
    void weigh(int rule);

    LabState& m_state;
    QComboBox* m_kind;
    QSpinBox *m_rows, *m_columns;
    QComboBox* m_ground;
    QComboBox* m_weights;
    QCheckBox* m_rescale;
    QSpinBox* m_seed;
    QToolButton* m_draw;
};

}  // namespace rosa::workbench
