#include "app/engine/common/json_lines.h"

#include <iostream>

#include <nlohmann/json.hpp>

#include "core/base/bind/json.h"
#include "core/base/standard_output.h"
#include "core/base/text/printable.h"

namespace rosa::engine {

void printJsonLine(const nlohmann::ordered_json& object)
{
    std::cout << printableJson(object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)) << '\n';
    flushOutput();
}

void printReport(const protocol::Report& report) { printJsonLine(bind::toJson(report)); }

nlohmann::ordered_json numberOrNull(const std::optional<double>& value)
{
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

}  // namespace rosa::engine
