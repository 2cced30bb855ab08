#include "app/workbench/self_test/self_test_command.h"

#include <algorithm>
#include <cstdio>
#include <optional>

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QSettings>

#include "app/workbench/base/bundled_fonts.h"
#include "app/workbench/base/language.h"
#include "app/workbench/base/platform_start.h"
#include "app/workbench/engine/engine_program.h"
#include "app/workbench/self_test/installation_checks.h"
#include "app/workbench/self_test/window_checks.h"
#include "core/base/files.h"
#include "core/base/text/printable.h"
#include "core/store/library.h"
#include "widgets/style/theme.h"
#include "widgets/text/plain_by_default.h"

namespace rosa::workbench {

namespace {

const QString kSelfTest = QStringLiteral("self-test");

struct SelfTestOptions {
    QString store;     ///< The store to be checked; "": the default one.
    QString pictures;  ///< Absolute path; "": pictures are not kept.
};

/// Prints each result when its check ends, and stores it.
class FindingLines {
public:
    void add(const Finding& finding)
    {
        // Messages of other programs may have several lines.
        const Finding onOneLine{finding.name, finding.kind, finding.text.simplified()};
        std::printf("%s\n", printable(lineOf(onOneLine).toStdString()).c_str());
        std::fflush(stdout);
        m_isGood = m_isGood && finding.kind != Finding::Kind::Failed;
    }
    void add(const QList<Finding>& findings)
    {
        for (const Finding& finding : findings) add(finding);
    }
    [[nodiscard]] bool areGood() const { return m_isGood; }

private:
    bool m_isGood = true;
};

Result<SelfTestOptions> optionsOf(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{kSelfTest, QString()},
                       {QStringLiteral("pictures"), QString(), QStringLiteral("folder")},
                       {QStringLiteral("store"), QString(), QStringLiteral("folder")}});
    if (!parser.parse(arguments)) return badInput(Message::verbatim(parser.errorText().toStdString()));
    if (!parser.positionalArguments().isEmpty())
        return badInput("--self-test takes no files; found %1", parser.positionalArguments().first().toStdString());
    const QString pictures = parser.value(QStringLiteral("pictures"));
    return SelfTestOptions{parser.value(QStringLiteral("store")),
                           pictures.isEmpty() ? QString() : QDir().absoluteFilePath(pictures)};
}

/// Without an application that needs a display: a missing plug-in would end the program in its constructor. Returns false if the remaining
/// checks cannot run.
bool checkInstallation(const SelfTestOptions& options, FindingLines& lines)
{
    lines.add(checkCommand(engineProgram(), QCoreApplication::applicationVersion()));
    const bool hasCommand = lines.areGood();
    if (hasCommand) lines.add(checkTrainingCore(engineProgram()));
    const Result<std::filesystem::path> store =
        options.store.isEmpty() ? store::defaultStore() : std::filesystem::absolute(options.store.toStdString());
    lines.add(checkStore(store));
    const bool canTrain = lines.areGood();
    lines.add(checkPlugins(QCoreApplication::libraryPaths(), Displays::here()));
    if (lines.areGood()) return true;
    lines.add(warned(QStringLiteral("window"), canTrain ? QStringLiteral("not tested without these plug-ins")
                                                        : QStringLiteral("not tested because of the failures above")));
    return false;
}

/// In English, like all output of the self-test.
int checkWindowOf(int argc, char** argv, const SelfTestOptions& options, const std::filesystem::path& folder,
                  FindingLines& lines)
{
    std::optional<PlatformStart> start(std::in_place);
    QApplication application(argc, argv);
    widgets::makeLabelsPlain(application);
    start.reset();
    loadBundledFonts();
    applyLanguage(QStringLiteral("en"));
    widgets::applyTheme(application, widgets::Theme::System);
    lines.add(checkLetters(QApplication::font(), {QStringLiteral("A"), QStringLiteral("g"), QStringLiteral("8"),
                                                  QStringLiteral("Γ"), QStringLiteral("λ"), QStringLiteral("∘")}));
    lines.add(checkChineseFont());
    checkWindow(catalog::makeCatalogue(), folder, engineProgram(), options.pictures,
                [&lines](const Finding& finding) { lines.add(finding); });
    return lines.areGood() ? 0 : 1;
}

int failWith(const Error& error)
{
    std::fprintf(stderr, "rosa-workbench: error: %s\n", printable(error.text()).c_str());
    return error.kind == ErrorKind::BadInput ? 2 : 1;
}

}  // namespace

bool asksForSelfTest(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc, [](const char* argument) { return qstrcmp(argument, "--self-test") == 0; });
}

int runSelfTest(int argc, char** argv)
{
    const auto folder = TemporaryFolder::make({}, "rosa-self-test-");
    if (!folder) return failWith(folder.error());
    const std::filesystem::path store = folder->path() / "store";
    std::error_code problem;
    std::filesystem::create_directory(store, problem);
    if (problem) return failWith(failed("%1: cannot be created: %2", store, problem.message()));
    // Before any setting is read.
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       QString::fromStdString((folder->path() / "settings").string()));
    const Displays displays = Displays::here();
    if (!displays.hasX11 && !displays.hasWayland && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    FindingLines lines;
    SelfTestOptions options;
    {
        const QCoreApplication application(argc, argv);
        const auto read = optionsOf(QCoreApplication::arguments());
        if (!read) return failWith(read.error());
        options = *read;
        if (!checkInstallation(options, lines)) return 1;
    }
    return checkWindowOf(argc, argv, options, store, lines);
}

}  // namespace rosa::workbench
