#include <CLI/CLI.hpp>

#include "app/engine/arguments.h"
#include "app/engine/text.h"

namespace rosa::engine {

std::string manual(const CLI::App& app)
{
    std::string text = "rosa " ROSA_VERSION " - " + app.get_description() + "\n";
    text += "\nUSE\n  rosa COMMAND [OPTIONS]\n  rosa help COMMAND\n";
    text += "\n" +
            wrapped(
                "A run is a configuration and everything that came of it. `rosa train` makes runs; the other commands look "
                "into them, measure them or steer them while they train.",
                2);
    text += "\nCOMMANDS\n";
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
        text += entry(sub->get_name(), sub->get_description(), 16);
    text += "\nOPTIONS OF EVERY COMMAND\n";
    for (const CLI::Option* option : app.get_options()) {
        const std::string value = option->get_expected_max() > 0 ? " " + option->get_type_name() : "";
        text += entry(option->get_name(false, true) + value, option->get_description(), 26);
    }
    text += "\nEXIT STATUS\n";
    text += entry("0", "done", 16) + entry("1", "failed while running", 16) + entry("2", "wrong use or bad input", 16) +
            entry("130", "interrupted, after a checkpoint", 16);
    text += wrapped(
        "`rosa reproduce` prints its table even so: 1 where some or all of its runs failed, else 2 where data sets of the "
        "table are not at hand.",
        2);
    text += "\nENVIRONMENT AND FILES\n";
    text += entry("ROSA_STORE", "folder of runs, library and imported data, where --store is not given", 28);
    text += entry("~/.local/share/rosa", "that folder where neither is given ($XDG_DATA_HOME/rosa)", 28);
    text += "\nEXAMPLES\n";
    text +=
        "  rosa train --dataset cora                 a run with the default method and preset\n"
        "  rosa train --dataset cora --set transport.lambda=40 --seeds 5 --splits 10\n"
        "  rosa runs list                            what has been run\n"
        "  rosa describe rosa                        the method, its parameters and published results\n"
        "  rosa describe transport.lambda            one parameter, and its value in every preset\n"
        "  rosa bench                                how fast this machine trains, evaluates and lays out\n"
        "  rosa doctor                               what this machine and this installation can do\n";
    return text;
}

}  // namespace rosa::engine
