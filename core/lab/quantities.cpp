#include "core/lab/quantities.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "core/base/text/nearest.h"
#include "core/lab/problem_ids.h"
#include "core/lab/solution.h"
#include "core/transport/lab/cost_slope.h"
#include "core/transport/pair_summary.h"

namespace rosa::lab {

namespace {

using Matrix = transport::Matrix<double>;

/// What quantities are computed from, each part when it is first asked for.
class Evaluation {
public:
    explicit Evaluation(const Problem& problem) : m_problem(problem) {}

    [[nodiscard]] const Problem& problem() const { return m_problem; }
    [[nodiscard]] const SolveSettings& settings() const { return m_problem.solve; }
    Result<const Posed*> posed()
    {
        if (!m_posed) {
            ROSA_TRY_ASSIGN(m_posed, pose(m_problem));
        }
        return &*m_posed;
    }
    Result<const References*> references()
    {
        ROSA_TRY_ASSIGN(const Posed* posed, this->posed());
        if (!m_references) {
            ROSA_TRY_ASSIGN(m_references, referencesOf(*posed));
        }
        return &*m_references;
    }
    Result<const Solution*> solution()
    {
        ROSA_TRY_ASSIGN(const References* references, this->references());
        if (!m_solution) {
            ROSA_TRY_ASSIGN(m_solution, solve(m_problem.solve, *m_posed, *references, m_problem.ground));
        }
        return &*m_solution;
    }
    Result<transport::CostSlope> slope()
    {
        ROSA_TRY_ASSIGN(const Posed* posed, this->posed());
        return transport::costSlope(scalingProblem(m_problem.solve, *posed));
    }

private:
    const Problem& m_problem;
    std::optional<Posed> m_posed;
    std::optional<References> m_references;
    std::optional<Solution> m_solution;
};

using Number = Result<double>;
using Compute = Number (*)(Evaluation&, const QuantityName&);

template <auto Field>
Number figure(Evaluation& of, const QuantityName&)
{
    ROSA_TRY_ASSIGN(const Solution* solution, of.solution());
    return static_cast<double>(solution->figures.*Field);
}

Number element(const Matrix& matrix, const QuantityName& name)
{
    if (name.row >= matrix.rows() || name.column >= matrix.columns())
        return badInput("%1: there are %2 rows and %3 columns", toText(name), matrix.rows(), matrix.columns());
    return matrix(name.row, name.column);
}

Number planElement(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const Solution* solution, of.solution());
    return element(solution->plan, name);
}

Number exactElement(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const References* references, of.references());
    return element(references->exact.plan, name);
}

Number costElement(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const Posed* posed, of.posed());
    return element(posed->cost, name);
}

Number distanceElement(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const Posed* posed, of.posed());
    return element(posed->distance, name);
}

Number scaleElement(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const Posed* posed, of.posed());
    if (!posed->scale) return badInput("%1: the problem has no topology", toText(name));
    return element(*posed->scale, name);
}

Number kernelElement(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const Posed* posed, of.posed());
    return element(transport::kernelOf(scalingProblem(of.settings(), *posed)), name);
}

/// Least and greatest value of an element over all plans with these weights (Fréchet's bounds).
template <bool Greatest>
Number bound(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const Posed* posed, of.posed());
    ROSA_TRY_ASSIGN([[maybe_unused]] const double inRange, element(posed->cost, name));
    const double t = posed->rows[static_cast<std::size_t>(name.row)];
    const double r = posed->columns[static_cast<std::size_t>(name.column)];
    return Greatest ? std::min(t, r) : std::max(0.0, t + r - 1);
}

Number rowSent(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const Solution* solution, of.solution());
    ROSA_TRY_ASSIGN([[maybe_unused]] const double inRange, element(solution->plan, {name.kind, name.row, 0}));
    double sum = 0;
    for (const double mass : solution->plan.view().row(name.row)) sum += mass;
    return sum;
}

Number columnReceived(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const Solution* solution, of.solution());
    if (name.row >= solution->plan.columns())
        return badInput("%1: there are %2 columns", toText(name), solution->plan.columns());
    double sum = 0;
    for (std::int64_t i = 0; i < solution->plan.rows(); ++i) sum += solution->plan(i, name.row);
    return sum;
}

/// Share of a plan's mass between nodes of the same class, among nodes whose class is known.
Number equalClassShare(Evaluation& of, const QuantityName& name, const Matrix& plan)
{
    ROSA_TRY_ASSIGN(const Posed* posed, of.posed());
    const std::vector<int>&rows = of.problem().rowClasses, &columns = of.problem().columnClasses;
    if (rows.empty() || columns.empty()) return badInput("%1: the problem has no classes", toText(name));
    ROSA_TRY_ASSIGN(const auto summary,
                    transport::summarise(posed->cost, posed->rows, posed->columns, plan, {rows, columns}));
    if (!summary.sameClassMass) return badInput("%1: no mass is between nodes of known classes", toText(name));
    return *summary.sameClassMass;
}

Number sameClass(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const Solution* solution, of.solution());
    return equalClassShare(of, name, solution->plan);
}

Number independentSameClass(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const References* references, of.references());
    return equalClassShare(of, name, references->independentPlan);
}

Number optimum(Evaluation& of, const QuantityName&)
{
    ROSA_TRY_ASSIGN(const References* references, of.references());
    return references->exact.cost;
}

Number greedy(Evaluation& of, const QuantityName&)
{
    ROSA_TRY_ASSIGN(const References* references, of.references());
    return references->greedyCost;
}

Number independentCost(Evaluation& of, const QuantityName&)
{
    ROSA_TRY_ASSIGN(const References* references, of.references());
    return references->independent.cost;
}

Number independentEntropy(Evaluation& of, const QuantityName&)
{
    ROSA_TRY_ASSIGN(const References* references, of.references());
    return references->independent.entropy;
}

Number exactCells(Evaluation& of, const QuantityName&)
{
    ROSA_TRY_ASSIGN(const References* references, of.references());
    return static_cast<double>(std::ranges::count_if(references->exact.plan.values(), [](double mass) { return mass > 0; }));
}

/// Half iterations, the first one of rows, as full iterations.
double fullIterations(std::size_t halfIterations)
{
    const std::size_t whole = (halfIterations + 1) / 2;
    return static_cast<double>(whole);
}

/// Full iterations after which the rows are within the tolerance, which columns are after each.
Number iterations(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const Solution* solution, of.solution());
    if (!(of.settings().tolerance > 0)) return badInput("%1: needs a tolerance", toText(name));
    const auto& steps = solution->run.steps;
    for (std::size_t i = 1; i < steps.size(); i += 2)
        if (steps[i].figures.rowGap <= of.settings().tolerance) return fullIterations(i + 1);
    // Ended by scaled rows: the gap never grows, so the next columns stay within the tolerance.
    if (solution->run.end == transport::ScalingEnd::Tolerance) return fullIterations(steps.size());
    return badInput("%1: the tolerance is not reached after %2 half iterations", toText(name), steps.size());
}

template <auto Field>
Number divergence(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const Solution* solution, of.solution());
    if (!solution->divergence) return badInput("%1: needs the variant %2", toText(name), idOf(Variant::Debiased));
    return (*solution->divergence).*Field;
}

template <auto Field>
Number sliced(Evaluation& of, const QuantityName& name)
{
    ROSA_TRY_ASSIGN(const Solution* solution, of.solution());
    if (!solution->sliced) return badInput("%1: needs the variant %2", toText(name), idOf(Variant::Sliced));
    return (*solution->sliced).*Field;
}

template <auto Field>
Number kernelLimit(Evaluation& of, const QuantityName&)
{
    ROSA_TRY_ASSIGN(const Posed* posed, of.posed());
    return transport::kernelRange(posed->cost).*Field;
}

Number underflow(Evaluation& of, const QuantityName&)
{
    ROSA_TRY_ASSIGN(const Solution* solution, of.solution());
    return solution->run.end == transport::ScalingEnd::Underflow ? 1.0 : 0.0;
}

/// Slope of the value by a common factor of all costs.
template <auto Field>
Number slope(Evaluation& of, const QuantityName&)
{
    ROSA_TRY_ASSIGN(const Posed* posed, of.posed());
    ROSA_TRY_ASSIGN(const transport::CostSlope slopes, of.slope());
    double sum = 0;
    for (std::int64_t i = 0; i < posed->cost.rows(); ++i)
        for (std::int64_t j = 0; j < posed->cost.columns(); ++j) sum += posed->cost(i, j) * (slopes.*Field)(i, j);
    return sum;
}

struct Kind {
    QuantityInfo info;
    Compute compute;
};

using transport::CostSlope;
using transport::KernelRange;
using transport::PlanFigures;
using transport::SinkhornDivergence;

const std::array kKinds{
    Kind{{"cost", 0, translatable("cost of the plan, <Γ, D∘S>")}, figure<&PlanFigures::cost>},
    Kind{{"row_gap", 0, translatable("L1 distance of the plan's row sums from the weights")}, figure<&PlanFigures::rowGap>},
    Kind{{"column_gap", 0, translatable("L1 distance of the plan's column sums from the weights")},
         figure<&PlanFigures::columnGap>},
    Kind{{"entropy", 0, translatable("entropy of the plan in nats")}, figure<&PlanFigures::entropy>},
    Kind{{"mass", 0, translatable("sum of the plan")}, figure<&PlanFigures::mass>},
    Kind{{"optimum", 0, translatable("cost of the exact plan")}, optimum},
    Kind{{"greedy_cost", 0, translatable("cost of filling the cheapest cells first")}, greedy},
    Kind{{"independent_cost", 0, translatable("cost of t·rᵀ")}, independentCost},
    Kind{{"independent_entropy", 0, translatable("entropy of t·rᵀ in nats")}, independentEntropy},
    Kind{{"exact_cells", 0, translatable("number of positive cells of the exact plan")}, exactCells},
    Kind{{"sweeps", 0, translatable("full iterations until the row sums are within the tolerance")}, iterations},
    Kind{{"plan", 2, translatable("element of the plan")}, planElement},
    Kind{{"plan_least", 2, translatable("least value of the element over all plans with these weights")}, bound<false>},
    Kind{{"plan_greatest", 2, translatable("greatest value of the element over all plans with these weights")}, bound<true>},
    Kind{{"exact_plan", 2, translatable("element of the exact plan")}, exactElement},
    Kind{{"cost_of", 2, translatable("element of the cost, D∘S")}, costElement},
    Kind{{"distance", 2, translatable("element of D, before the rescaling")}, distanceElement},
    Kind{{"scale", 2, translatable("element of S")}, scaleElement},
    Kind{{"kernel", 2, translatable("element of P = exp(−λD)")}, kernelElement},
    Kind{{"row_sum", 1, translatable("mass that a row sends")}, rowSent},
    Kind{{"column_sum", 1, translatable("mass that a column receives")}, columnReceived},
    Kind{{"same_class", 0, translatable("share of the plan's mass between nodes of the same class")}, sameClass},
    Kind{{"independent_same_class", 0, translatable("the same share for t·rᵀ, expected by chance")}, independentSameClass},
    Kind{{"debiased", 0, translatable("Sinkhorn divergence, with entropy")}, divergence<&SinkhornDivergence::debiased>},
    Kind{{"sharp", 0, translatable("Sinkhorn divergence of costs without entropy")}, divergence<&SinkhornDivergence::sharp>},
    Kind{{"sliced_shown", 0, translatable("cost of the shown projection")}, sliced<&SlicedResult::shown>},
    Kind{{"sliced_mean", 0, translatable("mean cost over all projections")}, sliced<&SlicedResult::mean>},
    Kind{{"kernel_subnormal", 0, translatable("λ from which P has a subnormal number in float32")},
         kernelLimit<&KernelRange::subnormal>},
    Kind{{"kernel_zero", 0, translatable("λ from which P has a zero in float32")}, kernelLimit<&KernelRange::zero>},
    Kind{{"underflow", 0, translatable("1 if the scaling ended by underflow, else 0")}, underflow},
    Kind{{"slope_detached", 0, translatable("slope of the cost by a factor of D, the plan held fixed")},
         slope<&CostSlope::detached>},
    Kind{{"slope_through", 0, translatable("slope of the cost by a factor of D, through the plan")},
         slope<&CostSlope::through>},
};

/// A 1-based index, 0-based; −1 if `text` is none.
std::int64_t indexOf(std::string_view text)
{
    std::int64_t index = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), index);
    return problem == std::errc() && end == text.data() + text.size() && index >= 1 && index <= kMostPoints ? index - 1 : -1;
}

}  // namespace

std::span<const QuantityInfo> quantityInfos()
{
    static const std::vector<QuantityInfo> infos = [] {
        std::vector<QuantityInfo> all;
        all.reserve(kKinds.size());
        for (const Kind& kind : kKinds) all.push_back(kind.info);
        return all;
    }();
    return infos;
}

Result<QuantityName> quantityFromText(const std::string& text)
{
    const std::size_t bracket = text.find('[');
    const std::string word = text.substr(0, bracket);
    const auto found = std::ranges::find_if(kKinds, [&](const Kind& kind) { return kind.info.name == word; });
    if (found == kKinds.end()) {
        std::vector<std::string> names;
        names.reserve(kKinds.size());
        for (const Kind& kind : kKinds) names.emplace_back(kind.info.name);
        return badInput(didYouMean(Message("unknown quantity '%1'", text), nearestName(word, names)));
    }
    QuantityName name{static_cast<std::size_t>(found - kKinds.begin())};
    const int indices = found->info.indices;
    const std::string form = word + (indices == 0 ? "" : indices == 1 ? "[1]" : "[1,2]");
    const Error wrong = badInput("quantity '%1': expected the form %2, numbered from 1", text, form);
    if (bracket == std::string::npos) return indices == 0 ? Result<QuantityName>(name) : wrong;
    if (indices == 0 || !text.ends_with(']')) return wrong;
    const std::string inside = text.substr(bracket + 1, text.size() - bracket - 2);
    const std::size_t comma = inside.find(',');
    if ((comma != std::string::npos) != (indices == 2)) return wrong;
    name.row = indexOf(std::string_view(inside).substr(0, comma));
    name.column = indices == 2 ? indexOf(std::string_view(inside).substr(comma + 1)) : 0;
    if (name.row < 0 || name.column < 0) return wrong;
    return name;
}

std::string toText(const QuantityName& name)
{
    const QuantityInfo& info = kKinds.at(name.kind).info;
    std::string text = info.name;
    if (info.indices == 0) return text;
    text += "[" + std::to_string(name.row + 1);
    if (info.indices == 2) text += "," + std::to_string(name.column + 1);
    return text + "]";
}

Result<double> quantity(const Problem& problem, const QuantityName& name)
{
    Evaluation evaluation(problem);
    return kKinds.at(name.kind).compute(evaluation, name);
}

}  // namespace rosa::lab
