/// What the colours of an embedding's points mean.
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

/// "class", "degree", "prediction": on command lines. None for any other text.
const char* toText(ColourBy by);
std::optional<ColourBy> colourByFromText(const QString& text);

/// One line of the legend; its number is that of the points' kind.
struct LegendLine {
    QString text;
    int count = 0;  ///< Nodes.
};

/// Colours of all nodes with their legend.
struct NodeColours {
    widgets::PointKinds kinds;
    QList<LegendLine> legend;  ///< As long as kinds.kinds.
    QString title;             ///< "Class"
};

/// How often a probe was right about each node: shares of the splits that tested it; −1: never tested.
using RightShares = std::vector<float>;

/// From the predictions of a run's own evaluation. None where its record has none.
Result<std::optional<RightShares>> readRightShares(const std::filesystem::path& store, const std::string& run,
                                                   const data::Dataset& dataset);

/// By class; nodes whose class is not known are grey. Without labels all are.
NodeColours coloursByClass(const data::Dataset& dataset);
/// By number of neighbours, in bins that double (1, 2, 3–4, 5–8 …), along viridis.
NodeColours coloursByDegree(const data::Dataset& dataset);
/// Right in every split, in some, in none, not tested. Empty: nothing is known.
NodeColours coloursByPrediction(const data::Dataset& dataset, const RightShares& shares);

/// A marker for lists; `side` in units of the screen, `ratio` its pixels a unit.
QIcon markerIcon(const widgets::PointKind& kind, int side, qreal ratio);

/// "node 17" or its published name; with class and degree: "node 17 · class Theory · 4 neighbours".
QString nodeName(const data::Dataset& dataset, int node);
QString nodeText(const data::Dataset& dataset, int node);
/// "" where there is none.
QString className(const data::Dataset& dataset, int node);

}  // namespace rosa::workbench
