/// What the hands do to the drawing of the transport lab, and the knobs that it offers them.
#pragma once

#include <QObject>

#include "app/workbench/lab/data/lab_freedom.h"

namespace rosa::widgets {
class LabCanvas;
}

namespace rosa::workbench {

class LabPlayer;
class LabState;

/// Turns each change on the canvas into a step of the state, and shows the knobs that are free. All must outlive it.
class LabHands : public QObject {
    Q_OBJECT
public:
    LabHands(widgets::LabCanvas& canvas, LabState& state, LabPlayer& player, QObject* parent);

    void setFreedom(const LabFreedom& freedom);
    void refresh();

private:
    void connectProblem();
    void connectSettings();
    void connectChoices();

    widgets::LabCanvas& m_canvas;
    LabState& m_state;
    LabPlayer& m_player;
    LabFreedom m_freedom;
};

}  // namespace rosa::workbench
