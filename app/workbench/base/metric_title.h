/// Titles of accuracy metrics.
#pragma once

#include <string>

#include <QCoreApplication>

namespace rosa::workbench {

/// Heading for record::EvaluationCard::metric or store::RunSummary::metric; an unknown metric is returned unchanged.
inline QString metricTitle(const std::string& metric)
{
    if (metric.empty() || metric == "accuracy") return QCoreApplication::translate("Metric", "Accuracy");
    if (metric == "micro-F1") return QCoreApplication::translate("Metric", "Micro-F1");
    return QString::fromStdString(metric);
}

}  // namespace rosa::workbench
