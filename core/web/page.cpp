#include "core/web/page.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/check.h"
#include "core/lab/problem_ids.h"
#include "core/manual/html.h"
#include "core/web/embedded_parts.h"
#include "core/web/page_frame.h"
#include "core/web/page_text.h"
#include "core/web/problem_json.h"
#include "core/web/start_json.h"

namespace rosa::web {

namespace {

using Json = nlohmann::ordered_json;
using Languages = std::vector<std::string>;

constexpr std::string_view kMark = "<meta name=\"generator\" content=\"RoSA workbench";

/// The page's own words by language.
const Json& words()
{
    static const Json all = Json::parse(part("words.json"));
    return all;
}

std::string word(const std::string& language, const char* key)
{
    const auto own = words().find(language);
    return (own == words().end() ? words()["en"] : *own)[key];
}

Result<void> expectModule()
{
    if (!canCompute())
        return failed("this build writes no web pages: it was made without their module (CMake option %1)",
                      "ROSA_WEB_MODULE");
    return {};
}

Result<Languages> languagesOf(const lab::Lesson& lesson, const PageOptions& options)
{
    // In the order of the page's own.
    Languages existing = pageLanguages();
    const auto lacks = [&](const std::string& one) {
        return std::ranges::find(lesson.languages, one) == lesson.languages.end();
    };
    if (!lesson.languages.empty()) std::erase_if(existing, lacks);
    for (const std::string& language : lesson.languages)
        if (std::ranges::find(existing, language) == existing.end()) existing.push_back(language);
    return chosenLanguages(options.languages, existing, "lesson " + lesson.id);
}

/// A text by language, or by "" if it is the same in all.
template <typename Convert>
Json textOf(const lab::LocalText& text, const Languages& languages, const Convert& convert)
{
    Json json = Json::object();
    for (const auto& [language, words] : text.all())
        if (language.empty() || std::ranges::find(languages, language) != languages.end()) json[language] = convert(words);
    return json;
}

std::string asIs(const std::string& text) { return text; }

const char* idOf(lab::LessonQuestion::Kind kind)
{
    switch (kind) {
        case lab::LessonQuestion::Kind::Number:
            return "number";
        case lab::LessonQuestion::Kind::Choice:
            return "choice";
        case lab::LessonQuestion::Kind::Plan:
            return "plan";
    }
    return "";
}

Json questionJson(const lab::LessonQuestion& question, const Languages& languages)
{
    Json json{{"kind", idOf(question.kind)}, {"prompt", textOf(question.prompt, languages, safeLine)}};
    if (question.isShown) json["shown"] = true;
    if (question.answer) {
        json["quantity"] = lab::toText(question.answer->quantity);
        json["tolerance"] = question.answer->tolerance;
        json["problem"] = problemJson(question.answer->problem);
    }
    if (question.kind == lab::LessonQuestion::Kind::Choice) {
        for (const lab::LocalText& choice : question.choices) json["choices"].push_back(textOf(choice, languages, safeLine));
        json["right"] = question.right;
        if (question.at) json["problem"] = problemJson(*question.at);
    }
    return json;
}

/// The page shows its beginning before it can compute.
void putStart(Json& content, const lab::Problem& problem)
{
    if (auto start = startJson(problem)) content["start"] = *std::move(start);
}

Json stepJson(const lab::LessonStep& step, const Languages& languages)
{
    static const std::vector<std::string> ids = lab::controlIds();
    Json json{{"problem", problemJson(step.problem)},
              {"controls", Json::array()},
              {"title", textOf(step.title, languages, asIs)},
              {"text", textOf(step.text, languages, safeHtml)},
              {"after", textOf(step.after, languages, safeHtml)}};
    if (!step.hasCosts) json["costs"] = false;
    for (const lab::Control control : step.controls) json["controls"].push_back(ids[static_cast<std::size_t>(control)]);
    if (step.question) json["question"] = questionJson(*step.question, languages);
    return json;
}

/// Words of the languages that the page has.
Json wordsOf(const Languages& languages)
{
    Json json{{"en", words()["en"]}};
    for (const std::string& language : languages)
        if (words().contains(language)) json[language] = words()[language];
    return json;
}

/// What computes: module, content and scripts.
std::string computing(Json content, const Languages& languages, const PageOptions& options)
{
    content["languages"] = languages;
    content["index"] = options.hasIndex;
    if (options.isCourse) content["scorm"] = true;
    content["words"] = wordsOf(languages);
    std::map<std::string, std::string> parts;
    parts["MODULE"] = packedText(embeddedModule()[0].text());
    parts["CONTENT"] = packedText(content.dump(-1, ' ', false, Json::error_handler_t::replace));
    parts["LAB"] = leanScript(part("lab.js"));
    parts["PAGE"] = pageScript(options.isCourse);
    return filled(part("computing.html"), parts);
}

std::string page(Json content, const std::string& title, const Languages& languages, const PageOptions& options)
{
    auto parts = frame(title, languages);
    parts["LICENCES"] = filled(part("licences.html"), parts);
    parts["INSTRUMENT"] = std::string(part("instrument.html"));
    parts["COMPUTING"] = computing(std::move(content), languages, options);
    return filled(part("page.html"), parts);
}

std::string linkTo(const lab::Lesson& lesson, const std::string& language)
{
    std::string html = "<li><a href=\"" + lesson.id + ".html#l=" + language + "\">" +
                       manual::escapeHtml(lesson.title.in(language)) + "</a>";
    if (!lesson.question.empty()) html += "<br>" + safeLine(lesson.question.in(language));
    return html + "</li>\n";
}

/// To the sections of an index.
std::string linksTo(const Languages& languages)
{
    std::string html;
    for (const std::string& language : languages)
        html += (html.empty() ? "" : " · ") + ("<a href=\"#" + manual::escapeHtml(language) + "\">") +
                manual::escapeHtml(words().contains(language) ? word(language, "language") : language) + "</a>";
    return html;
}

}  // namespace

std::string_view part(std::string_view name)
{
    const auto parts = embeddedParts();
    const auto found = std::ranges::find(parts, name, &EmbeddedFile::name);
    ROSA_CHECK(found != parts.end(), "an unknown part of a page");
    return found->text();
}

std::string pageScript(bool isCourse)
{
    std::string script;
    for (const char* name : {"view.js", "scorm.js", "page.js", "controls.js", "lesson.js", "start.js"})
        if (isCourse || std::string_view(name) != "scorm.js") script += leanScript(part(name));
    return script;
}

bool canCompute() { return !embeddedModule()[0].bytes.empty(); }

Result<std::string> computingParts(const lab::Problem& problem, const std::map<std::string, std::string>& titles,
                                   const std::vector<std::string>& languages)
{
    ROSA_TRY(lab::pose(problem));
    Json content{{"title", titles}, {"problem", problemJson(problem)}};
    putStart(content, problem);
    return computing(std::move(content), languages, {});
}

std::vector<std::string> pageLanguages()
{
    std::vector<std::string> languages;
    for (const auto& [language, all] : words().items()) languages.push_back(language);
    return languages;
}

Result<std::string> lessonPage(const lab::Lesson& lesson, const PageOptions& options)
{
    ROSA_TRY(expectModule());
    ROSA_TRY_ASSIGN(const Languages languages, languagesOf(lesson, options));
    Json content{{"id", lesson.id},
                 {"title", textOf(lesson.title, languages, asIs)},
                 {"question", textOf(lesson.question, languages, safeLine)},
                 {"steps", Json::array()}};
    for (const lab::LessonStep& step : lesson.steps) content["steps"].push_back(stepJson(step, languages));
    putStart(content, lesson.steps.front().problem);
    return page(std::move(content), lesson.title.in(languages.front()), languages, options);
}

Result<std::string> problemPage(const lab::Problem& problem, const PageOptions& options)
{
    ROSA_TRY(expectModule());
    ROSA_TRY_ASSIGN(const lab::Posed posed, lab::pose(problem));
    ROSA_TRY_ASSIGN(const Languages languages, chosenLanguages(options.languages, pageLanguages(), "the page"));
    const std::string title = problem.title.empty() ? word(languages.front(), "problem") : problem.title;
    Json content{{"title", {{"", title}}}, {"problem", problemJson(problem)}};
    putStart(content, problem);
    return page(std::move(content), title, languages, options);
}

Result<std::string> indexPage(std::span<const lab::Lesson> lessons, const PageOptions& options)
{
    Languages languages;
    for (const lab::Lesson& lesson : lessons) {
        ROSA_TRY_ASSIGN(const Languages own, languagesOf(lesson, options));
        for (const std::string& language : own)
            if (std::ranges::find(languages, language) == languages.end()) languages.push_back(language);
    }
    if (languages.empty()) languages = pageLanguages();
    std::string sections = languages.size() > 1 ? "<nav>" + linksTo(languages) + "</nav>\n" : "";
    for (const std::string& language : languages) {
        const std::string name = language == "zh" ? "zh-Hans" : manual::escapeHtml(language);
        sections += "<section id=\"" + manual::escapeHtml(language) + "\" lang=\"" + name + "\">\n<h1>" +
                    manual::escapeHtml(word(language, "lessons")) + "</h1>\n<ol>\n";
        for (const lab::Lesson& lesson : lessons) sections += linkTo(lesson, language);
        sections += "</ol>\n</section>\n";
    }
    return stillPage(word(languages.front(), "lessons"), sections, languages);
}

bool isPage(std::string_view text) { return text.substr(0, 1024).find(kMark) != std::string_view::npos; }

}  // namespace rosa::web
