/// JSON lines on standard output, for other programs, and values in them.
#pragma once

#include <optional>

#include <nlohmann/json_fwd.hpp>

#include "core/protocol/report.h"

namespace rosa::engine {

/// Writes the object as one line and flushes; keys keep their insertion order. Non-finite numbers become null, invalid UTF-8 becomes the
/// replacement character, and characters that steer a terminal are written as \uXXXX.
void printJsonLine(const nlohmann::ordered_json& object);

/// Writes what the window and other programs read while a command works.
void printReport(const protocol::Report& report);

/// null for nullopt.
nlohmann::ordered_json numberOrNull(const std::optional<double>& value);

}  // namespace rosa::engine
