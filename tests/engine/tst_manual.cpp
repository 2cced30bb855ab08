/// Man pages, HTML and completions, which the command makes of its own commands and options.
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

class TestManual : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QByteArray rosa(const QStringList& arguments, int code = 0, const QString& columns = {})
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        if (!columns.isEmpty()) environment.insert(QStringLiteral("COLUMNS"), columns);
        process.setProcessEnvironment(environment);
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
        // Each page that is named is there, and each that is there is named.
        const QRegularExpression named(QStringLiteral("^\\.BR (\\S+) \\(([17])\\)"), QRegularExpression::MultilineOption);
        QStringList pages{QStringLiteral("rosa.1")};
        for (auto found = named.globalMatch(overview); found.hasNext();) {
            const auto match = found.next();
            pages.append(match.captured(1).remove(QLatin1Char('\\')) + QLatin1Char('.') + match.captured(2));
        }
        pages.sort();
        QCOMPARE(pages,
                 QDir(m_folder.path()).entryList({QStringLiteral("*.1"), QStringLiteral("*.7")}, QDir::Files, QDir::Name));
        QVERIFY(pages.contains(QStringLiteral("rosa-alignment.7")) && pages.contains(QStringLiteral("rosa-parameters.7")));
        QVERIFY(!pages.contains(QStringLiteral("rosa-commands.7")));
    }

    void htmlPagesLeadToEachOther()
    {
        const QStringList files = QDir(m_folder.path()).entryList({QStringLiteral("*.html")});
        QVERIFY(files.size() >= 15);
        const QString index = read(QStringLiteral("index.html"));
        const QRegularExpression link(QStringLiteral("<a href=\"([^\"#]+)(#([^\"]+))?\""));
        int toReference = 0;
        for (const QString& file : files) {
            QVERIFY2(file == QStringLiteral("index.html") || index.contains(QStringLiteral("href=\"%1\"").arg(file)),
                     qPrintable(file));
            const QString text = read(file);
            QVERIFY2(text.startsWith(QStringLiteral("<!DOCTYPE html>")), qPrintable(file));
            for (auto found = link.globalMatch(text); found.hasNext();) {
                const auto match = found.next();
                const QString where = file + QStringLiteral(": ") + match.captured();
                QVERIFY2(files.contains(match.captured(1)), qPrintable(where));
                if (match.captured(3).isEmpty()) continue;
                QVERIFY2(read(match.captured(1)).contains(QStringLiteral("id=\"%1\"").arg(match.captured(3))),
                         qPrintable(where));
                toReference += match.captured(1) == QStringLiteral("parameters.html") ||
                               match.captured(1) == QStringLiteral("commands.html");
            }
        }
        // Names in the text lead to the reference.
        QVERIFY(toReference > 100);
        QVERIFY(read(QStringLiteral("commands.html")).contains(QLatin1String("<h2 id=\"rosa-train\">")));
        QVERIFY(read(QStringLiteral("commands.html")).contains(QLatin1String("<h3 id=\"rosa-runs-export\">")));
    }

    void pagesAreSetWithoutAWarning()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("man")).isEmpty()) QSKIP("man is not installed");
        const QStringList pages = QDir(m_folder.path()).entryList({QStringLiteral("*.1"), QStringLiteral("*.7")});
        QVERIFY(pages.size() > 25);
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
        QVERIFY(rosa({QStringLiteral("help"), QStringLiteral("--format"), QStringLiteral("markdown"),
                      QStringLiteral("--out"), m_folder.path()},
                     2)
                    .contains("give --format man or html"));
    }

    void topicsAreShown()
    {
        const QString overview = QString::fromUtf8(rosa({QStringLiteral("help")}));
        QVERIFY(overview.contains(QStringLiteral("\nTOPICS\n")));
        for (const char* topic : {"getting-started", "alignment", "datasets", "parameters", "commands"}) {
            QVERIFY2(overview.contains(QStringLiteral("\n  %1 ").arg(QLatin1String(topic))), topic);
            QVERIFY2(!rosa({QStringLiteral("help"), QLatin1String(topic)}).isEmpty(), topic);
        }
        const QString text =
            QString::fromUtf8(rosa({QStringLiteral("help"), QStringLiteral("tables")}, 0, QStringLiteral("64")));
        QVERIFY(text.startsWith(QStringLiteral("TABLES AND STATISTICS\n")));
        QVERIFY(!text.contains(QLatin1Char('\x1b')));
        for (const QString& line : text.split(QLatin1Char('\n')))
            QVERIFY2(line.size() <= 64 || line.startsWith(QStringLiteral("      ")), qPrintable(line));
        const QString wide =
            QString::fromUtf8(rosa({QStringLiteral("help"), QStringLiteral("tables")}, 0, QStringLiteral("200")));
        QVERIFY(wide.count(QLatin1Char('\n')) < text.count(QLatin1Char('\n')));
    }

    void unknownTopicsNameTheNearest()
    {
        QVERIFY(rosa({QStringLiteral("help"), QStringLiteral("alignmant")}, 2)
                    .contains("unknown command or topic 'alignmant'; did you mean alignment?"));
        QVERIFY(rosa({QStringLiteral("help"), QStringLiteral("qqqqqqq")}, 2).contains("`rosa help` shows what there is"));
        QVERIFY(rosa({QStringLiteral("help"), QStringLiteral("runs"), QStringLiteral("alignment")}, 2)
                    .contains("unknown command 'alignment'"));
    }

    void topicsHaveOtherForms()
    {
        const auto shown = [](const char* format) {
            return rosa({QStringLiteral("help"), QStringLiteral("gpu"), QStringLiteral("--format"), QLatin1String(format)});
        };
        QVERIFY(shown("markdown").startsWith("# GPU\n"));
        QVERIFY(shown("man").startsWith(".TH \"ROSA\\-GPU\" 7 "));
        QVERIFY(shown("html").startsWith("<!DOCTYPE html>"));
        const QJsonObject json =
            QJsonDocument::fromJson(rosa({QStringLiteral("help"), QStringLiteral("gpu"), QStringLiteral("--json")}))
                .object();
        QCOMPARE(json[QLatin1String("topic")].toString(), QStringLiteral("gpu"));
        QCOMPARE(json[QLatin1String("markdown")].toString().toUtf8(), shown("markdown"));
        QVERIFY(json[QLatin1String("text")].toString().startsWith(QStringLiteral("GPU\n")));
        const QJsonObject whole = QJsonDocument::fromJson(rosa({QStringLiteral("help"), QStringLiteral("--json")})).object();
        QVERIFY(whole[QLatin1String("topics")].toArray().size() >= 14);
        // The reference of the commands is what the window asks for.
        const QByteArray commands = rosa({QStringLiteral("help"), QStringLiteral("--format"), QStringLiteral("markdown")});
        QVERIFY(commands.startsWith("# Commands\n") && commands.contains("\n### rosa data splits import\n"));
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
        QCOMPARE(offered(QStringLiteral("rosa help la")), QStringList{QStringLiteral("large-data")});
        QCOMPARE(offered(QStringLiteral("rosa help tra")), QStringList{QStringLiteral("train")});
    }
};

QTEST_GUILESS_MAIN(TestManual)
#include "tst_manual.moc"
