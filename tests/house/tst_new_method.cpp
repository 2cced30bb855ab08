/// A new method needs two files and two lines; it then appears in `describe`, the form, the command and tables, and can be trained.
#include <CLI/CLI.hpp>
#include <QtTest/QTest>

#include "app/engine/arguments.h"
#include "app/engine/common/command.h"
#include "app/engine/describe/describe.h"
#include "app/workbench/experiment/view/experiment_state.h"
#include "core/base/files.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/presets.h"
#include "core/record/run_reader.h"
#include "core/store/library.h"
#include "core/tables/plan.h"
#include "tests/house/ring_distance.h"
#include "tests/program/test_program.h"

using namespace rosa;

namespace {

catalog::Catalogue withNewMethod()
{
    std::vector<catalog::Method> methods = catalog::makeCatalogue().methods;
    for (catalog::Method& method : methods) method.published.clear();  // added by readCatalogue()
    methods.push_back(catalog::ringDistanceMethod());                  // one line
    auto catalogue = catalog::readCatalogue(std::move(methods));
    if (!catalogue) qFatal("%s", catalogue.error().text().c_str());
    return *std::move(catalogue);
}

}  // namespace

class TestNewMethod : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = withNewMethod();

private Q_SLOTS:
    void initTestCase() { learn::addRingDistance(); }  // the other line

    void itIsDescribed()
    {
        QVERIFY(engine::describeMethods(m_catalogue).find("ring-distance") != std::string::npos);
        const std::string text = engine::describe(m_catalogue, *m_catalogue.method("ring-distance"));
        QVERIFY(text.find("ring.pull") != std::string::npos);
        QVERIFY(engine::describe(m_catalogue, *m_catalogue.parameter("ring.metric")).find("cosine") != std::string::npos);
    }

    void itIsInTheForm()
    {
        workbench::ExperimentState state;
        state.method = QStringLiteral("ring-distance");
        QStringList keys;
        for (const widgets::FormGroup& group : workbench::formGroups(m_catalogue, state))
            for (const widgets::FormField& field : group.fields) keys.append(field.key);
        QVERIFY(keys.contains(QStringLiteral("ring.pull")));
        QVERIFY(keys.contains(QStringLiteral("ring.metric")));
        QVERIFY(keys.contains(QStringLiteral("encoder.hidden")));
        QVERIFY(!keys.contains(QStringLiteral("transport.lambda")));
    }

    void itIsInATable()
    {
        tables::PlanRequest request;
        request.methods = {"ring-distance"};
        request.datasets = {"cora"};
        const auto plan = tables::makePlan(m_catalogue, request);
        QVERIFY2(plan.ok(), plan.ok() ? "" : plan.error().text().c_str());
        QVERIFY(std::ranges::find(plan->rows, "Ring distance", &tables::PlanRow::title) != plan->rows.end());
        QVERIFY(std::ranges::any_of(plan->runs, [](const tables::PlannedRun& run) {
            return run.configuration.method() == "ring-distance" &&
                   run.configuration.get<catalog::EvaluationOptions>().splits > 0;
        }));
    }

    /// Evaluation parameters are the same as for RoSA, and invalid values are rejected.
    void itsConfigurationIsChecked()
    {
        catalog::Selection selection;
        selection.dataset = "cornell";
        selection.method = "ring-distance";
        const auto made = catalog::Configuration::resolve(m_catalogue, selection);
        QCOMPARE(made->get<catalog::EvaluationOptions>().protocol, std::string("public-linear"));
        selection.overrides = {{"ring.metric", "cosin"}};
        QCOMPARE(catalog::Configuration::resolve(m_catalogue, selection).error().text(),
                 std::string("ring.metric: expected one of squared, cosine, found 'cosin'; did you mean cosine?"));
    }

    void theCommandTrainsIt()
    {
        const auto store = TemporaryFolder::make();
        std::vector<std::string> words{
            "--store", store->path().string(), "train",    "--dataset", "karate",  "--method",      "ring-distance",
            "--set",   "ring.metric=cosine",   "--epochs", "4",         "--quiet", "--no-baselines"};
        engine::CommandContext context{.catalogue = m_catalogue, .store = {}, .arguments = words};
        CLI::App app("", "rosa");
        engine::addCommands(app, context);
        QCOMPARE(engine::runCommandLine(app, context), engine::kDone);
        auto library = store::Library::open(store->path());
        const auto runs = (*library)->runs();
        QCOMPARE(runs->size(), std::size_t{1});
        QCOMPARE(runs->front().method, std::string("ring-distance"));
        const auto reader = record::RunReader::open(store->path(), runs->front().id);
        const auto losses = (*reader)->curve("loss");
        QCOMPARE(losses->size(), std::size_t{4});
        QVERIFY(losses->back() < losses->front());
    }
};

ROSA_EVENT_LOOP_TEST(TestNewMethod)
#include "tst_new_method.moc"
