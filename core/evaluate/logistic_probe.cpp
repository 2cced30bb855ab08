#include "core/evaluate/logistic_probe.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "core/base/check.h"
#include "core/base/parallel.h"
#include "core/evaluate/folds.h"
#include "core/evaluate/liblinear_solver.h"
#include "core/evaluate/splits.h"

namespace rosa::evaluate {

namespace {

using graph::Node;

/// C is judged by trials: fit on some rows of the training part, score on others.
struct Trial {
    std::vector<std::int32_t> fitted;  ///< Positions in the training part.
    std::vector<Node> scored;
    std::vector<std::int32_t> positions;  ///< Of `scored` in the training part; empty where they are not in it.
    std::vector<std::int32_t> expected;   ///< Classes of `scored`.
};

std::vector<std::int32_t> classesOf(std::span<const Node> nodes, const graph::Labels& labels)
{
    std::vector<std::int32_t> classes;
    classes.reserve(nodes.size());
    for (const Node node : nodes) classes.push_back(labels.ofNode[static_cast<std::size_t>(node)]);
    return classes;
}

std::vector<std::int32_t> positions(std::size_t count)
{
    std::vector<std::int32_t> all(count);
    for (std::size_t i = 0; i < count; ++i) all[i] = static_cast<std::int32_t>(i);
    return all;
}

/// The class whose rule speaks loudest.
std::int32_t loudest(std::span<const double> decisions)
{
    return static_cast<std::int32_t>(std::max_element(decisions.begin(), decisions.end()) - decisions.begin());
}

bool exactlyRight(std::span<const double> decisions, std::int32_t expected)
{
    for (std::size_t c = 0; c < decisions.size(); ++c)
        if ((decisions[c] > 0) != (static_cast<std::int32_t>(c) == expected)) return false;
    return true;
}

/// The training part, ready to be fitted again and again.
struct Training {
    std::vector<std::int32_t> classes;       ///< Of each position.
    std::vector<std::vector<char>> isClass;  ///< Per class: whether each position is of it.
    TrainingRows rows;

    Training(const UnitRows& unitRows, const graph::Labels& labels, const std::vector<Node>& nodes)
        : classes(classesOf(nodes, labels)), rows(unitRows, nodes)
    {
        for (std::int32_t c = 0; c < labels.classCount(); ++c) {
            std::vector<char>& marks = isClass.emplace_back();
            marks.reserve(classes.size());
            for (const std::int32_t known : classes) marks.push_back(known == c ? 1 : 0);
        }
    }
};

/// On what C is chosen: the validation part where there is one, else the folds of the training part.
std::vector<Trial> trialsOf(const graph::Split& split, const graph::Labels& labels, const Training& training,
                            const LogisticProbeOptions& options)
{
    if (!split.validation.empty())
        return {{positions(split.train.size()), split.validation, {}, classesOf(split.validation, labels)}};
    const auto foldOf = options.selection == Selection::AccuracyStratified || !options.isShuffled
                            ? stratifiedFolds(training.classes, options.folds)
                            : contiguousFolds(split.train.size(), options.folds);
    std::vector<Trial> trials(static_cast<std::size_t>(options.folds));
    for (std::size_t position = 0; position < foldOf.size(); ++position)
        for (std::size_t fold = 0; fold < trials.size(); ++fold) {
            if (static_cast<std::int32_t>(fold) != foldOf[position]) {
                trials[fold].fitted.push_back(static_cast<std::int32_t>(position));
            } else {
                trials[fold].scored.push_back(split.train[position]);
                trials[fold].positions.push_back(static_cast<std::int32_t>(position));
                trials[fold].expected.push_back(training.classes[position]);
            }
        }
    // With few nodes a class can fill the deal such that a fold stays empty; it says nothing then.
    std::erase_if(trials, [](const Trial& trial) { return trial.scored.empty() || trial.fitted.empty(); });
    return trials;
}

std::vector<double> decisionsOf(const Trial& trial, const Solution& solution, const TrainingRows& training,
                                const UnitRows& rows)
{
    std::vector<double> decided;
    for (const std::int32_t position : trial.positions) decided.push_back(training.decision(solution, position));
    if (!decided.empty()) return decided;
    const LinearRule rule = training.ruleOf(solution);
    for (const Node node : trial.scored) decided.push_back(rule.decision(rows, node));
    return decided;
}

/// Solutions of one problem for a C that grows by the same factor from each to the next.
class RegularisationPath {
public:
    void add(const Solution& solution)
    {
        std::vector<double> change = solution.coordinates;
        for (std::vector<double>& difference : m_differences)
            for (std::size_t i = 0; i < change.size(); ++i) {
                const double before = std::exchange(difference[i], change[i]);
                change[i] -= before;
            }
        if (m_differences.size() < kPoints) m_differences.push_back(std::move(change));
    }
    /// Where the next one is to be looked for: on the polynomial in log C through the last ones (Newton's backward differences).
    [[nodiscard]] Solution expected() const
    {
        Solution start;
        for (const std::vector<double>& difference : m_differences) {
            start.coordinates.resize(difference.size());
            for (std::size_t i = 0; i < difference.size(); ++i) start.coordinates[i] += difference[i];
        }
        return start;
    }

private:
    /// That many take a third of liblinear's inner iterations off those that begin at the last solution; a fifth hardly any more.
    static constexpr std::size_t kPoints = 4;
    std::vector<std::vector<double>>
        m_differences;  ///< The last solution, its difference from the one before, that one's, …
};

/// Decisions of every trial: trial → [C][scored row][class].
using Decisions = std::vector<std::vector<double>>;

Decisions decide(const UnitRows& rows, const Training& training, const std::vector<Trial>& trials,
                 const std::vector<double>& grid, double tolerance)
{
    const std::size_t classes = training.isClass.size();
    Decisions decisions;
    for (const Trial& trial : trials) decisions.emplace_back(grid.size() * trial.scored.size() * classes);
    // From the smallest C to the largest, each begins where those before lead.
    const std::size_t tasks = trials.size() * classes;
    parallelFor(static_cast<std::int64_t>(tasks), 1, [&](std::int64_t begin, std::int64_t end) {
        for (auto task = static_cast<std::size_t>(begin); task < static_cast<std::size_t>(end); ++task) {
            const std::size_t c = task % classes;
            const std::size_t t = task / classes;
            const Trial& trial = trials[t];
            RegularisationPath path;
            for (std::size_t step = 0; step < grid.size(); ++step) {
                const Solution start = path.expected();
                const Solution solution =
                    training.rows.solve(trial.fitted, training.isClass[c], grid[step], tolerance, &start);
                path.add(solution);
                const auto decided = decisionsOf(trial, solution, training.rows, rows);
                for (std::size_t row = 0; row < decided.size(); ++row)
                    decisions[t][(step * decided.size() + row) * classes + c] = decided[row];
            }
        }
    });
    return decisions;
}

struct Choice {
    double regularisation = 0;
    double score = 0;
};

Choice choose(const std::vector<Trial>& trials, const Decisions& decisions, const std::vector<double>& grid,
              std::size_t classes, Selection selection)
{
    Choice best{grid.front(), -1};
    for (std::size_t step = 0; step < grid.size(); ++step) {
        double score = 0;
        for (std::size_t t = 0; t < trials.size(); ++t) {
            const std::size_t scored = trials[t].scored.size();
            std::size_t right = 0;
            for (std::size_t row = 0; row < scored; ++row) {
                const auto of = std::span(decisions[t]).subspan((step * scored + row) * classes, classes);
                const std::int32_t expected = trials[t].expected[row];
                right += selection == Selection::AccuracyStratified ? loudest(of) == expected : exactlyRight(of, expected);
            }
            score += static_cast<double>(right) / static_cast<double>(scored);
        }
        score /= static_cast<double>(trials.size());
        if (score > best.score) best = {grid[step], score};
    }
    return best;
}

std::vector<std::int32_t> predict(const UnitRows& rows, const Training& training, const std::vector<Node>& nodes,
                                  double regularisation, double tolerance)
{
    const std::size_t classes = training.isClass.size();
    const auto all = positions(training.classes.size());
    std::vector<LinearRule> rules(classes);
    parallelFor(static_cast<std::int64_t>(classes), 1, [&](std::int64_t begin, std::int64_t end) {
        for (auto c = static_cast<std::size_t>(begin); c < static_cast<std::size_t>(end); ++c)
            rules[c] = training.rows.ruleOf(training.rows.solve(all, training.isClass[c], regularisation, tolerance));
    });
    std::vector<std::int32_t> predicted(nodes.size());
    parallelFor(static_cast<std::int64_t>(nodes.size()), 64, [&](std::int64_t begin, std::int64_t end) {
        std::vector<double> decisions(classes);
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            for (std::size_t c = 0; c < classes; ++c) decisions[c] = rules[c].decision(rows, nodes[i]);
            predicted[i] = loudest(decisions);
        }
    });
    return predicted;
}

}  // namespace

Result<ProbeOutcome> logisticProbe(const UnitRows& rows, const graph::Labels& labels, const graph::Split& split,
                                   const LogisticProbeOptions& options)
{
    ROSA_CHECK(options.folds >= 2 && options.lowestExponent <= options.highestExponent && options.tolerance > 0,
               "options of the logistic probe out of range");
    if (static_cast<std::size_t>(rows.rows()) != labels.ofNode.size())
        return badInput("the embedding has " + std::to_string(rows.rows()) + " rows, the data set " +
                        std::to_string(labels.ofNode.size()) + " nodes");
    ROSA_TRY(checkSplit(split, labels));
    if (split.validation.empty() && split.train.size() < static_cast<std::size_t>(options.folds))
        return badInput("split \"" + split.name + "\": " + std::to_string(split.train.size()) +
                        " training nodes are too few for " + std::to_string(options.folds) + " folds");

    std::vector<double> grid;
    for (int exponent = options.lowestExponent; exponent <= options.highestExponent; ++exponent)
        grid.push_back(std::ldexp(1.0, exponent));
    const Training training(rows, labels, split.train);
    const auto trials = trialsOf(split, labels, training, options);
    const auto decisions = decide(rows, training, trials, grid, options.tolerance);
    const Choice choice = choose(trials, decisions, grid, training.isClass.size(), options.selection);

    ProbeOutcome outcome;
    outcome.split = split.name;
    outcome.splitHash = splitHash(split);
    outcome.regularisation = choice.regularisation;
    outcome.selectionScore = choice.score;
    outcome.predicted = predict(rows, training, split.test, choice.regularisation, options.tolerance);
    std::size_t right = 0;
    for (std::size_t i = 0; i < split.test.size(); ++i)
        right += outcome.predicted[i] == labels.ofNode[static_cast<std::size_t>(split.test[i])];
    outcome.accuracy = static_cast<double>(right) / static_cast<double>(split.test.size());
    return outcome;
}

}  // namespace rosa::evaluate
