/// Which metrics of a record belong together, what they are called and how they are best drawn.
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "widgets/plots/value_scale.h"

namespace rosa::workbench {

struct MetricLine {
    std::string metric;  ///< As the record names it.
    QString name;        ///< What tells it from the others of its panel; empty where it is alone.
    Qt::PenStyle dash = Qt::SolidLine;
};

/// One set of axes.
struct MetricPanel {
    QString id;  ///< The first metric's name, for settings.
    QString title;
    QString unit;
    QString help;  ///< One sentence.
    widgets::ScaleKind scale = widgets::ScaleKind::Linear;
    std::vector<MetricLine> lines;
};

/// Panels for the metrics of a record (or of several, without duplicates): the known ones in the order one reads them, then one
/// for each that is not known. Every metric is in exactly one panel.
std::vector<MetricPanel> panelsFor(const std::vector<std::string>& metrics);

}  // namespace rosa::workbench
