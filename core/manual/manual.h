/// The whole manual: pages, links between them, and search.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/catalog/catalogue.h"
#include "core/manual/markdown.h"

namespace rosa::manual {

/// What stands under a heading, up to the next one.
struct Section {
    std::string anchor;  ///< Empty: before the first heading.
    std::string title;
    std::string text;  ///< Without marks, on one line.
};

struct Page {
    std::string name;     ///< "alignment"
    std::string title;    ///< Its first heading.
    std::string summary;  ///< Its first paragraph: one line for lists of topics.
    std::string markdown;
    Document document;
    std::vector<Section> sections;
};

/// Where the words that were searched for stand.
struct Hit {
    std::string page;  ///< Its name.
    std::string pageTitle;
    std::string anchor;
    std::string sectionTitle;
    std::string context;  ///< A piece of the section around the first word found.
    std::vector<std::pair<std::size_t, std::size_t>>
        marks;  ///< Begin and length of the words in `context`, in bytes, ascending.
};

/// A value; copies share nothing.
class Manual {
public:
    /// The embedded topics, then the parameters.
    explicit Manual(const catalog::Catalogue& catalogue);

    /// Adds a page behind the others, or replaces the one of that name: the commands, which only the command knows.
    void add(std::string name, std::string markdown);

    [[nodiscard]] const std::vector<Page>& pages() const { return m_pages; }
    /// nullptr: there is none of that name.
    [[nodiscard]] const Page* page(std::string_view name) const;

    /// The body of the page as HTML. Code that is a parameter's key or a command leads to its entry in the reference.
    [[nodiscard]] std::string html(const Page& page) const;
    /// Address of the entry of a parameter or command, such as "parameters.html#transportlambda"; empty: `code` is neither.
    [[nodiscard]] std::string referenceOf(const std::string& code) const;

    /// Sections that have all of the words, best first, `most` at the most; upper and lower case are alike. None for no words.
    [[nodiscard]] std::vector<Hit> search(const std::string& words, std::size_t most = 100) const;

private:
    std::vector<Page> m_pages;
};

}  // namespace rosa::manual
