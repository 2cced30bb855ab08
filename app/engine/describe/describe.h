/// The catalogue for people and for programs; `rosa describe` prints it.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/catalog/catalogue.h"

namespace rosa::engine {

// For people: text of several lines.
std::string describeAll(const catalog::Catalogue& catalogue);
std::string describeMethods(const catalog::Catalogue& catalogue);
std::string describeEncoders(const catalog::Catalogue& catalogue);
std::string describeParameters(const catalog::Catalogue& catalogue);
/// Of the methods that train: what each preset sets for all data sets, and what it sets otherwise for single ones.
std::string describePresets(const catalog::Catalogue& catalogue);
std::string describe(const catalog::Catalogue& catalogue, const catalog::Method& method);
std::string describe(const catalog::Encoder& encoder);
/// With the value in every preset and where it comes from.
std::string describe(const catalog::Catalogue& catalogue, const catalog::Parameter& parameter);

// For programs: the same as objects.
nlohmann::ordered_json toJson(const catalog::Method& method);
nlohmann::ordered_json toJson(const catalog::Encoder& encoder);
nlohmann::ordered_json toJson(const catalog::Parameter& parameter);
nlohmann::ordered_json toJson(const catalog::Protocol& protocol);
nlohmann::ordered_json toJson(const catalog::Preset& preset);

}  // namespace rosa::engine
