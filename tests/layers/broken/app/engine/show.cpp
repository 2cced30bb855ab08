#include <CLI/CLI.hpp>

void addShow(CLI::App& app, std::string& out, bool& isAll)
{
    CLI::App* const show = app.add_subcommand("show");
    show->add_option(
        "--out", out, "Output file");
    show->add_flag("--all", isAll, "All");
}
