#include "core/record/evaluation.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include <nlohmann/json.hpp>

#include "core/base/hash.h"
#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/base/message_json.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"

namespace rosa::record {

namespace {

using Json = nlohmann::ordered_json;

static_assert(std::endian::native == std::endian::little, "the record's numbers are little-endian");

const std::string kOtherEvaluation = "evaluation:";

/// "predictions" for "evaluation", "predictions:X" for "evaluation:X".
std::string predictionsKind(const std::string& document)
{
    return "predictions" + document.substr(std::strlen(kOwnEvaluation));
}

Json jsonOf(const EvaluationCard& card)
{
    return {{"id", card.id},
            {"text", card.text.text()},
            {"metric", card.metric},
            {"selection", card.selection},
            {"test_use", card.testUse},
            {"split_seed", card.splitSeed},
            {"probe_seed", card.probeSeed},
            {"splits", card.splits},
            {"dataset_hash", card.datasetHash},
            {"split_kind", card.splitKind},
            {"splits_hash", card.splitsHash},
            {"probe", card.probe},
            {"grid", card.grid},
            {"fix_ups", card.fixUps},
            {"setting", card.setting},
            {"measured_in", card.measuredIn}};
}

EvaluationCard cardOf(const Json& json)
{
    EvaluationCard card;
    card.id = json.at("id");
    static_cast<void>(json.at("text").get<std::string>());  // it must be there
    card.text = messageIn(json, "text");
    card.metric = json.value("metric", card.metric);
    card.selection = json.at("selection");
    card.testUse = json.at("test_use");
    card.splitSeed = wholeIn<std::uint64_t>(json.at("split_seed"));
    card.probeSeed = wholeIn<std::uint64_t>(json.at("probe_seed"));
    card.splits = wholeIn<int>(json.at("splits"));
    for (const auto& [key, field] : {std::pair{"dataset_hash", &card.datasetHash},
                                     {"split_kind", &card.splitKind},
                                     {"splits_hash", &card.splitsHash},
                                     {"probe", &card.probe},
                                     {"grid", &card.grid},
                                     {"setting", &card.setting},
                                     {"measured_in", &card.measuredIn}})
        *field = json.value(key, std::string());
    card.fixUps = json.value("fix_ups", std::vector<std::string>());
    return card;
}

/// Confusion matrix as an array of rows.
Json rowsOf(const std::vector<std::int64_t>& confusion, std::size_t classes)
{
    Json rows = Json::array();
    for (std::size_t row = 0; row < classes; ++row) {
        const auto begin = confusion.begin() + static_cast<std::ptrdiff_t>(row * classes);
        rows.push_back(std::vector<std::int64_t>(begin, begin + static_cast<std::ptrdiff_t>(classes)));
    }
    return rows;
}

Result<void> readClasses(const Json& json, Evaluation& evaluation)
{
    for (const Json& entry : json.at("per_class")) {
        ClassReport report;
        report.ofClass = wholeIn<int>(entry.at("class"));
        report.name = entry.at("name");
        report.precision = entry.at("precision");
        report.recall = entry.at("recall");
        report.f1 = entry.at("f1");
        report.support = wholeIn<std::int64_t>(entry.at("support"));
        evaluation.perClass.push_back(std::move(report));
    }
    const Json& rows = json.at("confusion");
    const std::size_t classes = evaluation.perClass.size();
    for (const Json& counts : rows) {
        const auto row = wholesIn<std::int64_t>(counts);
        if (row.size() != classes || rows.size() != classes)
            return badInput("evaluation: confusion is not a %1 × %1 matrix", classes);
        evaluation.confusion.insert(evaluation.confusion.end(), row.begin(), row.end());
    }
    const Json& pooled = json.contains("macro_f1_pooled") ? json.at("macro_f1_pooled") : json.at("macro_f1");
    evaluation.pooledMacroF1 = pooled;
    if (json.contains("macro_f1_split_mean")) evaluation.splitMeanMacroF1 = json.at("macro_f1_split_mean").get<double>();
    return {};
}

}  // namespace

std::string evaluationDocument(const EvaluationCard& card)
{
    Json settings = jsonOf(card);
    settings.erase("text");  // texts may change between versions
    for (const char* key : {"metric", "test_use", "split_kind", "probe", "grid", "fix_ups", "setting", "measured_in"})
        settings.erase(key);
    // Other splits follow from seed and data set; omitting it keeps the names of older versions.
    if (card.splitKind != "imported") settings.erase("splits_hash");
    Sha256 hash;
    hash.add(settings.dump());
    return kOtherEvaluation + card.id + "-" + hash.hex().substr(0, 8);
}

std::string whyNotComparable(const EvaluationCard& one, const EvaluationCard& other)
{
    const auto differ = [](const char* what, const std::string& a, const std::string& b) {
        return a.empty() || b.empty() || a == b ? std::string()
                                                : std::string("different ") + what + " (" + a + " and " + b + ")";
    };
    const auto numbers = [&](const char* what, std::uint64_t a, std::uint64_t b) {
        return differ(what, std::to_string(a), std::to_string(b));
    };
    const auto content = [](const char* what, const std::string& a, const std::string& b) {
        return a.empty() || b.empty() || a == b ? std::string() : std::string("different ") + what;
    };
    for (const std::string& reason :
         {content("data set content", one.datasetHash, other.datasetHash), differ("protocol", one.id, other.id),
          differ("part of the data", one.measuredIn, other.measuredIn), differ("setting", one.setting, other.setting),
          differ("kind of splits", one.splitKind, other.splitKind),
          differ("number of splits", std::to_string(one.splits), std::to_string(other.splits)),
          numbers("split seed", one.splitSeed, other.splitSeed), content("splits", one.splitsHash, other.splitsHash)})
        if (!reason.empty()) return reason;
    if (one.probe == kOwnClasses || other.probe == kOwnClasses) return {};  // without a probe there is nothing to compare
    for (const std::string& reason :
         {differ("choice of C or epoch", one.selection, other.selection), differ("grid", one.grid, other.grid),
          numbers("seed of the probe", one.probeSeed, other.probeSeed)})
        if (!reason.empty()) return reason;
    return {};
}

std::string toJson(const Evaluation& evaluation)
{
    Json json{{"protocol", evaluation.card.id},
              {"description", evaluation.card.text.text()},
              {"accuracies", evaluation.accuracies},
              {"accuracy_mean", evaluation.mean},
              {"accuracy_std", evaluation.deviation}};
    if (!evaluation.validation.empty()) json["validation"] = evaluation.validation;
    if (!evaluation.chosenC.empty()) json["chosen_c"] = evaluation.chosenC;
    if (!evaluation.chosenEpoch.empty()) json["chosen_epoch"] = evaluation.chosenEpoch;
    if (!evaluation.perClass.empty()) {
        json["macro_f1_pooled"] = evaluation.pooledMacroF1;
        if (evaluation.splitMeanMacroF1) json["macro_f1_split_mean"] = *evaluation.splitMeanMacroF1;
        json["per_class"] = Json::array();
        for (const ClassReport& report : evaluation.perClass)
            json["per_class"].push_back({{"class", report.ofClass},
                                         {"name", report.name},
                                         {"precision", report.precision},
                                         {"recall", report.recall},
                                         {"f1", report.f1},
                                         {"support", report.support}});
        json["confusion"] = rowsOf(evaluation.confusion, evaluation.perClass.size());
    }
    json["protocol_card"] = jsonOf(evaluation.card);
    putMessage(json["protocol_card"], "text", evaluation.card.text);
    json["seconds"] = evaluation.seconds;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Evaluation> evaluationFromJson(const std::string& text)
{
    try {
        const auto parsed = parseJson<Json>(text);
        if (!parsed) return parsed.error().within("evaluation");
        const Json& json = *parsed;
        Evaluation evaluation;
        evaluation.accuracies = json.at("accuracies").get<std::vector<double>>();
        if (json.contains("validation")) evaluation.validation = json.at("validation").get<std::vector<double>>();
        if (!evaluation.validation.empty() && evaluation.validation.size() != evaluation.accuracies.size())
            return badInput("evaluation: %1 validation scores for %2 splits", evaluation.validation.size(),
                            evaluation.accuracies.size());
        if (json.contains("chosen_c")) evaluation.chosenC = json.at("chosen_c").get<std::vector<double>>();
        if (json.contains("chosen_epoch")) evaluation.chosenEpoch = wholesIn<int>(json.at("chosen_epoch"));
        for (const std::size_t count : {evaluation.chosenC.size(), evaluation.chosenEpoch.size()})
            if (count > 0 && count != evaluation.accuracies.size())
                return badInput("evaluation: %1 choices of C or epoch for %2 splits", count, evaluation.accuracies.size());
        evaluation.mean = json.at("accuracy_mean");
        evaluation.deviation = json.at("accuracy_std");
        evaluation.seconds = json.value("seconds", 0.0);
        if (json.contains("protocol_card")) {
            evaluation.card = cardOf(json.at("protocol_card"));
        } else {
            evaluation.card.id = json.at("protocol");
            evaluation.card.text = Message::verbatim(json.at("description"));
            evaluation.card.splits = static_cast<int>(evaluation.accuracies.size());
        }
        if (json.contains("per_class")) ROSA_TRY(readClasses(json, evaluation));
        return evaluation;
    } catch (const nlohmann::json::exception& problem) {
        return badInput("evaluation: %1", jsonProblem(problem));
    }
}

Result<void> putEvaluation(RunWriter& writer, const Evaluation& evaluation, const std::string& document)
{
    ROSA_TRY(writer.putDocument(document, toJson(evaluation)));
    std::int64_t split = 0;
    for (const Predictions& predictions : evaluation.predictions)
        ROSA_TRY(writer.putBlob(predictionsKind(document), split++, std::as_bytes(std::span(predictions))));
    return writer.flush();
}

Result<std::vector<std::string>> evaluationDocuments(RunReader& reader)
{
    ROSA_TRY_ASSIGN(const auto names, reader.documentNames());
    std::vector<std::string> found;
    for (const std::string& name : names)
        if (name == kOwnEvaluation || name.starts_with(kOtherEvaluation)) found.push_back(name);
    std::stable_partition(found.begin(), found.end(), [](const std::string& name) { return name == kOwnEvaluation; });
    return found;
}

Result<std::optional<Evaluation>> readEvaluation(RunReader& reader, const std::string& document)
{
    ROSA_TRY_ASSIGN(const auto text, reader.document(document));
    if (!text) return std::optional<Evaluation>();
    ROSA_TRY_ASSIGN(auto evaluation, evaluationFromJson(*text));
    evaluation.document = document;
    return std::optional<Evaluation>(std::move(evaluation));
}

Result<std::optional<Predictions>> readPredictions(RunReader& reader, int split, const std::string& document)
{
    const std::string kind = predictionsKind(document);
    ROSA_TRY_ASSIGN(const auto bytes, reader.blob(kind, split));
    if (!bytes) return std::optional<Predictions>();
    const std::vector<std::byte>& content = *bytes;
    if (content.size() % sizeof(Predictions::value_type) != 0)
        return badInput("%1 of split %2: expected 16-bit classes, found %3 bytes", kind, split, content.size());
    Predictions predictions(content.size() / sizeof(Predictions::value_type));
    if (!predictions.empty()) std::memcpy(predictions.data(), content.data(), content.size());
    return std::optional<Predictions>(std::move(predictions));
}

}  // namespace rosa::record
