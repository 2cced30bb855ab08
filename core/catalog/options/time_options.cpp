#include "core/catalog/options/time_options.h"

namespace rosa::data {

void describe(catalog::Fields<TimeCutOptions>& fields)
{
    fields
        .integer(&TimeCutOptions::count, "time.snapshots", "Time snapshots",
                 "Graphs that the contacts are cut into in order of time; more of them are sparser")
        .from(2)
        .upTo(kMostTimeSnapshots)
        .unit("time snapshots")
        .brief("# time snapshots");
    fields
        .choice(&TimeCutOptions::cut, "time.cut", "Cut of time",
                {{TimeCut::Contacts, "contacts", "Equal numbers of contacts"},
                 {TimeCut::Duration, "duration",
                  "Equal lengths of time; nights and weekends become snapshots without a contact"}},
                "What the time snapshots have in equal parts")
        .brief("cut by #");
}

}  // namespace rosa::data

namespace rosa::catalog {

void describe(Fields<TimeOptions>& fields)
{
    fields.part(&TimeOptions::cut);
    fields
        .integer(&TimeOptions::testSnapshots, "time.test_snapshots", "Test snapshots",
                 "The last time snapshots, which no training sees; embeddings are measured there")
        .from(1)
        .upTo(data::kMostTimeSnapshots - 1)
        .unit("time snapshots")
        .brief("1 test snapshot|# test snapshots");
    fields
        .integer(
            &TimeOptions::featuresSeed, "time.features_seed", "Seed of the features",
            "Seed of node2vec on the training snapshots, apart from the run's: runs of equal seed have the same features")
        .from(0)
        .upTo(kMostSeed)
        .brief("feature seed #");
    fields
        .integer(&TimeOptions::featuresEpochs, "time.features_epochs", "Epochs of the features",
                 "Epochs of node2vec, which makes the features; each walks from every node")
        .from(1)
        .upTo(100000)
        .unit("epochs")
        .brief("1 feature epoch|# feature epochs");
    fields
        .real(&TimeOptions::featuresRate, "time.features_rate", "Learning rate of the features",
              "First learning rate of node2vec; it falls to 0")
        .above(0)
        .upTo(10)
        .brief("feature rate #");
}

void describe(Fields<TimeContrastOptions>& fields)
{
    fields
        .integer(&TimeContrastOptions::apart, "time.apart", "Negatives apart",
                 "Pairs of time snapshots that begin farther apart than this are negatives of each other; nearer ones are "
                 "neither")
        .from(0)
        .upTo(data::kMostTimeSnapshots - 1)
        .unit("time snapshots")
        .brief("apart #");
}

}  // namespace rosa::catalog
