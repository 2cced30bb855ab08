/// The catalogue as text and as JSON, for `rosa describe`.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/catalog/catalogue.h"

namespace rosa::engine {

// As text of several lines.
std::string describeAll(const catalog::Catalogue& catalogue);
std::string describeMethods(const catalog::Catalogue& catalogue);
std::string describeEncoders(const catalog::Catalogue& catalogue);
std::string describeParameters(const catalog::Catalogue& catalogue);
/// Presets of the methods that train: their values for all data sets, and different values for individual data sets.
std::string describePresets(const catalog::Catalogue& catalogue);
std::string describeProtocols(const catalog::Catalogue& catalogue);
std::string describe(const catalog::Catalogue& catalogue, const catalog::Method& method);
std::string describe(const catalog::Encoder& encoder);
/// Includes the value in each preset with its source.
std::string describe(const catalog::Catalogue& catalogue, const catalog::Parameter& parameter);

// As JSON objects.
nlohmann::ordered_json toJson(const catalog::Method& method);
nlohmann::ordered_json toJson(const catalog::Encoder& encoder);
nlohmann::ordered_json toJson(const catalog::Parameter& parameter);
nlohmann::ordered_json toJson(const catalog::Protocol& protocol);
nlohmann::ordered_json toJson(const catalog::Preset& preset);

}  // namespace rosa::engine
