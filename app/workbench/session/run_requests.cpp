#include "app/workbench/session/run_requests.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <vector>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/session/workbench.h"
#include "core/protocol/answer.h"
#include "core/protocol/inbox.h"
#include "core/record/run_folder.h"
#include "core/record/run_reader.h"

namespace rosa::workbench {

namespace {

constexpr int kTendMilliseconds = 1'000;
/// Interval for checking whether another window's server has ended while a request waits.
constexpr qint64 kServerMilliseconds = 3'000;
/// Timeout of a request, after which the engine is considered lost; a step on a large graph may take long.
constexpr qint64 kRequestPatienceMilliseconds = 120'000;

qint64 now()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

/// Whether a training process answers requests for the run.
Result<bool> isTraining(const std::filesystem::path& store, const std::string& run)
{
    ROSA_TRY_ASSIGN(const auto reader, record::RunReader::open(store, run));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    return record::isActive(info.state);
}

}  // namespace

RunRequests::RunRequests(Workbench& workbench) : m_workbench(workbench)
{
    m_timer.setInterval(kTendMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &RunRequests::tend);
    connect(&m_answers, &AnswerWatch::arrived, this, &RunRequests::handleAnswer);
}

RunRequests::~RunRequests() = default;

void RunRequests::ask(const QString& run, const protocol::Question& question, QObject* context,
                      std::function<void(Answer)> done)
{
    const std::string_view verb = protocol::verbOf(question);
    for (auto& [number, waiting] : m_waiting)
        if (waiting.context == context && waiting.verb == verb) supersede(waiting);
    const quint64 number = ++m_next;
    m_waiting[number] = {run, verb, {}, context, std::move(done), now() + kRequestPatienceMilliseconds};

    const std::filesystem::path store = m_workbench.store();
    struct Sent {
        Result<bool> isTraining;
        Result<std::string> id;
    };
    inBackground(
        this,
        [store, name = run.toStdString(), question] {
            auto training = isTraining(store, name);
            if (!training) return Sent{training, std::string()};
            return Sent{training, protocol::sendRequest(record::RunFolder(store, name).path(), question)};
        },
        [this, number, run, store](Sent sent) {
            const auto entry = m_waiting.find(number);
            if (!sent.isTraining || !sent.id) {
                if (entry == m_waiting.end()) return;
                Waiting waiting = std::move(entry->second);
                m_waiting.erase(entry);
                if (waiting.context) waiting.done(sent.isTraining ? sent.id.error() : sent.isTraining.error());
                return;
            }
            if (!*sent.isTraining) ensureServer(run);
            m_nextServerCheck = now() + kServerMilliseconds;
            const QString file =
                QString::fromStdString(record::RunFolder(store, run.toStdString()).answer(*sent.id).string());
            // Cancelled while it was sent: the answer must still be deleted when it arrives.
            Waiting& waiting = entry == m_waiting.end() ? m_waiting[number] : entry->second;
            if (entry == m_waiting.end()) waiting.deadline = now() + kRequestPatienceMilliseconds;
            waiting.run = run;
            waiting.file = file;
            m_answers.await(file);
            m_timer.start();
        });
}

/// Its answer will be deleted when it arrives, and nobody is notified.
void RunRequests::supersede(Waiting& waiting)
{
    waiting.context = nullptr;
    waiting.verb = {};
    waiting.done = {};
}

Result<void> RunRequests::send(const QString& run, const protocol::Command& command)
{
    ROSA_TRY(protocol::sendRequest(record::RunFolder(m_workbench.store(), run.toStdString()).path(), command));
    return {};
}

void RunRequests::ensureServer(const QString& run)
{
    auto& server = m_servers[run];
    if (server && server->isRunning()) return;
    server = m_workbench.startEngine({QStringLiteral("serve"), run}, tr("Queries about %1").arg(run));
    connect(server, &EngineProcess::ended, this, [this, run](EngineProcess::End end) {
        auto* process = qobject_cast<EngineProcess*>(sender());
        // Done: it was idle for long, or another window's server answers (tend() makes sure that one does).
        if (end != EngineProcess::End::Done && process) fail(run, process->message());
    });
}

void RunRequests::ensureServers()
{
    if (now() < m_nextServerCheck) return;
    m_nextServerCheck = now() + kServerMilliseconds;
    std::set<QString> runs;
    for (const auto& [number, waiting] : m_waiting)
        if (waiting.done && !waiting.file.isEmpty()) runs.insert(waiting.run);
    for (const QString& run : runs) {
        const QPointer<EngineProcess> server = m_servers[run];
        if (server && server->isRunning()) continue;
        inBackground(
            this, [store = m_workbench.store(), name = run.toStdString()] { return isTraining(store, name); },
            [this, run](const Result<bool>& training) {
                if (training && !*training) ensureServer(run);
            });
    }
}

void RunRequests::handleAnswer(const QString& file, const QByteArray& answer)
{
    const auto entry = std::ranges::find_if(m_waiting, [&](const auto& one) { return one.second.file == file; });
    if (entry == m_waiting.end()) return;
    const Waiting taken = std::move(entry->second);
    m_waiting.erase(entry);
    if (m_waiting.empty()) m_timer.stop();
    if (!taken.context || !taken.done) return;
    // Errors are short; the requester parses complete answers, away from the window's thread.
    std::optional<Error> error;
    if (answer.size() < 4096) error = protocol::errorIn({answer.constData(), static_cast<std::size_t>(answer.size())});
    if (error)
        taken.done(*std::move(error));
    else
        taken.done(answer);
}

void RunRequests::tend()
{
    ensureServers();
    std::vector<Waiting> late;
    for (auto entry = m_waiting.begin(); entry != m_waiting.end();) {
        const auto next = std::next(entry);
        if (now() >= entry->second.deadline) late.push_back(std::move(m_waiting.extract(entry).mapped()));
        entry = next;
    }
    if (m_waiting.empty()) m_timer.stop();
    // The callbacks may send new requests.
    for (const Waiting& waiting : late) {
        if (!waiting.file.isEmpty()) m_answers.forget(waiting.file);
        if (waiting.context && waiting.done)
            waiting.done(failed("the engine of run %1 did not answer within two minutes", waiting.run.toStdString()));
    }
}

void RunRequests::fail(const QString& run, const QString& message)
{
    std::map<quint64, Waiting> lost;
    for (auto entry = m_waiting.begin(); entry != m_waiting.end();) {
        const auto next = std::next(entry);
        if (entry->second.run == run) lost.insert(m_waiting.extract(entry));
        entry = next;
    }
    for (auto& [number, waiting] : lost) {
        if (!waiting.file.isEmpty()) m_answers.forget(waiting.file);
        if (waiting.context && waiting.done) waiting.done(failed(Message::verbatim(message.toStdString())));
    }
}

}  // namespace rosa::workbench
