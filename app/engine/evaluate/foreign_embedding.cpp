#include "app/engine/evaluate/foreign_embedding.h"

#include <array>

#include <nlohmann/json.hpp>

#include "core/base/hash.h"
#include "core/data/arrays/npy.h"
#include "core/record/run_folder.h"
#include "core/record/run_writer.h"

namespace rosa::engine {

namespace {

Result<void> fill(record::RunWriter& writer, const ForeignEmbedding& embedding, const record::Evaluation& evaluation)
{
    const std::array<std::int64_t, 2> shape{embedding.dataset.graph.nodeCount(), embedding.width};
    ROSA_TRY_ASSIGN(const auto digest, writer.writeFile(record::kEmbedding, data::npyBytes<float>(embedding.values, shape)));
    const nlohmann::ordered_json origin{{"file", embedding.file}, {"sha256", digest}, {"width", embedding.width}};
    ROSA_TRY(writer.putDocument(kForeignEmbedding, origin.dump()));
    ROSA_TRY(writer.addEvent(0, "imported", origin.dump()));
    ROSA_TRY(record::putEvaluation(writer, evaluation, record::kOwnEvaluation));
    return writer.setState(record::RunState::Finished);
}

}  // namespace

Result<std::string> recordEmbedding(const std::filesystem::path& store, const catalog::Configuration& configuration,
                                    const ForeignEmbedding& embedding, const record::Evaluation& evaluation)
{
    record::RunOrigin origin;
    origin.name = embedding.name;
    origin.group = embedding.name;
    origin.datasetHash = data::contentHash(embedding.dataset);
    ROSA_TRY_ASSIGN(auto writer, record::RunWriter::create(store, configuration, origin, {"loss"}));
    if (const auto filled = fill(*writer, embedding, evaluation); !filled) {
        static_cast<void>(writer->setState(record::RunState::Failed, filled.error().message));
        return filled.error();
    }
    return writer->id();
}

}  // namespace rosa::engine
