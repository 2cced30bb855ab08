/// Colourings of an embedding's points.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <QIcon>
#include <QList>
#include <QString>

#include "core/base/result.h"
#include "core/data/dataset.h"
#include "widgets/scatter/points.h"

namespace rosa::workbench {

enum class ColourBy { Class, Degree, Prediction };

/// "class", "degree", "prediction": names on command lines.
const char* toText(ColourBy by);

/// One line of the legend; its index is the kind of its points.
struct LegendLine {
    QString text;
    int count = 0;  ///< Number of nodes.
};

/// Colours of all nodes with their legend.
struct NodeColours {
    widgets::PointKinds kinds;
    QList<LegendLine> legend;  ///< One line per element of kinds.kinds.
    QString title;             ///< "Class"
};

/// How often a probe was correct for each node, as a share of the splits that tested it; −1: never tested.
using RightShares = std::vector<float>;

/// From the predictions of the run's own evaluation. None if its record has none.
Result<std::optional<RightShares>> readRightShares(const std::filesystem::path& store, const std::string& run,
                                                   const data::Dataset& dataset);

/// By class; nodes without a known class are grey. Without labels all are grey.
NodeColours coloursByClass(const data::Dataset& dataset);
/// By number of neighbours, in bins of doubling width (1, 2, 3–4, 5–8 …), along viridis.
NodeColours coloursByDegree(const data::Dataset& dataset);
/// Correct in every split, in some, in none, not tested. Empty: nothing is known.
NodeColours coloursByPrediction(const data::Dataset& dataset, const RightShares& shares);

/// A marker for lists; `side` in screen units, `ratio`: pixels per unit.
QIcon markerIcon(const widgets::PointKind& kind, int side, qreal ratio);

/// "node 17" or its published name; with class and degree: "node 17 · class Theory · 4 neighbours".
QString nodeName(const data::Dataset& dataset, int node);
QString nodeText(const data::Dataset& dataset, int node);
/// "" if there is none.
QString className(const data::Dataset& dataset, int node);

}  // namespace rosa::workbench
