#include "app/workbench/lab/view/lab_hands.h"

#include <algorithm>

#include "app/workbench/lab/data/lab_edit.h"
#include "app/workbench/lab/data/lab_player.h"
#include "app/workbench/lab/data/lab_state.h"
#include "app/workbench/lab/data/lab_text.h"
#include "widgets/lab/lab_canvas.h"

namespace rosa::workbench {

LabHands::LabHands(widgets::LabCanvas& canvas, LabState& state, LabPlayer& player, QObject* parent)
    : QObject(parent), m_canvas(canvas), m_state(state), m_player(player)
{
    connectProblem();
    connectSettings();
    connectChoices();
    connect(&m_canvas, &widgets::LabCanvas::dragCancelled, &m_state, &LabState::cancelDrag);
    connect(&m_state, &LabState::dragDropped, this, [this] {
        m_player.stop();
        m_canvas.dropChanges();
    });
    connect(&m_state, &LabState::changed, this, &LabHands::refresh);
}

void LabHands::setFreedom(const LabFreedom& freedom)
{
    m_freedom = freedom;
    refresh();
}

void LabHands::connectProblem()
{
    using widgets::LabCanvas;
    connect(&m_canvas, &LabCanvas::pointMoved, this, [this](bool isRow, int index, QPointF place, bool isDone) {
        m_state.edit(
            tr("Move a point"), [=](lab::Problem& problem, const lab::Posed&) { movePoint(problem, isRow, index, place); },
            isDone);
    });
    connect(&m_canvas, &LabCanvas::weightMoved, this, [this](bool isRow, int index, double weight, bool isDone) {
        m_state.edit(
            tr("Change a weight"),
            [=](lab::Problem& problem, const lab::Posed& posed) { setWeight(problem, posed, isRow, index, weight); },
            isDone);
    });
    connect(
        &m_canvas, &LabCanvas::cellChanged, this,
        [this](widgets::LabMatrix matrix, int row, int column, double value, bool isDone) {
            m_state.edit(
                tr("Change a cell"),
                [=](lab::Problem& problem, const lab::Posed& posed) { setCell(problem, posed, matrix, row, column, value); },
                isDone);
        });
    connect(&m_canvas, &LabCanvas::cellToggled, this, [this](int row, int column) {
        if (m_state.now().settings.variant != lab::Variant::Hand || !m_freedom.has(lab::Control::Plan)) return;
        m_state.edit(tr("Fill a cell"),
                     [=](lab::Problem& problem, const lab::Posed& posed) { toggleCell(problem, posed, row, column); });
    });
}

void LabHands::connectSettings()
{
    using widgets::LabCanvas;
    const auto sets = [this](auto signal, const QString& text, auto member) {
        connect(&m_canvas, signal, this, [this, text, member](double value, bool isDone) {
            m_state.set(
                text, [=](lab::SolveSettings& settings) { settings.*member = value; }, isDone);
        });
    };
    sets(&LabCanvas::lambdaMoved, tr("Change λ"), &lab::SolveSettings::lambda);
    sets(&LabCanvas::rhoMoved, tr("Change ρ"), &lab::SolveSettings::rho);
    sets(&LabCanvas::angleMoved, tr("Turn the projection"), &lab::SolveSettings::angle);
    connect(&m_canvas, &LabCanvas::halfIterationsMoved, this, [this](int halfIterations, bool isDone) {
        m_player.stop();
        m_state.goTo(halfIterations, isDone);
    });
    connect(&m_canvas, &LabCanvas::temperatureMoved, this, [this](double value, bool isDone) {
        m_state.edit(
            tr("Change τ"), [=](lab::Problem& problem, const lab::Posed&) { problem.temperature = value; }, isDone);
    });
}

void LabHands::connectChoices()
{
    using widgets::LabCanvas;
    connect(&m_canvas, &LabCanvas::rescaleToggled, this, [this](bool isOn) {
        m_state.edit(tr("Rescale by topology"),
                     [=](lab::Problem& problem, const lab::Posed&) { problem.isRescaled = isOn; });
    });
    connect(&m_canvas, &LabCanvas::variantChosen, this, [this](int index) {
        const auto variants = variantsFor(*m_state.now().problem);
        if (index < 0 || index >= std::ssize(variants)) return;
        m_player.stop();
        const lab::Variant chosen = variants[static_cast<std::size_t>(index)];
        m_state.set(tr("Variant"), [=](lab::SolveSettings& settings) { settings.variant = chosen; });
    });
    connect(&m_canvas, &LabCanvas::arithmeticChosen, this, [this](int index) {
        m_state.set(tr("Arithmetic"), [=](lab::SolveSettings& settings) { settings.arithmetic = kArithmetics[index]; });
    });
}

void LabHands::refresh()
{
    using lab::Control;
    const lab::Problem& problem = *m_state.now().problem;
    const lab::SolveSettings& settings = m_state.now().settings;
    const bool isScaling = isScaled(settings.variant);
    widgets::LabKnobs knobs;
    if (m_freedom.has(Control::Lambda) && (isScaling || settings.variant == lab::Variant::Unbalanced)) {
        knobs.lambda = settings.lambda;
        if (!m_freedom.isSandbox()) knobs.epsilon = 1 / settings.lambda;
    }
    if (m_freedom.has(Control::HalfIterations) && isScaling) {
        knobs.halfIterations = m_state.halfIterations();
        const auto computed = m_state.answer() ? m_state.answer()->trace->solution.run.steps.size() : 0;
        knobs.mostHalfIterations =
            std::max({static_cast<int>(kLabAhead), static_cast<int>(computed), m_state.halfIterations()});
    }
    const auto* given = std::get_if<lab::GivenCost>(&problem.source);
    if (m_freedom.has(Control::Temperature) && problem.isRescaled && !(given && given->scale))
        knobs.temperature = problem.temperature;
    if (m_freedom.has(Control::Rho) && settings.variant == lab::Variant::Unbalanced) knobs.rho = settings.rho;
    if (m_freedom.has(Control::Angle) && settings.variant == lab::Variant::Sliced) knobs.angle = settings.angle;
    if (m_freedom.has(Control::Rescale) && canRescale(problem)) knobs.isRescaled = problem.isRescaled;
    if (m_freedom.has(Control::Variant)) {
        const auto variants = variantsFor(problem);
        for (const lab::Variant variant : variants) knobs.variants.append(nameOf(variant));
        knobs.variant = static_cast<int>(std::ranges::find(variants, settings.variant) - variants.begin());
    }
    if (m_freedom.has(Control::Arithmetic) && isScaling) {
        knobs.arithmetic = static_cast<int>(settings.arithmetic);
        for (const auto arithmetic : kArithmetics) knobs.arithmetics.append(nameOf(arithmetic));
    }
    m_canvas.setKnobs(std::move(knobs));
}

}  // namespace rosa::workbench
