#include "app/engine/common/plain_text.h"
#include "app/engine/help/manual.h"
#include "app/engine/help/topic_man.h"

namespace rosa::engine {

namespace {

std::string manSection(const ManualSection& section)
{
    std::string text = section.command.empty() ? ".SH " + roffQuoted(inCapitals(section.title)) + "\n"
                                               : ".SS " + roffQuoted(section.title) + "\n";
    if (!section.text.empty()) text += roff(section.text) + "\n";
    for (const auto& [name, explanation] : section.entries) {
        text += ".TP\n\\fB" + roff(name) + "\\fR\n";
        text += explanation.empty() ? "\\&\n" : roff(explanation) + "\n";
    }
    return text;
}

std::string sentence(const std::string& text) { return manual::escapeMarkdown(text) + (text.ends_with('.') ? "" : "."); }

/// Usage of a command as a code block; inline code would become a link to the command itself.
std::string useBlock(const std::string& line) { return "```\n" + line + "\n```\n\n"; }

std::string markdownSection(const ManualSection& section, const std::string& page)
{
    // Headings are link targets; only commands need them.
    std::string text = section.command.empty() ? "**" + manual::escapeMarkdown(section.title) + "**\n\n"
                                               : "### " + section.command + "\n\n" + useBlock(section.title);
    if (!section.text.empty()) text += sentence(section.text) + "\n\n";
    for (const auto& [term, explanation] : section.entries) {
        const bool isCommand = page == "rosa" && section.title == "Commands" && term != "help";
        text += "- `" + (isCommand ? "rosa " + term : term) + "`" +
                (explanation.empty() ? "" : ": " + manual::escapeMarkdown(explanation)) + "\n";
    }
    return text + "\n";
}

}  // namespace

std::string fileNameOf(const ManualPage& page) { return replaced(page.name, " ", "-"); }

std::string asText(const ManualPage& page)
{
    std::string text = "rosa " ROSA_VERSION " - " + page.description + "\n";
    text += "\nUSE\n  " + page.name + " " + page.use + "\n";
    if (page.name == "rosa") text += "  rosa help COMMAND\n  rosa help TOPIC\n";
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
    std::string text = ".TH " + roffQuoted(inCapitals(name)) + " 1 \"\" \"rosa " ROSA_VERSION "\" \"RoSA workbench\"\n";
    text += ".SH NAME\n" + roff(name) + " \\- " + roff(page.description) + "\n";
    text += ".SH SYNOPSIS\n\\fB" + roff(page.name) + "\\fR " + roff(page.use) + "\n";
    for (const ManualSection& section : page.sections) text += manSection(section);
    return text + seeAlso(others);
}

std::string asMarkdown(const std::vector<ManualPage>& pages)
{
    std::string text =
        "# Commands\n\n"
        "Reference of all commands of `rosa` with their options.\n\n";
    for (const ManualPage& page : pages) {
        text += "## " + page.name + "\n\n" + sentence(page.description) + "\n\n" + useBlock(page.name + " " + page.use);
        for (const ManualSection& section : page.sections) text += markdownSection(section, page.name);
    }
    return text;
}

}  // namespace rosa::engine
