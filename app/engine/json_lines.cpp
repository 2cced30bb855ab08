#include "app/engine/json_lines.h"

#include <iostream>

#include <nlohmann/json.hpp>

namespace rosa::engine {

void printJsonLine(const nlohmann::ordered_json& object)
{
    std::cout << object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << std::endl;
}

nlohmann::ordered_json numberOrNull(const std::optional<double>& value)
{
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

}  // namespace rosa::engine
