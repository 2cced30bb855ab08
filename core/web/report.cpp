#include "core/web/report.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <nlohmann/json.hpp>

#include "core/base/text/joined.h"
#include "core/base/text/number_text.h"
#include "core/lab/problem.h"
#include "core/manual/html.h"
#include "core/web/embedded_parts.h"
#include "core/web/page.h"
#include "core/web/page_frame.h"
#include "core/web/page_text.h"
#include "core/web/report_pictures.h"
#include "core/web/report_text.h"

namespace rosa::web {

namespace {

using manual::escapeHtml;
using Words = std::vector<ReportWord>;

std::string element(const std::string& name, const std::string& inside)
{
    return "<" + name + ">" + inside + "</" + name + ">";
}

/// "85.0 ± 0.6", of fractions.
ReportWord percentWord(double mean, double deviation)
{
    return number(percent(mean) + (deviation > 0 ? " ± " + percent(deviation) : ""));
}

ReportWord rangeWord(const std::optional<std::pair<double, double>>& interval)
{
    return number(interval ? percent(interval->first) + " – " + percent(interval->second) : "–");
}

std::string row(const std::vector<std::string>& cells, const char* name = "td")
{
    std::string html;
    for (const std::string& cell : cells) html += element(name, cell);
    return element("tr", html) + "\n";
}

std::string heads(ReportText& say, const std::vector<const char*>& keys)
{
    std::string html;
    for (const char* key : keys) html += "<th scope=\"col\">" + say.shown(key) + "</th>";
    return element("tr", html) + "\n";
}

std::string table(const std::string& rows)
{
    return "<div class=\"matrix\" role=\"group\" tabindex=\"0\"><table>\n" + rows + "</table></div>\n";
}

std::string swatch(std::size_t number)
{
    return "<span class=\"swatch\" style=\"background:" + colourOf(number) + "\"></span>";
}

/// In the order of their first groups.
std::vector<std::pair<std::string, std::vector<std::size_t>>> byDataset(const Report& report)
{
    std::vector<std::pair<std::string, std::vector<std::size_t>>> sets;
    for (std::size_t i = 0; i < report.groups.size(); ++i) {
        const std::string& name = report.groups[i].dataset;
        auto found = std::ranges::find(sets, name, &std::pair<std::string, std::vector<std::size_t>>::first);
        if (found == sets.end()) found = sets.insert(sets.end(), {name, {}});
        found->second.push_back(i);
    }
    return sets;
}

class Writer {
public:
    Writer(const Report& report, ReportText& say) : m_report(report), m_say(say) {}

    std::string sections()
    {
        std::string html = verdicts();
        for (const auto& [dataset, groups] : byDataset(m_report)) html += results(dataset, groups);
        return html + curves() + maps();
    }
    std::string details() { return protocols() + classes() + provenance(); }
    [[nodiscard]] ReportWord title() const
    {
        const std::vector<ReportedGroup>& groups = m_report.groups;
        if (groups.size() == 1) return {groups.front().title};
        const auto sets = byDataset(m_report);
        return sets.size() == 1 ? text("resultsOn", {{sets.front().first}}) : text("results");
    }

private:
    static ReportWord verdictOf(const ReportedGroup& group)
    {
        if (group.results.empty()) return text("notEvaluated");
        const ReportedResult& own = group.results.front();
        Words words{percentWord(own.accuracy.mean, own.accuracy.deviation)};
        if (!own.aboveRaw) return text("alone", words);
        const bool isAbove = own.aboveRaw->mean >= 0;
        words.push_back(number(percent(std::abs(own.aboveRaw->mean))));
        if (!own.aboveRaw->interval) return text(isAbove ? "above" : "below", words);
        const auto [low, high] = *own.aboveRaw->interval;
        const bool isCertain = low > 0 || high < 0;
        words.push_back(number(percent(isAbove ? low : -high)));
        words.push_back(number(percent(isAbove ? high : -low)));
        if (isAbove) return text(isCertain ? "aboveCertain" : "aboveUncertain", words);
        return text(isCertain ? "belowCertain" : "belowUncertain", words);
    }

    std::string verdicts()
    {
        std::string html;
        bool isCompared = false;
        for (const ReportedGroup& group : m_report.groups) {
            const ReportWord verdict = verdictOf(group);
            isCompared = isCompared || (!group.results.empty() && group.results.front().aboveRaw);
            html += "<p class=\"verdict\">" +
                    m_say.shown(m_report.groups.size() == 1 ? verdict : text("verdictOf", {{group.title}, verdict})) +
                    "</p>\n";
        }
        return html + (isCompared ? "<p class=\"quiet\">" + m_say.shown("certainty") + "</p>\n" : "");
    }

    std::string resultCells(std::size_t i)
    {
        const ReportedGroup& group = m_report.groups[i];
        const std::string name = swatch(i) + escapeHtml(group.title);
        if (group.results.empty()) return row({name, m_say.shown("notEvaluated"), "", "", "", ""});
        const ReportedResult& own = group.results.front();
        const std::string splits = std::to_string(own.first.accuracies.size());
        const ReportWord count =
            own.runs > 1 ? text("seedsAndSplits", {{std::to_string(own.runs)}, {splits}}) : text("splits", {{splits}});
        std::string published = "–", difference = "–";
        if (own.published)
            published = m_say.shown(percentWord(own.published->mean, own.published->deviation)) + " <small>" +
                        escapeHtml(own.published->source) + "</small>";
        if (own.aboveRaw)
            difference = m_say.shown(number((own.aboveRaw->mean >= 0 ? "+" : "−") + percent(std::abs(own.aboveRaw->mean))));
        return row({name, m_say.shown(percentWord(own.accuracy.mean, own.accuracy.deviation)),
                    m_say.shown(rangeWord(own.accuracy.interval)), m_say.shown(count), published, difference});
    }

    std::string results(const std::string& dataset, const std::vector<std::size_t>& groups)
    {
        std::vector<const ReportedGroup*> shown;
        std::string metric = "accuracy", rows;
        for (const std::size_t i : groups) {
            shown.push_back(&m_report.groups[i]);
            if (!shown.back()->results.empty()) metric = shown.back()->results.front().first.card.metric;
            rows += resultCells(i);
        }
        const char* head = metric == "micro-F1" ? "micro-F1" : "accuracy";
        // Colours of the picture are numbered as the rows, which are all groups of a report on one data set.
        const bool isWhole = groups.size() == m_report.groups.size();
        return "<section>\n" + element("h2", m_say.shown("resultsOn", {{dataset}})) + "\n" +
               (isWhole ? resultsPicture(shown, m_say) : "") +
               table(heads(m_say, {"runs", head, "interval", "count", "published", "difference"}) + rows) + "</section>\n";
    }

    std::string curves()
    {
        // Losses of different methods are different quantities.
        std::map<std::pair<std::string, std::string>, std::vector<std::size_t>> together;
        for (std::size_t i = 0; i < m_report.groups.size(); ++i)
            if (!m_report.groups[i].losses.empty())
                together[{m_report.groups[i].dataset, m_report.groups[i].method}].push_back(i);
        std::string html;
        bool hasBand = false;
        for (const auto& [key, numbers] : together) {
            std::vector<const ReportedGroup*> groups;
            std::string legend;
            for (const std::size_t i : numbers) {
                groups.push_back(&m_report.groups[i]);
                hasBand = hasBand || groups.back()->losses.size() > 1;
                legend += "<li>" + swatch(i) + escapeHtml(groups.back()->title) + "</li>";
            }
            const std::string picture = curvesPicture(groups, numbers, m_say);
            if (picture.empty()) continue;
            html += "<figure><figcaption>" + m_say.shown("curvesOf", {{key.second + ", " + key.first}}) + "</figcaption>" +
                    picture + (groups.size() > 1 ? "<ul class=\"legend\">" + legend + "</ul>" : "") + "</figure>\n";
        }
        if (html.empty()) return {};
        return "<section>\n" + element("h2", m_say.shown("curves")) + "\n" + html +
               (hasBand ? "<p class=\"quiet\">" + m_say.shown("band") + "</p>\n" : "") + "</section>\n";
    }

    std::string maps()
    {
        std::string html;
        for (const ReportedGroup& group : m_report.groups) {
            if (!group.map) continue;
            const std::size_t nodes = group.map->points.size() / 2, drawn = mappedNodes(*group.map);
            html += "<figure><figcaption>" + m_say.shown("mapOf", {{group.title}}) + "</figcaption>" +
                    mapPicture(*group.map, m_say) +
                    (drawn < nodes ? "<p class=\"quiet\">" +
                                         m_say.shown("mapPart", {{std::to_string(drawn)}, {std::to_string(nodes)}}) + "</p>"
                                   : "") +
                    "</figure>\n";
        }
        if (html.empty()) return {};
        return "<section>\n" + element("h2", m_say.shown("map")) + "\n<p class=\"quiet\">" + m_say.shown("mapHint") +
               "</p>\n<div class=\"maps\">" + html + "</div></section>\n";
    }

    /// An element with what core says; where it is not known in all languages, marked as English.
    std::string said(const char* name, const Message& message)
    {
        return std::string("<") + name + (isTranslated(message) ? ">" : " lang=\"en\">") + m_say.shown(coreWord(message)) +
               "</" + name + ">";
    }
    std::string said(const char* name, const std::string& phrase) { return said(name, Message::verbatim(phrase)); }

    /// Changes of a data set on reading, each with its number behind a colon.
    std::string changes(const std::vector<std::string>& fixUps)
    {
        std::string html;
        for (const std::string& one : fixUps) {
            const std::size_t colon = std::min(one.rfind(": "), one.size());
            html += (html.empty() ? "" : "; ") + said("span", one.substr(0, colon)) + escapeHtml(one.substr(colon));
        }
        return html;
    }

    std::string card(const record::EvaluationCard& card)
    {
        const std::vector<std::pair<const char*, std::string>> facts{{"probe", card.probe},
                                                                     {"grid", card.grid},
                                                                     {"selection", card.selection},
                                                                     {"testUse", card.testUse},
                                                                     {"setting", card.setting},
                                                                     {"measuredIn", card.measuredIn},
                                                                     {"splitSeed", std::to_string(card.splitSeed)},
                                                                     {"probeSeed", std::to_string(card.probeSeed)},
                                                                     {"datasetHash", card.datasetHash}};
        std::string list = element("dt", m_say.shown("splitsKey")) + "<dd>" + std::to_string(card.splits) +
                           (card.splitKind.empty() ? "" : ", " + said("span", card.splitKind)) + "</dd>\n";
        for (const auto& [key, value] : facts)
            if (!value.empty()) list += element("dt", m_say.shown(key)) + said("dd", value) + "\n";
        if (!card.fixUps.empty()) list += element("dt", m_say.shown("fixUps")) + element("dd", changes(card.fixUps)) + "\n";
        return element("h3", m_say.shown("protocolOf", {{card.id}})) + said("p", card.text) + "\n" + element("dl", list) +
               "\n";
    }

    /// Each card once, of those that can be compared the first.
    std::string protocols()
    {
        std::vector<record::EvaluationCard> cards;
        for (const ReportedGroup& group : m_report.groups)
            for (const ReportedResult& result : group.results)
                if (std::ranges::none_of(cards, [&](const record::EvaluationCard& known) {
                        return record::whyNotComparable(known, result.first.card).empty();
                    }))
                    cards.push_back(result.first.card);
        std::string html;
        for (const record::EvaluationCard& one : cards) html += card(one);
        return html.empty() ? "" : "<section>\n" + element("h2", m_say.shown("protocol")) + "\n" + html + "</section>\n";
    }

    std::string classesOf(const ReportedGroup& group)
    {
        std::string html;
        for (const ReportedResult& result : group.results) {
            std::string rows, points;
            for (const record::ClassReport& one : result.first.perClass)
                rows += row({escapeHtml(one.name.empty() ? std::to_string(one.ofClass) : one.name),
                             m_say.shown(number(percent(one.precision))), m_say.shown(number(percent(one.recall))),
                             m_say.shown(number(percent(one.f1))), std::to_string(one.support)});
            for (const double point : result.points) points += (points.empty() ? "" : "  ") + percent(point);
            html += element("h3", escapeHtml(group.title + " · " + result.first.card.id)) +
                    (rows.empty() ? "" : table(heads(m_say, {"class", "precision", "recall", "f1", "support"}) + rows)) +
                    "<details>" + element("summary", m_say.shown("allSplits")) + element("p", m_say.shown(number(points))) +
                    "</details>\n";
        }
        return html;
    }

    std::string classes()
    {
        std::string html;
        for (const ReportedGroup& group : m_report.groups) html += classesOf(group);
        return html.empty() ? "" : "<section>\n" + element("h2", m_say.shown("classes")) + "\n" + html + "</section>\n";
    }

    std::string provenanceOf(const ReportedRun& run)
    {
        std::string facts = element("dt", m_say.shown("run")) + element("dd", escapeHtml(run.id)) + "\n";
        for (const auto& [key, value] : run.facts)
            if (!value.empty())
                facts += element("dt", m_say.shown(key.c_str())) +
                         (key == "state" ? said("dd", value) : element("dd", escapeHtml(value))) + "\n";
        std::string html = element("dl", facts);
        if (!run.command.empty())
            html += element("p", m_say.shown("command")) + "<pre tabindex=\"0\">" + escapeHtml(run.command) + "</pre>\n";
        if (!run.configuration.empty())
            html += "<details>" + element("summary", m_say.shown("configuration")) + "<pre tabindex=\"0\">" +
                    escapeHtml(run.configuration) + "</pre></details>\n";
        return html;
    }

    std::string provenance()
    {
        std::string html = "<section>\n" + element("h2", m_say.shown("provenance")) + "\n";
        for (const ReportedGroup& group : m_report.groups) {
            html += element("h3", escapeHtml(group.title)) + "\n";
            for (const ReportedRun& run : group.runs) html += provenanceOf(run);
        }
        return html + "</section>\n";
    }

    const Report& m_report;
    ReportText& m_say;
};

}  // namespace

Result<std::string> reportPage(const Report& report, const std::vector<std::string>& languages)
{
    ROSA_TRY_ASSIGN(const std::vector<std::string> chosen, chosenLanguages(languages, reportLanguages(), "the page"));
    ReportText say(chosen);
    Writer writer(report, say);
    const ReportWord title = writer.title();
    auto parts = frame(say.plain(title), chosen);
    parts["HEADING"] = say.shown(title);
    parts["SECTIONS"] = writer.sections();
    parts["COMPUTES"] = parts["LICENCES"] = parts["COMPUTING"] = "";
    if (report.pair && canCompute()) {
        std::map<std::string, std::string> titles;
        for (const std::string& language : chosen) titles[language] = say.plainIn(title, language);
        ROSA_TRY_ASSIGN(const auto computing, computingParts(*report.pair, titles, chosen));
        const ReportWord of = text("pairOf", {{report.pairRun}, {report.pairNodes}, {std::to_string(report.pairEpoch)}});
        parts["SECTIONS"] += filled(part("pair.html"), {{"PAIR_TITLE", say.shown("pair")},
                                                        {"PAIR_TEXT", say.shown(of)},
                                                        {"INSTRUMENT", std::string(part("instrument.html"))}});
        parts["COMPUTING"] = computing;
        parts["COMPUTES"] = " 'wasm-unsafe-eval'";
        parts["LICENCES"] = filled(part("licences.html"), parts);
    }
    parts["SECTIONS"] += writer.details();
    parts["SOURCE_WORDS"] = say.shown("source");
    parts["REPORT"] = std::string(part("report.js"));
    parts["TEXTS"] = say.table();
    return filled(part("report.html"), parts);
}

}  // namespace rosa::web
