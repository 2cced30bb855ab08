#include "core/web/report.h"

#include <QtTest/QTest>

#include <limits>

#include "tests/program/test_program.h"

using namespace rosa;

namespace {

web::ReportedRun evaluatedRun()
{
    record::Evaluation evaluation;
    evaluation.card.id = "cv-10-90";
    evaluation.card.text = Message::verbatim("ten splits");
    evaluation.accuracies = {0.8, 0.9};
    evaluation.mean = 0.85;
    evaluation.deviation = 0.0707;
    evaluation.perClass = {{0, "<theory>", 0.5, 0.25, 1.0 / 3, 12}};
    return {"first & best",
            {{"data set", "<cora>"}, {"reason", ""}},
            {evaluation},
            {4, 2, 3},
            "[training]\nname = \"</pre>\"\n"};
}

QString pageOf(const std::vector<web::ReportedRun>& runs) { return QString::fromStdString(web::reportPage(runs)); }

}  // namespace

class TestReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatWasMeasured()
    {
        const QString page = pageOf({evaluatedRun()});
        QVERIFY(page.contains(QStringLiteral("cv-10-90: accuracy in %: 85.0 ± 7.1 (2 splits)")));
        QVERIFY(page.contains(QStringLiteral("<td>50.0</td><td>25.0</td><td>33.3</td><td>12</td>")));
        QVERIFY(page.contains(QStringLiteral("<p>80.0, 90.0</p>")));
        QVERIFY(!page.contains(QStringLiteral("<dt>reason")));
        QCOMPARE(page, pageOf({evaluatedRun()}));
    }

    void textIsEscapedAndNothingIsLoaded()
    {
        const QString page = pageOf({evaluatedRun()});
        for (const char* text : {"first &amp; best", "&lt;cora&gt;", "&lt;theory&gt;", "&quot;&lt;/pre&gt;&quot;"})
            QVERIFY2(page.contains(QLatin1String(text)), text);
        QCOMPARE(page.count(QStringLiteral("</pre>")), 1);
        QVERIFY(page.contains(QStringLiteral("default-src 'none'; style-src 'unsafe-inline'")));
        QVERIFY(!page.contains(QStringLiteral("<script")) && !page.contains(QStringLiteral("src=")));
    }

    /// The largest value is at the top, the smallest at the bottom; what is no number is left out.
    void drawsTheLoss()
    {
        QVERIFY(pageOf({evaluatedRun()}).contains(QStringLiteral("d=\"M64.0 12.0L346.0 190.0L628.0 101.0\"")));
        web::ReportedRun run = evaluatedRun();
        run.loss = {std::numeric_limits<double>::quiet_NaN()};
        QVERIFY(!pageOf({run}).contains(QStringLiteral("<svg")));
        // A peak stays, however long the run was.
        run.loss.assign(100000, 1.0);
        run.loss[54321] = 7;
        const QString page = pageOf({run});
        QVERIFY(page.contains(QStringLiteral(">7</text>")) && page.size() < 40000);
    }

    void listsSeveralRuns()
    {
        web::ReportedRun untrained = evaluatedRun();
        untrained.name = "second";
        untrained.evaluations.clear();
        const QString page = pageOf({evaluatedRun(), untrained});
        QVERIFY(page.contains(QStringLiteral("<a href=\"#run2\">second</a></td><td>–</td>")));
        QVERIFY(page.contains(QStringLiteral("<section id=\"run2\">")) &&
                page.contains(QStringLiteral("Nothing was evaluated.")));
    }
};

ROSA_TEST(TestReport)
#include "tst_report.moc"
