/// The reference of the commands: a command's page in parts, and as text, man page and Markdown. Made from the commands and options that
/// a CLI::App has.
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
    std::string text;   ///< A paragraph before the entries; may be empty.
    std::vector<std::pair<std::string, std::string>> entries;
    int column = 26;        ///< As text: where explanations start.
    std::string command{};  ///< "rosa runs list", where the section is of a command of the page's command; else empty.
};

struct ManualPage {
    std::string name;         ///< "rosa train"
    std::string description;  ///< One line.
    std::string use;          ///< "[OPTIONS] RUN"
    std::vector<ManualSection> sections;
};

/// "rosa runs list": how the command is called.
std::string fullName(const CLI::App& app);
/// "rosa-train": name of the page's file.
std::string fileNameOf(const ManualPage& page);

/// The page of `rosa` itself, or of one of its commands with all that this has.
ManualPage manualPage(const CLI::App& app);
/// The page of `rosa` and those of its commands, but for `help`, which is what shows them.
std::vector<ManualPage> allPages(const CLI::App& app);
/// The topics of the manual, as a section of the page of `rosa`.
ManualSection topicsSection(const manual::Manual& manual);

/// The whole manual: the topics, the parameters, and the commands of `app` as the page "commands".
manual::Manual wholeManual(const CLI::App& app, const catalog::Catalogue& catalogue);

/// For a terminal of 100 columns.
std::string asText(const ManualPage& page);
/// man(7), section 1, UTF-8. `others` are named under SEE ALSO: "rosa-train(1)".
std::string asMan(const ManualPage& page, const std::vector<std::string>& others);
/// The pages as one topic of the manual.
std::string asMarkdown(const std::vector<ManualPage>& pages);

}  // namespace rosa::engine
