/// The workbench: the window, `rosa-workbench lab`, and what works without one: `rosa-workbench export` draws figures, `rosa-workbench handout`
/// prints lessons.
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <optional>
#include <span>

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QHashFunctions>
#include <QSettings>

#include "app/workbench/base/bundled_fonts.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/base/language.h"
#include "app/workbench/base/platform_start.h"
#include "app/workbench/export/export_command.h"
#include "app/workbench/export/hand_out_command.h"
#include "app/workbench/instance/runtime_folder.h"
#include "app/workbench/instance/single_instance.h"
#include "app/workbench/self_test/self_test_command.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/window/main_window.h"
#include "app/workbench/window/preferences.h"
#include "core/base/standard_output.h"
#include "core/base/text/printable.h"
#include "core/store/library.h"
#include "widgets/text/plain_by_default.h"

namespace {

using namespace rosa;

constexpr const char* kUsageHint = "`rosa-workbench --help` shows the usage.";

const QString kDataset = QStringLiteral("dataset");
const QString kRun = QStringLiteral("run");
const QString kStore = QStringLiteral("store");
const QString kNewInstance = QStringLiteral("new-instance");
const QString kLab = QStringLiteral("lab");
const QString kSelfTest = QStringLiteral("self-test");
const QString kPictures = QStringLiteral("pictures");

int failWith(const Error& error)
{
    std::fprintf(stderr, "rosa-workbench: error: %s\n", printable(error.text()).c_str());
    return error.kind == ErrorKind::BadInput ? 2 : 1;
}

Result<std::filesystem::path> madeStore(const QString& folder)
{
    const std::filesystem::path store = std::filesystem::absolute(folder.toStdString());
    std::error_code problem;
    std::filesystem::create_directories(store, problem);
    if (problem) return failed("%1: cannot be created: %2", store, problem.message());
    return store;
}

struct ChosenStore {
    std::filesystem::path folder;
    QString warning;  ///< Why it is not the one of the preferences; "" if it is.
};

/// --store, otherwise ROSA_STORE, the preferences, or the default. A store of the preferences that is out of reach, on a removed disk for
/// example, does not keep the window from opening, since it is chosen there.
Result<ChosenStore> storeOf(const QString& option, const QString& preferred)
{
    if (!option.isEmpty()) {
        ROSA_TRY_ASSIGN(const auto store, madeStore(option));
        return ChosenStore{store, {}};
    }
    QString warning;
    if (!preferred.isEmpty() && qEnvironmentVariableIsEmpty("ROSA_STORE")) {
        // It was made when it was chosen. A missing one is on a disk that is not there, where nothing may be made in its place.
        const std::filesystem::path store = std::filesystem::absolute(preferred.toStdString());
        std::error_code problem;
        if (std::filesystem::is_directory(store, problem)) return ChosenStore{store, {}};
        warning = QCoreApplication::translate("main", "The store of the preferences is not there: %1")
                      .arg(QDir::toNativeSeparators(preferred));
    }
    ROSA_TRY_ASSIGN(const auto store, store::defaultStore());
    return ChosenStore{store, warning};
}

/// The id of the run that --run names, as any command does; "" without it.
Result<QString> runOf(const std::filesystem::path& store, const QString& named)
{
    if (named.isEmpty()) return QString();
    ROSA_TRY_ASSIGN(const auto library, store::Library::open(store));
    ROSA_TRY_ASSIGN(const auto id, library->find(named.toStdString()));
    return QString::fromStdString(id);
}

void nameProgram()
{
    QCoreApplication::setOrganizationName(QStringLiteral("rosa"));
    QCoreApplication::setApplicationName(QStringLiteral("rosa-workbench"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ROSA_VERSION));
}

/// What the command line asks for.
enum class Task { Window, Export, HandOut, Words };

/// Read before an application is created, which differs: words (help, version) need none that draws, figures none that has a display.
Task taskOf(int argc, char** argv)
{
    const std::span<char*> words(argv + 1, argv + argc);
    const auto isFirst = [&](const char* word) { return !words.empty() && qstrcmp(words.front(), word) == 0; };
    if (isFirst("export")) return Task::Export;
    if (isFirst("handout")) return Task::HandOut;
    static constexpr std::array kWords{"-h", "-?", "--help", "--help-all", "-v", "--version"};
    const auto isOfThese = [](const char* word) {
        return std::ranges::any_of(kWords, [word](const char* one) { return qstrcmp(word, one) == 0; });
    };
    return std::ranges::any_of(words, isOfThese) ? Task::Words : Task::Window;
}

/// Whatever the session says: figures are drawn without a display. Qt reads the scale factor only at its start.
void prepareEnvironment(Task task)
{
    if (task != Task::Window) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        return;
    }
    const int scale = workbench::Preferences::load().scalePercent;
    if (scale != 100 && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(scale / 100.0));
}

/// Opens what another start handed over and brings the window to the front.
void follow(workbench::InstanceServer& server, workbench::MainWindow& window)
{
    QObject::connect(&server, &workbench::InstanceServer::handedOver, &window, [&window](const workbench::Handover& what) {
        // Qt reads it from there when a window requests activation.
        if (!what.activationToken.isEmpty()) qputenv("XDG_ACTIVATION_TOKEN", what.activationToken);
        window.open({what.dataset, what.run, what.files, what.isForLab});
        window.bringToFront();
    });
}

/// Options of the window's command line with their help texts.
void describeOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Train graph encoders, inspect optimal transport and view embeddings"));
    parser.addOptions(
        {{kDataset, QCoreApplication::translate("main", "Data set to select at start."),
          QCoreApplication::translate("main", "name")},
         {kRun, QCoreApplication::translate("main", "Run to show."), QCoreApplication::translate("main", "id")},
         {kStore, QCoreApplication::translate("main", "Folder with runs and imported data."),
          QCoreApplication::translate("main", "folder")},
         {kNewInstance,
          QCoreApplication::translate("main", "Open another window even if this store is already open in one.")},
         {kSelfTest, QCoreApplication::translate("main",
                                                 "Check this installation: components, fonts and pictures of the views of a "
                                                 "small run; exit status 0 if all checks pass.")},
         {kPictures, QCoreApplication::translate("main", "Folder for the pictures of --self-test."),
          QCoreApplication::translate("main", "folder")}});
    parser.addPositionalArgument(kLab,
                                 QCoreApplication::translate("main", "Shows the transport lab, with a problem or lesson."),
                                 QStringLiteral("[lab]"));
    parser.addPositionalArgument(
        QStringLiteral("files"),
        QCoreApplication::translate("main", "Configurations, runs, problems, lessons, data or figures to open."),
        QStringLiteral("[files …]"));
}

/// Opens the window and runs until it is closed, unless another window takes over.
int openWindow(QApplication& application, const catalog::Catalogue& catalogue, const QCommandLineParser& parser,
               const workbench::Preferences& preferences, const QByteArray& activationToken)
{
    using namespace workbench;
    if (parser.isSet(kPictures)) return failWith(badInput("--pictures requires --self-test"));
    const auto store = storeOf(parser.value(kStore), preferences.storeFolder);
    if (!store) return failWith(store.error());
    QStringList named = parser.positionalArguments();
    // A file of that name is opened as ./lab.
    const bool isForLab = named.value(0) == kLab;
    if (isForLab) named.removeFirst();
    const auto run = runOf(store->folder, parser.value(kRun));
    if (!run) return failWith(run.error());
    const WindowStart wanted{parser.value(kDataset), *run, absolutePaths(named), isForLab};
    for (const QString& file : wanted.files)
        if (!QFileInfo::exists(file)) return failWith(badInput("%1: there is no such file or folder", file.toStdString()));
    InstanceServer instance;
    if (!parser.isSet(kNewInstance)) {
        const QString display = instanceDisplay(QGuiApplication::platformName());
        const QString socket = instanceSocket(QStringLiteral(ROSA_APP_ID), display, store->folder);
        const Handover handover{wanted.files, wanted.run, wanted.dataset, activationToken, isForLab};
        if (startInstance(instance, socket, handover) == InstanceStart::HandedOver) return 0;
    }
    widgets::applyTheme(application, preferences.theme);
    Workbench workbench(catalogue, store->folder);
    MainWindow window(workbench, wanted);
    follow(instance, window);
    window.show();
    if (!store->warning.isEmpty()) window.warn(store->warning);
    return QApplication::exec();
}

/// Help and version, or why the command line has none.
int printWords()
{
    workbench::applyLanguage(workbench::Preferences::load().language);
    QCommandLineParser parser;
    describeOptions(parser);
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    if (!parser.parse(QCoreApplication::arguments()))
        return failWith(badInput("%1 %2", parser.errorText().toStdString(), kUsageHint));
    if (parser.isSet(version))
        std::printf("%s %s\n", qPrintable(QCoreApplication::applicationName()),
                    qPrintable(QCoreApplication::applicationVersion()));
    else
        std::fputs(qPrintable(parser.helpText()), stdout);
    return 0;
}

int run(int argc, char** argv)
{
    const Task task = taskOf(argc, argv);
    if (task == Task::Words) {
        const QCoreApplication application(argc, argv);
        return printWords();
    }
    if (workbench::asksForSelfTest(argc, argv)) return workbench::runSelfTest(argc, argv);
    prepareEnvironment(task);
    const QByteArray activationToken = qgetenv("XDG_ACTIVATION_TOKEN");  // Qt removes it from the environment.
    std::optional<workbench::PlatformStart> start(std::in_place);
    QApplication application(argc, argv);
    widgets::makeLabelsPlain(application);
    start.reset();
    QGuiApplication::setDesktopFileName(QStringLiteral(ROSA_APP_ID));
    workbench::loadBundledFonts();
    const workbench::Preferences preferences = workbench::Preferences::load();
    const QStringList arguments = QCoreApplication::arguments();
    const QString language = task == Task::Export    ? workbench::exportLanguage(arguments.mid(2))
                             : task == Task::HandOut ? workbench::handOutLanguage(arguments.mid(2))
                                                     : QString();
    workbench::applyLanguage(language.isEmpty() ? preferences.language : language);
    if (task == Task::HandOut) return workbench::runHandOut(arguments.mid(2));
    const catalog::Catalogue catalogue = catalog::makeCatalogue();
    if (task == Task::Export) return workbench::runExport(catalogue, arguments.mid(2));

    QCommandLineParser parser;
    describeOptions(parser);
    // parser.process() would exit with 1, which means a failure during execution.
    if (!parser.parse(arguments)) return failWith(badInput("%1 %2", parser.errorText().toStdString(), kUsageHint));
    return openWindow(application, catalogue, parser, preferences, activationToken);
}

}  // namespace

int main(int argc, char** argv)
{
    std::signal(SIGXFSZ,
                SIG_IGN);  // a file beyond the shell's limit is a write error, not the end of the window
    beginOutput();
    // Qt writes the fonts of a PDF in hash order: the same figure must give the same file in every process.
    QHashSeed::setDeterministicGlobalSeed();
    nameProgram();
    workbench::nameRuntimeFolder();
    const int code = run(argc, argv);
    const auto written = endOutput();
    return code == 0 && !written ? failWith(written.error()) : code;
}
