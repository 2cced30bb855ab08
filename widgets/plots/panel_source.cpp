#include "widgets/plots/panel_source.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "widgets/style/class_colours.h"

namespace rosa::widgets {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(CurvePlot)
};

/// Largest magnitude of all shown curves, visible or not, so that zooming does not change the axis.
double largestMagnitude(const PanelSource& source)
{
    double largest = 0;
    const auto include = [&](const CurveStore& store) {
        const CurveColumn all = store.whole();
        largest = std::fmax(largest, std::fmax(std::abs(all.minimum), std::abs(all.maximum)));
    };
    for (const PlotCurve& curve : source.curves)
        if (curve.isShown) include(*curve.data);
    for (const PlotBand& band : source.bands)
        for (const auto& data : band.data)
            if (band.isShown) include(*data);
    return largest;
}

QString bandNote(Spread spread)
{
    switch (spread) {
        case Spread::Range:
            return Text::tr("band: smallest to largest value of the runs");
        case Spread::Deviation:
            return Text::tr("band: standard deviation over the runs");
        case Spread::Error:
            return Text::tr("band: standard error of the mean over the runs");
        case Spread::Interval:
            return Text::tr("band: 95 % interval of the mean over the runs (Student's t)");
    }
    return {};
}

}  // namespace

int PanelSource::length() const
{
    int longest = 0;
    for (const PlotCurve& curve : curves) longest = std::max(longest, curve.data->size());
    for (const PlotBand& band : bands)
        for (const auto& data : band.data) longest = std::max(longest, data->size());
    return longest;
}

PanelDrawing PanelSource::draw(double from, double to, int pixels, bool isDark) const
{
    PanelDrawing drawing;
    drawing.title = titleWithUnit();
    drawing.scale = scale == ScaleKind::SymmetricLog ? ValueScale(scale, ValueScale::thresholdFor(largestMagnitude(*this)))
                                                     : ValueScale(scale);
    drawing.from = from;
    drawing.to = std::max(to, from + 1);
    drawing.marks = marks;
    for (const PlotBand& band : bands) {
        if (!band.isShown || band.data.empty()) continue;
        std::vector<const CurveStore*> stores;
        for (const auto& data : band.data) {
            data->setSmoothing(smoothing);
            stores.push_back(data.get());
        }
        BandDrawing drawn{band.name,
                          curveColour(band.colour, isDark),
                          bandOf(stores, band.spread, from, to, pixels),
                          band.spread,
                          smoothing > 0,
                          band.dash};
        drawn.name = QStringLiteral("%1 (%2): %3").arg(drawn.name, countText(drawn.band), spreadText(band.spread));
        drawing.bands.push_back(std::move(drawn));
    }
    for (const PlotCurve& curve : curves) {
        if (!curve.isShown) continue;
        curve.data->setSmoothing(smoothing);
        drawing.curves.push_back({curve.name, curveColour(curve.colour, isDark), curve.dash, curve.dashedFrom, smoothing > 0,
                                  curve.data->visible(from, to, pixels)});
    }
    drawing.fitValues();
    return drawing;
}

PanelSource PanelSource::frozen() const
{
    PanelSource copy = *this;
    for (PlotCurve& curve : copy.curves) curve.data = std::make_shared<CurveStore>(*curve.data);
    for (PlotBand& band : copy.bands)
        for (auto& data : band.data) data = std::make_shared<CurveStore>(*data);
    return copy;
}

QString PanelSource::titleWithUnit() const { return unit.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, unit); }

QString epochText() { return Text::tr("Epoch"); }

QString countText(const Band& band)
{
    const QLocale locale;
    if (band.fewest == band.most) return QStringLiteral("n = %1").arg(locale.toString(band.most));
    return QStringLiteral("n = %1–%2").arg(locale.toString(band.fewest), locale.toString(band.most));
}

QString spreadText(Spread spread)
{
    switch (spread) {
        case Spread::Range:
            return Text::tr("mean and range");
        case Spread::Deviation:
            return Text::tr("mean ± standard deviation");
        case Spread::Error:
            return Text::tr("mean ± standard error");
        case Spread::Interval:
            return Text::tr("mean and 95 % interval");
    }
    return {};
}

QString thinningText(int epochsPerColumn)
{
    if (epochsPerColumn < 2) return {};
    return Text::tr("each column: smallest to largest of %n epoch(s)", nullptr, epochsPerColumn);
}

QStringList drawingNotes(const PanelDrawing& drawing, double smoothing)
{
    QStringList notes;
    const auto add = [&](const QString& note) {
        if (!note.isEmpty() && !notes.contains(note)) notes.append(note);
    };
    for (const BandDrawing& band : drawing.bands) add(bandNote(band.spread));
    if (smoothing > 0) {
        const int window = static_cast<int>(std::lround(1 / (1 - smoothing)));
        const QString weight = QLocale().toString(smoothing, 'g', 3);
        if (!drawing.bands.empty())
            add(Text::tr("mean smoothed over about %n epoch(s) (weight %1)", nullptr, window).arg(weight));
        if (!drawing.curves.empty())
            add(Text::tr("smoothed over about %n epoch(s) (weight %1), values pale", nullptr, window).arg(weight));
    }
    add(thinningText(drawing.epochsPerColumn()));
    if (drawing.scale.kind() == ScaleKind::SymmetricLog)
        add(Text::tr("linear within ± %1").arg(shortNumber(drawing.scale.threshold())));
    return notes;
}

}  // namespace rosa::widgets
