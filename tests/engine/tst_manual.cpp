/// Man pages, HTML and completions, which the command makes of its own commands and options.
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

class TestManual : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QByteArray rosa(const QStringList& arguments, int code = 0)
    {
        QProcess process;
        process.start(QStringLiteral(ROSA_COMMAND), arguments);
        if (!process.waitForFinished(60'000) || process.exitCode() != code) return {};
        return code == 0 ? process.readAllStandardOutput() : process.readAllStandardError();
    }

    [[nodiscard]] QString read(const QString& name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    /// What a shell's completion offers behind these words, in its order.
    QStringList offered(const QString& words)
    {
        QFile script(m_folder.filePath(QStringLiteral("rosa.bash")));
        if (!script.open(QIODevice::WriteOnly)) return {};
        script.write(rosa({QStringLiteral("completion"), QStringLiteral("bash")}));
        script.close();
        QProcess process;
        process.start(
            QStringLiteral("bash"),
            {QStringLiteral("-c"),
             QStringLiteral(
                 "source \"$0\"; compopt() { :; }; COMP_WORDS=(%1 \"$1\"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _rosa; "
                 "printf '%s\\n' \"${COMPREPLY[@]}\"")
                 .arg(words.section(QLatin1Char(' '), 0, -2)),
             script.fileName(), words.section(QLatin1Char(' '), -1)});
        if (!process.waitForFinished(60'000)) return {};
        return QString::fromUtf8(process.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const char* format : {"man", "html"})
            rosa({QStringLiteral("help"), QStringLiteral("--format"), QLatin1String(format), QStringLiteral("--out"),
                  m_folder.path()});
    }

    void everyCommandHasAPageWithItsOptions()
    {
        const QString page = read(QStringLiteral("rosa-train.1"));
        QVERIFY(page.startsWith(QLatin1String(".TH \"ROSA\\-TRAIN\" 1")));
        const QRegularExpression option(QStringLiteral("--[a-z-]+"));
        const QString help = QString::fromUtf8(rosa({QStringLiteral("train"), QStringLiteral("--help")}));
        int count = 0;
        for (auto found = option.globalMatch(help); found.hasNext(); ++count) {
            const QString name = found.next().captured().replace(QLatin1Char('-'), QLatin1String("\\-"));
            QVERIFY2(page.contains(name), qPrintable(name));
        }
        QVERIFY(count > 15);
        const QString runs = read(QStringLiteral("rosa-runs.1"));
        QVERIFY(runs.contains(QLatin1String(".SS \"rosa runs export")));
        const QString overview = read(QStringLiteral("rosa.1"));
        QVERIFY(overview.contains(QLatin1String(".BR rosa\\-train (1)")));
        // Each page that is named is there.
        const QRegularExpression named(QStringLiteral("^\\.BR (\\S+) \\(1\\)"), QRegularExpression::MultilineOption);
        for (auto found = named.globalMatch(overview); found.hasNext();) {
            const QString other = found.next().captured(1).remove(QLatin1Char('\\'));
            QVERIFY2(!read(other + QStringLiteral(".1")).isEmpty(), qPrintable(other));
        }
        const QString html = read(QStringLiteral("rosa.html"));
        QVERIFY(html.contains(QLatin1String("<h2 id=\"rosa-train\">")));
        QVERIFY(html.contains(QLatin1String("<a href=\"#rosa-train\">")));
    }

    void pagesAreSetWithoutAWarning()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("man")).isEmpty()) QSKIP("man is not installed");
        const QStringList pages = QDir(m_folder.path()).entryList({QStringLiteral("*.1")});
        QVERIFY(pages.size() > 10);
        for (const QString& page : pages) {
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
            environment.insert(QStringLiteral("MANWIDTH"), QStringLiteral("80"));
            environment.insert(QStringLiteral("MANROFFSEQ"), QString());
            process.setProcessEnvironment(environment);
            process.start(QStringLiteral("man"),
                          {QStringLiteral("--warnings"), QStringLiteral("-E"), QStringLiteral("UTF-8"), QStringLiteral("-l"),
                           QStringLiteral("-Tutf8"), QStringLiteral("-Z"), m_folder.filePath(page)});
            QVERIFY(process.waitForFinished(60'000));
            QCOMPARE(QString::fromUtf8(process.readAllStandardError()), QString());
        }
    }

    void theManualIsAskedForAsAWhole()
    {
        QVERIFY(rosa({QStringLiteral("help"), QStringLiteral("--out"), m_folder.path()}, 2)
                    .contains("give --format man or html"));
        QVERIFY(rosa({QStringLiteral("help"), QStringLiteral("--format"), QStringLiteral("man"), QStringLiteral("runs"),
                      QStringLiteral("list")})
                    .contains("rosa\\-runs\\-list \\- "));
        QVERIFY(rosa({QStringLiteral("help"), QStringLiteral("trainn")}, 2).contains("did you mean train"));
    }

    void bashCompletesCommandsOptionsAndValues()
    {
        QCOMPARE(offered(QStringLiteral("rosa tr")), QStringList{QStringLiteral("train")});
        QCOMPARE(offered(QStringLiteral("rosa train --dataset co")),
                 (QStringList{QStringLiteral("cora"), QStringLiteral("cornell")}));
        QCOMPARE(offered(QStringLiteral("rosa train --device cu")), QStringList{QStringLiteral("cuda")});
        QCOMPARE(offered(QStringLiteral("rosa runs pu")), QStringList{QStringLiteral("purge")});
        QCOMPARE(offered(QStringLiteral("rosa train --set transport.lamb")),
                 QStringList{QStringLiteral("transport.lambda=")});
        QVERIFY(offered(QStringLiteral("rosa runs list --gr")).contains(QStringLiteral("--group")));
        QVERIFY(offered(QStringLiteral("rosa train --dataset nonesuch")).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestManual)
#include "tst_manual.moc"
