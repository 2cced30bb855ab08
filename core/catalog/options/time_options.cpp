#include "core/catalog/options/time_options.h"

namespace rosa::data {

void describe(catalog::Fields<TimeCutOptions>& fields)
{
    fields
        .integer(&TimeCutOptions::count, "time.snapshots", "Time snapshots",
                 "Number of consecutive graphs into which the contacts are divided by time; more snapshots are sparser")
        .from(2)
        .upTo(kMostTimeSnapshots)
        .unit("time snapshots")
        .brief("# time snapshots");
    fields
        .choice(&TimeCutOptions::cut, "time.cut", "Time partition",
                {{TimeCut::Contacts, "contacts", "Equal number of contacts"},
                 {TimeCut::Duration, "duration", "Equal duration; nights and weekends yield snapshots without contacts"}},
                "Quantity that is equal for all time snapshots")
        .brief("cut by #");
}

}  // namespace rosa::data

namespace rosa::catalog {

void describe(Fields<TimeOptions>& fields)
{
    fields.part(&TimeOptions::cut);
    fields
        .integer(&TimeOptions::testSnapshots, "time.test_snapshots", "Test snapshots",
                 "Number of final time snapshots excluded from training; embeddings are evaluated on them")
        .from(1)
        .upTo(data::kMostTimeSnapshots - 1)
        .unit("time snapshots")
        .brief("1 test snapshot|# test snapshots");
    fields
        .integer(&TimeOptions::featuresSeed, "time.features_seed", "Feature seed",
                 "Seed of node2vec on the training snapshots, independent of the run's seed: runs with the same feature "
                 "seed have the same features")
        .from(0)
        .upTo(kMostSeed)
        .brief("feature seed #");
    fields
        .integer(&TimeOptions::featuresEpochs, "time.features_epochs", "Feature epochs",
                 "Epochs of node2vec, which computes the features; each epoch walks from every node")
        .from(1)
        .upTo(100000)
        .unit("epochs")
        .brief("1 feature epoch|# feature epochs");
    fields
        .real(&TimeOptions::featuresRate, "time.features_rate", "Feature learning rate",
              "Initial learning rate of node2vec; it decays to 0")
        .above(0)
        .upTo(10)
        .brief("feature rate #");
}

void describe(Fields<TimeContrastOptions>& fields)
{
    fields
        .integer(&TimeContrastOptions::apart, "time.apart", "Negative separation",
                 "Pairs of time snapshots that start more than this many snapshots apart are negatives of each other; "
                 "closer pairs are neither positives nor negatives")
        .from(0)
        .upTo(data::kMostTimeSnapshots - 1)
        .unit("time snapshots")
        .brief("negative separation #");
}

}  // namespace rosa::catalog
