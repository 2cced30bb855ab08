/// The complete manual: pages, links and search.
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

/// Content of a heading up to the next heading.
struct Section {
    std::string anchor;  ///< Empty for text before the first heading.
    std::string title;
    std::string text;  ///< Plain text on one line.
};

struct Page {
    std::string name;     ///< "alignment"
    std::string title;    ///< Its first heading.
    std::string summary;  ///< Its first paragraph; one line in lists of topics.
    std::string markdown;
    Document document;
    std::vector<Section> sections;
};

/// A search result.
struct Hit {
    std::string page;  ///< Name of the page.
    std::string pageTitle;
    std::string anchor;
    std::string sectionTitle;
    std::string context;  ///< Excerpt of the section around the first match.
    std::vector<std::pair<std::size_t, std::size_t>>
        marks;  ///< Offset and length of the matches in `context`, in bytes, ascending.
};

/// A value type; copies are independent.
class Manual {
public:
    /// Contains the embedded topics, then the parameter reference.
    explicit Manual(const catalog::Catalogue& catalogue);

    /// Appends a page or replaces the one of that name; used for the command reference, which only the command line program has.
    void add(std::string name, std::string markdown);

    [[nodiscard]] const std::vector<Page>& pages() const { return m_pages; }
    /// nullptr if there is no page of that name.
    [[nodiscard]] const Page* page(std::string_view name) const;

    /// The body of the page as HTML. Inline code that is a parameter key or a command links to its reference entry.
    [[nodiscard]] std::string html(const Page& page) const;
    /// Address of the reference entry of a parameter or command, such as "parameters.html#transportlambda"; empty if `code` is neither.
    [[nodiscard]] std::string referenceOf(const std::string& code) const;

    /// At most `most` sections that contain all words, best match first; case-insensitive. Empty for an empty query.
    [[nodiscard]] std::vector<Hit> search(const std::string& words, std::size_t most = 100) const;

private:
    std::vector<Page> m_pages;
};

}  // namespace rosa::manual
