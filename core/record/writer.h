/// Implementation of RunWriter. Private to core/record.
#pragma once

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/record/curves.h"
#include "core/record/database.h"
#include "core/record/published_copy.h"
#include "core/record/run_writer.h"
#include "core/record/store_runs.h"

namespace rosa::record {

/// Identity of the file with a given name: device and inode number; zeros if there is none.
using FileIdentity = std::pair<std::uint64_t, std::uint64_t>;
FileIdentity fileIdentity(const Folder& folder, const std::string& name);

/// An open record with its writer lock.
struct Opened {
    Folder folder;
    Folder checkpoints;
    WriterLock lock;
    std::unique_ptr<PublishedCopy> published;  ///< nullptr: the record is written in place.
    Database database;
};

/// The writer. Rows go into an open transaction, which does not block readers; a thread commits it when it is due, and publishes the record of
/// a store on a network every few seconds. m_mutex guards all members below it.
class Writer final : public RunWriter {
public:
    enum class Role { Run, Addition };

    static Result<std::unique_ptr<RunWriter>> start(Opened opened, Role role);
    ~Writer() override;

    const std::string& id() const override { return m_id; }
    const std::filesystem::path& folder() const override { return m_folder.path(); }
    const std::vector<std::string>& metrics() const override { return m_metrics; }

    Result<void> setState(RunState state, const Message& reason) override;
    Result<void> appendEpoch(int epoch, std::span<const double> values) override;
    Result<void> addEvent(int epoch, const std::string& kind, const std::string& detail) override;
    Result<void> addSnapshot(const PairSnapshot& snapshot) override;
    Result<void> putDocument(const std::string& name, const std::string& json) override;
    Result<void> putBlob(const std::string& kind, std::int64_t sequence, std::span<const std::byte> bytes) override;
    Result<void> setLive(const std::string& json) override;
    Result<CheckpointInfo> writeCheckpoint(int epoch, std::span<const std::byte> content, int kept) override;
    Result<std::string> writeFile(const std::string& name, std::span<const std::byte> content) override;
    Result<void> flush() override;

private:
    Writer(Opened opened, Role role, std::vector<std::string> metrics, CurveBuffer curves, int epochs)
        : m_folder(std::move(opened.folder)),
          m_checkpoints(std::move(opened.checkpoints)),
          m_id(m_folder.path().filename().string()),
          m_metrics(std::move(metrics)),
          m_role(role),
          m_lock(std::move(opened.lock)),
          m_published(std::move(opened.published)),
          m_database(std::move(opened.database)),
          m_curves(std::move(curves)),
          m_epoch(epochs),
          m_record(fileIdentity(m_folder, kRecordFile))
    {
        m_thread = std::thread([this] { commitWhenDue(); });
    }

    using Clock = std::chrono::steady_clock;
    static constexpr auto kNever = Clock::time_point::max();

    Result<void> write(const std::string& statement, std::initializer_list<SqlValue> values);
    Result<void> begin();
    Result<void> commit(bool withCurves);
    Result<void> remember(Result<void> done);
    /// Returns when what is committed survives a failure of this machine.
    Result<void> secure();
    bool sendUnlocked(std::int64_t staged, std::unique_lock<std::mutex>& guard);
    /// Publishes from the thread; `guard` is released while the network is used.
    void publishWhenDue(std::unique_lock<std::mutex>& guard);
    void wakeBy(Clock::time_point& due, Clock::time_point time);
    void commitWhenDue();
    Result<std::string> checkpointName(int epoch);
    Result<std::vector<std::string>> rotate(int kept);
    [[nodiscard]] Result<void> checkInPlace() const;
    [[nodiscard]] bool hasNews() const { return m_sent < m_news; }

    const Folder m_folder;
    const Folder m_checkpoints;
    const std::string m_id;
    const std::vector<std::string> m_metrics;
    const Role m_role;
    WriterLock m_lock;  // Declared before the database, so that the record is closed before the lock is released.

    const std::unique_ptr<PublishedCopy> m_published;  ///< nullptr: written in place.

    std::mutex m_mutex;
    std::condition_variable m_wake;
    Database m_database;
    CurveBuffer m_curves;
    int m_epoch;                  ///< Epoch recorded with documents, blobs and files.
    const FileIdentity m_record;  ///< Identity of the written file, which may be removed by others.
    bool m_chunkFilled = false;   ///< The open transaction contains a complete chunk.
    std::optional<std::string> m_live;
    std::optional<Error> m_trouble;  ///< The first write that failed.
    RunState m_state = RunState::Running;
    Clock::time_point m_rowsDue = kNever;
    Clock::time_point m_curvesDue = kNever;
    std::uint64_t m_news = 0;  ///< Commits that changed something.
    std::uint64_t m_sent = 0;  ///< Of these, how many are published.
    Clock::time_point m_publishDue = kNever;
    Clock::time_point m_nextPublication{};  ///< Not before.
    Clock::time_point m_lastLive{};
    bool m_closing = false;
    std::thread m_thread;
};

}  // namespace rosa::record
