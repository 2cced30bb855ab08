#include "core/web/report.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QXmlStreamReader>
#include <QtTest/QTest>

#include <limits>

#include <nlohmann/json.hpp>

#include "core/evaluate/protocol.h"
#include "core/web/embedded_parts.h"
#include "core/web/report_pictures.h"
#include "core/web/report_text.h"
#include "tests/lab/problems.h"
#include "tests/program/test_program.h"

using namespace rosa;

namespace {

record::Evaluation evaluation(std::vector<double> accuracies)
{
    record::Evaluation made;
    made.card.id = "cv-10-90";
    made.card.text = Message::verbatim("ten splits");
    made.card.probe = "logistic <regression>";
    made.card.splits = static_cast<int>(accuracies.size());
    made.accuracies = std::move(accuracies);
    made.perClass = {{0, "<theory>", 0.5, 0.25, 1.0 / 3, 12}};
    return made;
}

web::ReportedGroup group(const std::string& title)
{
    web::ReportedResult result;
    result.first = evaluation({0.8, 0.9});
    result.accuracy = {0.85, 0.0707, std::pair{0.8, 0.9}};
    result.points = {0.8, 0.9};
    result.published = web::ReportedNumber{0.845, 0.008, "an <article>"};
    result.aboveRaw = web::ReportedMean{0.2, 0.01, std::pair{0.195, 0.207}};
    web::ReportedGroup made{title, "<cora>", "RoSA", {}, {result}, {{4, 2, 3}}, {}};
    made.runs = {
        {"run-1", {{"seed", "1"}, {"preset", ""}}, "rosa train --name '</pre>'", "[training]\nname = \"</pre>\"\n"}};
    return made;
}

QString pageOf(const web::Report& report, const std::vector<std::string>& languages = {})
{
    return QString::fromStdString(web::reportPage(report, languages).value());
}

QString pageOf(const web::ReportedGroup& one) { return pageOf(web::Report{{one}, {}, {}, {}, 0}); }

/// The texts of a page, by their numbers, in all languages.
nlohmann::json textsOf(const QString& page)
{
    static const QRegularExpression table(QStringLiteral("id=\"texts\">(.*?)</script>"));
    return nlohmann::json::parse(table.match(page).captured(1).toStdString());
}

bool says(const QString& page, const char* text)
{
    const nlohmann::json all = textsOf(page);
    for (const auto& forms : all["texts"])
        for (const auto& form : forms)
            if (form.get<std::string>() == text) return true;
    return false;
}

/// Of the sources in a file for translators; empty: one that is translated differently in different places.
QMap<QString, QString> translations(const QString& language)
{
    QFile file(QStringLiteral(ROSA_TRANSLATIONS "/rosa_%1.ts").arg(language));
    QMap<QString, QString> all;
    if (!file.open(QIODevice::ReadOnly)) return all;
    QXmlStreamReader reader(&file);
    QString source;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        if (reader.name() == QLatin1String("source")) source = reader.readElementText();
        if (reader.name() != QLatin1String("translation")) continue;
        const QString told = reader.readElementText(QXmlStreamReader::IncludeChildElements);
        all[source] = all.value(source, told) == told ? told : QString();
    }
    return all;
}

QStringList holesOf(const std::string& text)
{
    static const QRegularExpression hole(QStringLiteral("%\\d"));
    QStringList found;
    for (auto all = hole.globalMatch(QString::fromStdString(text)); all.hasNext();) found += all.next().captured();
    found.sort();
    return found;
}

}  // namespace

class TestReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreInAllLanguages()
    {
        const auto words = nlohmann::json::parse(web::part("report_words.json"));
        QCOMPARE(web::reportLanguages(), (std::vector<std::string>{"en", "de", "zh"}));
        for (const auto& [key, english] : words["en"].items())
            for (const char* language : {"de", "zh"}) {
                QVERIFY2(words[language].contains(key), key.c_str());
                QCOMPARE(holesOf(words[language][key].get<std::string>()), holesOf(english.get<std::string>()));
            }
        QCOMPARE(words["de"].size(), words["en"].size());
        QCOMPARE(words["zh"].size(), words["en"].size());
    }

    /// The window's own translations, where it has the text.
    void protocolsAreTranslatedAsInTheWindow()
    {
        const auto words = nlohmann::json::parse(web::part("protocol_words.json"));
        QCOMPARE(words["de"].size(), words["zh"].size());
        for (const auto& [language, file] : {std::pair("de", "de"), std::pair("zh", "zh_CN")}) {
            const QMap<QString, QString> known = translations(QLatin1String(file));
            QVERIFY(known.contains(QStringLiteral("%1 published splits")));
            for (const auto& [english, form] : words[language].items()) {
                QVERIFY2(words["de"].contains(english), english.c_str());
                QCOMPARE(holesOf(form.get<std::string>()), holesOf(english));
                const QString there = known.value(QString::fromStdString(english));
                if (english.find(' ') != std::string::npos && !there.isEmpty())
                    QCOMPARE(QString::fromStdString(form.get<std::string>()), there);
            }
        }
    }

    /// Whatever protocol the numbers are of.
    void protocolsAreInTheReadersLanguage()
    {
        for (const std::string& id : evaluate::protocolIds())
            for (const int splits : {1, 20})
                for (const auto selection :
                     {evaluate::Selection::AccuracyStratified, evaluate::Selection::ExactMatchUnshuffled}) {
                    evaluate::Protocol protocol = evaluate::protocolById(id).value();
                    protocol.selection = selection;
                    const evaluate::ProtocolCard card = evaluate::describe(protocol, splits);
                    QVERIFY2(web::isTranslated(card.text()), card.text().text().c_str());
                    const evaluate::ProtocolParts parts = evaluate::partsOf(protocol);
                    for (const std::string& phrase : {card.selection, card.testUse, parts.splitKind, parts.probe})
                        QVERIFY2(web::isTranslated(Message::verbatim(phrase)), phrase.c_str());
                }
        web::ReportedGroup one = group("first");
        record::EvaluationCard& card = one.results[0].first.card;
        const evaluate::ProtocolCard described = evaluate::describe(evaluate::protocolById("public-linear").value(), 10);
        card.text = Message("%1; %2", described.splitsText, Message::verbatim("as <nobody> knows"));
        card.selection = described.selection;
        card.splitKind = "published";
        card.fixUps = {"self-loops removed: 3", "columns: 2"};
        const QString page = pageOf(one);
        QVERIFY(says(page, "10 veröffentlichte Aufteilungen; as <nobody> knows") &&
                says(page, "10 个公开划分；as <nobody> knows"));
        QVERIFY(says(page, "bester Epoche der Validierung") && says(page, "veröffentlicht") &&
                says(page, "Schleifen entfernt"));
        QVERIFY(page.contains(QStringLiteral("<span lang=\"en\">columns</span>: 2")));
        QVERIFY(page.contains(QStringLiteral("<p lang=\"en\">")) &&
                page.contains(QStringLiteral("as &lt;nobody&gt; knows")));
        QVERIFY(pageOf(web::Report{{one}, {}, {}, {}, 0}, {"en"}).contains(QStringLiteral("10 published splits; as ")));
    }

    void saysWhatWasReached()
    {
        const QString page = pageOf(group("first"));
        QVERIFY(says(page, "85.0 ± 7.1 %: 20.0 points above raw features (19.5 to 20.7), certain"));
        QVERIFY(says(page, "85,0 ± 7,1 %: 20,0 Punkte über den rohen Merkmalen (19,5 bis 20,7), sicher"));
        QVERIFY(says(page, "85.0 ± 7.1 %：比原始特征高 20.0 个百分点（19.5 至 20.7），确定"));
        QVERIFY(says(page, "80,0 – 90,0") && says(page, "84,5 ± 0,8") && says(page, "+20,0") && says(page, "2 splits"));
        QVERIFY(page.contains(QStringLiteral("an &lt;article&gt;")) &&
                page.contains(QStringLiteral("logistic &lt;regression&gt;")));
        QCOMPARE(page, pageOf(group("first")));

        web::ReportedGroup worse = group("worse");
        worse.results[0].aboveRaw = web::ReportedMean{-0.01, 0.01, std::pair{-0.03, 0.01}};
        QVERIFY(says(pageOf(worse), "85.0 ± 7.1 %: 1.0 points below raw features (-1.0 to 3.0), not certain"));
        worse.results.clear();
        QVERIFY(says(pageOf(worse), "Nothing was evaluated."));
    }

    /// The page begins in the first language, and has no others than those asked for.
    void languagesAreChosen()
    {
        const web::Report report{{group("first")}, {}, {}, {}, 0};
        const QString page = pageOf(report, {"de", "zh"});
        QVERIFY(page.contains(QStringLiteral("<html lang=\"de\">")) &&
                page.contains(QStringLiteral("Woher es stammt</span>")));
        QVERIFY(!says(page, "Where it comes from"));
        const auto wrong = web::reportPage(report, {"fr"});
        QVERIFY(!wrong);
        QCOMPARE(QString::fromStdString(wrong.error().text()),
                 QStringLiteral("the page has no language 'fr', expected some of: en, de, zh"));
    }

    void textIsEscapedAndNothingIsLoaded()
    {
        const QString page = pageOf(group("first & <best>"));
        for (const char* text : {"first &amp; &lt;best&gt;", "&lt;cora&gt;", "&lt;theory&gt;", "&quot;&lt;/pre&gt;&quot;"})
            QVERIFY2(page.contains(QLatin1String(text)), text);
        QCOMPARE(page.count(QStringLiteral("</pre>")), 2);
        QCOMPARE(page.count(QStringLiteral("</script")), 2);
        QVERIFY(page.contains(QStringLiteral("default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'")));
        QVERIFY(!page.contains(QStringLiteral("src=")));
        web::ReportedGroup hostile = group("</script><img src=x>");
        QCOMPARE(pageOf(hostile).count(QStringLiteral("</script")), 2);
    }

    /// The largest value is at the top, the smallest at the bottom; what is no number is left out; a peak stays.
    void drawsTheLoss()
    {
        QVERIFY(pageOf(group("a")).contains(QStringLiteral("d=\"M80.0 12.0L354.0 212.0L628.0 112.0\"")));
        web::ReportedGroup one = group("a");
        one.losses = {{std::numeric_limits<double>::quiet_NaN()}};
        QVERIFY(!pageOf(one).contains(QStringLiteral("class=\"curve\"")));
        one.losses = {std::vector<double>(100000, 1.0)};
        one.losses[0][54321] = 7;
        const QString page = pageOf(one);
        QVERIFY(page.contains(QStringLiteral(">7</tspan>")) && page.size() < 60000);
    }

    /// Of several runs the mean and the band between the smallest and the largest.
    void drawsABand()
    {
        QVERIFY(!pageOf(group("a")).contains(QStringLiteral("class=\"band\"")));
        web::ReportedGroup seeds = group("a");
        seeds.losses = {{4, 2}, {6, 4}};
        const QString page = pageOf(seeds);
        QVERIFY(page.contains(QStringLiteral("d=\"M80.0 62.0L628.0 162.0\"")));
        QVERIFY(page.contains(QStringLiteral("class=\"band\" d=\"M80.0 12.0L628.0 112.0L628.0 212.0L80.0 112.0Z\"")));
    }

    void drawsTheMap()
    {
        web::ReportedGroup one = group("a");
        one.map = web::ReportedMap{{0, 0, 1, 1, 2, 0}, {0, 1, -1}, {"<theory>", "practice"}};
        const QString page = pageOf(one);
        QVERIFY(page.contains(QStringLiteral("<title>&lt;theory&gt;</title><path d=\"M10.0 240.0h0\"")));
        QVERIFY(page.contains(QStringLiteral("<title>practice</title><path d=\"M240.0 10.0h0\"")));
        QVERIFY(says(page, "ohne Klasse"));
        web::ReportedMap large;
        large.points.resize(2 * 13000, 1.5F);
        QCOMPARE(web::mappedNodes(large), std::size_t{4334});
    }

    /// A pair is what the page computes; without one it has no module.
    void hasAPairToTouch()
    {
        web::Report report{{group("first")}, test::pathGraph(), "run-1", "3, 5", 100};
        const QString page = pageOf(report);
        if (web::embeddedModule()[0].bytes.empty()) QSKIP("this build has no module of web pages");
        QVERIFY(page.contains(QStringLiteral("id=\"module\"")) && page.contains(QStringLiteral("'wasm-unsafe-eval'")));
        QVERIFY(says(page, "run-1: the views of 3, 5, after epoch 100") && page.contains(QStringLiteral("id=\"licences\"")));
        report.pair.reset();
        QVERIFY(!pageOf(report).contains(QStringLiteral("id=\"module\"")));
    }

    void fiveRunsAreSmall()
    {
        web::Report report;
        for (int i = 0; i < 5; ++i) {
            report.groups.push_back(group("run " + std::to_string(i)));
            web::ReportedGroup& one = report.groups.back();
            one.losses = {};
            for (int seed = 0; seed < 3; ++seed) {
                one.losses.emplace_back();
                for (int epoch = 0; epoch < 2000; ++epoch) one.losses.back().push_back(1.0 / (1 + epoch) + 0.1 * seed);
            }
            one.map = web::ReportedMap{};
            for (int node = 0; node < 20000; ++node) {
                one.map->points.push_back(static_cast<float>(node % 137) * 1.37F);
                one.map->points.push_back(static_cast<float>(node % 101) * 1.01F);
                one.map->classOf.push_back(node % 7);
            }
            one.map->classNames.assign(7, "a class");
        }
        report.pair = test::pathGraph();
        const QString page = pageOf(report);
        QVERIFY2(page.toUtf8().size() < 1000000, qPrintable(QString::number(page.toUtf8().size())));
    }
};

ROSA_TEST(TestReport)
#include "tst_report.moc"
