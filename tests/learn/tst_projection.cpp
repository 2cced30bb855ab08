/// Layouts of the checkpoints of a run: files, initialisation, errors.
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

#include <unistd.h>

#include "core/base/files.h"
#include "core/learn/jobs.h"
#include "core/protocol/layout.h"
#include "core/record/run_reader.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

/// Stops a training after some epochs, or a t-SNE after some steps.
class Stopping : public Observer {
public:
    explicit Stopping(int after) : m_after(after) {}
    void epochDone(const EpochReport& report) override { m_done = report.epoch; }
    void phase(const std::string&, int done, int) override { m_done = done; }
    [[nodiscard]] bool stopRequested() const override { return m_done >= m_after; }

private:
    int m_after;
    int m_done = 0;
};

/// Records warnings.
struct Listener : Observer {
    void warn(const Message& message) override { heard += message.text(); }
    std::string heard;
};

double rowDistance(const std::vector<float>& a, const std::vector<float>& b)
{
    double squares = 0;
    for (std::size_t i = 0; i < a.size(); ++i) squares += std::pow(static_cast<double>(a[i]) - static_cast<double>(b[i]), 2);
    return std::sqrt(squares);
}

}  // namespace

class TestProjection : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_dataset = test::twoRings();
    std::optional<TemporaryFolder> m_store;
    std::string m_run;
    Observer m_observer;
    Jobs& m_jobs = *rosa_learn_jobs();

    [[nodiscard]] Workplace place() const { return {m_store->path(), "auto", 1}; }
    [[nodiscard]] std::filesystem::path folder() const { return m_store->path() / "runs" / m_run; }
    [[nodiscard]] ProjectJob job(const std::string& kind, int epoch, const std::string& start = {}, int iterations = 100)
    {
        return {m_catalogue, m_dataset, m_run, kind, 8, iterations, 1, epoch, start};
    }
    Result<RunOutcome> train(Observer& observer)
    {
        return m_jobs.train(place(), {m_catalogue, test::smallRosa(m_catalogue), m_dataset, {}, {}, {}, {}, 0, {}},
                            observer);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_store = TemporaryFolder::make().value();
        m_run = train(m_observer)->run;
    }

    void momentsHaveFilesOfTheirOwn()
    {
        const auto final = m_jobs.project(place(), job("tsne", kKeptModel), m_observer);
        const auto early = m_jobs.project(place(), job("tsne", 4), m_observer);
        const auto latest = m_jobs.project(place(), job("tsne", kLatestCheckpoint), m_observer);
        QVERIFY2(final.ok() && early.ok() && latest.ok(), final.ok() ? "" : final.error().text().c_str());
        QCOMPARE(QString::fromStdString(final->file.filename().string()), QStringLiteral("tsne-1.jsonl"));
        QCOMPARE(QString::fromStdString(early->file.filename().string()), QStringLiteral("tsne-1-epoch-4.jsonl"));
        QCOMPARE(QString::fromStdString(latest->file.filename().string()), QStringLiteral("tsne-1-epoch-12.jsonl"));
        QVERIFY(early->layoutsRecorded > 20);
        const auto layout = protocol::lastLayout(early->file);
        QCOMPARE(layout->kind, std::string("tsne"));
        QCOMPARE(layout->epoch, 4);
        QCOMPARE(layout->iteration, 100);
        QVERIFY(std::abs(layout->divergence - early->divergence) < 1e-9);
        QVERIFY(rowDistance(layout->points, early->layout) < 1e-3 * rowDistance(early->layout, std::vector<float>(80)));
        QVERIFY(layout->settings.has_value());
        QCOMPARE(layout->settings->steps, 100);
        QCOMPARE(layout->settings->seed, std::uint64_t(1));
        QCOMPARE(layout->settings->perplexity, 8.0);
        QVERIFY(layout->settings->learningRate > 0 && !layout->settings->isFromLayout);
        QVERIFY(final->layout != early->layout);
        // The last checkpoint contains the weights of the embedding.
        QVERIFY(rowDistance(final->layout, latest->layout) < 1e-3);
        QCOMPARE(protocol::lastLayout(final->file)->epoch, 12);
    }

    void pcaIsKeptToo()
    {
        for (const int epoch : {kKeptModel, 8}) {
            const auto pca = m_jobs.project(place(), job("pca", epoch), m_observer);
            QVERIFY(pca.ok());
            QCOMPARE(QString::fromStdString(pca->file.filename().string()),
                     epoch == 8 ? QStringLiteral("pca-epoch-8.jsonl") : QStringLiteral("pca.jsonl"));
            const auto layout = protocol::lastLayout(pca->file);
            QCOMPARE(layout->kind, std::string("pca"));
            QCOMPARE(layout->epoch, epoch == 8 ? 8 : 12);
            QCOMPARE(layout->explained.size(), std::size_t(2));
            QVERIFY(std::isnan(layout->divergence));
            QVERIFY(!layout->settings.has_value());
            QCOMPARE(layout->points.size(), std::size_t(80));
        }
    }

    void aWarmStartGoesOn()
    {
        const auto first = m_jobs.project(place(), job("tsne", 8, {}, 400), m_observer);
        for (const char* start : {"previous", "tsne-1-epoch-8.jsonl"}) {
            const auto next = m_jobs.project(place(), job("tsne", 12, start, 50), m_observer);
            QVERIFY2(next.ok(), next.ok() ? "" : next.error().text().c_str());
            QVERIFY(protocol::lastLayout(next->file)->settings->isFromLayout);
            const double size = rowDistance(first->layout, std::vector<float>(80));
            QVERIFY(rowDistance(next->layout, first->layout) < 0.5 * size);
            // The next iteration with "previous" must have the same initialisation.
            QVERIFY(std::filesystem::remove(next->file));
        }
        const auto cold = m_jobs.project(place(), job("tsne", 12, {}, 50), m_observer);
        const auto warm =
            m_jobs.project(place(), job("tsne", 12, (folder() / "layouts/tsne-1-epoch-8.jsonl").string(), 50), m_observer);
        QVERIFY(warm->divergence < cold->divergence);  // 50 steps are few for a cold start
    }

    void aStartThatDoesNotFitIsRefused()
    {
        const auto path = m_store->path() / "other.jsonl";
        const auto refused = [&](const std::string& text) {
            QTest::qVerify(writeFileAtomically(path, text).ok(), "written", "", __FILE__, __LINE__);
            const auto projection = m_jobs.project(place(), job("tsne", 12, path.string()), m_observer);
            return projection.ok() ? std::string() : projection.error().text();
        };
        const protocol::Layout small{"tsne", 3, 10, 1.5, {}, {1, 2, 3, 4}, {}};
        QVERIFY(refused(protocol::toJson(small) + "\n").find("has 2 points, expected 40") != std::string::npos);
        QVERIFY(refused(protocol::toJson(small)).find("no complete layout") != std::string::npos);
        QVERIFY(refused("{}\n").find("other.jsonl") != std::string::npos);
        QVERIFY(!m_jobs.project(place(), job("tsne", 12, "nowhere.jsonl"), m_observer).ok());
    }

    void aRunWithoutAnEmbeddingHasMoments()
    {
        Stopping stopping(8);
        const auto stopped = train(stopping);
        QCOMPARE(stopped->epochs, 8);
        ProjectJob what = job("tsne", kKeptModel, "previous");
        what.run = stopped->run;
        const auto refused = m_jobs.project(place(), what, m_observer);
        QVERIFY(refused.error().text().find("--epoch latest") != std::string::npos);
        what.epoch = kLatestCheckpoint;
        const auto latest = m_jobs.project(place(), what, m_observer);
        QVERIFY2(latest.ok(), latest.ok() ? "" : latest.error().text().c_str());
        QCOMPARE(latest->epoch, 8);
        what.epoch = 5;
        QVERIFY(!m_jobs.project(place(), what, m_observer).ok());
    }

    void aProjectionThatIsStoppedLeavesWholeLines()
    {
        Stopping stopping(40);
        ProjectJob what = job("tsne", 8);
        what.seed = 9;
        const auto stopped = m_jobs.project(place(), what, stopping);
        QVERIFY(!stopped.ok());
        QVERIFY(stopped.error().kind == ErrorKind::Interrupted);
        QCOMPARE(protocol::lastLayout(protocol::layoutFile(folder(), "tsne", 9, 8))->iteration, 40);
    }

    /// An embedding of the best weights has their epoch, not the last one.
    void theBestModelHasItsOwnEpoch()
    {
        const auto configuration =
            test::smallRosa(m_catalogue, {{"train.model_kept", "best"}, {"train.learning_rate", "0.5"}});
        const auto trained =
            m_jobs.train(place(), {m_catalogue, configuration, m_dataset, {}, {}, {}, {}, 0, {}}, m_observer);
        QVERIFY(trained.ok());
        const auto losses = record::RunReader::open(m_store->path(), trained->run).value()->curve("loss").value();
        const auto best = 1 + std::min_element(losses.begin(), losses.end()) - losses.begin();
        QVERIFY(best < trained->epochs);  // at this rate the last epoch is not the best
        const auto found = m_jobs.project(place(), {m_catalogue, m_dataset, trained->run, "pca", 8, 100, 1}, m_observer);
        QVERIFY2(found.ok(), found.ok() ? "" : found.error().text().c_str());
        QCOMPARE(found->epoch, static_cast<int>(best));

        const auto checkpoints = record::RunReader::open(m_store->path(), trained->run).value()->checkpoints().value();
        for (const auto& checkpoint : checkpoints) std::filesystem::remove(checkpoint.file);
        const auto without = m_jobs.project(place(), {m_catalogue, m_dataset, trained->run, "pca", 8, 100, 1}, m_observer);
        QVERIFY2(without.ok(), without.ok() ? "" : without.error().text().c_str());
    }

    /// Earlier layouts are kept until new ones exist, and a deleted run is not recreated as an empty folder.
    void layoutsThatCannotBeWrittenTouchNothing()
    {
        struct Remover : Observer {
            void phase(const std::string&, int, int) override
            {
                if (std::filesystem::exists(folder)) std::filesystem::rename(folder, aside);
            }
            std::filesystem::path folder, aside;
        } remover;
        remover.folder = folder();
        remover.aside = m_store->path() / "aside";
        ProjectJob what = job("tsne", 8);
        what.seed = 77;
        const auto failed = m_jobs.project(place(), what, remover);
        const bool isBack = std::filesystem::exists(folder());
        if (!isBack) std::filesystem::rename(remover.aside, folder());
        QVERIFY(!failed.ok());
        QVERIFY(!isBack);

        QVERIFY(m_jobs.project(place(), job("tsne", 8), m_observer).ok());
        const auto file = protocol::layoutFile(folder(), "tsne", 1, 8);
        const auto before = readTextFile(file).value();
        // If layouts cannot be saved, the layout is computed, with a warning.
        Listener listener;
        const auto layouts = folder() / "layouts";
        std::filesystem::rename(layouts, m_store->path() / "elsewhere");
        std::filesystem::create_directory_symlink(m_store->path() / "elsewhere", layouts);
        const auto unkept = m_jobs.project(place(), job("tsne", 8), listener);
        std::filesystem::remove(layouts);
        std::filesystem::rename(m_store->path() / "elsewhere", layouts);
        QVERIFY(unkept.ok());
        QVERIFY(unkept->file.empty());
        QVERIFY(listener.heard.find("the layouts are not saved") != std::string::npos);
        QCOMPARE(readTextFile(file).value(), before);
    }

    /// Read-only runs are laid out, too, with and without existing layouts.
    void aRunThatMayNotBeWrittenIsLaidOutAllTheSame()
    {
        QVERIFY(m_jobs.project(place(), job("pca", 8), m_observer).ok());
        const auto kept = readTextFile(protocol::layoutFile(folder(), "pca", 1, 8)).value();
        Listener listener;
        const auto projection = [&] {
            const record::ReadOnly readOnly(m_store->path());
            return m_jobs.project(place(), job("pca", 8), listener);
        }();
        VERIFY_OK(projection);
        QVERIFY(!projection->layout.empty());
        QVERIFY(projection->file.empty());
        QCOMPARE(projection->layoutsRecorded, 0);
        QVERIFY2(listener.heard.find("the layouts are not saved") != std::string::npos, listener.heard.c_str());
        QCOMPARE(readTextFile(protocol::layoutFile(folder(), "pca", 1, 8)).value(), kept);
    }
};

ROSA_EVENT_LOOP_TEST(TestProjection)
#include "tst_projection.moc"
