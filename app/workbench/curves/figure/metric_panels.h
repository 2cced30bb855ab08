/// Groups the metrics of a record into panels with titles and suitable axes.
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "widgets/plots/value_scale.h"

namespace rosa::workbench {

struct MetricLine {
    std::string metric;  ///< Name in the record.
    QString name;        ///< Distinguishes it from the others of its panel; empty if it is the only one.
    Qt::PenStyle dash = Qt::SolidLine;
};

/// One set of axes.
struct MetricPanel {
    QString id;  ///< Name of the first metric, for settings.
    QString title;
    QString unit;
    QString help;  ///< One sentence.
    widgets::ScaleKind scale = widgets::ScaleKind::Linear;
    std::vector<MetricLine> lines;
};

/// Panels for the metrics of one or several records (without duplicates): the known ones in reading order, then one for each unknown
/// metric. Every metric is in exactly one panel.
std::vector<MetricPanel> panelsFor(const std::vector<std::string>& metrics);

}  // namespace rosa::workbench
