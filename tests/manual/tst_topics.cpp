/// Checks of the manual and README: links, parameter keys, lengths, one title and one summary per topic.
#include <algorithm>
#include <fstream>
#include <sstream>

#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include "core/manual/manual.h"
#include "core/manual/topics.h"
#include "tests/program/test_program.h"

using namespace rosa;
using manual::Block;
using manual::Document;
using manual::Span;

namespace {

const QString kSource = QStringLiteral(ROSA_SOURCE_DIR);
const QString kFolder = kSource + QStringLiteral("/resources/manual");

std::string fileText(const QString& path)
{
    std::ifstream file(path.toStdString());
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

template <typename Visit>
void forEachBlock(const std::vector<Block>& blocks, const Visit& visit)
{
    for (const Block& block : blocks) {
        visit(block);
        forEachBlock(block.children, visit);
    }
}

template <typename Visit>
void forEachSpan(const Document& document, const Visit& visit)
{
    forEachBlock(document, [&](const Block& block) {
        for (const Span& span : block.spans) visit(span);
        for (const auto& row : block.rows)
            for (const auto& cell : row)
                for (const Span& span : cell) visit(span);
    });
}

bool hasAnchor(const Document& document, const std::string& anchor)
{
    return std::any_of(document.begin(), document.end(), [&](const Block& block) { return block.anchor == anchor; });
}

}  // namespace

class TestTopics : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    manual::Manual m_manual{m_catalogue};
    Document m_readme = manual::parseMarkdown(fileText(kSource + QStringLiteral("/README.md")));

    /// All texts by file name, including README.
    [[nodiscard]] std::vector<std::pair<std::string, const Document*>> texts() const
    {
        std::vector<std::pair<std::string, const Document*>> all{{"README.md", &m_readme}};
        for (const manual::Page& page : m_manual.pages()) all.emplace_back(page.name, &page.document);
        return all;
    }

    [[nodiscard]] bool isKey(const QString& word) const { return m_catalogue.parameter(word.toStdString()) != nullptr; }

private Q_SLOTS:
    void everyFileIsATopicAndEveryTopicAFile()
    {
        const QStringList files = QDir(kFolder).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
        QStringList topics;
        for (const EmbeddedFile& topic : manual::topics()) {
            topics.append(QString::fromUtf8(topic.name.data(), static_cast<int>(topic.name.size())) + QStringLiteral(".md"));
            QCOMPARE(std::string(topic.text()), fileText(kFolder + QLatin1Char('/') + topics.last()));
        }
        topics.sort();
        QCOMPARE(topics, files);
        QVERIFY(files.size() >= 12);
    }

    void everyPageHasATitleAndALineAboutIt()
    {
        for (const manual::Page& page : m_manual.pages()) {
            const char* const name = page.name.c_str();
            QVERIFY2(page.document.size() > 2, name);
            QVERIFY2(page.document[0].kind == Block::Kind::Heading && page.document[0].level == 1, name);
            QVERIFY2(page.document[1].kind == Block::Kind::Paragraph, name);
            QVERIFY2(page.summary.ends_with('.') && page.summary.size() <= 80, name);
            const auto titles = std::count_if(page.document.begin(), page.document.end(), [](const Block& block) {
                return block.kind == Block::Kind::Heading && block.level == 1;
            });
            QVERIFY2(titles == 1, name);
        }
    }

    void linksLeadSomewhere()
    {
        int count = 0;
        for (const auto& [name, document] : texts()) {
            const bool isReadme = document == &m_readme;
            forEachSpan(*document, [&, name = name](const Span& span) {
                if (span.link.empty()) return;
                ++count;
                const QString link = QString::fromStdString(span.link);
                const QByteArray where = QByteArray::fromStdString(name + ": " + span.link);
                const QString file = link.section(QLatin1Char('#'), 0, 0);
                const QString anchor = link.section(QLatin1Char('#'), 1);
                if (isReadme) {
                    QVERIFY2(QFileInfo::exists(kSource + QLatin1Char('/') + file), where);
                    return;
                }
                // Links only between topics, because the source tree may be absent.
                QVERIFY2(file.endsWith(QStringLiteral(".md")), where);
                const manual::Page* const page = m_manual.page(file.chopped(3).toStdString());
                QVERIFY2(page, where);
                QVERIFY2(anchor.isEmpty() || hasAnchor(page->document, anchor.toStdString()), where);
            });
        }
        QVERIFY(count > 40);
    }

    void everyTopicIsLinkedFromReadme()
    {
        QStringList linked;
        forEachSpan(m_readme, [&](const Span& span) { linked.append(QString::fromStdString(span.link)); });
        for (const EmbeddedFile& topic : manual::topics()) {
            const QString file =
                QStringLiteral("resources/manual/%1.md").arg(QString::fromStdString(std::string(topic.name)));
            QVERIFY2(linked.contains(file), qPrintable(file));
        }
    }

    void namedParametersExist()
    {
        static const QRegularExpression shape(QStringLiteral(R"(^([a-z_]+)\.([a-z0-9_]+)(=.*)?$)"));
        static const QStringList endings{
            QStringLiteral("csv"),  QStringLiteral("dat"),  QStringLiteral("graphml"), QStringLiteral("json"),
            QStringLiteral("load"), QStringLiteral("lock"), QStringLiteral("md"),      QStringLiteral("mtx"),
            QStringLiteral("npy"),  QStringLiteral("npz"),  QStringLiteral("pt"),      QStringLiteral("sbatch"),
            QStringLiteral("sh"),   QStringLiteral("so"),   QStringLiteral("sqlite"),  QStringLiteral("tex"),
            QStringLiteral("toml"), QStringLiteral("txt"),  QStringLiteral("weight")};
        int count = 0;
        for (const auto& [name, document] : texts())
            forEachSpan(*document, [&, name = name](const Span& span) {
                const auto match = shape.match(QString::fromStdString(span.text));
                if (span.kind != Span::Kind::Code || !match.hasMatch() || endings.contains(match.captured(2))) return;
                ++count;
                const QString key = match.captured(1) + QLatin1Char('.') + match.captured(2);
                QVERIFY2(isKey(key), qPrintable(QString::fromStdString(name) + QStringLiteral(": ") + key));
                const QString value = match.captured(3).mid(1);
                if (!value.isEmpty())
                    QVERIFY2(catalog::parseValue(*m_catalogue.parameter(key.toStdString()), value.toStdString()).ok(),
                             qPrintable(key + QLatin1Char('=') + value));
            });
        QVERIFY(count > 100);
    }

    void readmeIsShort()
    {
        const std::string text = fileText(kSource + QStringLiteral("/README.md"));
        QVERIFY(std::count(text.begin(), text.end(), '\n') <= 110);
    }

    void readmeNamesTheCommandsThatBuildAndTest()
    {
        const std::string text = fileText(kSource + QStringLiteral("/README.md"));
        QVERIFY(text.find("\n    packaging/bootstrap.sh run ") != std::string::npos);
        QVERIFY(text.find("\n    packaging/bootstrap.sh test ") != std::string::npos);
    }

    void picturesOfReadmeAreSmall()
    {
        const QFileInfoList pictures =
            QDir(kSource + QStringLiteral("/resources/screenshots")).entryInfoList({QStringLiteral("*.png")});
        QVERIFY(pictures.size() >= 4);
        const std::string readme = fileText(kSource + QStringLiteral("/README.md"));
        for (const QFileInfo& picture : pictures) {
            QVERIFY2(picture.size() < 200'000, qPrintable(picture.fileName()));
            QVERIFY2(readme.find("screenshots/" + picture.fileName().toStdString()) != std::string::npos,
                     qPrintable(picture.fileName()));
        }
    }

    void codeOfTopicsSaysItsLanguage()
    {
        for (const EmbeddedFile& topic : manual::topics())
            forEachBlock(manual::parseMarkdown(topic.text()), [&](const Block& block) {
                if (block.kind != Block::Kind::Code) return;
                const QByteArray where = QByteArray::fromStdString(std::string(topic.name) + ": " + block.text);
                // ini and yaml: files of other batch systems.
                static const QStringList languages{QStringLiteral("sh"), QStringLiteral("console"), QStringLiteral("toml"),
                                                   QStringLiteral("ini"), QStringLiteral("yaml")};
                QVERIFY2(languages.contains(QString::fromStdString(block.language)), where);
            });
    }

    void topicsAreTextAlone()
    {
        // HTML and pictures would be visible only in a browser.
        static const QRegularExpression html(QStringLiteral("<[a-zA-Z/][^>]*>|!\\[|&[a-z]+;"));
        for (const EmbeddedFile& topic : manual::topics()) {
            const QString text = QString::fromStdString(std::string(topic.text()));
            QVERIFY2(!html.match(text).hasMatch(), qPrintable(html.match(text).captured()));
        }
    }
};

ROSA_TEST(TestTopics)
#include "tst_topics.moc"
