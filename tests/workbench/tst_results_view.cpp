#include <cmath>

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "app/workbench/results/data/results_text.h"
#include "app/workbench/results/figure/confusion_figure.h"
#include "app/workbench/results/figure/results_figure.h"
#include "app/workbench/results/view/cell_nodes.h"
#include "app/workbench/results/view/no_results.h"
#include "app/workbench/results/view/result_plots.h"
#include "app/workbench/results/view/results_view.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/tables/data/cell_text.h"
#include "core/data/catalogue.h"
#include "core/protocol/inbox.h"
#include "core/record/run_reader.h"
#include "tests/program/test_program.h"
#include "tests/widgets/drawn_texts.h"
#include "tests/widgets/shown.h"
#include "tests/workbench/asked.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/theme.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

/// Whether braces and environments are balanced.
bool isBalanced(const QString& tex)
{
    int depth = 0;
    QString last;
    for (const QChar c : tex) {
        const bool isEscaped = last.endsWith(QLatin1Char('\\'));
        if (c == QLatin1Char('{') && !isEscaped) ++depth;
        if (c == QLatin1Char('}') && !isEscaped && --depth < 0) return false;
        last = c;
    }
    return depth == 0 && tex.count(QStringLiteral("\\begin{")) == tex.count(QStringLiteral("\\end{")) &&
           tex.count(QLatin1Char('$')) % 2 == 0;
}

/// A group of runs with these accuracies.
ResultGroup groupWith(const std::string& title, const std::vector<std::vector<double>>& runs)
{
    ResultGroup group;
    group.method = group.title = title;
    for (const auto& accuracies : runs) {
        ResultRun run;
        run.id = "run-" + std::to_string(group.runs.size());
        run.evaluation.accuracies = accuracies;
        run.evaluation.card.id = "cv-10-90";
        run.evaluation.card.text = Message::verbatim("10 % for training & the rest for tests");
        run.evaluation.card.splits = static_cast<int>(accuracies.size());
        group.runs.push_back(run);
    }
    group.points = runs.front();
    group.accuracy = evaluate::summarise(group.points, "splits");
    return group;
}

}  // namespace

/// Results of two seeds with baselines, one of them under another protocol, operated by mouse and keyboard.
class TestResultsView : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 180'000;

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<ResultsView> m_view;
    QString m_run;
    bool m_isOffered = false;  ///< Whether there was a figure to save when that was last said to have changed.

    void runEngine(const QStringList& arguments) const
    {
        QProcess process;
        process.start(qEnvironmentVariable("ROSA_ENGINE"),
                      arguments + QStringList{QStringLiteral("--store"), m_store.path(), QStringLiteral("--quiet")});
        QVERIFY2(process.waitForFinished(kPatience), qPrintable(process.errorString()));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    }
    void train(const QString& method, int splits, int seeds) const
    {
        QStringList arguments{QStringLiteral("train"),
                              QStringLiteral("--dataset"),
                              QStringLiteral("cora"),
                              QStringLiteral("--method"),
                              method,
                              QStringLiteral("--seeds"),
                              QString::number(seeds),
                              QStringLiteral("--no-baselines"),
                              QStringLiteral("--set"),
                              QStringLiteral("evaluation.splits=%1").arg(splits)};
        if (method == QStringLiteral("rosa")) arguments << QStringLiteral("--epochs") << QStringLiteral("5");
        runEngine(arguments);
    }
    [[nodiscard]] record::Evaluation evaluationOf(const std::string& run) const
    {
        auto reader = record::RunReader::open(m_store.path().toStdString(), run).value();
        return record::readEvaluation(*reader).value().value();
    }

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aFigureIsOfferedWithTheResults();
    void numbersAreThoseOfTheRecords();
    void coloursFollowTheTheme();
    void anotherProtocolIsSaid();
    void classesAreThoseOfTheRecord();
    void cellLeadsToItsNodesAndOn();
    void keyboardReachesACell();
    void tableIsCopiedAsLatexAndCsv();
    void figuresAreTheSameFromTheRecord();
    void boldNeedsAClearDifference();
    void twoRunsAreComparedPairByPair();
    void comparedRunsHaveRoomInASmallWindow();
    void aStoppedRunIsEvaluatedHere();
    void runWithoutResultsSaysWhy();
};

void TestResultsView::initTestCase()
{
    Q_INIT_RESOURCE(icons);
    QVERIFY2(QFile::exists(qEnvironmentVariable("ROSA_ENGINE")), "ROSA_ENGINE names no engine");
    train(QStringLiteral("rosa"), 2, 2);
    train(QStringLiteral("raw"), 2, 1);
    train(QStringLiteral("random"), 3, 1);
}

void TestResultsView::init()
{
    m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
    QTRY_VERIFY_WITH_TIMEOUT(m_workbench->library().runs()->size() >= 4, kPatience);
    for (const store::RunSummary& run : *m_workbench->library().runs())
        if (run.method == "rosa" && run.seed == 1 && run.state == record::RunState::Finished)
            m_run = QString::fromStdString(run.id);
    m_view = std::make_unique<ResultsView>(*m_workbench);
    m_view->resize(1000, 800);
    QVERIFY(rosa::test::isShown(*m_view));
    connect(m_view.get(), &View::figureChanged, this, [this] { m_isOffered = m_view->figure() != nullptr; });
    m_workbench->setCurrentRun(m_run);
    QTRY_VERIFY_WITH_TIMEOUT(m_view->results() != nullptr, kPatience);
}

void TestResultsView::cleanup()
{
    m_view.reset();
    m_workbench.reset();
}

/// "Save figure" is enabled by that.
void TestResultsView::aFigureIsOfferedWithTheResults()
{
    QVERIFY(m_view->figure());
    QVERIFY(m_isOffered);
}

void TestResultsView::numbersAreThoseOfTheRecords()
{
    const ResultTable& results = *m_view->results();
    QCOMPARE(results.groups.size(), std::size_t{3});
    const ResultGroup& own = results.groups.front();
    QCOMPARE(own.runs.size(), std::size_t{2});
    double sum = 0;
    for (const ResultRun& run : own.runs) sum += evaluationOf(run.id).mean;
    QCOMPARE(own.accuracy.mean, sum / 2);
    QCOMPARE(own.accuracy.of, std::string("runs × splits"));
    QTableWidget& table = m_view->table();
    QCOMPARE(table.rowCount(), 3);
    QCOMPARE(table.item(0, 4)->text(), percentText(sum / 2, own.accuracy.standardDeviation));
    QCOMPARE(table.item(0, 3)->text(), QStringLiteral("2 × 2"));
    // The published number is shown beside it, marked as copied.
    QVERIFY(table.item(0, 6)->text().startsWith(QLocale().toString(84.5, 'f', 1)));
    QVERIFY(table.item(0, 6)->font().italic());
    QVERIFY(table.item(0, 6)->toolTip().contains(QStringLiteral("IJCAI")));
    const record::Evaluation raw = evaluationOf(results.groups[1].runs.front().id);
    QCOMPARE(results.groups[1].points, raw.accuracies);
}

/// The published number is the one that readers compare with.
void TestResultsView::coloursFollowTheTheme()
{
    for (const widgets::Theme theme : {widgets::Theme::Dark, widgets::Theme::Light}) {
        widgets::applyTheme(*qApp, theme);
        QTRY_COMPARE(widgets::isDark(m_view->palette()), theme == widgets::Theme::Dark);
        QTRY_COMPARE(m_view->table().item(0, 6)->foreground().color(), widgets::quietText(m_view->palette()));
        QCOMPARE(m_view->table().item(0, 0)->data(Qt::DecorationRole).value<QColor>(),
                 widgets::curveColour(m_view->results()->groups[0].colour, theme == widgets::Theme::Dark));
    }
}

void TestResultsView::anotherProtocolIsSaid()
{
    const ResultTable& results = *m_view->results();
    QVERIFY(results.mixesProtocols);
    QVERIFY(!isSameProtocol(results.groups[0].card(), results.groups[2].card()));
    QVERIFY(isSameProtocol(results.groups[0].card(), results.groups[1].card()));
    QVERIFY(pairedDifference(results.groups[0], results.groups[1]).has_value());
    QVERIFY(!pairedDifference(results.groups[0], results.groups[2]).has_value());
    QVERIFY(resultsLatex(results).contains(QStringLiteral("Not all methods were measured under the same protocol")));
}

void TestResultsView::classesAreThoseOfTheRecord()
{
    // Pooled scores of a single run are the recorded ones.
    m_view->table().setFocus();
    QTest::keyClick(&m_view->table(), Qt::Key_Down);
    const ResultGroup& raw = m_view->results()->groups[1];
    const record::Evaluation recorded = evaluationOf(raw.runs.front().id);
    const auto matrix = confusionOf(raw);
    QVERIFY(matrix);
    QCOMPARE(static_cast<std::size_t>(matrix->classes()), recorded.perClass.size());
    for (std::int32_t c = 0; c < matrix->classes(); ++c) {
        const evaluate::ClassScore score = matrix->score(c);
        const record::ClassReport& expected = recorded.perClass[static_cast<std::size_t>(c)];
        QVERIFY(std::abs(score.precision - expected.precision) < 1e-12);
        QVERIFY(std::abs(score.recall - expected.recall) < 1e-12);
        QVERIFY(std::abs(score.f1 - expected.f1) < 1e-12);
        QCOMPARE(score.support, expected.support);
    }
    QVERIFY(std::abs(matrix->macroF1() - recorded.pooledMacroF1) < 1e-12);
    QCOMPARE(m_view->classTable().item(0, 3)->text(), QLocale().toString(100 * matrix->score(0).f1, 'f', 1));
    QCOMPARE(m_view->confusion().picture()->counts, recorded.confusion);
}

void TestResultsView::cellLeadsToItsNodesAndOn()
{
    ConfusionView& confusion = m_view->confusion();
    QVERIFY(confusion.picture().has_value());
    QTest::mouseClick(&confusion, Qt::LeftButton, {}, confusion.cellRect(0, 3).center().toPoint());
    CellNodes& nodes = m_view->nodes();
    QTRY_VERIFY_WITH_TIMEOUT(!nodes.nodes().isEmpty(), kPatience);
    const auto dataset = data::Catalogue().open("cora").value();
    qint64 times = 0;
    for (int i = 0; i < nodes.table().topLevelItemCount(); ++i) times += nodes.table().topLevelItem(i)->text(1).toLongLong();
    QCOMPARE(times, static_cast<qint64>(confusion.picture()->count(0, 3)));
    for (const int node : nodes.nodes()) QCOMPARE(dataset.labels.ofNode[static_cast<std::size_t>(node)], 0);

    const Asked asked(*m_workbench);
    QTest::mouseClick(&nodes.embeddingButton(), Qt::LeftButton);
    QCOMPARE(asked.all<ShowNodes>().size(), std::size_t{1});
    QCOMPARE(asked.all<ShowNodes>().front().run, m_run);
    QCOMPARE(asked.all<ShowNodes>().front().nodes, nodes.nodes());

    // The engine returns the worst aligned of them.
    QTest::mouseClick(&nodes.worstButton(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(asked.all<ShowPair>().size(), std::size_t{1}, kPatience);
    const PairChoice pair = asked.all<ShowPair>().front().pair;
    QCOMPARE(pair.run, m_run);
    QCOMPARE(pair.first, pair.second);
    QVERIFY(nodes.nodes().contains(pair.first));
}

void TestResultsView::keyboardReachesACell()
{
    ConfusionView& confusion = m_view->confusion();
    confusion.setFocus();
    QTest::keyClick(&confusion, Qt::Key_Right);
    QCOMPARE(confusion.current(), QPoint(0, 0));
    QTest::keyClick(&confusion, Qt::Key_Right);
    QTest::keyClick(&confusion, Qt::Key_Down);
    QTest::keyClick(&confusion, Qt::Key_Down);
    QCOMPARE(confusion.current(), QPoint(1, 2));
    QVERIFY(confusion.accessibleDescription().contains(QStringLiteral("predicted as")));
    const QSignalSpy chosen(&confusion, &ConfusionView::cellChosen);
    QTest::keyClick(&confusion, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
}

void TestResultsView::tableIsCopiedAsLatexAndCsv()
{
    auto* button = m_view->findChild<QToolButton*>(QStringLiteral("copyResults"));
    QVERIFY(button && button->menu());
    button->menu()->actions().at(0)->trigger();
    const QString tex = QGuiApplication::clipboard()->text();
    QVERIFY2(isBalanced(tex), qPrintable(tex));
    QVERIFY(tex.contains(QStringLiteral("\\toprule")) && tex.contains(QStringLiteral("\\bottomrule")));
    QCOMPARE(tex.count(QStringLiteral("\\\\\n")), 4);
    QVERIFY(tex.contains(QStringLiteral("10 \\% training")));
    QVERIFY(tex.contains(QStringLiteral("$\\mathit{84.5} \\pm \\mathit{0.8}$")));
    button->menu()->actions().at(1)->trigger();
    const QString csv = QGuiApplication::clipboard()->text();
    QCOMPARE(csv.count(QLatin1Char('\n')), 4);
    QVERIFY(csv.contains(QString::number(m_view->results()->groups[1].accuracy.mean, 'g', 17).left(12)));
}

void TestResultsView::figuresAreTheSameFromTheRecord()
{
    FigureRequest request{m_catalogue, m_workbench->datasets(), {}, {m_run}, {}};
    const auto strips = loadResultsFigure(request);
    QVERIFY(strips.ok());
    QCOMPARE((*strips)->csv(), widgets::offeredFigure(m_view->strips())->csv());
    QCOMPARE((*strips)->csv().count(QLatin1Char('\n')), 1 + 2 * 2 + 2 + 3);
    QVERIFY(isBalanced((*strips)->pgfplots({})));
    // Points, lines and bands are explained.
    QVERIFY((*strips)->pgfplots({}).contains(QStringLiteral("over few seeds and splits, conservative")));
    const widgets::FigureStyle column = (*strips)->suitableStyle();
    const auto texts = widgets::textsOf(**strips, column);
    QVERIFY(std::ranges::any_of(
        texts, [](const widgets::DrawnText& text) { return text.text == QStringLiteral("one split of one run"); }));
    QCOMPARE(widgets::faultsOf(**strips, column), QString());
    const auto confusion = loadConfusionFigure(request);
    QVERIFY(confusion.ok());
    QCOMPARE((*confusion)->csv(), widgets::offeredFigure(m_view->confusion())->csv());
    QVERIFY(isBalanced((*confusion)->pgfplots({})));
    // The matrix contains only the two repetitions.
    QStringList repetitions;
    for (const ResultRun& run : m_view->results()->groups.front().runs) repetitions.append(QString::fromStdString(run.id));
    QCOMPARE((*confusion)->origin.runs, repetitions);
    QCOMPARE((*confusion)->origin.runs.size(), 2);
    QCOMPARE((*confusion)->origin.recipe, widgets::offeredFigure(m_view->confusion())->origin.recipe);
    QCOMPARE((*strips)->origin.recipe, widgets::offeredFigure(m_view->strips())->origin.recipe);
    request.options.insert(QStringLiteral("values"), QStringLiteral("nonsense"));
    QVERIFY(!loadConfusionFigure(request).ok());
}

void TestResultsView::boldNeedsAClearDifference()
{
    ResultTable table;
    table.dataset = "A_B & C";
    table.groups = {groupWith("clear", {{0.84, 0.85, 0.86, 0.85}}), groupWith("behind", {{0.74, 0.75, 0.77, 0.76}})};
    QCOMPARE(clearlyBest(table), 0);
    QVERIFY(resultsLatex(table).contains(QStringLiteral("{\\boldmath $85.0")));
    QVERIFY(isBalanced(resultsLatex(table)));
    QVERIFY(resultsLatex(table).contains(QStringLiteral("A\\_B \\& C")));
    // Equal means, but the sign of the difference alternates between splits.
    table.groups[1] = groupWith("near", {{0.86, 0.83, 0.87, 0.82}});
    QCOMPARE(clearlyBest(table), -1);
    QVERIFY(!resultsLatex(table).contains(QStringLiteral("boldmath")));
}

/// Two selected runs are compared in the same way as two cells of a table.
void TestResultsView::twoRunsAreComparedPairByPair()
{
    QVERIFY(m_view->comparison().isEmpty());
    runEngine({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("cora"), QStringLiteral("--epochs"),
               QStringLiteral("4"), QStringLiteral("--seed"), QStringLiteral("9"), QStringLiteral("--no-baselines"),
               QStringLiteral("--set"), QStringLiteral("evaluation.splits=2")});
    m_workbench->library().refresh();
    QString other;
    const auto isThere = [&] {
        for (const store::RunSummary& run : *m_workbench->library().runs())
            if (run.seed == 9 && !std::isnan(run.accuracyMean)) other = QString::fromStdString(run.id);
        return !other.isEmpty();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), kPatience);
    m_view->compare({m_run, other});
    QTRY_VERIFY_WITH_TIMEOUT(m_view->results() && m_view->results()->asked.size() == 2, kPatience);
    // Without common seeds, compared by split over the available seeds.
    const ResultTable& results = *m_view->results();
    std::vector<double> differences;
    for (std::size_t split = 0; split < 2; ++split)
        differences.push_back((results.groups[0].runs[0].evaluation.accuracies[split] +
                               results.groups[0].runs[1].evaluation.accuracies[split]) /
                                  2 -
                              results.groups[1].runs[0].evaluation.accuracies[split]);
    const double mean = (differences[0] + differences[1]) / 2;
    const QString said = m_view->comparison();
    QVERIFY2(said.contains(QStringLiteral("<b>%1</b> points").arg(signedPercent(mean))), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("2 pair")) && said.contains(QStringLiteral("95 % interval")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("too few pairs for the Wilcoxon")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("corrected resampled t test (Nadeau and Bengio) p")), qPrintable(said));
    // A selected row is compared; if it was evaluated differently, this is stated.
    m_view->table().setFocus();
    QTest::keyClick(&m_view->table(), Qt::Key_End, Qt::ControlModifier);
    QVERIFY2(m_view->comparison().contains(QStringLiteral("not measured in the same way")),
             qPrintable(m_view->comparison()));
}

/// Content that does not fit can be scrolled to: nothing is squeezed or overlaps.
void TestResultsView::comparedRunsHaveRoomInASmallWindow()
{
    QString random;
    for (const store::RunSummary& run : *m_workbench->library().runs())
        if (run.method == "random") random = QString::fromStdString(run.id);
    m_view->compare({m_run, random});
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->comparison().isEmpty(), kPatience);
    for (const QSize size : {QSize(680, 620), QSize(460, 400)}) {
        m_view->resize(size);
        for (int i = 0; i < 4; ++i) QCoreApplication::sendPostedEvents();
        QCOMPARE(m_view->size(), size);
        const StripPlot& strips = m_view->strips();
        QVERIFY2(strips.height() >= strips.heightForWidth(strips.width()), qPrintable(QString::number(strips.height())));
        const QWidget* column = strips.parentWidget();
        const QWidget* above = &m_view->table();
        for (const auto* label : column->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!label->isVisible()) continue;
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            QVERIFY(!label->geometry().intersects(m_view->table().geometry()));
            QVERIFY(!label->geometry().intersects(strips.geometry()));
        }
        QVERIFY(above->geometry().bottom() < strips.geometry().top());
    }
    // The text about all classes is complete.
    m_view->resize(680, 620);
    for (int i = 0; i < 4; ++i) QCoreApplication::sendPostedEvents();
    QTableWidget& classes = m_view->classTable();
    const QTableWidgetItem* mean = classes.item(classes.rowCount() - 1, 0);
    const QRect place = classes.visualItemRect(mean);
    QVERIFY2(classes.fontMetrics().horizontalAdvance(mean->text()) < place.width(), qPrintable(mean->text()));
}

/// A button evaluates the newest checkpoint; the record names the weights used.
void TestResultsView::aStoppedRunIsEvaluatedHere()
{
    QProcess process;
    process.start(qEnvironmentVariable("ROSA_ENGINE"),
                  {QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("cora"), QStringLiteral("--epochs"),
                   QStringLiteral("1000"), QStringLiteral("--no-baselines"), QStringLiteral("--seed"), QStringLiteral("5"),
                   QStringLiteral("--set"), QStringLiteral("evaluation.splits=2"), QStringLiteral("--json"),
                   QStringLiteral("--store"), m_store.path()});
    QVERIFY(process.waitForReadyRead(kPatience));
    const QString run = QJsonDocument::fromJson(process.readLine()).object()[QStringLiteral("run")].toString();
    const std::filesystem::path folder = m_store.path().toStdString() + "/runs/" + run.toStdString();
    const auto epochs = [&] {
        const auto reader = record::RunReader::open(m_store.path().toStdString(), run.toStdString());
        const auto info = reader ? (*reader)->info() : Result<record::RunInfo>(failed(""));
        return info ? info->epochs : 0;
    };
    QTRY_VERIFY_WITH_TIMEOUT(epochs() > 0, kPatience);
    QVERIFY(protocol::sendRequest(folder, protocol::Stop()).ok());
    QVERIFY(process.waitForFinished(kPatience));
    m_workbench->library().refresh();
    QTRY_VERIFY_WITH_TIMEOUT(m_workbench->library().find(run), kPatience);
    m_workbench->setCurrentRun(run);
    QPushButton& button = m_view->noResults().button();
    QTRY_VERIFY_WITH_TIMEOUT(button.isVisible() && button.isEnabled(), kPatience);
    QVERIFY2(m_view->message().contains(QStringLiteral("newest checkpoint")), qPrintable(m_view->message()));
    QTest::mouseClick(&button, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(m_view->results() && m_view->results()->asked.front() == run.toStdString(), kPatience);
    const record::Evaluation evaluation = evaluationOf(run.toStdString());
    QCOMPARE(evaluation.accuracies.size(), std::size_t{2});
    const int epoch = (*record::RunReader::open(m_store.path().toStdString(), run.toStdString()))->info()->epochs;
    QVERIFY2(evaluation.card.text.text().find("weights of epoch " + std::to_string(epoch)) != std::string::npos,
             evaluation.card.text.text().c_str());
    QCOMPARE((*record::RunReader::open(m_store.path().toStdString(), run.toStdString()))->info()->state,
             record::RunState::Stopped);
}

void TestResultsView::runWithoutResultsSaysWhy()
{
    runEngine({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("karate"), QStringLiteral("--epochs"),
               QStringLiteral("2"), QStringLiteral("--no-baselines"), QStringLiteral("--set"),
               QStringLiteral("evaluation.protocol=none")});
    m_workbench->library().refresh();
    QString unevaluated;
    const auto isThere = [&] {
        for (const store::RunSummary& run : *m_workbench->library().runs())
            if (run.dataset == "karate") unevaluated = QString::fromStdString(run.id);
        return !unevaluated.isEmpty();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), kPatience);
    m_workbench->setCurrentRun(unevaluated);
    QTRY_VERIFY_WITH_TIMEOUT(m_view->message().contains(QStringLiteral("rosa evaluate")), kPatience);
    QVERIFY(m_view->noResults().button().isVisible());
}

ROSA_WIDGET_TEST(TestResultsView)
#include "tst_results_view.moc"
