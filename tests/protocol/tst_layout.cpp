#include "core/protocol/layout.h"

#include <QtTest/QTest>

#include <cmath>

#include "core/base/files.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::protocol;

class TestLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void returnsWithFiveDigits()
    {
        const Layout layout{"tsne", 40, 250, 1.25, {}, {12.345678f, -0.00012345678f, 0, 1e-30f}, {}};
        const std::string text = toJson(layout);
        QCOMPARE(QString::fromStdString(text), QStringLiteral("{\"kind\":\"tsne\",\"epoch\":40,\"iteration\":250,"
                                                              "\"divergence\":1.25,\"layout\":"
                                                              "[[12.346,-0.00012346],[0,1e-30]]}"));
        const auto read = layoutFromJson(text);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QCOMPARE(read->kind, std::string("tsne"));
        QCOMPARE(read->epoch, 40);
        QCOMPARE(read->iteration, 250);
        QCOMPARE(read->divergence, 1.25);
        QVERIFY(read->points == std::vector<float>({12.346f, -0.00012346f, 0, 1e-30f}));
    }

    void pcaHasNoDivergence()
    {
        const auto read = layoutFromJson(toJson({"pca", 3, 0, std::nan(""), {0.5, 0.25}, {1, 2}, {}}));
        QVERIFY(std::isnan(read->divergence));
        QVERIFY(read->explained == std::vector<double>({0.5, 0.25}));
        QVERIFY(layoutFromJson(toJson({"pca", 3, 0, std::nan(""), {}, {}, {}}))->points.empty());
    }

    void settingsReturn()
    {
        const TsneSettings settings{30, 12, 250, 225.5, 1000, 7, true};
        const auto read = layoutFromJson(toJson({"tsne", 40, 250, 1.25, {}, {1, 2}, settings}));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QVERIFY(read->settings == settings);
        const auto old = layoutFromJson(R"({"kind":"tsne","epoch":1,"iteration":1,"divergence":1,"layout":[[1,2]]})");
        QVERIFY(old.ok() && !old->settings);
        const auto broken = layoutFromJson(
            R"({"kind":"tsne","epoch":1,"iteration":1,"divergence":1,"settings":{"perplexity":30},"layout":[[1,2]]})");
        QVERIFY(!broken.ok());
    }

    void brokenLinesAreRefused()
    {
        for (const char* line :
             {"", "[]", "{}", R"({"kind":"tsne","epoch":1,"iteration":1,"divergence":1,"layout":[[1,2],[3]]})",
              R"({"kind":"tsne","epoch":1,"iteration":1,"divergence":1,"layout":[[1,null]]})",
              R"({"kind":"tsne","epoch":1,"iteration":1,"divergence":1,"layout":7})",
              R"({"kind":"tsne","epoch":"x","iteration":1,"divergence":1,"layout":[]})"})
            QVERIFY2(!layoutFromJson(line).ok(), line);
    }

    void namesOfFiles()
    {
        const auto nameOf = [](const std::filesystem::path& path) { return path.lexically_relative("run").string(); };
        QCOMPARE(nameOf(layoutFile("run", "tsne", 7)), std::string("layouts/tsne-7.jsonl"));
        QCOMPARE(nameOf(layoutFile("run", "tsne", 7, 0)), std::string("layouts/tsne-7-epoch-0.jsonl"));
        QCOMPARE(nameOf(layoutFile("run", "pca", 7)), std::string("layouts/pca.jsonl"));
        QCOMPARE(nameOf(layoutFile("run", "pca", 7, 40)), std::string("layouts/pca-epoch-40.jsonl"));
    }

    void onlyWholeLinesCount()
    {
        const auto run = TemporaryFolder::make().value();
        const auto file = layoutFile(run.path(), "tsne", 1);
        QVERIFY(newestTsneFile(run.path()).empty());
        QVERIFY(!lastLayout(file).ok());
        std::filesystem::create_directories(file.parent_path());
        const std::string first = toJson({"tsne", 1, 10, 2, {}, {1, 2}, {}}) + "\n";
        const std::string second = toJson({"tsne", 1, 20, 1, {}, {3, 4}, {}}) + "\n";
        QVERIFY(writeFileAtomically(file, first).ok());
        QCOMPARE(lastLayout(file)->iteration, 10);
        QVERIFY(writeFileAtomically(file, first + second.substr(0, second.size() / 2)).ok());
        QCOMPARE(lastLayout(file)->iteration, 10);
        QVERIFY(writeFileAtomically(file, first + second).ok());
        QCOMPARE(lastLayout(file)->iteration, 20);
        QVERIFY(writeFileAtomically(file, second.substr(0, 5)).ok());
        QVERIFY(lastLayout(file).error().text().find("tsne-1.jsonl") != std::string::npos);
    }

    void theNewestFileOfTsne()
    {
        const auto run = TemporaryFolder::make().value();
        std::filesystem::create_directories(run.path() / "layouts");
        const auto now = std::filesystem::file_time_type::clock::now();
        const std::pair<const char*, int> files[] = {
            {"tsne-1.jsonl", 30}, {"tsne-2-epoch-4.jsonl", 10}, {"pca.jsonl", 0}, {"tsne-1-epoch-9.jsonl", 20}};
        for (const auto& [name, age] : files) {
            const auto path = run.path() / "layouts" / name;
            QVERIFY(writeFileAtomically(path, std::string("x\n")).ok());
            std::filesystem::last_write_time(path, now - std::chrono::seconds(age));
        }
        QCOMPARE(newestTsneFile(run.path()).filename().string(), std::string("tsne-2-epoch-4.jsonl"));
    }
};

ROSA_TEST(TestLayout)
#include "tst_layout.moc"
