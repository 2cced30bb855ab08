#include "app/engine/common/command.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <fstream>

#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::engine;

namespace {

const catalog::Catalogue kCatalogue = catalog::makeCatalogue();

Result<std::filesystem::path> found(const std::filesystem::path& given, bool make = false)
{
    const CommandContext context{.catalogue = kCatalogue, .store = given, .arguments = {}};
    return storeFolder(context, make);
}

}  // namespace

class TestStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(m_folder.isValid());
        m_path = m_folder.path().toStdString();
        for (const char* name : {"ROSA_STORE", "XDG_DATA_HOME"}) qunsetenv(name);
        qputenv("HOME", m_folder.path().toUtf8());
    }

    void theNearestWordCounts()
    {
        QCOMPARE(found({}).value(), m_path / ".local/share/rosa");
        qputenv("XDG_DATA_HOME", m_folder.filePath(QStringLiteral("data")).toUtf8());
        QCOMPARE(found({}).value(), m_path / "data/rosa");
        qputenv("ROSA_STORE", m_folder.filePath(QStringLiteral("variable")).toUtf8());
        QCOMPARE(found({}).value(), m_path / "variable");
        QCOMPARE(found(m_path / "option").value(), m_path / "option");
        QVERIFY(found("relative").value().is_absolute());
    }

    void nowhereIsAnError()
    {
        qunsetenv("HOME");
        QVERIFY(found({}).error().text().find("--store") != std::string::npos);
    }

    void itIsMadeOnlyOnRequest()
    {
        const auto store = m_path / "new/store";
        QVERIFY(found(store).ok() && !std::filesystem::exists(store));
        QVERIFY(found(store, true).ok() && std::filesystem::is_directory(store));
        std::ofstream(m_path / "file") << "x";
        QCOMPARE(found(m_path / "file").error().kind, ErrorKind::BadInput);
        QVERIFY(!found(m_path / "file/below", true).ok());
    }

private:
    QTemporaryDir m_folder;
    std::filesystem::path m_path;
};

ROSA_TEST(TestStore)
#include "tst_store.moc"
