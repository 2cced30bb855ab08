/// What accuracies are called where a protocol calls them otherwise.
#pragma once

#include <string>

#include <QCoreApplication>

namespace rosa::workbench {

/// Of record::EvaluationCard::metric or record::RunSummary::metric, as a heading; one that is not known stays as it is.
inline QString metricTitle(const std::string& metric)
{
    if (metric.empty() || metric == "accuracy") return QCoreApplication::translate("Metric", "Accuracy");
    if (metric == "micro-F1") return QCoreApplication::translate("Metric", "Micro-F1");
    return QString::fromStdString(metric);
}

}  // namespace rosa::workbench
