#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

#include "app/workbench/self_test/installation_checks.h"
#include "app/workbench/self_test/window_checks.h"
#include "tests/program/test_program.h"
#include "tests/workbench/fontless_system.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

QString engine() { return qEnvironmentVariable("ROSA_ENGINE"); }

/// Of the two functions of this name, that of the self-test.
Finding storeFinding(const Result<std::filesystem::path>& store) { return checkStore(store); }

bool isGood(const Finding& finding) { return finding.kind == Finding::Kind::Good; }
bool isFailed(const Finding& finding) { return finding.kind == Finding::Kind::Failed && !finding.text.isEmpty(); }

/// Writes an executable script.
QString script(const QTemporaryDir& folder, const QString& name, const QByteArray& lines)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write("#!/bin/sh\n" + lines);
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file.fileName();
}

}  // namespace

/// `rosa-workbench --self-test` with complete and incomplete installations.
class TestSelfTest : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 600'000;

    struct Outcome {
        int code = -1;
        QStringList lines;
        QString errors;
    };

    /// Runs the program with store and settings in `home`.
    static Outcome selfTest(const QTemporaryDir& home, const QStringList& more, const QString& program,
                            const QString& workbench = QStringLiteral(ROSA_WORKBENCH),
                            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment())
    {
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
        environment.insert(QStringLiteral("ROSA_STORE"), home.filePath(QStringLiteral("store")));
        environment.insert(QStringLiteral("ROSA_ENGINE"), program);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(home.path());
        process.start(workbench, QStringList{QStringLiteral("--self-test")} + more);
        if (!process.waitForFinished(kPatience)) return {-1, {}, process.errorString()};
        return {process.exitCode(),
                QString::fromUtf8(process.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts),
                QString::fromUtf8(process.readAllStandardError())};
    }

private Q_SLOTS:
    void theProgramThatWasBuiltIsWhole()
    {
        const QTemporaryDir home;
        const Outcome outcome = selfTest(home, {QStringLiteral("--pictures"), QStringLiteral("shots")}, engine());
        const QString all = outcome.lines.join(QLatin1Char('\n')) + outcome.errors;
        QVERIFY2(outcome.code == 0, qPrintable(all));
        for (const char* check :
             {"command", "training core", "store", "font", "training", "view experiment", "view start", "view overview",
              "view train", "view alignment", "view embedding", "view results", "view sweep", "view lab", "figures"}) {
            const QString line = QString::fromUtf8(check).leftJustified(24) + QStringLiteral(" good");
            QVERIFY2(outcome.lines.contains(line), qPrintable(line + QLatin1Char('\n') + all));
        }
        const QDir shots(home.filePath(QStringLiteral("shots")));
        QCOMPARE(shots.entryList(QDir::Files).size(), 9);
        QVERIFY(QImage(shots.filePath(QStringLiteral("alignment.png"))).width() >= 600);
        QCOMPARE(QDir(home.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList(QStringLiteral("shots")));
    }

    void aSystemWithoutFontsIsGivenThoseOfABundle()
    {
        const rosa::test::FontlessSystem bare(QStringLiteral(ROSA_WORKBENCH));
        QVERIFY(bare.isWhole());
        const QTemporaryDir home;
        const Outcome outcome = selfTest(home, {}, engine(), bare.program(), bare.environment());
        QVERIFY2(outcome.code == 0 && outcome.lines.contains(QStringLiteral("font                     good")),
                 qPrintable(outcome.lines.join(QLatin1Char('\n')) + outcome.errors));
    }

    void aMissingCommandFailsIt()
    {
        const QTemporaryDir home;
        const Outcome outcome = selfTest(home, {}, QStringLiteral("/no/such/rosa"));
        QCOMPARE(outcome.code, 1);
        QVERIFY(outcome.lines.first().startsWith(QStringLiteral("command                  FAILED: /no/such/rosa")));
        QVERIFY(QDir(home.path()).isEmpty());
    }

    void wrongUseIsSaid()
    {
        const QTemporaryDir home;
        const Outcome outcome = selfTest(home, {QStringLiteral("--picture")}, engine());
        QCOMPARE(outcome.code, 2);
        QVERIFY(outcome.errors.contains(QStringLiteral("picture")));
    }

    void aCommandOfAnotherVersionIsNone()
    {
        const QTemporaryDir folder;
        QVERIFY(isGood(checkCommand(engine(), QStringLiteral(ROSA_VERSION))));
        QVERIFY(isFailed(checkCommand(engine(), QStringLiteral("99.0"))));
        QVERIFY(isFailed(checkCommand(folder.filePath(QStringLiteral("rosa")), QStringLiteral(ROSA_VERSION))));
        const Finding broken =
            checkCommand(script(folder, QStringLiteral("broken"), "echo 'libzip.so.4: not found' >&2\nexit 127\n"),
                         QStringLiteral(ROSA_VERSION));
        QVERIFY(isFailed(broken));
        QVERIFY2(broken.text.contains(QStringLiteral("libzip.so.4")), qPrintable(broken.text));
    }

    void aMissingTrainingCoreIsSaid()
    {
        const QTemporaryDir folder;
        const auto findings = checkTrainingCore(
            script(folder, QStringLiteral("rosa"), R"(echo '{"learn":{"error":"librosa_learn.so was not found"}}')"));
        QCOMPARE(findings.size(), 1);
        QVERIFY(isFailed(findings.first()) && findings.first().text.contains(QStringLiteral("librosa_learn.so")));
        const auto wrong = checkTrainingCore(
            script(folder, QStringLiteral("wrong"),
                   R"(echo '{"learn":{"libtorch":"2"},"self_test":[{"name":"files","ok":false,"error":"disk full"}]}')"));
        QVERIFY(isGood(wrong.value(0)) && isFailed(wrong.value(1)));
        QVERIFY(wrong[1].text.contains(QStringLiteral("files: disk full")));
        QVERIFY(isFailed(checkTrainingCore(script(folder, QStringLiteral("mute"), "exit 3\n")).first()));
    }

    void aStoreMustBeReadableOrPossibleToMake()
    {
        const QTemporaryDir folder;
        const std::filesystem::path place = folder.path().toStdString();
        QVERIFY(isGood(storeFinding(place)));
        QVERIFY(isGood(storeFinding(place / "new" / "deeper")));
        QVERIFY(!std::filesystem::exists(place / "new"));
        QVERIFY(isFailed(storeFinding(badInput("no folder for runs and data"))));
        QFile file(folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(isFailed(storeFinding(place / "file")));
        QVERIFY(isFailed(storeFinding(place / "file" / "store")));
        if (::geteuid() == 0) return;  // Permissions do not apply to root.
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
        QCOMPARE(storeFinding(place).kind, Finding::Kind::Warning);
        QVERIFY(isFailed(storeFinding(place / "new")));
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void missingPluginsAreSaid()
    {
        const auto nameless = checkPlugins({QStringLiteral("/no/such/folder")}, {true, false});
        const auto kindOf = [&](const QString& name) {
            for (const Finding& finding : nameless)
                if (finding.name == name) return finding.kind;
            return Finding::Kind::Good;
        };
        QCOMPARE(kindOf(QStringLiteral("drawing off screen")), Finding::Kind::Failed);
        QCOMPARE(kindOf(QStringLiteral("X11 plug-in")), Finding::Kind::Failed);
        QCOMPARE(kindOf(QStringLiteral("Wayland plug-in")), Finding::Kind::Warning);
        QCOMPARE(kindOf(QStringLiteral("SVG icons")), Finding::Kind::Failed);

        // A plug-in with a missing library.
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("platforms")));
        QFile broken(folder.filePath(QStringLiteral("platforms/libqoffscreen.so")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no library");
        broken.close();
        QVERIFY(isFailed(checkPlugins({folder.path()}, {}).first()));
    }

    void lettersThatAreBoxesAreNoticed()
    {
        const QFont font = QGuiApplication::font();
        QVERIFY(isGood(checkLetters(font, {QStringLiteral("A"), QStringLiteral("Γ"), QStringLiteral("λ")})));
        // No font has glyphs for these.
        const QString first = QString::fromUcs4(U"\U0010FFF0", 1);
        const QString second = QString::fromUcs4(U"\U0010FFF1", 1);
        QVERIFY(isFailed(checkLetters(font, {first, second})));
        QVERIFY(isFailed(checkLetters(font, {QStringLiteral(" ")})));
    }

    void blankAndEqualPicturesAreNoticed()
    {
        QImage blank(100, 80, QImage::Format_RGB32);
        blank.fill(Qt::white);
        QVERIFY(isFailed(checkPicture(QStringLiteral("blank"), blank)));
        QVERIFY(isFailed(checkPicture(QStringLiteral("none"), {})));
        QImage shades = blank;
        for (int x = 0; x < shades.width(); ++x) shades.setPixel(x, 3, qRgb(2 * x, 0, x));
        QVERIFY(isGood(checkPicture(QStringLiteral("shades"), shades)));
        QImage other = shades;
        other.setPixel(5, 50, qRgb(1, 2, 3));
        const auto findings = checkPictures(
            {{QStringLiteral("a"), shades, {}}, {QStringLiteral("b"), other, {}}, {QStringLiteral("c"), shades, {}}});
        QVERIFY(isGood(findings[0]) && isGood(findings[1]) && isFailed(findings[2]));
        QVERIFY(findings[2].text.contains(QStringLiteral("view a")));
    }
};

ROSA_WIDGET_TEST(TestSelfTest)
#include "tst_self_test.moc"
