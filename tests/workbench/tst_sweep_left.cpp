/// Strip, view and command agree on what a sweep has left.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "app/workbench/session/sweep_runs.h"
#include "app/workbench/sweep/data/sweep_text.h"
#include "core/sweep/schedule.h"
#include "core/sweep/sweep_words.h"
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

    /// Successive halving: all tries but two on the first rung, of which one runs, and one failed.
    void makeHalving()
    {
        makeSyntheticSweep(m_catalogue, store(), "h", {12, 2, 2, 0, false});
        auto folder = sweep::SweepFolder::open(m_catalogue, store(), "h").value();
        sweep::SweepRule rule = folder.rule();
        rule.rule = sweep::Rule::Halving;
        QVERIFY(folder.replaceRule(rule).ok());
        const auto cells = folder.path() / "cells";
        for (const auto& file : std::filesystem::directory_iterator(cells)) std::filesystem::remove(file);
        const sweep::Stage rung = sweep::stagesOf(rule, folder.base()).all.front();
        for (const sweep::Try& one : folder.tries()) {
            if (one.number == 11) continue;
            sweep::CellState state = syntheticCell(one, rung.block, one.number, 2);
            state.of.epochs = rung.epochs;
            if (one.number >= 9) state.validation = state.test = {};
            if (one.number == 9) state.end = sweep::CellEnd::Failed;
            if (one.number == 10) state.end = sweep::CellEnd::Running;
            writeText(cells / (*folder.nameOf(state.of) + ".json"), toJson(state));
        }
    }

    [[nodiscard]] QJsonObject told(const QString& verb, const QString& name) const
    {
        QProcess rosa;
        rosa.start(qEnvironmentVariable("ROSA_ENGINE"), {QStringLiteral("sweep"), verb, name, QStringLiteral("--store"),
                                                         m_store.path(), QStringLiteral("--json")});
        if (!rosa.waitForFinished()) qFatal("%s", qPrintable(rosa.errorString()));
        return QJsonDocument::fromJson(rosa.readAllStandardOutput()).object();
    }

private Q_SLOTS:
    void initTestCase()
    {
        makeSweep();
        makeHalving();
        makeSyntheticSweep(m_catalogue, store(), "r", {40, 3, 2, 2, true});  // A race.
    }

    void threeAgree_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("done");
        QTest::addColumn<int>("failed");
        QTest::addColumn<int>("open");     // Of the trials that are there; −1: at least two.
        QTest::addColumn<int>("further");  // Of trials that are to be proposed, and of a confirmation.
        // 18 cells and 12 of the confirmation, without three low trials' last; one failed, one runs, two are missing.
        QTest::newRow("open, running, failed, to be proposed, confirmed in part")
            << "s" << 23 << 1 << -1 << 3 * kProposals + 1;
        // Two trials of the first rung; four trials and the default of each following stage.
        QTest::newRow("halving") << "h" << 9 << 1 << 2 + 5 + 3 + 3 << 0;
        QTest::newRow("race") << "r" << -1 << 2 << -1 << 0;
    }
    void threeAgree()
    {
        QFETCH(const QString, name);
        QFETCH(const int, done);
        QFETCH(const int, failed);
        QFETCH(const int, open);
        QFETCH(const int, further);
        auto folder = sweep::SweepFolder::open(m_catalogue, store(), name.toStdString()).value();
        const int cells = sweep::cellsLeft(sweep::boardOf(folder).value());
        if (open >= 0)
            QCOMPARE(cells, open);
        else
            QVERIFY(cells >= 2);
        SweepShelf shelf(m_catalogue, store());
        const auto data = shelf.read(name.toStdString());
        QVERIFY2(data.ok(), data ? "" : data.error().text().c_str());
        const SweepProgress strip = progressOf(**data);
        if (done >= 0) QCOMPARE(strip.done, done);
        QCOMPARE(strip.failed, failed);
        QCOMPARE(strip.left, cells + further);
        QVERIFY2(stateText(**data).contains(QStringLiteral("at most %1 left").arg(strip.left)),
                 qPrintable(stateText(**data)));
        for (const QString& verb : {QStringLiteral("show"), QStringLiteral("status")}) {
            const QJsonObject told = this->told(verb, name);
            QCOMPARE(told.value(QLatin1String("runs_left")).toInt(-1), strip.left);
            QCOMPARE(told.value(QLatin1String("runs_done")).toInt(-1), strip.done);
            QCOMPARE(told.value(QLatin1String("runs_failed")).toInt(-1), strip.failed);
        }
    }

    /// A trial that the race has stopped has nothing left; the command writes the interval that the view shows.
    void trialsAreToldAsTheyAreShown()
    {
        SweepShelf shelf(m_catalogue, store());
        const auto data = shelf.read("r");
        const QJsonArray trials = told(QStringLiteral("show"), QStringLiteral("r")).value(QLatin1String("tries")).toArray();
        QCOMPARE(trials.size(), static_cast<qsizetype>((*data)->tries.size()));
        QSet<QString> standings;
        for (qsizetype i = 0; i < trials.size(); ++i) {
            const QJsonObject trial = trials[i].toObject();
            const sweep::TryScore& score = (*data)->tries[static_cast<std::size_t>(i)].score;
            standings.insert(trial.value(QLatin1String("standing")).toString());
            QCOMPARE(trial.value(QLatin1String("standing")).toString().toStdString(), sweep::toText(score.standing));
            const QJsonArray ends = trial.value(QLatin1String("validation_interval95")).toArray();
            QCOMPARE(ends.isEmpty(), !score.interval95);
            if (score.interval95)
                QCOMPARE((std::pair{ends[0].toDouble(), ends[1].toDouble()}),
                         (std::pair{score.interval95->low, score.interval95->high}));
        }
        QVERIFY(standings.contains(QStringLiteral("stopped")) && standings.contains(QStringLiteral("failed")));
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
