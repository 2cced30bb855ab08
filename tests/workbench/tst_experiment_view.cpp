#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QScrollArea>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

#include "app/workbench/experiment/view/experiment_state.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/session/workbench.h"
#include "core/catalog/configuration.h"
#include "core/catalog/options/loss_options.h"
#include "core/catalog/options/objective_options.h"
#include "core/data/catalogue.h"
#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/parameter_form.h"

using namespace rosa;
using namespace rosa::workbench;
using widgets::FormField;
using widgets::FormGroup;
using widgets::ParameterForm;

namespace {

const QString kLambda = QStringLiteral("transport.lambda");

QString fileWith(const QTemporaryDir& folder, const QString& name, const QByteArray& content)
{
    QFile file(folder.filePath(name));
    if (file.open(QIODevice::WriteOnly)) file.write(content);
    return file.fileName();
}

}  // namespace

class TestExperimentView : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<ExperimentView> m_view;
    ParameterForm* m_form = nullptr;

    [[nodiscard]] QLineEdit* line(const QString& key) const { return qobject_cast<QLineEdit*>(m_form->editor(key)); }

    void type(const QString& key, const QString& text)
    {
        m_form->focusField(key);
        QTest::keyClick(line(key), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(line(key), text);
    }

    [[nodiscard]] widgets::ChoiceBox* box(const QString& name) const { return m_view->findChild<widgets::ChoiceBox*>(name); }

    /// The first widget that is cut off by the scroll area of the form; empty if none.
    [[nodiscard]] QString firstCut() const
    {
        const auto* area = m_view->findChild<QScrollArea*>();
        const int room = area->viewport()->width();
        for (const QWidget* part : area->widget()->findChildren<QWidget*>()) {
            if (!part->isVisible()) continue;
            const QRect place(part->mapTo(area->widget(), QPoint()), part->size());
            if (place.left() < 0 || place.right() >= room)
                return QLatin1String(part->metaObject()->className()) + part->objectName() + part->accessibleName();
            const auto* label = qobject_cast<const QLabel*>(part);
            if (!label) continue;
            const QStringList parts = label->wordWrap() ? label->text().split(QLatin1Char(' ')) : QStringList(label->text());
            for (const QString& word : parts)
                if (label->fontMetrics().horizontalAdvance(word) > label->width()) return label->text();
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase()
    {
        Q_INIT_RESOURCE(icons);
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-test"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_experiment_view"));
    }

    void init()
    {
        QSettings().clear();
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
        m_view = std::make_unique<ExperimentView>(*m_workbench);
        m_form = m_view->findChild<ParameterForm*>();
        m_view->resize(300, 700);
        QVERIFY(rosa::test::isActivated(*m_view));
        QTRY_VERIFY_WITH_TIMEOUT(box(QStringLiteral("dataset"))->count() >= 5, rosa::test::kHangMilliseconds);
    }

    void cleanup()
    {
        m_view.reset();
        m_workbench.reset();
    }

    void startsWithCoraAsPublished()
    {
        const auto made = m_view->configuration();
        QVERIFY(made.ok());
        const auto published = catalog::Configuration::resolve(m_catalogue, {});
        QCOMPARE(made->groupHash(), published->groupHash());
        QCOMPARE(m_view->trainArguments().mid(0, 2), QStringList({QStringLiteral("--dataset"), QStringLiteral("cora")}));
        QVERIFY(!m_view->trainArguments().contains(QStringLiteral("--set")));
        // The card is read in the background.
        const auto shows = [this](const QString& text) {
            const auto labels = m_view->findChildren<QLabel*>();
            return std::ranges::any_of(labels,
                                       [&](const QLabel* label) { return label->isVisible() && label->text() == text; });
        };
        QTRY_VERIFY_WITH_TIMEOUT(shows(QLocale().toString(2708)), rosa::test::kHangMilliseconds);
        QVERIFY(shows(QLocale().toString(81.0, 'f', 1) + QStringLiteral(" %")));
    }

    void typedValueIsUndoneRedoneAndReverted()
    {
        type(kLambda, QStringLiteral("40"));
        QCOMPARE(m_view->configuration()->get<transport::BlockOptions>().lambda, 40.0);
        QCOMPARE(m_view->undoStack()->count(), 1);  // Two keystrokes, one command.
        QCOMPARE(m_view->undoStack()->undoText(), QStringLiteral("Set Sharpness λ to 40"));
        QVERIFY(m_view->command().endsWith(QStringLiteral("--set transport.lambda=40")));
        QTest::keyClick(line(kLambda), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(line(kLambda)->text(), QStringLiteral("20"));
        QVERIFY(!m_view->undoStack()->canUndo());
        QTest::mouseClick(m_view->findChild<QToolButton*>(QStringLiteral("redo")), Qt::LeftButton);
        QCOMPARE(line(kLambda)->text(), QStringLiteral("40"));
        QTest::mouseClick(m_form->revertButton(kLambda), Qt::LeftButton);
        QCOMPARE(m_view->configuration()->values().at("transport.lambda").origin,
                 std::string("preset reference: article, appendix C"));
    }

    void wrongTextIsMarkedNamedAndFocused()
    {
        QSignalSpy validity(m_view.get(), &ExperimentView::validityChanged);
        type(kLambda, QStringLiteral("-1"));
        QVERIFY(!validity.isEmpty());
        QCOMPARE(validity.last()[0].toBool(), false);
        QVERIFY(validity.last()[1].toString().startsWith(QStringLiteral("Sharpness λ")));
        QVERIFY(!m_view->configuration().ok());
        QVERIFY(m_view->trainArguments().isEmpty());
        line(QStringLiteral("train.epochs"))->setFocus();
        QCOMPARE(line(kLambda)->text(), QStringLiteral("-1"));  // The invalid text is kept.
        m_view->focusProblem();
        QVERIFY(line(kLambda)->hasFocus());
        m_view->undoStack()->undo();
        QCOMPARE(validity.last()[0].toBool(), true);
    }

    /// An invalid value is visible with its message even if the search hides it, and the search is kept.
    void whatIsWrongIsInSightWhateverIsSearchedFor_data()
    {
        QTest::addColumn<bool>("isWrongFirst");
        QTest::newRow("wrong, then searched") << true;
        QTest::newRow("searched, then wrong by undo") << false;
    }
    void whatIsWrongIsInSightWhateverIsSearchedFor()
    {
        QFETCH(bool, isWrongFirst);
        const QString epochs = QStringLiteral("train.epochs");
        auto* search = m_form->findChild<QLineEdit*>(QStringLiteral("search"));
        type(epochs, QStringLiteral("none"));
        if (!isWrongFirst) m_view->undoStack()->undo();
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("a"));
        if (!isWrongFirst) {
            QTest::keyClicks(search, QStringLiteral("dversarial"));
            QVERIFY(!line(epochs)->isVisible());
            m_view->undoStack()->redo();
        }
        const QString text = search->text();
        m_view->focusProblem();
        QVERIFY(line(epochs)->hasFocus());
        QCOMPARE(search->text(), text);
        const QWidget* viewport = m_view->findChild<QScrollArea*>()->viewport();
        const auto isInSight = [viewport](const QWidget* part) {
            return part->isVisible() && viewport->rect().contains(QRect(part->mapTo(viewport, QPoint()), part->size()));
        };
        QVERIFY(isInSight(line(epochs)));
        const QLabel* message = nullptr;
        for (const QLabel* label : line(epochs)->parentWidget()->findChildren<QLabel*>())
            if (label->text().startsWith(QStringLiteral("Expected"))) message = label;
        QVERIFY(message && isInSight(message));
    }

    /// A warning before training if views can hardly differ, and only then.
    void viewsThatCannotDifferAreSaid()
    {
        auto* notice = m_view->findChild<QLabel*>(QStringLiteral("viewNotice"));
        catalog::Selection karate;
        karate.dataset = "karate";
        m_view->setSelection(karate);
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), rosa::test::kHangMilliseconds);
        QVERIFY2(notice->text().contains(QStringLiteral("A batch of 128 contains all 34 nodes")),
                 qPrintable(notice->text()));
        type(QStringLiteral("sampling.batch_size"), QStringLiteral("16"));
        QVERIFY(!notice->isVisible());
        type(QStringLiteral("sampling.walk_length"), QStringLiteral("33"));
        QVERIFY2(notice->text().contains(QStringLiteral("A walk of 33 steps can reach all 34 nodes")),
                 qPrintable(notice->text()));
        type(QStringLiteral("sampling.walk_length"), QStringLiteral("10"));
        QVERIFY(!notice->isVisible());
        for (const char* key :
             {"augment.edge_drop_1", "augment.edge_drop_2", "augment.feature_mask_1", "augment.feature_mask_2"})
            type(QLatin1String(key), QStringLiteral("0"));
        QVERIFY(!notice->isVisible());
        auto* aligned = qobject_cast<QAbstractButton*>(m_form->editor(QStringLiteral("sampling.aligned")));
        aligned->click();
        QVERIFY2(notice->text().contains(QStringLiteral("Both views of a node are identical")), qPrintable(notice->text()));
        // Not for methods that compare nodes.
        karate.method = "dgi";
        m_view->setSelection(karate);
        QVERIFY(!notice->isVisible());
    }

    void choicesAreCommandsThatChangeTheFields()
    {
        widgets::ChoiceBox* method = box(QStringLiteral("method"));
        type(kLambda, QStringLiteral("40"));
        method->setFocus();
        QTest::keyClicks(method, QStringLiteral("Raw"));
        QCOMPARE(m_view->selection().method, std::string("raw"));
        QCOMPARE(m_form->editor(kLambda), nullptr);
        QVERIFY(m_view->configuration().ok());
        QVERIFY(!box(QStringLiteral("encoder"))->isEnabled());
        m_view->undoStack()->undo();
        QCOMPARE(m_view->selection().method, std::string("rosa"));
        QCOMPARE(m_form->value(kLambda), QStringLiteral("40"));

        widgets::ChoiceBox* data = box(QStringLiteral("dataset"));
        data->setFocus();
        QTest::keyClicks(data, QStringLiteral("Texas"));
        QCOMPARE(m_view->selection().dataset, std::string("texas"));
        QCOMPARE(m_form->value(QStringLiteral("encoder.hidden")), QStringLiteral("64"));
        QCOMPARE(m_form->value(kLambda), QStringLiteral("40"));
    }

    void dataWithoutPresetsTakeThoseOfOthers()
    {
        const auto choose = [this](const char* name, const QString& letters) {
            widgets::ChoiceBox* choices = box(QLatin1String(name));
            choices->setFocus();
            QTest::keyClick(choices, Qt::Key_Home);
            for (int i = 0; i < choices->count() && !choices->currentText().startsWith(letters); ++i)
                QTest::keyClick(choices, Qt::Key_Down);
        };
        QCOMPARE(box(QStringLiteral("preset"))->count(), 2);
        choose("dataset", QStringLiteral("Zachary"));
        QCOMPARE(m_view->selection().dataset, std::string("karate"));
        const QString general = m_form->value(QStringLiteral("train.epochs"));
        choose("preset", QStringLiteral("reference (as for citeseer)"));
        QCOMPARE(m_view->selection().preset, std::string("reference@citeseer"));
        QVERIFY(m_form->value(QStringLiteral("train.epochs")) != general);
        QVERIFY(m_view->configuration().ok());
        QCOMPARE(m_view->configuration()->dataset(), std::string("karate"));

        choose("dataset", QStringLiteral("Texas"));  // has its own preset
        QCOMPARE(m_view->selection().preset, std::string());
        QCOMPARE(m_form->value(QStringLiteral("encoder.hidden")), QStringLiteral("64"));
        m_view->undoStack()->undo();
        QCOMPARE(box(QStringLiteral("preset"))->currentText(), QStringLiteral("reference (as for citeseer)"));

        catalog::Selection asked;
        asked.preset = "paper@texas";
        m_view->setSelection(asked);
        QCOMPARE(m_view->configuration()->preset(), std::string("paper@texas"));
        QCOMPARE(box(QStringLiteral("preset"))->currentText(), QStringLiteral("paper@texas"));
    }

    /// Presets go by content, not by name: a data set called dblp that is not the published one.
    void aNamesakeIsSaidAndGetsTheGeneralPreset()
    {
        auto dataset = data::Catalogue().open("karate");
        QVERIFY(dataset.ok());
        dataset->name = "dblp";
        // In the store of an earlier version, which had no embedded data set of this name.
        const std::filesystem::path folder = std::filesystem::path(m_store.path().toStdString()) / "data";
        std::filesystem::create_directories(folder);
        QVERIFY(data::writePacked(folder / "dblp.rosadata", *dataset).ok());
        const data::Catalogue store(m_store.path().toStdString());
        catalog::Selection asked;
        asked.dataset = "dblp";
        m_view->setSelection(asked);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->selection().isNamesake, rosa::test::kHangMilliseconds);
        QCOMPARE(m_form->value(QStringLiteral("encoder.hidden")), QStringLiteral("128"));
        QVERIFY(box(QStringLiteral("preset"))->findData(QStringLiteral("reference@dblp")) >= 0);
        const auto* notice = m_view->findChild<QLabel*>(QStringLiteral("viewNotice"));
        QVERIFY2(notice->text().startsWith(QStringLiteral("data set dblp is not the published one of this name")),
                 qPrintable(notice->text()));
        m_view->undoStack()->undo();
        QCOMPARE(m_view->selection().dataset, std::string("cora"));
        QVERIFY(!m_view->selection().isNamesake);
        m_view->undoStack()->redo();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->selection().isNamesake, rosa::test::kHangMilliseconds);
        QVERIFY(store.remove("dblp").ok());
    }

    void everyParameterOfEveryMethodIsReachedByTab()
    {
        for (const catalog::Method& method : m_catalogue.methods)
            for (const std::string& encoder : method.encoders.empty() ? std::vector<std::string>{""} : method.encoders) {
                catalog::Selection selection;
                selection.method = method.id;
                selection.encoder = encoder;
                m_view->setSelection(selection);
                m_form->setFoldedGroups({});
                std::set<std::string> wanted;
                const auto made = m_view->configuration();
                QVERIFY(made.ok());
                for (const auto& [key, set] : made->values()) wanted.insert(key);
                m_form->findChild<QLineEdit*>(QStringLiteral("search"))->setFocus();
                for (int i = 0; i < 200 && !wanted.empty(); ++i) {
                    QTest::keyClick(m_view->focusWidget(), Qt::Key_Tab);
                    wanted.erase(m_view->focusWidget()->objectName().toStdString());
                }
                QVERIFY2(wanted.empty(), wanted.empty() ? "" : wanted.begin()->c_str());
            }
    }

    void nothingIsCutInANarrowDock_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {240, 300, 420}) QTest::addRow("%d", width) << width;
    }
    void nothingIsCutInANarrowDock()
    {
        QFETCH(int, width);
        m_form->setFoldedGroups({});
        const auto showsFacts = [this] {
            const auto labels = m_view->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [](const QLabel* label) { return label->text() == QLocale().toString(5278); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(showsFacts(), rosa::test::kHangMilliseconds);
        m_view->resize(width, 700);
        QCOMPARE(m_view->width(), width);
        QTRY_COMPARE_WITH_TIMEOUT(firstCut(), QString(), rosa::test::kHangMilliseconds);
    }

    void formAndCatalogueAgreeOnWhatIsWrong()
    {
        const QStringList texts{QStringLiteral("0"),     QStringLiteral("1"),    QStringLiteral("-1"),
                                QStringLiteral("0.5"),   QStringLiteral("1e-3"), QStringLiteral("1e9"),
                                QStringLiteral("nan"),   QStringLiteral("inf"),  QString(),
                                QStringLiteral("x"),     QStringLiteral("true"), QStringLiteral("sgd"),
                                QStringLiteral("1e400"), QStringLiteral("0x1"),  QStringLiteral(" 1")};
        for (const FormGroup& group : formGroups(m_catalogue, {}))
            for (const FormField& field : group.fields)
                if (const catalog::Parameter* parameter = m_catalogue.parameter(field.key.toStdString()))
                    for (const QString& text : texts)
                        QVERIFY2(problemOf(field, text).isEmpty() == parseValue(*parameter, text.toStdString()).ok(),
                                 qPrintable(field.key + QStringLiteral(": ") + text));
    }

    void commandMakesTheSameConfiguration()
    {
        type(kLambda, QStringLiteral("8e1"));
        type(QLatin1String(kSeedKey), QStringLiteral("9007199254740992"));
        type(QLatin1String(kSeedsKey), QStringLiteral("3"));
        const QStringList words = m_view->trainArguments();
        catalog::Selection read;
        QStringList rest;
        for (int i = 0; i + 1 < words.size(); i += 2) {
            const std::string value = words[i + 1].toStdString();
            if (words[i] == QLatin1String("--dataset"))
                read.dataset = value;
            else if (words[i] == QLatin1String("--method"))
                read.method = value;
            else if (words[i] == QLatin1String("--preset"))
                read.preset = value;
            else if (words[i] == QLatin1String("--encoder"))
                read.encoder = value;
            else if (words[i] == QLatin1String("--seed"))
                read.seed = words[i + 1].toULongLong();
            else if (words[i] == QLatin1String("--set"))
                read.overrides.emplace_back(value.substr(0, value.find('=')), value.substr(value.find('=') + 1));
            else
                rest += words.mid(i, 2);
        }
        QCOMPARE(rest, QStringList({QStringLiteral("--seeds"), QStringLiteral("3")}));
        const auto again = catalog::Configuration::resolve(m_catalogue, read);
        QVERIFY(again.ok());
        QCOMPARE(again->toToml(), m_view->configuration()->toToml());
        QTest::mouseClick(m_view->findChild<QToolButton*>(QStringLiteral("copy")), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), m_view->command());
        QCOMPARE(m_view->command(), QStringLiteral("rosa train ") + words.join(QLatin1Char(' ')));
    }

    void fileFillsTheFormInOneStep()
    {
        const QString file =
            fileWith(m_store, QStringLiteral("a.toml"),
                     "[run]\ndataset = \"texas\"\nencoder = \"mlp\"\nseed = 7\n[loss]\ntemperature = 0.25\n");
        m_view->openConfiguration(file);
        QTRY_COMPARE_WITH_TIMEOUT(m_view->selection().dataset, std::string("texas"), rosa::test::kHangMilliseconds);
        QCOMPARE(m_view->configuration()->get<catalog::TemperatureOptions>().temperature, 0.25);
        QCOMPARE(m_view->configuration()->encoder(), std::string("mlp"));
        QCOMPARE(m_view->configuration()->seed(), std::uint64_t{7});
        QCOMPARE(m_view->undoStack()->undoText(), QStringLiteral("Open a.toml"));
        m_view->undoStack()->undo();
        QCOMPARE(m_view->selection().dataset, std::string("cora"));
    }

    void brokenFileIsSaidWithItsLineAndChangesNothing()
    {
        m_view->openConfiguration(
            fileWith(m_store, QStringLiteral("b.toml"), "[run]\ndataset = \"texas\"\n\n[loss]\ntemprature = 0.25\n"));
        QMessageBox* box = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((box = m_view->findChild<QMessageBox*>()) && box->isVisible(),
                                 rosa::test::kHangMilliseconds);
        QVERIFY2(box->informativeText().contains(QStringLiteral("b.toml:5")), qPrintable(box->informativeText()));
        QVERIFY(box->informativeText().contains(QStringLiteral("loss.temperature")));
        QTest::keyClick(box, Qt::Key_Escape);
        QCOMPARE(m_view->selection().dataset, std::string("cora"));
        QCOMPARE(m_view->undoStack()->count(), 0);
    }

    void dataSetThatIsNotThereIsAProblem()
    {
        catalog::Selection selection;
        selection.dataset = "nowhere";
        QSignalSpy validity(m_view.get(), &ExperimentView::validityChanged);
        m_view->setSelection(selection);
        QTRY_VERIFY_WITH_TIMEOUT(!validity.isEmpty() && !validity.last()[0].toBool(), rosa::test::kHangMilliseconds);
        QVERIFY(m_view->firstProblem().contains(QStringLiteral("nowhere")));
        m_view->focusProblem();
        QVERIFY(box(QStringLiteral("dataset"))->hasFocus());
        m_view->undoStack()->undo();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->firstProblem().isEmpty(), rosa::test::kHangMilliseconds);
    }

    /// Also data sets added to the store by others, such as the command.
    void aDataSetThatAppearsIsOffered()
    {
        auto dataset = data::Catalogue().open("karate");
        QVERIFY(dataset.ok());
        dataset->name = "appeared";
        QCOMPARE(box(QStringLiteral("dataset"))->findData(QStringLiteral("appeared")), -1);
        QVERIFY(data::Catalogue(m_store.path().toStdString()).add(*dataset, false).ok());
        QTRY_VERIFY_WITH_TIMEOUT(box(QStringLiteral("dataset"))->findData(QStringLiteral("appeared")) >= 0,
                                 rosa::test::kHangMilliseconds);
        // Also in the folder that now exists.
        dataset->name = "second";
        QVERIFY(data::Catalogue(m_store.path().toStdString()).add(*dataset, false).ok());
        QTRY_VERIFY_WITH_TIMEOUT(box(QStringLiteral("dataset"))->findData(QStringLiteral("second")) >= 0,
                                 rosa::test::kHangMilliseconds);
        QCOMPARE(box(QStringLiteral("dataset"))->currentData().toString(), QStringLiteral("cora"));
        for (const char* name : {"appeared", "second"})
            QVERIFY(data::Catalogue(m_store.path().toStdString()).remove(name).ok());
    }

    void unsavedEditsComeBack()
    {
        type(kLambda, QStringLiteral("40"));
        type(QStringLiteral("loss.temperature"), QStringLiteral("0.4x"));
        type(QLatin1String(kSeedsKey), QStringLiteral("5"));
        const QString kept = m_view->stateToml();
        ExperimentView other(*m_workbench);
        QVERIFY(other.restoreState(kept));
        const auto* form = other.findChild<ParameterForm*>();
        QCOMPARE(form->value(kLambda), QStringLiteral("40"));
        QCOMPARE(form->value(QStringLiteral("loss.temperature")), QStringLiteral("0.4x"));
        QCOMPARE(other.seeds(), 5);
        QVERIFY(other.undoStack()->isClean() && !other.undoStack()->canUndo());
        QVERIFY(!other.restoreState(QStringLiteral("[run")));
        QCOMPARE(form->value(kLambda), QStringLiteral("40"));
    }
};

ROSA_WIDGET_TEST(TestExperimentView)
#include "tst_experiment_view.moc"
