#include "core/learn/training/project_run.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <optional>
#include <span>
#include <system_error>
#include <utility>

#include "core/base/folder.h"
#include "core/learn/evaluation/evaluation.h"
#include "core/learn/projection/pca.h"
#include "core/learn/projection/tsne.h"
#include "core/learn/training/checkpoint.h"
#include "core/learn/training/stored_run.h"
#include "core/protocol/layout.h"
#include "core/record/run_folder.h"
#include "core/record/run_reader.h"

namespace rosa::learn {

namespace {

namespace fs = std::filesystem;

/// What is projected.
struct Source {
    Embedding embedding;
    int epoch = 0;
    bool isFinal = true;
};

Result<Source> sourceOf(const fs::path& store, const ProjectJob& job, Observer& observer)
{
    if (job.epoch != kKeptModel) {
        ROSA_TRY_ASSIGN(auto stored, StoredRun::open({store, job.catalogue, job.dataset, job.run}));
        ROSA_TRY_ASSIGN(const auto moment, stored->at(job.epoch));
        ROSA_TRY_ASSIGN(auto embedding, embeddingFrom(moment.method.embed(watchFor(observer))));
        return Source{std::move(embedding), moment.epoch, false};
    }
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, job.run));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    ROSA_TRY_ASSIGN(const auto checkpoints, reader->checkpoints());
    const auto newest = std::ranges::max_element(checkpoints, {}, &record::CheckpointInfo::epoch);
    const bool hasSome = newest != checkpoints.end();
    auto embedding = embeddingOf(store, job.run, job.dataset);
    if (!embedding) {
        const Error& error = embedding.error();
        if (!hasSome) return error;
        return Error{Message("%1; to project its newest checkpoint instead, use --epoch latest", error.message), error.kind};
    }
    int epoch = info.epochs;
    if (hasSome) {
        const auto bytes = readCheckpoint(*newest);
        const auto kept = bytes ? keptEpoch(*bytes, newest->file.string()) : Result<int>(bytes.error());
        if (kept)
            epoch = *kept;
        else  // The embedding itself is usable.
            observer.warn(
                Message("cannot read the epoch of the embedding, assuming epoch %1: %2", epoch, kept.error().message));
    }
    return Source{std::move(*embedding), epoch, true};
}

/// Appends layouts to a file, one complete line each, so that readers never see partial layouts. Replaces the file of an earlier projection
/// when the first layout is written, and leaves it if that fails. If the run is not writable, the projection continues without a file.
class LayoutFile {
public:
    LayoutFile(fs::path runFolder, fs::path path, Observer& observer)
        : m_run(std::move(runFolder)), m_path(std::move(path)), m_observer(observer)
    {}

    Result<void> append(const protocol::Layout& layout)
    {
        ROSA_TRY(open());
        if (!m_folder) return {};
        const std::string name = m_path.filename().string();
        std::string first;  // Temporary name without the suffix .jsonl, so that it is not taken for a layout file.
        if (m_count == 0) m_file = m_folder->create(name, first);
        const std::string line = protocol::toJson(layout) + "\n";
        const bool isWritten = m_file.isOpen() && writeAll(m_file.fd(), std::as_bytes(std::span(line)));
        if (isWritten && (m_count > 0 || m_folder->rename(first, *m_folder, name))) {
            ++m_count;
            return {};
        }
        const int code = errno;
        const Message problem("%1: cannot be written: %2", m_path, std::generic_category().message(code));
        if (m_file.isOpen() && m_count == 0) m_folder->remove(first);
        if (m_count > 0 || (code != EACCES && code != EPERM && code != EROFS)) return failed(problem);
        keepNothing(problem);
        return {};
    }
    [[nodiscard]] int count() const { return m_count; }
    /// Empty: nothing is stored.
    [[nodiscard]] fs::path path() const { return m_folder ? m_path : fs::path(); }

private:
    /// Opened at the first layout; if the run was deleted before, the projection ends.
    Result<void> open()
    {
        if (std::exchange(m_isOpened, true)) return {};
        auto folder = protocol::layoutsFolder(m_run);
        std::error_code ignored;
        if (!folder && !fs::exists(m_run, ignored)) return folder.error();
        if (folder)
            m_folder = std::move(*folder);
        else
            keepNothing(folder.error().message);
        return {};
    }

    void keepNothing(const Message& reason)
    {
        m_folder.reset();
        m_observer.warn(Message("the layouts are not saved: %1", reason));
    }

    fs::path m_run;
    fs::path m_path;
    Observer& m_observer;
    bool m_isOpened = false;
    std::optional<Folder> m_folder;
    Descriptor m_file;
    int m_count = 0;
};

Result<Projection> projectByPca(const Source& source, const ProjectJob& job, LayoutFile& file)
{
    ROSA_TRY_ASSIGN(auto components, pca(*source.embedding, 2, job.seed));
    const protocol::Layout layout{"pca", source.epoch, 0, std::nan(""), components.explainedShare, components.scores, {}};
    ROSA_TRY(file.append(layout));
    Projection projection;
    projection.layout = std::move(components.scores);
    projection.explainedVariance = std::move(components.explainedShare);
    return projection;
}

/// Initial layout; empty: principal components.
Result<std::vector<float>> startOf(const fs::path& runFolder, const std::string& start)
{
    if (start.empty()) return std::vector<float>();
    const fs::path inRun = record::RunFolder(runFolder).layouts() / start;
    std::error_code ignored;
    const fs::path file = start == "previous"          ? protocol::newestTsneFile(runFolder)
                          : fs::exists(inRun, ignored) ? inRun
                                                       : fs::path(start);
    if (file.empty()) return std::vector<float>();
    ROSA_TRY_ASSIGN(auto layout, protocol::lastLayout(file));
    return std::move(layout.points);
}

Result<Projection> projectByTsne(const Source& source, const ProjectJob& job, TsneOptions options, LayoutFile& file,
                                 Observer& observer)
{
    ROSA_TRY_ASSIGN(auto tsne, Tsne::prepare(*source.embedding, options, [&](double share) {
                        observer.phase(translatable("t-SNE neighbours"), static_cast<int>(100 * share), 100);
                        return !observer.stopRequested();
                    }));
    const TsneOptions& used = tsne.options();
    const protocol::TsneSettings settings{used.perplexity, used.exaggeration, used.exaggeratedIterations, used.learningRate,
                                          used.iterations, used.seed,         !used.start.empty()};
    Result<void> written;
    const auto end = runTsne(tsne, 25, [&](const TsneProgress& progress) {
        observer.phase(translatable("t-SNE"), progress.iteration, job.iterations);
        written = file.append({"tsne",
                               source.epoch,
                               progress.iteration,
                               progress.divergence,
                               {},
                               {progress.layout.begin(), progress.layout.end()},
                               settings});
        return written.ok() && !observer.stopRequested();
    });
    ROSA_TRY(written);
    ROSA_TRY(end);
    if (*end == TsneEnd::Cancelled) return interruption("t-SNE was stopped");
    Projection projection;
    projection.layout = tsne.state().layout;
    projection.divergence = tsne.divergence();
    projection.perplexity = used.perplexity;
    return projection;
}

}  // namespace

Result<Projection> projectRun(const fs::path& store, const ProjectJob& job, torch::Device device, Observer& observer)
{
    ROSA_TRY_ASSIGN(const auto source, sourceOf(store, job, observer));
    const fs::path folder = record::RunFolder(store, job.run).path();
    LayoutFile file(folder, protocol::layoutFile(folder, job.kind, job.seed, source.isFinal ? -1 : source.epoch), observer);
    Result<Projection> projection = [&]() -> Result<Projection> {
        if (job.kind == "pca") return projectByPca(source, job, file);
        ROSA_TRY_ASSIGN(auto start, startOf(folder, job.start));
        TsneOptions options;
        options.perplexity = job.perplexity;
        options.iterations = job.iterations;
        options.seed = job.seed;
        options.device = device;
        options.start = std::move(start);
        return projectByTsne(source, job, std::move(options), file, observer);
    }();
    if (!projection) return projection;
    projection->epoch = source.epoch;
    projection->layoutsRecorded = file.count();
    projection->file = file.path();
    return projection;
}

}  // namespace rosa::learn
