#include <QTest>

#include "app/engine/machine/gpu_report.h"
#include "tests/program/test_program.h"

using namespace rosa::engine;

/// GPU reports of `rosa doctor` for simulated machines.
class TestGpuReport : public QObject {
    Q_OBJECT

    using Plugin = GpuFacts::Plugin;
    using Installation = GpuFacts::Installation;

    /// A machine with a working driver.
    static GpuFacts withDriver(Installation installation, Plugin plugin)
    {
        GpuFacts facts;
        facts.hasCard = facts.hasDriver = true;
        facts.installation = installation;
        facts.plugin = plugin;
        facts.pluginError = plugin == Plugin::Broken ? "libtorch_cuda.so: no such file" : "";
        facts.distribution = "debian";
        facts.libtorch = "2.9.1+cpu";
        return facts;
    }

private Q_SLOTS:
    void eachLackHasItsSentenceAndCommand_data()
    {
        QTest::addColumn<GpuFacts>("facts");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("command");
        const auto row = [](const char* name, const GpuFacts& facts, const char* word, const char* command) {
            QTest::newRow(name) << facts << QString::fromUtf8(word) << QString::fromUtf8(command);
        };
        row("no GPU", {}, "no NVIDIA GPU", "");
        GpuFacts card;
        card.hasCard = true;
        row("no driver", card, "driver is not installed", "");
        card.distribution = "debian";
        row("no driver, Debian", card, "driver is not installed", "sudo apt install nvidia-driver");
        GpuFacts silent = withDriver(Installation::Package, Plugin::Missing);
        silent.driverError = 999;
        row("driver fails", silent, "999", "nvidia-smi");
        silent.areHidden = true;
        row("hidden", silent, "CUDA_VISIBLE_DEVICES", "unset CUDA_VISIBLE_DEVICES");
        row("source tree", withDriver(Installation::SourceTree, Plugin::Missing), "no CUDA plug-in",
            "packaging/bootstrap.sh cuda");
        row("source tree, broken", withDriver(Installation::SourceTree, Plugin::Broken), "libtorch_cuda.so",
            "packaging/bootstrap.sh cuda");
        row("package", withDriver(Installation::Package, Plugin::Missing), "wheel", "pip install rosa_workbench-*.whl");
        row("wheel, torch without CUDA", withDriver(Installation::Wheel, Plugin::Broken), "libtorch_cuda.so",
            "pip install --force-reinstall torch==2.9.1");
        row("wheel without plug-in", withDriver(Installation::Wheel, Plugin::Missing), "no CUDA plug-in",
            "packaging/bootstrap.sh cuda");
        row("old driver", withDriver(Installation::Wheel, Plugin::Loads), "too old", "sudo apt install nvidia-driver");
    }

    void eachLackHasItsSentenceAndCommand()
    {
        QFETCH(GpuFacts, facts);
        QFETCH(QString, word);
        QFETCH(QString, command);
        const GpuReport report = gpuReport(facts);
        QVERIFY(!report.isUsable);
        const QString lacks = QString::fromStdString(report.lacks);
        QVERIFY2(lacks.contains(word) && !lacks.contains(QLatin1Char('\n')), qPrintable(lacks));
        QCOMPARE(QString::fromStdString(report.command), command);
        // A usable GPU gives no complaint.
        facts.devices = {"NVIDIA H100"};
        QVERIFY(gpuReport(facts).isUsable);
        QVERIFY(gpuReport(facts).lacks.empty() && gpuReport(facts).command.empty());
    }

    /// The report on this machine is either usable or names what is missing.
    void thisMachineIsLookedAt()
    {
        const GpuReport known = gpuReport(gpuFacts({"NVIDIA H100"}, "2.9.1"));
        QVERIFY(known.isUsable);
        const GpuFacts facts = gpuFacts({}, {});
        QVERIFY(!gpuReport(facts).isUsable && !gpuReport(facts).lacks.empty());
        // This test runs in a build of the source tree.
        QCOMPARE(facts.installation, Installation::SourceTree);
    }
};

ROSA_EVENT_LOOP_TEST(TestGpuReport)
#include "tst_gpu_report.moc"
