#include <future>

#include <QDir>
#include <QGuiApplication>
#include <QLocalServer>
#include <QLocalSocket>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "app/workbench/instance/runtime_folder.h"
#include "app/workbench/instance/single_instance.h"
#include "core/base/descriptor.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

/// Timeout for a peer that never answers.
constexpr int kShort = 50;

/// A listening socket with `backlog` that is never served; after closing, the file is like that left by a crashed program.
Descriptor deafSocket(const QString& path)
{
    Descriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    qstrncpy(address.sun_path, path.toLocal8Bit().constData(), sizeof address.sun_path);
    const bool isBound = ::bind(socket.fd(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    return isBound && ::listen(socket.fd(), 8) == 0 ? std::move(socket) : Descriptor();
}

/// During its lifetime no runtime folder is set, and temporary files are in `folder`.
class NoRuntimeFolder {
public:
    explicit NoRuntimeFolder(const QString& folder)
    {
        qunsetenv("XDG_RUNTIME_DIR");
        qputenv("TMPDIR", folder.toLocal8Bit());
    }
    NoRuntimeFolder(const NoRuntimeFolder&) = delete;
    NoRuntimeFolder& operator=(const NoRuntimeFolder&) = delete;
    ~NoRuntimeFolder()
    {
        restore("XDG_RUNTIME_DIR", m_runtime);
        restore("TMPDIR", m_temporary);
    }

private:
    static void restore(const char* name, const QByteArray& value)
    {
        value.isNull() ? qunsetenv(name) : qputenv(name, value);
    }

    QByteArray m_runtime = qgetenv("XDG_RUNTIME_DIR"), m_temporary = qgetenv("TMPDIR");
};

}  // namespace

/// Passing of files through sockets.
class TestSingleInstance : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 180'000;

    QTemporaryDir m_folder;
    int m_number = 0;

    QString freshSocket() { return m_folder.filePath(QStringLiteral("socket-%1").arg(++m_number)); }

    /// Passes files from another thread, like another process, while this one serves.
    static Answer handed(const QString& socket, const Handover& what)
    {
        auto answer = std::async(std::launch::async, [&] { return handOver(socket, what, kPatience); });
        [&] {
            QTRY_VERIFY_WITH_TIMEOUT(answer.wait_for(std::chrono::seconds(0)) == std::future_status::ready, kPatience);
        }();
        return answer.get();
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void theLabIsHandedOver()
    {
        Handover what{{QStringLiteral("/problem.toml")}, {}, {}, {}};
        what.isForLab = true;
        QVERIFY(*handoverFromLine(*toLine(what)) == what);
        // From a program that has no lab.
        const auto older = handoverFromLine(R"({"rosa_workbench": 1, "files": [], "run": "", "dataset": "", "token": ""})");
        QVERIFY(older.ok() && !older->isForLab);
    }

    void aHandoverReadsAsItWasWritten()
    {
        const Handover what{{QStringLiteral("/a b/ü.toml"), QStringLiteral("/c\nd")},
                            QStringLiteral("2026-abc"),
                            QStringLiteral("cora"),
                            "token_TIME123"};
        const auto line = toLine(what);
        QVERIFY(line.ok());
        QCOMPARE(line->count('\n'), 1);
        const auto read = handoverFromLine(*line);
        QVERIFY(read.ok());
        QVERIFY(*read == what);
    }

    void whatDoesNotFitIsRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("no JSON") << QByteArray("open /etc/passwd\n");
        QTest::newRow("another version") << QByteArray(R"({"rosa_workbench":2,"files":[]})");
        QTest::newRow("relative path") << QByteArray(R"({"rosa_workbench":1,"files":["a.toml"]})");
        QTest::newRow("no text") << QByteArray(R"({"rosa_workbench":1,"files":[7]})");
        QTest::newRow("zero in a path") << QByteArray(R"({"rosa_workbench":1,"files":["/a\u0000b"]})");
        QTest::newRow("long path") << QByteArray(R"({"rosa_workbench":1,"files":["/)") + QByteArray(5000, 'a') + "\"]}";
        QByteArray many = "\"/a\"";
        for (int i = 0; i < 200; ++i) many += ",\"/a\"";
        QTest::newRow("many files") << QByteArray(R"({"rosa_workbench":1,"files":[)") + many + "]}";
        QTest::newRow("run elsewhere") << QByteArray(R"({"rosa_workbench":1,"run":"../../x"})");
        QTest::newRow("data set elsewhere") << QByteArray(R"({"rosa_workbench":1,"dataset":"../x"})");
        QTest::newRow("token of lines") << QByteArray(R"({"rosa_workbench":1,"token":"a\nb"})");
    }

    void whatDoesNotFitIsRefused()
    {
        QFETCH(QByteArray, line);
        QVERIFY(!handoverFromLine(line).ok());
    }

    void pathsAreMadeAbsolute()
    {
        const QStringList paths = absolutePaths(
            {QStringLiteral("a.toml"), QStringLiteral("/b"), QStringLiteral("file:///c%20d/e.rosadata"), QString()});
        for (const QString& path : absolutePaths({QStringLiteral("file://"), QStringLiteral("https://example.org/a")}))
            QVERIFY2(QDir::isAbsolutePath(path), qPrintable(path));
        QCOMPARE(paths, QStringList({QDir::current().absoluteFilePath(QStringLiteral("a.toml")), QStringLiteral("/b"),
                                     QStringLiteral("/c d/e.rosadata")}));
    }

    void storeAndDisplayHaveASocketOfTheirOwn()
    {
        const QString id = QStringLiteral("org.example.App");
        const QString socket = instanceSocket(id, QStringLiteral("xcb :0"), "/tmp");
        QVERIFY(socket.contains(id));
        QCOMPARE(socket, instanceSocket(id, QStringLiteral("xcb :0"), "/tmp/../tmp"));
        QVERIFY(socket != instanceSocket(id, QStringLiteral("xcb :1"), "/tmp"));
        QVERIFY(socket != instanceSocket(id, QStringLiteral("xcb :0"), "/usr"));
    }

    /// As in su shells and containers: the window starts without a warning and is found.
    void withoutARuntimeFolderOneIsNamedInSilence()
    {
        const QTemporaryDir home;
        const NoRuntimeFolder none(home.path());
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
        program.setProcessEnvironment(environment);
        const QString store = home.filePath(QStringLiteral("store"));
        program.start(QStringLiteral(ROSA_WORKBENCH), {QStringLiteral("--store"), store});

        nameRuntimeFolder();
        struct stat status {};
        QCOMPARE(::stat(qgetenv("XDG_RUNTIME_DIR"), &status), 0);
        QCOMPARE(status.st_mode & 0777, 0700u);
        QCOMPARE(status.st_uid, ::geteuid());
        const QString socket = instanceSocket(QStringLiteral(ROSA_APP_ID), instanceDisplay(QGuiApplication::platformName()),
                                              store.toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(handOver(socket, {}, kPatience) == Answer::Taken, kPatience);
        program.kill();
        QVERIFY(program.waitForFinished(kPatience));
        const QByteArray said = program.readAllStandardError();
        QVERIFY2(!said.contains("XDG_RUNTIME_DIR"), said);
    }

    /// A folder owned by or accessible to others is not used; a folder set explicitly is not replaced.
    void aRuntimeFolderOfOthersIsNotTaken()
    {
        if (QFileInfo::exists(QStringLiteral("/run/user/%1").arg(::geteuid())))
            QSKIP("there is a session's folder, which comes first");
        const QTemporaryDir home;
        const NoRuntimeFolder none(home.path());
        const auto named = [] {
            nameRuntimeFolder();
            return qEnvironmentVariable("XDG_RUNTIME_DIR");
        };
        const QString folder = named();
        QVERIFY(folder.startsWith(home.path() + QLatin1Char('/')));
        qputenv("XDG_RUNTIME_DIR", "/else");
        QCOMPARE(named(), QStringLiteral("/else"));
        qunsetenv("XDG_RUNTIME_DIR");
        QVERIFY(QFile::setPermissions(folder, QFile::permissions(folder) | QFile::ExeOther));
        QCOMPARE(named(), QString());
        QVERIFY(QDir().rmdir(folder));
        const QString elsewhere = home.filePath(QStringLiteral("elsewhere"));
        QVERIFY(QDir().mkdir(elsewhere, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY(QFile::link(elsewhere, folder));
        QCOMPARE(named(), QString());
    }

    void theFirstIsHandedWhatTheSecondWasToOpen()
    {
        const QString socket = freshSocket();
        InstanceServer server;
        QCOMPARE(startInstance(server, socket, {}), InstanceStart::First);
        struct stat status {};
        QCOMPARE(::stat(qPrintable(socket), &status), 0);
        QCOMPARE(status.st_mode & 0077, 0u);

        QSignalSpy spy(&server, &InstanceServer::handedOver);
        const Handover what{{QStringLiteral("/a.toml")}, {}, QStringLiteral("karate"), "t"};
        auto second = std::async(std::launch::async, [&] {
            InstanceServer own;
            return startInstance(own, socket, what, kPatience);
        });
        QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 1, kPatience);
        QCOMPARE(second.get(), InstanceStart::HandedOver);
        QVERIFY(spy.first().first().value<Handover>() == what);
    }

    void whatAProgramThatDiedLeftIsReplaced()
    {
        const QString socket = freshSocket();
        QVERIFY(deafSocket(socket).isOpen());  // Closed immediately; the file remains.
        QVERIFY(QFile::exists(socket));
        InstanceServer server;
        QCOMPARE(startInstance(server, socket, {}), InstanceStart::First);
        QSignalSpy spy(&server, &InstanceServer::handedOver);
        QCOMPARE(handed(socket, {}), Answer::Taken);
        QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 1, kPatience);
    }

    void whoNeverAnswersIsReplaced()
    {
        const QString socket = freshSocket();
        const Descriptor silent = deafSocket(socket);
        QVERIFY(silent.isOpen());
        QCOMPARE(handOver(socket, {}, kShort), Answer::Silent);
        InstanceServer server;
        QCOMPARE(startInstance(server, socket, {}, kShort), InstanceStart::First);
        QCOMPARE(handed(socket, {}), Answer::Taken);
    }

    void anotherVersionKeepsItsPlace()
    {
        const QString socket = freshSocket();
        QLocalServer other;
        QVERIFY(other.listen(socket));
        connect(&other, &QLocalServer::newConnection, &other, [&other] {
            auto* sender = other.nextPendingConnection();
            connect(sender, &QLocalSocket::readyRead, sender, [sender] { sender->write("{\"rosa_workbench\":2}\n"); });
        });
        auto start = std::async(std::launch::async, [&] {
            InstanceServer own;
            return startInstance(own, socket, {}, kPatience);
        });
        QTRY_VERIFY_WITH_TIMEOUT(start.wait_for(std::chrono::seconds(0)) == std::future_status::ready, kPatience);
        QCOMPARE(start.get(), InstanceStart::Alone);
        QVERIFY(other.isListening() && QFile::exists(socket));
    }

    void tooMuchIsCutOffAndOthersAreServed()
    {
        const QString socket = freshSocket();
        InstanceServer server;
        QVERIFY(server.listen(socket));
        QSignalSpy spy(&server, &InstanceServer::handedOver);
        QLocalSocket hostile;
        hostile.connectToServer(socket);
        QVERIFY(hostile.waitForConnected());
        hostile.write(QByteArray(4 * 1024 * 1024, 'x'));
        QLocalSocket idle;
        idle.connectToServer(socket);
        QVERIFY(idle.waitForConnected());
        QTRY_VERIFY_WITH_TIMEOUT(hostile.state() == QLocalSocket::UnconnectedState, kPatience);
        QCOMPARE(handed(socket, {{QStringLiteral("/a")}, {}, {}, {}}), Answer::Taken);
        QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 1, kPatience);
    }

    /// The program as second instance, as first one after a crash, and with --new-instance.
    void theProgramHandsOverAndTakesOver()
    {
        const QTemporaryDir home;
        const QString store = home.filePath(QStringLiteral("store"));
        const auto start = [&](QProcess& process, const QStringList& arguments) {
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
            process.setProcessEnvironment(environment);
            process.setWorkingDirectory(home.path());
            process.start(QStringLiteral(ROSA_WORKBENCH), QStringList{QStringLiteral("--store"), store} + arguments);
        };
        const QString socket = instanceSocket(QStringLiteral(ROSA_APP_ID), instanceDisplay(QGuiApplication::platformName()),
                                              store.toStdString());
        InstanceServer here;
        QVERIFY(here.listen(socket));
        QSignalSpy spy(&here, &InstanceServer::handedOver);

        QProcess another;
        start(another, {QStringLiteral("--new-instance")});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(store + QStringLiteral("/library.sqlite")), kPatience);
        QCOMPARE(spy.size(), 0);
        QCOMPARE(another.state(), QProcess::Running);
        another.kill();
        QVERIFY(another.waitForFinished(kPatience));

        QFile named(home.filePath(QStringLiteral("some.toml")));
        QVERIFY(named.open(QIODevice::WriteOnly));
        QProcess second;
        start(second, {QStringLiteral("--dataset"), QStringLiteral("karate"), QStringLiteral("some.toml")});
        QTRY_COMPARE_WITH_TIMEOUT(second.state(), QProcess::NotRunning, kPatience);
        QCOMPARE(second.exitStatus(), QProcess::NormalExit);
        QCOMPARE(second.exitCode(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 1, kPatience);
        const auto what = spy.first().first().value<Handover>();
        QCOMPARE(what.files, QStringList(QDir(home.path()).canonicalPath() + QStringLiteral("/some.toml")));
        QCOMPARE(what.dataset, QStringLiteral("karate"));

        const QString other = home.filePath(QStringLiteral("other"));
        const QString otherSocket = instanceSocket(QStringLiteral(ROSA_APP_ID),
                                                   instanceDisplay(QGuiApplication::platformName()), other.toStdString());
        QVERIFY(deafSocket(otherSocket).isOpen());
        QProcess first;
        start(first, {QStringLiteral("--store"), other});
        QTRY_VERIFY_WITH_TIMEOUT(handOver(otherSocket, {}, kPatience) == Answer::Taken, kPatience);
        first.kill();
        QVERIFY(first.waitForFinished(kPatience));
    }
};

ROSA_WIDGET_TEST(TestSingleInstance)
#include "tst_single_instance.moc"
