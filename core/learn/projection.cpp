#include "core/learn/projection.h"

#include <fstream>

#include <nlohmann/json.hpp>

#include "core/learn/evaluation.h"
#include "core/learn/pca.h"
#include "core/learn/tsne.h"

namespace rosa::learn {

namespace {

/// Appends layouts to a file, a line each, so that whoever watches it sees whole layouts only.
class LayoutFile {
public:
    explicit LayoutFile(std::filesystem::path path) : m_path(std::move(path)) {}

    Result<void> append(const TsneProgress& progress)
    {
        if (!m_file.is_open()) {
            std::error_code problem;
            std::filesystem::create_directories(m_path.parent_path(), problem);
            if (problem) return failed(m_path.parent_path().string() + ": cannot be made: " + problem.message());
            m_file.open(m_path, std::ios::trunc);
        }
        nlohmann::ordered_json points = nlohmann::ordered_json::array();
        for (std::size_t i = 0; i + 1 < progress.layout.size(); i += 2)
            points.push_back({progress.layout[i], progress.layout[i + 1]});
        m_file << nlohmann::ordered_json(
                      {{"iteration", progress.iteration}, {"divergence", progress.divergence}, {"layout", points}})
                      .dump()
               << std::endl;
        if (!m_file) return failed(m_path.string() + ": cannot be written");
        ++m_count;
        return {};
    }

    [[nodiscard]] int count() const { return m_count; }

private:
    std::filesystem::path m_path;
    std::ofstream m_file;
    int m_count = 0;
};

Result<Projection> projectByPca(const graph::Features& embedding, const ProjectJob& job)
{
    auto components = pca(embedding, 2, job.seed);
    if (!components) return components.error();
    Projection projection;
    projection.layout = std::move(components->scores);
    projection.explainedVariance = std::move(components->explainedShare);
    return projection;
}

}  // namespace

Result<Projection> projectRun(const std::filesystem::path& store, const ProjectJob& job, Observer& observer)
{
    const auto embedding = embeddingOf(store, job.run, job.dataset);
    if (!embedding) return embedding.error();
    if (job.kind == "pca") return projectByPca(**embedding, job);
    TsneOptions options;
    options.perplexity = job.perplexity;
    options.iterations = job.iterations;
    options.seed = job.seed;
    auto tsne = Tsne::prepare(**embedding, options);
    if (!tsne) return tsne.error();
    LayoutFile file(store / "runs" / job.run / "layouts" / ("tsne-" + std::to_string(job.seed) + ".jsonl"));
    Result<void> written;
    const auto end = runTsne(*tsne, 25, [&](const TsneProgress& progress) {
        observer.phase("t-SNE", progress.iteration, job.iterations);
        written = file.append(progress);
        return written.ok() && !observer.stopRequested();
    });
    if (!written) return written.error();
    if (!end) return end.error();
    if (*end == TsneEnd::Cancelled) return Error{"t-SNE was stopped", ErrorKind::Interrupted};
    Projection projection;
    projection.layout = tsne->state().layout;
    projection.divergence = tsne->divergence();
    projection.layoutsRecorded = file.count();
    return projection;
}

}  // namespace rosa::learn
