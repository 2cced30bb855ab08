/// Short trainings for tests of methods: observed, stopped after some epochs, compared with uninterrupted ones.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/learn/jobs.h"
#include "core/learn/training/trainer.h"

namespace rosa::test {

/// Records the losses; requests a stop after the given number of epochs, −1 for never.
class Following : public learn::Observer {
public:
    int stopAfter = -1;
    std::vector<double> losses;

    void epochDone(const learn::EpochReport& report) override { losses.push_back(report.loss); }
    [[nodiscard]] bool stopRequested() const override
    {
        return stopAfter >= 0 && static_cast<int>(losses.size()) >= stopAfter;
    }
};

/// A job without name, group and watched pairs.
inline learn::TrainJob plainJob(const catalog::Catalogue& catalogue, const catalog::Configuration& configuration,
                                const data::Dataset& dataset)
{
    return {catalogue, configuration, dataset, {}, {}, {}, {}, 0, {}};
}

/// The state after the last epoch in checkpoint format. Aborts if the training fails or ends differently.
inline std::vector<std::byte> trained(const learn::TrainJob& what, const std::filesystem::path& store, Following& following,
                                      learn::TrainingEnd expected, std::string* run = nullptr)
{
    auto trainer = learn::Trainer::start(store, what, following);
    if (!trainer) qFatal("%s", trainer.error().text().c_str());
    const auto end = (*trainer)->run();
    if (!end) qFatal("%s", end.error().text().c_str());
    if (*end != expected) qFatal("another end than expected");
    if (run) *run = (*trainer)->record().id();
    return encodeCheckpoint((*trainer)->state(), (*trainer)->method());
}

/// Whether a run stopped after 4 of `epochs` and resumed is identical to the byte to an uninterrupted one.
inline bool resumesExactly(const learn::TrainJob& what, int epochs)
{
    const auto store = TemporaryFolder::make();
    Following whole;
    const auto expected = trained(what, store->path(), whole, learn::TrainingEnd::Done);
    Following first;
    first.stopAfter = 4;
    std::string run;
    trained(what, store->path(), first, learn::TrainingEnd::Stopped, &run);
    learn::TrainJob resumed = what;
    resumed.resume = run;
    Following second;
    return trained(resumed, store->path(), second, learn::TrainingEnd::Done) == expected &&
           second.losses.size() == static_cast<std::size_t>(epochs - 4);
}

}  // namespace rosa::test
