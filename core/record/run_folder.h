/// Folder structure of a store and of a run.
///
///     STORE/runs/ID/run.sqlite           the record
///                  /checkpoints/…        epoch-N.ckpt, and temporary files
///                  /inbox/               requests
///                  /answers/             REQUEST.json; the requester deletes the answer
///                  /layouts/             layouts of projections (layout.h)
///                  /writer.lock          held by the engine
///                  /bell                 datagram socket of a running engine
///                  /embedding.npy …      files of the run
///                  /serve.lock           held by a server
///     STORE/runs/.new-…                  runs under construction
///     STORE/bin/ID/                      deleted runs
///     STORE/library.sqlite
#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "core/base/storage/store_parts.h"

namespace rosa::record {

inline constexpr const char* kRecordFile = "run.sqlite";
inline constexpr const char* kCheckpoints = "checkpoints";
inline constexpr const char* kInbox = "inbox";
inline constexpr const char* kAnswers = "answers";
inline constexpr const char* kLayouts = "layouts";
inline constexpr const char* kEmbedding = "embedding.npy";
inline constexpr const char* kMaking = ".new-";  ///< Name prefix of runs under construction.
inline constexpr const char* kLock = "writer.lock";
inline constexpr const char* kServerLock = "serve.lock";
inline constexpr const char* kBell = "bell";

inline std::filesystem::path runsFolder(const std::filesystem::path& store) { return store / kRunsPart; }
inline std::filesystem::path binFolder(const std::filesystem::path& store) { return store / kBinPart; }

/// Paths of a run's folder, whether there is anything or not.
class RunFolder {
public:
    RunFolder(const std::filesystem::path& store, const std::string& run) : m_path(runsFolder(store) / run) {}
    explicit RunFolder(std::filesystem::path folder) : m_path(std::move(folder)) {}

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] std::filesystem::path recordFile() const { return m_path / kRecordFile; }
    [[nodiscard]] std::filesystem::path checkpoints() const { return m_path / kCheckpoints; }
    [[nodiscard]] std::filesystem::path inbox() const { return m_path / kInbox; }
    [[nodiscard]] std::filesystem::path answers() const { return m_path / kAnswers; }
    /// The answer to a request of that id.
    [[nodiscard]] std::filesystem::path answer(const std::string& request) const { return answers() / (request + ".json"); }
    [[nodiscard]] std::filesystem::path layouts() const { return m_path / kLayouts; }
    [[nodiscard]] std::filesystem::path embedding() const { return m_path / kEmbedding; }
    [[nodiscard]] std::filesystem::path serverLock() const { return m_path / kServerLock; }

private:
    std::filesystem::path m_path;
};

}  // namespace rosa::record
