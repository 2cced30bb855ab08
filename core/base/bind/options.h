/// Bound structs as options of a command or a recipe: "--datasets cora,citeseer --quick 1".
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/bind/fields.h"

namespace rosa::bind {

/// The name of an option without dashes: "sampler-seed" for the key sampler_seed.
std::string optionName(const Field& field);
/// The name that the option had in earlier versions; "" if it has always had its name.
std::string formerOptionName(const Field& field);

/// Placeholder of the value in a usage line: "N", "NAME[,…]", "0|1"; of a choice without one its values, "up|down".
std::string valueText(const Field& field);

/// Names and values of all options that differ from their defaults, in the order of the fields. Positional fields are left out. Several
/// values are joined by commas, or are several options; a flag that is set has the value "1".
std::vector<std::pair<std::string, std::string>> optionsOf(const Record& record, const void* object);

/// The same as words of a command line of `rosa`, where a flag has no value: {"--datasets", "cora", "--quick"}.
std::vector<std::string> wordsOf(const Record& record, const void* object);

/// Sets the fields for which `given` returns the value of the option of that name, or of its former name; values in lists may have blanks
/// around them. An Error names the option and what it expects.
Result<void> setOptions(const Record& record, void* object,
                        const std::function<std::optional<std::string>(const std::string& name)>& given);

/// Sets one field from the words of a command line: one for each of several values, or lists with commas.
Result<void> setOption(const Field& field, void* object, const std::vector<std::string>& words);

template <typename Options>
std::vector<std::pair<std::string, std::string>> optionsOf(const Options& options)
{
    return optionsOf(fieldsOf<Options>(), &options);
}

template <typename Options>
std::vector<std::string> wordsOf(const Options& options)
{
    return wordsOf(fieldsOf<Options>(), &options);
}

}  // namespace rosa::bind
