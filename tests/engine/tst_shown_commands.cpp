/// All command lines in the manual, in README and in the help of commands and options are valid: programs, commands, options, parameters and
/// names exist.
#include <fstream>
#include <memory>
#include <sstream>

#include <CLI/CLI.hpp>
#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>
#include <QtCore/QStringList>
#include <QtTest/QTest>

#include "app/engine/arguments.h"
#include "app/engine/help/manual.h"
#include "core/manual/topics.h"
#include "tests/program/test_program.h"

using namespace rosa;
using manual::Block;
using manual::Document;
using manual::Span;

namespace {

const QString kSource = QStringLiteral(ROSA_SOURCE_DIR);
const auto kEvery = [](const CLI::App*) { return true; };

/// Options of other programs mentioned in the texts; checked by the tests of the window and of the packages.
const QStringList kOtherOptions{QStringLiteral("--new-instance"), QStringLiteral("--self-test"),
                                QStringLiteral("--pictures"),     QStringLiteral("--link-only"),
                                QStringLiteral("--tries"),        QStringLiteral("--hide")};

struct Line {
    std::string where;
    QStringList words;
};

std::string fileText(const QString& path)
{
    std::ifstream file(path.toStdString());
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// Words of a line as split by a shell, without comment.
QStringList wordsOf(const QString& line)
{
    static const QRegularExpression word(QStringLiteral(R"('([^']*)'|(\S+))"));
    QStringList words;
    for (auto found = word.globalMatch(line); found.hasNext();) {
        const auto match = found.next();
        if (match.captured(2).startsWith(QLatin1Char('#'))) break;
        words.append(match.captured(1).isNull() || match.captured(1).isEmpty() ? match.captured(2) : match.captured(1));
    }
    return words;
}

void collectBlocks(const std::vector<Block>& blocks, const std::string& name, std::vector<Line>& lines)
{
    for (const Block& block : blocks) {
        collectBlocks(block.children, name, lines);
        const bool isFile = block.language == "toml" || block.language == "yaml" || block.language == "ini";
        if (block.kind != Block::Kind::Code || isFile) continue;
        const bool isSession = block.language == "console";
        for (QString line : QString::fromStdString(block.text).split(QLatin1Char('\n'))) {
            if (isSession && !line.startsWith(QStringLiteral("$ "))) continue;
            const QStringList words = wordsOf(isSession ? line.mid(2) : line);
            if (!words.isEmpty()) lines.push_back({name + ": " + line.toStdString(), words});
        }
    }
}

void collectCode(const std::vector<Block>& blocks, const std::string& name, std::vector<Line>& pieces)
{
    const auto add = [&](const manual::Spans& spans) {
        for (const Span& span : spans)
            if (span.kind == Span::Kind::Code) {
                const QString text = QString::fromStdString(span.text);
                pieces.push_back({name + ": " + span.text, text.split(QLatin1Char(' '), Qt::SkipEmptyParts)});
            }
    };
    for (const Block& block : blocks) {
        collectCode(block.children, name, pieces);
        add(block.spans);
        for (const auto& row : block.rows)
            for (const auto& cell : row) add(cell);
    }
}

/// Commands in the descriptions of a command and its options, between backquotes.
void collectHelp(const CLI::App& app, std::vector<Line>& pieces)
{
    static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
    const auto add = [&](const std::string& text) {
        for (auto found = code.globalMatch(QString::fromStdString(text)); found.hasNext();) {
            const QString piece = found.next().captured(1);
            pieces.push_back(
                {app.get_name() + " --help: " + piece.toStdString(), piece.split(QLatin1Char(' '), Qt::SkipEmptyParts)});
        }
    };
    add(app.get_description());
    add(app.get_footer());
    for (const CLI::Option* option : app.get_options()) add(option->get_description());
    for (const CLI::App* sub : app.get_subcommands(kEvery)) collectHelp(*sub, pieces);
}

bool isPlaceholder(const QString& word)
{
    static const QRegularExpression capitals(QStringLiteral("^[A-Z][A-Z_=@]*…?$"));
    return capitals.match(word).hasMatch();
}

/// Stops after a line was parsed and validated, before the callback runs.
class ReadingApp : public CLI::App {
public:
    using CLI::App::App;

private:
    void pre_callback() override { throw CLI::Success(); }
};

class Reader {
public:
    Reader() : m_context{.catalogue = m_catalogue, .store = {}, .arguments = {}} { engine::addCommands(m_app, m_context); }

    /// "" if the line is valid.
    std::string problemOf(const QStringList& words)
    {
        std::vector<std::string> reversed;
        for (const QString& word : words) reversed.insert(reversed.begin(), word.toStdString());
        try {
            m_app.parse(reversed);
        } catch (const CLI::Success&) {  // Parsed, or --help or --version.
        } catch (const CLI::Error& error) {
            return error.what();
        }
        return {};
    }

    [[nodiscard]] const CLI::App& app() const { return m_app; }
    [[nodiscard]] const catalog::Catalogue& catalogue() const { return m_catalogue; }

private:
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    engine::CommandContext m_context;
    ReadingApp m_app{"", "rosa"};
};

const CLI::App* commandOf(const CLI::App& app, const std::string& name)
{
    for (const CLI::App* sub : app.get_subcommands(kEvery))
        if (sub->get_name() == name) return sub;
    return nullptr;
}

bool hasOption(const CLI::App& app, const std::string& name)
{
    for (const CLI::App* one = &app; one; one = one->get_parent())
        if (one->get_option_no_throw(name)) return true;
    return false;
}

bool anyHasOption(const CLI::App& app, const std::string& name)
{
    if (app.get_option_no_throw(name)) return true;
    const auto subcommands = app.get_subcommands(kEvery);
    return std::any_of(subcommands.begin(), subcommands.end(),
                       [&](const CLI::App* sub) { return anyHasOption(*sub, name); });
}

/// The problem of an invalid "KEY=VALUE"; "" if valid.
std::string settingProblem(const catalog::Catalogue& catalogue, const QString& setting)
{
    const std::string key = setting.section(QLatin1Char('='), 0, 0).toStdString();
    const catalog::Parameter* const parameter = catalogue.parameter(key);
    if (!parameter) return "no parameter " + key;
    const auto value = catalog::parseValue(*parameter, setting.section(QLatin1Char('='), 1).toStdString());
    return value ? "" : value.error().text();
}

std::string nameProblem(const catalog::Catalogue& catalogue, const QString& option, const QString& value)
{
    const std::string text = value.toStdString();
    if (option == QStringLiteral("--set")) return settingProblem(catalogue, value);
    if (option == QStringLiteral("--turn")) return settingProblem(catalogue, value.section(QLatin1Char(':'), 1));
    if (option == QStringLiteral("--method")) return catalogue.method(text) ? "" : "no method " + text;
    if (option == QStringLiteral("--encoder")) return catalogue.encoder(text) ? "" : "no encoder " + text;
    if (option == QStringLiteral("--methods")) {
        for (const QString& one : value.split(QLatin1Char(',')))
            if (!catalogue.method(one.section(QLatin1Char(':'), 0, 0).toStdString()))
                return "no method " + one.toStdString();
    }
    if (option == QStringLiteral("--protocol")) {
        const auto& all = catalogue.protocols;
        if (std::none_of(all.begin(), all.end(), [&](const catalog::Protocol& one) { return one.id == text; }))
            return "no protocol " + text;
    }
    if (option == QStringLiteral("--preset")) {
        const std::string id = value.section(QLatin1Char('@'), 0, 0).toStdString();
        for (const catalog::Method& method : catalogue.methods)
            for (const catalog::Preset& preset : method.presets)
                if (preset.id == id) return "";
        return "no preset " + id;
    }
    return "";
}

}  // namespace

class TestShownCommands : public QObject {
    Q_OBJECT

    std::vector<Line> m_lines, m_pieces;

    static std::string describeProblem(const Reader& reader, const QString& what)
    {
        static const QStringList topics{QStringLiteral("methods"), QStringLiteral("encoders"), QStringLiteral("parameters"),
                                        QStringLiteral("presets"), QStringLiteral("protocols")};
        const std::string name = what.toStdString();
        const catalog::Catalogue& catalogue = reader.catalogue();
        const bool isKnown = topics.contains(what) || isPlaceholder(what) || catalogue.method(name) ||
                             catalogue.encoder(name) || catalogue.parameter(name);
        return isKnown ? "" : "nothing to describe is called " + name;
    }

    static std::string helpProblem(const Reader& reader, const QString& what)
    {
        const manual::Manual manual = engine::wholeManual(reader.app(), reader.catalogue());
        const bool isKnown =
            isPlaceholder(what) || commandOf(reader.app(), what.toStdString()) || manual.page(what.toStdString());
        return isKnown ? "" : "no topic " + what.toStdString();
    }

    static std::string rosaProblem(const QStringList& arguments)
    {
        Reader reader;
        QStringList words = arguments;
        // Replace placeholders of numbers by a number.
        for (QString& word : words)
            if (word == QStringLiteral("N") || word == QStringLiteral("E")) word = QStringLiteral("3");
        if (std::string problem = reader.problemOf(words); !problem.empty()) return problem;
        for (qsizetype i = 0; i + 1 < arguments.size(); ++i) {
            if (isPlaceholder(arguments[i + 1])) continue;
            if (std::string problem = nameProblem(reader.catalogue(), arguments[i], arguments[i + 1]); !problem.empty())
                return problem;
        }
        if (arguments.value(0) == QStringLiteral("send") && arguments.value(2) == QStringLiteral("set"))
            return settingProblem(reader.catalogue(), arguments.value(3));
        if (arguments.value(0) == QStringLiteral("describe") && arguments.size() > 1)
            return describeProblem(reader, arguments[1]);
        if (arguments.value(0) == QStringLiteral("help") && arguments.size() > 1) return helpProblem(reader, arguments[1]);
        return "";
    }

    /// Checks that a script of the source tree exists and contains the words that follow.
    static std::string scriptProblem(const QStringList& words)
    {
        const QString file = kSource + QLatin1Char('/') + words[0];
        if (!QFileInfo(file).isExecutable()) return "no program " + words[0].toStdString();
        const std::string text = fileText(file);
        for (const QString& word : words.mid(1))
            if (!word.at(0).isDigit() && text.find(word.toStdString()) == std::string::npos)
                return words[0].toStdString() + " does not know " + word.toStdString();
        return "";
    }

    static std::string lineProblem(QStringList words)
    {
        static const QStringList others{QStringLiteral("apt"),       QStringLiteral("cmake"), QStringLiteral("ctest"),
                                        QStringLiteral("dnf"),       QStringLiteral("pip"),   QStringLiteral("sh"),
                                        QStringLiteral("sha256sum"), QStringLiteral("tar"),   QStringLiteral("export"),
                                        QStringLiteral("seq")};
        if (others.contains(words[0]) || words[0].startsWith(QStringLiteral("~/.local/opt/rosa/uninstall"))) return "";
        const QString program = words[0].section(QLatin1Char('/'), -1);
        if (program == QStringLiteral("rosa")) return rosaProblem(words.mid(1));
        // Checked by tests/workbench.
        if (program == QStringLiteral("rosa-workbench")) return "";
        return scriptProblem(words);
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto add = [this](const std::string& name, std::string_view text) {
            const Document document = manual::parseMarkdown(text);
            collectBlocks(document, name, m_lines);
            collectCode(document, name, m_pieces);
        };
        add("README.md", fileText(kSource + QStringLiteral("/README.md")));
        for (const EmbeddedFile& topic : manual::topics()) add(std::string(topic.name), topic.text());
        collectHelp(Reader().app(), m_pieces);
        QVERIFY(m_lines.size() > 80);
        QVERIFY(m_pieces.size() > 300);
    }

    void linesAreRead()
    {
        for (const Line& line : m_lines) {
            const std::string problem = lineProblem(line.words);
            QVERIFY2(problem.empty(), (line.where + "\n" + problem).c_str());
        }
    }

    /// Commands and their options in running text.
    void commandsInTextExist()
    {
        Reader reader;
        int count = 0;
        for (const Line& piece : m_pieces) {
            if (piece.words.isEmpty() || piece.words[0] != QStringLiteral("rosa") || piece.words.size() < 2) continue;
            ++count;
            const CLI::App* at = &reader.app();
            qsizetype next = 1;
            for (; next < piece.words.size(); ++next) {
                const CLI::App* const sub = commandOf(*at, piece.words[next].toStdString());
                if (!sub) break;
                at = sub;
            }
            QVERIFY2(at != &reader.app(), piece.where.c_str());
            if (at->get_name() == "describe" && next < piece.words.size()) {
                const std::string problem = describeProblem(reader, piece.words[next]);
                QVERIFY2(problem.empty(), (piece.where + "\n" + problem).c_str());
            }
            for (; next < piece.words.size(); ++next)
                if (const QString& word = piece.words[next]; word.startsWith(QStringLiteral("--")))
                    QVERIFY2(hasOption(*at, word.section(QLatin1Char('='), 0, 0).toStdString()), piece.where.c_str());
        }
        QVERIFY(count > 50);
    }

    void optionsInTextExist()
    {
        Reader reader;
        int count = 0;
        for (const Line& piece : m_pieces) {
            if (piece.words.isEmpty() || !piece.words[0].startsWith(QStringLiteral("--"))) continue;
            ++count;
            const QString& option = piece.words[0];
            QVERIFY2(kOtherOptions.contains(option) || anyHasOption(reader.app(), option.toStdString()),
                     piece.where.c_str());
        }
        QVERIFY(count > 40);
    }

    /// The checks detect invalid lines.
    void wrongLinesAreFound()
    {
        for (const char* line :
             {"rosa tran --dataset cora", "rosa train --datset cora", "rosa train --set transport.lamda=3",
              "rosa train --set transport.lambda=none", "rosa train --method rsoa", "rosa describe nonesuch",
              "rosa help nonesuch", "rosa train --turn 5:transport.nonesuch=3", "packaging/none.sh run",
              "packaging/bootstrap.sh nonesuch", "rsoa train", "rosa train --preset nonesuch@cora",
              "rosa evaluate RUN --protocol nonesuch", "rosa send RUN set nonesuch=1"})
            QVERIFY2(!lineProblem(wordsOf(QString::fromUtf8(line))).empty(), line);
        QVERIFY(lineProblem(wordsOf(QStringLiteral("rosa train --dataset cora   # comment"))).empty());
    }

    void noTopicIsCalledAsACommand()
    {
        Reader reader;
        const manual::Manual manual = engine::wholeManual(reader.app(), reader.catalogue());
        for (const manual::Page& page : manual.pages()) QVERIFY2(!commandOf(reader.app(), page.name), page.name.c_str());
    }
};

ROSA_TEST(TestShownCommands)
#include "tst_shown_commands.moc"
