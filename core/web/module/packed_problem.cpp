#include "core/web/module/packed_problem.h"

#include <algorithm>
#include <cmath>

namespace rosa::web {

namespace {

using Numbers = std::span<const double>;
using Matrix = transport::Matrix<double>;

constexpr double kMostNumbers = 1 << 20;

/// Takes lists one after the other. After a fault all are empty.
class Lists {
public:
    explicit Lists(Numbers numbers) : m_rest(numbers) {}

    Numbers next()
    {
        if (m_rest.empty() || !(m_rest[0] >= 0 && m_rest[0] < static_cast<double>(m_rest.size()))) {
            m_isFaulty = true;
            return {};
        }
        const Numbers list = m_rest.subspan(1, static_cast<std::size_t>(m_rest[0]));
        m_rest = m_rest.subspan(1 + list.size());
        return list;
    }
    [[nodiscard]] bool isDone() const { return !m_isFaulty && m_rest.empty(); }
    void refuse() { m_isFaulty = true; }

private:
    Numbers m_rest;
    bool m_isFaulty = false;
};

/// The numbers of a list of fixed length, one after the other.
class Fields {
public:
    Fields(Lists& lists, std::size_t count) : m_lists(lists), m_numbers(lists.next())
    {
        if (m_numbers.size() == count) return;
        lists.refuse();
        m_numbers = {};
    }

    double number() { return m_at < m_numbers.size() ? m_numbers[m_at++] : 0; }
    /// From 0 to `most`.
    std::int64_t whole(double most)
    {
        const double value = number();
        if (value >= 0 && value <= most && value == std::floor(value)) return static_cast<std::int64_t>(value);
        m_lists.refuse();
        return 0;
    }
    /// An enumerator of those up to `last`.
    template <typename Enum>
    Enum choice(Enum last)
    {
        return static_cast<Enum>(whole(static_cast<double>(last)));
    }

private:
    Lists& m_lists;
    Numbers m_numbers;
    std::size_t m_at = 0;
};

lab::PointList points(Numbers flat)
{
    lab::PointList list;
    for (std::size_t i = 0; i + 1 < flat.size(); i += 2) list.push_back({flat[i], flat[i + 1]});
    return list;
}

std::vector<double> values(Numbers numbers) { return {numbers.begin(), numbers.end()}; }

std::vector<int> indices(Lists& lists)
{
    std::vector<int> list;
    for (const double value : lists.next()) {
        if (!(std::abs(value) <= kMostNumbers)) lists.refuse();
        list.push_back(std::abs(value) <= kMostNumbers ? static_cast<int>(value) : -1);
    }
    return list;
}

lab::Edges edges(Lists& lists)
{
    const std::vector<int> ends = indices(lists);
    lab::Edges list;
    for (std::size_t i = 0; i + 1 < ends.size(); i += 2) list.emplace_back(ends[i], ends[i + 1]);
    return list;
}

/// Nothing for an empty list.
std::optional<Matrix> matrix(Lists& lists, std::int64_t rows, std::int64_t columns)
{
    const Numbers numbers = lists.next();
    if (numbers.empty()) return std::nullopt;
    if (std::ssize(numbers) != rows * columns) {
        lists.refuse();
        return std::nullopt;
    }
    Matrix filled(rows, columns);
    std::ranges::copy(numbers, filled.values().begin());
    return filled;
}

enum class Source { Clouds, Graph, Matrix };

void readSource(Lists& lists, Source source, std::int64_t rows, std::int64_t columns, int smoothing, lab::Problem& problem)
{
    switch (source) {
        case Source::Clouds: {
            lab::Clouds clouds;
            clouds.rows = points(lists.next());
            clouds.columns = points(lists.next());
            problem.source = std::move(clouds);
            return;
        }
        case Source::Graph: {
            lab::GraphViews graph;
            graph.nodes = points(lists.next());
            graph.edges = edges(lists);
            graph.rows = indices(lists);
            graph.columns = indices(lists);
            graph.smoothing = smoothing;
            problem.source = std::move(graph);
            return;
        }
        case Source::Matrix: {
            lab::GivenCost given;
            given.cost = matrix(lists, rows, columns).value_or(Matrix(0, 0));
            given.hops = matrix(lists, rows, columns);
            given.scale = matrix(lists, rows, columns);
            problem.source = std::move(given);
            return;
        }
    }
}

}  // namespace

std::optional<lab::Problem> unpacked(std::span<const double> numbers)
{
    Lists lists(numbers);
    lab::Problem problem;
    Fields head(lists, 9);
    const Source source = head.choice(Source::Matrix);
    const std::int64_t rows = head.whole(lab::kMostPoints), columns = head.whole(lab::kMostPoints);
    const int smoothing = static_cast<int>(head.whole(10));
    problem.ground = head.choice(lab::Ground::Cosine);
    problem.isRescaled = head.whole(1) == 1;
    problem.temperature = head.number();
    problem.weighting = head.choice(lab::Weighting::Views);
    const bool hasPlan = head.whole(1) == 1;
    Fields fields(lists, 8);
    lab::SolveSettings& solve = problem.solve;
    solve.variant = fields.choice(lab::Variant::Hand);
    solve.lambda = fields.number();
    solve.arithmetic = fields.choice(transport::Arithmetic::Logarithm);
    solve.halfIterations = fields.whole(100000);
    solve.tolerance = fields.number();
    solve.rho = fields.number();
    solve.angle = fields.number();
    solve.directions = static_cast<int>(fields.whole(10000));
    readSource(lists, source, rows, columns, smoothing, problem);
    problem.rowWeights = values(lists.next());
    problem.columnWeights = values(lists.next());
    problem.rowClasses = indices(lists);
    problem.columnClasses = indices(lists);
    if (hasPlan) solve.plan = matrix(lists, rows, columns);
    if (!lists.isDone()) return std::nullopt;
    return problem;
}

}  // namespace rosa::web
