#include "app/engine/machine/bench_table.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

#include "app/engine/common/plain_text.h"

namespace rosa::engine {

namespace {

/// Recorded on two cores of an otherwise idle AMD EPYC with AVX-512.
constexpr const char* kRecordedOn = "AMD EPYC, AVX-512, 2 threads";
constexpr std::array kRecorded = {
    RecordedTime{"step", "training step, Cora, preset reference", 0.055},
    RecordedTime{"step_floor", "matrix products of that step only", 0.041},
    RecordedTime{"probe", "linear probe of one split, Cora", 0.058},
    RecordedTime{"tsne", "t-SNE, Cora, 250 steps with neighbours", 0.53},
};
constexpr const char* kGpuRecordedOn = "NVIDIA H100, 1 thread";
constexpr std::array kGpuRecorded = {
    RecordedTime{"step", "training step, Cora, preset reference", 0.0073},
    RecordedTime{"step_floor", "matrix products of that step only", 0.00093},
    RecordedTime{"probe", "linear probe of one split, Cora (CPU)", 0},
    RecordedTime{"tsne", "t-SNE, Cora, 250 steps with neighbours", 0},
    RecordedTime{"step_paper", "training step, Cora, preset paper", 0.0148},
    RecordedTime{"step_large", "training step, a graph of Pubmed's size", 0.0176},
    RecordedTime{"tsne_large", "t-SNE, 50,000 points, 250 steps", 0},
};

std::string milliseconds(double seconds)
{
    if (seconds == 0) return "–";
    std::array<char, 32> buffer;
    std::snprintf(buffer.data(), buffer.size(), seconds < 0.1 ? "%.1f ms" : "%.0f ms", 1e3 * seconds);
    return buffer.data();
}

/// "–" unless both are known.
std::string quotient(double above, double below) { return above > 0 && below > 0 ? ratioText(above / below) : "–"; }

}  // namespace

std::string ratioText(double value)
{
    std::array<char, 32> buffer;
    std::snprintf(buffer.data(), buffer.size(), "%.2f", value);
    return buffer.data();
}

const RecordedTime* recordedTime(const std::string& id, bool onGpu)
{
    const auto find = [&](const auto& times) -> const RecordedTime* {
        const auto found = std::ranges::find_if(times, [&](const RecordedTime& time) { return id == time.id; });
        return found == times.end() ? nullptr : &*found;
    };
    return onGpu ? find(kGpuRecorded) : find(kRecorded);
}

std::string benchTable(const learn::MachineSpeed& speed, const std::string& processor, int threads)
{
    const bool onGpu = speed.device != "cpu";
    std::vector<std::vector<std::string>> rows{{"", "here", "recorded", "here / recorded"}};
    if (onGpu) rows[0] = {"", "GPU", "CPU", "CPU / GPU", "GPU, recorded"};
    for (const learn::SpeedFigure& figure : speed.figures) {
        const RecordedTime* const recorded = recordedTime(figure.id, onGpu);
        const double known = recorded ? recorded->seconds : 0;
        const std::string what = recorded ? recorded->what : figure.id;
        if (!onGpu)
            rows.push_back({what, milliseconds(figure.seconds), milliseconds(known), quotient(figure.seconds, known)});
        else if (figure.id == "probe")
            rows.push_back({what, "–", milliseconds(figure.seconds), "–", "–"});
        else
            rows.push_back({what, milliseconds(figure.seconds), milliseconds(figure.processorSeconds),
                            quotient(figure.processorSeconds, figure.seconds), milliseconds(known)});
    }
    const std::size_t last = rows[0].size() - 1;
    std::string text = table(rightAligned(std::move(rows), 1, last), 0);
    text += onGpu ? "GPU: " + speed.device + "; CPU: " : std::string("here: ");
    text += (processor.empty() ? "this machine" : processor) + ", " + std::to_string(threads) +
            (threads == 1 ? " thread" : " threads");
    text += std::string("; recorded: ") + (onGpu ? kGpuRecordedOn : kRecordedOn) + ". Medians, wall clock.\n";
    return text;
}

}  // namespace rosa::engine
