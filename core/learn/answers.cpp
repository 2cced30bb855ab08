#include "core/learn/answers.h"

#include <nlohmann/json.hpp>

#include "core/base/files.h"
#include "core/learn/evaluation.h"
#include "core/learn/inspection.h"
#include "core/learn/pca.h"

namespace rosa::learn {

namespace {

using Json = nlohmann::json;

Result<std::string> answerText(const record::Request& request, TrainingMethod& method,
                               const catalog::Configuration& configuration, const Nodes& nodes, int epoch)
{
    const Json arguments = Json::parse(request.arguments, nullptr, false);
    if (!arguments.is_object()) return badInput("its arguments are not a JSON object");
    try {
        if (request.verb == "inspect") {
            const int first = arguments.at("first");
            const PairRequest pair{first, arguments.value("second", first), arguments.value("draw", 0u)};
            const auto inspection = inspectNodes(method, configuration, nodes.dataset, nodes.training, pair, epoch);
            if (!inspection) return inspection.error();
            return record::toJson(*inspection);
        }
        if (request.verb == "project" && arguments.value("kind", "pca") == "pca") {
            const auto embedding = embeddingFrom(method.embed());
            if (!embedding) return embedding.error();
            const auto projected = pca(**embedding, 2);
            if (!projected) return projected.error();
            Json layout = Json::array();
            for (std::size_t i = 0; i < projected->scores.size(); i += 2)
                layout.push_back({projected->scores[i], projected->scores[i + 1]});
            return Json({{"epoch", epoch}, {"kind", "pca"}, {"layout", layout}}).dump();
        }
    } catch (const Json::exception& problem) {
        return badInput(std::string("its arguments do not fit: ") + problem.what());
    }
    return badInput("an engine answers inspect and project (kind pca) requests");
}

}  // namespace

Result<void> answerRequest(const std::filesystem::path& runFolder, const record::Request& request, TrainingMethod& method,
                           const catalog::Configuration& configuration, const Nodes& nodes, int epoch)
{
    const std::filesystem::path folder = runFolder / "answers";
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) return failed(folder.string() + ": cannot be made: " + problem.message());
    const auto answer = answerText(request, method, configuration, nodes, epoch);
    const std::string text = answer ? *answer : Json({{"error", answer.error().message}}).dump();
    ROSA_TRY(writeFileAtomically(folder / (request.id + ".json"), text));
    if (!answer) return answer.error().within("request " + request.verb);
    return {};
}

}  // namespace rosa::learn
