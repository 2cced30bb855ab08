#include <csignal>

#include <QProcess>
#include <QTableView>

#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/session/run_requests.h"
#include "core/protocol/inbox.h"
#include "core/record/run_reader.h"
#include "tests/program/test_program.h"
#include "tests/workbench/window_support.h"

using namespace rosa;
using namespace rosa::workbench;

/// Killing the window does not end its trainings.
class TestKillWindow : public QObject {
    Q_OBJECT

    WindowFixture m_fixture;
    QStringList m_runs;

    Result<record::RunInfo> infoOf(const QString& run) const
    {
        auto reader = record::RunReader::open(m_fixture.store.path().toStdString(), run.toStdString());
        if (!reader) return reader.error();
        return (*reader)->info();
    }

private Q_SLOTS:
    void tenWindowsAreKilledWhileTheyTrain()
    {
        for (int i = 0; i < 10; ++i) {
            QProcess child;
            child.start(QCoreApplication::applicationDirPath() + QStringLiteral("/window_child"), {m_fixture.store.path()});
            QVERIFY(child.waitForStarted());
            QVERIFY(child.waitForReadyRead(kPatience));
            const QString run = QString::fromUtf8(child.readLine()).trimmed();
            QVERIFY(!run.isEmpty());
            child.kill();
            QVERIFY(child.waitForFinished());
            m_runs.append(run);
            // The engine continues: more epochs are recorded after the window was killed.
            const auto before = infoOf(run);
            QVERIFY(before.ok());
            QTRY_VERIFY_WITH_TIMEOUT(infoOf(run).ok() && infoOf(run)->epochs > before->epochs, kPatience);
            QCOMPARE(infoOf(run)->state, record::RunState::Running);
            // Limit to two at a time: the previous one is stopped as by the next window.
            if (i > 0)
                QVERIFY(protocol::sendRequest(m_fixture.store.path().toStdString() + "/runs/" + m_runs[i - 1].toStdString(),
                                              protocol::Stop())
                            .ok());
        }
    }

    void theNextWindowFindsAllOfThem()
    {
        m_fixture.start();
        QTRY_COMPARE_WITH_TIMEOUT(static_cast<int>(m_fixture.workbench->library().runs()->size()), 10, kPatience);
        QCOMPARE(m_fixture.workbench->currentRun(), m_runs.last());
        QVERIFY(m_fixture.workbench->requests().send(m_runs.last(), protocol::Stop()).ok());
        for (const QString& run : m_runs) {
            QTRY_COMPARE_WITH_TIMEOUT(infoOf(run)->state, record::RunState::Stopped, kPatience);
            auto reader = record::RunReader::open(m_fixture.store.path().toStdString(), run.toStdString());
            QVERIFY(reader.ok());
            const auto loss = (*reader)->curve("loss");
            QVERIFY(loss.ok());
            QCOMPARE(static_cast<int>(loss->size()), infoOf(run)->epochs);
        }
    }
};

ROSA_WIDGET_TEST(TestKillWindow)
#include "tst_kill_window.moc"
