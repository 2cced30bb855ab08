#include "core/data/readers/sociopatterns.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/data/parts/assemble.h"
#include "core/data/parts/faults.h"
#include "core/data/parts/lines.h"
#include "core/data/readers/formats.h"

namespace rosa::data {

namespace {

/// Departments by person; "" until known.
using People = std::map<std::int64_t, std::string>;

/// Memory per person: here, in the map of nodes, and as a node with name, department and feature row.
constexpr std::uint64_t kPersonBytes = 320;
/// Memory per contact: here, with node indices, and as a pair in both directions.
constexpr std::uint64_t kContactBytes = 24 + 16 + 2 * 40;

/// Notes a person's department. Returns an Error if it contradicts an earlier one.
Result<void> note(People& people, std::int64_t person, std::string_view department, const LineReader& lines,
                  MemoryBudget& budget)
{
    const auto [place, isNew] = people.try_emplace(person);
    if (isNew) ROSA_TRY(budget.take(kPersonBytes + 2 * department.size()));
    std::string& known = place->second;
    if (known.empty()) known = std::string(department);
    if (!department.empty() && known != department)
        return lines.problem(Message("department %1 of person %2 as in the previous lines", known, person), department);
    return {};
}

Result<void> readMetadata(const std::filesystem::path& path, People& people, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto lines, LineReader::open(path, budget));
    const auto readLine = [&](std::string_view line) -> Result<void> {
        const auto fields = splitAtSpace(line);
        const auto person = parseWhole(fields[0]);
        if (!person || fields.size() < 2) return lines.problem(Message("a person number and a department"), line);
        return note(people, *person, fields[1], lines, budget);
    };
    Faults faults;
    std::string_view line;
    while (lines.next(line))
        if (!faults.take(readLine(line))) break;
    return faults.result();
}

struct NumberedContact {
    std::int64_t time = 0;
    std::int64_t first = 0;
    std::int64_t second = 0;
};

Result<std::vector<NumberedContact>> readContacts(const std::filesystem::path& path, People& people, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto lines, LineReader::open(path, budget));
    std::vector<NumberedContact> contacts;
    std::size_t columns = 0;
    const auto readLine = [&](std::string_view line) -> Result<void> {
        const auto fields = splitAtSpace(line);
        if (columns == 0 && (fields.size() == 3 || fields.size() == 5)) columns = fields.size();
        if (columns == 0 || fields.size() != columns)
            return lines.problem(
                columns == 5 ? Message("time, two people and their departments") : Message("time and two people"), line);
        const auto time = parseWhole(fields[0]);
        const auto first = parseWhole(fields[1]);
        const auto second = parseWhole(fields[2]);
        if (!time || *time < 0 || *time > kLatestTime) return lines.problem(Message("a time in seconds"), fields[0]);
        if (!first || !second) return lines.problem(Message("the numbers of two people"), line);
        ROSA_TRY(note(people, *first, columns == 5 ? fields[3] : std::string_view(), lines, budget));
        ROSA_TRY(note(people, *second, columns == 5 ? fields[4] : std::string_view(), lines, budget));
        if (const auto taken = budget.take(kContactBytes); !taken) return taken.error().within(path.string());
        contacts.push_back({*time, *first, *second});
        return {};
    };
    Faults faults;
    std::string_view line;
    while (lines.next(line))
        if (!faults.take(readLine(line))) break;
    ROSA_TRY(faults.result());
    if (contacts.empty()) return badInput("%1: expected lines of time and two people, found none", path);
    return contacts;
}

}  // namespace

Result<TemporalContacts> readSocioPatterns(const std::filesystem::path& contacts, const std::filesystem::path& metadata,
                                           MemoryBudget& budget)
{
    People people;
    if (!metadata.empty()) ROSA_TRY(readMetadata(metadata, people, budget));
    ROSA_TRY_ASSIGN(auto numbered, readContacts(contacts, people, budget));
    TemporalContacts result;
    std::map<std::int64_t, graph::Node> places;
    bool knowsDepartments = false;
    for (const auto& [person, department] : people) {
        places.emplace(person, static_cast<graph::Node>(places.size()));
        result.people.push_back(std::to_string(person));
        result.departments.push_back(department);
        knowsDepartments = knowsDepartments || !department.empty();
    }
    if (!knowsDepartments) result.departments.clear();
    result.contacts.reserve(numbered.size());
    for (const NumberedContact& contact : numbered)
        result.contacts.push_back({contact.time, places[contact.first], places[contact.second]});
    return result;
}

std::filesystem::path sociopatternsMetadata(const std::filesystem::path& contacts)
{
    for (const std::string& name :
         {"metadata_" + contacts.filename().string(), "metadata" + contacts.extension().string()}) {
        const std::filesystem::path path = contacts.parent_path() / name;
        std::error_code unknown;
        if (std::filesystem::is_regular_file(path, unknown)) return path;
    }
    return {};
}

Result<Dataset> readSocioPatternsGraph(const Found& found, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto contacts, readSocioPatterns(found.path, sociopatternsMetadata(found.path), budget));
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.path.stem().string() + (found.variant.empty() ? "" : "*");
    dataset.source = "SocioPatterns contacts, sociopatterns.org (CC BY-NC-SA)";
    // Each pair once and in both directions: repeated contacts are aggregated by design, which is not a fix-up of edges.
    std::set<graph::Arc> pairs;
    for (const Contact& contact : contacts.contacts) {
        pairs.insert({contact.first, contact.second});
        pairs.insert({contact.second, contact.first});
    }
    ROSA_TRY(setGraph(dataset, static_cast<std::int64_t>(contacts.people.size()),
                      std::vector<graph::Arc>(pairs.begin(), pairs.end()), Published::Drop));
    addFixUp(dataset, Message("contacts aggregated over time into edges"),
             static_cast<std::int64_t>(contacts.contacts.size()));
    dataset.nodeNames = contacts.people;
    dataset.contacts.dropsIsolated = found.variant == kStarVariant;
    dataset.contacts.list = std::move(contacts.contacts);
    std::erase_if(dataset.contacts.list, [](const Contact& contact) { return contact.first == contact.second; });
    std::ranges::stable_sort(dataset.contacts.list, {}, &Contact::time);
    ROSA_TRY(setLabels(dataset, std::move(contacts.departments), found.options.unlabelled));
    ROSA_TRY(fillMissingFeatures(dataset));
    return checked(std::move(dataset));
}

}  // namespace rosa::data
