/// The cache keeps one copy of a data set for all users.
#include "app/workbench/datasets/data/dataset_cache.h"

#include <fstream>
#include <future>
#include <vector>

#include "core/data/catalogue.h"
#include "tests/data/small_datasets.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::workbench;

class TestDatasetCache : public QObject {
    Q_OBJECT

    static data::Dataset dataset(float feature)
    {
        data::Dataset set = data::tests::bareDataset();
        set.features = graph::Features::dense(3, 2, {feature, 0, 1, 2, 3, 4}).value();
        return set;
    }

private Q_SLOTS:
    void classesHaveTheirDocumentedNames()
    {
        const record::TemporaryStore store;
        DatasetCache cache(store.path());
        QCOMPARE(cache.open("cora").value()->labels.classNames[3], std::string("Neural networks"));
        QCOMPARE(cache.open("citeseer").value()->labels.classNames.back(), std::string("HCI"));
        QCOMPARE(cache.open("karate").value()->labels.classNames.front(), std::string("Mr. Hi"));
        // The order of the names is unknown.
        QCOMPARE(cache.open("cornell").value()->labels.classNames[1], std::string("1"));
    }

    void allGetTheSameOne()
    {
        const record::TemporaryStore store;
        DatasetCache cache(store.path());
        std::vector<std::future<Result<DatasetPtr>>> askers;
        for (int i = 0; i < 4; ++i) askers.push_back(std::async(std::launch::async, [&] { return cache.open("karate"); }));
        std::vector<DatasetPtr> got;
        for (auto& asker : askers) {
            const auto dataset = asker.get();
            VERIFY_OK(dataset);
            got.push_back(*dataset);
        }
        for (const DatasetPtr& one : got) QCOMPARE(one.get(), got.front().get());
        const auto ofRun = cache.openContent("karate", data::contentHash(*got.front()));
        VERIFY_OK(ofRun);
        QCOMPARE(ofRun->get(), got.front().get());
    }

    void nothingIsKeptThatNobodyHolds()
    {
        const record::TemporaryStore store;
        DatasetCache cache(store.path());
        auto dataset = cache.open("karate");
        VERIFY_OK(dataset);
        const std::weak_ptr<const data::Dataset> watch = *dataset;
        dataset = failed("given back");
        QVERIFY(watch.expired());
    }

    void replacedDataAreReadAnew()
    {
        const record::TemporaryStore store;
        const data::Catalogue catalogue(store.path());
        VERIFY_OK(catalogue.add(dataset(1), false));
        DatasetCache cache(store.path());
        const auto first = cache.open("bare");
        VERIFY_OK(first);
        VERIFY_OK(catalogue.add(dataset(2), true));
        const auto second = cache.open("bare");
        VERIFY_OK(second);
        QVERIFY(first->get() != second->get());
        QCOMPARE(data::contentHash(**second), data::contentHash(dataset(2)));
    }

    void contentOfARunIsFoundOrMissed()
    {
        const record::TemporaryStore store;
        const data::Catalogue catalogue(store.path());
        const std::string hash = data::contentHash(dataset(1));
        VERIFY_OK(catalogue.add(dataset(1), false));
        DatasetCache cache(store.path());
        auto held = cache.openContent("bare", hash);
        VERIFY_OK(held);
        VERIFY_OK(catalogue.add(dataset(2), true));
        // Shared with an existing user, whatever its origin.
        const auto again = cache.openContent("bare", hash);
        VERIFY_OK(again);
        QCOMPARE(again->get(), held->get());
        const auto now = cache.openContent("bare", {});
        VERIFY_OK(now);
        QCOMPARE(data::contentHash(**now), data::contentHash(dataset(2)));
    }

    void otherContentThanTheRunsIsRefused()
    {
        const record::TemporaryStore store;
        const data::Catalogue catalogue(store.path());
        VERIFY_OK(catalogue.add(dataset(2), false));
        DatasetCache cache(store.path());
        const auto missed = cache.openContent("bare", data::contentHash(dataset(1)));
        QVERIFY(!missed);
        QVERIFY2(missed.error().text().find("has changed since") != std::string::npos, missed.error().text().c_str());
        QVERIFY(!cache.open("nowhere"));
        std::ofstream(store.path() / "data" / "bare.rosadata") << "no data set";
        QVERIFY(!cache.open("bare"));
    }
};

ROSA_EVENT_LOOP_TEST(TestDatasetCache)
#include "tst_dataset_cache.moc"
