/// RoSA's step on a GPU as recorded work: a step of several hundred kernels becomes one launch.
///
/// A batch of ragged views differs in every step, recorded work does not. So inputs are copied into tensors of a fixed size, which are larger than
/// a batch: rows behind the last view are in no view and have no edges, do not enter the statistics of batch normalisation, and have
/// gradient 0. Kernels read from the device where views begin, and how large the largest is. A larger batch is recorded anew.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/learn/methods/rosa/step_inputs.h"
#include "core/learn/ops/device_operations.h"

namespace rosa::learn {

/// Environment variable: with 1, steps are recorded where the device can. Not by default until that has run on a GPU.
inline constexpr const char* kRecordedStepsVariable = "ROSA_RECORDED_STEPS";

/// Sizes of the tensors of a step.
struct StepSizes {
    std::int64_t views = 0;
    std::array<std::int64_t, 2> rows{}, entries{};  ///< Of the two sides: rows, and entries of the adjacency.
    std::array<std::int64_t, 2> largest{};  ///< Nodes of the largest view, rounded up to what kernels are launched for.
    std::int64_t positives = 0;             ///< Cost scales of positive pairs.

    static StepSizes of(const StepInputs& inputs);
    /// Whether inputs of these sizes go into tensors of the sizes `room`, at least one row of each side being left over.
    [[nodiscard]] bool fit(const StepSizes& room) const;
    /// Sizes for these inputs and somewhat larger ones, not smaller than `before`.
    [[nodiscard]] StepSizes roomBeside(const StepSizes& before) const;
    friend bool operator==(const StepSizes&, const StepSizes&) = default;
};

/// Inputs of a fixed size, with tensors that keep their memory.
class FixedInputs {
public:
    /// Tensors of the sizes `room` for inputs like `example`.
    FixedInputs(const StepSizes& room, const StepInputs& example);

    /// Copies `given`, which must fit, on the device; asynchronous.
    void fill(const StepInputs& given);
    [[nodiscard]] const StepInputs& inputs() const { return m_inputs; }

private:
    void fillSide(const StepSide& given, StepSide& side) const;
    void fillHops(const StepInputs& given);

    StepInputs m_inputs;
    torch::Tensor m_numbers;  ///< 0, 1, 2 …, as many as a side has rows.
};

/// Records and repeats steps. The first steps are plain. A recording is compared with the plain step on its first two inputs, and steps go on
/// with what the plain step made of the weights; a recording that differs is not used. Not thread-safe.
class RecordedSteps {
public:
    /// Functions of the method, which must outlive this object.
    struct Step {
        /// Computes the step and changes the state; returns its numbers, float64 on the device.
        std::function<Result<torch::Tensor>(const StepInputs&)> compute;
        /// All tensors that a step changes: weights, running statistics, the optimiser's moments.
        std::function<std::vector<torch::Tensor>()> state;
        /// Waits until no other thread works for the method.
        std::function<void()> settle;
    };
    RecordedSteps(torch::Device device, Step step) : m_device(device), m_step(std::move(step)) {}

    /// Whether steps on this device are recorded: it can, and the environment asks for it.
    static bool isPossible(torch::Device device);

    /// The numbers of a step; nothing: it must be computed plainly. Errors come from `compute`.
    Result<std::optional<torch::Tensor>> run(const StepInputs& inputs);
    /// Forgets all recordings: options or tensors of the method have changed.
    void forget() { m_recordings.clear(); }
    /// Why steps are not recorded any more, once.
    std::optional<Message> takeNotice() { return std::exchange(m_notice, std::nullopt); }
    /// Number of recordings made so far, and of steps that repeated one.
    [[nodiscard]] int recordings() const { return m_made; }
    [[nodiscard]] int repeated() const { return m_repeated; }

private:
    struct Recording {
        StepSizes room;
        FixedInputs inputs;
        std::vector<const void*> places;  ///< Of the state's tensors.
        torch::Tensor numbers;
        std::unique_ptr<RecordedWork> work;
        int used = 0;
    };

    /// The recording for inputs of these sizes, made if need be; null: none.
    Recording* recordingFor(const StepInputs& inputs, const StepSizes& sizes);
    std::unique_ptr<Recording> record(const StepInputs& inputs);
    Result<std::optional<torch::Tensor>> compared(Recording& recording, const StepInputs& inputs);
    void stop(const Message& reason);

    torch::Device m_device;
    Step m_step;
    StepSizes m_room;
    std::vector<std::unique_ptr<Recording>> m_recordings;  ///< The last used one at the end.
    std::optional<Message> m_notice;
    int m_steps = 0, m_made = 0, m_repeated = 0;
    bool m_isStopped = false;
};

}  // namespace rosa::learn
