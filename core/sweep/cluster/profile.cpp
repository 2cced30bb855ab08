#include "core/sweep/cluster/profile.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/text/nearest.h"
#include "core/catalog/toml.h"

namespace rosa::sweep {

namespace {

using catalog::errorAt;

constexpr std::size_t kMostLines = 1000;
constexpr std::size_t kLongest = 4096;

/// "4GB", "4GiB" and "4g" as "4G", which is how Slurm names an amount of memory; nullopt for what is none.
std::optional<std::string> memoryOf(const std::string& text)
{
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    if (digits == 0 || digits >= 10) return std::nullopt;
    std::string unit;
    for (const char letter : text.substr(digits))
        unit += letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    if (unit.empty()) return text;
    const bool isUnit = std::string_view("KMGT").find(unit.front()) != std::string_view::npos;
    const std::string_view rest = std::string_view(unit).substr(1);
    if (!isUnit || (!rest.empty() && rest != "B" && rest != "IB")) return std::nullopt;
    return text.substr(0, digits) + unit.front();
}

/// What Slurm and other tools call the keys of a profile.
std::string keyFor(const std::string& name)
{
    static constexpr std::array<std::pair<std::string_view, const char*>, 14> kOtherNames{{{"walltime", "time"},
                                                                                           {"time_limit", "time"},
                                                                                           {"mem", "memory"},
                                                                                           {"mem_per_cpu", "memory"},
                                                                                           {"gres", "gpus"},
                                                                                           {"gpus_per_task", "gpus"},
                                                                                           {"cpus", "threads"},
                                                                                           {"cpus_per_task", "threads"},
                                                                                           {"ntasks", "workers"},
                                                                                           {"ntasks_per_node", "workers"},
                                                                                           {"array", "tasks"},
                                                                                           {"max_array_size", "tasks"},
                                                                                           {"queue", "partition"},
                                                                                           {"modules", "setup"}}};
    std::string plain = name;
    std::ranges::replace(plain, '-', '_');
    const auto found = std::ranges::find(kOtherNames, plain, &std::pair<std::string_view, const char*>::first);
    return found == kOtherNames.end() ? std::string() : found->second;
}

/// Reads one profile; the first failed read is kept, so that readers need no branches.
class ProfileReader {
public:
    ProfileReader(const toml::table& table, const std::string& fileName) : m_table(table), m_fileName(fileName) {}

    void fail(const toml::node& node, const Message& message)
    {
        if (!m_error) m_error = errorAt(m_fileName, node, message);
    }

    void text(const char* key, std::string& value)
    {
        const toml::node* const node = taken(key);
        if (!node) return;
        if (!node->is_string()) return fail(*node, Message("%1: expected text in quotes", key));
        value = node->as_string()->get();
        checkLine(*node, key, value);
    }

    /// A word as isPlainWord() tells.
    void word(const char* key, std::string& value, std::string_view more = {})
    {
        text(key, value);
        if (!isPlainWord(value, more))
            fail(*m_table.get(key), Message("%1: expected a word of letters and digits, found '%2'", key, value));
    }

    void count(const char* key, int& value, int least, int most)
    {
        const toml::node* const node = taken(key);
        if (!node) return;
        const auto* const number = node->as_integer();
        if (number && number->get() >= least && number->get() <= most)
            value = static_cast<int>(number->get());
        else
            fail(*node, Message("%1: expected %2", key, Message("a whole number from %1 to %2", least, most)));
    }

    /// A number of minutes, or a time in quotes as Slurm writes it.
    void minutes(const char* key, int& value)
    {
        const toml::node* const node = m_table.get(key);
        if (!node || !node->is_string()) return count(key, value, 1, kMostMinutes);
        std::string written;
        text(key, written);
        const auto seconds = slurmSeconds(written);
        if (!seconds || *seconds < 60 || *seconds > 60.0 * kMostMinutes)
            return fail(*node, Message("%1: expected minutes, or a time such as 2:00:00, found '%2'", key, written));
        value = static_cast<int>(*seconds / 60);
    }

    /// A number of megabytes, or text as memoryOf() reads it.
    void memory(const char* key, std::string& value)
    {
        const toml::node* const node = m_table.get(key);
        if (!node) return text(key, value);
        std::string written;
        if (const auto* const number = node->as_integer()) {
            taken(key);
            written = std::to_string(number->get());
        } else {
            text(key, written);
            if (written.empty()) return;
        }
        const auto amount = memoryOf(written);
        if (!amount)
            return fail(*node, Message("%1: expected megabytes, or text such as \"4G\" with K, M, G or T, found '%2'", key,
                                       written));
        value = *amount;
    }

    void flag(const char* key, bool& value)
    {
        const toml::node* const node = taken(key);
        if (!node) return;
        if (!node->is_boolean()) return fail(*node, Message("%1: expected true or false", key));
        value = node->as_boolean()->get();
    }

    void lines(const char* key, std::vector<std::string>& value)
    {
        const toml::node* const node = taken(key);
        if (!node) return;
        const toml::array* const array = node->as_array();
        if (!array || array->size() > kMostLines) return fail(*node, Message("%1: expected a list of texts in quotes", key));
        for (const toml::node& line : *array) {
            if (!line.is_string()) return fail(line, Message("%1: expected a list of texts in quotes", key));
            value.push_back(line.as_string()->get());
            checkLine(line, key, value.back());
        }
    }

    /// To be called after all keys were read.
    void reportUnknown()
    {
        for (const auto& [key, node] : m_table) {
            const std::string name(key.str());
            if (std::ranges::find(m_known, name) != m_known.end()) continue;
            const std::string other = keyFor(name), near = other.empty() ? nearestName(name, m_known) : other;
            fail(node, near.empty() ? Message("unknown key '%1'; further options of sbatch stand in the list options", name)
                                    : didYouMean(Message("unknown key '%1'", name), near));
        }
    }

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    const toml::node* taken(const char* key)
    {
        m_known.emplace_back(key);
        return m_table.get(key);
    }

    void checkLine(const toml::node& node, const char* key, const std::string& line)
    {
        const auto isControl = [](unsigned char letter) { return letter < 0x20 || letter == 0x7f; };
        if (std::ranges::any_of(line, isControl) || line.size() > kLongest)
            fail(node, Message("%1: expected one line without control characters", key));
    }

    const toml::table& m_table;
    const std::string& m_fileName;
    std::vector<std::string> m_known;
    std::optional<Error> m_error;
};

void readSlurm(ProfileReader& reader, const toml::table& table, SiteProfile& profile)
{
    reader.word("partition", profile.partition);
    reader.word("account", profile.account);
    reader.word("qos", profile.qos);
    reader.word("constraint", profile.constraint, "&|[]()*!");
    reader.word("gpus", profile.gpus, ":");
    reader.minutes("time", profile.minutes);
    reader.memory("memory", profile.memory);
    reader.count("nodes", profile.nodes, 1, kMostWorkers);
    reader.count("tasks", profile.tasks, 1, kMostTasks);
    reader.count("at_once", profile.atOnce, 1, kMostTasks);
    reader.count("signal", profile.signalSeconds, 30, 3600);
    reader.flag("requeue", profile.requeues);
    reader.lines("options", profile.options);
    for (const std::string& option : profile.options)
        if (!option.starts_with("--"))
            reader.fail(*table.get("options"),
                        Message("%1: expected options of sbatch such as --exclusive, found '%2'", "options", option));
}

void readSite(ProfileReader& reader, const toml::table& table, SiteProfile& profile)
{
    reader.count("workers", profile.workers, 1, kMostWorkers);
    reader.count("threads", profile.threads, 1, kMostWorkers);
    reader.count("minutes_of_runs", profile.minutesOfRuns, 1, kMostMinutes);
    reader.word("host", profile.host, kHostSigns);
    reader.text("store", profile.store);
    reader.text("rosa", profile.rosa);
    reader.lines("setup", profile.setup);
    std::string records = toText(profile.records);
    reader.text("records", records);
    bool isKnown = false;
    for (const RecordPlace place : {RecordPlace::Auto, RecordPlace::Publish, RecordPlace::Direct})
        if (toText(place) == records) profile.records = place, isKnown = true;
    if (!isKnown)
        reader.fail(*table.get("records"), Message("%1: expected %2, found '%3'", "records",
                                                   Message("one of %1", "auto, publish, direct"), records));
}

}  // namespace

bool isPlainWord(std::string_view word, std::string_view more)
{
    const auto isPlain = [&](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') ||
               std::string_view("-_.,").find(letter) != std::string_view::npos ||
               more.find(letter) != std::string_view::npos;
    };
    return !word.starts_with('-') && std::ranges::all_of(word, isPlain);
}

std::string toText(RecordPlace place)
{
    switch (place) {
        case RecordPlace::Auto:
            return "auto";
        case RecordPlace::Publish:
            return "publish";
        case RecordPlace::Direct:
            break;
    }
    return "direct";
}

Result<SiteProfile> profileFromToml(const std::string& text, const std::string& fileName)
{
    ROSA_TRY_ASSIGN(const toml::table table, catalog::parsedToml(text, fileName));
    ProfileReader reader(table, fileName);
    SiteProfile profile;
    readSlurm(reader, table, profile);
    readSite(reader, table, profile);
    reader.reportUnknown();
    if (reader.error()) return *reader.error();
    for (const auto& [key, path] : {std::pair{"store", &profile.store}, std::pair{"rosa", &profile.rosa}})
        if (!path->empty() && path->front() != '/')
            return badInput("%1: %2: expected an absolute path, found '%3'", fileName, key, *path);
    if (!profile.host.empty() && (profile.store.empty() || profile.rosa.empty()))
        return badInput("%1: host %2 needs the keys store and rosa: paths on the cluster", fileName, profile.host);
    if (60 * profile.minutes <= 2 * profile.signalSeconds)
        return badInput("%1: time: %2 minutes are too short for a signal %3 seconds before the end", fileName,
                        profile.minutes, profile.signalSeconds);
    return profile;
}

std::optional<double> slurmSeconds(const std::string& text)
{
    const std::size_t dash = text.find('-');
    std::array<double, 3> parts{};
    std::size_t count = 0;
    double days = 0;
    const auto number = [](std::string_view digits, double& value) {
        std::uint32_t whole = 0;
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), whole);
        value = whole;
        return !digits.empty() && problem == std::errc() && end == digits.data() + digits.size();
    };
    std::string_view rest(text);
    if (dash != std::string::npos) {
        if (!number(rest.substr(0, dash), days)) return std::nullopt;
        rest.remove_prefix(dash + 1);
    }
    for (bool isLast = false; !isLast;) {
        if (count == parts.size()) return std::nullopt;
        const std::size_t colon = std::min(rest.find(':'), rest.size());
        isLast = colon == rest.size();
        if (!number(rest.substr(0, colon), parts[count++])) return std::nullopt;
        if (!isLast) rest.remove_prefix(colon + 1);
    }
    if (dash != std::string::npos) return 86400 * days + 3600 * parts[0] + 60 * parts[1] + parts[2];
    if (count == 3) return 3600 * parts[0] + 60 * parts[1] + parts[2];
    return 60 * parts[0] + parts[1];
}

}  // namespace rosa::sweep
