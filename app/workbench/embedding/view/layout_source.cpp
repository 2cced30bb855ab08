#include "app/workbench/embedding/view/layout_source.h"

#include <utility>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/embedding/data/nearest_nodes.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/results/data/baseline_run.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/workbench.h"

namespace rosa::workbench {

namespace {

constexpr int kLiveLayoutMilliseconds = 60;
/// Interval of checks while no layout is computed here: another process may compute one of the same run.
constexpr int kIdleLayoutMilliseconds = 1000;

}  // namespace

/// Result of one check of the run's folder.
struct LayoutLook {
    Result<LayoutNews> news;
    bool hasEmbedding = false;
};

LayoutSource::LayoutSource(Workbench& workbench, PanelSubject subject, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_subject(std::move(subject))
{
    connect(&m_timer, &QTimer::timeout, this, &LayoutSource::read);
    connect(&workbench.library(), &RunLibrary::changed, this, [this] {
        if (m_subject.run.isEmpty())
            findRun();
        else if (m_state == State::NoEmbedding)
            read();
    });
}

LayoutSource::~LayoutSource()
{
    if (m_engine) m_engine->stop();
}

void LayoutSource::setState(State state, const QString& problem)
{
    m_state = state;
    m_problem = problem;
    m_timer.setInterval(state == State::Computing ? kLiveLayoutMilliseconds : kIdleLayoutMilliseconds);
    Q_EMIT stateChanged();
}

void LayoutSource::show(const LayoutChoice& choice, const LayoutEffort& effort, bool fromPrevious)
{
    m_effort = effort;
    m_fromPrevious = fromPrevious;
    if (choice == m_choice && m_hasChoice) return;
    if (m_engine && m_state == State::Computing) stop();
    m_choice = choice;
    m_hasChoice = true;
    m_startsAgain = false;
    m_choices.invalidate();
    m_isReading = false;
    m_mayCompute = true;
    m_place = {};
    m_layouts.clear();
    m_isGrowing = false;
    Q_EMIT layoutsCleared();
    if (m_state == State::MakingRun) return;
    setState(State::Looking);
    look();
}

void LayoutSource::look()
{
    if (m_subject.run.isEmpty())
        findRun();
    else
        read();
}

void LayoutSource::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    m_timer.stop();
    if (isWatched && m_hasChoice) look();
}

void LayoutSource::findRun()
{
    const RunList& runs = m_workbench.library().runs();
    const std::string run =
        baselineRun(*runs, m_subject.method.toStdString(), m_subject.dataset.toStdString(), m_subject.seed);
    if (!run.empty()) {
        m_subject.run = QString::fromStdString(run);
        Q_EMIT runFound(m_subject.run);
        setState(State::Looking);
        return read();
    }
    // The list is empty until it is first read; a window that shows an embedding has at least one run.
    if (!runs->empty() && m_state != State::MakingRun && m_state != State::Failed) makeRun();
}

void LayoutSource::makeRun()
{
    QStringList arguments{QStringLiteral("train"),     QStringLiteral("--method"), m_subject.method,
                          QStringLiteral("--dataset"), m_subject.dataset,          QStringLiteral("--no-baselines"),
                          QStringLiteral("--device"),  QStringLiteral("cpu")};  // nothing is trained
    if (m_subject.seed) arguments << QStringLiteral("--seed") << QString::number(*m_subject.seed);
    m_engine = m_workbench.startEngine(arguments, m_subject.method == QStringLiteral("raw")
                                                      ? tr("Raw features of %1").arg(m_subject.dataset)
                                                      : tr("Random encoder on %1").arg(m_subject.dataset));
    connect(m_engine, &EngineProcess::ended, this, [this, engine = m_engine.data()](EngineProcess::End end) {
        if (end != EngineProcess::End::Done) return setState(State::Failed, engine->message());
        m_subject.run = engine->run();
        Q_EMIT runFound(m_subject.run);
        setState(State::Looking);
        read();
    });
    setState(State::MakingRun);
}

void LayoutSource::read()
{
    if (m_isReading || m_subject.run.isEmpty()) return;
    m_isReading = true;
    if (m_isWatched) m_timer.start();
    const std::filesystem::path store = m_workbench.store();
    const bool isRaw = m_subject.method == QStringLiteral("raw") || [this] {
        const store::RunSummary* summary = m_workbench.library().find(m_subject.run);
        return summary && summary->method == "raw";
    }();
    inBackground(
        this,
        [store, run = m_subject.run.toStdString(), choice = m_choice, place = m_place, isRaw] {
            const std::string method = isRaw ? "raw" : "";
            // The layout of a checkpoint needs no final embedding.
            return LayoutLook{readLayouts(layoutPath(store, run, choice), place),
                              choice.epoch >= 0 || hasEmbedding(store, run, method)};
        },
        [this, ticket = m_choices.current()](const LayoutLook& look) {
            if (ticket.isVoid()) return;
            m_isReading = false;
            apply(look);
        });
}

void LayoutSource::apply(const LayoutLook& look)
{
    if (!look.news) return setState(State::Failed, coreText(look.news.error().message));
    const LayoutNews& news = *look.news;
    if (news.isNew) {
        m_layouts.clear();
        Q_EMIT layoutsCleared();
    }
    m_place = news.place;
    const bool wasGrowing =
        std::exchange(m_isGrowing, m_state == State::Shown && !m_layouts.empty() && !news.layouts.empty());
    const int first = static_cast<int>(m_layouts.size());
    m_layouts.insert(m_layouts.end(), news.layouts.begin(), news.layouts.end());
    if (!news.layouts.empty()) Q_EMIT layoutsAdded(first);
    if (m_state == State::Computing || m_state == State::Failed) return;
    if (!m_layouts.empty()) {
        m_mayCompute = false;
        if (m_state != State::Shown || wasGrowing) setState(State::Shown);
    } else if (!look.hasEmbedding) {
        if (m_state != State::NoEmbedding) setState(State::NoEmbedding);
    } else if (m_mayCompute) {
        compute();
    } else if (m_state != State::Empty) {
        setState(State::Empty);
    }
}

bool LayoutSource::isStopped() const
{
    if (m_state != State::Shown || m_isGrowing || m_layouts.empty()) return false;
    const RecordedLayout& last = m_layouts.back();
    return last.settings && last.iteration < last.settings->steps;
}

void LayoutSource::compute()
{
    if (m_subject.run.isEmpty()) return look();
    if (m_engine && m_state == State::Computing) {
        m_startsAgain = true;
        return stop();
    }
    m_mayCompute = false;
    m_asked = 0;
    const store::RunSummary* summary = m_workbench.library().find(m_subject.run);
    EngineProcess* engine = m_workbench.startEngine(projectArguments(m_subject.run, m_choice, m_effort, m_fromPrevious),
                                                    tr("Layout of %1").arg(summary ? nameOf(*summary) : m_subject.run));
    m_engine = engine;
    connect(engine, &EngineProcess::progressed, this, [this, engine](const QString&, int, int total) {
        if (engine != m_engine) return;
        m_asked = total;
        Q_EMIT stateChanged();
    });
    connect(engine, &EngineProcess::ended, this, [this, engine](EngineProcess::End end) {
        if (engine != m_engine) return;
        m_engine = nullptr;
        if (std::exchange(m_startsAgain, false)) {
            m_state = State::Empty;
            return compute();
        }
        const bool isWrong = end != EngineProcess::End::Done && end != EngineProcess::End::Interrupted;
        setState(isWrong             ? State::Failed
                 : m_layouts.empty() ? State::Looking
                                     : State::Shown,
                 isWrong ? engine->message() : QString());
        read();
    });
    setState(State::Computing);
    read();
}

void LayoutSource::stop()
{
    if (m_engine) m_engine->stop();
}

}  // namespace rosa::workbench
