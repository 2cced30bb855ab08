#include "core/record/writer.h"

#include <algorithm>
#include <cerrno>
#include <new>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/hash.h"
#include "core/record/rewind.h"
#include "core/record/snapshot_codec.h"

namespace rosa::record {

namespace {

constexpr auto kCurvesDelay = std::chrono::milliseconds(500);
constexpr auto kRowsDelay = std::chrono::milliseconds(50);
constexpr auto kLiveInterval = std::chrono::milliseconds(33);
constexpr auto kPublishInterval = std::chrono::seconds(3);
/// A large record takes its time on a network: at most a tenth is spent with it.
constexpr int kPublishShare = 10;

}  // namespace

FileIdentity fileIdentity(const Folder& folder, const std::string& name)
{
    struct stat status {};
    if (::fstatat(folder.fd(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) return {};
    return {status.st_dev, status.st_ino};
}

Result<std::unique_ptr<RunWriter>> Writer::start(Opened opened, Role role)
{
    ROSA_TRY_ASSIGN(auto metrics, readMetrics(opened.database));
    ROSA_TRY_ASSIGN(auto epochs, opened.database.number("SELECT epochs FROM run"));
    CurveBuffer curves(metrics.size());
    if (role == Role::Run) ROSA_TRY(curves.load(opened.database, static_cast<int>(epochs)));
    return std::unique_ptr<RunWriter>(
        new Writer(std::move(opened), role, std::move(metrics), std::move(curves), static_cast<int>(epochs)));
}

Writer::~Writer()
{
    if (m_role == Role::Run && isActive(m_state)) (void)setState(RunState::Interrupted, Message("ended unexpectedly"));
    {
        const std::lock_guard guard(m_mutex);
        m_closing = true;
    }
    m_wake.notify_all();
    m_thread.join();
    (void)commit(true);
    if (m_published) {
        if (hasNews() && checkInPlace()) (void)m_published->publish(m_database, m_folder, m_checkpoints);
        return;
    }
    // An inactive record is a single file that can be read without write permission. Readers that have it open keep the write-ahead log
    // alive, which is harmless.
    (void)m_database.execute("PRAGMA busy_timeout = 0");
    (void)m_database.endLog();
}

/// Stores the first failure, because later writes would leave a gap in the record.
Result<void> Writer::remember(Result<void> done)
{
    if (!done && !m_trouble) m_trouble = done.error();
    return done;
}

Result<void> Writer::begin()
{
    if (m_trouble) return *m_trouble;
    if (m_database.inTransaction()) return {};
    return m_database.execute("BEGIN IMMEDIATE");
}

void Writer::wakeBy(Clock::time_point& due, Clock::time_point time)
{
    if (time >= due) return;
    due = time;
    m_wake.notify_all();
}

/// Checks that the record was not removed: SQLite would continue to write the unlinked file. A published one may be out of sight for a moment,
/// and whether it is another one is noticed when the next one is published.
Result<void> Writer::checkInPlace() const
{
    if (!m_published) return fileIdentity(m_folder, kRecordFile) == m_record ? Result<void>() : replacedError(m_folder);
    const bool isRemoved = ::faccessat(m_folder.fd(), kRecordFile, F_OK, AT_SYMLINK_NOFOLLOW) != 0 && errno == ENOENT;
    return isRemoved ? replacedError(m_folder) : Result<void>();
}

Result<void> Writer::commit(bool withCurves)
{
    ROSA_TRY(begin());
    ROSA_TRY(checkInPlace());
    const bool isNews = m_rowsDue != kNever || m_curvesDue != kNever || m_live.has_value();
    if ((withCurves && m_curvesDue != kNever) || m_chunkFilled) {
        ROSA_TRY(m_curves.store(m_database));
        ROSA_TRY(m_database.run("UPDATE run SET epochs = ?", {static_cast<std::int64_t>(m_curves.epochs())}));
        m_curvesDue = kNever;
        m_chunkFilled = false;
    }
    if (m_live) {
        ROSA_TRY(m_database.run("INSERT OR REPLACE INTO live (one, time, json) VALUES (1, ?, ?)", {now(), *m_live}));
        m_live.reset();
        m_lastLive = Clock::now();
    }
    if (m_role == Role::Run) ROSA_TRY(m_database.run("UPDATE run SET updated = ?", {now()}));
    ROSA_TRY(m_database.execute("COMMIT"));
    m_rowsDue = kNever;
    m_news += isNews ? 1 : 0;
    if (m_published && hasNews()) wakeBy(m_publishDue, std::max(m_nextPublication, Clock::now()));
    return {};
}

Result<void> Writer::secure()
{
    if (!m_published) return m_database.makeDurable();
    ROSA_TRY(m_published->publish(m_database, m_folder, m_checkpoints));
    m_sent = m_news;
    m_publishDue = kNever;
    m_nextPublication = Clock::now() + kPublishInterval;
    return {};
}

bool Writer::sendUnlocked(std::int64_t staged, std::unique_lock<std::mutex>& guard)
{
    struct Relock {
        explicit Relock(std::unique_lock<std::mutex>& lock) : guard(lock) { guard.unlock(); }
        ~Relock() { guard.lock(); }
        Relock(const Relock&) = delete;
        Relock& operator=(const Relock&) = delete;
        std::unique_lock<std::mutex>& guard;
    };
    const Relock relock(guard);
    return m_published->send(staged, m_folder, m_checkpoints).ok();
}

void Writer::publishWhenDue(std::unique_lock<std::mutex>& guard)
{
    if (m_publishDue > Clock::now() || !remember(commit(m_curvesDue <= Clock::now()))) return;
    const Clock::time_point begin = Clock::now();
    m_publishDue = kNever;
    const std::uint64_t news = m_news;
    const auto staged = m_published->stage(m_database);
    // A network that fails for a while does not end the run: the next publication, or the next checkpoint, shows whether it is back.
    const bool isOut = staged && sendUnlocked(*staged, guard);
    m_nextPublication = Clock::now() + std::max<Clock::duration>(kPublishInterval, kPublishShare * (Clock::now() - begin));
    if (isOut) m_sent = std::max(m_sent, news);
    if (hasNews()) wakeBy(m_publishDue, m_nextPublication);
}

void Writer::commitWhenDue()
{
    std::unique_lock guard(m_mutex);
    while (!m_closing) {
        const auto due = std::min({m_rowsDue, m_curvesDue, m_publishDue});
        if (due == kNever || m_trouble) {
            m_wake.wait(guard);
        } else if (Clock::now() < due) {
            m_wake.wait_until(guard, due);
        } else {
            try {
                if (std::min(m_rowsDue, m_curvesDue) <= Clock::now()) (void)remember(commit(m_curvesDue <= Clock::now()));
                if (m_published) publishWhenDue(guard);
            } catch (const std::bad_alloc&) {  // would terminate the process
                m_trouble = failed("%1: not enough memory to write it", m_folder.path() / kRecordFile);
            }
        }
    }
}

Result<void> Writer::write(const std::string& statement, std::initializer_list<SqlValue> values)
{
    const std::lock_guard guard(m_mutex);
    if (auto begun = begin(); !begun) return remember(begun);
    if (auto done = m_database.run(statement, values); !done) return remember(done);
    wakeBy(m_rowsDue, Clock::now() + kRowsDelay);
    return {};
}

Result<void> Writer::setState(RunState state, const Message& reason)
{
    const std::lock_guard guard(m_mutex);
    m_state = state;
    if (m_trouble && m_database.inTransaction()) (void)m_database.execute("ROLLBACK");
    auto changed =
        m_database.run("UPDATE run SET state = ?, reason = ?, updated = ?", {toText(state), reason.text(), now()});
    m_news += changed ? 1 : 0;
    if (changed && !reason.arguments().empty())
        (void)m_database.run("INSERT OR REPLACE INTO document (name, epoch, time, json) VALUES (?, ?, ?, ?)",
                             {"reason", static_cast<std::int64_t>(m_epoch), now(), toJson(reason)});
    if (!changed || m_trouble) return changed;
    if (auto done = commit(true); !done) return remember(done);
    return isActive(state) && !m_published ? Result<void>() : secure();
}

Result<void> Writer::appendEpoch(int epoch, std::span<const double> values)
{
    const std::lock_guard guard(m_mutex);
    ROSA_CHECK(m_role == Role::Run, "an ended run gets no more epochs");
    ROSA_CHECK(epoch == m_curves.epochs() + 1, "epochs ascend by one");
    ROSA_CHECK(values.size() == m_metrics.size(), "one value a metric");
    if (auto begun = begin(); !begun) return remember(begun);
    if (auto done = m_curves.append(m_database, values); !done) return remember(done);
    m_chunkFilled = m_chunkFilled || epoch % kChunkEpochs == 0;
    m_epoch = epoch;
    // The first epoch is committed at once to show the user that the run has started.
    wakeBy(m_curvesDue, Clock::now() + (epoch == 1 ? Clock::duration(0) : Clock::duration(kCurvesDelay)));
    return {};
}

Result<void> Writer::addEvent(int epoch, const std::string& kind, const std::string& detail)
{
    return write("INSERT INTO event (epoch, time, kind, detail) VALUES (?, ?, ?, ?)",
                 {static_cast<std::int64_t>(epoch), now(), kind, detail});
}

Result<void> Writer::addSnapshot(const PairSnapshot& snapshot)
{
    ROSA_CHECK(isConsistent(snapshot), "sizes of a snapshot follow from its views");
    const std::vector<std::byte> bytes = encodeSnapshot(snapshot);
    return write("INSERT OR REPLACE INTO snapshot (epoch, pair, data) VALUES (?, ?, ?)",
                 {static_cast<std::int64_t>(snapshot.epoch), static_cast<std::int64_t>(snapshot.pair),
                  std::span<const std::byte>(bytes)});
}

Result<void> Writer::putDocument(const std::string& name, const std::string& json)
{
    return write("INSERT OR REPLACE INTO document (name, epoch, time, json) VALUES (?, ?, ?, ?)",
                 {name, static_cast<std::int64_t>(m_epoch), now(), json});
}

Result<void> Writer::putBlob(const std::string& kind, std::int64_t sequence, std::span<const std::byte> bytes)
{
    return write("INSERT OR REPLACE INTO blob (kind, sequence, epoch, data) VALUES (?, ?, ?, ?)",
                 {kind, sequence, static_cast<std::int64_t>(m_epoch), bytes});
}

Result<void> Writer::setLive(const std::string& json)
{
    const std::lock_guard guard(m_mutex);
    if (m_trouble) return *m_trouble;
    m_live = json;
    wakeBy(m_rowsDue, std::max(m_lastLive + kLiveInterval, Clock::now()));
    return {};
}

Result<void> Writer::flush()
{
    const std::lock_guard guard(m_mutex);
    ROSA_TRY(remember(commit(true)));
    return m_published && hasNews() ? remember(secure()) : Result<void>();
}

/// A name that no recorded checkpoint has, so that a crash before the record is written does not affect recorded checkpoints.
Result<std::string> Writer::checkpointName(int epoch)
{
    const std::string stem = "epoch-" + std::to_string(epoch);
    std::string name = stem + ".ckpt";
    for (int copy = 2;; ++copy) {
        ROSA_TRY_ASSIGN(auto taken, m_database.number("SELECT count(*) FROM checkpoint WHERE file = ?", {name}));
        if (taken == 0) return name;
        name = stem;
        name.append("-").append(std::to_string(copy)).append(".ckpt");
    }
}

/// Removes all but the newest `kept` checkpoints from the record; returns the files that are no longer referenced.
Result<std::vector<std::string>> Writer::rotate(int kept)
{
    std::vector<std::string> files;
    if (kept <= 0) return files;
    std::vector<std::int64_t> epochs;
    ROSA_TRY(m_database.query("SELECT epoch, file FROM checkpoint ORDER BY epoch DESC LIMIT -1 OFFSET ?",
                              {static_cast<std::int64_t>(kept)}, [&](const SqlRow& row) {
                                  epochs.push_back(row.integer(0));
                                  files.push_back(row.text(1));
                              }));
    for (const std::int64_t epoch : epochs) ROSA_TRY(m_database.run("DELETE FROM checkpoint WHERE epoch = ?", {epoch}));
    return files;
}

Result<CheckpointInfo> Writer::writeCheckpoint(int epoch, std::span<const std::byte> content, int kept)
{
    CheckpointInfo info{epoch, {}, sha256(content), static_cast<std::int64_t>(content.size())};
    std::unique_lock guard(m_mutex);
    ROSA_TRY_ASSIGN(auto name, checkpointName(epoch));
    std::vector<std::string> former;
    ROSA_TRY(m_database.query("SELECT file FROM checkpoint WHERE epoch = ?", {static_cast<std::int64_t>(epoch)},
                              [&](const SqlRow& row) { former.push_back(row.text(0)); }));
    guard.unlock();  // Frames and events are committed while the file is written.
    info.file = m_checkpoints.path() / name;
    ROSA_TRY(m_checkpoints.write(name, content));
    guard.lock();
    if (auto begun = begin(); !begun) return remember(begun).error();
    const auto recorded = m_database.run(
        "INSERT OR REPLACE INTO checkpoint (epoch, file, sha256, bytes, time, last_event) "
        "VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(number), 0) FROM event))",
        {static_cast<std::int64_t>(epoch), name, info.sha256, info.bytes, now()});
    if (!recorded) return remember(recorded).error();
    auto rotated = rotate(kept);
    if (!rotated) return remember(rotated.error()).error();
    // The reference to the new file must be durable before the old files are removed.
    ROSA_TRY(remember(commit(true)));
    ROSA_TRY(remember(secure()));
    former.insert(former.end(), rotated->begin(), rotated->end());
    for (const std::string& file : former)
        if (isPlainName(file)) m_checkpoints.remove(file);
    return info;
}

Result<std::string> Writer::writeFile(const std::string& name, std::span<const std::byte> content)
{
    if (!isFileOfRun(name)) return badInput("\"%1\" is not a valid name for a file of a run", name);
    const std::string digest = sha256(content);
    // While the file is replaced, the record does not list it, so that it never contains a wrong digest.
    ROSA_TRY(write("DELETE FROM file WHERE name = ?", {name}));
    ROSA_TRY(flush());
    // Staged in the checkpoint folder, where leftovers of a crash are removed when the run is resumed.
    ROSA_TRY(m_folder.write(name, content, &m_checkpoints));
    ROSA_TRY(write("INSERT OR REPLACE INTO file (name, epoch, sha256, bytes, time) VALUES (?, ?, ?, ?, ?)",
                   {name, static_cast<std::int64_t>(m_epoch), digest, static_cast<std::int64_t>(content.size()), now()}));
    ROSA_TRY(flush());
    return digest;
}

}  // namespace rosa::record
