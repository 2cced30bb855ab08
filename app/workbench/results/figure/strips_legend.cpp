#include "app/workbench/results/figure/strips_legend.h"

#include <algorithm>
#include <vector>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "app/workbench/results/data/interval_scope.h"

namespace rosa::workbench {

namespace {

class StripsText {
    Q_DECLARE_TR_FUNCTIONS(StripsLegend)
};

enum class Sample { Point, Mean, Interval, Published, PublishedBand, None };

struct Entry {
    Sample sample;
    QString text;
};

constexpr double kSample = 18;  ///< Width of a sample.
constexpr double kEntriesApart = 12;

/// Where the text of an entry begins.
double indentOf(const Entry& entry) { return entry.sample == Sample::None ? 0 : kSample + 4; }

std::vector<Entry> entriesOf(const ResultTable& table)
{
    bool hasPublished = false, hasDeviation = false;
    for (const ResultGroup& group : table.groups) {
        hasPublished = hasPublished || group.published.has_value();
        hasDeviation = hasDeviation || (group.published && group.published->deviation > 0);
    }
    std::vector<Entry> entries{{Sample::Point, StripsText::tr("one split of one run")},
                               {Sample::Mean, StripsText::tr("mean")}};
    // A line each, which a column of a paper holds.
    const QStringList scopes = scopeTexts(table);
    if (!scopes.isEmpty()) entries.push_back({Sample::Interval, StripsText::tr("95 % interval of the mean")});
    for (const QString& scope : scopes) entries.push_back({Sample::None, scope});
    if (hasPublished && hasDeviation)
        entries.push_back({Sample::PublishedBand, StripsText::tr("published mean ± deviation")});
    if (hasPublished && !hasDeviation) entries.push_back({Sample::Published, StripsText::tr("published mean")});
    return entries;
}

/// Upper left corner of each entry.
std::vector<QPointF> placesOf(const std::vector<Entry>& entries, double width, const QFontMetricsF& metrics)
{
    std::vector<QPointF> places;
    QPointF next;
    for (const Entry& entry : entries) {
        const double own = indentOf(entry) + metrics.horizontalAdvance(entry.text);
        if (next.x() > 0 && next.x() + own > width) next = {0, next.y() + 1.15 * metrics.height()};
        places.push_back(next);
        next.rx() += own + kEntriesApart;
    }
    return places;
}

void drawSample(QPainter& painter, const QRectF& box, Sample sample, const StripColours& colours)
{
    const QPointF middle = box.center();
    const double half = box.height() * 0.36;
    switch (sample) {
        case Sample::None:
            return;
        case Sample::Point:
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.quiet);
            painter.drawEllipse(middle, 2.4, 2.4);
            painter.setBrush(Qt::NoBrush);
            return;
        case Sample::Mean:
            painter.setPen(QPen(colours.text, 2));
            painter.drawLine(middle - QPointF(0, half), middle + QPointF(0, half));
            return;
        case Sample::Interval:
            painter.setPen(QPen(colours.quiet, 2));
            painter.drawLine(middle - QPointF(7, 0), middle + QPointF(7, 0));
            for (const double end : {-7.0, 7.0}) painter.drawLine(middle + QPointF(end, -3), middle + QPointF(end, 3));
            return;
        case Sample::PublishedBand:
            painter.fillRect(QRectF(box.left() + 1, middle.y() - half, box.width() - 2, 2 * half), colours.band);
            [[fallthrough]];
        case Sample::Published:
            painter.setPen(QPen(colours.quiet, 1, Qt::DashLine));
            painter.drawLine(middle - QPointF(0, half), middle + QPointF(0, half));
            return;
    }
}

const char* latexOf(Sample sample)
{
    switch (sample) {
        case Sample::None:
            return "";
        case Sample::Point:
            return "\\tikz[baseline=-0.6ex]{\\fill[black!60] (0,0) circle (0.5ex);}";
        case Sample::Mean:
            return "\\tikz[baseline=-0.6ex]{\\draw[line width=1.2pt] (0,-0.8ex) -- (0,0.8ex);}";
        case Sample::Interval:
            return "\\tikz[baseline=-0.6ex]{\\draw[|-|, thick, black!60] (0,0) -- (2.6ex,0);}";
        case Sample::Published:
            return "\\tikz[baseline=-0.6ex]{\\draw[dashed, black!60] (0,-0.8ex) -- (0,0.8ex);}";
        case Sample::PublishedBand:
            return "\\tikz[baseline=-0.6ex]{\\fill[black!12] (0,-0.8ex) rectangle (2.6ex,0.8ex); \\draw[dashed, black!60] "
                   "(1.3ex,-0.8ex) -- (1.3ex,0.8ex);}";
    }
    return "";
}

}  // namespace

double stripsLegendHeight(double width, const ResultTable& table, const QFont& font, const QPaintDevice* device)
{
    const QFontMetricsF metrics(font, device);
    const auto places = placesOf(entriesOf(table), width, metrics);
    return places.back().y() + 1.3 * metrics.height();
}

void drawStripsLegend(QPainter& painter, const QRectF& box, const ResultTable& table, const StripColours& colours)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const auto entries = entriesOf(table);
    const auto places = placesOf(entries, box.width(), metrics);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QPointF corner = box.topLeft() + places[i];
        drawSample(painter, QRectF(corner, QSizeF(kSample, metrics.height())), entries[i].sample, colours);
        painter.setPen(colours.quiet);
        painter.drawText(QRectF(corner.x() + indentOf(entries[i]), corner.y(), box.width(), metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, entries[i].text);
    }
}

QString stripsLegendLatex(const ResultTable& table)
{
    QStringList parts;
    for (const Entry& entry : entriesOf(table))
        parts << QStringLiteral("\\mbox{%1~%2}").arg(QLatin1String(latexOf(entry.sample)), widgets::latexText(entry.text));
    return parts.join(QStringLiteral("\\quad "));
}

}  // namespace rosa::workbench
