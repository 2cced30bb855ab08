#include "app/workbench/results/data/results_text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "app/workbench/base/core_text.h"
#include "app/workbench/base/metric_title.h"
#include "core/evaluate/crossed.h"
#include "widgets/figure/csv_table.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

class ResultsText {
    Q_DECLARE_TR_FUNCTIONS(ResultsText)
};

/// `number` formats each number: "%1", or a LaTeX font command in a formula.
QString texPercent(double mean, double deviation, const QString& number = QStringLiteral("%1"))
{
    const QString text = number.arg(QString::number(100 * mean, 'f', 1));
    return deviation < 0 ? QStringLiteral("$%1$").arg(text)
                         : QStringLiteral("$%1 \\pm %2$").arg(text, number.arg(QString::number(100 * deviation, 'f', 1)));
}

QString tex(const std::string& text) { return widgets::latexText(QString::fromStdString(text)); }

}  // namespace

QString percentText(double mean, double deviation)
{
    const QLocale locale;
    const QString text = locale.toString(100 * mean, 'f', 1);
    return deviation < 0 ? text : QStringLiteral("%1 ± %2").arg(text, locale.toString(100 * deviation, 'f', 1));
}

QString countText(const ResultGroup& group)
{
    return ResultsText::tr("%Ln run(s)", nullptr, static_cast<int>(group.runs.size())) + QStringLiteral(" × ") +
           ResultsText::tr("%Ln split(s)", nullptr, group.card().splits);
}

QString intervalText(const ResultGroup& group)
{
    if (!group.accuracy.interval95) return QStringLiteral("–");
    const QLocale locale;
    return QStringLiteral("%1 – %2").arg(locale.toString(100 * group.accuracy.interval95->low, 'f', 1),
                                         locale.toString(100 * group.accuracy.interval95->high, 'f', 1));
}

QString resultsCsv(const ResultTable& table)
{
    widgets::CsvTable csv(
        "label,method,encoder,preset,runs,splits,n,of,mean,deviation,interval_low,interval_high,interval_over,"
        "published_mean,published_deviation,published_source,protocol");
    for (const ResultGroup& group : table.groups) {
        const auto& interval = group.accuracy.interval95;
        const auto& published = group.published;
        const bool hasDeviation = published && published->deviation >= 0;
        csv.add(group.title, group.method, group.encoder, group.preset, group.runs.size(), group.card().splits,
                group.accuracy.n, group.accuracy.of, group.accuracy.mean, group.accuracy.standardDeviation,
                interval ? interval->low : widgets::kNoNumber, interval ? interval->high : widgets::kNoNumber,
                evaluate::scopeWords(group.accuracy.scope, group.isSeedless),
                published ? published->mean : widgets::kNoNumber, hasDeviation ? published->deviation : widgets::kNoNumber,
                published ? published->source : std::string(), group.card().text.text());
    }
    return csv.text();
}

QString resultsLatex(const ResultTable& table)
{
    const int best = clearlyBest(table);
    QString text = QStringLiteral("% \\usepackage{booktabs}\n\\begin{table}\n  \\centering\n");
    QString caption = ResultsText::tr("%1 in per cent on %2: mean and standard deviation.")
                          .arg(metricTitle(table.metric()), QString::fromStdString(table.dataset));
    caption += QLatin1Char(' ') + ResultsText::tr("Protocol: %1.").arg(coreText(table.groups.front().card().text));
    if (table.mixesProtocols)
        caption += QLatin1Char(' ') + ResultsText::tr("Not all methods were measured under the same protocol.");
    caption += QLatin1Char(' ') + ResultsText::tr("n: runs × splits; ±: standard deviation of a single result.");
    if (std::ranges::any_of(table.groups, [](const ResultGroup& group) { return group.published.has_value(); }))
        caption += QLatin1Char(' ') + ResultsText::tr("Italic: copied from articles.");
    text += QStringLiteral("  \\caption{%1}\n").arg(widgets::latexText(caption));
    text += QStringLiteral("  \\begin{tabular}{llrll}\n    \\toprule\n    %1 & %2 & $n$ & %3 & %4 \\\\\n    \\midrule\n")
                .arg(widgets::latexText(ResultsText::tr("Method")), widgets::latexText(ResultsText::tr("Encoder")),
                     widgets::latexText(metricTitle(table.metric())), widgets::latexText(ResultsText::tr("Published")));
    for (std::size_t i = 0; i < table.groups.size(); ++i) {
        const ResultGroup& group = table.groups[i];
        QString accuracy = texPercent(group.accuracy.mean, group.accuracy.n > 1 ? group.accuracy.standardDeviation : -1);
        if (static_cast<int>(i) == best) accuracy = QStringLiteral("{\\boldmath %1}").arg(accuracy);
        const QString published =
            group.published ? texPercent(group.published->mean, group.published->deviation, QStringLiteral("\\mathit{%1}"))
                            : QStringLiteral("--");
        text += QStringLiteral("    %1 & %2 & %3 & %4 & %5 \\\\\n")
                    .arg(tex(group.title), group.encoderTitle.empty() ? QStringLiteral("--") : tex(group.encoderTitle))
                    .arg(group.accuracy.n)
                    .arg(accuracy, published);
    }
    return text + QStringLiteral("    \\bottomrule\n  \\end{tabular}\n\\end{table}\n");
}

}  // namespace rosa::workbench
