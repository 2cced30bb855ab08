#include "widgets/lab/lab_knobs.h"

#include <algorithm>
#include <cmath>

#include "widgets/lab/lab_canvas.h"
#include "widgets/lab/lab_values.h"
#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

bool isList(LabKnob knob) { return knob == LabKnob::Variant || knob == LabKnob::Arithmetic; }

const QStringList& choicesOf(const LabKnobs& knobs, LabKnob knob)
{
    return knob == LabKnob::Variant ? knobs.variants : knobs.arithmetics;
}

int chosenOf(const LabKnobs& knobs, LabKnob knob)
{
    return (knob == LabKnob::Variant ? knobs.variant : knobs.arithmetic).value_or(0);
}

/// Three significant digits: as fine as a pointer can be, and a number that can be said.
double rounded(const LabNumber& number, double value)
{
    if (number.isWhole || value == 0) return std::round(value);
    const double unit = number.isLogarithmic ? std::pow(10, std::floor(std::log10(std::abs(value))) - 2) : number.fine;
    return fitted(number, std::round(value / unit) / (1 / unit));
}

struct Widths {
    double name = 0, control = 0, field = 0;
};

Widths widthsOf(const LabPaint& paint, const LabKnobs& knobs, LabKnob knob, double slider)
{
    const double em = paint.em(), name = paint.sizeOf(nameOf(knob)).width() + 0.5 * em;
    if (knob == LabKnob::Rescale) return {0, 1.7 * em + name, 0};
    if (!isList(knob)) return {name, slider, 4.6 * em};
    double widest = 0;
    for (const QString& choice : choicesOf(knobs, knob)) widest = std::max(widest, paint.sizeOf(choice).width());
    return {name, widest + 3.2 * em, 0};
}

std::optional<LabKnobDeed> drawSlider(const LabPaint& paint, const LabKnobPlace& place, const LabKnobs& knobs, LabKnob knob,
                                      std::optional<LabSliding>& sliding)
{
    auto number = *numberAt({}, knobs, knobTarget(knob));
    const bool slides = sliding && sliding->knob == knob;
    if (slides) number.value = sliding->value;
    double share = shareOf(number);
    const double least = 0, most = 1;
    ImGui::SetCursorScreenPos(vec(place.control.topLeft()));
    ImGui::SetNextItemWidth(static_cast<float>(place.control.width()));
    const bool hasMoved =
        ImGui::SliderScalar("##slider", ImGuiDataType_Double, &share, &least, &most, "", ImGuiSliderFlags_NoInput);
    const bool isLeft = ImGui::IsItemDeactivated();
    paint.frame(place.field, paint.colours().line);
    paint.fill(place.field.adjusted(1, 1, -1, -1), paint.colours().base);
    paint.text(place.field, Qt::AlignHCenter, paint.colours().text, shortNumber(number.value));
    if (hasMoved) {
        const double value = rounded(number, valueAt(number, share));
        if (slides && sliding->value == value) return std::nullopt;
        if (!slides && value == number.value) return std::nullopt;
        sliding = LabSliding{knob, value};
        return LabKnobDeed{knob, value, false};
    }
    if (!isLeft || !slides) return std::nullopt;
    const double value = sliding->value;
    sliding.reset();
    return LabKnobDeed{knob, value, true};
}

std::optional<LabKnobDeed> drawBox(const LabPaint& paint, const LabKnobPlace& place, const LabKnobs& knobs)
{
    bool isOn = knobs.isRescaled.value_or(false);
    ImGui::SetCursorScreenPos(vec(place.control.topLeft()));
    if (!ImGui::Checkbox(paint.utf8(nameOf(LabKnob::Rescale)), &isOn)) return std::nullopt;
    return LabKnobDeed{LabKnob::Rescale, isOn ? 1.0 : 0.0, true};
}

std::optional<LabKnobDeed> drawList(const LabPaint& paint, const LabKnobPlace& place, const LabKnobs& knobs, LabKnob knob)
{
    const QStringList& choices = choicesOf(knobs, knob);
    const int chosen = std::clamp(chosenOf(knobs, knob), 0, static_cast<int>(choices.size()) - 1);
    std::optional<LabKnobDeed> deed;
    ImGui::SetCursorScreenPos(vec(place.control.topLeft()));
    ImGui::SetNextItemWidth(static_cast<float>(place.control.width()));
    if (!ImGui::BeginCombo("##list", paint.utf8(choices[chosen]))) return deed;
    for (int i = 0; i < choices.size(); ++i) {
        ImGui::PushID(i);
        if (ImGui::Selectable(paint.utf8(choices[i]), i == chosen) && i != chosen) deed = LabKnobDeed{knob, double(i), true};
        ImGui::PopID();
    }
    ImGui::EndCombo();
    return deed;
}

}  // namespace

QString nameOf(LabKnob knob)
{
    switch (knob) {
        case LabKnob::Lambda:
            return LabCanvas::tr("Sharpness λ");
        case LabKnob::Epsilon:
            return LabCanvas::tr("Blur ε = 1/λ");
        case LabKnob::HalfIterations:
            return LabCanvas::tr("Half iterations");
        case LabKnob::Temperature:
            return LabCanvas::tr("Temperature τ");
        case LabKnob::Rho:
            return LabCanvas::tr("Penalty ρ");
        case LabKnob::Angle:
            return LabCanvas::tr("Angle °");
        case LabKnob::Rescale:
            return LabCanvas::tr("Rescale by S");
        case LabKnob::Variant:
            return LabCanvas::tr("Variant");
        case LabKnob::Arithmetic:
            return LabCanvas::tr("Arithmetic");
    }
    return {};
}

QString valueText(const LabKnobs& knobs, LabKnob knob)
{
    if (knob == LabKnob::Rescale) return knobs.isRescaled.value_or(false) ? LabCanvas::tr("on") : LabCanvas::tr("off");
    if (isList(knob)) return choicesOf(knobs, knob).value(chosenOf(knobs, knob));
    const auto number = numberAt({}, knobs, knobTarget(knob));
    return number ? shortNumber(number->value) : QString();
}

std::optional<LabKnob> LabKnobPlaces::fieldAt(const QPointF& point, bool isAnywhere) const
{
    for (int i = 0; i < kLabKnobs; ++i) {
        const LabKnobPlace& place = places[static_cast<std::size_t>(i)];
        if (!place.field.isEmpty() && (place.field.contains(point) || (isAnywhere && place.control.contains(point))))
            return static_cast<LabKnob>(i);
    }
    return std::nullopt;
}

LabKnobPlaces placeKnobs(const LabPaint& paint, const LabKnobs& knobs, const QPointF& origin, double width)
{
    const std::vector<LabKnob> set = knobsOf(knobs);
    LabKnobPlaces placed;
    if (set.empty()) return placed;
    const double em = paint.em(), high = static_cast<double>(ImGui::GetFrameHeight()), gap = 1.3 * em;
    // Two knobs of a lesson get longer sliders than all of them.
    const double slider = std::clamp(0.5 * width / double(set.size()), 7 * em, 14 * em);
    QPointF at = origin;
    for (const LabKnob knob : set) {
        const Widths widths = widthsOf(paint, knobs, knob, slider);
        const double wide = widths.name + widths.control + (widths.field > 0 ? widths.field + 0.3 * em : 0);
        if (at.x() > origin.x() && at.x() + wide > origin.x() + width) at = {origin.x(), at.y() + high + 0.4 * em};
        LabKnobPlace& place = placed.places[static_cast<std::size_t>(knob)];
        place.whole = {at.x(), at.y(), wide, high};
        place.control = {at.x() + widths.name, at.y(), widths.control, high};
        if (widths.field > 0) place.field = {place.control.right() + 0.3 * em, at.y(), widths.field, high};
        at.rx() += wide + gap;
    }
    placed.height = at.y() + high - origin.y();
    return placed;
}

std::vector<LabKnobDeed> drawKnobs(const LabPaint& paint, const LabKnobPlaces& places, const LabKnobs& knobs,
                                   std::optional<LabSliding>& sliding)
{
    std::vector<LabKnobDeed> deeds;
    for (const LabKnob knob : knobsOf(knobs)) {
        const LabKnobPlace& place = places.of(knob);
        ImGui::PushID(static_cast<int>(knob));
        if (knob != LabKnob::Rescale) {
            const QRectF name(place.whole.left(), place.whole.top(), place.control.left() - place.whole.left(),
                              place.whole.height());
            paint.text(name, Qt::AlignLeft, paint.colours().text, nameOf(knob));
        }
        const auto deed = knob == LabKnob::Rescale ? drawBox(paint, place, knobs)
                          : isList(knob)           ? drawList(paint, place, knobs, knob)
                                                   : drawSlider(paint, place, knobs, knob, sliding);
        if (deed) deeds.push_back(*deed);
        ImGui::PopID();
    }
    return deeds;
}

}  // namespace rosa::widgets
