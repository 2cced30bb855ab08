#include "core/evaluate/logistic_probe.h"

#include <algorithm>
#include <atomic>
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

/// Each C is evaluated by trials: fit on some rows of the training part, score on others.
struct Trial {
    std::vector<std::int32_t> fitted;  ///< Positions in the training part.
    std::vector<Node> scored;
    std::vector<std::int32_t> positions;  ///< Positions of `scored` in the training part; empty if they are not in it.
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

/// The class with the largest decision value.
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

/// The training part, prepared for repeated fits.
struct Training {
    std::vector<std::int32_t> classes;       ///< Class of each position.
    std::vector<std::vector<char>> isClass;  ///< Per class: whether each position belongs to it.
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

/// Rows on which C is chosen: the validation part if there is one, otherwise the folds of the training part.
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
    // With few nodes a fold can remain empty; such a fold is ignored.
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

/// Extrapolates vectors along a path of C values that grow by a constant factor.
class Path {
public:
    void add(std::vector<double> point)
    {
        for (std::vector<double>& difference : m_differences)
            for (std::size_t i = 0; i < point.size(); ++i) {
                const double before = std::exchange(difference[i], point[i]);
                point[i] -= before;
            }
        if (m_differences.size() < kPoints) m_differences.push_back(std::move(point));
    }
    /// Adds the extrapolated next point: on the polynomial in log C through the last points (Newton's backward differences). `to` may be
    /// empty, which represents zeros.
    void addExpected(std::vector<double>& to) const
    {
        for (const std::vector<double>& difference : m_differences) {
            to.resize(std::max(to.size(), difference.size()));
            for (std::size_t i = 0; i < difference.size(); ++i) to[i] += difference[i];
        }
    }

private:
    /// Four points save a third of liblinear's inner iterations compared with starting at the last solution; a fifth point saves hardly any
    /// more.
    static constexpr std::size_t kPoints = 4;
    std::vector<std::vector<double>> m_differences;  ///< The last point and its backward differences.
};

/// The problems of the training part, one per class, trial and C. Solutions of a class hardly differ between trials, so the first trial
/// guides the others: the difference of a solution from the guide's at the same C is extrapolated along the path of C values.
class Search {
public:
    Search(const UnitRows& rows, const Training& training, const std::vector<Trial>& trials,
           const LogisticProbeOptions& options)
        : m_rows(rows),
          m_training(training),
          m_trials(trials),
          m_options(options),
          m_guides(training.isClass.size()),
          m_isGuided(training.isClass.size())
    {
        for (int exponent = options.lowestExponent; exponent <= options.highestExponent; ++exponent)
            m_grid.push_back(std::ldexp(1.0, exponent));
        for (const Trial& trial : trials) m_decisions.emplace_back(m_grid.size() * trial.scored.size() * classes());
    }

    [[nodiscard]] const std::vector<double>& grid() const { return m_grid; }
    [[nodiscard]] std::size_t classes() const { return m_training.isClass.size(); }
    /// Decisions of trial `t`: [C][scored row][class].
    [[nodiscard]] const std::vector<double>& decisions(std::size_t t) const { return m_decisions[t]; }

    /// Guides are tasks of lower number, so a follower only waits for a guide that another thread is already solving.
    void run()
    {
        if (m_trials.empty()) return;
        parallelTasks(static_cast<std::int64_t>(m_trials.size() * classes()), [&](std::int64_t task) {
            const std::size_t c = static_cast<std::size_t>(task) % classes(), t = static_cast<std::size_t>(task) / classes();
            if (t == 0) {
                guide(c);
                m_isGuided[c] = true;
                m_isGuided[c].notify_all();
            } else {
                m_isGuided[c].wait(false);
                follow(t, c);
            }
        });
    }

    /// Returns the rules of all classes, fitted on the whole training part.
    [[nodiscard]] std::vector<LinearRule> fit(std::size_t step)
    {
        const auto all = positions(m_training.classes.size());
        std::vector<LinearRule> rules(classes());
        parallelTasks(static_cast<std::int64_t>(classes()), [&](std::int64_t task) {
            const auto c = static_cast<std::size_t>(task);
            if (!goesOn()) return;
            const Solution* const start = m_guides[c].empty() ? nullptr : &m_guides[c][step];
            rules[c] = m_training.rows.ruleOf(solve(all, c, step, start));
        });
        return rules;
    }

    [[nodiscard]] bool wasEnded() const { return m_wasEnded; }

private:
    bool goesOn()
    {
        if (!m_wasEnded && m_options.goOn && !m_options.goOn()) m_wasEnded = true;
        return !m_wasEnded;
    }

    [[nodiscard]] Solution solve(std::span<const std::int32_t> used, std::size_t c, std::size_t step, const Solution* start)
    {
        const auto isStopped = [this] {
            if (!m_wasEnded && m_options.isStopped && m_options.isStopped()) m_wasEnded = true;
            return m_wasEnded.load();
        };
        return m_training.rows.solve(used, m_training.isClass[c], m_grid[step], m_options.tolerance, start, isStopped);
    }

    void guide(std::size_t c)
    {
        Path path;
        for (std::size_t step = 0; step < m_grid.size() && goesOn(); ++step) {
            Solution start;
            path.addExpected(start.coordinates);
            m_guides[c].push_back(solve(m_trials[0].fitted, c, step, &start));
            if (m_wasEnded) return;
            path.add(m_guides[c].back().coordinates);
            decide(0, c, step, m_guides[c].back());
        }
    }

    void follow(std::size_t t, std::size_t c)
    {
        Path path;
        for (std::size_t step = 0; step < m_grid.size() && goesOn(); ++step) {
            const std::vector<double>& guide = m_guides[c][step].coordinates;
            Solution start{guide};
            path.addExpected(start.coordinates);
            const Solution solution = solve(m_trials[t].fitted, c, step, &start);
            if (m_wasEnded) return;
            std::vector<double> difference = solution.coordinates;
            for (std::size_t i = 0; i < std::min(difference.size(), guide.size()); ++i) difference[i] -= guide[i];
            path.add(std::move(difference));
            decide(t, c, step, solution);
        }
    }

    void decide(std::size_t t, std::size_t c, std::size_t step, const Solution& solution)
    {
        const auto decided = decisionsOf(m_trials[t], solution, m_training.rows, m_rows);
        for (std::size_t row = 0; row < decided.size(); ++row)
            m_decisions[t][(step * decided.size() + row) * classes() + c] = decided[row];
    }

    const UnitRows& m_rows;
    const Training& m_training;
    const std::vector<Trial>& m_trials;
    const LogisticProbeOptions& m_options;
    std::vector<double> m_grid;
    std::vector<std::vector<Solution>> m_guides;  ///< Per class, the solutions of the first trial, one per C.
    std::vector<std::atomic<bool>> m_isGuided;
    std::vector<std::vector<double>> m_decisions;
    std::atomic<bool> m_wasEnded{false};
};

struct Choice {
    std::size_t step = 0;  ///< Index into the grid.
    double score = -1;
};

Choice choose(const std::vector<Trial>& trials, const Search& search, Selection selection)
{
    const std::size_t classes = search.classes();
    Choice best;
    for (std::size_t step = 0; step < search.grid().size(); ++step) {
        double score = 0;
        for (std::size_t t = 0; t < trials.size(); ++t) {
            const std::size_t scored = trials[t].scored.size();
            std::size_t right = 0;
            for (std::size_t row = 0; row < scored; ++row) {
                const auto of = std::span(search.decisions(t)).subspan((step * scored + row) * classes, classes);
                const std::int32_t expected = trials[t].expected[row];
                right += selection == Selection::AccuracyStratified ? loudest(of) == expected : exactlyRight(of, expected);
            }
            score += static_cast<double>(right) / static_cast<double>(scored);
        }
        score /= static_cast<double>(trials.size());
        if (score > best.score) best = {step, score};
    }
    return best;
}

std::vector<std::int32_t> predict(const UnitRows& rows, const std::vector<LinearRule>& rules, const std::vector<Node>& nodes)
{
    std::vector<std::int32_t> predicted(nodes.size());
    parallelFor(static_cast<std::int64_t>(nodes.size()), 64, [&](std::int64_t begin, std::int64_t end) {
        std::vector<double> decisions(rules.size());
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            for (std::size_t c = 0; c < rules.size(); ++c) decisions[c] = rules[c].decision(rows, nodes[i]);
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
        return badInput("the embedding has %1 rows, but the data set has %2 nodes", rows.rows(), labels.ofNode.size());
    ROSA_TRY(checkSplit(split, labels));
    if (split.validation.empty() && split.train.size() < static_cast<std::size_t>(options.folds))
        return badInput(
            "split \"%1\": %2 training nodes are too few for %3 folds; protocol cv-50-50 trains on half of the nodes",
            split.name, split.train.size(), options.folds);

    const Training training(rows, labels, split.train);
    const auto trials = trialsOf(split, labels, training, options);
    Search search(rows, training, trials, options);
    search.run();
    const Choice choice = search.wasEnded() ? Choice() : choose(trials, search, options.selection);
    const auto rules = search.fit(choice.step);
    if (search.wasEnded()) return interruption("the probe was stopped");

    ProbeOutcome outcome;
    outcome.split = split.name;
    outcome.splitHash = splitHash(split);
    outcome.regularisation = search.grid()[choice.step];
    outcome.selectionScore = choice.score;
    outcome.predicted = predict(rows, rules, split.test);
    std::size_t right = 0;
    for (std::size_t i = 0; i < split.test.size(); ++i)
        right += outcome.predicted[i] == labels.ofNode[static_cast<std::size_t>(split.test[i])];
    outcome.accuracy = static_cast<double>(right) / static_cast<double>(split.test.size());
    return outcome;
}

}  // namespace rosa::evaluate
