/// Strip, view and command agree on what a sweep has left.
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "app/workbench/session/sweep_runs.h"
#include "app/workbench/sweep/data/sweep_text.h"
#include "tests/program/test_program.h"
#include "tests/workbench/sweep_fixture.h"

using namespace rosa;
using namespace rosa::workbench;

class TestSweepLeft : public QObject {
    Q_OBJECT

    static constexpr int kProposals = 6;  ///< That TPE has yet to make.

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    QTemporaryDir m_store;

    [[nodiscard]] std::filesystem::path store() const { return m_store.path().toStdString(); }

    /// Tries that are done, open, running and failed, tries that are yet to be proposed, and a confirmation that lacks a run.
    void makeSweep()
    {
        makeSyntheticSweep(m_catalogue, store(), "s", {6, 3, 2, 1, true});
        auto folder = sweep::SweepFolder::open(m_catalogue, store(), "s").value();
        sweep::SweepRule rule = folder.rule();
        rule.sampler = sweep::Sampler::Tpe;
        rule.rule = sweep::Rule::All;
        rule.budget = 6 + kProposals;
        QVERIFY(folder.replaceRule(rule).ok());
        const auto cells = folder.path() / "cells";
        QVERIFY(std::filesystem::remove(cells / (*folder.nameOf({1, {2, 2}, 0}) + ".json")));
        QVERIFY(std::filesystem::remove(cells / (*folder.nameOf({0, {93, 93}, 0}) + ".json")));
        sweep::CellState running = syntheticCell(folder.tries()[2], {1, 1}, 99, 2);
        running.end = sweep::CellEnd::Running;
        running.validation = running.test = {};
        writeText(cells / (*folder.nameOf(running.of) + ".json"), toJson(running));
    }

private Q_SLOTS:
    void threeAgree()
    {
        makeSweep();
        auto folder = sweep::SweepFolder::open(m_catalogue, store(), "s").value();
        const auto board = sweep::boardOf(folder);
        QVERIFY(board.ok());
        const int open = sweep::cellsLeft(*board);
        QVERIFY(open >= 2);  // One that nobody began, one that runs.
        const int left = open + 3 * kProposals + 1;

        SweepShelf shelf(m_catalogue, store());
        const auto data = shelf.read("s");
        QVERIFY2(data.ok(), data ? "" : data.error().text().c_str());
        QCOMPARE(progressOf(**data).left, left);
        QCOMPARE((*data)->summary.failed, 1);
        QVERIFY2(stateText(**data).contains(QStringLiteral("at most %1 left").arg(left)), qPrintable(stateText(**data)));

        QProcess rosa;
        rosa.start(qEnvironmentVariable("ROSA_ENGINE"),
                   {QStringLiteral("sweep"), QStringLiteral("show"), QStringLiteral("s"), QStringLiteral("--store"),
                    m_store.path(), QStringLiteral("--json")});
        QVERIFY(rosa.waitForFinished());
        const auto shown = QJsonDocument::fromJson(rosa.readAllStandardOutput()).object();
        QCOMPARE(shown.value(QLatin1String("runs_left")).toInt(), left);
    }

    /// Two parts of the window that look at one sweep share what was read.
    void aSweepIsReadOnce()
    {
        // What has just been written is read again, since files have the resolution of a clock.
        for (const char* part : {"sweep.toml", "manifest", "cells"}) {
            const auto place = store() / "sweeps" / "s" / part;
            std::filesystem::last_write_time(place, std::filesystem::last_write_time(place) - std::chrono::hours(1));
        }
        SweepShelf shelf(m_catalogue, store());
        const auto first = shelf.read("s");
        QVERIFY(first.ok());
        QVERIFY(*shelf.read("s") == *first);
        QVERIFY(!shelf.read("none").ok());
        QVERIFY(*shelf.read("s") == *first);
        auto folder = sweep::SweepFolder::open(m_catalogue, store(), "s").value();
        QVERIFY(folder.writeCell(syntheticCell(folder.tries()[1], {3, 3}, 50, 2)).ok());
        QVERIFY(*shelf.read("s") != *first);
    }
};

ROSA_WIDGET_TEST(TestSweepLeft)
#include "tst_sweep_left.moc"
