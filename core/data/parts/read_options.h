/// What the user says about files whose meaning is not fixed by their format.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace rosa::data {

/// Options of reading, as given by `rosa data import`; without them the rules of column_roles.h decide by names and contents. Columns are
/// given by their names or, in a table without a header, by their numbers, from 1.
struct ReadOptions {
    std::string idColumn{}, classColumn{}, splitColumn{};  ///< Of the table or the attributes of nodes; "": by the rules.
    std::vector<std::string> featureColumns{};             ///< Likewise: features whatever the rules say.
    std::vector<std::string> ignoredColumns{};             ///< Of nodes or edges; "weight" leaves out weights in any format.
    std::string weightColumn{};                            ///< Of the table or the attributes of edges.
    char separator = '\0';                                 ///< Between fields; ' ' for runs of blanks; '\0': recognised.
    char decimal = '\0';                                   ///< Before the fractions: '.' or ','; '\0': recognised.
    bool areContacts = false;  ///< A text of three columns holds times and two people, not edges with weights.
    /// Labels that mean "unlabelled", in place of kMissingLabels and −1; an empty field always does.
    std::optional<std::vector<std::string>> unlabelled{};

    friend bool operator==(const ReadOptions&, const ReadOptions&) = default;
    /// Whether something is said of columns, separators or numbers, which not all formats have.
    [[nodiscard]] bool sayColumns() const;
};

/// The options as on the command line: "--class y --ignore a,b"; "" if there are none.
std::string commandText(const ReadOptions& options);

}  // namespace rosa::data
