/// The knobs of the lab: a strip of sliders with their values, boxes and lists above the drawing.
#pragma once

#include <array>

#include "widgets/lab/lab_paint.h"

namespace rosa::widgets {

/// Places of one knob; empty where it is not shown or has none.
struct LabKnobPlace {
    QRectF whole;
    QRectF control;  ///< Slider, box or list.
    QRectF field;    ///< The value, which opens a field.
};

struct LabKnobPlaces {
    std::array<LabKnobPlace, kLabKnobs> places;
    double height = 0;

    [[nodiscard]] const LabKnobPlace& of(LabKnob knob) const { return places[static_cast<std::size_t>(knob)]; }
    /// The knob whose `field` is at a point, or whose slider is if `isAnywhere`.
    [[nodiscard]] std::optional<LabKnob> fieldAt(const QPointF& point, bool isAnywhere) const;
};

/// Name of a knob: "Sharpness λ".
QString nameOf(LabKnob knob);
/// Its value as text: "20", "on".
QString valueText(const LabKnobs& knobs, LabKnob knob);

/// Side by side in rows of the width of `paint`'s texts, from `origin` on. Only with a current font.
LabKnobPlaces placeKnobs(const LabPaint& paint, const LabKnobs& knobs, const QPointF& origin, double width);

/// A change by the pointer.
struct LabKnobDeed {
    LabKnob knob = LabKnob::Lambda;
    double value = 0;  ///< Of a box: 0 or 1. Of a list: the index.
    bool isDone = false;
};

/// A slider being dragged: its value, which the owner may not have answered yet.
struct LabSliding {
    LabKnob knob = LabKnob::Lambda;
    double value = 0;
};

/// Submits the knobs to ImGui and returns what the pointer has changed.
std::vector<LabKnobDeed> drawKnobs(const LabPaint& paint, const LabKnobPlaces& places, const LabKnobs& knobs,
                                   std::optional<LabSliding>& sliding);

}  // namespace rosa::widgets
