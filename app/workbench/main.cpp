/// The workbench: the window, `rosa-workbench lab`, and what works without one: `rosa-workbench export` draws figures, `rosa-workbench handout`
/// prints lessons.
#include <csignal>
#include <cstdio>

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QHashFunctions>
#include <QSettings>

#include "app/workbench/base/bundled_fonts.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/base/language.h"
#include "app/workbench/export/export_command.h"
#include "app/workbench/export/hand_out_command.h"
#include "app/workbench/instance/runtime_folder.h"
#include "app/workbench/instance/single_instance.h"
#include "app/workbench/self_test/self_test_command.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/window/main_window.h"
#include "core/base/printable.h"
#include "core/record/library.h"

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
    ROSA_TRY_ASSIGN(const auto store, record::defaultStore());
    return ChosenStore{store, warning};
}

void nameProgram()
{
    QCoreApplication::setOrganizationName(QStringLiteral("rosa"));
    QCoreApplication::setApplicationName(QStringLiteral("rosa-workbench"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ROSA_VERSION));
}

/// Before the application is created: exporting needs no screen, and Qt reads the scale factor only at its start.
void prepareEnvironment(int argc, char** argv)
{
    const bool isExport = argc > 1 && (qstrcmp(argv[1], "export") == 0 || qstrcmp(argv[1], "handout") == 0);
    const bool hasDisplay = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    if (isExport && !hasDisplay && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const int scale = workbench::Preferences::load().scalePercent;
    if (!isExport && scale != 100 && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
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
    const WindowStart wanted{parser.value(kDataset), parser.value(kRun), absolutePaths(named), isForLab};
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

}  // namespace

int main(int argc, char** argv)
{
    std::signal(SIGXFSZ,
                SIG_IGN);  // a file beyond the shell's limit is a write error, not the end of the window
    // Qt writes the fonts of a PDF in hash order: the same figure must give the same file in every process.
    QHashSeed::setDeterministicGlobalSeed();
    nameProgram();
    workbench::nameRuntimeFolder();
    if (workbench::asksForSelfTest(argc, argv)) return workbench::runSelfTest(argc, argv);
    prepareEnvironment(argc, argv);
    const QByteArray activationToken = qgetenv("XDG_ACTIVATION_TOKEN");  // Qt removes it from the environment.
    QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral(ROSA_APP_ID));
    workbench::loadBundledFonts();
    const workbench::Preferences preferences = workbench::Preferences::load();
    const QStringList arguments = QCoreApplication::arguments();
    const bool isExport = arguments.value(1) == QStringLiteral("export");
    const bool isHandOut = arguments.value(1) == QStringLiteral("handout");
    const QString language = isExport    ? workbench::exportLanguage(arguments.mid(2))
                             : isHandOut ? workbench::handOutLanguage(arguments.mid(2))
                                         : QString();
    workbench::applyLanguage(language.isEmpty() ? preferences.language : language);
    if (isHandOut) return workbench::runHandOut(arguments.mid(2));
    const catalog::Catalogue catalogue = catalog::makeCatalogue();
    if (isExport) return workbench::runExport(catalogue, arguments.mid(2));

    QCommandLineParser parser;
    describeOptions(parser);
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    // parser.process() would exit with 1, which means a failure during execution.
    if (!parser.parse(arguments)) return failWith(badInput("%1 %2", parser.errorText().toStdString(), kUsageHint));
    if (parser.isSet(version)) parser.showVersion();
    if (parser.isSet(help)) parser.showHelp();

    return openWindow(application, catalogue, parser, preferences, activationToken);
}
