/// The folder of a sweep: written, read, extended and damaged.
#include "core/sweep/sweep_folder.h"

#include <fstream>
#include <set>

#include "core/sweep/cell_json.h"
#include "core/sweep/schedule.h"
#include "core/sweep/sweep_summary.h"
#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

class TestSweepFolder : public QObject {
    Q_OBJECT

    static void write(const std::filesystem::path& file, const std::string& text)
    {
        std::ofstream(file, std::ios::trunc | std::ios::binary) << text;
    }
    static std::string textOf(const std::filesystem::path& file) { return readTextFile(file).value(); }
    /// The file of try 2.
    static QByteArray oneTry(const QByteArray& values, const QByteArray& point)
    {
        return R"({"number":2,"origin":"sobol","values":{)" + values + R"(},"point":)" + point + R"(,"index":1})";
    }

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        SweepRule rule = someRule();
        rule.sampler = Sampler::Tpe;
        rule.seed = 9;
        rule.datasetHash = "0123";
        rule.space.push_back(parseDimension(catalogue(), baseConfiguration(), "topology.enabled=true,false").value());
        rule.confirmations = {{{3, 0}, {{7, 8}, {9, 10}}}};
        TemporarySweep sweep(rule);
        const CellState done = doneCell({1, {2, 2}, 0}, 0.75, 0.5);
        const CellState failed{{2, {1, 1}, 0}, CellEnd::Failed, "run-2", {}, {}, 3, 4, "w", "it says \"why\""};
        const CellState running{{0, {1, 1}, 5}, CellEnd::Running, "run-3", {}, {}, 0, 0, "w", {}};
        for (const CellState& state : {done, failed, running}) VERIFY_OK(sweep.folder.writeCell(state));
        auto again = sweep.again();
        VERIFY_OK(again);
        QCOMPARE(again->rule(), rule);
        QCOMPARE(again->tries(), sweep.folder.tries());
        QCOMPARE(again->base().toToml(), baseConfiguration().toToml());
        for (const CellState& state : {done, failed, running}) {
            const auto read = again->stateOf(state.of);
            QVERIFY(read && *read && **read == state);
        }
        QVERIFY(!*again->stateOf({3, {1, 1}, 0}));
        QCOMPARE(SweepFolder::names(sweep.store()), (std::vector<std::string>{"s"}));
    }

    /// As earlier versions wrote them, byte by byte.
    void filesOfCellsStayTheSame()
    {
        for (
            const std::string stored :
            {R"({"try":1,"seed":2,"split_seed":3,"epochs":0,"state":"done","run":"r","validation":[0.5,1.0],"test":[0.25,0.0],)"
             R"("selection":"accuracy-stratified","seconds":2.5,"finished":1767225600.0,"worker":"w"})",
             R"({"try":1,"seed":2,"split_seed":3,"epochs":7,"state":"done","run":"r","validation":[0.5],"test":[0.25],)"
             R"("seconds":0.0,"finished":1.0,"worker":"w"})",
             R"({"try":0,"seed":2,"split_seed":3,"epochs":0,"state":"failed","run":"","problem":"it is full","seconds":2.0,)"
             R"("finished":3.0,"worker":"w"})",
             R"({"try":0,"seed":2,"split_seed":3,"epochs":0,"state":"running","run":"r","seconds":4.0,"worker":""})",
             R"({"try":0,"seed":2,"split_seed":3,"epochs":0,"state":"running","run":"","worker":"w"})"}) {
            const auto state = cellFromJson(stored, "cell.json");
            VERIFY_OK(state);
            QCOMPARE(toJson(*state), stored + "\n");
        }
    }

    /// As earlier versions wrote it, byte by byte.
    void theFileOfARuleStaysTheSame()
    {
        const std::string stored =
            "[sweep]\nversion = 1\nsampler = 'grid'\nrule = 'all'\nbudget = 5\nseed = 7\ndataset_hash = '0123'\n\n"
            "[[vary]]\nkey = 'sampling.walk_length'\nlow = 5\nhigh = 8\nscale = 'linear'\n\n"
            "[[vary]]\nkey = 'transport.lambda'\nvalues = ['2.5', '20']\n\n"
            "[[blocks]]\nseed = 2\nsplit_seed = 3\n\n[[blocks]]\nseed = 1\nsplit_seed = 1\n\n"
            "[[confirmations]]\ntries = [3, 0]\nseeds = [7, 9]\nsplit_seeds = [8, 10]\n";
        const auto rule = ruleFromToml(catalogue(), baseConfiguration(), stored, "sweep.toml");
        VERIFY_OK(rule);
        QCOMPARE(rule->budget, 5);
        QVERIFY(rule->sampler == Sampler::Grid && rule->rule == Rule::All);
        QCOMPARE(rule->space.size(), 2U);
        QCOMPARE(rule->space[0].high, 8.0);
        QCOMPARE(rule->space[1].values, (std::vector<std::string>{"2.5", "20"}));
        QCOMPARE(rule->blocks[0].splitSeed, 3U);
        QCOMPARE(rule->confirmations[0].blocks[1].seed, 9U);
        QCOMPARE(toToml(*rule), stored);
        // Before there were hashes and confirmations.
        const std::string older =
            stored.substr(0, stored.find("dataset_hash")) +
            stored.substr(stored.find("\n[[vary]]"), stored.find("\n[[conf") - stored.find("\n[[vary]]"));
        const auto read = ruleFromToml(catalogue(), baseConfiguration(), older, "sweep.toml");
        VERIFY_OK(read);
        QVERIFY(read->datasetHash.empty() && read->confirmations.empty());
        const auto misspelt =
            ruleFromToml(catalogue(), baseConfiguration(), "[sweep]\nversion = 1\nbudgt = 2\n", "sweep.toml");
        QCOMPARE(misspelt.error().text(), std::string("sweep.toml:3: unknown key 'budgt'; did you mean budget?"));
    }

    void cellsHaveTheConfigurationOfTheirTry()
    {
        TemporarySweep sweep;
        const auto configuration = sweep.folder.configurationOf({3, {5, 6}, 7});
        VERIFY_OK(configuration);
        QCOMPARE(configuration->seed(), 5U);
        for (const auto& [key, value] : sweep.folder.tries()[3].values)
            QCOMPARE(catalog::toText(configuration->values().at(key).value), value);
        std::set<std::string> names;
        for (const CellKey& cell : {CellKey{3, {5, 6}, 7}, {3, {5, 6}, 0}, {3, {5, 7}, 7}, {3, {6, 6}, 7}, {4, {5, 6}, 7}}) {
            const std::string name = sweep.folder.nameOf(cell).value();
            QCOMPARE(name.size(), 16U);
            names.insert(name);
        }
        QCOMPARE(names.size(), 5U);
    }

    /// More tries and more seeds: the old cells keep their names and states, so that nothing is measured again.
    void anExtendedSweepKeepsItsCells()
    {
        TemporarySweep sweep(someRule(4, 2));
        auto board = boardOf(sweep.folder).value();
        for (std::size_t row = 0; row < 4; ++row)
            for (std::size_t stage = 0; stage < 2; ++stage)
                VERIFY_OK(sweep.folder.writeCell(doneCell(board.cell(row, stage), 0.5 + 0.01 * static_cast<double>(row))));
        const auto tries = sweep.folder.tries();
        SweepRule more = sweep.folder.rule();
        more.budget = 6;
        const auto fresh = freshBlocks(more, baseConfiguration(), 1);
        QCOMPARE(fresh, (std::vector<Block>{{3, 3}}));
        more.blocks.push_back(fresh[0]);
        VERIFY_OK(sweep.folder.replaceRule(more));
        VERIFY_OK(addKnownTries(sweep.folder));
        auto again = sweep.again();
        VERIFY_OK(again);
        QVERIFY(std::equal(tries.begin(), tries.end(), again->tries().begin()));
        QCOMPARE(again->tries().size(), 6U);
        board = boardOf(*again).value();
        int known = 0, open = 0;
        for (std::size_t row = 0; row < 6; ++row)
            for (std::size_t stage = 0; stage < 3; ++stage) (board.scores.values[row][stage] ? known : open) += 1;
        QCOMPARE(known, 8);
        QCOMPARE(open, 10);
        std::set<std::pair<std::size_t, std::size_t>> given;
        for (;;) {
            const auto next = nextCell(board, [&](std::size_t r, std::size_t s) { return given.contains({r, s}); });
            if (next.action != Action::Measure) break;
            QVERIFY(!board.scores.values[next.row][next.stage]);
            given.insert({next.row, next.stage});
        }
        QVERIFY(!given.empty());
    }

    void confirmationsAndNewSeedsNeverMeet()
    {
        SweepRule rule = someRule(4, 3);
        rule.confirmations = {{{0}, {{4, 4}, {5, 5}}}};
        const auto fresh = freshBlocks(rule, baseConfiguration(), 4);
        std::set<std::uint64_t> seeds;
        for (const Block& block : fresh) {
            seeds.insert(block.seed);
            QCOMPARE(block.seed, block.splitSeed);
        }
        QCOMPARE(seeds, (std::set<std::uint64_t>{6, 7, 8, 9}));
        QCOMPARE(freshBlocks(rule, baseConfiguration(), 4), fresh);
    }

    void theFirstToAddATryWins()
    {
        SweepRule rule = someRule(20);
        rule.sampler = Sampler::Tpe;
        TemporarySweep sweep(rule);
        auto other = sweep.again().value();
        Try mine{static_cast<int>(other.tries().size()), Origin::Tpe, other.tries()[1].values, {0.1, 0.2}, 0};
        Try theirs = mine;
        theirs.point = {0.3, 0.4};
        QVERIFY(*sweep.folder.addTry(mine));
        QVERIFY(!*other.addTry(theirs));
        VERIFY_OK(other.refresh());
        QCOMPARE(other.tries().back(), mine);
        for (const auto& entry : std::filesystem::directory_iterator(other.path() / "manifest"))
            QVERIFY2(entry.path().extension() == ".json" && entry.path().filename().string().front() != '.',
                     entry.path().c_str());
    }

    void failuresAreForgottenOnRequest()
    {
        TemporarySweep sweep;
        const CellState failed{{2, {1, 1}, 0}, CellEnd::Failed, "run", {}, {}, 3, 4, "w", "why"};
        VERIFY_OK(sweep.folder.writeCell(failed));
        VERIFY_OK(sweep.folder.writeCell(doneCell({1, {1, 1}, 0}, 0.5)));
        auto other = sweep.again().value();
        QCOMPARE(*sweep.folder.forgetFailures(), 1);
        VERIFY_OK(other.refresh());
        QVERIFY(!*other.stateOf(failed.of));
        QCOMPARE(other.cells().size(), 1U);
    }

    void namesAndDoublesAreRefused()
    {
        const TemporarySweep sweep;
        for (const char* name : {"", ".", "..", "a/b", "-x", ".hidden", "a b", "s"})
            QVERIFY(!SweepFolder::create(catalogue(), sweep.store(), name, baseConfiguration(), someRule()));
        const auto missing = SweepFolder::open(catalogue(), sweep.store(), "ss");
        QVERIFY(!missing && missing.error().text().find("did you mean s?") != std::string::npos);
        QVERIFY(!SweepFolder::open(catalogue(), sweep.store(), "../s"));
    }

    /// Whoever looks at a sweep that was just made must not take it for a complete one.
    void aSweepHasItsTriesFromTheFirst()
    {
        const TemporarySweep sweep;
        auto seen = sweep.again();
        VERIFY_OK(seen);
        QCOMPARE(seen->tries().size(), 8U);
        QCOMPARE(summaryOf(*seen)->left, 8 * 3);
    }

    /// A process that was killed while it made a sweep leaves a folder, which the next one removes.
    void leftoversAreRemoved()
    {
        const TemporarySweep sweep;
        const auto sweeps = sweep.store() / "sweeps";
        std::filesystem::create_directories(sweeps / ".new-abcdef" / "cells");
        VERIFY_OK(SweepFolder::create(catalogue(), sweep.store(), "t", baseConfiguration(), someRule()));
        QVERIFY(!std::filesystem::exists(sweeps / ".new-abcdef"));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(sweeps), {}), std::ptrdiff_t{2});
        QVERIFY(!SweepFolder::create(catalogue(), sweep.store(), "t", baseConfiguration(), someRule()));
        QVERIFY(writeFileAtomically(sweeps / "file", std::string()).ok());
        QVERIFY(!SweepFolder::create(catalogue(), sweep.store(), "file", baseConfiguration(), someRule()));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(sweeps), {}), std::ptrdiff_t{3});
    }

    void linksAreNotFollowed()
    {
        const TemporarySweep elsewhere, sweep;
        const auto sweeps = sweep.store() / "sweeps";
        std::filesystem::create_directory_symlink(elsewhere.store() / "sweeps" / "s", sweeps / "linked");
        QCOMPARE(SweepFolder::names(sweep.store()), std::vector<std::string>{"s"});
        const auto opened = SweepFolder::open(catalogue(), sweep.store(), "linked");
        QVERIFY(!opened && opened.error().text().find("symbolic link") != std::string::npos);
        std::filesystem::rename(sweeps, sweep.store() / "away");
        std::filesystem::create_directory_symlink(elsewhere.store() / "sweeps", sweeps);
        QVERIFY(SweepFolder::names(sweep.store()).empty());
        QVERIFY(!SweepFolder::open(catalogue(), sweep.store(), "s"));
        QVERIFY(!SweepFolder::create(catalogue(), sweep.store(), "t", baseConfiguration(), someRule()));
        QVERIFY(!std::filesystem::exists(elsewhere.store() / "sweeps" / "t"));
    }

    void damagedFilesGiveOneErrorThatNamesThem_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        const auto add = [](const char* name, const char* file, const QByteArray& content) {
            QTest::newRow(name) << QString::fromLatin1(file) << content;
        };
        add("empty rule", "sweep.toml", "");
        add("no TOML", "sweep.toml", "[sweep");
        add("newer version", "sweep.toml", "[sweep]\nversion = 2\n");
        add("unknown key", "sweep.toml", "[sweep]\nversion = 1\nsamplr = 'x'\n");
        add("huge budget", "sweep.toml", "[sweep]\nversion=1\nsampler='sobol'\nrule='race'\nbudget=99999999999\nseed=1\n");
        add("no space", "sweep.toml",
            "[sweep]\nversion=1\nsampler='sobol'\nrule='race'\nbudget=4\nseed=1\n"
            "[[blocks]]\nseed=1\nsplit_seed=1\n");
        add("foreign parameter", "sweep.toml",
            "[sweep]\nversion=1\nsampler='sobol'\nrule='race'\nbudget=4\nseed=1\n[[vary]]\nkey='no.such'\nlow=1\nhigh=2\n"
            "scale='log'\n[[blocks]]\nseed=1\nsplit_seed=1\n");
        add("range outside", "sweep.toml",
            "[sweep]\nversion=1\nsampler='sobol'\nrule='race'\nbudget=4\nseed=1\n[[vary]]\nkey='transport.lambda'\nlow=-1\n"
            "high=2\nscale='linear'\n[[blocks]]\nseed=1\nsplit_seed=1\n");
        add("infinite range", "sweep.toml",
            "[sweep]\nversion=1\nsampler='sobol'\nrule='race'\nbudget=4\nseed=1\n[[vary]]\nkey='transport.lambda'\nlow=1\n"
            "high=inf\nscale='linear'\n[[blocks]]\nseed=1\nsplit_seed=1\n");
        add("configuration", "configuration.toml", "[run]\nmethod = 'nothing'\n");
        add("try: no JSON", "manifest/000002.json", "{");
        add("try: other number", "manifest/000002.json",
            "{\"number\":3,\"origin\":\"sobol\",\"values\":{},\"point\":[],\"index\":1}");
        add("try: value outside", "manifest/000002.json",
            oneTry(R"("transport.lambda":"-5","sampling.walk_length":"10")", "[]"));
        add("try: value missing", "manifest/000002.json", oneTry(R"("transport.lambda":"7")", "[]"));
        add("try: short point", "manifest/000002.json",
            oneTry(R"("transport.lambda":"7","sampling.walk_length":"10")", "[0.5]"));
        add("try: parameter that is not varied", "manifest/000002.json",
            oneTry(R"("transport.lambda":"7","sampling.walk_length":"10","evaluation.splits":"3")", "[]"));
        add("try: point outside", "manifest/000002.json",
            "{\"number\":2,\"origin\":\"sobol\",\"values\":{},\"point\":[7],\"index\":1}");
        add("try: deep", "manifest/000002.json", QByteArray(100000, '['));
        add("cell: no JSON", "cells/0123456789abcdef.json", "nonsense");
        add("cell: try below 0", "cells/0123456789abcdef.json",
            "{\"try\":-1,\"seed\":1,\"split_seed\":1,\"epochs\":0,\"state\":\"running\",\"run\":\"\",\"worker\":\"\"}");
        add("cell: huge seed", "cells/0123456789abcdef.json",
            "{\"try\":1,\"seed\":1,\"split_seed\":18446744073709551615,\"epochs\":0,\"state\":\"running\",\"run\":\"\","
            "\"worker\":\"\"}");
        add("cell: other name", "cells/0123456789abcdef.json",
            "{\"try\":1,\"seed\":1,\"split_seed\":1,\"epochs\":0,\"state\":\"running\",\"run\":\"\",\"worker\":\"\"}");
        add("cell: impossible score", "cells/0123456789abcdef.json",
            "{\"try\":1,\"seed\":1,\"split_seed\":1,\"epochs\":0,\"state\":\"done\",\"run\":\"\",\"worker\":\"\","
            "\"validation\":[2],\"test\":[0.5],\"seconds\":1,\"finished\":1}");
        add("cell: unknown state", "cells/0123456789abcdef.json",
            "{\"try\":1,\"seed\":1,\"split_seed\":1,\"epochs\":0,\"state\":\"maybe\",\"run\":\"\",\"worker\":\"\"}");
    }

    void damagedFilesGiveOneErrorThatNamesThem()
    {
        QFETCH(const QString, file);
        QFETCH(const QByteArray, content);
        const TemporarySweep sweep;
        write(sweep.folder.path() / file.toStdString(), content.toStdString());
        const auto opened = sweep.again();
        QVERIFY(!opened);
        const std::string text = opened.error().text();
        QVERIFY2(text.find(std::filesystem::path(file.toStdString()).filename()) != std::string::npos, text.c_str());
        QVERIFY2(text.find('\n') == std::string::npos, text.c_str());
    }

    void strangersInTheFolderAreIgnored()
    {
        TemporarySweep sweep;
        write(sweep.folder.path() / "cells" / "note.txt", "hello");
        write(sweep.folder.path() / "manifest" / ".new.x1", "half");
        std::filesystem::create_directory(sweep.folder.path() / "cells" / "folder.json");
        VERIFY_OK(sweep.again());
    }
};

ROSA_TEST(TestSweepFolder)
#include "tst_sweep_folder.moc"
