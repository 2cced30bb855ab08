/// The private parts of LabCanvas, shared by its source files.
#pragma once

#include <QTimer>

#include "widgets/lab/lab_canvas.h"
#include "widgets/lab/lab_field.h"
#include "widgets/lab/lab_knobs.h"
#include "widgets/lab/lab_layout.h"

namespace rosa::widgets {

/// A mouse button is held on something that can be dragged.
struct LabDrag {
    LabTarget target;
    QPointF start;          ///< Device pixels.
    double value = 0;       ///< Before the drag.
    QPointF place;          ///< Of a point, before the drag.
    bool hasMoved = false;  ///< Otherwise it is a click.
};

/// Value of a number that is still being changed, by the wheel or a held key.
struct LabNudge {
    LabTarget target;
    double value = 0;
};

struct LabParts {
    LabScene scene;
    LabKnobs knobs;
    LabHover hover;

    LabMeasures measures;
    LabLayout layout;  ///< Of this scene, at all times.
    QRectF box;
    LabScales scales;
    LabMatrix wanted = LabMatrix::Plan;  ///< Drawn large if the scene has it.
    LabKnobPlaces strip;
    double stripHeight = 0;  ///< The greatest so far, so that pictures keep their heights when a choice takes knobs away.
    double stripWidth = 0;   ///< That it is for.
    std::optional<LabSliding> sliding;
    bool hasPopup = false;  ///< A list is open, in the last frame.

    LabTarget pointed;  ///< Below the pointer.
    QPointF pointer;
    std::optional<LabDrag> drag;
    bool passesButton = false;  ///< The button that is held belongs to ImGui.

    LabTarget focus;
    bool isRingShown = false;          ///< The keyboard was used last.
    std::optional<QPointF> held;       ///< The focused point follows the arrows; where it was before.
    std::optional<QPointF> heldPlace;  ///< Where it is now.

    LabField* field = nullptr;
    LabTarget typed;  ///< What the field is, or was last, open for.
    std::optional<LabNudge> nudge;
    QTimer settling;
    double wheel = 0;  ///< Part of a step not yet taken.
};

/// Whether the scene, its layout or its knobs have `target`.
[[nodiscard]] bool isValid(const LabParts& parts, const LabTarget& target);

}  // namespace rosa::widgets
