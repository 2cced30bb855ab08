#include "core/web/report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/manual/html.h"
#include "core/web/page_frame.h"

namespace rosa::web {

namespace {

using manual::escapeHtml;

std::string element(const std::string& name, const std::string& inside)
{
    return "<" + name + ">" + inside + "</" + name + ">";
}

std::string numberText(const char* form, double value)
{
    char text[64];
    std::snprintf(text, sizeof text, form, value);
    return text;
}

std::string percent(double share) { return numberText("%.1f", 100 * share); }

std::string accuracyText(const record::Evaluation& evaluation)
{
    const std::size_t splits = evaluation.accuracies.size();
    return splits == 1 ? percent(evaluation.mean)
                       : percent(evaluation.mean) + " ± " + percent(evaluation.deviation) + " (" + std::to_string(splits) +
                             " splits)";
}

std::string row(const std::vector<std::string>& cells, const char* name = "td")
{
    std::string html;
    for (const std::string& cell : cells) html += element(name, cell);
    return element("tr", html) + "\n";
}

std::string table(const std::string& rows) { return "<div class=\"matrix\"><table>\n" + rows + "</table></div>\n"; }

/// The runs with their own evaluations, one under the other.
std::string overview(std::span<const ReportedRun> runs)
{
    std::string rows = row({"run", "accuracy %", "protocol"}, "th");
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const ReportedRun& run = runs[i];
        const std::string link = "<a href=\"#run" + std::to_string(i + 1) + "\">" + escapeHtml(run.name) + "</a>";
        rows += run.evaluations.empty()
                    ? row({link, "–", ""})
                    : row({link, accuracyText(run.evaluations[0]), escapeHtml(run.evaluations[0].card.id)});
    }
    return table(rows);
}

std::string classesTable(const record::Evaluation& evaluation)
{
    std::string rows = row({"class", "precision %", "recall %", "F1 %", "test nodes"}, "th");
    for (const record::ClassReport& one : evaluation.perClass)
        rows += row({escapeHtml(one.name.empty() ? std::to_string(one.ofClass) : one.name), percent(one.precision),
                     percent(one.recall), percent(one.f1), std::to_string(one.support)});
    return evaluation.perClass.empty() ? "" : table(rows);
}

std::string evaluationSection(const record::Evaluation& evaluation)
{
    std::string splits;
    for (const double accuracy : evaluation.accuracies) splits += (splits.empty() ? "" : ", ") + percent(accuracy);
    return element("h3", escapeHtml(evaluation.card.id) + ": " + escapeHtml(evaluation.card.metric) +
                             " in %: " + accuracyText(evaluation)) +
           element("p", escapeHtml(evaluation.card.text.text())) + classesTable(evaluation) +
           "<details><summary>splits</summary>" + element("p", splits) + "</details>\n";
}

/// Extremes of each of at most so many parts: peaks stay.
constexpr std::size_t kMostParts = 400;

std::string curve(const std::vector<double>& loss)
{
    constexpr double kWidth = 640, kHeight = 220, kLeft = 64, kRight = 12, kTop = 12, kBottom = 30;
    std::vector<std::pair<std::size_t, double>> points;
    const std::size_t part = std::max<std::size_t>(1, (loss.size() + kMostParts - 1) / kMostParts);
    for (std::size_t begin = 0; begin < loss.size(); begin += part) {
        std::vector<std::size_t> known;
        for (std::size_t i = begin; i < std::min(loss.size(), begin + part); ++i)
            if (std::isfinite(loss[i])) known.push_back(i);
        if (known.empty()) continue;
        auto [least, most] = std::ranges::minmax(known, {}, [&](std::size_t i) { return loss[i]; });
        if (least > most) std::swap(least, most);
        points.emplace_back(least, loss[least]);
        if (most != least) points.emplace_back(most, loss[most]);
    }
    if (points.empty()) return {};
    const auto [low, high] = std::ranges::minmax(points, {}, &std::pair<std::size_t, double>::second);
    const double range = high.second > low.second ? high.second - low.second : 1;
    const double epochs = loss.size() > 1 ? static_cast<double>(loss.size() - 1) : 1;
    std::string path;
    for (const auto& [epoch, value] : points)
        path += (path.empty() ? "M" : "L") +
                numberText("%.1f", kLeft + (kWidth - kLeft - kRight) * static_cast<double>(epoch) / epochs) + " " +
                numberText("%.1f", kTop + (kHeight - kTop - kBottom) * (high.second - value) / range);
    const auto label = [](double x, double y, const char* anchor, const std::string& text) {
        return "<text x=\"" + numberText("%.0f", x) + "\" y=\"" + numberText("%.0f", y) +
               "\" font-size=\"12\" fill=\"currentColor\" text-anchor=\"" + anchor + "\">" + text + "</text>";
    };
    const std::string last = numberText("%.4g", points.back().second);
    return "<figure><figcaption>loss</figcaption><svg class=\"curve\" viewBox=\"0 0 640 220\" role=\"img\" "
           "aria-label=\"loss from " +
           numberText("%.4g", points.front().second) + " to " + last + " in " + std::to_string(loss.size()) + " epochs\">" +
           "<path d=\"" + path + "\" fill=\"none\" stroke=\"var(--row)\" stroke-width=\"1.5\"/>" +
           label(kLeft - 6, kTop + 8, "end", numberText("%.4g", high.second)) +
           label(kLeft - 6, kHeight - kBottom, "end", numberText("%.4g", low.second)) +
           label(kLeft, kHeight - 8, "start", "1") +
           label(kWidth - kRight, kHeight - 8, "end", "epoch " + std::to_string(loss.size())) + "</svg></figure>\n";
}

std::string runSection(const ReportedRun& run, std::size_t number)
{
    std::string facts;
    for (const auto& [name, value] : run.facts)
        if (!value.empty()) facts += element("dt", escapeHtml(name)) + element("dd", escapeHtml(value)) + "\n";
    std::string html = "<section id=\"run" + std::to_string(number) + "\">\n" + element("h2", escapeHtml(run.name)) +
                       element("dl", facts) + curve(run.loss);
    for (const record::Evaluation& evaluation : run.evaluations) html += evaluationSection(evaluation);
    if (run.evaluations.empty()) html += element("p", "Nothing was evaluated.");
    if (!run.configuration.empty())
        html += "<details><summary>configuration</summary>" + element("pre", escapeHtml(run.configuration)) + "</details>\n";
    return html + "</section>\n";
}

}  // namespace

std::string reportPage(std::span<const ReportedRun> runs)
{
    std::string sections = element("h1", "Results") + "\n" + (runs.size() > 1 ? overview(runs) : "");
    for (std::size_t i = 0; i < runs.size(); ++i) sections += runSection(runs[i], i + 1);
    return stillPage(runs.size() == 1 ? runs[0].name : "Results", sections, {"en"});
}

}  // namespace rosa::web
