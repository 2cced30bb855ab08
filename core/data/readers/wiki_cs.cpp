#include <array>
#include <limits>
#include <utility>

#include "core/data/arrays/csr.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/graph_arrays.h"
#include "core/data/parts/json_events.h"
#include "core/data/readers/formats.h"

namespace rosa::data {

namespace {

/// {"features": [[…]], "labels": […], "links": [[…]], "train_masks": [[…]], "val_masks": …, "stopping_masks": …, "test_mask": […]}
class WikiCsReader : public JsonEvents {
public:
    explicit WikiCsReader(MemoryBudget& budget) : m_budget(budget) {}

    Result<void> moveTo(Dataset& dataset)
    {
        const auto nodes = static_cast<std::int64_t>(m_labels.size());
        if (m_rows != m_labels.size() || m_linked != m_labels.size())
            return badInput("expected features, a label and links of each node, found %1, %2 and %3", m_rows,
                            m_labels.size(), m_linked);
        ROSA_TRY(setGraph(dataset, nodes, std::move(m_arcs), Published::Keep));
        const std::int64_t columns = m_rows == 0 ? 0 : static_cast<std::int64_t>(m_features.size() / m_rows);
        ROSA_TRY_ASSIGN(dataset.features, denseToFeatures(nodes, columns, std::move(m_features)));
        ROSA_TRY(setLabels(dataset, m_labels, {}));
        return moveSplits(dataset);
    }

private:
    /// Masks of one kind, one after the other.
    struct Masks {
        std::string_view key;
        std::vector<std::uint8_t> values{};
    };

    [[nodiscard]] std::size_t depth() const { return levels().size() - 1; }

    Result<void> enter(bool isList) override
    {
        if (levels().empty())
            return isList ? problem(Message("an object with features, labels and links"), Message("a list"))
                          : Result<void>();
        if (!isList || levels().size() > 2)
            return isOurs() ? problem(Message("lists of numbers"), Message("others")) : Result<void>();
        if (depth() != 1) return {};
        m_rows += keyAt(0) == "features";
        m_linked += keyAt(0) == "links";
        return {};
    }

    Result<void> leave() override
    {
        if (levels().size() != 2) return {};
        if (keyAt(0) == "features" && m_rows == 1) m_columns = m_features.size();
        if (keyAt(0) == "features" && m_features.size() != m_rows * m_columns)
            return problem(Message("%1 features as of the first node", m_columns), Message("another number"));
        for (const Masks& masks : m_masks)
            if (keyAt(0) == masks.key && masks.values.size() % (levels()[1].index + 1) != 0)
                return problem(Message("masks of one length"), Message("another length"));
        return {};
    }

    [[nodiscard]] bool isOurs() const
    {
        const std::string& key = keyAt(0);
        return key == "features" || key == "links" || key == "labels" || maskOf(key) < m_masks.size();
    }
    [[nodiscard]] std::size_t maskOf(std::string_view key) const
    {
        std::size_t place = 0;
        while (place < m_masks.size() && m_masks[place].key != key) ++place;
        return place;
    }

    Result<void> value(const JsonScalar& value) override
    {
        if (levels().empty() || !isOurs()) return {};
        const std::string& key = keyAt(0);
        const bool isNested = levels().size() == 3;
        const bool isFlat = levels().size() == 2;
        const bool isNumber = value.kind == JsonScalar::Kind::Number || value.kind == JsonScalar::Kind::Boolean;
        if (!isNumber || (!isNested && !isFlat)) return problem(Message("a number"), value.describe());
        if (key == "features" && isNested) {
            ROSA_TRY(m_budget.take(3 * sizeof(float)));
            m_features.push_back(static_cast<float>(value.number));
            return {};
        }
        if (const std::size_t mask = maskOf(key); mask < m_masks.size()) {
            if (value.number != 0 && value.number != 1) return problem(Message("true or false"), value.describe());
            ROSA_TRY(m_budget.take(2));
            m_masks[mask].values.push_back(value.number == 1);
            return {};
        }
        // Integers up to 2^53 are exact.
        const bool isWhole = value.number >= -1 && value.number < std::numeric_limits<graph::Node>::max() &&
                             value.number == static_cast<double>(static_cast<std::int64_t>(value.number));
        if (!isWhole) return problem(Message("a whole number"), value.describe());
        const auto number = static_cast<graph::Node>(value.number);
        if (key == "labels" && isFlat) {
            ROSA_TRY(m_budget.take(64));
            m_labels.push_back(number);
            return {};
        }
        if (key != "links" || !isNested || number < 0)
            return problem(key == "links" ? Message("a list of nodes") : Message("a list per node"), value.describe());
        constexpr std::uint64_t arcBytes = 32;
        ROSA_TRY(m_budget.take(arcBytes));
        m_arcs.push_back({static_cast<graph::Node>(m_linked) - 1, number});
        return {};
    }

    /// One split per mask of training; the test mask is that of all.
    Result<void> moveSplits(Dataset& dataset)
    {
        const std::size_t nodes = m_labels.size();
        for (const Masks& masks : m_masks)
            if (nodes == 0 || masks.values.size() % nodes != 0)
                return badInput("%1: expected values for %2 nodes, found %3", std::string(masks.key), nodes,
                                masks.values.size());
        const Masks& train = m_masks[0];
        const Masks& validation = m_masks[1];
        const Masks& stopping = m_masks[2];
        const Masks& test = m_masks[3];
        const std::size_t splits = train.values.size() / nodes;
        if (validation.values.size() != train.values.size() || test.values.size() != nodes)
            return splits == 0 ? Result<void>()
                               : badInput(
                                     "expected as many validation masks as training masks, and one test mask, found %1, %2 "
                                     "and %3",
                                     validation.values.size() / nodes, splits, test.values.size() / nodes);
        // The published test mask has no node of the others; where it has, it is the one that all splits share.
        std::int64_t shared = 0;
        const auto part = [&](const Masks& masks, std::size_t split) {
            std::vector<graph::Node> chosen;
            for (std::size_t node = 0; node < nodes; ++node) {
                if (masks.values[split * nodes + node] == 0) continue;
                const bool isTest = &masks != &test && test.values[node] != 0;
                shared += isTest;
                if (!isTest) chosen.push_back(static_cast<graph::Node>(node));
            }
            return chosen;
        };
        for (std::size_t split = 0; split < splits; ++split)
            ROSA_TRY(addSplit(
                dataset, {"public " + std::to_string(split), part(train, split), part(validation, split), part(test, 0)}));
        addFixUp(dataset, Message("test nodes left out of training and validation"), shared);
        addFixUp(dataset, Message("masks for early stopping not used"),
                 static_cast<std::int64_t>(stopping.values.size() / nodes));
        return {};
    }

    MemoryBudget& m_budget;
    std::vector<float> m_features;  ///< Row-major.
    std::size_t m_rows = 0, m_columns = 0, m_linked = 0;
    std::vector<std::int64_t> m_labels;
    std::vector<graph::Arc> m_arcs;
    std::array<Masks, 4> m_masks{Masks{"train_masks"}, Masks{"val_masks"}, Masks{"stopping_masks"}, Masks{"test_mask"}};
};

}  // namespace

Result<Dataset> readWikiCs(const Found& found, MemoryBudget& budget)
{
    WikiCsReader reader(budget);
    ROSA_TRY(reader.read(found.path, budget));
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.stem;
    dataset.source = "Wiki-CS (Mernyei, Cangea 2020), github.com/pmernyei/wiki-cs-dataset";
    if (const auto moved = reader.moveTo(dataset); !moved) return moved.error().within(found.path.string());
    return checked(std::move(dataset));
}

}  // namespace rosa::data
