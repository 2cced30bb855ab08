/// What the pointer or the keyboard can be at in the drawing of the lab.
#pragma once

#include "widgets/lab/lab_scene.h"

namespace rosa::widgets {

/// The knobs, in the order of their places.
enum class LabKnob { Lambda, Epsilon, HalfIterations, Temperature, Rho, Angle, Rescale, Variant, Arithmetic };
inline constexpr int kLabKnobs = 9;

enum class LabPart {
    None,
    Point,
    Flow,
    Weight,    ///< The end of a bar at an edge of the main matrix.
    Scaling,   ///< A bar of u or v.
    Cell,      ///< A cell of any shown matrix.
    Title,     ///< The title of a matrix: a click makes it the main one.
    Angle,     ///< The handle of the projection.
    Playhead,  ///< The traces.
    Knob,
};

/// One place; fields that `part` does not need keep their defaults, so that equal places compare equal.
struct LabTarget {
    LabPart part = LabPart::None;
    bool isRow = true;                   ///< Point, Weight, Scaling: its side.
    int index = -1;                      ///< Point, Weight, Scaling: in its side; Playhead: half iteration; Knob: a LabKnob.
    LabMatrix matrix = LabMatrix::Plan;  ///< Cell, Title.
    int row = -1;                        ///< Cell, Flow.
    int column = -1;                     ///< Cell, Flow.

    friend bool operator==(const LabTarget&, const LabTarget&) = default;
};

inline LabTarget pointTarget(bool isRow, int index) { return {LabPart::Point, isRow, index}; }
inline LabTarget weightTarget(bool isRow, int index) { return {LabPart::Weight, isRow, index}; }
inline LabTarget cellTarget(LabMatrix matrix, int row, int column) { return {LabPart::Cell, true, -1, matrix, row, column}; }
inline LabTarget titleTarget(LabMatrix matrix) { return {LabPart::Title, true, -1, matrix}; }
inline LabTarget knobTarget(LabKnob knob) { return {LabPart::Knob, true, static_cast<int>(knob)}; }

/// The row and column that `target` lights up.
inline LabHover hoverOf(const LabTarget& target)
{
    switch (target.part) {
        case LabPart::Point:
        case LabPart::Weight:
        case LabPart::Scaling:
            return target.isRow ? LabHover{target.index, -1} : LabHover{-1, target.index};
        case LabPart::Flow:
        case LabPart::Cell:
            return {target.row, target.column};
        case LabPart::None:
        case LabPart::Title:
        case LabPart::Angle:
        case LabPart::Playhead:
        case LabPart::Knob:
            break;
    }
    return {};
}

}  // namespace rosa::widgets
