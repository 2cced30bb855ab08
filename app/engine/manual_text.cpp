#include <algorithm>
#include <cctype>

#include "app/engine/manual.h"
#include "app/engine/plain_text.h"

namespace rosa::engine {

namespace {

std::string inCapitals(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    return text;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

/// A line of man(7): no character of it is taken for a request.
std::string roff(const std::string& text)
{
    std::string escaped = replaced(replaced(text, "\\", "\\e"), "-", "\\-");
    if (escaped.starts_with('.') || escaped.starts_with('\'')) escaped.insert(0, "\\&");
    return escaped;
}

/// An argument of a request.
std::string quoted(const std::string& text) { return "\"" + replaced(roff(text), "\"", "\\(dq") + "\""; }

std::string html(const std::string& text)
{
    return replaced(replaced(replaced(text, "&", "&amp;"), "<", "&lt;"), ">", "&gt;");
}

std::string manSection(const ManualSection& section)
{
    std::string text =
        section.isPart ? ".SS " + quoted(section.title) + "\n" : ".SH " + quoted(inCapitals(section.title)) + "\n";
    if (!section.text.empty()) text += roff(section.text) + "\n";
    for (const auto& [name, explanation] : section.entries) {
        text += ".TP\n\\fB" + roff(name) + "\\fR\n";
        text += explanation.empty() ? "\\&\n" : roff(explanation) + "\n";
    }
    return text;
}

std::string htmlSection(const ManualSection& section, const std::string& page)
{
    const std::string level = section.isPart ? "h4" : "h3";
    std::string text = "<" + level + ">" + html(section.title) + "</" + level + ">\n";
    if (!section.text.empty()) text += "<p>" + html(section.text) + "</p>\n";
    if (section.entries.empty()) return text;
    text += "<dl>\n";
    for (const auto& [name, explanation] : section.entries) {
        const bool isCommand = page == "rosa" && section.title == "Commands" && name != "help";
        const std::string shown = "<code>" + html(name) + "</code>";
        text += "<dt>" + (isCommand ? "<a href=\"#rosa-" + html(name) + "\">" + shown + "</a>" : shown) + "</dt><dd>" +
                html(explanation) + "</dd>\n";
    }
    return text + "</dl>\n";
}

}  // namespace

std::string fileNameOf(const ManualPage& page) { return replaced(page.name, " ", "-"); }

std::string asText(const ManualPage& page)
{
    std::string text = "rosa " ROSA_VERSION " - " + page.description + "\n";
    text += "\nUSE\n  " + page.name + " " + page.use + "\n";
    if (page.name == "rosa") text += "  rosa help COMMAND\n";
    for (const ManualSection& section : page.sections) {
        text += "\n" + inCapitals(section.title) + "\n";
        if (!section.text.empty()) text += wrapped(section.text, 2);
        for (const auto& [name, explanation] : section.entries)
            text += explanation.empty() ? "  " + name + "\n" : entry(name, explanation, section.column);
    }
    return text;
}

std::string asMan(const ManualPage& page, const std::vector<std::string>& others)
{
    const std::string name = fileNameOf(page);
    std::string text = ".TH " + quoted(inCapitals(name)) + " 1 \"\" \"rosa " ROSA_VERSION "\" \"RoSA workbench\"\n";
    text += ".SH NAME\n" + roff(name) + " \\- " + roff(page.description) + "\n";
    text += ".SH SYNOPSIS\n\\fB" + roff(page.name) + "\\fR " + roff(page.use) + "\n";
    for (const ManualSection& section : page.sections) text += manSection(section);
    text += ".SH \"SEE ALSO\"\n";
    for (std::size_t i = 0; i < others.size(); ++i)
        text += ".BR " + roff(others[i]) + (i + 1 < others.size() ? " (1),\n" : " (1)\n");
    return text;
}

std::string asHtml(const std::vector<ManualPage>& pages)
{
    std::string text = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>rosa " ROSA_VERSION
                       "</title>\n"
                       "<meta name=\"viewport\" content=\"width=device-width\">\n<style>\n"
                       ":root { color-scheme: light dark }\n"
                       "body { font: 16px/1.5 sans-serif; max-width: 50em; margin: 2em auto; padding: 0 1em }\n"
                       "h2 { margin-top: 2.5em; border-bottom: 1px solid }\n"
                       "dt { margin-top: .6em } dd { margin-left: 2em }\n"
                       "</style>\n</head>\n<body>\n";
    for (const ManualPage& page : pages) {
        const std::string level = page.name == "rosa" ? "h1" : "h2";
        text += "<" + level + " id=\"" + html(fileNameOf(page)) + "\">" + html(page.name) + "</" + level + ">\n<p>" +
                html(page.description) + "</p>\n<pre>" + html(page.name + " " + page.use) + "</pre>\n";
        for (const ManualSection& section : page.sections) text += htmlSection(section, page.name);
    }
    return text + "</body>\n</html>\n";
}

}  // namespace rosa::engine
