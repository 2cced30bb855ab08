/// Data sets that are imported, replaced, damaged and removed during the lifetime of a shelf, which may be hours in the window.
#include "core/tables/data_shelf.h"

#include <fstream>

#include "core/data/catalogue.h"
#include "tests/data/small_datasets.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::tables;

class TestDataShelf : public QObject {
    Q_OBJECT

    static data::Dataset dataset(float feature)
    {
        data::Dataset set = data::tests::bareDataset();
        set.features = graph::Features::dense(3, 2, {feature, 0, 1, 2, 3, 4}).value();
        return set;
    }

private Q_SLOTS:
    void whatTakesTheFilesPlaceIsOpened()
    {
        const record::TemporaryStore store;
        const data::Catalogue catalogue(store.path());
        DataShelf shelf(store.path());
        const ShelvedData& entry = shelf.open("bare");
        QVERIFY(!entry.dataset && !entry.isDamaged);
        QVERIFY(entry.problem.find("rosa data import PATH --as bare") != std::string::npos);

        VERIFY_OK(catalogue.add(dataset(1), false));
        QCOMPARE(&shelf.open("bare"), &entry);
        QVERIFY(entry.dataset && entry.problem.empty());
        const std::string first = entry.hash;
        const data::Dataset* kept = &*entry.dataset;
        QCOMPARE(&*shelf.open("bare").dataset, kept);
        QCOMPARE(entry.hash, first);

        VERIFY_OK(catalogue.add(dataset(2), true));
        shelf.open("bare");
        QVERIFY(entry.dataset && entry.hash == data::contentHash(dataset(2)));
        QVERIFY(entry.hash != first);

        std::ofstream(store.path() / "data" / "bare.rosadata") << "no data set";
        shelf.open("bare");
        QVERIFY(!entry.dataset && entry.hash.empty() && entry.isDamaged);
        QVERIFY2(entry.problem.find("bare.rosadata") != std::string::npos, entry.problem.c_str());

        VERIFY_OK(catalogue.remove("bare"));
        QVERIFY(!shelf.open("bare").dataset && !entry.isDamaged);
        QVERIFY(entry.problem.find("rosa data import") != std::string::npos);
    }

    void theStampTellsWhetherDataChanged()
    {
        const record::TemporaryStore store;
        const data::Catalogue catalogue(store.path());
        const std::size_t none = dataStamp(store.path());
        VERIFY_OK(catalogue.add(dataset(1), false));
        const std::size_t one = dataStamp(store.path());
        QVERIFY(one != none);
        QCOMPARE(dataStamp(store.path()), one);
        VERIFY_OK(catalogue.add(dataset(2), true));
        QVERIFY(dataStamp(store.path()) != one);
        VERIFY_OK(catalogue.remove("bare"));
        QCOMPARE(dataStamp(store.path()), none);
    }

    void thoseOfTheProgramNeedNoStore()
    {
        const record::TemporaryStore store;
        DataShelf shelf(store.path());
        const ShelvedData& entry = shelf.open("karate");
        QVERIFY(entry.dataset);
        const data::Dataset* kept = &*entry.dataset;
        QCOMPARE(&*shelf.open("karate").dataset, kept);
    }
};

ROSA_EVENT_LOOP_TEST(TestDataShelf)
#include "tst_data_shelf.moc"
