/// Options of commands from the bindings of a struct (core/base/bind/fields.h).
#pragma once

#include <string>
#include <type_traits>

#include <CLI/CLI.hpp>

#include "core/base/bind/options.h"

namespace rosa::engine {

/// The check of one value of a field, as an option of its own has it.
CLI::Validator fits(const bind::Field& field);

/// An option, or an argument in capitals for a positional field, that sets the field of `object`, which outlives the command. `help`
/// replaces that of the field.
CLI::Option* addOption(CLI::App& command, const bind::Field& field, void* object, const std::string& help = {});

/// The option of one member; `options` may be derived from the struct that binds it.
template <typename Options, typename Member>
CLI::Option* addOption(CLI::App& command, std::type_identity_t<Options>& options, Member Options::*member,
                       const std::string& help = {})
{
    return addOption(command, bind::fieldOf(member), &options, help);
}

/// Options for all fields, in their order.
template <typename Options>
void addOptions(CLI::App& command, Options& options)
{
    for (const bind::Field& field : bind::fieldsOf<Options>().all()) addOption(command, field, &options);
}

}  // namespace rosa::engine
