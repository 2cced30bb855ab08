#include "core/evaluate/liblinear_solver.h"

#include <algorithm>
#include <limits>

#include <linear.h>

#include "core/base/check.h"

namespace rosa::evaluate {

struct TrainingRows::Layout {
    std::vector<feature_node> values;  ///< All rows, one after the other, each ended by a node of index −1.
    std::vector<feature_node*> rows;
    std::int32_t columns = 0;
};

namespace {

/// The printer is a global of the library; it is set once, before the first solve.
void silenceLibrary()
{
    static const bool done = [] {
        set_print_string_function([](const char*) {});
        return true;
    }();
    static_cast<void>(done);
}

}  // namespace

TrainingRows::TrainingRows(const UnitRows& rows, std::span<const graph::Node> nodes) : m_layout(std::make_unique<Layout>())
{
    silenceLibrary();
    const std::int32_t biasIndex = rows.columns() + 1;  // the library counts columns from 1
    m_layout->columns = rows.columns();
    std::size_t total = 0;
    for (const graph::Node node : nodes) total += static_cast<std::size_t>(rows.storedCount(node)) + 2;
    m_layout->values.reserve(total);
    for (const graph::Node node : nodes) {
        m_layout->rows.push_back(m_layout->values.data() + m_layout->values.size());
        rows.visit(node, [&](std::int32_t column, double value) { m_layout->values.push_back({column + 1, value}); });
        m_layout->values.push_back({biasIndex, 1.0});
        m_layout->values.push_back({-1, 0.0});
    }
    ROSA_CHECK(m_layout->values.size() == total, "rows moved while they were laid out");
}

TrainingRows::~TrainingRows() = default;

LinearRule TrainingRows::solve(std::span<const std::int32_t> used, const std::vector<char>& isPositive,
                               double regularisation, double tolerance, const LinearRule* start) const
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
    task.n = m_layout->columns + 1;
    task.y = signs.data();
    task.x = rows.data();
    task.bias = 1.0;
    parameter how{};
    how.solver_type = L2R_LR;
    how.C = regularisation;
    how.eps = tolerance;
    std::vector<double> begin;
    if (start && !start->weights.empty()) {
        begin = start->weights;
        begin.push_back(start->bias);
        how.init_sol = begin.data();
    }
    model* found = train(&task, &how);
    ROSA_CHECK(found->label[0] == 1, "the library's weights speak for the other label");  // it puts +1 first
    LinearRule rule;
    rule.weights.assign(found->w, found->w + m_layout->columns);
    rule.bias = found->w[m_layout->columns];
    free_and_destroy_model(&found);
    return rule;
}

}  // namespace rosa::evaluate
