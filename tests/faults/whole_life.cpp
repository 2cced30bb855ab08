// Performs the store operations of an engine without training: `whole_life STORE train` records a complete run, or continues the existing
// one. `whole_life STORE close-as-before` turns off the log of the record as earlier versions did; `whole_life STORE export` copies the run
// to STORE/exported.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include <sqlite3.h>

#include "core/base/files.h"
#include "core/record/run_writer.h"
#include "core/store/export.h"

using namespace rosa;
using namespace rosa::record;
using namespace rosa::store;

namespace {

constexpr int kEpochs = 12;

/// Exits if a step failed.
template <typename T>
const Result<T>& need(const Result<T>& result)
{
    if (result) return result;
    std::printf("ERROR %s\n", result.error().text().c_str());
    std::exit(1);
}

/// The only run of the store; "" if there is none yet.
std::string onlyRun(const std::filesystem::path& store)
{
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(store / "runs", none))
        if (const std::string name = entry.path().filename().string(); name.front() != '.') return name;
    return {};
}

/// State of the simulated training: larger than one page, and determined by the previous epochs.
class State {
public:
    void restore(const CheckpointInfo& checkpoint)
    {
        if (checkpoint.epoch == 0) return;
        const auto content = readFile(checkpoint.file);
        std::memcpy(m_values.data(), need(content)->data(), m_values.size() * sizeof(double));
    }
    double step(int epoch)
    {
        for (double& value : m_values) value = std::fmod(value * 1.7 + epoch, 10.0);
        return m_values.front();
    }
    [[nodiscard]] std::span<const std::byte> bytes() const { return std::as_bytes(std::span(m_values)); }

private:
    std::vector<double> m_values = std::vector<double>(2000, 0.5);
};

void train(const std::filesystem::path& store)
{
    const std::string run = onlyRun(store);
    const catalog::Configuration configuration =
        catalog::Configuration::resolve(catalog::makeCatalogue(), catalog::Selection{}).value();
    CheckpointInfo checkpoint;
    auto begun = run.empty() ? RunWriter::create(store, configuration, {}, {"loss", "gap"})
                             : RunWriter::resume(store, run, checkpoint);
    if (!begun && begun.error().text().find("has finished") != std::string::npos) return;
    RunWriter& writer = **need(begun);
    State state;
    state.restore(checkpoint);
    for (int epoch = checkpoint.epoch + 1; epoch <= kEpochs; ++epoch) {
        const double loss = state.step(epoch);
        need(writer.appendEpoch(epoch, std::vector<double>{loss, -loss}));
        need(writer.setLive("{\"epoch\":" + std::to_string(epoch) + "}"));
        if (epoch % 3 == 0) need(writer.addEvent(epoch, "note", std::to_string(epoch)));
        if (epoch % 2 == 0) need(writer.flush());
        if (epoch % 4 == 0) need(writer.writeCheckpoint(epoch, state.bytes()));
    }
    need(writer.writeFile("embedding.npy", state.bytes()));
    need(writer.putDocument("evaluation", "{\"accuracy_mean\":0.5}"));
    need(writer.setState(RunState::Finished));
}

/// Writes through a log and closes it by a change with a journal file.
void closeAsBefore(const std::filesystem::path& store)
{
    sqlite3* connection = nullptr;
    const std::filesystem::path file = store / "runs" / onlyRun(store) / "run.sqlite";
    const bool good = sqlite3_open(file.c_str(), &connection) == SQLITE_OK &&
                      sqlite3_exec(connection,
                                   "PRAGMA journal_mode = WAL; UPDATE run SET reason = 'closed as before'; "
                                   "PRAGMA journal_mode = DELETE",
                                   nullptr, nullptr, nullptr) == SQLITE_OK;
    sqlite3_close(connection);
    if (!good) std::exit(1);
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3) return 2;
    const std::filesystem::path store = argv[1];
    const std::string verb = argv[2];
    if (verb == "train") train(store);
    if (verb == "close-as-before") closeAsBefore(store);
    if (verb == "export") need(exportRun(store / "runs" / onlyRun(store), store / "exported"));
    return 0;
}
