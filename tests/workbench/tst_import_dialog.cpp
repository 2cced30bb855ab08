#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include "app/workbench/datasets/view/column_table.h"
#include "app/workbench/datasets/view/import_dialog.h"
#include "app/workbench/datasets/view/import_list.h"
#include "app/workbench/session/workbench.h"
#include "core/data/catalogue.h"
#include "tests/program/test_folders.h"
#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"

using namespace rosa;
using namespace rosa::workbench;

class TestImportDialog : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<QTemporaryDir> m_store, m_files;
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<ImportDialog> m_dialog;
    ImportList* m_list = nullptr;
    QPushButton* m_import = nullptr;

    void write(const QString& name, const QByteArray& content)
    {
        QDir().mkpath(QFileInfo(m_files->filePath(name)).path());
        QFile file(m_files->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    void open(const QString& path)
    {
        m_dialog = std::make_unique<ImportDialog>(*m_workbench, path);
        m_list = m_dialog->findChild<ImportList*>();
        m_import = m_dialog->findChild<QPushButton*>(QStringLiteral("importButton"));
        QVERIFY(rosa::test::isShown(*m_dialog));
    }

    [[nodiscard]] bool isRead() const
    {
        for (int row = 0; row < m_list->count(); ++row)
            if (!m_list->entry(row).preview && m_list->entry(row).problem.isEmpty()) return false;
        return m_list->count() > 0;
    }

    [[nodiscard]] bool shows(const QString& text) const
    {
        const auto labels = m_dialog->findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    }

    void rename(int row, const QString& name)
    {
        m_list->setCurrentCell(row, 0);
        m_list->setFocus();
        QTest::keyClick(m_list, Qt::Key_F2);
        auto* editor = m_list->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, name);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(m_list->name(row), name, rosa::test::kHangMilliseconds);
        QTRY_VERIFY_WITH_TIMEOUT(!m_list->findChild<QLineEdit*>(), rosa::test::kHangMilliseconds);
    }

private Q_SLOTS:
    void initTestCase() { Q_INIT_RESOURCE(icons); }

    void init()
    {
        m_store = std::make_unique<QTemporaryDir>();
        m_files = std::make_unique<QTemporaryDir>();
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store->path().toStdString());
    }

    void cleanup()
    {
        m_dialog.reset();
        m_workbench.reset();
    }

    void showsWhatIsFoundAndImportsItUnderAnotherName()
    {
        open(QString::fromStdString((rosa::test::dataFolder() / "files/planetoid").string()));
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), rosa::test::kHangMilliseconds);
        QCOMPARE(m_list->count(), 1);
        QCOMPARE(m_list->name(0), QStringLiteral("tiny"));
        const DataFacts& facts = m_list->entry(0).preview->facts;
        QCOMPARE(facts.nodes, 8);
        QCOMPARE(m_list->entry(0).preview->nodes.size(), 8);
        QTRY_VERIFY_WITH_TIMEOUT(shows(QStringLiteral("8")), rosa::test::kHangMilliseconds);

        rename(0, QStringLiteral("Not a name"));
        QVERIFY(!m_import->isEnabled());
        QVERIFY(shows(QStringLiteral("not-a-name")));  // A valid name is suggested.
        rename(0, QStringLiteral("cora"));
        QVERIFY(!m_import->isEnabled());
        rename(0, QStringLiteral("small"));
        QVERIFY(m_import->isEnabled());
        QSignalSpy imported(m_dialog.get(), &ImportDialog::imported);
        QTest::mouseClick(m_import, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, rosa::test::kHangMilliseconds);
        QCOMPARE(imported[0][0].toStringList(), QStringList(QStringLiteral("small")));
        QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
        const auto kept = data::Catalogue(m_store->path().toStdString()).open("small");
        QVERIFY(kept.ok());
        QCOMPARE(kept->graph.nodeCount(), 8);
    }

    void nameThatIsTakenNeedsReplacing()
    {
        for (const bool isSecond : {false, true}) {
            open(QString::fromStdString((rosa::test::dataFolder() / "files/planetoid").string()));
            QTRY_VERIFY_WITH_TIMEOUT(isRead(), rosa::test::kHangMilliseconds);
            QCOMPARE(m_import->isEnabled(), !isSecond);
            if (isSecond) m_dialog->findChild<QCheckBox*>()->click();
            QVERIFY(m_import->isEnabled());
            QSignalSpy imported(m_dialog.get(), &ImportDialog::imported);
            QTest::keyClick(m_import, Qt::Key_Space);
            QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, rosa::test::kHangMilliseconds);
        }
    }

    void brokenFileIsNamedWithItsLineAndTheOthersCanBeImported()
    {
        write(QStringLiteral("good/edges.csv"), "source,target\n0,1\n1,2\n");
        write(QStringLiteral("good/nodes.csv"), "id,label\n0,a\n1,b\n2,a\n");
        write(QStringLiteral("bad/edges.csv"), "source,target\n0,1\n1,nine\n");
        write(QStringLiteral("bad/nodes.csv"), "id,label\n0,a\n1,b\n2,a\n");
        open(m_files->path());
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), rosa::test::kHangMilliseconds);
        QCOMPARE(m_list->count(), 2);
        auto* errors = m_dialog->findChild<QListWidget*>();
        QCOMPARE(errors->count(), 1);
        QVERIFY2(errors->item(0)->text().contains(QStringLiteral("bad/edges.csv:3")), qPrintable(errors->item(0)->text()));
        QTest::mouseClick(m_dialog->findChild<QPushButton*>(QStringLiteral("copyErrors")), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), errors->item(0)->text());
        QCOMPARE(m_list->chosenRows().size(), std::size_t{1});
        QSignalSpy imported(m_dialog.get(), &ImportDialog::imported);
        QTest::mouseClick(m_import, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, rosa::test::kHangMilliseconds);
        QCOMPARE(imported[0][0].toStringList(), QStringList(QStringLiteral("good")));
    }

    void cancelStopsBetweenTwoDataSets()
    {
        for (const char* name : {"one", "two", "three"}) {
            write(QLatin1String(name) + QStringLiteral("/edges.csv"), "source,target\n0,1\n1,2\n");
            write(QLatin1String(name) + QStringLiteral("/nodes.csv"), "id,label\n0,a\n1,b\n2,a\n");
        }
        open(m_files->path());
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), rosa::test::kHangMilliseconds);
        QCOMPARE(m_list->chosenRows().size(), std::size_t{3});
        QSignalSpy imported(m_dialog.get(), &ImportDialog::imported);
        QTest::mouseClick(m_import, Qt::LeftButton);
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);  // Before the answer to the first can arrive.
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, rosa::test::kHangMilliseconds);
        QCOMPARE(imported[0][0].toStringList().size(), 1);
        QVERIFY(m_dialog->isVisible());
        QCOMPARE(m_list->chosenRows().size(), std::size_t{2});
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
    }

    /// The path can be typed, also in the notation of shells and file managers; Return reads it.
    void aTypedPathIsRead()
    {
        write(QStringLiteral("my data/edges.csv"), "source,target\n0,1\n1,2\n");
        open({});
        auto* field = m_dialog->findChild<QLineEdit*>();
        QCOMPARE(QApplication::focusWidget(), field);
        QTest::keyClicks(field, m_files->filePath(QStringLiteral("nowhere")));
        QTest::keyClick(field, Qt::Key_Return);
        auto* errors = m_dialog->findChild<QListWidget*>();
        QTRY_COMPARE(errors->count(), 1);
        QVERIFY(m_dialog->isVisible());
        const QString folder = m_files->filePath(QStringLiteral("my data"));
        for (const QString& typed : {folder, QStringLiteral("'%1' ").arg(folder), QUrl::fromLocalFile(folder).toString()}) {
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, typed);
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(m_dialog->path(), folder);
            QTRY_VERIFY(isRead());
            QCOMPARE(m_list->name(0), QStringLiteral("my-data"));
            QVERIFY(m_dialog->isVisible());  // Return reads; it does not import.
        }
        field->setText(m_files->path());
        Q_EMIT field->editingFinished();  // As when the field loses the focus.
        QCOMPARE(m_dialog->path(), m_files->path());
    }

    /// Each cause of errors is listed on a line, and so is ignored content.
    void allFaultsAreShown()
    {
        write(QStringLiteral("bad/edges.csv"), "source,target\n0,1\n1,nine\n0,1\n7,1\n2\n");
        write(QStringLiteral("bad/nodes.csv"), "id,label\n0,a\n1,b\n2,a\n");
        write(QStringLiteral("weighted/edges.csv"), "source,target,weight\n0,1,3\n1,2,1\n");
        open(m_files->path());
        QTRY_VERIFY(isRead());
        auto* errors = m_dialog->findChild<QListWidget*>();
        QCOMPARE(errors->count(), 3);
        QVERIFY(errors->item(0)->text().contains(QStringLiteral("bad/edges.csv:3")));
        QVERIFY(errors->item(0)->text().endsWith(QStringLiteral("; and 1 more")));
        QVERIFY(errors->item(1)->text().contains(QStringLiteral("bad/edges.csv:6")));
        QVERIFY2(errors->item(2)->text().startsWith(QStringLiteral("weighted: ")) &&
                     errors->item(2)->text().contains(QStringLiteral("\"weight\"")),
                 qPrintable(errors->item(2)->text()));
    }

    void columnsOfATableAreChosen_data()
    {
        QTest::addColumn<bool>("isTable");
        QTest::newRow("table") << true;
        QTest::newRow("attributes") << false;
    }

    /// The rules cannot decide what a column of whole numbers is; the user can.
    void columnsOfATableAreChosen()
    {
        QFETCH(bool, isTable);
        QByteArray nodes = "id,kind,size\n", edges = "source,target\n", graph = "graph [\n";
        for (int i = 0; i < 12; ++i) {
            const QByteArray id = QByteArray::number(i), kind = QByteArray::number(i % 3),
                             next = QByteArray::number((i + 1) % 12);
            nodes += id + "," + kind + "," + id + ".5\n";
            edges += id + "," + next + "\n";
            graph += "node [ id " + id + " kind " + kind + " size " + id + ".5 ] edge [ source " + id + " target " + next +
                     " ]\n";
        }
        if (isTable) {
            write(QStringLiteral("t/nodes.csv"), nodes);
            write(QStringLiteral("t/edges.csv"), edges);
        } else {
            write(QStringLiteral("t/t.gml"), graph + "]\n");
        }
        // Attributes have no column of ids.
        const int kindRow = isTable ? 1 : 0;
        open(m_files->filePath(QStringLiteral("t")));
        QTRY_VERIFY(isRead());
        QVERIFY(!m_import->isEnabled());
        auto* columns = m_dialog->findChild<ColumnTable*>();
        QTRY_VERIFY(columns->isVisible());
        QCOMPARE(columns->rowCount(), kindRow + 2);
        QCOMPARE(columns->item(kindRow, 0)->text(), QStringLiteral("kind"));
        QCOMPARE(columns->item(kindRow + 1, 2)->text(), QStringLiteral("0.5, 1.5, 2.5, 3.5, 4.5"));
        auto* role = qobject_cast<QComboBox*>(columns->cellWidget(kindRow, 1));
        QVERIFY(role);
        role->setFocus();
        QTest::keyClick(role, Qt::Key_Up);  // from feature to class
        QTRY_VERIFY(m_import->isEnabled());
        QVERIFY(!m_dialog->findChild<QListWidget*>()->isVisible());
        QSignalSpy imported(m_dialog.get(), &ImportDialog::imported);
        QTest::mouseClick(m_import, Qt::LeftButton);
        QTRY_COMPARE(imported.size(), 1);
        const auto kept = data::Catalogue(m_store->path().toStdString()).open("t");
        QVERIFY(kept.ok());
        QCOMPARE(kept->labels.classCount(), 3);
        QCOMPARE(kept->features.columns(), 1);
        QVERIFY(QString::fromStdString(kept->source).contains(QStringLiteral("--class kind")));
    }

    void folderWithoutDataSaysSo()
    {
        open(m_files->path());
        auto* errors = m_dialog->findChild<QListWidget*>();
        QTRY_COMPARE_WITH_TIMEOUT(errors->count(), 1, rosa::test::kHangMilliseconds);
        QVERIFY(errors->isVisible());
        QVERIFY(!m_import->isEnabled());
    }
};

ROSA_WIDGET_TEST(TestImportDialog)
#include "tst_import_dialog.moc"
