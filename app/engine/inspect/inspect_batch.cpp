#include "app/engine/inspect/inspect_batch.h"

#include <algorithm>
#include <cstdio>

#include "app/engine/common/plain_text.h"
#include "core/data/arrays/npy.h"

namespace rosa::engine {

namespace {

/// Mean over the pairs (i, k) accepted by `counts`; "–" if there are none.
template <typename Counts>
std::string meanText(const protocol::BatchMatrix& batch, const std::vector<float>& values, Counts&& counts)
{
    double sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < batch.size(); ++i)
        for (std::size_t k = 0; k < batch.size(); ++k)
            if (counts(i, k)) {
                sum += static_cast<double>(values[i * batch.size() + k]);
                ++count;
            }
    if (count == 0) return "–";
    char text[32];
    std::snprintf(text, sizeof text, "%.4f", sum / count);
    return text;
}

/// Rows and columns are the classes in the batch; positive pairs are excluded.
std::string batchClassTable(const protocol::BatchMatrix& batch)
{
    std::vector<std::int32_t> present = batch.classes;  // Ascending, like the centres.
    present.erase(std::unique(present.begin(), present.end()), present.end());
    const auto nameOf = [&](std::int32_t known) {
        return known < 0 ? std::string("(unlabelled)") : printable(batch.classNames[static_cast<std::size_t>(known)]);
    };
    std::vector<std::vector<std::string>> rows{{""}};
    for (const std::int32_t column : present) rows.front().push_back(nameOf(column));
    for (const std::int32_t row : present) {
        rows.push_back({nameOf(row)});
        for (const std::int32_t column : present)
            rows.back().push_back(meanText(batch, batch.inter, [&](std::size_t i, std::size_t k) {
                return i != k && batch.classes[i] == row && batch.classes[k] == column;
            }));
    }
    return "\nmean inter-view g-EMD between classes, k ≠ i\n" + table(rightAligned(std::move(rows), 1, present.size()));
}

}  // namespace

std::string batchText(const protocol::BatchMatrix& batch)
{
    const auto others = [](std::size_t i, std::size_t k) { return i != k; };
    const char* rescaled[] = {"no costs are rescaled", "costs of positive pairs are rescaled", "all costs are rescaled"};
    char line[160];
    std::snprintf(line, sizeof line, "epoch %d; %zu centres, draw %u; λ = %g, τ = %g; %s\n", batch.epoch, batch.size(),
                  batch.draw, batch.lambda, batch.temperature, rescaled[static_cast<int>(batch.rescaled)]);
    std::string text = line;
    if (batch.padding) {
        std::snprintf(line, sizeof line, "first views padded to %lld nodes, second views to %lld, as in training\n",
                      static_cast<long long>(batch.padding->rows), static_cast<long long>(batch.padding->columns));
        text += line;
    }
    text += "\n";
    const auto positive = [](std::size_t i, std::size_t k) { return i == k; };
    text += "mean g-EMD\n" + table({{"positive pairs", meanText(batch, batch.inter, positive)},
                                    {"inter-view, k ≠ i", meanText(batch, batch.inter, others)},
                                    {"first views", meanText(batch, batch.intraFirst, others)},
                                    {"second views", meanText(batch, batch.intraSecond, others)}});
    if (!batch.classes.empty()) text += batchClassTable(batch);
    return text + "\n--json or --out FILE.npz prints or writes the matrices\n";
}

Result<void> writeBatchNpz(const std::string& path, const protocol::BatchMatrix& batch)
{
    const auto n = static_cast<std::int64_t>(batch.size());
    const std::int64_t one[] = {1};
    const std::int64_t vector[] = {n};
    const std::int64_t square[] = {n, n};
    const std::int64_t wide[] = {n, 2 * n};
    const std::int32_t epoch[] = {batch.epoch};
    data::NpzWriter writer;
    writer.add<std::int32_t>("epoch", epoch, one);
    writer.add<std::int32_t>("centres", batch.centres, vector);
    if (!batch.classes.empty()) writer.add<std::int32_t>("classes", batch.classes, vector);
    writer.add<float>("inter", batch.inter, square);
    writer.add<float>("intra_first", batch.intraFirst, square);
    writer.add<float>("intra_second", batch.intraSecond, square);
    writer.add<float>("weight", batch.weight, wide);
    return writer.write(path);
}

std::string rankingText(const protocol::PairRanking& ranking, const graph::Labels& labels, const char* what)
{
    std::vector<std::vector<std::string>> rows{{what, "g-EMD", "class"}};
    for (const protocol::RankedPair& pair : ranking.pairs) {
        char value[32];
        std::snprintf(value, sizeof value, "%.4f", pair.gemd);
        rows.push_back({std::to_string(pair.node), value,
                        pair.classOf < 0 ? "–" : printable(labels.classNames[static_cast<std::size_t>(pair.classOf)])});
    }
    return "epoch " + std::to_string(ranking.epoch) + "; " + std::to_string(ranking.looked) + " of " +
           std::to_string(ranking.candidates) + " positive pairs compared, worst first\n\n" +
           table(rightAligned(std::move(rows), 0, 1));
}

}  // namespace rosa::engine
