/// Export of a data set from the window.
#include "app/workbench/datasets/view/export_data.h"

#include <array>

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/workbench/session/workbench.h"
#include "core/data/catalogue.h"
#include "core/data/import/import.h"
#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"

using namespace rosa;
using namespace rosa::workbench;

class TestDataExport : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    /// Exports karate under this name with this filter of the dialogue, and returns what was said.
    QString exported(const QString& name, const QString& filter)
    {
        Workbench workbench(m_catalogue, m_store.path().toStdString());
        QWidget window;
        QSignalSpy said(&workbench, &Workbench::said);
        QTimer::singleShot(0, &window, [&] {
            auto* const dialog = window.findChild<QFileDialog*>();
            for (const QString& one : dialog->nameFilters())
                if (one.startsWith(filter)) dialog->selectNameFilter(one);
            dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(m_store.filePath(name));
            QMetaObject::invokeMethod(dialog, "accept");
        });
        exportDataSet(workbench, QStringLiteral("karate"), &window);
        for (int waited = 0; said.isEmpty() && waited < rosa::test::kHangMilliseconds; waited += 1000) said.wait(1000);
        return said.isEmpty() ? QString() : said.first().at(1).toString();
    }
    [[nodiscard]] std::string hashOf(const QString& name) const
    {
        const auto source = data::findSource(m_store.filePath(name).toStdString(), {});
        return data::contentHash(data::readSource(source.value()).value());
    }

private Q_SLOTS:
    void aFileOrFolderIsWritten()
    {
        const std::string hash = data::contentHash(data::Catalogue().open("karate").value());
        // The chosen format gives its ending to a name without one.
        for (const auto& [name, filter, written] :
             {std::array{"a.graphml", "NumPy", "a.graphml"}, std::array{"b", "GraphML", "b.graphml"},
              std::array{"c", "NumPy", "c.npz"}, std::array{"d", "Tables", "d"}, std::array{"e", "Packed", "e.rosadata"}}) {
            const QString text = exported(QLatin1String(name), QLatin1String(filter));
            QVERIFY2(text.startsWith(QStringLiteral("Exported to %1").arg(m_store.filePath(QLatin1String(written)))),
                     qPrintable(text));
            QCOMPARE(text.contains(QStringLiteral("78 undirected edges")), std::string_view(filter) != "Packed");
            QCOMPARE(hashOf(QLatin1String(written)), hash);
        }
    }

    /// The dialogue did not ask about the file with the added ending.
    void nothingIsOverwrittenUnasked()
    {
        QFile file(m_store.filePath(QStringLiteral("mine.graphml")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") > 0);
        file.close();
        const QString text = exported(QStringLiteral("mine"), QStringLiteral("GraphML"));
        QVERIFY2(text.startsWith(QStringLiteral("The data set was not exported: ")), qPrintable(text));
        QCOMPARE(file.size(), 4);
    }
};

ROSA_WIDGET_TEST(TestDataExport)
#include "tst_data_export.moc"
