/// The command reference, generated from the commands and options of a CLI::App, as text, man page and Markdown.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/manual/manual.h"

namespace CLI {
class App;
}

namespace rosa::engine {

struct ManualSection {
    std::string title;  ///< "Options"
    std::string text;   ///< Paragraph before the entries; may be empty.
    std::vector<std::pair<std::string, std::string>> entries;
    int column = 26;        ///< Column of the descriptions in text output.
    std::string command{};  ///< "rosa runs list", if the section describes a subcommand; else empty.
};

struct ManualPage {
    std::string name;         ///< "rosa train"
    std::string description;  ///< One line.
    std::string use;          ///< "[OPTIONS] RUN"
    std::vector<ManualSection> sections;
};

/// For CLI::App::get_subcommands(), which otherwise returns only those on the command line.
inline constexpr auto kEverySubcommand = [](const CLI::App*) { return true; };

/// Full name of a command: "rosa runs list".
std::string fullName(const CLI::App& app);
/// File name of a page, without extension: "rosa-train".
std::string fileNameOf(const ManualPage& page);

/// The page of `rosa`, or of one of its commands including subcommands.
ManualPage manualPage(const CLI::App& app);
/// The pages of `rosa` and of all its commands except `help`, which displays them.
std::vector<ManualPage> allPages(const CLI::App& app);
/// The topics of the manual as a section of the page of `rosa`.
ManualSection topicsSection(const manual::Manual& manual);

/// The complete manual: topics, parameters, and the commands of `app` as the page "commands".
manual::Manual wholeManual(const CLI::App& app, const catalog::Catalogue& catalogue);

/// Text for a terminal, at most 100 columns wide.
std::string asText(const ManualPage& page);
/// Man page in section 1, UTF-8. `others` are listed under SEE ALSO: "rosa-train(1)".
std::string asMan(const ManualPage& page, const std::vector<std::string>& others);
/// All pages as one topic of the manual.
std::string asMarkdown(const std::vector<ManualPage>& pages);

}  // namespace rosa::engine
