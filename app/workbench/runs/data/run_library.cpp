#include "app/workbench/runs/data/run_library.h"

#include <cmath>
#include <mutex>
#include <string_view>
#include <unordered_map>

#include <QThread>
#include <QTimer>

#include "app/workbench/base/core_text.h"
#include "app/workbench/runs/data/run_names.h"

namespace rosa::workbench {

namespace {

constexpr int kLibraryLookMilliseconds = 500;

bool sameNumber(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

bool isSameList(const std::vector<store::RunSummary>& a, const std::vector<store::RunSummary>& b)
{
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [](const auto& x, const auto& y) { return isSame(x, y); });
}

}  // namespace

bool isSame(const store::RunSummary& a, const store::RunSummary& b)
{
    return a.id == b.id && a.name == b.name && a.isNamed == b.isNamed && a.notes == b.notes && a.tags == b.tags &&
           a.state == b.state && a.epochs == b.epochs && sameNumber(a.lastLoss, b.lastLoss) &&
           sameNumber(a.accuracyMean, b.accuracyMean) && a.turns == b.turns && a.problem == b.problem;
}

/// The library's part in its thread.
class RunLibrary::Worker : public QObject {
public:
    Worker(std::filesystem::path store, RunLibrary* owner) : m_store(std::move(store)), m_owner(owner) {}

    void begin()
    {
        m_timer = new QTimer(this);
        connect(m_timer, &QTimer::timeout, this, [this] { look(); });
        m_timer->start(kLibraryLookMilliseconds);
        look();
    }

    void look()
    {
        if (!open()) return;
        auto runs = m_library->runs();
        if (!runs) return report(runs.error());
        if (m_last && isSameList(*m_last, *runs)) return;
        m_names = namesOf(*runs);
        m_last = std::make_shared<const std::vector<store::RunSummary>>(std::move(*runs));
        const std::lock_guard lock(m_mutex);
        if (!m_owner) return;
        QMetaObject::invokeMethod(
            m_owner,
            [owner = m_owner, list = m_last, names = m_names] {
                owner->m_runs = list;
                owner->m_names = names;
                Q_EMIT owner->changed();
            },
            Qt::QueuedConnection);
    }

    void carryOut(const Change& change)
    {
        // What could not be written when it was opened may be writable by now.
        if (m_library && !m_library->notice().empty()) m_library.reset();
        if (!open()) return;
        if (const auto done = change(*m_library); !done) report(done.error());
        look();
    }

    void forgetOwner()
    {
        const std::lock_guard lock(m_mutex);
        m_owner = nullptr;
    }

private:
    /// Names of unchanged runs are those of the last list.
    [[nodiscard]] QStringList namesOf(const std::vector<store::RunSummary>& runs) const
    {
        std::unordered_map<std::string_view, std::size_t> before;
        for (std::size_t i = 0; m_last && i < m_last->size(); ++i) before.emplace((*m_last)[i].id, i);
        QStringList names;
        names.reserve(static_cast<qsizetype>(runs.size()));
        for (const store::RunSummary& run : runs) {
            const auto old = before.find(run.id);
            const bool isKnown = old != before.end() && isSame((*m_last)[old->second], run);
            names.append(isKnown ? m_names[static_cast<qsizetype>(old->second)] : workbench::nameOf(run));
        }
        return names;
    }

    bool open()
    {
        if (m_library) return true;
        auto library = store::Library::open(m_store);
        if (!library) {
            report(library.error());
            return false;
        }
        m_library = std::move(*library);
        if (const Message& notice = m_library->notice(); !notice.empty()) report({notice, ErrorKind::Failed});
        return true;
    }

    /// A repeated problem is reported once.
    void report(const Error& error)
    {
        if (error.text() == m_lastTrouble) return;
        m_lastTrouble = error.text();
        const std::lock_guard lock(m_mutex);
        if (m_owner)
            QMetaObject::invokeMethod(
                m_owner, [owner = m_owner, text = coreText(error.message)] { Q_EMIT owner->failed(text); },
                Qt::QueuedConnection);
    }

    const std::filesystem::path m_store;
    std::mutex m_mutex;
    RunLibrary* m_owner;
    QTimer* m_timer = nullptr;
    std::unique_ptr<store::Library> m_library;
    RunList m_last;
    QStringList m_names;  ///< Of the runs of m_last.
    std::string m_lastTrouble;
};

RunLibrary::RunLibrary(std::filesystem::path store)
    : m_runs(std::make_shared<const std::vector<store::RunSummary>>()), m_worker(new Worker(std::move(store), this))
{
    auto* thread = new QThread;
    thread->setObjectName(QStringLiteral("library"));
    m_worker->moveToThread(thread);
    connect(thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(thread, &QThread::started, m_worker, [worker = m_worker] { worker->begin(); });
    thread->start(QThread::LowPriority);
}

RunLibrary::~RunLibrary()
{
    m_worker->forgetOwner();
    QThread* thread = m_worker->thread();
    thread->quit();
    thread->wait();
    delete thread;
}

const store::RunSummary* RunLibrary::find(const QString& run) const
{
    const std::string id = run.toStdString();
    for (const auto& summary : *m_runs)
        if (summary.id == id) return &summary;
    return nullptr;
}

store::RunSummary RunLibrary::summaryOf(const record::RunInfo& info) const
{
    const store::RunSummary* summary = find(QString::fromStdString(info.id));
    return summary ? *summary : store::summaryOf(info);
}

QString RunLibrary::nameOf(const record::RunInfo& info) const { return workbench::nameOf(summaryOf(info)); }

void RunLibrary::refresh()
{
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->look(); }, Qt::QueuedConnection);
}

void RunLibrary::carryOut(Change change)
{
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, change = std::move(change)] { worker->carryOut(change); }, Qt::QueuedConnection);
}

void RunLibrary::rename(const QString& run, const QString& name)
{
    carryOut(
        [run = run.toStdString(), name = name.toStdString()](store::Library& library) { return library.rename(run, name); });
}

void RunLibrary::setNotes(const QString& run, const QString& notes)
{
    carryOut([run = run.toStdString(), notes = notes.toStdString()](store::Library& library) {
        return library.setNotes(run, notes);
    });
}

void RunLibrary::setTags(const QString& run, const QStringList& tags)
{
    std::vector<std::string> list;
    for (const QString& tag : tags) list.push_back(tag.toStdString());
    carryOut([run = run.toStdString(), list](store::Library& library) { return library.setTags(run, list); });
}

void RunLibrary::setColour(const QString& run, int colour)
{
    carryOut([run = run.toStdString(), colour](store::Library& library) -> Result<void> {
        // A store that cannot be written, or a run that is gone, has no later windows to tell.
        static_cast<void>(library.setColour(run, colour));
        return {};
    });
}

void RunLibrary::remove(const QStringList& runs)
{
    carryOut([runs](store::Library& library) -> Result<void> {
        for (const QString& run : runs) ROSA_TRY(library.remove(run.toStdString()));
        return {};
    });
}

void RunLibrary::restore(const QStringList& runs)
{
    carryOut([runs](store::Library& library) -> Result<void> {
        for (const QString& run : runs) ROSA_TRY(library.restore(run.toStdString()));
        return {};
    });
}

}  // namespace rosa::workbench
