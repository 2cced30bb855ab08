/// A sweep handed to a cluster from the window, with a program in PATH that answers as sbatch does.
#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QTimer>

#include "app/workbench/sweep/view/cluster_dialog.h"
#include "tests/program/test_program.h"
#include "tests/workbench/window_support.h"

using namespace rosa;
using namespace rosa::workbench;

class TestClusterDialog : public QObject {
    Q_OBJECT

    WindowFixture m_fixture;
    QTemporaryDir m_site;
    QPointer<ClusterDialog> m_dialog;

    [[nodiscard]] QString path(const char* name) const { return m_site.filePath(QLatin1String(name)); }
    [[nodiscard]] QString script() const { return m_fixture.store.filePath(QStringLiteral("sweeps/s/job.sbatch")); }
    void put(const QString& file, const QByteArray& text) const
    {
        QFile at(file);
        QVERIFY(at.open(QFile::WriteOnly) && at.write(text) == text.size());
    }
    [[nodiscard]] static QByteArray textOf(const QString& file)
    {
        QFile at(file);
        return at.open(QFile::ReadOnly) ? at.readAll() : QByteArray();
    }
    template <typename Widget>
    [[nodiscard]] Widget* find(const char* name) const
    {
        return m_dialog->findChild<Widget*>(QLatin1String(name));
    }
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isBusy(), kPatience); }
    void click(const char* name) const
    {
        QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton);
        settle();
    }
    void enter(const QString& profile) const
    {
        auto* field = find<QLineEdit>("clusterProfile");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, profile);
        QTest::keyClick(field, Qt::Key_Return);
        settle();
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_STATE_HOME", path("state").toLocal8Bit());
        QVERIFY(QDir(m_site.path()).mkpath(QStringLiteral("bin")));
        put(path("bin/sbatch"),
            "#!/bin/bash\nif [ \"$1\" = --test-only ]; then echo 'Job 7 to start now' >&2; else echo 41; fi\n"
            "cat > \"${0%/bin/sbatch}/read\"\n");
        for (const char* name : {"sacct", "squeue"}) put(path("bin/") + QLatin1String(name), "#!/bin/bash\nexit 0\n");
        for (const char* name : {"sbatch", "sacct", "squeue"})
            QVERIFY(QFile::setPermissions(path("bin/") + QLatin1String(name),
                                          QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        qputenv("PATH", (path("bin") + QLatin1Char(':')).toLocal8Bit() + qgetenv("PATH"));
        put(path("site.toml"), "partition = \"main\"\ntime = 30\n");
        QProcess process;
        process.start(
            qEnvironmentVariable("ROSA_ENGINE"),
            QStringLiteral("sweep new s --no-run --dataset karate --vary transport.lambda=5..80:log --budget 4 --seeds 3 "
                           "--rule all --epochs 4 --splits 2 --store")
                    .split(QLatin1Char(' '))
                << m_fixture.store.path());
        QVERIFY(process.waitForFinished(kPatience));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    }
    void init()
    {
        m_fixture.start();
        m_dialog = new ClusterDialog(*m_fixture.workbench, QStringLiteral("s"), m_fixture.window.get());
        m_dialog->show();
        settle();
    }
    void cleanup()
    {
        delete m_dialog;
        m_fixture.close();
    }

    void aBrokenProfileIsExplained()
    {
        QVERIFY(!find<QPushButton>("clusterSubmit")->isEnabled());
        put(path("broken.toml"), "partitoin = \"main\"\n");
        enter(path("broken.toml"));
        QVERIFY2(m_dialog->answer().contains(QStringLiteral("partition")), qPrintable(m_dialog->answer()));
        QVERIFY(!find<QPushButton>("clusterSubmit")->isEnabled());
    }

    void theScriptIsShownTestedAndSubmitted()
    {
        enter(path("site.toml"));
        auto* text = find<QPlainTextEdit>("clusterScript");
        QVERIFY(text->toPlainText().contains(QStringLiteral("#SBATCH --partition=main")));
        QCOMPARE(text->toPlainText().toUtf8(), textOf(script()));
        click("clusterTest");
        QVERIFY2(m_dialog->answer().contains(QStringLiteral("Job 7 to start now")), qPrintable(m_dialog->answer()));

        // An edited script is the one that Slurm reads, and "Write anew" takes the edits back.
        text->setFocus();
        QTest::keyClick(text, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(text, QStringLiteral("# my line"));
        click("clusterSubmit");
        QVERIFY2(m_dialog->answer().contains(QStringLiteral("job 41")), qPrintable(m_dialog->answer()));
        QVERIFY(textOf(path("read")).endsWith("# my line"));
        QCOMPARE(textOf(script()), textOf(path("read")));
        click("clusterAnew");
        QVERIFY(!text->toPlainText().contains(QStringLiteral("# my line")));

        click("clusterStatus");
        QVERIFY2(m_dialog->answer().contains(QStringLiteral("at most 12 left")), qPrintable(m_dialog->answer()));
    }

    /// Another profile must be read before anything is submitted; edits survive it and the end of the dialog.
    void nothingIsSubmittedUnseenAndNoEditIsLost()
    {
        enter(path("site.toml"));
        auto* text = find<QPlainTextEdit>("clusterScript");
        text->setFocus();
        QTest::keyClick(text, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(text, QStringLiteral("# kept"));
        put(path("other.toml"), "partition = \"other\"\ntime = 30\n");
        auto* profile = find<QLineEdit>("clusterProfile");
        profile->selectAll();
        QTest::keyClicks(profile, path("other.toml"));
        QVERIFY(!find<QPushButton>("clusterSubmit")->isEnabled());
        QVERIFY(!find<QPushButton>("clusterTest")->isEnabled());
        QTest::keyClick(profile, Qt::Key_Return);
        settle();
        QVERIFY(text->toPlainText().endsWith(QStringLiteral("# kept")));
        QVERIFY(find<QPushButton>("clusterSubmit")->isEnabled());
        text->setFocus();
        QTest::keyClick(text, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(text, QStringLiteral("!"));
        m_dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        QTest::keyClick(m_dialog, Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
        QVERIFY(textOf(script()).endsWith("# kept!"));
        enter(path("site.toml"));
        click("clusterAnew");
    }

    /// The copy of a sweep is not the one that was made here.
    void aForeignSweepIsConfirmed()
    {
        const QString sweeps = m_fixture.store.filePath(QStringLiteral("sweeps/"));
        QCOMPARE(QProcess::execute(QStringLiteral("cp"),
                                   {QStringLiteral("-r"), sweeps + QLatin1Char('s'), sweeps + QLatin1Char('t')}),
                 0);
        delete m_dialog;
        QFile::remove(path("read"));
        m_dialog = new ClusterDialog(*m_fixture.workbench, QStringLiteral("t"), m_fixture.window.get());
        m_dialog->show();
        settle();
        QVERIFY(find<QPlainTextEdit>("clusterScript")->toPlainText().startsWith(QStringLiteral("#!")));
        const auto answerWith = [this](QMessageBox::StandardButton button, QString* text) {
            QTimer::singleShot(0, m_dialog, [button, text] {
                auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                *text = box ? box->text() + box->informativeText() : QString();
                if (box) QTest::mouseClick(box->button(button), Qt::LeftButton);
            });
        };
        QString asked;
        answerWith(QMessageBox::Cancel, &asked);
        click("clusterSubmit");
        QVERIFY2(asked.contains(QStringLiteral("not made here")) && asked.contains(QStringLiteral("sbatch")),
                 qPrintable(asked));
        QVERIFY(!QFile::exists(path("read")));
        answerWith(QMessageBox::Yes, &asked);
        click("clusterSubmit");
        QVERIFY2(m_dialog->answer().contains(QStringLiteral("job 41")), qPrintable(m_dialog->answer()));
        QVERIFY(QFile::exists(path("read")));
        asked.clear();
        click("clusterSubmit");  // It is known now.
        QVERIFY(asked.isEmpty());
        QVERIFY2(m_dialog->answer().contains(QStringLiteral("job 41")), qPrintable(m_dialog->answer()));
    }

    void theProfileIsRemembered()
    {
        QCOMPARE(find<QLineEdit>("clusterProfile")->text(), path("site.toml"));
        QVERIFY(find<QPlainTextEdit>("clusterScript")->toPlainText().startsWith(QStringLiteral("#!")));
        QVERIFY(find<QPushButton>("clusterSubmit")->isEnabled());
    }
};

ROSA_WIDGET_TEST(TestClusterDialog)
#include "tst_cluster_dialog.moc"
