#include "core/store/export.h"

#include <array>
#include <charconv>
#include <cmath>
#include <system_error>

#include <nlohmann/json.hpp>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/json_text.h"
#include "core/base/storage/new_folder.h"
#include "core/base/text/csv.h"
#include "core/record/store_runs.h"

namespace rosa::store {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

void appendNumber(std::string& text, double value)
{
    if (std::isnan(value)) return;
    std::array<char, 32> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    text.append(digits.data(), written.ptr);
}

Result<std::string> results(record::RunReader& reader)
{
    ROSA_TRY_ASSIGN(const auto info, reader.info());
    Json json{{"run", info.id},
              {"name", info.name},
              {"dataset", info.dataset},
              {"dataset_hash", info.datasetHash},
              {"method", info.method},
              {"encoder", info.encoder},
              {"preset", info.preset},
              {"seed", info.seed},
              {"state", toText(info.state)},
              {"reason", info.reason.text()},
              {"epochs", info.epochs},
              {"engine", info.engine}};
    ROSA_TRY_ASSIGN(const auto names, reader.documentNames());
    for (const std::string& name : names) {
        ROSA_TRY_ASSIGN(const auto document, reader.document(name));
        auto parsed = parseJson<Json>(document.value_or("null"));
        if (parsed) json["documents"][name] = *std::move(parsed);
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// Copies a recorded file and verifies its digest, since it may have been replaced while the record was read.
Result<void> copyVerified(const fs::path& from, const fs::path& to, const std::string& digest)
{
    ROSA_TRY_ASSIGN(const auto content, readFile(from));
    if (sha256(content) != digest) return failed("%1: differs from the recorded file (SHA-256 mismatch)", from);
    return writeFileAtomically(to, content);
}

Result<void> copyInto(const fs::path& runFolder, const fs::path& target)
{
    ROSA_TRY_ASSIGN(auto source, record::RunReader::openFolder(runFolder));
    ROSA_TRY(source->exportTo(target / record::kRecordFile));
    // Everything else is read from the copy, which no longer changes.
    ROSA_TRY_ASSIGN(auto copy, record::RunReader::openFolder(target));
    ROSA_TRY_ASSIGN(const auto checkpoints, copy->checkpoints());
    std::error_code problem;
    for (const char* folder : {record::kCheckpoints, record::kInbox}) fs::create_directory(target / folder, problem);
    for (const record::CheckpointInfo& checkpoint : checkpoints) {
        const std::string name = checkpoint.file.filename().string();
        ROSA_TRY(
            copyVerified(runFolder / record::kCheckpoints / name, target / record::kCheckpoints / name, checkpoint.sha256));
    }
    ROSA_TRY_ASSIGN(const auto files, copy->files());
    for (const auto& [name, digest] : files) {
        if (!record::isFileOfRun(name)) return badInput("%1: the record refers to a file outside its folder", target);
        ROSA_TRY(copyVerified(runFolder / name, target / name, digest));
    }
    ROSA_TRY_ASSIGN(const auto info, copy->info());
    ROSA_TRY(writeFileAtomically(target / "configuration.toml", info.configurationToml));
    ROSA_TRY(exportCurves(*copy, target / "curves.csv"));
    ROSA_TRY_ASSIGN(const auto text, results(*copy));
    return writeFileAtomically(target / "results.json", text);
}

}  // namespace

Result<void> exportCurves(record::RunReader& reader, const fs::path& file)
{
    ROSA_TRY_ASSIGN(const auto metrics, reader.metrics());
    std::string text = "epoch";
    std::vector<std::vector<double>> curves;
    std::size_t epochs = metrics.empty() ? 0 : static_cast<std::size_t>(-1);
    for (const std::string& metric : metrics) {
        ROSA_TRY_ASSIGN(auto curve, reader.curve(metric));
        epochs = std::min(epochs, curve.size());  // A running training may have appended epochs meanwhile.
        curves.push_back(std::move(curve));
        text += "," + csvField(metric);
    }
    text += "\n";
    for (std::size_t epoch = 0; epoch < epochs; ++epoch) {
        text += std::to_string(epoch + 1);
        for (const auto& curve : curves) {
            text += ",";
            appendNumber(text, curve[epoch]);
        }
        text += "\n";
    }
    return writeFileAtomically(file, text);
}

Result<void> exportRun(const fs::path& runFolder, const fs::path& target)
{
    std::error_code problem;
    const fs::path place = fs::absolute(target, problem).lexically_normal();
    if (fs::exists(place, problem)) return badInput("%1: already exists", target);
    const fs::path parent = place.has_filename() ? place.parent_path() : place.parent_path().parent_path();
    ROSA_TRY_ASSIGN(auto making, NewFolder::begin(parent, ".rosa-export-"));
    ROSA_TRY(copyInto(runFolder, making.path()));
    ROSA_TRY_ASSIGN(const auto published, making.publish(place.has_filename() ? place : place.parent_path()));
    return published ? Result<void>() : badInput("%1: already exists", target);
}

}  // namespace rosa::store
