/// Files of run folders: checkpoints, requests, answers, evaluations, snapshots, the record itself.
#include <array>
#include <cstring>
#include <fstream>

#include "core/base/check.h"
#include "core/base/files.h"
#include "core/catalog/configuration.h"
#include "core/protocol/batch_matrix.h"
#include "core/protocol/inbox.h"
#include "core/protocol/inspection.h"
#include "core/protocol/layout.h"
#include "core/protocol/pair_ranking.h"
#include "core/record/evaluation.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"
#include "core/record/snapshot_codec.h"
#include "core/record/tensor_header.h"
#include "core/store/summary.h"
#include "core/store/turn.h"
#include "tests/fuzz/framed_folder.h"
#include "tests/fuzz/targets.h"

namespace rosa::fuzz {

using namespace protocol;
using namespace record;
using namespace store;
namespace fs = std::filesystem;

namespace {

PairSnapshot somePair()
{
    PairSnapshot pair;
    pair.rowNodes = {4, 2};
    pair.columnNodes = {7};
    pair.cost = {0.5f, 1.5f};
    pair.rescale = {1, 2};
    pair.plan = {0.25f, 0.75f};
    pair.rowWeights = {0.5f, 0.5f};
    pair.columnWeights = {1};
    return pair;
}

/// Round trip of an answer, if it can be read.
template <typename T>
void roundTrip(const Result<T>& read)
{
    if (read) static_cast<void>(toJson(*read));
}

std::string someEvaluation()
{
    Evaluation evaluation;
    evaluation.card.id = "cv-10-90";
    evaluation.card.splits = 2;
    evaluation.accuracies = {0.75, 1.0};
    evaluation.perClass = {{0, "left", 1.0, 0.75, 0.857, 4}, {1, "right", 0.8, 1.0, 0.889, 4}};
    evaluation.confusion = {3, 1, 0, 4};
    return toJson(evaluation);
}

/// The record of a short run, in a single file.
Bytes someRecord()
{
    const fs::path store = scratch() / "store";
    fs::create_directories(store);
    const auto configuration = catalog::Configuration::resolve(catalog::makeCatalogue(), {}).value();
    auto writer = RunWriter::create(store, configuration, {}, {"loss", "gap"}).value();
    for (int epoch = 1; epoch <= 3; ++epoch)
        if (!writer->appendEpoch(epoch, std::array{1.0 / epoch, 0.5})) return {};
    bool good = writer->addEvent(2, "set", R"({"key":"transport.lambda","value":"40"})").ok();
    good = good && writer->addSnapshot(somePair()) && writer->putDocument("evaluation", someEvaluation());
    good = good && writer->putBlob("predictions", 0, bytesOf("abcd")) && writer->setLive("{}");
    good = good && writer->writeCheckpoint(3, bytesOf("state")) && writer->setState(RunState::Finished);
    const fs::path copy = scratch() / "record.sqlite";
    fs::remove(copy);
    auto reader = RunReader::open(store, writer->id()).value();
    if (!good || !reader->exportTo(copy)) return {};
    return readFile(copy).value();
}

/// All queries of a reader.
void readAll(RunReader& reader)
{
    static_cast<void>(reader.info().ok());
    if (const auto metrics = reader.metrics())
        for (const std::string& metric : *metrics) static_cast<void>(reader.curve(metric).ok());
    if (const auto events = reader.events()) static_cast<void>(turnsAmong(*events));
    if (const auto epochs = reader.snapshotEpochs())
        for (const int epoch : *epochs) static_cast<void>(reader.snapshots(epoch).ok());
    if (const auto names = reader.documentNames())
        for (const std::string& name : *names) static_cast<void>(reader.document(name).ok());
    if (const auto names = evaluationDocuments(reader))
        for (const std::string& name : *names) static_cast<void>(readEvaluation(reader, name).ok());
    for (const char* kind : {"predictions", "layout"})
        if (const auto numbers = reader.blobSequences(kind))
            for (const std::int64_t number : *numbers) static_cast<void>(reader.blob(kind, number).ok());
    static_cast<void>(reader.live().ok());
    static_cast<void>(reader.checkpoints().ok());
    static_cast<void>(reader.files().ok());
}

}  // namespace

void runCheckpoint(std::span<const std::byte> bytes)
{
    // The input consists of header, marker and data, without the length field, which most mutations would invalidate.
    const auto parts = unframed(bytes, 2);
    const std::string header(parts[0].value_or(""));
    const std::uint64_t length = header.size();
    Bytes file(sizeof length);
    std::memcpy(file.data(), &length, sizeof length);
    for (const auto& part : parts) {
        const Bytes more = bytesOf(part.value_or(""));
        file.insert(file.end(), more.begin(), more.end());
    }
    static_cast<void>(parseTensorHeader(file, "c").ok());
    static_cast<void>(parseTensorHeader(bytes, "c").ok());
}

std::vector<Bytes> seedsOfCheckpoint()
{
    const std::string header = R"({"__metadata__":{"epoch":"3"},"a":{"dtype":"F32","shape":[1,2],"data_offsets":[0,8]},)"
                               R"("b":{"dtype":"I64","shape":[],"data_offsets":[8,16]}})";
    return {framed({header, std::string(16, '\1')})};
}

void runInbox(std::span<const std::byte> bytes)
{
    static FramedFolder folder("run", {"inbox/1.json", "inbox/2.json"});
    folder.write(bytes);
    Inbox inbox(folder.path());
    std::vector<Error> problems;
    for (const ReceivedRequest& received : inbox.take(&problems)) {
        if (!received.request) continue;
        const auto again = requestFromJson(toJson(*received.request, received.id));
        ROSA_CHECK(again && again->request && *again->request == *received.request, "a request is written as it was read");
    }
    std::error_code none;
    fs::remove_all(folder.path() / "inbox" / "rejected", none);
}

std::vector<Bytes> seedsOfInbox()
{
    return {framed({std::string(R"({"id":"a-1","verb":"set","key":"transport.lambda","value":"5"})"),
                    std::string(R"({"verb":"inspect","arguments":"{\"first\":3}"})")}),
            framed({std::string(R"({"verb":"batch","arguments":"{\"nodes\":[3,4],\"draw\":7}"})"),
                    std::string(R"({"verb":"worst","arguments":"{\"class\":\"left\",\"epoch\":4}"})")})};
}

void runAnswers(std::span<const std::byte> bytes)
{
    const std::string text(textOf(bytes));
    roundTrip(inspectionFromJson(text));
    roundTrip(batchMatrixFromJson(text));
    roundTrip(pairRankingFromJson(text));
    roundTrip(layoutFromJson(text));
}

std::vector<Bytes> seedsOfAnswers()
{
    Inspection inspection;
    inspection.pair = somePair();
    inspection.exactPlan = {0.5f, 0.5f};
    BatchMatrix batch;
    batch.centres = {3, 5};
    batch.classes = {0, -1};
    batch.classNames = {"a"};
    batch.inter = batch.intraFirst = batch.intraSecond = {1, 2, 3, 4};
    batch.weight = std::vector<float>(8, 0.25f);
    PairRanking ranking;
    ranking.pairs = {{3, 1, 0.5}, {4, -1, 0.25}};
    Layout layout;
    layout.kind = "tsne";
    layout.points = {1, 2, 3, 4};
    layout.settings = TsneSettings();
    return {bytesOf(toJson(inspection)), bytesOf(toJson(batch)), bytesOf(toJson(ranking)), bytesOf(toJson(layout)),
            bytesOf(R"({"error":"no"})")};
}

void runEvaluation(std::span<const std::byte> bytes) { roundTrip(evaluationFromJson(std::string(textOf(bytes)))); }

std::vector<Bytes> seedsOfEvaluation()
{
    return {bytesOf(someEvaluation()),
            bytesOf(R"({"protocol":"x","description":"y","accuracies":[0.5],"accuracy_mean":0.5,"accuracy_std":0})")};
}

void runSnapshot(std::span<const std::byte> bytes)
{
    if (const auto pair = decodeSnapshot(bytes)) static_cast<void>(isConsistent(*pair) && encodeSnapshot(*pair).empty());
}

std::vector<Bytes> seedsOfSnapshot()
{
    PairSnapshot padded = somePair();
    padded.padding = {0, 3};
    for (auto* matrix : {&padded.cost, &padded.rescale, &padded.plan}) matrix->resize(4, 1);
    padded.columnWeights = {0.5f, 0.5f};
    return {encodeSnapshot(somePair()), encodeSnapshot(padded)};
}

void runRecord(std::span<const std::byte> bytes)
{
    static FramedFolder folder("record", {"run.sqlite"});
    std::error_code none;
    for (const char* beside : {"run.sqlite-wal", "run.sqlite-shm", "run.sqlite-journal"})
        fs::remove(folder.path() / beside, none);
    folder.write(bytes);
    if (const auto reader = RunReader::openFolder(folder.path())) readAll(**reader);
    static_cast<void>(summarise(folder.path(), false));
}

std::vector<Bytes> seedsOfRecord() { return {someRecord()}; }

}  // namespace rosa::fuzz
