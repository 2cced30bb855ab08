#include "core/web/report_pictures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <map>

#include "core/manual/html.h"

namespace rosa::web {

namespace {

constexpr std::size_t kColours = 8;
constexpr std::size_t kMostParts = 300;  ///< Of a curve: each keeps its extremes, so peaks stay.

std::string form(const char* pattern, double value)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), pattern, value);
    return text.data();
}

std::string percent(double share) { return form("%.1f", 100 * share); }

std::string opened(double width, double height, const char* kind, const std::string& label)
{
    return "<svg class=\"" + std::string(kind) + "\" viewBox=\"0 0 " + form("%.0f", width) + " " + form("%.0f", height) +
           "\"" + label + ">";
}

std::string textAt(double x, double y, const char* anchor, const std::string& inside)
{
    return "<text x=\"" + form("%.1f", x) + "\" y=\"" + form("%.1f", y) + "\" text-anchor=\"" + anchor + "\">" + inside +
           "</text>";
}

struct Range {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void include(double value)
    {
        low = std::min(low, value);
        high = std::max(high, value);
    }
    [[nodiscard]] double width() const { return high > low ? high - low : 1; }
};

std::string svgNumber(ReportText& say, const std::string& value) { return say.shown(number(value), "tspan"); }

// ---- results

Range rangeOf(const std::vector<const ReportedGroup*>& groups)
{
    Range range;
    for (const ReportedGroup* group : groups) {
        if (group->results.empty()) continue;
        const ReportedResult& own = group->results.front();
        for (const double point : own.points) range.include(point);
        range.include(own.accuracy.mean);
        if (own.accuracy.interval) {
            range.include(own.accuracy.interval->first);
            range.include(own.accuracy.interval->second);
        }
        if (own.published) range.include(own.published->mean);
    }
    const double room = std::max(0.005, 0.05 * range.width());
    return {std::max(0.0, range.low - room), std::min(1.0, range.high + room)};
}

std::string resultRow(const ReportedResult& own, double y, const std::string& colour, const auto& place)
{
    std::string html;
    for (const double point : own.points)
        html += "<circle cx=\"" + form("%.1f", place(point)) + "\" cy=\"" + form("%.1f", y) + "\" r=\"4\" fill=\"" + colour +
                "\" fill-opacity=\"0.25\"/>";
    if (own.accuracy.interval)
        html += "<path d=\"M" + form("%.1f", place(own.accuracy.interval->first)) + " " + form("%.1f", y) + "H" +
                form("%.1f", place(own.accuracy.interval->second)) + "\" stroke=\"" + colour + "\" stroke-width=\"3\"/>";
    const std::string x = form("%.1f", place(own.accuracy.mean));
    html += "<path d=\"M" + x + " " + form("%.1f", y - 9) + "v18\" stroke=\"" + colour + "\" stroke-width=\"3\"/>";
    if (own.published)
        html += "<path d=\"M" + form("%.1f", place(own.published->mean)) + " " + form("%.1f", y - 8) +
                "l7 8l-7 8l-7 -8z\" fill=\"var(--ground)\" stroke=\"var(--ink)\" stroke-width=\"1.5\"/>";
    return html;
}

// ---- curves

/// Of one epoch or of several that are drawn at one place.
struct Column {
    double epoch = 0, mean = 0, low = 0, high = 0;
};

std::vector<Column> columnsOf(const std::vector<std::vector<double>>& losses)
{
    std::size_t epochs = 0;
    for (const std::vector<double>& loss : losses) epochs = std::max(epochs, loss.size());
    const std::size_t part = std::max<std::size_t>(1, (epochs + kMostParts - 1) / kMostParts);
    std::vector<Column> columns;
    for (std::size_t begin = 0; begin < epochs; begin += part) {
        // Two columns of a part: its smallest and its largest mean, in their order.
        std::optional<Column> least, most;
        for (std::size_t epoch = begin; epoch < std::min(epochs, begin + part); ++epoch) {
            Range range;
            double sum = 0;
            int count = 0;
            for (const std::vector<double>& loss : losses)
                if (epoch < loss.size() && std::isfinite(loss[epoch])) {
                    range.include(loss[epoch]);
                    sum += loss[epoch];
                    ++count;
                }
            if (count == 0) continue;
            const Column column{static_cast<double>(epoch) + 1, sum / count, range.low, range.high};
            if (!least || column.mean < least->mean) least = column;
            if (!most || column.mean > most->mean) most = column;
        }
        if (!least) continue;
        if (most->epoch < least->epoch) std::swap(least, most);
        columns.push_back(*least);
        if (most->epoch != least->epoch) columns.push_back(*most);
    }
    return columns;
}

}  // namespace

std::string colourOf(std::size_t value) { return "var(--c" + std::to_string(value % kColours) + ")"; }

std::string resultsPicture(const std::vector<const ReportedGroup*>& groups, ReportText& say)
{
    constexpr double kWidth = 640, kLeft = 12, kRight = 12, kRow = 34, kTop = 6, kBottom = 24;
    const Range range = rangeOf(groups);
    if (!(range.high > range.low)) return {};
    const double height = kTop + kRow * static_cast<double>(groups.size()) + kBottom;
    const auto place = [&](double share) { return kLeft + (kWidth - kLeft - kRight) * (share - range.low) / range.width(); };
    std::string html = opened(kWidth, height, "results", say.label(text("overview")));
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (!groups[i]->results.empty())
            html += resultRow(groups[i]->results.front(), kTop + kRow * (static_cast<double>(i) + 0.5), colourOf(i), place);
    html += "<path d=\"M" + form("%.0f", kLeft) + " " + form("%.1f", height - kBottom) + "H" +
            form("%.0f", kWidth - kRight) + "\" stroke=\"var(--line)\"/>";
    for (const double share : {0.0, 0.5, 1.0}) {
        const double value = range.low + share * range.width();
        const char* anchor = share == 0.0 ? "start" : share == 0.5 ? "middle" : "end";
        html += textAt(place(value), height - 6, anchor, svgNumber(say, percent(value)) + " %");
    }
    return html + "</svg>";
}

std::string curvesPicture(const std::vector<const ReportedGroup*>& groups, const std::vector<std::size_t>& numbers,
                          ReportText& say)
{
    constexpr double kWidth = 640, kHeight = 240, kLeft = 80, kRight = 12, kTop = 12, kBottom = 28;
    std::vector<std::vector<Column>> lines;
    Range range, epochs;
    for (const ReportedGroup* group : groups) {
        lines.push_back(columnsOf(group->losses));
        for (const Column& column : lines.back()) {
            range.include(column.low);
            range.include(column.high);
            epochs.include(column.epoch);
        }
    }
    if (!(range.high >= range.low)) return {};
    const auto x = [&](double epoch) {
        return form("%.1f", kLeft + (kWidth - kLeft - kRight) * (epoch - epochs.low) / epochs.width());
    };
    const auto y = [&](double loss) {
        return form("%.1f", kTop + (kHeight - kTop - kBottom) * (range.high - loss) / range.width());
    };
    const auto& first = lines.front();
    const ReportWord label = text("lossFromTo", {number(form("%.4g", first.empty() ? range.high : first.front().mean)),
                                                 number(form("%.4g", first.empty() ? range.low : first.back().mean)),
                                                 number(form("%.0f", epochs.high))});
    std::string html = opened(kWidth, kHeight, "curve", say.label(label));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string line, above, below;
        for (const Column& column : lines[i]) {
            line += (line.empty() ? "M" : "L") + x(column.epoch) + " " + y(column.mean);
            above += (above.empty() ? "M" : "L") + x(column.epoch) + " " + y(column.high);
            below.insert(0, "L" + x(column.epoch) + " " + y(column.low));
        }
        const std::string colour = colourOf(numbers[i]);
        if (groups[i]->losses.size() > 1)
            html += "<path class=\"band\" d=\"" + above + below + "Z\" fill=\"" + colour + "\" fill-opacity=\"0.22\"/>";
        html += "<path d=\"" + line + "\" fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"1.8\"/>";
    }
    html += textAt(kLeft - 6, kTop + 8, "end", svgNumber(say, form("%.3g", range.high))) +
            textAt(kLeft - 6, kHeight - kBottom, "end", svgNumber(say, form("%.3g", range.low))) +
            textAt(kLeft, kHeight - 8, "start", form("%.0f", epochs.low)) +
            textAt(kWidth - kRight, kHeight - 8, "end", form("%.0f", epochs.high));
    return html + "</svg>";
}

std::size_t mappedNodes(const ReportedMap& map)
{
    const std::size_t nodes = map.points.size() / 2, by = std::max<std::size_t>(1, (nodes + kMostMapped - 1) / kMostMapped);
    return (nodes + by - 1) / by;
}

std::string mapPicture(const ReportedMap& map, ReportText& say)
{
    constexpr double kSize = 480, kMargin = 10;
    const std::size_t nodes = map.points.size() / 2, drawn = mappedNodes(map);
    if (drawn == 0) return {};
    const std::size_t by = std::max<std::size_t>(1, (nodes + kMostMapped - 1) / kMostMapped);
    Range sides[2];
    for (std::size_t i = 0; i < map.points.size(); ++i) sides[i % 2].include(map.points[i]);
    const double scale = (kSize - 2 * kMargin) / std::max(sides[0].width(), sides[1].width());
    const double height = std::max(kSize / 3, scale * sides[1].width() + 2 * kMargin);
    const auto place = [&](std::size_t node, std::size_t side) {
        const double middle = (sides[side].low + sides[side].high) / 2;
        return form("%.1f", (side == 0 ? kSize : height) / 2 +
                                scale * (map.points[2 * node + side] - middle) * (side == 0 ? 1 : -1));
    };
    std::map<int, std::string> paths;
    for (std::size_t node = 0; node < nodes; node += by)
        paths[map.classOf.empty() ? -1 : map.classOf[node]] += "M" + place(node, 0) + " " + place(node, 1) + "h0";
    const double radius = std::clamp(90 / std::sqrt(static_cast<double>(drawn)), 1.6, 6.0);
    std::string html = opened(kSize, height, "map", say.label(text("map"))), legend = "<ul class=\"legend\">";
    for (const auto& [ofClass, path] : paths) {
        const auto known = static_cast<std::size_t>(ofClass);
        const bool hasName = ofClass >= 0 && known < map.classNames.size();
        const std::string name = hasName ? manual::escapeHtml(map.classNames[known]) : say.shown("noClass");
        const std::string colour = ofClass < 0 ? "var(--quiet)" : colourOf(known);
        // Neighbours in the list differ in shape, too.
        const char* end = ofClass >= 0 && known % 2 == 1 ? "square" : "round";
        const std::string title = hasName ? "<title>" + name + "</title>" : say.shown(text("noClass"), "title");
        html += "<g>" + title + "<path d=\"" + path + "\" fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"" +
                form("%.1f", 2 * radius) + "\" stroke-linecap=\"" + end + "\"/></g>";
        legend +=
            "<li><span class=\"" + std::string(end) + "\" style=\"background:" + colour + "\"></span>" + name + "</li>";
    }
    return html + "</svg>" + legend + "</ul>";
}

}  // namespace rosa::web
