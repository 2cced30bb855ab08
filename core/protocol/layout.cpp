#include "core/protocol/layout.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <system_error>

#include "core/base/files.h"
#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/protocol/json_answer.h"
#include "core/record/store_runs.h"

namespace rosa::protocol {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

constexpr int kDigits = 5;  ///< Precision far below a point's size on any screen; halves the file size.

void appendNumber(std::string& text, float value)
{
    if (!std::isfinite(value)) {
        text += "null";
        return;
    }
    std::array<char, 32> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, kDigits).ptr;
    text.append(buffer.data(), end);
}

Json jsonOf(const TsneSettings& settings)
{
    return {{"perplexity", settings.perplexity},
            {"exaggeration", settings.exaggeration},
            {"exaggerated_steps", settings.exaggeratedSteps},
            {"learning_rate", settings.learningRate},
            {"steps", settings.steps},
            {"seed", settings.seed},
            {"start", settings.isFromLayout ? "layout" : "pca"},
            {"gradient", "exact"}};
}

TsneSettings settingsOf(const Json& json)
{
    TsneSettings settings;
    settings.perplexity = json.at("perplexity");
    settings.exaggeration = json.at("exaggeration");
    settings.exaggeratedSteps = wholeIn<int>(json.at("exaggerated_steps"));
    settings.learningRate = json.at("learning_rate");
    settings.steps = wholeIn<int>(json.at("steps"));
    settings.seed = wholeIn<std::uint64_t>(json.at("seed"));
    settings.isFromLayout = json.at("start").get<std::string>() == "layout";
    return settings;
}

}  // namespace

std::string toJson(const Layout& layout)
{
    Json head{{"kind", layout.kind}, {"epoch", layout.epoch}, {"iteration", layout.iteration}};
    head["divergence"] = std::isfinite(layout.divergence) ? Json(layout.divergence) : Json();
    if (!layout.explained.empty()) head["explained"] = layout.explained;
    if (layout.settings) head["settings"] = jsonOf(*layout.settings);
    std::string text = head.dump();
    text.pop_back();
    text += ",\"layout\":[";
    text.reserve(text.size() + 12 * layout.points.size());
    for (std::size_t i = 0; i + 1 < layout.points.size(); i += 2) {
        text += i == 0 ? "[" : ",[";
        appendNumber(text, layout.points[i]);
        text += ',';
        appendNumber(text, layout.points[i + 1]);
        text += ']';
    }
    return text + "]}";
}

Result<Layout> layoutFromJson(const std::string& line)
{
    ROSA_TRY_ASSIGN(const auto json, parseAnswer(line, "layout"));
    try {
        Layout layout;
        layout.kind = json.at("kind").get<std::string>();
        layout.epoch = wholeIn<int>(json.at("epoch"));
        layout.iteration = wholeIn<int>(json.at("iteration"));
        const Json& divergence = json.at("divergence");
        layout.divergence = divergence.is_null() ? std::numeric_limits<double>::quiet_NaN() : divergence.get<double>();
        if (json.contains("explained")) layout.explained = json.at("explained").get<std::vector<double>>();
        if (json.contains("settings")) layout.settings = settingsOf(json.at("settings"));
        const Json& points = json.at("layout");
        ROSA_TRY_ASSIGN(auto values, matrixFrom(json, "layout", "layout", points.size(), 2));
        layout.points = std::move(values);
        return layout;
    } catch (const Json::exception& problem) {
        return badInput("layout: %1", jsonProblem(problem));
    }
}

Result<Folder> layoutsFolder(const fs::path& runFolder)
{
    const auto folder = Folder::open(runFolder);  // Never created: the run may have been deleted meanwhile.
    return folder ? folder->sub(record::kLayouts, Folder::Missing::IsMade) : folder.error();
}

fs::path layoutFile(const fs::path& runFolder, const std::string& kind, std::uint64_t seed, int epoch)
{
    std::string name = kind;
    if (kind != "pca") name += "-" + std::to_string(seed);
    if (epoch >= 0) name += "-epoch-" + std::to_string(epoch);
    return runFolder / record::kLayouts / (name + ".jsonl");
}

fs::path newestTsneFile(const fs::path& runFolder)
{
    fs::path newest;
    fs::file_time_type time;
    std::error_code problem;
    for (fs::directory_iterator entry(runFolder / record::kLayouts, problem), end; !problem && entry != end;
         entry.increment(problem)) {
        const std::string name = entry->path().filename().string();
        std::error_code gone;
        const auto written = entry->last_write_time(gone);
        if (gone || !name.starts_with("tsne-") || !name.ends_with(".jsonl")) continue;
        if (newest.empty() || written > time) {
            newest = entry->path();
            time = written;
        }
    }
    return newest;
}

Result<Layout> lastLayout(const fs::path& file)
{
    ROSA_TRY_ASSIGN(const auto text, readTextFile(file));
    const std::size_t end = text.rfind('\n');
    if (end == std::string::npos) return badInput("%1: contains no complete layout", file);
    const std::size_t before = end == 0 ? std::string::npos : text.rfind('\n', end - 1);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    auto layout = layoutFromJson(text.substr(begin, end - begin));
    if (!layout) return layout.error().within(file.string());
    return layout;
}

}  // namespace rosa::protocol
