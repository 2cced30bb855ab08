// Writes a run until it is killed: `record_writer_child STORE [RUN]`. Prints the run id, the epoch from which it continues, and
// a line after each step.
#include <cstdio>
#include <string>
#include <vector>

#include "core/record/run_writer.h"

using namespace rosa;
using namespace rosa::record;

namespace {

constexpr int kMetrics = 3;

/// Exits if a step failed.
template <typename T>
void need(const Result<T>& result)
{
    if (result) return;
    std::printf("ERROR %s\n", result.error().text().c_str());
    std::fflush(stdout);
    std::_Exit(1);
}

void step(const char* what, int epoch)
{
    std::printf("%s %d\n", what, epoch);
    std::fflush(stdout);
}

void writeEpoch(RunWriter& writer, int epoch)
{
    std::vector<double> values;
    for (int metric = 0; metric < kMetrics; ++metric) values.push_back(1000.0 * metric + 1.0 / epoch);
    need(writer.appendEpoch(epoch, values));
    step("epoch", epoch);
    need(writer.setLive("{\"epoch\":" + std::to_string(epoch) + "}"));
    if (epoch % 3 == 0) {
        need(writer.addEvent(epoch, "set", std::to_string(epoch)));
        step("event", epoch);
    }
    if (epoch % 5 == 0) {
        need(writer.flush());
        step("commit", epoch);
    }
    if (epoch % 7 == 0) {
        const std::vector<std::byte> state(200'000 + static_cast<std::size_t>(epoch), static_cast<std::byte>(epoch));
        need(writer.writeCheckpoint(epoch, state));
        step("checkpoint", epoch);
    }
    if (epoch % 11 == 0) {
        need(writer.writeFile("embedding.npy", std::as_bytes(std::span(values))));
        step("file", epoch);
    }
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 2) return 2;
    CheckpointInfo checkpoint;
    const catalog::Configuration configuration =
        catalog::Configuration::resolve(catalog::makeCatalogue(), catalog::Selection{}).value();
    auto writer = argc > 2 ? RunWriter::resume(argv[1], argv[2], checkpoint)
                           : RunWriter::create(argv[1], configuration, {}, {"loss", "gap", "time"});
    need(writer);
    std::printf("%s\n", (*writer)->id().c_str());
    step("from", checkpoint.epoch);
    for (int epoch = checkpoint.epoch + 1;; ++epoch) writeEpoch(**writer, epoch);
}
