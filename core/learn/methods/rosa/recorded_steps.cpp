#include "core/learn/methods/rosa/recorded_steps.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <string_view>

#include "core/base/check.h"
#include "core/learn/ops/device.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

/// Steps before the first recording: they allocate the optimiser's moments and what libraries keep per thread.
constexpr int kPlainSteps = 3;
/// Recordings kept, each with the memory of a step.
constexpr std::size_t kKept = 4;
/// Uses of a recording that are compared with the plain step.
constexpr int kCompared = 2;
/// Largest difference of a number of the two, relative to numbers above one. Rounding may change signs by which features are perturbed.
constexpr double kLargestDifference = 1e-2;

/// Nodes of a view for which the kernels of a launch are chosen (cuda/lane_kernels.cu).
constexpr std::int64_t kViewUnit = 16;

/// `count` and a sixteenth, rounded up to a 16th of a power of two.
std::int64_t roomFor(std::int64_t count)
{
    const auto wanted = static_cast<std::uint64_t>(count + count / 16 + 1);
    const std::uint64_t unit = std::max<std::uint64_t>(std::bit_ceil(wanted) / 16, 16);
    return static_cast<std::int64_t>((wanted + unit - 1) / unit * unit);
}

/// Tensors of a layout with a number for each view, and for each row.
constexpr std::array kViewParts{&ViewLayout::offsets, &ViewLayout::viewOrder, &ViewLayout::viewPlace,
                                &ViewLayout::lanePlaces, &ViewLayout::largest};
constexpr std::array kRowParts{&ViewLayout::columnOrder, &ViewLayout::columnPlace};

bool isFlat(const Hops& hops) { return hops.defined() && hops.dim() == 1; }

Tensor roomLike(const Tensor& example, torch::IntArrayRef shape)
{
    return torch::zeros(shape, example.options().requires_grad(false));
}

/// First rows from `given`, zeros behind.
void copyRows(const Tensor& given, const Tensor& to)
{
    const std::int64_t rows = given.size(0);
    to.narrow(0, 0, rows).copy_(given);
    to.narrow(0, rows, to.size(0) - rows).zero_();
}

/// The corner of a matrix; what is behind is finite, and no view's.
void copyCorner(const Tensor& given, const Tensor& to)
{
    to.narrow(0, 0, given.size(0)).narrow(1, 0, given.size(1)).copy_(given);
}

bool areAlike(const Tensor& found, const Tensor& expected)
{
    const Tensor a = found.cpu(), b = expected.cpu();
    if (a.sizes() != b.sizes()) return false;
    const Tensor apart = (a - b).abs() / b.abs().clamp_min(1);
    return (apart <= kLargestDifference).logical_or(a.isnan().logical_and(b.isnan())).all().item<bool>();
}

std::vector<Tensor> copies(const std::vector<Tensor>& tensors)
{
    std::vector<Tensor> made;
    for (const Tensor& tensor : tensors) made.push_back(tensor.detach().clone());
    return made;
}

void restore(const std::vector<Tensor>& tensors, const std::vector<Tensor>& values)
{
    const torch::NoGradGuard constant;
    for (std::size_t i = 0; i < tensors.size(); ++i) tensors[i].detach().copy_(values[i]);
}

std::vector<const void*> addressesOf(const std::vector<Tensor>& tensors)
{
    std::vector<const void*> places;
    for (const Tensor& tensor : tensors) places.push_back(tensor.const_data_ptr());
    return places;
}

/// The first line of an exception's text, without LibTorch's stack.
std::string whatOf(const c10::Error& error)
{
    const std::string_view text = error.what_without_backtrace();
    return std::string(text.substr(0, text.find('\n')));
}

}  // namespace

StepSizes StepSizes::of(const StepInputs& inputs)
{
    StepSizes sizes;
    const std::array<const StepSide*, 2> sides{&inputs.first, &inputs.second};
    sizes.views = static_cast<std::int64_t>(inputs.first.offsets.size()) - 1;
    for (std::size_t i = 0; i < 2; ++i) {
        sizes.rows[i] = sides[i]->offsets.back();
        sizes.entries[i] = sides[i]->adjacency.empty() ? 0 : sides[i]->adjacency.entries();
        sizes.largest[i] = (transport::largestView(sides[i]->offsets) + kViewUnit - 1) / kViewUnit * kViewUnit;
    }
    if (isFlat(inputs.hops.inter)) sizes.positives = inputs.hops.inter.size(0);
    return sizes;
}

bool StepSizes::fit(const StepSizes& room) const
{
    const auto fits = [&](std::size_t side) { return rows[side] < room.rows[side] && entries[side] <= room.entries[side]; };
    return views == room.views && largest == room.largest && positives <= room.positives && fits(0) && fits(1);
}

StepSizes StepSizes::roomBeside(const StepSizes& before) const
{
    StepSizes room = *this;
    for (std::size_t i = 0; i < 2; ++i) {
        room.rows[i] = rows[i] < before.rows[i] ? before.rows[i] : roomFor(rows[i]);
        if (entries[i] > 0) room.entries[i] = entries[i] <= before.entries[i] ? before.entries[i] : roomFor(entries[i]);
    }
    if (positives > 0) room.positives = positives <= before.positives ? before.positives : roomFor(positives);
    return room;
}

FixedInputs::FixedInputs(const StepSizes& room, const StepInputs& example)
{
    const std::array<const StepSide*, 2> given{&example.first, &example.second};
    const std::array<StepSide*, 2> sides{&m_inputs.first, &m_inputs.second};
    for (std::size_t i = 0; i < 2; ++i) {
        const Tensor& dense = given[i]->features.dense;
        const std::int64_t rows = room.rows[i];
        StepSide& side = *sides[i];
        side.offsets = given[i]->offsets;
        side.features.dense = roomLike(dense, {rows, dense.size(1)});
        side.counted = roomLike(dense, {rows, 1});
        if (!given[i]->adjacency.empty()) side.adjacency = SparseMatrix::withRoom(rows, room.entries[i], dense.device());
        const ViewLayout& layout = *given[i]->layout;
        side.layout = layout;  // with the sizes of the views
        for (const auto part :
             {&ViewLayout::offsets, &ViewLayout::viewOrder, &ViewLayout::viewPlace, &ViewLayout::lanePlaces})
            (*side.layout).*part = roomLike(layout.*part, (layout.*part).sizes());
        for (const auto part : kRowParts) (*side.layout).*part = roomLike(layout.*part, {rows});
    }
    m_numbers = torch::arange(std::max(room.rows[0], room.rows[1]), m_inputs.first.layout->offsets.options());
    if (example.drawn.defined()) m_inputs.drawn = roomLike(example.drawn, {room.rows[0], example.drawn.size(1)});
    const StepHops& hops = example.hops;
    if (isFlat(hops.inter)) {
        m_inputs.hops.inter = roomLike(hops.inter, {room.positives});
        m_inputs.hops.places = roomLike(m_numbers, {room.positives});
    } else if (hops.inter.defined()) {
        m_inputs.hops.inter = roomLike(hops.inter, {room.rows[0], room.rows[1]});
    }
    if (hops.intraFirst.defined()) m_inputs.hops.intraFirst = roomLike(hops.intraFirst, {room.rows[0], room.rows[0]});
    if (hops.intraSecond.defined()) m_inputs.hops.intraSecond = roomLike(hops.intraSecond, {room.rows[1], room.rows[1]});
}

void FixedInputs::fill(const StepInputs& given)
{
    const torch::NoGradGuard constant;
    fillSide(given.first, m_inputs.first);
    fillSide(given.second, m_inputs.second);
    if (given.drawn.defined()) copyRows(given.drawn, m_inputs.drawn);
    fillHops(given);
}

void FixedInputs::fillSide(const StepSide& given, StepSide& side) const
{
    const std::int64_t rows = given.offsets.back();
    copyRows(given.features.dense, side.features.dense);
    if (!given.adjacency.empty()) side.adjacency.refill(given.adjacency);
    side.counted.narrow(0, 0, rows).fill_(1);
    side.counted.narrow(0, rows, side.counted.size(0) - rows).zero_();
    for (const auto part : kViewParts) ((*side.layout).*part).copy_((*given.layout).*part);
    for (const auto part : kRowParts) {
        const Tensor& to = (*side.layout).*part;
        to.narrow(0, 0, rows).copy_((*given.layout).*part);
        to.narrow(0, rows, to.size(0) - rows).copy_(m_numbers.narrow(0, rows, to.size(0) - rows));
    }
}

void FixedInputs::fillHops(const StepInputs& given)
{
    const StepHops& hops = given.hops;
    if (isFlat(hops.inter)) {
        // Further places are the last element of the matrix, which is in no view.
        const std::int64_t columns = m_inputs.second.features.dense.size(0);
        const Tensor places =
            torch::tensor(positivePlaces(*given.first.layout->lanes, *given.second.layout->lanes, columns), torch::kInt64);
        const std::int64_t count = places.size(0);
        m_inputs.hops.inter.narrow(0, 0, count).copy_(hops.inter);
        const Tensor& to = m_inputs.hops.places;
        to.narrow(0, 0, count).copy_(toDevice(places, to.device()));
        to.narrow(0, count, to.size(0) - count).fill_(m_inputs.first.features.dense.size(0) * columns - 1);
    } else if (hops.inter.defined()) {
        copyCorner(hops.inter, m_inputs.hops.inter);
    }
    if (hops.intraFirst.defined()) copyCorner(hops.intraFirst, m_inputs.hops.intraFirst);
    if (hops.intraSecond.defined()) copyCorner(hops.intraSecond, m_inputs.hops.intraSecond);
}

bool RecordedSteps::isPossible(torch::Device device)
{
    const char* const asked = std::getenv(kRecordedStepsVariable);
    return deviceOperations(device.type()).record && !takesCpuPath(device) && asked && std::string_view(asked) == "1";
}

void RecordedSteps::stop(const Message& reason)
{
    m_isStopped = true;
    m_recordings.clear();
    m_notice = Message("training steps on the GPU are slower than they could be, since they cannot be recorded: %1", reason);
}

std::unique_ptr<RecordedSteps::Recording> RecordedSteps::record(const StepInputs& inputs)
{
    m_step.settle();
    const StepSizes room = StepSizes::of(inputs).roomBeside(m_room);
    if (room.rows != m_room.rows || room.entries != m_room.entries || room.positives != m_room.positives)
        m_recordings.clear();
    while (m_recordings.size() >= kKept) m_recordings.erase(m_recordings.begin());
    m_room = room;
    auto made =
        std::make_unique<Recording>(Recording{room, FixedInputs(room, inputs), addressesOf(m_step.state()), {}, {}, 0});
    made->inputs.fill(inputs);
    made->work = deviceOperations(m_device.type()).record(m_device, [this, recording = made.get()] {
        const RecordingScope scope;
        const auto numbers = m_step.compute(recording->inputs.inputs());
        TORCH_CHECK(numbers.ok(), numbers.ok() ? "" : numbers.error().text());
        recording->numbers = *numbers;
    });
    ++m_made;
    return made;
}

RecordedSteps::Recording* RecordedSteps::recordingFor(const StepInputs& inputs, const StepSizes& sizes)
{
    const auto fits = [&](const std::unique_ptr<Recording>& one) { return sizes.fit(one->room); };
    const auto found = std::ranges::find_if(m_recordings, fits);
    if (found != m_recordings.end()) {
        std::rotate(found, found + 1, m_recordings.end());
        return m_recordings.back().get();
    }
    // Where sizes vary too much, a recording would cost more than it saves.
    if (m_made > 4 + m_steps / 16) return nullptr;
    m_recordings.push_back(record(inputs));
    return m_recordings.back().get();
}

Result<std::optional<Tensor>> RecordedSteps::run(const StepInputs& inputs)
{
    const bool isUsual = inputs.first.layout && inputs.second.layout && !inputs.hops.negatives.defined();
    if (m_isStopped || !isUsual || ++m_steps <= kPlainSteps) return std::optional<Tensor>();
    try {
        if (!m_recordings.empty() && m_recordings.back()->places != addressesOf(m_step.state())) forget();
        Recording* const recording = recordingFor(inputs, StepSizes::of(inputs));
        if (!recording) return std::optional<Tensor>();
        if (recording->used++ < kCompared) return compared(*recording, inputs);
        recording->inputs.fill(inputs);
        recording->work->run();
        ++m_repeated;
        return std::optional<Tensor>(recording->numbers);
    } catch (const c10::Error& error) {
        stop(Message::verbatim(whatOf(error)));
        return std::optional<Tensor>();
    }
}

Result<std::optional<Tensor>> RecordedSteps::compared(Recording& recording, const StepInputs& inputs)
{
    const std::vector<Tensor> state = m_step.state();
    const std::vector<Tensor> before = copies(state);
    std::optional<Tensor> found;
    try {
        recording.inputs.fill(inputs);
        recording.work->run();
        found = recording.numbers.cpu();
        ++m_repeated;
    } catch (const c10::Error& error) {
        stop(Message::verbatim(whatOf(error)));  // `recording` is gone
    }
    restore(state, before);
    ROSA_TRY_ASSIGN(auto expected, m_step.compute(inputs));
    if (found && !areAlike(*found, expected))
        stop(Message("a recorded step differs from the same step launched kernel by kernel"));
    return std::optional<Tensor>(std::move(expected));
}

}  // namespace rosa::learn
