#include "app/engine/help/manual_html.h"

#include "core/manual/html.h"

namespace rosa::engine {

namespace {

using manual::escapeHtml;

constexpr const char* kStyle =
    ":root { color-scheme: light dark }\n"
    "body { font: 16px/1.5 sans-serif; max-width: 62em; margin: 0 auto; padding: 0 1em 3em; display: flex; gap: 2.5em }\n"
    "nav { flex: 0 0 11em; padding-top: 1.7em; font-size: 90% }\n"
    "nav ul { list-style: none; margin: 0; padding: 0 } nav li { margin: .3em 0 }\n"
    "main { flex: 1; min-width: 0 }\n"
    "h2 { margin-top: 2em; border-bottom: 1px solid } h3 { margin-top: 1.5em }\n"
    "pre { overflow-x: auto; padding: .6em 1em; background: #8882 }\n"
    "table { border-collapse: collapse; display: block; overflow-x: auto }\n"
    "th, td { border: 1px solid #8888; padding: .25em .6em; vertical-align: top }\n"
    "code a, a code { text-decoration: inherit }\n"
    "@media (max-width: 45em) { body { display: block } }\n";

std::string navigation(const manual::Manual& manual, const std::string& here)
{
    std::string html = "<nav aria-label=\"Topics\">\n<ul>\n<li><a href=\"index.html\">RoSA workbench</a></li>\n";
    for (const manual::Page& page : manual.pages()) {
        const std::string current = page.name == here ? " aria-current=\"page\"" : "";
        html +=
            "<li><a href=\"" + escapeHtml(page.name) + ".html\"" + current + ">" + escapeHtml(page.title) + "</a></li>\n";
    }
    return html + "</ul>\n</nav>\n";
}

std::string document(const std::string& title, const std::string& navigation, const std::string& body)
{
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + escapeHtml(title) +
           " - rosa " ROSA_VERSION "</title>\n<meta name=\"viewport\" content=\"width=device-width\">\n<style>\n" + kStyle +
           "</style>\n</head>\n<body>\n" + navigation + "<main>\n" + body + "</main>\n</body>\n</html>\n";
}

}  // namespace

std::string htmlDocument(const manual::Manual& manual, const manual::Page& page)
{
    return document(page.title, navigation(manual, page.name), manual.html(page));
}

std::string htmlIndex(const manual::Manual& manual, bool hasLessons)
{
    std::string body = "<h1>RoSA workbench " ROSA_VERSION "</h1>\n<dl>\n";
    for (const manual::Page& page : manual.pages())
        body += "<dt><a href=\"" + escapeHtml(page.name) + ".html\">" + escapeHtml(page.title) + "</a></dt><dd>" +
                escapeHtml(page.summary) + "</dd>\n";
    body += "</dl>\n";
    if (hasLessons)
        body +=
            "<h2>In the browser</h2>\n<p><a href=\"" + std::string(kLessonFolder) +
            "/index.html\">The lessons of the transport lab</a> as pages that compute by themselves, in English, German and "
            "Chinese.</p>\n";
    return document("Manual", navigation(manual, {}), body);
}

}  // namespace rosa::engine
