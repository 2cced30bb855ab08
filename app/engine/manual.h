/// The manual: a command's page in parts, and as text, man page and HTML. Made from the commands and options that a CLI::App has.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
}

namespace rosa::engine {

struct ManualSection {
    std::string title;  ///< "Options"
    std::string text;   ///< A paragraph before the entries; may be empty.
    std::vector<std::pair<std::string, std::string>> entries;
    int column = 26;      ///< As text: where explanations start.
    bool isPart = false;  ///< Of the section before it: a command of a command.
};

struct ManualPage {
    std::string name;         ///< "rosa train"
    std::string description;  ///< One line.
    std::string use;          ///< "[OPTIONS] RUN"
    std::vector<ManualSection> sections;
};

/// "rosa runs list": how the command is called.
std::string fullName(const CLI::App& app);
/// "rosa-train": name of the page's file and anchor.
std::string fileNameOf(const ManualPage& page);

/// The page of `rosa` itself, or of one of its commands with all that this has.
ManualPage manualPage(const CLI::App& app);

/// For a terminal of 100 columns.
std::string asText(const ManualPage& page);
/// man(7), section 1, UTF-8. `others` are named under SEE ALSO: "rosa-train".
std::string asMan(const ManualPage& page, const std::vector<std::string>& others);
/// All pages as one HTML 5 document that needs nothing beside it.
std::string asHtml(const std::vector<ManualPage>& pages);

}  // namespace rosa::engine
