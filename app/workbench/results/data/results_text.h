/// Results as text for papers and spreadsheets.
#pragma once

#include <QString>

#include "app/workbench/results/data/results_data.h"

namespace rosa::workbench {

/// "84.2 ± 0.8" in per cent; a negative deviation is omitted. In the locale of the window.
QString percentText(double mean, double deviation);
/// "5 runs × 20 splits"
QString countText(const ResultGroup& group);
/// "83.8 – 84.6"; "–" if there is only one value.
QString intervalText(const ResultGroup& group);

/// One line per group: method, encoder, preset, runs, splits, n, mean, deviation, interval, published, protocol. As fractions.
QString resultsCsv(const ResultTable& table);

/// A table environment for booktabs, with data set and protocol in the caption. Published numbers are italic. The best is bold only if it
/// is better than every other by a paired difference whose 95 % interval excludes 0.
QString resultsLatex(const ResultTable& table);

}  // namespace rosa::workbench
