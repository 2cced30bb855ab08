/// Linear, logarithmic and symmetric-logarithmic axes as one transform with its ticks.
#pragma once

#include <vector>

#include <QString>

#include "widgets/style/number_text.h"

namespace rosa::widgets {

enum class ScaleKind { Linear, Log, SymmetricLog };

/// "linear", "log", "symlog": in settings and options.
QString nameOf(ScaleKind kind);

struct ScaleTick {
    double place = 0;  ///< On the axis.
    QString label;     ///< Empty: a small tick.
};

/// Where a value lies on an axis. Linear: at itself. Log: at log₁₀; what is not positive has no place (NaN). Symmetric-log:
/// between ± threshold at value / threshold, beyond it one unit a decade: ± (1 + log₁₀(|value| / threshold)).
class ValueScale {
public:
    explicit ValueScale(ScaleKind kind = ScaleKind::Linear, double threshold = 1) : m_kind(kind), m_threshold(threshold) {}

    [[nodiscard]] ScaleKind kind() const { return m_kind; }
    /// Symmetric-log: largest magnitude drawn linearly. > 0
    [[nodiscard]] double threshold() const { return m_threshold; }

    [[nodiscard]] double place(double value) const;
    [[nodiscard]] double value(double place) const;

    /// Ticks of the axis between two places, about `count` of them labelled, in the locale's decimals.
    [[nodiscard]] std::vector<ScaleTick> ticks(double low, double high, int count) const;

    /// Ticks of an axis of whole numbers between two of them, about `count` or fewer, all labelled.
    static std::vector<ScaleTick> wholeTicks(double low, double high, int count);

    /// The power of ten below which a hundredth of the largest magnitude is drawn linearly: a threshold that suits data of that size.
    static double thresholdFor(double largestMagnitude);

private:
    ScaleKind m_kind;
    double m_threshold;
};

}  // namespace rosa::widgets
