#include "core/data/pickle.h"

#include "core/data/pickle_machine.h"
#include "core/data/text.h"

namespace rosa::data {

std::string PickleDocument::kindOf(const PickleValue& value)
{
    struct Name {
        std::string operator()(const PickleNone&) const { return "None"; }
        std::string operator()(bool) const { return "a bool"; }
        std::string operator()(std::int64_t) const { return "a whole number"; }
        std::string operator()(double) const { return "a number"; }
        std::string operator()(const PickleBytes&) const { return "bytes"; }
        std::string operator()(const PickleText&) const { return "text"; }
        std::string operator()(const PickleTuple&) const { return "a tuple"; }
        std::string operator()(const PickleList&) const { return "a list"; }
        std::string operator()(const PickleDict&) const { return "a dict"; }
        std::string operator()(const NdArray& array) const { return "an array " + array.describe(); }
        std::string operator()(const PickleObjects&) const { return "an array of objects"; }
        std::string operator()(const CsrMatrix&) const { return "a sparse matrix"; }
        std::string operator()(const PickleGlobal& global) const { return "the class " + global.name; }
        std::string operator()(const PickleType&) const { return "an element type"; }
        std::string operator()(const PickleStorage&) const { return "the storage of a tensor"; }
        std::string operator()(const PickleTensor&) const { return "a tensor"; }
        std::string operator()(const PickleObject& object) const { return "an object of " + object.className; }
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
            return badInput("element " + std::to_string(i) + ": expected a text or a number, found " +
                            PickleDocument::kindOf(value));
        }
        if (!texts.empty() && !numbers.empty())
            return badInput("element " + std::to_string(i) + ": expected texts alone or numbers alone, found both");
    }
    if (numbers.empty()) return NdArray::fromTexts(objects.shape, std::move(texts));
    ROSA_TRY(budget.take(numbers.size(), 2 * sizeof(double)));
    const auto owner = std::make_shared<const std::vector<double>>(std::move(numbers));
    return NdArray::fromBytes({ElementType::Kind::Float, sizeof(double), false}, objects.shape, false,
                              {owner, std::as_bytes(std::span(*owner))}, budget);
}

}  // namespace rosa::data
