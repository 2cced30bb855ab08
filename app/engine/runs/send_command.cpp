#include <iostream>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/common_options.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/runs/runs.h"
#include "core/base/text/joined.h"
#include "core/base/text/nearest.h"
#include "core/base/text/printable.h"
#include "core/catalog/configuration.h"
#include "core/protocol/inbox.h"

namespace rosa::engine {

namespace {

/// Live parameters of the method of the run.
std::vector<std::string> liveKeys(const CommandContext& context, const record::RunInfo& info)
{
    std::vector<std::string> keys;
    const catalog::Method* method = context.catalogue.method(info.method);
    for (const std::string& key : method ? method->parameters : std::vector<std::string>{})
        if (const catalog::Parameter* parameter = context.catalogue.parameter(key); parameter && parameter->live)
            keys.push_back(key);
    return keys;
}

/// Parses "key=value".
Result<protocol::SetParameter> parseSetting(const CommandContext& context, const record::RunInfo& info,
                                            const std::string& setting)
{
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos) return badInput("set: expected key=value, found \"%1\"", setting);
    const std::string key = setting.substr(0, equals);
    const catalog::Parameter* parameter = context.catalogue.parameter(key);
    const std::vector<std::string> live = liveKeys(context, info);
    const bool turnable = parameter && std::find(live.begin(), live.end(), key) != live.end();
    if (!turnable) {
        const std::string near = parameter ? "" : catalog::nearestKey(key, live);
        return badInput("%1; %2",
                        didYouMean(parameter ? Message("%1 cannot be changed while a run is training", key)
                                             : Message("unknown parameter \"%1\"", key),
                                   near),
                        live.empty()
                            ? Message("method %1 has no parameters that can be changed during training", info.method)
                            : Message("parameters that can be changed during training: %1", joined(live)));
    }
    ROSA_TRY_ASSIGN(const auto value, catalog::parseValue(*parameter, setting.substr(equals + 1)));
    return protocol::SetParameter{key, catalog::toText(value)};
}

Result<void> send(CommandContext& context, const std::string& text, const std::string& verb, const std::string& setting)
{
    auto command = protocol::commandOf(verb);
    if (!command) {
        const std::vector<std::string> verbs = protocol::commandVerbs();
        const std::string near = nearestName(verb, verbs);
        return badInput("%1; expected one of %2", didYouMean(Message("unknown command \"%1\"", verb), near), joined(verbs));
    }
    auto* const set = std::get_if<protocol::SetParameter>(&*command);
    if (!set && !setting.empty()) return badInput("%1: expected no argument, found \"%2\"", verb, setting);
    ROSA_TRY_ASSIGN(auto run, openRun(context, text));
    ROSA_TRY_ASSIGN(const auto info, run.reader->info());
    if (info.state != record::RunState::Running && info.state != record::RunState::Paused)
        return badInput("run %1 is not running: it is %2", run.id, record::toText(info.state));
    if (set) {
        ROSA_TRY_ASSIGN(*set, parseSetting(context, info, setting));
    }
    ROSA_TRY_ASSIGN(const auto id, protocol::sendRequest(run.folder, *command));
    const protocol::SetParameter turned = set ? *set : protocol::SetParameter();
    if (context.json)
        printJsonLine({{"event", "sent"},
                       {"run", run.id},
                       {"request", id},
                       {"verb", verb},
                       {"key", turned.key},
                       {"value", turned.value}});
    else
        std::cout << printable(run.id) << ": " << verb << (setting.empty() ? "" : " " + turned.key + " = " + turned.value)
                  << " sent\n";
    return {};
}

}  // namespace

void addSendCommand(CLI::App& app, CommandContext& context)
{
    auto* command = app.add_subcommand("send", "Pause, resume, stop or step a running run, or change a parameter");
    auto run = std::make_shared<std::string>();
    auto verb = std::make_shared<std::string>();
    auto setting = std::make_shared<std::string>();
    addRun(*command, *run)->required();
    command->add_option("WHAT", *verb, "pause, resume, stop, step (one epoch, then pause) or set")->required();
    command->add_option("KEY=VALUE", *setting, "With set: a live parameter and its new value");
    command->callback([&context, run, verb, setting] { report(context, send(context, *run, *verb, *setting)); });
}

}  // namespace rosa::engine
