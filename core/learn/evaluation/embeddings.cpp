#include "core/learn/evaluation/embeddings.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/base/hash.h"
#include "core/base/storage/mapped_file.h"
#include "core/data/arrays/npy_stream.h"
#include "core/record/raw_rows.h"
#include "core/record/run_folder.h"
#include "core/record/run_reader.h"

namespace rosa::learn {

namespace {

Result<Embedding> denseEmbedding(graph::Node rows, std::int64_t columns, std::vector<float> values)
{
    ROSA_TRY_ASSIGN(auto features, graph::Features::dense(rows, static_cast<std::int32_t>(columns), std::move(values)));
    return std::make_shared<const graph::Features>(std::move(features));
}

/// Takes the values without a copy.
Result<Embedding> sharedEmbedding(graph::Node rows, std::int64_t columns, SharedArray<float> values)
{
    ROSA_TRY_ASSIGN(auto features,
                    graph::Features::denseFrom(rows, static_cast<std::int32_t>(columns), {std::move(values), {}}));
    ROSA_TRY(features.checkFinite());
    return std::make_shared<const graph::Features>(std::move(features));
}

}  // namespace

Result<Embedding> embeddingFrom(const Result<torch::Tensor>& representations)
{
    ROSA_TRY(representations);
    const auto rows = std::make_shared<const torch::Tensor>(representations->detach().cpu().contiguous());
    const std::span<const float> values(rows->const_data_ptr<float>(), static_cast<std::size_t>(rows->numel()));
    return sharedEmbedding(static_cast<graph::Node>(rows->size(0)), rows->size(1), {rows, values});
}

EmbeddingWatch watchFor(Observer& observer)
{
    return [&observer](std::int64_t done, std::int64_t total) {
        observer.phase(translatable("embedding"), static_cast<int>(100 * done / std::max<std::int64_t>(total, 1)), 100);
        return !observer.stopRequested();
    };
}

Embedding rawFeatures(const data::Dataset& dataset)
{
    if (dataset.features.precision() == graph::Features::Precision::Float32) return {Embedding(), &dataset.features};
    return std::make_shared<const graph::Features>(dataset.features.widened());
}

Result<Embedding> embeddingOf(const std::filesystem::path& store, const std::string& run, const data::Dataset& dataset)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run));
    ROSA_TRY_ASSIGN(const auto files, reader->files());
    if (!files.contains(record::kEmbedding)) {
        // Raw features are not stored with the run.
        ROSA_TRY_ASSIGN(const auto info, reader->info());
        if (info.method == "raw") {
            ROSA_TRY_ASSIGN(auto rows, record::rawRows(info, dataset));
            return std::make_shared<const graph::Features>(std::move(rows));
        }
        return badInput("run %1 has no embedding because it has not finished; continue it with rosa train --resume %1", run);
    }
    const std::filesystem::path path = record::RunFolder(store, run).embedding();
    ROSA_TRY_ASSIGN(const auto file, MappedFile::open(path));
    const auto bytes = file->bytes();
    if (sha256(bytes) != files.at(record::kEmbedding))
        return badInput("%1: differs from the recorded file (SHA-256 mismatch)", path);
    const auto start = data::parseNpyStart(bytes);
    if (!start) return start.error().within(path.string());
    const bool isOurs = start->type.name() == "float32" && !start->type.bigEndian && !start->isFortranOrder &&
                        start->shape.size() == 2 && start->bytes % alignof(float) == 0;
    const auto count = data::elementCount(start->shape);
    if (!isOurs || !count || (bytes.size() - start->bytes) / sizeof(float) != *count)
        return badInput("%1: expected a float32 matrix, found a different array or a damaged file", path);
    return sharedEmbedding(static_cast<graph::Node>(start->shape[0]), start->shape[1],
                           arrayIn<float>(file, start->bytes, *count));
}

Result<Embedding> embeddingOfJob(const std::filesystem::path& store, const EvaluateJob& job)
{
    if (!job.run.empty()) return embeddingOf(store, job.run, job.dataset);
    return denseEmbedding(job.dataset.graph.nodeCount(), job.embeddingWidth, job.embedding);
}

}  // namespace rosa::learn
