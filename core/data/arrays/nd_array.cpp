#include "core/data/arrays/nd_array.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/data/text.h"

namespace rosa::data {

namespace {

static_assert(std::endian::native == std::endian::little, "byte orders below assume a little-endian machine");

constexpr std::size_t kMaxTextLength = 1 << 20;
constexpr std::size_t kStringBytes = 48;  // A std::string including allocation overhead.

template <typename T>
T load(const std::byte* from)
{
    T value;
    std::memcpy(&value, from, sizeof value);
    return value;
}

double halfToDouble(std::uint16_t half)
{
    const int exponent = (half >> 10) & 31;
    const int mantissa = half & 1023;
    double magnitude = 0;
    if (exponent == 31)
        magnitude = mantissa ? std::numeric_limits<double>::quiet_NaN() : std::numeric_limits<double>::infinity();
    else
        magnitude = exponent ? std::ldexp(1024 + mantissa, exponent - 25) : std::ldexp(mantissa, -24);
    return (half & 0x8000) ? -magnitude : magnitude;
}

/// Calls `use` with a zero of the element's C++ type; not for half precision, which has no C++ type.
template <typename Use>
void withType(const ElementType& type, Use use)
{
    using Kind = ElementType::Kind;
    const auto pick = [&](auto one, auto two, auto four, auto eight) {
        if (type.width == 1) return use(one);
        if (type.width == 2) return use(two);
        if (type.width == 4) return use(four);
        use(eight);
    };
    if (type.kind == Kind::Float) {
        if (type.width == 4) return use(float());
        if (type.width == 8) use(double());
    } else if (type.kind == Kind::Signed) {
        pick(std::int8_t(), std::int16_t(), std::int32_t(), std::int64_t());
    } else {
        pick(std::uint8_t(), std::uint16_t(), std::uint32_t(), std::uint64_t());
    }
}

template <typename To>
Result<std::vector<To>> convert(const ElementType& type, std::span<const std::byte> bytes, std::size_t size,
                                MemoryBudget& budget)
{
    ROSA_TRY(budget.take(size, sizeof(To)));
    std::vector<To> out(size);
    if (type.kind == ElementType::Kind::Float && type.width == 2) {
        for (std::size_t i = 0; i < size; ++i)
            out[i] = static_cast<To>(halfToDouble(load<std::uint16_t>(bytes.data() + 2 * i)));
        return out;
    }
    withType(type, [&](auto zero) {
        using From = decltype(zero);
        for (std::size_t i = 0; i < size; ++i) out[i] = static_cast<To>(load<From>(bytes.data() + sizeof(From) * i));
    });
    return out;
}

std::string readText(const ElementType& type, std::span<const std::byte> bytes)
{
    if (type.kind == ElementType::Kind::Bytes) {
        while (!bytes.empty() && bytes.back() == std::byte{0}) bytes = bytes.first(bytes.size() - 1);
        return latin1ToUtf8(bytes);
    }
    std::string text;
    std::size_t length = bytes.size() / 4;
    const auto code = [&](std::size_t i) {
        const auto stored = load<std::uint32_t>(bytes.data() + 4 * i);
        return type.bigEndian ? __builtin_bswap32(stored) : stored;
    };
    while (length > 0 && code(length - 1) == 0) --length;
    for (std::size_t i = 0; i < length; ++i) appendUtf8(text, code(i));
    return text;
}

/// Positions of the elements of a column-major array, in row-major order.
class FortranOrder {
public:
    explicit FortranOrder(const std::vector<std::int64_t>& shape) : m_shape(shape), m_index(shape.size(), 0)
    {
        std::size_t stride = 1;
        for (const std::int64_t length : shape) {
            m_strides.push_back(stride);
            stride *= static_cast<std::size_t>(length);
        }
    }
    /// Returns the position of the current element and advances to the next.
    std::size_t next()
    {
        const std::size_t place = m_place;
        for (std::size_t axis = m_shape.size(); axis-- > 0;) {
            m_place += m_strides[axis];
            if (++m_index[axis] < m_shape[axis]) break;
            m_place -= m_strides[axis] * static_cast<std::size_t>(m_shape[axis]);
            m_index[axis] = 0;
        }
        return place;
    }

private:
    const std::vector<std::int64_t>& m_shape;
    std::vector<std::int64_t> m_index;
    std::vector<std::size_t> m_strides;
    std::size_t m_place = 0;
};

std::string shapeText(std::span<const std::int64_t> shape)
{
    std::string text = "(";
    for (const std::int64_t length : shape) text += (text.size() > 1 ? ", " : "") + std::to_string(length);
    return text + (shape.size() == 1 ? ",)" : ")");
}

}  // namespace

Result<ElementType> ElementType::parse(const std::string& text)
{
    const Error unknown =
        badInput("expected an array of numbers, booleans or strings, found element type '%1'", printable(text, 40));
    std::size_t at = 0;
    ElementType type;
    if (at < text.size() && std::string("<>=|").find(text[at]) != std::string::npos) type.bigEndian = text[at++] == '>';
    if (at >= text.size()) return unknown;
    const char code = text[at++];
    std::size_t number = 0;
    if (text.size() - at > 9) return unknown;
    for (std::size_t i = at; i < text.size(); ++i) {
        if (text[i] < '0' || text[i] > '9') return unknown;
        number = number * 10 + static_cast<std::size_t>(text[i] - '0');
    }
    const bool integerWidth = number == 1 || number == 2 || number == 4 || number == 8;
    type.width = number;
    switch (code) {
        case 'b':
            type.kind = Kind::Boolean;
            return number == 1 ? Result<ElementType>(type) : unknown;
        case 'i':
            type.kind = Kind::Signed;
            return integerWidth ? Result<ElementType>(type) : unknown;
        case 'u':
            type.kind = Kind::Unsigned;
            return integerWidth ? Result<ElementType>(type) : unknown;
        case 'f':
            type.kind = Kind::Float;
            return integerWidth && number != 1 ? Result<ElementType>(type) : unknown;
        case 'S':
        case 'a':
            type.kind = Kind::Bytes;
            return number <= kMaxTextLength ? Result<ElementType>(type) : unknown;
        case 'U':
            type.kind = Kind::Unicode;
            type.width = 4 * number;
            return number <= kMaxTextLength ? Result<ElementType>(type) : unknown;
        case 'O':
            type.kind = Kind::Object;
            type.width = 0;
            return number == 0 || number == 8 || number == 4 ? Result<ElementType>(type) : unknown;
        default:
            return unknown;
    }
}

std::string ElementType::name() const
{
    const std::string bits = std::to_string(8 * width);
    switch (kind) {
        case Kind::Boolean:
            return "bool";
        case Kind::Signed:
            return "int" + bits;
        case Kind::Unsigned:
            return "uint" + bits;
        case Kind::Float:
            return "float" + bits;
        case Kind::Bytes:
        case Kind::Unicode:
            return "text";
        case Kind::Object:
            break;
    }
    return "object";
}

Result<std::size_t> elementCount(std::span<const std::int64_t> shape)
{
    constexpr std::int64_t limit = std::int64_t{1} << 62;
    std::int64_t count = 1;
    for (const std::int64_t length : shape) {
        if (length < 0) return badInput("expected dimensions of 0 or more, found shape %1", shapeText(shape));
        if (length > 0 && count > limit / length) return badInput("shape %1 has too many elements", shapeText(shape));
        count *= length;
    }
    return static_cast<std::size_t>(count);
}

SharedArray<std::byte> sharedBytes(std::vector<std::byte> bytes)
{
    const auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    return {owner, std::span(*owner)};
}

namespace {

/// Returns `count` elements of `type.width` bytes in row-major order and native byte order.
std::vector<std::byte> inOrder(const ElementType& type, std::size_t count, std::span<const std::byte> bytes,
                               FortranOrder* order)
{
    std::vector<std::byte> out(bytes.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto from = bytes.subspan((order ? order->next() : i) * type.width, type.width);
        const auto to = out.begin() + static_cast<std::ptrdiff_t>(i * type.width);
        if (type.bigEndian)
            std::reverse_copy(from.begin(), from.end(), to);
        else
            std::copy(from.begin(), from.end(), to);
    }
    return out;
}

}  // namespace

Result<NdArray> NdArray::fromBytes(const ElementType& type, std::vector<std::int64_t> shape, bool isFortranOrder,
                                   SharedArray<std::byte> bytes, MemoryBudget& budget)
{
    ROSA_CHECK(type.kind != ElementType::Kind::Object, "arrays of objects have no bytes of their own");
    ROSA_TRY_ASSIGN(auto count, elementCount(shape));
    const bool fits =
        type.width == 0 ? count == 0 && bytes.empty() : bytes.size() % type.width == 0 && bytes.size() / type.width == count;
    if (!fits)
        return badInput("expected %1 elements of %2 bytes for shape %3, found %4 bytes", count, type.width, shapeText(shape),
                        bytes.size());
    NdArray array;
    array.m_type = type;
    array.m_size = count;
    const bool transposes = isFortranOrder && shape.size() > 1;
    array.m_shape = std::move(shape);
    FortranOrder order(array.m_shape);
    if (type.isText()) {
        ROSA_TRY(budget.take(array.m_size, kStringBytes + type.width));
        array.m_texts.reserve(array.m_size);
        for (std::size_t i = 0; i < array.m_size; ++i)
            array.m_texts.push_back(readText(type, std::span<const std::byte>(bytes.data(), bytes.size())
                                                       .subspan((transposes ? order.next() : i) * type.width, type.width)));
        return array;
    }
    array.m_type.bigEndian = false;
    if (transposes || type.bigEndian) {
        ROSA_TRY(budget.take(bytes.size()));
        bytes = sharedBytes(inOrder(type, array.m_size, bytes, transposes ? &order : nullptr));
    }
    array.m_bytes = std::move(bytes);
    return array;
}

Result<NdArray> NdArray::fromTexts(std::vector<std::int64_t> shape, std::vector<std::string> texts)
{
    ROSA_TRY_ASSIGN(auto count, elementCount(shape));
    if (count != texts.size())
        return badInput("expected %1 elements for shape %2, found %3", count, shapeText(shape), texts.size());
    NdArray array;
    array.m_type = {ElementType::Kind::Unicode, 0, false};
    array.m_size = count;
    array.m_shape = std::move(shape);
    array.m_texts = std::move(texts);
    return array;
}

Result<std::vector<float>> NdArray::toFloats(MemoryBudget& budget) const
{
    if (!isNumber()) return badInput("expected numbers, found an array of strings");
    return convert<float>(m_type, m_bytes, m_size, budget);
}

Result<std::vector<double>> NdArray::toDoubles(MemoryBudget& budget) const
{
    if (!isNumber()) return badInput("expected numbers, found an array of strings");
    return convert<double>(m_type, m_bytes, m_size, budget);
}

Result<std::vector<std::int64_t>> NdArray::toIntegers(MemoryBudget& budget) const
{
    if (!isNumber()) return badInput("expected whole numbers, found an array of strings");
    if (m_type.kind != ElementType::Kind::Float) {
        auto values = convert<std::int64_t>(m_type, m_bytes, m_size, budget);
        const bool wraps = m_type.kind == ElementType::Kind::Unsigned && m_type.width == 8;
        if (values && wraps && std::any_of(values->begin(), values->end(), [](std::int64_t value) { return value < 0; }))
            return badInput("expected whole numbers below 2^63, found a larger one");
        return values;
    }
    ROSA_TRY(budget.take(m_size, sizeof(std::int64_t)));
    std::vector<std::int64_t> values(m_size);
    for (std::size_t i = 0; i < m_size; ++i) {
        const double number = doubleAt(i);
        // 2^53: a double does not represent all larger integers; the comparison is false for NaN.
        if (!(std::abs(number) <= 9007199254740992.0) || number != std::floor(number))
            return badInput("element %1: expected a whole number, found %2", i, number);
        values[i] = static_cast<std::int64_t>(number);
    }
    return values;
}

Result<std::vector<std::string>> NdArray::toTexts(MemoryBudget& budget) const
{
    if (!isNumber()) {
        for (const std::string& text : m_texts) ROSA_TRY(budget.take(kStringBytes + text.size()));
        return m_texts;
    }
    ROSA_TRY_ASSIGN(auto integers, toIntegers(budget));
    ROSA_TRY(budget.take(m_size, kStringBytes));
    std::vector<std::string> texts;
    texts.reserve(m_size);
    for (const std::int64_t value : integers) texts.push_back(std::to_string(value));
    return texts;
}

namespace {

template <typename Convert>
auto unbounded(Convert convert)
{
    MemoryBudget budget = MemoryBudget::unlimited();
    return convert(budget);
}

}  // namespace

Result<std::vector<float>> NdArray::toFloats() const
{
    return unbounded([&](MemoryBudget& budget) { return toFloats(budget); });
}

Result<std::vector<double>> NdArray::toDoubles() const
{
    return unbounded([&](MemoryBudget& budget) { return toDoubles(budget); });
}

Result<std::vector<std::int64_t>> NdArray::toIntegers() const
{
    return unbounded([&](MemoryBudget& budget) { return toIntegers(budget); });
}

Result<std::vector<std::string>> NdArray::toTexts() const
{
    return unbounded([&](MemoryBudget& budget) { return toTexts(budget); });
}

double NdArray::doubleAt(std::size_t place) const
{
    ROSA_CHECK(isNumber() && place < m_size, "a number of an array");
    if (m_type.kind == ElementType::Kind::Float && m_type.width == 2)
        return halfToDouble(load<std::uint16_t>(m_bytes.data() + 2 * place));
    double number = 0;
    withType(m_type,
             [&](auto zero) { number = static_cast<double>(load<decltype(zero)>(m_bytes.data() + sizeof(zero) * place)); });
    return number;
}

std::string NdArray::describe() const { return shapeText(m_shape) + " " + m_type.name(); }

}  // namespace rosa::data
