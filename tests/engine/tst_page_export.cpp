/// End-to-end tests of `rosa lesson export` and `rosa transport --html`.
#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "tests/engine/command.h"
#include "tests/program/test_program.h"

using rosa::engine::tests::Printed;
using rosa::engine::tests::runRosa;

namespace {

constexpr const char* kProblem = "rosa_transport = 1\ntitle = \"Swap <1>\"\n[matrix]\ncost = [[0, 1], [1, 0]]\n";

}  // namespace

class TestPageExport : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    [[nodiscard]] QByteArray read(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Runs `line`, in which DIR stands for the folder of files.
    [[nodiscard]] Printed rosa(const char* line) const
    {
        QString words = QString::fromUtf8(line);
        words.replace(QStringLiteral("DIR"), m_folder.path());
        return runRosa(words.split(QLatin1Char(' ')) << QStringLiteral("--store") << path("store"));
    }
    void refuses(const char* line, const char* said) const
    {
        const Printed outcome = rosa(line);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(said), outcome.err.constData());
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(outcome.out.isEmpty());
    }

private Q_SLOTS:
    void initTestCase()
    {
        write("swap.toml", kProblem);
        if (rosa("transport DIR/swap.toml --html DIR/swap.html").err.contains("made without their module"))
            QSKIP("this build has no module of web pages");
    }

    void writesAProblem()
    {
        const QByteArray page = read("swap.html");
        QVERIFY(page.startsWith("<!doctype html>"));
        QVERIFY(page.contains("<title>Swap &lt;1&gt;</title>"));
        const Printed again = rosa("transport DIR/swap.toml --html DIR/swap.html --json");
        QCOMPARE(again.json()[QLatin1String("bytes")].toInt(), static_cast<int>(page.size()));
        QCOMPARE(read("swap.html"), page);
    }

    void writesALesson()
    {
        QCOMPARE(rosa("lesson export marginals --out DIR/one.html --language de").code, 0);
        QVERIFY(read("one.html").contains("<html lang=\"de\">"));
        write("own.toml", rosa("lesson show marginals").out);
        QCOMPARE(rosa("lesson export DIR/own.toml --out DIR/own.html --language de").code, 0);
        QCOMPARE(read("own.html"), read("one.html"));
    }

    void writesASite()
    {
        const Printed outcome = rosa("lesson export all --site DIR/site/lessons");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out.count('\n'), 11);
        const QByteArray index = read("site/lessons/index.html");
        QVERIFY(index.contains("<a href=\"marginals.html#l=zh\">") && !index.contains("<script"));
        QCOMPARE(QDir(path("site/lessons")).entryList({QStringLiteral("*.html")}, QDir::Files).size(), 11);
        // Earlier pages are replaced, other files are not.
        QCOMPARE(rosa("lesson export plan --site DIR/site/lessons").code, 0);
        write("site/lessons/index.html", "<html>mine</html>");
        refuses("lesson export all --site DIR/site/lessons", "index.html is no page that this program wrote");
        QCOMPARE(read("site/lessons/index.html"), QByteArray("<html>mine</html>"));
    }

    void writesForALearningPlatform()
    {
        QCOMPARE(rosa("lesson export plan --scorm DIR/plan.zip --language de").code, 0);
        QVERIFY(read("plan.zip").startsWith("PK") && read("plan.zip").contains("imsmanifest.xml"));
        const Printed outcome = rosa("lesson export all --scorm DIR/courses");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out.count('\n'), 10);
        QCOMPARE(QDir(path("courses")).entryList({QStringLiteral("*.zip")}, QDir::Files).size(), 10);
        // Earlier ones are replaced, other archives are not.
        QCOMPARE(rosa("lesson export plan --scorm DIR/courses").code, 0);
        write("courses/plan.zip", "PK\x03\x04mine");
        refuses("lesson export plan --scorm DIR/courses", "plan.zip is no page that this program wrote");
        refuses("lesson export all --scorm DIR/a.zip", "a.zip: expected a folder for 10 lessons");
    }

    /// The example of the start page, and its baselines.
    void reportsRuns()
    {
        const QDir runs(QStringLiteral(ROSA_SOURCE_DIR "/resources/example/runs"));
        for (QDirIterator all(runs.path(), QDir::Files, QDirIterator::Subdirectories); all.hasNext();) {
            const QString file = all.next(), copy = path("store/runs/") + runs.relativeFilePath(file);
            QVERIFY(QDir().mkpath(QFileInfo(copy).path()) && QFile::copy(file, copy));
        }
        QCOMPARE(rosa("report 20261130-011153 20261130-011334 --html DIR/report.html").code, 0);
        const QByteArray page = read("report.html");
        QVERIFY(page.contains("95.9 ± 5.1") && page.contains("Example: karate club") && page.contains("95,9 ± 5,1"));
        QVERIFY(page.contains("points above raw features") && page.contains("rosa train --dataset karate"));
        QVERIFY(page.contains(" in 100 epochs\"") && page.contains("class=\"map\"") && page.contains("id=\"content\""));
        QVERIFY(page.contains("default-src 'none'") && !page.contains("src="));
        QCOMPARE(rosa("report 20261130-011153 --html DIR/report.html --language de").code, 0);
        QVERIFY(read("report.html").contains("<html lang=\"de\">"));
        refuses("report 20261130-011153 --html DIR/b.html --language fr", "the page has no language 'fr'");
        refuses("report 20261130-011153 20261130-011153-karate --html DIR/b.html", "is given twice");
        refuses("report 20261126-2026 --html DIR/b.html", "20261126-2026");
        refuses("report nobody --html DIR/b.html", "nobody");
    }

    void wrongUse()
    {
        refuses("lesson export plan", "expected either --out, --site or --scorm");
        refuses("lesson export marginal --out DIR/a.html", "did you mean marginals?");
        refuses("lesson export plan plan --out DIR/pages", "two lessons have the id plan");
        refuses("lesson export all --out DIR/a.html", "expected a folder for 10 lessons");
        refuses("lesson export plan --out DIR/a.html --language fr",
                "lesson plan has no language 'fr', expected some of: en, de, zh");
        refuses("lesson export plan --out DIR/swap.toml", "swap.toml is no folder and cannot become one");
        QVERIFY(!QFile::exists(path("a.html")) && !QFile::exists(path("pages")));
    }
};

ROSA_TEST(TestPageExport)
#include "tst_page_export.moc"
