#include "app/workbench/records/run_feed.h"

#include <algorithm>
#include <mutex>

#include <QCoreApplication>
#include <QMetaType>
#include <QThread>
#include <QTimer>

#include "app/workbench/base/core_text.h"

namespace rosa::workbench {

namespace {

constexpr int kLiveFeedMilliseconds = 33;
constexpr int kListMilliseconds = 250;
constexpr int kRestMilliseconds = 1000;

/// The thread shared by all feeds; ends with the application.
QThread* readingThread()
{
    static QThread* thread = [] {
        auto* made = new QThread;
        made->setObjectName(QStringLiteral("records"));
        made->start(QThread::LowPriority);
        QObject::connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, made, [made] {
            made->quit();
            made->wait();
        });
        return made;
    }();
    return thread;
}

}  // namespace

bool isLiveState(record::RunState state) { return state == record::RunState::Queued || record::isActive(state); }

/// The feed's part in the reading thread.
class RunFeed::Reader : public QObject {
public:
    Reader(std::filesystem::path store, std::string run, Curves curves, RunFeed* feed)
        : m_store(std::move(store)), m_run(std::move(run)), m_curves(curves), m_feed(feed)
    {}

    void begin()
    {
        m_timer = new QTimer(this);
        m_timer->setSingleShot(true);
        QObject::connect(m_timer, &QTimer::timeout, this, [this] { look(); });
        look();
    }

    /// Called in the window's thread when the feed is destroyed.
    void forgetFeed()
    {
        const std::lock_guard lock(m_mutex);
        m_feed = nullptr;
    }

private:
    void look()
    {
        auto update = std::make_shared<RunUpdate>();
        const Result<void> read = readInto(*update);
        const bool isBehind = read && !update->isComplete;
        const int live = m_curves == Curves::All ? kLiveFeedMilliseconds : kListMilliseconds;
        m_timer->start(isBehind ? 0 : m_isLive ? live : kRestMilliseconds);
        const bool isNews = update->info || update->epochs() > 0 || !update->events.empty() || update->snapshotEpochs ||
                            update->checkpointEpochs || update->isRewound;
        const std::lock_guard lock(m_mutex);
        if (!m_feed) return;
        if (!read) {
            m_record.reset();
            const QString message = coreText(read.error().message);
            if (message != m_lastTrouble)
                QMetaObject::invokeMethod(
                    m_feed, [feed = m_feed, message] { Q_EMIT feed->failed(message); }, Qt::QueuedConnection);
            m_lastTrouble = message;
        } else if (isNews) {
            m_lastTrouble.clear();
            QMetaObject::invokeMethod(
                m_feed,
                [feed = m_feed, update] {
                    if (update->info) feed->m_info = update->info;
                    Q_EMIT feed->updated(update);
                },
                Qt::QueuedConnection);
        }
    }

    Result<void> readInto(RunUpdate& update)
    {
        if (!m_record) {
            ROSA_TRY_ASSIGN(auto opened, record::RunReader::open(m_store, m_run));
            m_record = std::move(opened);
            ROSA_TRY_ASSIGN(auto metrics, m_record->metrics());
            m_metrics = std::move(metrics);
        }
        ROSA_TRY_ASSIGN(auto info, m_record->info());
        m_isLive = isLiveState(info.state);
        update.metrics = m_metrics;
        if (info.epochs < m_epochs) rewind(update);
        ROSA_TRY(readCurves(update, info.epochs));
        ROSA_TRY(readLists(update, info));
        const bool isChanged = !m_info || info.state != m_info->state || info.epochs != m_info->epochs ||
                               info.name != m_info->name || info.reason != m_info->reason;
        if (isChanged) update.info = m_info = std::move(info);
        return {};
    }

    void rewind(RunUpdate& update)
    {
        update.isRewound = true;
        m_epochs = 0;
        m_lastEvent = 0;
        m_snapshots.clear();
        m_checkpoints.clear();
    }

    Result<void> readCurves(RunUpdate& update, int epochs)
    {
        update.firstEpoch = m_epochs + 1;
        if (m_curves == Curves::None) m_epochs = epochs;
        if (m_epochs >= epochs || m_metrics.empty()) {
            update.isComplete = true;
            return {};
        }
        std::size_t length = kSliceEpochs;
        for (const std::string& metric : m_metrics) {
            ROSA_TRY_ASSIGN(auto curve, m_record->curve(metric, m_epochs + 1));
            length = std::min(length, curve.size());
            curve.resize(std::min<std::size_t>(curve.size(), kSliceEpochs));
            update.values.push_back(std::move(curve));
        }
        // One more epoch may have been committed between reading two metrics.
        for (auto& values : update.values) values.resize(length);
        m_epochs += static_cast<int>(length);
        update.isComplete = m_epochs >= epochs;
        return {};
    }

    Result<void> readLists(RunUpdate& update, const record::RunInfo& info)
    {
        ROSA_TRY_ASSIGN(auto events, m_record->events(m_lastEvent));
        if (!events.empty()) m_lastEvent = events.back().number;
        update.events = std::move(events);
        const bool mayHaveMore =
            update.epochs() > 0 || !m_info || m_info->state != info.state || update.isRewound || m_curves == Curves::None;
        if (!mayHaveMore) return {};
        ROSA_TRY_ASSIGN(auto snapshots, m_record->snapshotEpochs());
        if (snapshots != m_snapshots) update.snapshotEpochs = m_snapshots = std::move(snapshots);
        ROSA_TRY_ASSIGN(auto kept, m_record->checkpoints());
        std::vector<int> epochs;
        for (const auto& checkpoint : kept) epochs.push_back(checkpoint.epoch);
        std::sort(epochs.begin(), epochs.end());
        if (epochs != m_checkpoints) update.checkpointEpochs = m_checkpoints = std::move(epochs);
        return {};
    }

    const std::filesystem::path m_store;
    const std::string m_run;
    const Curves m_curves;
    std::mutex m_mutex;
    RunFeed* m_feed;
    QTimer* m_timer = nullptr;
    std::unique_ptr<record::RunReader> m_record;
    std::vector<std::string> m_metrics;
    std::optional<record::RunInfo> m_info;
    std::vector<int> m_snapshots, m_checkpoints;
    std::int64_t m_lastEvent = 0;
    int m_epochs = 0;
    bool m_isLive = true;
    QString m_lastTrouble;
};

RunFeed::RunFeed(std::filesystem::path store, QString run, Curves curves, QObject* parent)
    : QObject(parent), m_run(std::move(run)), m_reader(new Reader(std::move(store), m_run.toStdString(), curves, this))
{
    m_reader->moveToThread(readingThread());
    QMetaObject::invokeMethod(
        m_reader, [reader = m_reader] { reader->begin(); }, Qt::QueuedConnection);
}

RunFeed::~RunFeed()
{
    m_reader->forgetFeed();
    m_reader->deleteLater();
}

bool RunFeed::isLive() const { return m_info && isLiveState(m_info->state); }

}  // namespace rosa::workbench
