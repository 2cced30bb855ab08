#include "app/workbench/curves/view/run_curves.h"

#include <algorithm>
#include <span>

#include <QLocale>

#include "core/protocol/request.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

constexpr int kFrameMilliseconds = 20;
/// Frames between two commits of an engine.
constexpr int kFramesOfCommit = 25;

QString parameterSymbol(const catalog::Parameter* parameter, const std::string& key)
{
    if (!parameter) return QString::fromStdString(key);
    // "Sharpness λ" → "λ": the symbol suffices in a plot.
    const QString title = QString::fromStdString(parameter->title);
    const QString last = title.section(QLatin1Char(' '), -1);
    return last.size() == 1 && last.at(0).unicode() > 127 ? last : title.toLower();
}

}  // namespace

RunCurves::RunCurves(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const QString& run,
                     QObject* parent)
    : QObject(parent), m_catalogue(catalogue), m_feed(store, run)
{
    connect(&m_feed, &RunFeed::updated, this,
            [this](const std::shared_ptr<const RunUpdate>& update) { addUpdate(*update); });
    m_frames.setInterval(kFrameMilliseconds);
    m_frames.setTimerType(Qt::PreciseTimer);
    connect(&m_frames, &QTimer::timeout, this, [this] {
        const std::size_t waiting = m_waiting.empty() ? 0 : m_waiting.front().size();
        const auto frames = static_cast<std::size_t>(std::max(1, m_framesLeft--));
        release((waiting + frames - 1) / frames);
        if (waiting > 0) Q_EMIT grew();
    });
    connect(&m_feed, &RunFeed::failed, this, &RunCurves::failed);
}

std::shared_ptr<widgets::CurveStore> RunCurves::curve(const std::string& metric) const
{
    const auto found = m_curves.find(metric);
    return found == m_curves.end() ? nullptr : found->second;
}

void RunCurves::addUpdate(const RunUpdate& update)
{
    // The number of epochs is also part of the info; a change of it alone is not reported.
    const bool isOtherInfo = update.info && (!m_seen || m_seen->state != update.info->state ||
                                             m_seen->name != update.info->name || m_seen->reason != update.info->reason);
    if (update.info) m_seen = update.info;
    bool hasNewMarks = update.checkpointEpochs.has_value() || !update.events.empty();
    if (update.isRewound) {
        for (auto& [name, curve] : m_curves) curve->clear();
        m_events.clear();
        m_turns.clear();
        m_epochs = 0;
        m_waiting.clear();
        m_frames.stop();
        hasNewMarks = true;
    }
    if (update.info && !m_configuration) {
        auto read = catalog::Configuration::fromRecord(m_catalogue, update.info->configurationToml, update.info->id);
        if (read) m_configuration = std::move(*read);
    }
    const bool hasNewMetrics = update.metrics != m_metrics;
    if (hasNewMetrics) {
        m_metrics = update.metrics;
        for (const std::string& metric : m_metrics)
            if (!m_curves[metric]) m_curves[metric] = std::make_shared<widgets::CurveStore>();
    }
    addValues(update);
    addEvents(update.events);
    if (update.checkpointEpochs) m_checkpoints = *update.checkpointEpochs;

    if (hasNewMetrics) Q_EMIT metricsChanged();
    if (hasNewMarks) Q_EMIT marksChanged();
    if (update.epochs() > 0 || update.isRewound) Q_EMIT grew();
    if (isOtherInfo) Q_EMIT infoChanged();
}

void RunCurves::addValues(const RunUpdate& update)
{
    if (update.epochs() > 0) {
        m_waiting.resize(m_metrics.size());
        for (std::size_t i = 0; i < update.values.size(); ++i)
            m_waiting[i].insert(m_waiting[i].end(), update.values[i].begin(), update.values[i].end());
    }
    const std::size_t waiting = m_waiting.empty() ? 0 : m_waiting.front().size();
    // History, and what is final for now, is shown at once.
    const bool isRunning = info() && info()->state == record::RunState::Running;
    const bool isLater = isRunning && update.isComplete && m_epochs > 0;
    if (!isLater) {
        release(waiting);
        return;
    }
    if (update.epochs() == 0) return;
    m_framesLeft = kFramesOfCommit;
    if (!m_frames.isActive()) m_frames.start();
}

void RunCurves::release(std::size_t epochs)
{
    if (m_waiting.empty()) return;
    for (std::size_t i = 0; i < m_waiting.size(); ++i) {
        auto& values = m_waiting[i];
        m_curves[m_metrics[i]]->append(std::span(values).first(epochs));
        values.erase(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(epochs));
    }
    m_epochs += static_cast<int>(epochs);
    if (m_waiting.front().empty()) m_frames.stop();
}

void RunCurves::addEvents(const std::vector<record::RunEvent>& events)
{
    if (events.empty()) return;
    m_events.insert(m_events.end(), events.begin(), events.end());
    m_turns = store::turnsAmong(m_events);
}

QString RunCurves::valueOf(const std::string& key) const
{
    for (auto turn = m_turns.rbegin(); turn != m_turns.rend(); ++turn)
        if (turn->key == key) return QString::fromStdString(turn->value);
    if (!m_configuration || !m_configuration->has(key)) return {};
    return QString::fromStdString(catalog::toText(m_configuration->values().at(key).value));
}

std::vector<widgets::CurveMark> RunCurves::marks() const
{
    using Kind = widgets::CurveMark::Kind;
    std::vector<widgets::CurveMark> marks;
    for (const int epoch : m_checkpoints) marks.push_back({epoch, Kind::Tick, {}, {}});
    if (info() && !info()->forkedFrom.empty()) marks.push_back({info()->forkEpoch, Kind::Line, tr("fork"), {}});
    std::map<std::string, QString> values;
    if (m_configuration)
        for (const auto& [key, set] : m_configuration->values())
            values[key] = QString::fromStdString(catalog::toText(set.value));
    for (const record::RunEvent& event : m_events) {
        if (event.kind == protocol::Pause::kVerb) marks.push_back({event.epoch, Kind::Line, tr("pause"), {}, true});
        if (event.kind == protocol::Resume::kVerb) marks.push_back({event.epoch, Kind::Line, tr("resume"), {}, true});
    }
    for (const store::Turn& turn : m_turns) {
        const QString value = QString::fromStdString(turn.value);
        const QString symbol = parameterSymbol(m_catalogue.parameter(turn.key), turn.key);
        // Set to its current value: nothing to mark.
        if (values[turn.key] == value) continue;
        const QString change =
            QStringLiteral("%1 %2 → %3").arg(symbol, widgets::localNumber(values[turn.key]), widgets::localNumber(value));
        marks.push_back({turn.epoch, Kind::Line, change, {}});
        values[turn.key] = value;
    }
    std::stable_sort(marks.begin(), marks.end(), [](const auto& a, const auto& b) { return a.epoch < b.epoch; });
    return marks;
}

}  // namespace rosa::workbench
