/// The stack machine of parsePickle; internal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/data/arrays/pickle.h"

namespace rosa::data {

/// Reads one pickle. Steps return false after noting the first error; the values made so far are then discarded.
class PickleMachine {
public:
    PickleMachine(SharedArray<std::byte> bytes, MemoryBudget& budget);
    Result<PickleDocument> run();

private:
    // pickle_machine.cpp: the opcodes.
    bool step(unsigned char opcode);
    bool stepNumber(unsigned char opcode);
    bool stepText(unsigned char opcode);
    bool stepContainer(unsigned char opcode);
    bool stepMemo(unsigned char opcode);
    bool stepObject(unsigned char opcode);
    bool pushLong(std::size_t byteCount);
    bool pushIntegerLine(bool isLong);
    bool pushTuple(std::size_t count);
    bool appendItems(std::size_t count);
    bool setItems(std::size_t count);
    bool remember(std::uint64_t index);
    bool recall(std::uint64_t index);

    // pickle_objects.cpp: construction of the permitted names.
    bool pushGlobal(const std::string& module, const std::string& name);
    bool callGlobal();
    bool newObject();
    bool build();
    bool makeDtype(const PickleTuple& arguments);
    bool makeScalar(const PickleTuple& arguments);
    bool makeFromBuffer(const PickleTuple& arguments);
    bool makeEncoded(const PickleTuple& arguments);
    bool makeReconstructed(const PickleTuple& arguments);
    bool makeStorage();
    bool makeTensor(const PickleTuple& arguments);
    bool buildDtype(PickleType& type, PickleRef state);
    bool buildArray(PickleRef target, PickleRef state);
    bool buildCsr(PickleRef target, PickleRef state);
    bool fillArray(PickleRef target, std::vector<std::int64_t> shape, const ElementType& type, bool isFortranOrder,
                   PickleRef data);
    [[nodiscard]] bool isInInput(std::string_view text) const;
    /// The bytes of a text; shares the input if the text is part of it.
    [[nodiscard]] SharedArray<std::byte> sharedPart(std::string_view text) const;
    std::optional<std::vector<std::int64_t>> shapeOf(PickleRef ref) const;
    std::optional<std::string> textOf(PickleRef ref) const;
    template <typename T>
    const T* itemAs(const PickleTuple& tuple, std::size_t index) const
    {
        return index < tuple.items.size() ? std::get_if<T>(&m_document.m_values[tuple.items[index]]) : nullptr;
    }

    // Input. All functions that consume input check the remaining length first.
    bool take(std::uint64_t count, std::span<const std::byte>& out);
    bool takeLine(std::string_view& out);
    template <typename T>
    bool takeInteger(T& out);
    [[nodiscard]] std::uint64_t left() const { return m_bytes.size() - m_at; }

    // Stack.
    bool push(PickleValue value);
    /// Equal integers share one value.
    bool pushInteger(std::int64_t number);
    /// Stores a text that is not part of the input verbatim.
    std::string_view keep(std::string text);
    bool pushRef(PickleRef ref);
    bool pop(PickleRef& out);
    /// Returns in `count` the number of values above the topmost mark and removes the mark.
    bool popMark(std::size_t& count);
    [[nodiscard]] std::size_t floor() const { return m_marks.empty() ? 0 : m_marks.back(); }

    bool fail(const Message& message);
    /// Takes memory requested by the pickle from the budget.
    bool charge(std::uint64_t bytes);

    std::span<const std::byte> m_bytes;  ///< Input of the document.
    std::size_t m_at = 0;
    std::size_t m_opcodeAt = 0;
    MemoryBudget& m_budget;
    PickleDocument m_document;
    std::vector<PickleRef> m_stack;
    std::size_t m_deepest = 0;  ///< Maximum stack depth so far.
    std::vector<std::size_t> m_marks;
    std::unordered_map<std::uint64_t, PickleRef> m_memo;
    std::unordered_map<std::int64_t, PickleRef> m_integers;
    std::optional<Error> m_error;
};

}  // namespace rosa::data
