#include "core/learn/training/answers.h"

#include <nlohmann/json.hpp>

#include "core/learn/evaluation/evaluation.h"
#include "core/learn/inspection/batch_matrix.h"
#include "core/learn/inspection/inspection.h"
#include "core/learn/inspection/pair_ranking.h"
#include "core/learn/projection/pca.h"
#include "core/protocol/answer.h"

namespace rosa::learn {

namespace {

using Json = nlohmann::json;

Result<std::string> answerTo(const protocol::Inspect& question, const Moment& moment)
{
    ROSA_TRY_ASSIGN(const auto inspection, inspectNodes(moment, question));
    return protocol::toJson(inspection);
}

Result<std::string> answerTo(const protocol::Batch& question, const Moment& moment)
{
    ROSA_TRY_ASSIGN(const auto matrix, batchMatrix(moment, question));
    return protocol::toJson(matrix);
}

Result<std::string> answerTo(const protocol::Worst& question, const Moment& moment)
{
    ROSA_TRY_ASSIGN(const auto ranking, worstPairs(moment, question));
    return protocol::toJson(ranking);
}

Result<std::string> answerTo(const protocol::Project&, const Moment& moment)
{
    ROSA_TRY_ASSIGN(const auto embedding, embeddingFrom(moment.method.embed()));
    ROSA_TRY_ASSIGN(const auto projected, pca(*embedding, 2));
    Json layout = Json::array();
    for (std::size_t i = 0; i < projected.scores.size(); i += 2)
        layout.push_back({projected.scores[i], projected.scores[i + 1]});
    return Json({{"epoch", moment.epoch}, {"kind", "pca"}, {"layout", layout}}).dump();
}

}  // namespace

Result<Moment> Answers::momentOf(int epoch, const std::optional<Moment>& current)
{
    if (current && (epoch < 0 || epoch == current->epoch)) return *current;
    if (!m_stored) {
        ROSA_TRY_ASSIGN(auto stored, StoredRun::open(m_place));
        m_stored = std::move(stored);
    }
    return m_stored->at(epoch < 0 ? kKeptModel : epoch);
}

Result<void> Answers::warmUp()
{
    const auto moment = momentOf(kKeptModel, std::nullopt);
    return moment ? Result<void>() : moment.error();
}

Result<std::string> Answers::textFor(const protocol::ReceivedRequest& received, const std::optional<Moment>& current)
{
    if (!received.request) return received.request.error();
    const auto* const question = std::get_if<protocol::Question>(&*received.request);
    if (!question) return protocol::notAQuestion();
    return std::visit(
        [&](const auto& one) -> Result<std::string> {
            ROSA_TRY_ASSIGN(const auto moment, momentOf(one.epoch, current));
            return answerTo(one, moment);
        },
        *question);
}

Result<void> Answers::answer(const protocol::ReceivedRequest& received, const std::optional<Moment>& current)
{
    const auto answer = textFor(received, current);
    const std::string text = answer ? *answer : protocol::toJson(answer.error());
    ROSA_TRY(protocol::writeAnswer(m_place.folder(), received.id, text));
    if (!answer) return answer.error().within("request %1", received.verb);
    return {};
}

}  // namespace rosa::learn
