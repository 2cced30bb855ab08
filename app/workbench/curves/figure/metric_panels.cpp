#include "app/workbench/curves/figure/metric_panels.h"

#include <algorithm>

#include <QCoreApplication>

namespace rosa::workbench {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(MetricPanels)
};

using widgets::ScaleKind;

std::vector<MetricPanel> knownPanels()
{
    return {
        {QStringLiteral("loss"),
         Text::tr("Loss"),
         {},
         Text::tr("Quantity that training minimises; it can be negative"),
         ScaleKind::Linear,
         {{"loss", {}, Qt::SolidLine}}},
        {QStringLiteral("similarity"),
         Text::tr("Similarity"),
         {},
         Text::tr("Terms of the loss: mean g-EMD similarity of pairs of views"),
         ScaleKind::Linear,
         {{"positive_similarity", Text::tr("positive"), Qt::SolidLine},
          {"inter_similarity", Text::tr("between views"), Qt::DashLine},
          {"intra_similarity", Text::tr("within a view"), Qt::DotLine}}},
        {QStringLiteral("gradient_norm"),
         Text::tr("Gradient norm"),
         {},
         Text::tr("Norm of the gradient of the weights"),
         ScaleKind::Linear,
         {{"gradient_norm", {}, Qt::SolidLine}}},
        {QStringLiteral("perturbation_norm"),
         Text::tr("Perturbation norm"),
         {},
         Text::tr("Norm of the adversarial perturbation δ of the features"),
         ScaleKind::Linear,
         {{"perturbation_norm", {}, Qt::SolidLine}}},
        {QStringLiteral("marginal_gap"),
         Text::tr("Marginal gap"),
         {},
         Text::tr("Residual of the Sinkhorn iterations: ‖Γ1 − t‖₁, mean over the batch"),
         ScaleKind::Log,
         {{"marginal_gap", {}, Qt::SolidLine}}},
        {QStringLiteral("plan_entropy"),
         Text::tr("Entropy"),
         Text::tr("nats"),
         Text::tr("Entropy of the plans Γ; near that of the independent coupling, a plan carries no information"),
         ScaleKind::Linear,
         {{"plan_entropy", Text::tr("plan Γ"), Qt::SolidLine},
          {"independent_entropy", Text::tr("independent"), Qt::DashLine}}},
        {QStringLiteral("epoch_ms"),
         Text::tr("Step time"),
         Text::tr("ms"),
         Text::tr("Time of one epoch"),
         ScaleKind::Linear,
         {{"epoch_ms", {}, Qt::SolidLine}}},
    };
}

/// "validation_loss" → "Validation loss".
QString readable(const std::string& metric)
{
    QString text = QString::fromStdString(metric).replace(QLatin1Char('_'), QLatin1Char(' '));
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

}  // namespace

std::vector<MetricPanel> panelsFor(const std::vector<std::string>& metrics)
{
    std::vector<std::string> left = metrics;
    std::vector<MetricPanel> panels;
    for (MetricPanel& panel : knownPanels()) {
        std::erase_if(panel.lines, [&](const MetricLine& line) {
            const auto found = std::find(left.begin(), left.end(), line.metric);
            if (found == left.end()) return true;
            left.erase(found);
            return false;
        });
        if (!panel.lines.empty()) panels.push_back(std::move(panel));
    }
    for (const std::string& metric : left) {
        MetricPanel panel;
        panel.id = QString::fromStdString(metric);
        panel.title = readable(metric);
        panel.lines.push_back({metric, {}, Qt::SolidLine});
        panels.push_back(std::move(panel));
    }
    return panels;
}

}  // namespace rosa::workbench
