#include "core/lab/problem_toml.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <sstream>

#include "core/lab/problem_ids.h"
#include "core/lab/problem_reader.h"
#include "core/lab/table_reader.h"

namespace rosa::lab {

namespace {

using catalog::quoted;
using Matrix = transport::Matrix<double>;

/// Version of the format.
constexpr const char* kFormat = "rosa_transport";

template <typename Enum>
void readChoice(TableReader& reader, const char* key, Enum& value, const std::vector<std::string>& ids)
{
    auto index = static_cast<std::size_t>(value);
    reader.choice(key, index, ids);
    value = static_cast<Enum>(index);
}

void readClouds(TableReader reader, Problem& problem)
{
    Clouds clouds;
    reader.points("rows", clouds.rows);
    reader.points("columns", clouds.columns);
    reader.finish();
    problem.source = std::move(clouds);
}

void readGraph(TableReader reader, Problem& problem)
{
    GraphViews graph;
    std::int64_t smoothing = 0;
    reader.points("nodes", graph.nodes);
    reader.edges("edges", graph.edges);
    reader.indices("rows", graph.rows);
    reader.indices("columns", graph.columns);
    reader.whole("smoothing", smoothing, 0, 10);
    reader.finish();
    graph.smoothing = static_cast<int>(smoothing);
    problem.source = std::move(graph);
}

void readMatrix(TableReader reader, Problem& problem)
{
    GivenCost given;
    reader.matrix("cost", given.cost);
    if (reader.has("hops")) reader.matrix("hops", given.hops.emplace());
    if (reader.has("scale")) reader.matrix("scale", given.scale.emplace());
    reader.points("row_places", given.rowPlaces);
    reader.points("column_places", given.columnPlaces);
    reader.edges("row_edges", given.rowEdges);
    reader.edges("column_edges", given.columnEdges);
    reader.finish();
    problem.source = std::move(given);
}

/// A number as TOML and as the shortest text that reads back equal.
std::string text(double number)
{
    std::array<char, 40> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    std::string digits(buffer.data(), end.ptr);
    return digits.find_first_of(".e") == std::string::npos ? digits + ".0" : digits;
}

template <typename Range, typename Write>
std::string arrayOf(const Range& values, const Write& write)
{
    std::string out = "[";
    for (const auto& value : values) out += (out.size() > 1 ? ", " : "") + write(value);
    return out + "]";
}

std::string numbers(std::span<const double> values) { return arrayOf(values, text); }

std::string indices(const std::vector<int>& values)
{
    return arrayOf(values, [](int value) { return std::to_string(value); });
}

std::string points(const PointList& values)
{
    return arrayOf(values, [](const transport::PlanePoint& point) { return numbers(point); });
}

std::string edges(const Edges& values)
{
    return arrayOf(values, [](const std::pair<int, int>& edge) { return indices({edge.first, edge.second}); });
}

std::string texts(const std::vector<std::string>& values) { return arrayOf(values, quoted); }

std::string rows(const Matrix& matrix)
{
    std::string out = "[\n";
    for (std::int64_t i = 0; i < matrix.rows(); ++i) out += "  " + numbers(matrix.view().row(i)) + ",\n";
    return out + "]";
}

/// "key = value" lines of values that differ from what their absence means.
class Lines {
public:
    explicit Lines(std::string table) : m_head(std::move(table)) {}
    void add(const char* key, const std::string& value, bool isNeeded = true)
    {
        if (isNeeded) m_body += std::string(key) + " = " + value + "\n";
    }
    [[nodiscard]] std::string written() const { return m_body.empty() ? "" : "\n[" + m_head + "]\n" + m_body; }

private:
    std::string m_head, m_body;
};

std::string sourceText(const Problem& problem, const std::string& prefix)
{
    if (const auto* clouds = std::get_if<Clouds>(&problem.source)) {
        Lines lines(prefix + "clouds");
        lines.add("rows", points(clouds->rows));
        lines.add("columns", points(clouds->columns));
        return lines.written();
    }
    if (const auto* graph = std::get_if<GraphViews>(&problem.source)) {
        Lines lines(prefix + "graph");
        lines.add("nodes", points(graph->nodes));
        lines.add("edges", edges(graph->edges));
        lines.add("rows", indices(graph->rows));
        lines.add("columns", indices(graph->columns));
        lines.add("smoothing", std::to_string(graph->smoothing), graph->smoothing != 0);
        return lines.written();
    }
    const auto& given = std::get<GivenCost>(problem.source);
    Lines lines(prefix + "matrix");
    lines.add("cost", rows(given.cost));
    if (given.hops) lines.add("hops", rows(*given.hops));
    if (given.scale) lines.add("scale", rows(*given.scale));
    lines.add("row_places", points(given.rowPlaces), !given.rowPlaces.empty());
    lines.add("column_places", points(given.columnPlaces), !given.columnPlaces.empty());
    lines.add("row_edges", edges(given.rowEdges), !given.rowEdges.empty());
    lines.add("column_edges", edges(given.columnEdges), !given.columnEdges.empty());
    return lines.written();
}

std::string namesText(const Problem& problem, const std::string& prefix)
{
    Lines weights(prefix + "weights");
    weights.add("rule", quoted(idOf(problem.weighting)), problem.weighting != Weighting::Own);
    weights.add("rows", numbers(problem.rowWeights), !problem.rowWeights.empty());
    weights.add("columns", numbers(problem.columnWeights), !problem.columnWeights.empty());
    Lines labels(prefix + "labels");
    labels.add("rows", texts(problem.rowLabels), !problem.rowLabels.empty());
    labels.add("columns", texts(problem.columnLabels), !problem.columnLabels.empty());
    Lines classes(prefix + "classes");
    classes.add("rows", indices(problem.rowClasses), !problem.rowClasses.empty());
    classes.add("columns", indices(problem.columnClasses), !problem.columnClasses.empty());
    classes.add("names", texts(problem.classNames), !problem.classNames.empty());
    return weights.written() + labels.written() + classes.written();
}

std::string solveText(const SolveSettings& solve, const std::string& prefix)
{
    const SolveSettings standard;
    Lines lines(prefix + "solve");
    lines.add("variant", quoted(idOf(solve.variant)));
    lines.add("lambda", text(solve.lambda));
    lines.add("arithmetic", quoted(idOf(solve.arithmetic)), solve.arithmetic != standard.arithmetic);
    lines.add("half_sweeps", std::to_string(solve.halfIterations), solve.halfIterations != standard.halfIterations);
    lines.add("tolerance", text(solve.tolerance), solve.tolerance != standard.tolerance);
    lines.add("rho", text(solve.rho), solve.rho != standard.rho);
    lines.add("angle", text(solve.angle), solve.angle != standard.angle);
    lines.add("directions", std::to_string(solve.directions), solve.directions != standard.directions);
    if (solve.plan) lines.add("plan", rows(*solve.plan));
    return lines.written();
}

}  // namespace

void readSettings(TableReader& reader, SolveSettings& solve)
{
    std::int64_t directions = solve.directions;
    readChoice(reader, "variant", solve.variant, variantIds());
    readChoice(reader, "arithmetic", solve.arithmetic, arithmeticIds());
    reader.number("lambda", solve.lambda, kLeastLambda, kMostLambda);
    reader.whole("half_sweeps", solve.halfIterations, 0, kMostHalfIterations);
    reader.number("tolerance", solve.tolerance, 0, 1);
    reader.number("rho", solve.rho, kLeastLambda, kMostLambda);
    reader.number("angle", solve.angle, -360, 360);
    reader.whole("directions", directions, 1, 10000);
    solve.directions = static_cast<int>(directions);
    if (reader.has("plan")) reader.matrix("plan", solve.plan.emplace());
}

void readCost(TableReader& reader, Problem& problem)
{
    readChoice(reader, "ground", problem.ground, groundIds());
    reader.boolean("rescale", problem.isRescaled);
    reader.number("temperature", problem.temperature, 1e-6, 1e6);
}

void readWeights(TableReader& reader, Problem& problem)
{
    readChoice(reader, "rule", problem.weighting, weightingIds());
    reader.numbers("rows", problem.rowWeights);
    reader.numbers("columns", problem.columnWeights);
}

int readSourceChange(TableReader& reader, Problem& problem)
{
    int sources = 0;
    if (auto clouds = reader.table("clouds")) readClouds(*clouds, problem), ++sources;
    if (auto graph = reader.table("graph")) readGraph(*graph, problem), ++sources;
    if (auto matrix = reader.table("matrix")) readMatrix(*matrix, problem), ++sources;
    if (sources > 1) reader.refuse(Message("expected one of the tables %1, found %2", "clouds, graph, matrix", sources));
    return sources;
}

void readNames(TableReader& reader, Problem& problem)
{
    if (auto labels = reader.table("labels")) {
        labels->texts("rows", problem.rowLabels);
        labels->texts("columns", problem.columnLabels);
        labels->finish();
    }
    if (auto classes = reader.table("classes")) {
        classes->indices("rows", problem.rowClasses);
        classes->indices("columns", problem.columnClasses);
        classes->texts("names", problem.classNames);
        classes->finish();
    }
}

Problem readProblem(TableReader& reader)
{
    Problem problem;
    reader.text("title", problem.title);
    const int sources = readSourceChange(reader, problem);
    if (sources == 0) reader.refuse(Message("expected one of the tables %1, found %2", "clouds, graph, matrix", sources));
    if (auto cost = reader.table("cost")) {
        readCost(*cost, problem);
        cost->finish();
    }
    if (auto weights = reader.table("weights")) {
        readWeights(*weights, problem);
        weights->finish();
    }
    readNames(reader, problem);
    if (auto solve = reader.table("solve")) {
        readSettings(*solve, problem.solve);
        solve->finish();
    }
    if (reader.isFaulty()) return problem;
    if (auto posed = pose(problem); !posed) reader.refuse(posed.error().message);
    return problem;
}

Result<Problem> problemFromToml(const std::string& text, const std::string& fileName)
{
    ROSA_TRY_ASSIGN(const toml::table document, catalog::parsedToml(text, fileName));
    std::optional<Error> fault;
    TableReader reader(document, "", fileName, fault);
    std::int64_t version = 0;
    reader.whole(kFormat, version, 1, 1);
    if (version != 1) reader.refuse(Message("expected the line %1 of a transport problem", "rosa_transport = 1"));
    Problem problem = readProblem(reader);
    reader.finish();
    if (fault) return *fault;
    return problem;
}

std::string tablesOf(const Problem& problem, const std::string& prefix)
{
    Lines cost(prefix + "cost");
    cost.add("ground", quoted(idOf(problem.ground)), problem.ground != Ground::Euclidean);
    cost.add("rescale", "true", problem.isRescaled);
    cost.add("temperature", text(problem.temperature), problem.temperature != 1);
    return sourceText(problem, prefix) + cost.written() + namesText(problem, prefix) + solveText(problem.solve, prefix);
}

std::string toToml(const Problem& problem)
{
    return std::string(kFormat) + " = 1\n" + (problem.title.empty() ? "" : "title = " + quoted(problem.title) + "\n") +
           tablesOf(problem, "");
}

}  // namespace rosa::lab
