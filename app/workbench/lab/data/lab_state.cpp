#include "app/workbench/lab/data/lab_state.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QUndoCommand>

#include "app/workbench/base/background.h"
#include "app/workbench/lab/data/lab_edit.h"

namespace rosa::workbench {

namespace {

/// Longest computation on the window's thread, in seconds.
constexpr double kAtOnce = 0.01;
/// How long a job may go on after the problem has changed.
constexpr int kJobPatienceMilliseconds = 250;
constexpr int kMostSteps = 500;

lab::Problem defaultProblem()
{
    lab::Problem problem;
    draw(problem, LabDraw());
    problem.solve.halfIterations = 4;
    return problem;
}

/// No plan has more in a cell than both weights.
double mostMassOf(const lab::Posed& posed)
{
    const double rows = *std::ranges::max_element(posed.rows), columns = *std::ranges::max_element(posed.columns);
    return std::min(rows, columns);
}

double mostOf(const transport::Matrix<double>& matrix)
{
    const auto values = matrix.values();
    const double most = values.empty() ? 0 : *std::ranges::max_element(values);
    return most > 0 ? most : 1;
}

LabSnapshot snapshotOf(lab::Problem problem, std::optional<LabDraw> draw)
{
    LabSnapshot snapshot;
    snapshot.settings = problem.solve;
    if (problem.solve.tolerance > 0) snapshot.goal = problem.solve.tolerance;
    snapshot.problem = std::make_shared<const lab::Problem>(std::move(problem));
    snapshot.draw = draw;
    return snapshot;
}

}  // namespace

/// A step of undo. The state is there already when it is pushed.
class LabStep : public QUndoCommand {
public:
    LabStep(const QString& text, LabState& state, LabSnapshot before, LabSnapshot after)
        : QUndoCommand(text), m_state(state), m_before(std::move(before)), m_after(std::move(after))
    {}
    void undo() override { m_state.goBackTo(m_before); }
    void redo() override
    {
        if (std::exchange(m_isNew, false)) return;
        m_state.goBackTo(m_after);
    }

private:
    LabState& m_state;
    LabSnapshot m_before, m_after;
    bool m_isNew = true;
};

LabState::LabState(QObject* parent) : QObject(parent)
{
    m_undo.setUndoLimit(kMostSteps);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kJobPatienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (m_job && m_isDue) m_job->isCancelled = true;
    });
    start(defaultProblem(), LabDraw());
}

LabState::~LabState()
{
    m_undo.clear();
    if (m_job) m_job->isCancelled = true;
}

lab::Problem LabState::problem() const
{
    lab::Problem problem = *m_now.problem;
    problem.solve = m_now.settings;
    return problem;
}

void LabState::open(const QString& text, lab::Problem problem, std::optional<LabDraw> draw)
{
    endDrag();
    commit(text, snapshotOf(std::move(problem), draw), true);
}

void LabState::start(lab::Problem problem, std::optional<LabDraw> draw,
                     std::shared_ptr<const transport::Matrix<double>> ghost)
{
    dropDrag();
    m_latest.invalidate();
    if (m_job) {
        m_job->isCancelled = true;
        m_job.reset();
        Q_EMIT busyChanged(false);
    }
    m_answer.reset();
    LabSnapshot next = snapshotOf(std::move(problem), draw);
    next.ghost = std::move(ghost);
    show(std::move(next));
    m_undo.clear();
}

void LabState::edit(const QString& text, const std::function<void(lab::Problem&, const lab::Posed&)>& change, bool isDone)
{
    endOtherDrag(text);
    const LabSnapshot& from = base();
    // The weights and sizes that the edit refers to; a problem that cannot be posed is not edited from them.
    if (!m_posedBefore || !isPosed(*m_posedBefore, {from.problem, from.settings})) {
        lab::Problem whole = *from.problem;
        whole.solve = from.settings;
        auto posed = lab::pose(whole);
        if (!posed) return;
        const bool isUnbalanced = from.settings.variant == lab::Variant::Unbalanced;
        m_posedBefore = std::make_shared<const LabPosed>(LabPosed{from.problem, isUnbalanced, *std::move(posed), {}});
    }
    lab::Problem problem = *from.problem;
    problem.solve = from.settings;
    change(problem, m_posedBefore->posed);
    LabSnapshot next = from;
    next.settings = problem.solve;
    const bool isOtherKind = problem.source.index() != from.problem->source.index();
    if (isOtherKind) next.draw.reset();
    if (isOtherKind || problem.ground != from.problem->ground) next.mostCost = next.mostMass = 0;
    next.problem = std::make_shared<const lab::Problem>(std::move(problem));
    commit(text, std::move(next), isDone);
}

void LabState::set(const QString& text, const std::function<void(lab::SolveSettings&)>& change, bool isDone)
{
    endOtherDrag(text);
    LabSnapshot next = base();
    change(next.settings);
    commit(text, std::move(next), isDone);
}

void LabState::endDrag()
{
    if (m_before) commit(m_dragText, m_now, true);
}

void LabState::cancelDrag()
{
    if (m_before) goBackTo(LabSnapshot(*m_before));
}

void LabState::dropDrag()
{
    m_before.reset();
    m_dragText.clear();
    Q_EMIT dragDropped();
}

void LabState::goBackTo(const LabSnapshot& snapshot)
{
    dropDrag();
    show(snapshot);
}

void LabState::endOtherDrag(const QString& text)
{
    if (text != m_dragText) endDrag();
}

void LabState::commit(const QString& text, LabSnapshot next, bool isDone)
{
    if (!isDone) {
        if (!m_before) m_before = m_now;
        m_dragText = text;
        show(std::move(next));
        return;
    }
    const LabSnapshot before = m_before ? *std::exchange(m_before, std::nullopt) : m_now;
    show(std::move(next));
    m_undo.push(new LabStep(text, *this, before, m_now));
}

void LabState::show(LabSnapshot snapshot)
{
    m_now = std::move(snapshot);
    Q_EMIT changed();
    refresh();
}

bool LabState::isCurrent() const
{
    return m_answer && !m_job && m_fault.empty() && m_answer->settings.halfIterations == m_now.settings.halfIterations &&
           isCovered(*m_answer->trace, question());
}

int LabState::halfIterations() const
{
    if (isCurrent()) return m_answer->halfIterations;
    return static_cast<int>(m_now.settings.halfIterations);
}

std::optional<transport::Side> LabState::next() const
{
    const int at = halfIterations();
    if (!isScaled(m_now.settings.variant) || at >= kLabMostHalfIterations) return std::nullopt;
    if (isCurrent() && m_answer->shown.run.end == transport::ScalingEnd::Underflow) return std::nullopt;
    return at % 2 == 0 ? transport::Side::Rows : transport::Side::Columns;
}

bool LabState::isConverged() const
{
    if (!m_answer || m_answer->halfIterations == 0) return false;
    const transport::PlanFigures& figures = m_answer->shown.figures;
    return figures.rowGap <= m_now.goal && figures.columnGap <= m_now.goal;
}

void LabState::goTo(int halfIterations, bool isDone)
{
    const int target = std::clamp(halfIterations, 0, static_cast<int>(kLabMostHalfIterations));
    set(
        tr("Half iterations"),
        [target](lab::SolveSettings& settings) {
            settings.halfIterations = target;
            settings.tolerance = 0;
        },
        isDone);
}

void LabState::scale()
{
    if (next()) goTo(halfIterations() + 1);
}

void LabState::stepBack()
{
    if (isScaled(m_now.settings.variant) && halfIterations() > 0) goTo(halfIterations() - 1);
}

void LabState::iterate()
{
    if (next()) goTo(2 * (halfIterations() / 2) + 2);
}

void LabState::toTolerance()
{
    if (!isScaled(m_now.settings.variant)) return;
    set(tr("To tolerance"), [goal = m_now.goal](lab::SolveSettings& settings) {
        settings.halfIterations = kLabMostHalfIterations;
        settings.tolerance = goal;
    });
}

void LabState::backToStart()
{
    if (isScaled(m_now.settings.variant)) goTo(0);
}

void LabState::drawAgain()
{
    if (!m_now.draw) return;
    LabDraw next = *m_now.draw;
    ++next.seed;
    drawWith(tr("New draw"), next);
}

void LabState::drawWith(const QString& text, const LabDraw& wanted) { redraw(text, wanted, workbench::draw); }

void LabState::resizeTo(const QString& text, const LabDraw& wanted) { redraw(text, wanted, workbench::resize); }

void LabState::redraw(const QString& text, const LabDraw& wanted, void (*change)(lab::Problem&, const LabDraw&))
{
    endDrag();
    LabSnapshot next = m_now;
    lab::Problem problem = this->problem();
    change(problem, wanted);
    next.settings = problem.solve;
    next.problem = std::make_shared<const lab::Problem>(std::move(problem));
    next.draw = wanted;
    next.ghost.reset();
    next.mostCost = next.mostMass = 0;
    commit(text, std::move(next), true);
}

void LabState::setGoal(double goal)
{
    endDrag();
    LabSnapshot next = m_now;
    next.goal = goal;
    if (next.settings.tolerance > 0) next.settings.tolerance = goal;
    commit(tr("Tolerance"), std::move(next), true);
}

void LabState::pin(bool isPinned)
{
    endDrag();
    LabSnapshot next = m_now;
    next.ghost.reset();
    if (isPinned && m_answer) next.ghost = std::make_shared<const transport::Matrix<double>>(m_answer->shown.plan);
    commit(isPinned ? tr("Pin the plan") : tr("Remove the pinned plan"), std::move(next), true);
}

void LabState::fitScales()
{
    if (!m_answer) return;
    endDrag();
    LabSnapshot next = m_now;
    next.mostCost = mostOf(m_answer->posed().cost);
    next.mostMass = mostOf(m_answer->shown.plan);
    commit(tr("Fit colours"), std::move(next), true);
}

void LabState::cancel()
{
    if (m_job) m_job->isCancelled = true;
}

void LabState::refresh()
{
    if (m_job) {
        m_isDue = true;
        if (!m_patience.isActive()) m_patience.start();
        return;
    }
    const LabQuestion wanted = question();
    const LabTracePtr before = m_answer ? m_answer->trace : nullptr;
    if (expectedSeconds(before.get(), wanted) < kAtOnce)
        setAnswer(workbench::answer(before, wanted));
    else
        startJob(wanted);
}

void LabState::startJob(const LabQuestion& wanted)
{
    m_job = std::make_shared<Job>();
    m_isDue = false;
    Q_EMIT busyChanged(true);
    inBackground(
        this,
        [job = m_job, before = m_answer ? m_answer->trace : nullptr, wanted] {
            return workbench::answer(before, wanted, [job] { return job->isCancelled.load(); });
        },
        [this, ticket = m_latest.next()](Result<LabAnswerPtr> answer) {
            if (ticket.isVoid()) return;
            m_job.reset();
            m_patience.stop();
            const bool isDue = std::exchange(m_isDue, false);
            // An outdated answer is shown, an outdated fault is not.
            if (!isDue || answer) setAnswer(std::move(answer));
            if (isDue) refresh();
            if (!m_job) Q_EMIT busyChanged(false);
        });
}

void LabState::setAnswer(Result<LabAnswerPtr> answer)
{
    const bool isStopped = !answer && answer.error().kind == ErrorKind::Interrupted;
    if (isStopped && m_answer && isPosed(*m_answer->trace->posed, question())) {
        // A cancelled computation leaves what was there.
        m_now.settings = m_answer->settings;
        m_fault = Message();
        Q_EMIT changed();
        Q_EMIT answered();
        return;
    }
    m_fault = answer ? Message() : answer.error().message;
    if (answer) m_answer = *std::move(answer);
    if (m_answer && m_fault.empty() && m_now.mostCost <= 0 && isPosed(*m_answer->trace->posed, question())) {
        m_now.mostCost = mostOf(m_answer->posed().cost);
        m_now.mostMass = mostMassOf(m_answer->posed());
    }
    Q_EMIT answered();
    if (isCurrent()) Q_EMIT solved(problem(), m_answer->shown);
}

}  // namespace rosa::workbench
