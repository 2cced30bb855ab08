/// Linear, logarithmic and symmetric-logarithmic axes as one transform with its ticks.
#pragma once

#include <vector>

#include <QString>

#include "widgets/style/number_text.h"

namespace rosa::widgets {

enum class ScaleKind { Linear, Log, SymmetricLog };

/// "linear", "log", "symlog": name in settings and options.
QString nameOf(ScaleKind kind);

struct ScaleTick {
    double place = 0;  ///< Position on the axis.
    QString label;     ///< Empty: a minor tick.
};

/// Position of a value on an axis. Linear: the value itself. Log: log₁₀ of the value; values that are not positive have no position (NaN).
/// Symmetric-log: between ± threshold value / threshold, beyond it one unit per decade: ± (1 + log₁₀(|value| / threshold)).
class ValueScale {
public:
    explicit ValueScale(ScaleKind kind = ScaleKind::Linear, double threshold = 1) : m_kind(kind), m_threshold(threshold) {}

    [[nodiscard]] ScaleKind kind() const { return m_kind; }
    /// Symmetric-log: largest magnitude in the linear range. > 0
    [[nodiscard]] double threshold() const { return m_threshold; }

    [[nodiscard]] double place(double value) const;
    [[nodiscard]] double value(double place) const;

    /// Ticks between two positions on the axis, about `count` of them labelled, with the locale's decimal separator.
    [[nodiscard]] std::vector<ScaleTick> ticks(double low, double high, int count) const;

    /// Integer ticks of an axis between two integers, at most about `count`, all labelled.
    static std::vector<ScaleTick> wholeTicks(double low, double high, int count);

    /// A suitable threshold for data of this size: the largest power of ten up to about a hundredth of the largest magnitude.
    static double thresholdFor(double largestMagnitude);

private:
    ScaleKind m_kind;
    double m_threshold;
};

}  // namespace rosa::widgets
