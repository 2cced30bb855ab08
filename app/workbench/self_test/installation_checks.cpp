#include "app/workbench/self_test/installation_checks.h"

#include <algorithm>
#include <optional>

#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QImage>
#include <QPainter>
#include <QPluginLoader>
#include <QProcess>
#include <QTemporaryDir>

#include "app/workbench/engine/engine_program.h"
#include "core/protocol/report.h"

namespace rosa::workbench {

namespace {

/// Timeout of a process: a loaded machine may be slow.
constexpr int kProcessHangMilliseconds = 120'000;
constexpr qsizetype kNameColumns = 24;
/// The last code point of a private-use plane.
constexpr char32_t kNoCharacter = U'\U0010FFFD';

const QString kAgain = QStringLiteral("reinstall the program");

struct Outcome {
    QByteArray said;   ///< On standard output.
    QString problem;   ///< Why it did not start or end; "" if it did.
    QString lastLine;  ///< On standard error.
    int code = -1;
};

Outcome run(const QString& program, const QStringList& arguments)
{
    if (!QFileInfo(program).isExecutable()) return {{}, program + QStringLiteral(" is missing or not executable"), {}, -1};
    QProcess process;
    process.start(program, arguments, QIODevice::ReadOnly);
    if (!process.waitForFinished(kProcessHangMilliseconds)) {
        const QString problem = program + QStringLiteral(": ") + process.errorString();
        process.kill();
        process.waitForFinished();
        return {{}, problem, {}, -1};
    }
    const QString errors = QString::fromUtf8(process.readAllStandardError()).trimmed();
    const QString last = errors.section(QLatin1Char('\n'), -1);
    if (process.exitStatus() != QProcess::NormalExit) return {{}, program + QStringLiteral(" crashed: ") + last, last, -1};
    return {process.readAllStandardOutput(), {}, last, process.exitCode()};
}

/// Why none of the plug-ins `names` in the subfolder `kind` of any folder can be loaded; nullopt if one can.
std::optional<QString> missingPlugins(const QStringList& folders, const QString& kind, const QStringList& names)
{
    QString problem;
    for (const QString& folder : folders)
        for (const QFileInfo& file : QDir(folder + QLatin1Char('/') + kind).entryInfoList(names, QDir::Files)) {
            QPluginLoader loader(file.absoluteFilePath());
            if (loader.load()) return {};
            problem = loader.errorString();
        }
    if (!problem.isEmpty()) return problem;
    return QStringLiteral("no %1/%2 in %3").arg(kind, names.first(), folders.join(QStringLiteral(", ")));
}

QImage drawn(const QFont& font, const QString& letter)
{
    QImage image(64, 64, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setFont(font);
    painter.drawText(image.rect(), Qt::AlignCenter, letter);
    return image;
}

QString shellName(const std::filesystem::path& path) { return QString::fromStdString(path.string()); }

}  // namespace

QString lineOf(const Finding& finding)
{
    const QString name = finding.name.leftJustified(kNameColumns) + QLatin1Char(' ');
    switch (finding.kind) {
        case Finding::Kind::Good:
            return name + QStringLiteral("good");
        case Finding::Kind::Warning:
            return name + QStringLiteral("warning: ") + finding.text;
        case Finding::Kind::Failed:
            break;
    }
    return name + QStringLiteral("FAILED: ") + finding.text;
}

Finding checkCommand(const QString& program, const QString& version)
{
    const QString name = QStringLiteral("command");
    const Outcome outcome = run(program, {QStringLiteral("--version")});
    if (!outcome.problem.isEmpty())
        return missed(name, QStringLiteral("%1; %2, or set ROSA_ENGINE to the path of rosa").arg(outcome.problem, kAgain));
    const QString found = QString::fromUtf8(outcome.said).trimmed();
    if (outcome.code != 0)
        return missed(name, QStringLiteral("%1 --version: %2; %3").arg(program, outcome.lastLine, kAgain));
    const QString expected = QStringLiteral("rosa ") + version;
    if (found == expected) return good(name);
    return missed(
        name,
        QStringLiteral("%1 is %2, expected %3; %4, or unset ROSA_ENGINE").arg(program, found.left(40), expected, kAgain));
}

QList<Finding> checkTrainingCore(const QString& program)
{
    const QString core = QStringLiteral("training core");
    const QString tests = QStringLiteral("engine's self-test");
    const QTemporaryDir store;
    const Outcome outcome = run(program, {QStringLiteral("doctor"), QStringLiteral("--json"), QStringLiteral("--store"),
                                          store.filePath(QStringLiteral("store"))});
    if (!outcome.problem.isEmpty()) return {missed(core, outcome.problem)};
    if (!hasTrainingCore()) return {warned(core, QStringLiteral("left out: the lab edition trains nothing"))};
    const auto report = protocol::reportFromJson(outcome.said.toStdString());
    const auto* const state = report ? std::get_if<protocol::InstallationState>(&*report) : nullptr;
    if (!state) return {missed(core, outcome.lastLine + QStringLiteral("; ") + kAgain)};
    if (state->core.problem) return {missed(core, QString::fromStdString(*state->core.problem))};
    QStringList wrong;
    for (const protocol::SelfTestDone& test : state->tests)
        if (!test.isGood) wrong << QString::fromStdString(test.name + ": " + test.problem.value_or(std::string()));
    if (wrong.isEmpty() && outcome.code == 0) return {good(core), good(tests)};
    return {good(core), missed(tests, (wrong.isEmpty() ? outcome.lastLine : wrong.join(QStringLiteral("; "))) +
                                          QStringLiteral("; run `rosa doctor` for details"))};
}

Finding checkStore(const Result<std::filesystem::path>& store)
{
    namespace fs = std::filesystem;
    const QString name = QStringLiteral("store");
    if (!store) return missed(name, QString::fromStdString(store.error().text()));
    std::error_code ignored;
    fs::path there = *store;
    while (!fs::exists(there, ignored) && there.has_relative_path()) there = there.parent_path();
    const QFileInfo folder(shellName(there));
    if (!folder.isDir())
        return missed(name, QStringLiteral("%1 is not a folder; choose another one with --store").arg(folder.filePath()));
    if (there != *store) {
        if (folder.isWritable() && folder.isExecutable()) return good(name);
        return missed(name,
                      QStringLiteral("%1 cannot be created because %2 is not writable; choose another folder with --store")
                          .arg(shellName(*store), folder.filePath()));
    }
    if (!folder.isReadable() || !folder.isExecutable())
        return missed(name, QStringLiteral("%1 cannot be read; check its permissions").arg(folder.filePath()));
    if (folder.isWritable()) return good(name);
    return warned(name, QStringLiteral("%1 is not writable: runs can be viewed but not trained; check its "
                                       "permissions")
                            .arg(folder.filePath()));
}

Displays Displays::here()
{
    return {!qEnvironmentVariableIsEmpty("DISPLAY"), !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")};
}

QList<Finding> checkPlugins(const QStringList& folders, const Displays& displays)
{
    const QString platforms = QStringLiteral("platforms");
    const QString again = QStringLiteral("; install Qt's plug-in with the libraries that it needs");
    QList<Finding> findings;
    const auto add = [&](const QString& name, const std::optional<QString>& lack, bool isNeeded) {
        findings.append(!lack ? good(name) : isNeeded ? missed(name, *lack + again) : warned(name, *lack + again));
    };
    add(QStringLiteral("drawing off screen"), missingPlugins(folders, platforms, {QStringLiteral("libqoffscreen.so")}),
        true);
    const auto x11 = missingPlugins(folders, platforms, {QStringLiteral("libqxcb.so")});
    auto wayland = missingPlugins(folders, platforms, {QStringLiteral("libqwayland-*.so")});
    if (!wayland)
        wayland = missingPlugins(folders, QStringLiteral("wayland-shell-integration"), {QStringLiteral("libxdg-shell.so")});
    add(QStringLiteral("X11 plug-in"), x11, displays.hasX11 && (!displays.hasWayland || wayland));
    add(QStringLiteral("Wayland plug-in"), wayland, displays.hasWayland && (!displays.hasX11 || x11));
    add(QStringLiteral("SVG pictures"),
        missingPlugins(folders, QStringLiteral("imageformats"), {QStringLiteral("libqsvg.so")}), true);
    add(QStringLiteral("SVG icons"),
        missingPlugins(folders, QStringLiteral("iconengines"), {QStringLiteral("libqsvgicon.so")}), true);
    return findings;
}

Finding checkLetters(const QFont& font, const QStringList& letters)
{
    const QString name = QStringLiteral("font");
    const QString advice = QStringLiteral("; install a font such as DejaVu Sans (Debian: fonts-dejavu-core)");
    // Invalid renderings of a letter: nothing, and the box for a character that no font has.
    QList<QImage> seen{drawn(font, QString()), drawn(font, QString::fromUcs4(&kNoCharacter, 1))};
    for (const QString& letter : letters) {
        const QImage image = drawn(font, letter);
        if (seen.contains(image))
            return missed(name,
                          QStringLiteral("the font %2 does not draw the letter %1").arg(letter, font.family()) + advice);
        seen.append(image);
    }
    return good(name);
}

Finding checkChineseFont()
{
    const QString name = QStringLiteral("Chinese font");
    if (!QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty()) return good(name);
    return warned(name,
                  QStringLiteral("there is none, so Chinese texts would be boxes; install a font such as Noto Sans CJK "
                                 "(Debian: fonts-noto-cjk)"));
}

}  // namespace rosa::workbench
