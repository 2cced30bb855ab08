#include <algorithm>
#include <cmath>

#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/workbench/curves/figure/curve_figure.h"
#include "app/workbench/curves/view/overlay_button.h"
#include "app/workbench/curves/view/train_plots.h"
#include "app/workbench/curves/view/train_view.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/seed_groups.h"
#include "app/workbench/session/run_colours.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/figure_of_recipe.h"
#include "core/record/run_writer.h"
#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/plots/curve_legend.h"
#include "widgets/plots/curve_plot.h"

using namespace rosa;
using namespace rosa::workbench;
using rosa::widgets::CurvePlot;

/// Bands of two configurations, of three seeds each.
class TestTrainBands : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 60'000;

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    QStringList m_few, m_many;  ///< Runs with λ 20 and losses 1, 3, 5; with λ 80 and losses 10, 20, 30.
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<TrainView> m_view;

    CurvePlot* loss() const { return m_view->plots().plot(QStringLiteral("loss")); }
    std::size_t bands() const { return loss() ? loss()->source().bands.size() : 0; }

    /// A run of four epochs with a constant loss.
    QString recorded(const std::string& lambda, std::uint64_t seed, double value)
    {
        return recorded(seed, value, {{"transport.lambda", lambda}}, {});
    }
    /// `group`: "" for the one that follows from the configuration.
    QString recorded(std::uint64_t seed, double value, std::vector<std::pair<std::string, std::string>> overrides,
                     const std::string& group)
    {
        catalog::Selection selection;
        selection.dataset = "karate";
        selection.seed = seed;
        selection.overrides = std::move(overrides);
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection).value();
        record::RunOrigin origin;
        origin.group = group.empty() ? configuration.groupHash() : group;
        auto writer = record::RunWriter::create(m_store.path().toStdString(), configuration, origin, {"loss"}).value();
        for (int epoch = 1; epoch <= 4; ++epoch)
            if (!writer->appendEpoch(epoch, std::vector{value}).ok()) return {};
        if (!writer->setState(record::RunState::Finished).ok()) return {};
        return QString::fromStdString(writer->id());
    }
    [[nodiscard]] QMenu* seeds() const { return m_view->findChild<QMenu*>(QStringLiteral("seeds")); }
    void choose(int entry) const { seeds()->actions().at(entry)->trigger(); }
    /// Ticks a run in the list of the overlay button.
    void overlay(const QString& run) const
    {
        auto* button = m_view->findChild<OverlayButton*>();
        connect(
            button->menu(), &QMenu::aboutToShow, button,
            [button, run] {
                QTimer::singleShot(0, button, [button, run] {
                    auto* list = button->menu()->findChild<QListWidget*>();
                    list->setFocus();
                    for (int row = 0; row < list->count(); ++row)
                        if (list->item(row)->data(Qt::UserRole).toString() == run) list->setCurrentRow(row);
                    QTest::keyClick(list, Qt::Key_Space);
                    button->menu()->close();
                });
            },
            Qt::SingleShotConnection);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    std::unique_ptr<widgets::Figure> drawn(const QStringList& runs, const QMap<QString, QString>& options)
    {
        FigureRequest request{m_catalogue, m_workbench->datasets(), {}, runs, options};
        auto figure = loadCurveFigure(request);
        if (!figure) qWarning("%s", figure.error().text().c_str());
        return figure ? *std::move(figure) : nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        Q_INIT_RESOURCE(icons);
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_train_bands"));
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            m_few.append(recorded("20", seed, 2.0 * static_cast<double>(seed) - 1));
            m_many.append(recorded("80", seed, 10.0 * static_cast<double>(seed)));
        }
        // A repetition of a seed does not count again.
        QVERIFY(!recorded("20", 2, 1000).isEmpty());
        QVERIFY(!m_few.contains(QString()) && !m_many.contains(QString()));
    }

    void init()
    {
        QSettings().clear();
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
        m_view = std::make_unique<TrainView>(*m_workbench);
        m_view->resize(900, 700);
        QVERIFY(rosa::test::isActivated(*m_view));
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->library().runs()->size(), std::size_t{7}, kPatience);
    }

    void cleanup()
    {
        m_view.reset();
        m_workbench.reset();
    }
    void cleanupTestCase() { QSettings().clear(); }

    void twoConfigurationsAreComparedAsBands()
    {
        m_workbench->setCurrentRun(m_few[0]);
        QTRY_VERIFY_WITH_TIMEOUT(loss() && loss()->source().curves.size() == 1, kPatience);
        overlay(m_many[1]);
        QTRY_COMPARE_WITH_TIMEOUT(loss()->source().curves.size(), std::size_t{2}, kPatience);
        choose(3);
        QTRY_VERIFY_WITH_TIMEOUT(
            bands() == 2 && loss()->source().bands[0].data.size() == 3 && loss()->source().bands[1].data.size() == 3,
            kPatience);
        QVERIFY(loss()->source().curves.empty());
        const auto isDrawn = [this] {
            const auto& drawing = loss()->drawing();
            return drawing.bands.size() == 2 && drawing.bands[1].band.most == 3 && !drawing.bands[1].band.columns.empty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isDrawn(), rosa::test::kHangMilliseconds);
        // Means 3 and 20, standard errors 2 / √3 and 10 / √3.
        const auto& few = loss()->drawing().bands[0].band.columns[0];
        const auto& many = loss()->drawing().bands[1].band.columns[0];
        QCOMPARE(few.mean, 3.0);
        QCOMPARE(few.high, 3 + 2 / std::sqrt(3.0));
        QCOMPARE(many.mean, 20.0);
        QCOMPARE(many.low, 20 - 10 / std::sqrt(3.0));
        QCOMPARE(loss()->source().bands[0].colour, m_workbench->colours().of(m_few[0]));
        QVERIFY(loss()->source().bands[0].colour != loss()->source().bands[1].colour);
        QTRY_COMPARE_WITH_TIMEOUT(loss()->entries().size(), std::size_t{2}, rosa::test::kHangMilliseconds);
        for (const auto& entry : loss()->entries()) {
            QVERIFY2(entry.name.startsWith(QStringLiteral("n = 3 · ")), qPrintable(entry.name));
            QVERIFY2(entry.name.endsWith(QStringLiteral("mean ± standard error")), qPrintable(entry.name));
        }
        QVERIFY(loss()->entries()[0].name != loss()->entries()[1].name);

        choose(4);
        // t with 2 degrees of freedom: 0.95 · √(2 / (4 · 0.975 · 0.025))
        const double half = 0.95 * std::sqrt(2 / 0.0975) * 10 / std::sqrt(3.0);
        QTRY_VERIFY_WITH_TIMEOUT(std::abs(loss()->drawing().bands[1].band.columns[0].high - (20 + half)) < 1e-9,
                                 rosa::test::kHangMilliseconds);
        choose(0);
        QTRY_COMPARE_WITH_TIMEOUT(loss()->source().curves.size(), std::size_t{2}, kPatience);
        QCOMPARE(bands(), std::size_t{0});
    }

    void theFigureIsWhatTheViewShows()
    {
        m_workbench->setCurrentRun(m_many[0]);
        m_view->setOverlays({m_few[2]});
        choose(2);
        QTRY_VERIFY_WITH_TIMEOUT(
            bands() == 2 && loss()->source().bands[0].data.size() == 3 && loss()->source().bands[1].data.size() == 3,
            kPatience);
        const auto shown = widgets::offeredFigure(*loss());
        QVERIFY(shown);
        const auto parsed = figureOfRecipe(shown->origin.recipe);
        QVERIFY(parsed);
        QCOMPARE(parsed->options.value(QStringLiteral("group")), QStringLiteral("deviation"));
        const auto again = drawn(shown->origin.runs, parsed->options);
        QVERIFY(again);
        QCOMPARE(again->pgfplots({}), shown->pgfplots({}));
        QCOMPARE(again->csv(), shown->csv());
    }

    void theCommandDrawsEachGroupInItsColour()
    {
        const QStringList both{m_few[1], m_many[0]};
        const auto figure = drawn(both, {{QStringLiteral("group"), QStringLiteral("error")},
                                         {QStringLiteral("labels"), QStringLiteral("few,many")},
                                         {QStringLiteral("colours"), QStringLiteral("4,2")}});
        QVERIFY(figure);
        QCOMPARE(figure->origin.runs, m_few + m_many);
        const QString tex = figure->pgfplots({});
        for (const char* name : {"few (n = 3): mean", "many (n = 3): mean", "standard error"})
            QVERIFY2(tex.contains(QLatin1String(name)), qPrintable(tex));
        const QStringList rows = figure->csv().split(QLatin1Char('\n'));
        const QStringList first = rows[1].split(QLatin1Char(','));
        QCOMPARE(first.size(), 9);
        QVERIFY(std::abs(first[2].toDouble() - (3 - 2 / std::sqrt(3.0))) < 1e-5);
        QVERIFY(std::abs(first[7].toDouble() - (20 + 10 / std::sqrt(3.0))) < 1e-4);
        const auto other = drawn(both, {{QStringLiteral("group"), QStringLiteral("error")},
                                        {QStringLiteral("labels"), QStringLiteral("few,many")}});
        QVERIFY(other && other->pgfplots({}) != tex);

        FigureRequest request{m_catalogue, m_workbench->datasets(), {}, both, {}};
        request.options = {{QStringLiteral("group"), QStringLiteral("interval")},
                           {QStringLiteral("colours"), QStringLiteral("1,2,3")}};
        const auto unfit = loadCurveFigure(request);
        QVERIFY(!unfit.ok());
        QVERIFY2(unfit.error().text().find("expected 2 numbers") != std::string::npos, unfit.error().text().c_str());
    }

    void runsWithOneSeedAreNotCountedTwice()
    {
        const SeedRun one{"a", {}, 1}, two{"a", {}, 2}, other{"b", {}, 1}, none{"", {}, 1};
        const std::vector runs{one, other, two, one, none, none, two};
        QCOMPARE(seedGroups(runs), (std::vector<std::size_t>{0, 1, 0, 2, 3, 4, 2}));
        QVERIFY(seedGroups({}).empty());
        SeedRun changed = two;
        changed.turns.emplace_back();
        QCOMPARE(seedGroups(std::vector{one, changed}), (std::vector<std::size_t>{0, 1}));
    }

    /// The last test: it adds runs. The runs of a try of a sweep are one group in the list of runs, although the seeds of their splits differ; a figure shows them so.
    void runsOfASweepAreOneBand()
    {
        QStringList runs;
        for (const std::uint64_t seed : {1U, 2U, 3U})
            runs.append(recorded(seed, 40.0 * static_cast<double>(seed),
                                 {{"transport.lambda", "40"}, {"evaluation.split_seed", std::to_string(100 + seed)}},
                                 "5eed5eed5eed"));
        for (const QStringList& named : {runs, QStringList{runs[1]}}) {
            const auto figure = drawn(named, {{QStringLiteral("group"), QStringLiteral("interval")},
                                              {QStringLiteral("labels"), QStringLiteral("sweep")}});
            QVERIFY(figure);
            const QString tex = figure->pgfplots({});
            QVERIFY2(tex.contains(QStringLiteral("sweep (n = 3): mean")), qPrintable(tex));
        }
    }
};

ROSA_WIDGET_TEST(TestTrainBands)
#include "tst_train_bands.moc"
