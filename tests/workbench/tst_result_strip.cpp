/// The accuracy of a run beside its baselines, on the example run.
#include <QLabel>
#include <QToolButton>

#include "app/workbench/curves/view/result_strip.h"
#include "app/workbench/curves/view/train_view.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/start/view/example_run.h"
#include "tests/program/test_program.h"
#include "tests/workbench/asked.h"
#include "tests/workbench/window_support.h"

using namespace rosa;
using namespace rosa::workbench;

class TestResultStrip : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<TrainView> m_view;

    [[nodiscard]] ResultStrip& strip() const { return *m_view->findChild<ResultStrip*>(); }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-test"));
        QCoreApplication::setApplicationName(QStringLiteral("result-%1").arg(QCoreApplication::applicationPid()));
        QVERIFY(installExample(m_store.path().toStdString()).ok());
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
        m_workbench->library().refresh();
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->library().find(exampleRun().id), kPatience);
    }
    void init()
    {
        m_view = std::make_unique<TrainView>(*m_workbench);
        m_view->resize(900, 600);
        QVERIFY(rosa::test::isShown(*m_view));
    }
    void cleanup()
    {
        m_view.reset();
        m_workbench->setCurrentRun({});
        QSettings().clear();
    }
    void cleanupTestCase() { m_workbench.reset(); }

    void theAccuracyStandsBesideTheBaselinesInWords()
    {
        QVERIFY(!strip().isVisible());
        m_workbench->setCurrentRun(exampleRun().id);
        QTRY_VERIFY_WITH_TIMEOUT(strip().isVisible(), kPatience);
        const store::RunSummary& run = *m_workbench->library().find(exampleRun().id);
        const QString own = strip().findChild<QLabel*>(QStringLiteral("ownAccuracy"))->text();
        QVERIFY2(own.startsWith(QLocale().toString(run.accuracyMean * 100, 'f', 1)), qPrintable(own));
        QCOMPARE(strip().findChildren<QLabel*>(QStringLiteral("baselineLine")).size(), 2);
        QStringList words;
        for (const QLabel* label : strip().findChildren<QLabel*>()) words.append(label->text());
        const QString text = words.join(QLatin1Char('\n'));
        QVERIFY(text.contains(QStringLiteral("Raw features")) && text.contains(QStringLiteral("input features alone")));
        QVERIFY(text.contains(QStringLiteral("Random encoder")) && text.contains(QStringLiteral("random weights")));
        m_workbench->setCurrentRun({});
        QVERIFY(!strip().isVisible());
    }

    void itLeadsToWhatComesNext()
    {
        m_workbench->setCurrentRun(exampleRun().id);
        QTRY_VERIFY_WITH_TIMEOUT(strip().isVisible(), kPatience);
        const Asked asked(*m_workbench);
        QStringList wanted;
        for (const char* view : {"alignment", "embedding", "results"}) {
            wanted.append(QLatin1String(view));
            QTest::mouseClick(strip().findChild<QToolButton*>(QStringLiteral("next_") + wanted.last()), Qt::LeftButton);
        }
        auto* last = strip().findChild<QToolButton*>(QStringLiteral("next_results"));
        last->setFocus();
        QTest::keyClick(last, Qt::Key_Space);
        wanted.append(QStringLiteral("results"));
        QStringList opened;
        for (const OpenView& request : asked.all<OpenView>()) {
            opened.append(request.view);
            QCOMPARE(request.run, exampleRun().id);
        }
        QCOMPARE(opened, wanted);
    }

    void aNarrowViewHasTheNumbersOnly()
    {
        m_workbench->setCurrentRun(exampleRun().id);
        QTRY_VERIFY_WITH_TIMEOUT(strip().isVisible(), kPatience);
        m_view->resize(m_view->minimumSizeHint().width(), 600);
        QCoreApplication::sendPostedEvents();
        auto* number = strip().findChild<QLabel*>(QStringLiteral("baselineLine"));
        QVERIFY(number->isVisible());
        QVERIFY(number->mapTo(&strip(), QPoint(number->width(), 0)).x() <= strip().width());
    }

    void otherProtocolsAreNotCompared()
    {
        const auto table = loadResults(m_catalogue, *m_workbench->datasets(), {exampleRun().id.toStdString()});
        QVERIFY(table.ok());
        QCOMPARE(resultLines(m_catalogue, *table, exampleRun().id.toStdString()).size(), std::size_t(3));
        ResultTable mixed = *table;
        mixed.groups[1].runs.front().evaluation.card.splitSeed += 1;
        const auto lines = resultLines(m_catalogue, mixed, exampleRun().id.toStdString());
        QCOMPARE(lines.size(), std::size_t(2));
        QVERIFY(lines.front().isOwn);
        QVERIFY(resultLines(m_catalogue, mixed, "another").empty());
    }
};

ROSA_WIDGET_TEST(TestResultStrip)
#include "tst_result_strip.moc"
