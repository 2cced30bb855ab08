#include "core/evaluate/liblinear_solver.h"

#include <algorithm>
#include <limits>
#include <optional>

#include <linear.h>

#include "core/base/check.h"
#include "core/evaluate/newton_start.h"
#include "core/evaluate/span_coordinates.h"

namespace rosa::evaluate {

struct TrainingRows::Layout {
    std::vector<feature_node> values;  ///< All rows, concatenated, each terminated by a node of index −1.
    std::vector<feature_node*> rows;
    std::int32_t width = 0;                  ///< Width of the stored rows, including a column of ones for the bias.
    std::optional<SpanCoordinates> spanned;  ///< If set, of the rows with that column.
    std::optional<NewtonStart> near;         ///< If set, of the stored rows.

    explicit Layout(std::size_t stored) { values.reserve(stored); }
    void begin() { rows.push_back(values.data() + values.size()); }
    void add(std::int32_t column, double value) { values.push_back({column + 1, value}); }  // the library counts from 1
    void end() { values.push_back({-1, 0.0}); }
    void setNear()
    {
        near.emplace(std::ssize(rows), width);
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (const feature_node* at = rows[i]; at->index > 0; ++at)
                near->set(static_cast<std::int64_t>(i), at->index - 1, at->value);
    }
};

namespace {

/// Thrown through the library to end a solve.
struct Stopped {};

/// Of the solve on this thread; empty: it goes on to its end.
thread_local std::function<bool()> t_isStopped;

/// The library tells each step by its print function, a global that is set once, before the first solve.
void watchLibrary()
{
    static const bool done = [] {
        set_print_string_function([](const char*) {
            if (t_isStopped && t_isStopped()) throw Stopped();
        });
        return true;
    }();
    static_cast<void>(done);
}

/// The library's solution; nullptr if it was stopped.
model* trained(const problem& task, const parameter& how, const std::function<bool()>& isStopped)
{
    t_isStopped = isStopped;
    model* found = nullptr;
    try {
        found = train(&task, &how);
    } catch (const Stopped&) {
    }
    t_isStopped = nullptr;
    return found;
}

/// Triangulation pays off if it leaves less than this fraction of the stored values.
constexpr double kWorthwhile = 0.9;
/// Fraction of stored values from which rows are processed densely, including zeros.
constexpr double kDense = 0.5;
/// Fraction of the solver's tolerance to which a start is refined, so that the solver has nothing left to do.
constexpr double kNearer = 0.5;
/// Passes over the rows of a solve without a good start, and number of NewtonStart's passes that take as long as one of liblinear's.
constexpr double kPasses = 100;
constexpr double kVectorPasses = 6;

/// For rows × columns with `stored` stored values.
bool isWorthwhile(std::int64_t rows, std::int64_t columns, std::int64_t stored)
{
    return rows > 0 && SpanCoordinates::storedCount(rows, columns) < kWorthwhile * static_cast<double>(stored);
}

bool isDense(std::int64_t rows, std::int64_t columns, std::int64_t stored)
{
    return static_cast<double>(stored) >= kDense * static_cast<double>(rows * columns);
}

/// Row-major, each row followed by a one.
std::vector<double> withOnes(const UnitRows& rows, std::span<const graph::Node> nodes)
{
    const auto width = static_cast<std::size_t>(rows.columns()) + 1;
    std::vector<double> values(nodes.size() * width, 0.0);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        double* const to = values.data() + i * width;
        rows.visit(nodes[i], [to](std::int32_t column, double value) { to[column] = value; });
        to[width - 1] = 1;
    }
    return values;
}

}  // namespace

TrainingRows::TrainingRows(const UnitRows& rows, std::span<const graph::Node> nodes)
{
    watchLibrary();
    const auto count = static_cast<std::int64_t>(nodes.size());
    const std::int64_t columns = rows.columns() + 1;
    std::int64_t stored = count;
    for (const graph::Node node : nodes) stored += rows.storedCount(node);
    const std::int64_t spanned = SpanCoordinates::storedCount(count, columns);
    const bool isSpanned = isWorthwhile(count, columns, stored);
    m_layout = std::make_unique<Layout>(static_cast<std::size_t>((isSpanned ? spanned : stored) + count));
    m_layout->width = static_cast<std::int32_t>(columns);
    if (isSpanned) {
        m_layout->spanned.emplace(withOnes(rows, nodes), count, columns);
        m_layout->width = static_cast<std::int32_t>(m_layout->spanned->width());
        for (std::int64_t row = 0; row < count; ++row) {
            m_layout->begin();
            std::int32_t column = 0;
            for (const double value : m_layout->spanned->row(row)) m_layout->add(column++, value);
            m_layout->end();
        }
        m_layout->setNear();
        return;
    }
    for (const graph::Node node : nodes) {
        m_layout->begin();
        rows.visit(node, [&](std::int32_t column, double value) { m_layout->add(column, value); });
        m_layout->add(rows.columns(), 1.0);
        m_layout->end();
    }
    if (count > 0 && isDense(count, columns, stored)) m_layout->setNear();
}

TrainingRows::~TrainingRows() = default;

double TrainingRows::largestWork(std::int64_t rows, std::int64_t columns, std::int64_t stored)
{
    const bool isSpanned = isWorthwhile(rows, columns + 1, stored + rows);
    double solve = kPasses * static_cast<double>(stored);
    if (isSpanned || isDense(rows, columns + 1, stored + rows))
        solve += NewtonStart::kMostPasses / kVectorPasses * static_cast<double>(rows) *
                 static_cast<double>(isSpanned ? std::min(rows, columns + 1) : columns + 1);
    if (!isSpanned) return solve;
    return std::max(solve,
                    static_cast<double>(rows) * static_cast<double>(columns) * static_cast<double>(std::min(rows, columns)));
}

Solution TrainingRows::solve(std::span<const std::int32_t> used, const std::vector<char>& isPositive, double regularisation,
                             double tolerance, const Solution* start, const std::function<bool()>& isStopped) const
{
    std::vector<feature_node*> rows;
    std::vector<double> signs;
    rows.reserve(used.size());
    signs.reserve(used.size());
    for (const std::int32_t position : used) {
        rows.push_back(m_layout->rows[static_cast<std::size_t>(position)]);
        signs.push_back(isPositive[static_cast<std::size_t>(position)] ? 1.0 : -1.0);
    }
    const auto positives = std::count(signs.begin(), signs.end(), 1.0);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (positives == 0) return {{}, -infinity};
    if (positives == static_cast<std::ptrdiff_t>(signs.size())) return {{}, infinity};

    problem task{};
    task.l = static_cast<int>(rows.size());
    task.n = m_layout->width;
    task.y = signs.data();
    task.x = rows.data();
    task.bias = -1;  // the rows contain the ones
    parameter how{};
    how.solver_type = L2R_LR;
    how.C = regularisation;
    how.eps = tolerance;
    std::vector<double> begin;
    if (start) begin = start->coordinates;
    if (m_layout->near) {
        std::vector<double> kinds(m_layout->rows.size(), 0.0);
        for (std::size_t i = 0; i < used.size(); ++i) kinds[static_cast<std::size_t>(used[i])] = signs[i];
        const auto count = std::ssize(signs);
        const double share = static_cast<double>(std::min(positives, count - positives)) / static_cast<double>(count);
        begin.resize(static_cast<std::size_t>(m_layout->width));
        begin = m_layout->near->refined(std::move(begin), kinds, regularisation, kNearer * tolerance * share);
    }
    if (!begin.empty()) how.init_sol = begin.data();
    model* found = trained(task, how, isStopped);
    if (!found) return {};
    ROSA_CHECK(found->label[0] == 1, "the library's weights speak for the other label");  // it puts +1 first
    Solution solution;
    solution.coordinates.assign(found->w, found->w + m_layout->width);
    free_and_destroy_model(&found);
    return solution;
}

double TrainingRows::decision(const Solution& solution, std::int32_t position) const
{
    if (solution.coordinates.empty()) return solution.constant;
    double sum = 0;
    for (const feature_node* at = m_layout->rows[static_cast<std::size_t>(position)]; at->index > 0; ++at)
        sum += solution.coordinates[static_cast<std::size_t>(at->index) - 1] * at->value;
    return sum;
}

LinearRule TrainingRows::ruleOf(const Solution& solution) const
{
    if (solution.coordinates.empty()) return {{}, solution.constant};
    LinearRule rule;
    rule.weights = m_layout->spanned ? m_layout->spanned->back(solution.coordinates) : solution.coordinates;
    rule.bias = rule.weights.back();
    rule.weights.pop_back();
    return rule;
}

}  // namespace rosa::evaluate
