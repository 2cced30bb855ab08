/// Parameters of a run: values described in core/base/bind, in groups.
#pragma once

#include <string>
#include <vector>

#include "core/base/bind/parameter.h"

namespace rosa::catalog {

using bind::briefPattern;
using bind::checkValue;
using bind::Choice;
using bind::expectation;
using bind::Parameter;
using bind::parseValue;
using bind::toText;
using bind::Value;
using bind::ValueType;

/// Parameters of one options struct (options/fields.h), referenced by methods and encoders; static lifetime.
using Group = const std::vector<Parameter>*;

/// nearestName() (core/base/text/nearest.h) among parameter keys; the group may be missing or wrong: "temprature" finds "loss.temperature".
std::string nearestKey(const std::string& text, const std::vector<std::string>& keys);

}  // namespace rosa::catalog
