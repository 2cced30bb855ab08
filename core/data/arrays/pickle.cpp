#include "core/data/arrays/pickle.h"

#include "core/data/arrays/pickle_machine.h"
#include "core/data/text.h"

namespace rosa::data {

Message PickleDocument::kindOf(const PickleValue& value)
{
    struct Name {
        Message operator()(const PickleNone&) const { return Message::verbatim("None"); }
        Message operator()(bool) const { return Message("a bool"); }
        Message operator()(std::int64_t) const { return Message("a whole number"); }
        Message operator()(double) const { return Message("a number"); }
        Message operator()(const PickleBytes&) const { return Message("bytes"); }
        Message operator()(const PickleText&) const { return Message("text"); }
        Message operator()(const PickleTuple&) const { return Message("a tuple"); }
        Message operator()(const PickleList&) const { return Message("a list"); }
        Message operator()(const PickleDict&) const { return Message("a dict"); }
        Message operator()(const NdArray& array) const { return Message("an array %1", array.describe()); }
        Message operator()(const PickleObjects&) const { return Message("an array of objects"); }
        Message operator()(const CsrMatrix&) const { return Message("a sparse matrix"); }
        Message operator()(const PickleGlobal& global) const { return Message("the class %1", global.name); }
        Message operator()(const PickleType&) const { return Message("an element type"); }
        Message operator()(const PickleStorage&) const { return Message("the storage of a tensor"); }
        Message operator()(const PickleTensor&) const { return Message("a tensor"); }
        Message operator()(const PickleObject& object) const { return Message("an object of %1", object.className); }
    };
    return std::visit(Name(), value);
}

Result<PickleDocument> parsePickle(SharedArray<std::byte> bytes, MemoryBudget& budget)
{
    return PickleMachine(std::move(bytes), budget).run();
}

Result<NdArray> plainArray(const PickleDocument& document, const PickleObjects& objects, MemoryBudget& budget)
{
    constexpr std::uint64_t textBytes = 64;  // A std::string in a growing vector, including allocation overhead.
    std::vector<std::string> texts;
    std::vector<double> numbers;
    for (std::size_t i = 0; i < objects.items.size(); ++i) {
        const PickleValue& value = document[objects.items[i]];
        if (const auto* text = std::get_if<PickleText>(&value)) {
            ROSA_TRY(budget.take(textBytes + text->value.size()));
            texts.emplace_back(text->value);
        } else if (const auto* bytes = std::get_if<PickleBytes>(&value)) {
            ROSA_TRY(budget.take(textBytes + 2 * bytes->value.size()));
            texts.push_back(latin1ToUtf8(std::as_bytes(std::span(bytes->value))));
        } else if (const auto* whole = std::get_if<std::int64_t>(&value)) {
            numbers.push_back(static_cast<double>(*whole));
        } else if (const auto* number = std::get_if<double>(&value)) {
            numbers.push_back(*number);
        } else if (const auto* truth = std::get_if<bool>(&value)) {
            numbers.push_back(*truth ? 1 : 0);
        } else {
            return badInput("element %1: expected a string or a number, found %2", i, PickleDocument::kindOf(value));
        }
        if (!texts.empty() && !numbers.empty())
            return badInput("element %1: expected only strings or only numbers, found both", i);
    }
    if (numbers.empty()) return NdArray::fromTexts(objects.shape, std::move(texts));
    ROSA_TRY(budget.take(numbers.size(), 2 * sizeof(double)));
    const auto owner = std::make_shared<const std::vector<double>>(std::move(numbers));
    return NdArray::fromBytes({ElementType::Kind::Float, sizeof(double), false}, objects.shape, false,
                              {owner, std::as_bytes(std::span(*owner))}, budget);
}

}  // namespace rosa::data
