#include "core/web/page_frame.h"

#include <algorithm>
#include <string_view>

#include "core/base/text/joined.h"
#include "core/manual/html.h"
#include "core/web/embedded_parts.h"
#include "core/web/page_text.h"

namespace rosa::web {

namespace {

constexpr std::string_view kWebsite = ROSA_WEBSITE;

std::string source()
{
    if (!kWebsite.empty()) {
        const std::string place = manual::escapeHtml(kWebsite);
        return "<a href=\"" + place + "\">" + place + "</a>";
    }
    return "<span id=\"sourceUnknown\">whoever gave you this page has it, too, or knows where it is</span>";
}

}  // namespace

std::map<std::string, std::string> frame(const std::string& title, const std::vector<std::string>& languages)
{
    return {{"TITLE", manual::escapeHtml(title)},
            {"LANGUAGE", languages.front() == "zh" ? "zh-Hans" : manual::escapeHtml(languages.front())},
            {"VERSION", ROSA_VERSION},
            {"SOURCE", source()},
            {"STYLE", std::string(part("style.css"))},
            {"NOTICES", manual::escapeHtml(part("notices.txt"))}};
}

Result<std::vector<std::string>> chosenLanguages(const std::vector<std::string>& wanted,
                                                 const std::vector<std::string>& existing, const std::string& whose)
{
    for (const std::string& language : wanted)
        if (std::ranges::find(existing, language) == existing.end())
            return badInput("%1 has no language '%2', expected some of: %3", whose, language, joined(existing, ", "));
    return wanted.empty() ? existing : wanted;
}

std::string stillPage(const std::string& title, const std::string& sections, const std::vector<std::string>& languages)
{
    auto parts = frame(title, languages);
    parts["SECTIONS"] = sections;
    return filled(part("index.html"), parts);
}

}  // namespace rosa::web
