#include "core/web/page.h"

#include <QtCore/QFile>
#include <QtCore/QMap>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>

#include <nlohmann/json.hpp>

#include "core/web/course.h"
#include "core/web/embedded_parts.h"
#include "core/web/page_text.h"
#include "tests/lab/problems.h"
#include "tests/program/test_program.h"

using namespace rosa;

namespace {

using Words = nlohmann::json;

constexpr const char* kPolicy =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'unsafe-inline' "
    "'wasm-unsafe-eval'; "
    "style-src 'unsafe-inline'\">";

QString textOf(const std::string& text) { return QString::fromStdString(text); }

/// What a browser would load, or could be made to: nothing but links that a reader follows.
QStringList loadedBy(const QString& page)
{
    static const QRegularExpression loading(
        QStringLiteral("(<\\w[^>]*\\ssrc\\s*=|\\.src\\s*=|@import|url\\(|\\bfetch\\(|XMLHttpRequest|WebSocket|EventSource|"
                       "sendBeacon|import\\(|<"
                       "link|<iframe|<object|<embed|<base)"));
    QStringList found;
    for (auto all = loading.globalMatch(page); all.hasNext();) found += all.next().captured();
    return found;
}

lab::Lesson foreignLesson()
{
    lab::Lesson lesson = lab::builtInLessons()[0];
    const std::string evil = "</script><img src=x onerror=alert(1)> & \"quoted\" [go](javascript:alert(1))";
    lesson.title = lab::LocalText(evil);
    lesson.languages.clear();
    for (lab::LessonStep& step : lesson.steps) step.text = lab::LocalText(evil);
    return lesson;
}

/// A pair as large as the lab takes it, of numbers with all their digits.
lab::Problem largePair()
{
    constexpr std::int64_t kSize = lab::kMostPoints;
    lab::GivenCost given;
    given.cost = transport::Matrix<double>(kSize, kSize);
    given.scale = transport::Matrix<double>(kSize, kSize);
    for (std::int64_t i = 0; i < kSize; ++i)
        for (std::int64_t j = 0; j < kSize; ++j) {
            // Costs of a run are float32.
            given.cost(i, j) = static_cast<float>(1 + std::sin(static_cast<double>(i * kSize + j)));
            (*given.scale)(i, j) = static_cast<float>(1 / (1 + std::exp(-static_cast<double>((i * 7 + j * 3) % 6))));
        }
    lab::Problem problem;
    problem.source = std::move(given);
    problem.isRescaled = true;
    return problem;
}

/// "lessons", "figures.cost", … with the holes of their texts.
QMap<QString, QSet<QString>> holesOf(const Words& words, const QString& prefix = {})
{
    static const QRegularExpression hole(QStringLiteral("%\\d"));
    QMap<QString, QSet<QString>> holes;
    for (const auto& [key, value] : words.items()) {
        const QString name = prefix + textOf(key);
        if (name == QLatin1String("messages")) continue;
        if (value.is_object()) {
            holes.insert(holesOf(value, name + QLatin1Char('.')));
            continue;
        }
        QSet<QString>& own = holes[name];
        for (auto all = hole.globalMatch(textOf(value.get<std::string>())); all.hasNext();) own += all.next().captured();
    }
    return holes;
}

}  // namespace

class TestPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreInAllLanguages()
    {
        const Words words = Words::parse(web::part("words.json"));
        QCOMPARE(web::pageLanguages(), (std::vector<std::string>{"en", "de", "zh"}));
        const auto english = holesOf(words["en"]);
        for (const std::string& language : web::pageLanguages()) QCOMPARE(holesOf(words[language]), english);
        QVERIFY(words["de"]["messages"].size() == words["zh"]["messages"].size());
        for (const auto& [message, german] : words["de"]["messages"].items())
            QVERIFY2(words["zh"]["messages"].contains(message), message.c_str());
    }

    /// Every word that scripts ask for is there.
    void scriptsKnowTheirWords()
    {
        const Words words = Words::parse(web::part("words.json"))["en"];
        static const QRegularExpression used(QStringLiteral("(?<!content\\.)\\bwords\\.(\\w+)"));
        const QString scripts = textOf(web::pageScript(true));
        int count = 0;
        for (auto all = used.globalMatch(scripts); all.hasNext(); ++count) {
            const QString key = all.next().captured(1);
            QVERIFY2(words.contains(key.toStdString()), qPrintable(key));
        }
        QVERIFY(count > 40);
    }

    void textIsEscaped()
    {
        QCOMPARE(textOf(web::safeHtml("a </script> & <b>")), QStringLiteral("<p>a &lt;/script&gt; &amp; &lt;b&gt;</p>\n"));
        QCOMPARE(textOf(web::safeLine("[a](javascript:x) [b](JavaScript:x) [c](https://c) [d](lab.md) ![e](http://e)")),
                 QStringLiteral("a b <a href=\"https://c\">c</a> d <a href=\"http://e\">e</a>"));
        QCOMPARE(textOf(web::safeLine("[x](https://c\"onclick=\"y)")),
                 QStringLiteral("<a href=\"https://c&quot;onclick=&quot;y\">x</a>"));
        QCOMPARE(textOf(web::safeLine("*a* **b** `c<`")),
                 QStringLiteral("<em>a</em> <strong>b</strong> <code>c&lt;</code>"));
    }

    void scriptsAreLean()
    {
        QCOMPARE(textOf(web::leanScript("/// what\n\nf(\n    \"// a\", 1);  // b\n  // c\n}")),
                 QStringLiteral("f(\n\"// a\", 1);  // b\n}\n"));
        // What leaves out lines would break a text that goes over several.
        for (const char* name : {"lab.js", "view.js", "scorm.js", "page.js", "controls.js", "lesson.js", "start.js"})
            for (const QString& line : textOf(std::string(web::part(name))).split(QLatin1Char('\n')))
                QVERIFY2(line.count(QLatin1Char('`')) % 2 == 0, qPrintable(line));
    }

    void holesAreFilledOnce()
    {
        QCOMPARE(textOf(web::filled("a @B@ @C@ x@y.z @B@", {{"B", "@C@"}, {"C", "d"}})),
                 QStringLiteral("a @C@ d x@y.z @C@"));
    }

    void refusesUnknownLanguages()
    {
        if (web::embeddedModule()[0].bytes.empty()) QSKIP("this build has no module of web pages");
        const auto page = web::lessonPage(lab::builtInLessons()[0], {{"en", "fr"}, false});
        QVERIFY(!page);
        QCOMPARE(textOf(page.error().text()),
                 QStringLiteral("lesson plan has no language 'fr', expected some of: en, de, zh"));
    }

    void pagesLoadNothing()
    {
        if (web::embeddedModule()[0].bytes.empty()) QSKIP("this build has no module of web pages");
        std::vector<std::string> pages{web::problemPage(test::pathGraph()).value(),
                                       web::lessonPage(foreignLesson()).value()};
        for (const lab::Lesson& lesson : lab::builtInLessons()) pages.push_back(web::lessonPage(lesson).value());
        for (const std::string& page : pages) {
            QCOMPARE(loadedBy(textOf(page)), QStringList());
            QVERIFY(page.find(kPolicy) != std::string::npos);
            QVERIFY(web::isPage(page));
            // Only the page's own scripts end.
            QCOMPARE(textOf(page).count(QLatin1String("</script")), 4);
            QVERIFY(page.find("<img") == std::string::npos);
        }
        const std::string index = web::indexPage(std::vector{foreignLesson()}).value();
        QCOMPARE(loadedBy(textOf(index)), QStringList());
        QVERIFY(index.find("<script") == std::string::npos && index.find("javascript:alert(1))</a>") != std::string::npos);
    }

    /// An archive of the page and its manifest, which other programs read.
    void coursesAreArchives()
    {
        if (web::embeddedModule()[0].bytes.empty()) QSKIP("this build has no module of web pages");
        const lab::Lesson lesson = foreignLesson();
        const std::string course = web::coursePackage(lesson, {{"de"}}).value();
        QCOMPARE(web::coursePackage(lesson, {{"de"}}).value(), course);
        QVERIFY(web::isCourse(course) && !web::isCourse("PK") && !web::isPage(course));
        web::PageOptions options{{"de"}};
        options.isCourse = true;
        const std::string page = web::lessonPage(lesson, options).value();
        QVERIFY(page.find("class Course") != std::string::npos);
        QVERIFY(web::lessonPage(lesson).value().find("class Course") == std::string::npos);

        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("course.zip")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(course.data(), static_cast<qint64>(course.size())) > 0);
        file.close();
        QProcess python;
        python.start(QStringLiteral("python3"), {QStringLiteral("-c"),
                                                 QStringLiteral("import sys, zipfile, xml.dom.minidom as xml\n"
                                                                "archive = zipfile.ZipFile(sys.argv[1])\n"
                                                                "assert archive.testzip() is None\n"
                                                                "xml.parseString(archive.read('imsmanifest.xml'))\n"
                                                                "sys.stdout.buffer.write(archive.read('index.html'))"),
                                                 file.fileName()});
        QVERIFY(python.waitForFinished());
        QCOMPARE(python.readAllStandardError(), QByteArray());
        QCOMPARE(python.readAllStandardOutput().toStdString(), page);
    }

    void samePagesAreEqualAndSmall()
    {
        if (web::embeddedModule()[0].bytes.empty()) QSKIP("this build has no module of web pages");
        for (const lab::Lesson& lesson : lab::builtInLessons()) {
            const std::string page = web::lessonPage(lesson).value();
            QVERIFY2(page.size() < 250000, qPrintable(QString::number(page.size())));
            QCOMPARE(web::lessonPage(lesson).value(), page);
        }
        const std::string pair = web::problemPage(largePair()).value();
        QVERIFY2(pair.size() < 500000, qPrintable(QString::number(pair.size())));
    }
};

ROSA_TEST(TestPages)
#include "tst_pages.moc"
