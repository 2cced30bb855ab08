/// Texts: splits, JSON, configurations, transport problems and lessons.
#include <cstdlib>

#include "core/base/json_text.h"
#include "core/catalog/configuration.h"
#include "core/data/import/embedding_file.h"
#include "core/data/split_file.h"
#include "core/lab/embedded_lessons.h"
#include "core/lab/lesson.h"
#include "core/lab/lesson_numbers.h"
#include "core/lab/problem_toml.h"
#include "tests/fuzz/framed_folder.h"
#include "tests/fuzz/targets.h"

namespace rosa::fuzz {

void runSplits(std::span<const std::byte> bytes)
{
    static FramedFolder folder(".", {"splits.json"});
    folder.write(bytes);
    static_cast<void>(data::readSplitFile(folder.path() / "splits.json", 5).ok());
}

std::vector<Bytes> seedsOfSplits()
{
    return {
        bytesOf(R"({"format":"rosa-splits","version":1,"dataset":"cora","dataset_hash":"ab","nodes":5,)"
                R"("splits":[{"name":"a","train":[0,1],"validation":[2],"test":[3]},{"train":[4],"test":[0]}],"x":[{}]})")};
}

void runEmbedding(std::span<const std::byte> bytes)
{
    static FramedFolder folder(".", {"rows.csv", "rows.emb"});
    static const data::Dataset dataset = [] {
        data::Dataset made;
        made.graph = graph::Graph::undirected(3, {{0, 1}}).value();
        made.nodeNames = {"ann", "bob", "2"};
        return made;
    }();
    folder.write(bytes);
    for (const char* name : {"rows.csv", "rows.emb"})
        static_cast<void>(data::readEmbeddingFile(folder.path() / name, dataset).ok());
}

std::vector<Bytes> seedsOfEmbedding()
{
    return {framed({"id,x,y\nbob,1,2\nann,3,4\n2,5,6\n", "3 2\n1 0.5 1\n0 2 3\n2 nan 5\n"}),
            framed({"\"ann\",1\n1,2\n2,3\n", "0.5 1\n2 3\n4 5\n"})};
}

void runJson(std::span<const std::byte> bytes)
{
    using Json = nlohmann::ordered_json;
    const auto json = parseJson<Json>(textOf(bytes));
    if (!json) return;
    static_cast<void>(wholeNumber<int>(*json));
    const Json copy = *json;
    static_cast<void>(copy == *json);
    static_cast<void>(copy.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::vector<Bytes> seedsOfJson()
{
    return {bytesOf(R"({"a":[1,-2,2.5e10,null,true,"x\u00e4"],"b":{"c":[[[]]]}})"), bytesOf("[1e300,18446744073709551615]")};
}

void runToml(std::span<const std::byte> bytes)
{
    static const catalog::Catalogue catalogue = catalog::makeCatalogue();
    const std::string text(textOf(bytes));
    static_cast<void>(catalog::Configuration::selectionFromToml(catalogue, text, "a.toml").ok());
    const auto made = catalog::Configuration::fromToml(catalogue, text, "a.toml");
    if (made) static_cast<void>(made->toToml());
}

std::vector<Bytes> seedsOfToml()
{
    static const catalog::Catalogue catalogue = catalog::makeCatalogue();
    return {
        bytesOf(catalog::Configuration::resolve(catalogue, {}).value().toToml()),
        bytesOf(
            "[run]\nseed = \"18446744073709551615\"\n[transport]\nlambda = 33.5 # own\n[x]\na = {b = [1, '''t'''], c.d = "
            "1979-05-27T07:32:00Z}\n")};
}

void runProblem(std::span<const std::byte> bytes)
{
    const auto problem = lab::problemFromToml(std::string(textOf(bytes)), "a.toml");
    if (!problem) return;
    const std::string text = lab::toToml(*problem);
    // What is saved can be opened, and is the same problem.
    const auto back = lab::problemFromToml(text, "b.toml");
    if (!back || lab::toToml(*back) != text) std::abort();
}

std::vector<Bytes> seedsOfProblem()
{
    const std::string head = "rosa_transport = 1\ntitle = \"a\"\n";
    return {
        bytesOf(
            head +
            "[clouds]\nrows = [[0, 0], [1.5, -2e3]]\ncolumns = [[0, 1]]\n[cost]\nground = \"squared\"\n[weights]\nrule = "
            "\"views\"\nrows = [0.5, 0.5]\n[solve]\nvariant = \"sliced\"\nangle = 30\ndirections = 7\n"),
        bytesOf(
            head +
            "[graph]\nnodes = [[0, 0], [1, 0], [2, 1]]\nedges = [[0, 1], [1, 2]]\nrows = [0, 1]\ncolumns = [2]\nsmoothing = "
            "2\n[cost]\nrescale = true\ntemperature = 2\n[labels]\nrows = [\"a\", \"b\"]\n[solve]\nlambda = 5\n"),
        bytesOf(
            head +
            "[matrix]\ncost = [[0, 1], [1, 0]]\nhops = [[0, 1], [1, 0]]\nrow_places = [[0, 0], [0, 1]]\nrow_edges = [[0, "
            "1]]\n[classes]\nrows = [0, -1]\ncolumns = [0, 1]\nnames = [\"a\", \"b\"]\n[solve]\nvariant = \"hand\"\nplan = "
            "[[0.5, 0], [0, 0.5]]\narithmetic = \"single\"\nhalf_sweeps = 3\ntolerance = 1e-6\nrho = 0.5\n"),
    };
}

void runLesson(std::span<const std::byte> bytes)
{
    const auto lesson = lab::lessonFromToml(std::string(textOf(bytes)), "a.toml");
    if (!lesson) return;
    for (const lab::LessonStep& step : lesson->steps) {
        static_cast<void>(lab::numbersOf(step));
        for (const auto& [language, words] : step.text.all()) static_cast<void>(lab::numbersIn(words, language));
    }
}

std::vector<Bytes> seedsOfLesson()
{
    std::vector<Bytes> seeds;
    for (const EmbeddedFile& file : lab::embeddedLessons()) seeds.push_back(bytesOf(file.text()));
    return seeds;
}

}  // namespace rosa::fuzz
