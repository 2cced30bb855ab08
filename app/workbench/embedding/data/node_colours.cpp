#include "app/workbench/embedding/data/node_colours.h"

#include <algorithm>
#include <bit>

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPixmap>

#include "core/record/evaluation.h"
#include "core/record/run_reader.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/colour_map.h"
#include "widgets/text/shortened.h"

namespace rosa::workbench {

namespace {

class NodeColoursText {
    Q_DECLARE_TR_FUNCTIONS(NodeColours)
};

/// Assigns each node the kind returned by `kindOf` and counts the nodes per kind.
template <typename KindOf>
void fill(NodeColours& colours, const data::Dataset& dataset, KindOf kindOf)
{
    const auto count = static_cast<std::size_t>(dataset.graph.nodeCount());
    colours.kinds.ofPoint.resize(count);
    for (std::size_t node = 0; node < count; ++node) {
        const std::size_t kind = kindOf(node);
        colours.kinds.ofPoint[node] = static_cast<std::uint16_t>(kind);
        ++colours.legend[static_cast<qsizetype>(kind)].count;
    }
}

void addKind(NodeColours& colours, const QString& text, const QColor& colour, int marker = 0)
{
    colours.legend.append({text, 0});
    colours.kinds.kinds.push_back({colour, marker, true});
}

}  // namespace

const char* toText(ColourBy by)
{
    switch (by) {
        case ColourBy::Class:
            return "class";
        case ColourBy::Degree:
            return "degree";
        case ColourBy::Prediction:
            return "prediction";
    }
    return "";
}

Result<std::optional<RightShares>> readRightShares(const std::filesystem::path& store, const std::string& run,
                                                   const data::Dataset& dataset)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run));
    ROSA_TRY_ASSIGN(const auto evaluation, record::readEvaluation(*reader));
    if (!evaluation || dataset.labels.empty()) return std::optional<RightShares>();
    const auto count = static_cast<std::size_t>(dataset.graph.nodeCount());
    std::vector<int> right(count, 0);
    std::vector<int> tested(count, 0);
    for (int split = 0; split < evaluation->card.splits; ++split) {
        ROSA_TRY_ASSIGN(const auto predictions, record::readPredictions(*reader, split));
        if (!predictions) return std::optional<RightShares>();
        if (predictions->size() != count)
            return badInput("run %1: its predictions do not match the nodes of %2", run, dataset.title);
        for (std::size_t node = 0; node < count; ++node) {
            const int predicted = (*predictions)[node];
            if (predicted < 0) continue;
            ++tested[node];
            if (predicted == dataset.labels.ofNode[node]) ++right[node];
        }
    }
    RightShares shares(count, -1);
    for (std::size_t node = 0; node < count; ++node)
        if (tested[node] > 0) shares[node] = static_cast<float>(right[node]) / static_cast<float>(tested[node]);
    return std::optional<RightShares>(std::move(shares));
}

NodeColours coloursByClass(const data::Dataset& dataset)
{
    NodeColours colours;
    colours.title = NodeColoursText::tr("Class");
    const auto classes = static_cast<std::size_t>(dataset.labels.classCount());
    for (std::size_t c = 0; c < classes; ++c) {
        const int number = static_cast<int>(c);
        addKind(colours, widgets::shownName(dataset.labels.classNames[c]), widgets::classColour(number),
                widgets::classMarker(number));
    }
    const bool hasUnknown = dataset.labels.empty() || std::ranges::count(dataset.labels.ofNode, -1) > 0;
    if (hasUnknown) addKind(colours, NodeColoursText::tr("unknown"), widgets::classColour(-1));
    fill(colours, dataset, [&](std::size_t node) {
        const int c = dataset.labels.empty() ? -1 : dataset.labels.ofNode[node];
        return c < 0 ? classes : static_cast<std::size_t>(c);
    });
    return colours;
}

NodeColours coloursByDegree(const data::Dataset& dataset)
{
    NodeColours colours;
    colours.title = NodeColoursText::tr("Number of neighbours");
    std::int64_t most = 1;
    for (graph::Node node = 0; node < dataset.graph.nodeCount(); ++node) most = std::max(most, dataset.graph.degree(node));
    // Bin b contains the degrees 2^(b−1) + 1 … 2^b; bin 0 contains 0 and 1.
    const auto binOf = [](std::int64_t degree) {
        return degree <= 1 ? std::size_t{0}
                           : static_cast<std::size_t>(std::bit_width(static_cast<std::uint64_t>(degree - 1)));
    };
    const std::size_t bins = binOf(most) + 1;
    const QLocale locale;
    for (std::size_t bin = 0; bin < bins; ++bin) {
        const qint64 low = bin == 0 ? 0 : (qint64{1} << (bin - 1)) + 1;
        const qint64 high = bin == 0 ? 1 : qint64{1} << bin;
        const QString text =
            low == high ? locale.toString(high) : QStringLiteral("%1–%2").arg(locale.toString(low), locale.toString(high));
        addKind(colours, text,
                QColor::fromRgb(widgets::colourOf(widgets::ColourMap::Viridis, static_cast<double>(bin), 0,
                                                  static_cast<double>(std::max<std::size_t>(1, bins - 1)) * 1.1)));
    }
    fill(colours, dataset, [&](std::size_t node) { return binOf(dataset.graph.degree(static_cast<graph::Node>(node))); });
    return colours;
}

NodeColours coloursByPrediction(const data::Dataset& dataset, const RightShares& shares)
{
    NodeColours colours;
    colours.title = NodeColoursText::tr("Prediction");
    addKind(colours, NodeColoursText::tr("correct in every split"), widgets::classColour(0));
    addKind(colours, NodeColoursText::tr("correct in some splits"), widgets::classColour(1), 3);
    addKind(colours, NodeColoursText::tr("always wrong"), widgets::classColour(5), 2);
    addKind(colours, NodeColoursText::tr("not tested"), widgets::classColour(-1));
    fill(colours, dataset, [&](std::size_t node) {
        const float share = node < shares.size() ? shares[node] : -1.0F;
        return share < 0 ? std::size_t{3} : share >= 1 ? std::size_t{0} : share > 0 ? std::size_t{1} : std::size_t{2};
    });
    return colours;
}

QIcon markerIcon(const widgets::PointKind& kind, int side, qreal ratio)
{
    QPixmap picture((QSizeF(side, side) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    widgets::drawMarker(painter, kind.marker, QPointF(side, side) / 2, 0.37 * side, kind.colour, Qt::transparent);
    return QIcon(picture);
}

QString nodeName(const data::Dataset& dataset, int node)
{
    const auto i = static_cast<std::size_t>(node);
    return dataset.nodeNames.empty() ? NodeColoursText::tr("node %1").arg(node) : widgets::shownName(dataset.nodeNames[i]);
}

QString nodeText(const data::Dataset& dataset, int node)
{
    QStringList parts{nodeName(dataset, node)};
    if (!dataset.nodeNames.empty()) parts[0] += QStringLiteral(" (%1)").arg(node);
    const QString ofClass = className(dataset, node);
    if (!ofClass.isEmpty()) parts.append(NodeColoursText::tr("class %1").arg(ofClass));
    parts.append(NodeColoursText::tr("%Ln neighbour(s)", nullptr, static_cast<int>(dataset.graph.degree(node))));
    return parts.join(QStringLiteral(" · "));
}

QString className(const data::Dataset& dataset, int node)
{
    if (dataset.labels.empty()) return {};
    const int c = dataset.labels.ofNode[static_cast<std::size_t>(node)];
    return c < 0 ? QString() : widgets::shownName(dataset.labels.classNames[static_cast<std::size_t>(c)]);
}

}  // namespace rosa::workbench
