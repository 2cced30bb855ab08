#include "core/store/turn.h"

#include <set>
#include <tuple>

#include <nlohmann/json.hpp>

#include "core/base/json_text.h"
#include "core/protocol/request.h"

namespace rosa::store {

std::vector<Turn> turnsAmong(const std::vector<record::RunEvent>& events)
{
    std::vector<Turn> turns;
    std::set<std::tuple<int, std::string, std::string>> known;
    for (const record::RunEvent& event : events) {
        if (event.kind != protocol::SetParameter::kVerb) continue;
        const auto detail = jsonOrNull<nlohmann::json>(event.detail);
        if (!detail.is_object()) continue;
        const auto key = detail.find("key");
        const auto value = detail.find("value");
        if (key == detail.end() || value == detail.end() || !key->is_string() || !value->is_string()) continue;
        Turn turn{event.epoch, key->get<std::string>(), value->get<std::string>()};
        if (known.emplace(turn.epoch, turn.key, turn.value).second) turns.push_back(std::move(turn));
    }
    return turns;
}

}  // namespace rosa::store
