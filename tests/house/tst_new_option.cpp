/// A new option of `rosa train` and of a table request needs a member and one line; it is then parsed, checked, described, completed, stored,
/// and part of commands and recipes.
#include <CLI/CLI.hpp>
#include <QtTest/QTest>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/train_arguments.h"
#include "app/engine/help/completions.h"
#include "app/engine/help/manual.h"
#include "core/base/bind/json.h"
#include "core/tables/plan.h"
#include "tests/program/test_program.h"

using namespace rosa;

namespace {

struct NewArguments : engine::TrainArguments {
    int patience = 10;
};
void describe(bind::Fields<NewArguments>& fields)
{
    fields.part([](NewArguments& arguments) -> engine::TrainArguments& { return arguments; });
    fields.integer(&NewArguments::patience, "patience", "Patience", "Epochs without progress (10)").from(1);  // the one line
}

struct NewRequest : tables::PlanRequest {
    std::string encoder;
};
void describe(bind::Fields<NewRequest>& fields)
{
    fields.part([](NewRequest& request) -> tables::PlanRequest& { return request; });
    fields.text(&NewRequest::encoder, "encoder", "Encoder", "Encoder of all methods")
        .placeholder("ID")
        .briefly();  // the one line
}

/// A command with the options of a struct.
template <typename Options>
struct Command {
    Options options;
    CLI::App program{"Test", "rosa"};
    CLI::App* command = program.add_subcommand("do", "Do it");

    Command() { engine::addOptions(*command, options); }

    /// "" or the error.
    std::string parse(const std::string& line)
    {
        try {
            program.parse(line);
        } catch (const CLI::ParseError& error) {
            return error.what();
        }
        return {};
    }
};

}  // namespace

class TestNewOption : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

private Q_SLOTS:
    void trainHasIt()
    {
        Command<NewArguments> train;
        QCOMPARE(train.parse("do --dataset cora --patience 7 --set a=1 --set b=2,3 --seed 0"), std::string());
        QCOMPARE(train.options.patience, 7);
        QCOMPARE(train.options.dataset, std::string("cora"));
        QCOMPARE(train.options.sets, (std::vector<std::string>{"a=1", "b=2,3"}));
        QVERIFY(train.options.seed == std::optional<std::uint64_t>(0));
        const std::string refused = Command<NewArguments>().parse("do --patience 0");
        QCOMPARE(refused, std::string("--patience: expected a whole number from 1 to 2147483647, found '0'"));
    }

    void itIsDescribedAndCompleted()
    {
        const Command<NewArguments> train;
        QVERIFY(asText(engine::manualPage(*train.command)).find("--patience INT") != std::string::npos);
        const auto words = engine::commandWords(train.program, m_catalogue);
        const auto found = std::ranges::find(words, "rosa do", &engine::CommandWords::path);
        QVERIFY(found != words.end());
        QVERIFY(std::ranges::find(found->options, "--patience", &std::pair<std::string, std::string>::first) !=
                found->options.end());
    }

    void aTableRequestHasIt()
    {
        Command<NewRequest> reproduce;
        QCOMPARE(reproduce.parse("do table1 --datasets cora,citeseer --encoder gat --seeds 3 --quick"), std::string());
        const NewRequest& request = reproduce.options;
        QCOMPARE(request.what, std::string("table1"));
        QCOMPARE(request.datasets, (std::vector<std::string>{"cora", "citeseer"}));
        // The recipe of a figure, and what reads it.
        const auto options = bind::optionsOf(request);
        QVERIFY((options == std::vector<std::pair<std::string, std::string>>{
                                {"datasets", "cora,citeseer"}, {"seeds", "3"}, {"quick", "1"}, {"encoder", "gat"}}));
        NewRequest again;
        const auto read = bind::setOptions(bind::fieldsOf<NewRequest>(), &again, [&](const std::string& name) {
            const auto found = std::ranges::find(options, name, &std::pair<std::string, std::string>::first);
            return found == options.end() ? std::nullopt : std::optional(found->second);
        });
        QVERIFY(read.ok());
        QCOMPARE(again.encoder, std::string("gat"));
        // What an engine stores.
        QCOMPARE(
            bind::toJson(again).dump(),
            std::string(R"({"what":"table1","datasets":["cora","citeseer"],"methods":[],"with":[],"seeds":3,"splits":0,)"
                        R"("quick":true,"encoder":"gat"})"));
        QCOMPARE(bind::fromJson<NewRequest>(bind::toJson(again))->encoder, std::string("gat"));
    }
};

ROSA_TEST(TestNewOption)
#include "tst_new_option.moc"
