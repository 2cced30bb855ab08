#include "app/workbench/pairs/view/film_job.h"

#include <algorithm>

#include <QImage>
#include <QLocale>
#include <QPainter>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/pairs/figure/alignment_figure.h"
#include "app/workbench/pairs/figure/pair_request.h"
#include "app/workbench/session/run_requests.h"
#include "app/workbench/session/workbench.h"
#include "widgets/film/film_writer.h"

namespace rosa::workbench {

namespace {

constexpr QSize kFilmFrame(1280, 720);
constexpr int kFilmLookMilliseconds = 50;

using Scale = std::pair<double, double>;

/// For every panel, the range of its linked group over all epochs.
std::vector<Scale> scalesOf(const FilmPlan& plan, const std::vector<PairDataPtr>& pairs)
{
    std::vector<Scale> scales(plan.panels.size(), {1e300, -1e300});
    for (const PairDataPtr& pair : pairs) {
        const auto pictures = linkedPictures(*pair, plan.panels, plan.look, plan.plans);
        for (std::size_t i = 0; i < scales.size(); ++i)
            scales[i] = {std::min(scales[i].first, pictures[i].low), std::max(scales[i].second, pictures[i].high)};
    }
    return scales;
}

QImage frameOf(const FilmPlan& plan, const PairData& pair, const std::vector<Scale>& scales)
{
    auto pictures = linkedPictures(pair, plan.panels, plan.look, plan.plans);
    for (std::size_t i = 0; i < pictures.size(); ++i) std::tie(pictures[i].low, pictures[i].high) = scales[i];
    const protocol::Inspection& numbers = pair.inspection;
    QString title = titleOf(*pair.context, pair.choice);
    if (!numbers.asTrained)
        title += QStringLiteral(", ") + FilmJob::tr("λ = %1, iterations: %2 (not as trained)")
                                            .arg(QLocale().toString(numbers.lambda, 'g', 6))
                                            .arg(numbers.iterations);
    if (const QString problem = problemText(pair); !problem.isEmpty()) title += QStringLiteral(", ") + problem;
    const QString caption = FilmJob::tr("Epoch %1     %2     cost under Γ %3, exact %4, independent %5")
                                .arg(numbers.pair.epoch)
                                .arg(title)
                                .arg(numbers.sinkhornCost, 0, 'f', 4)
                                .arg(numbers.exactCost, 0, 'f', 4)
                                .arg(numbers.independentCost, 0, 'f', 4);
    const AlignmentFigure figure(pairPicture(pair, plan.filter), std::move(pictures), title, caption);
    QImage frame(kFilmFrame, QImage::Format_RGB32);
    frame.fill(Qt::white);
    QPainter painter(&frame);
    painter.setRenderHint(QPainter::TextAntialiasing);
    widgets::FigureStyle style;
    style.fontPoints = 11;
    figure.paint(painter, QRectF(QPointF(0, 0), QSizeF(kFilmFrame)).adjusted(12, 8, -12, -8), style);
    return frame;
}

enum class Work { Done, Cancelled };

/// Loads missing data, draws and writes. Runs on a pool thread.
template <typename State>
Result<Work> makeFilm(const FilmPlan& plan, std::vector<PairDataPtr> pairs, const std::filesystem::path& store, State& state)
{
    for (std::size_t i = pairs.size(); i < plan.epochs.size(); ++i) {
        if (state.isCancelled) return Work::Cancelled;
        ROSA_TRY_ASSIGN(auto pair, pairFromRecord(store, plan.context, plan.choice, plan.epochs[i]));
        pairs.push_back(std::move(pair));
        ++state.done;
    }
    for (PairDataPtr& pair : pairs) {
        if (!plan.solve || state.isCancelled) break;
        ROSA_TRY_ASSIGN(auto solved, solvedAgain(pair, plan.solve->first, plan.solve->second));
        pair = std::move(solved);
    }
    const auto scales = scalesOf(plan, pairs);
    ROSA_TRY_ASSIGN(auto writer, widgets::FilmWriter::open(plan.file, kFilmFrame, plan.secondsPerEpoch));
    for (const PairDataPtr& pair : pairs) {
        if (state.isCancelled) return Work::Cancelled;
        ROSA_TRY(writer->add(frameOf(plan, *pair, scales)));
        ++state.done;
    }
    ROSA_TRY(writer->finish());
    return Work::Done;
}

}  // namespace

FilmJob::FilmJob(Workbench& workbench, FilmPlan plan, QObject* parent)
    : QObject(parent),
      m_workbench(workbench),
      m_plan(std::make_shared<const FilmPlan>(std::move(plan))),
      m_state(std::make_shared<State>())
{
    connect(&m_timer, &QTimer::timeout, this,
            [this] { Q_EMIT progressed(m_state->done, 2 * static_cast<int>(m_plan->epochs.size())); });
}

FilmJob::~FilmJob() { m_state->isCancelled = true; }

void FilmJob::start()
{
    m_timer.start(kFilmLookMilliseconds);
    if (m_plan->context->watchedPlace(m_plan->choice))
        draw();
    else
        askNext();
}

void FilmJob::cancel()
{
    m_state->isCancelled = true;
    finish(End::Cancelled, {});
}

void FilmJob::askNext()
{
    if (m_pairs.size() == m_plan->epochs.size()) return draw();
    PairChoice choice = m_plan->choice;
    choice.epoch = m_plan->epochs[m_pairs.size()];
    m_workbench.requests().ask(m_plan->context->run, questionFor(choice), this, [this, choice](const Answer& answer) {
        if (m_hasEnded) return;
        if (!answer) return finish(End::Failed, coreText(answer.error().message));
        inBackground(
            this, [context = m_plan->context, choice, json = *answer] { return pairFromAnswer(context, choice, json); },
            [this](const Result<PairDataPtr>& pair) {
                if (m_hasEnded) return;
                if (!pair) return finish(End::Failed, coreText(pair.error().message));
                m_pairs.push_back(*pair);
                ++m_state->done;
                askNext();
            });
    });
}

void FilmJob::draw()
{
    inBackground(
        this,
        [plan = m_plan, pairs = m_pairs, store = m_workbench.store(), state = m_state] {
            return makeFilm(*plan, pairs, store, *state);
        },
        [this](const Result<Work>& work) {
            if (!work)
                finish(End::Failed, coreText(work.error().message));
            else
                finish(*work == Work::Done ? End::Saved : End::Cancelled, {});
        });
}

void FilmJob::finish(End end, const QString& message)
{
    if (m_hasEnded) return;
    m_hasEnded = true;
    m_timer.stop();
    Q_EMIT ended(end, message);
    deleteLater();
}

}  // namespace rosa::workbench
