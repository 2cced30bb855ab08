#include "core/data/arrays/pickle_machine.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>

#include "core/data/arrays/pickle_text.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::size_t kMaxMarks = 1000;
constexpr std::uint64_t kMapEntryBytes = 48;  // Memory of a hash map entry.

std::string_view asText(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

PickleMachine::PickleMachine(SharedArray<std::byte> bytes, MemoryBudget& budget) : m_bytes(bytes), m_budget(budget)
{
    m_document.m_input = std::move(bytes);
}

Result<PickleDocument> PickleMachine::run()
{
    constexpr unsigned char stop = '.';
    while (true) {
        m_opcodeAt = m_at;
        unsigned char opcode = 0;
        if (!takeInteger(opcode)) return *m_error;
        if (opcode == stop) break;
        if (!step(opcode)) return *m_error;
    }
    if (m_stack.size() != 1 || !m_marks.empty()) {
        fail(Message("expected one value on the stack at the end, found %1", m_stack.size()));
        return *m_error;
    }
    if (left() != 0) {
        fail(Message("expected the end of the pickle, found %1 more bytes", left()));
        return *m_error;
    }
    m_document.m_root = m_stack.back();
    return std::move(m_document);
}

bool PickleMachine::step(unsigned char opcode)
{
    constexpr std::string_view numbers = "IJKLMNFG\x88\x89\x8a\x8b";
    constexpr std::string_view texts = "STUVXBC\x8c\x8d\x8e\x96";
    constexpr std::string_view containers = "(012aedl}]tsu)\x85\x86\x87";
    constexpr std::string_view memo = "ghjpqr\x94";
    const auto in = [&](std::string_view group) { return group.find(static_cast<char>(opcode)) != std::string_view::npos; };
    if (in(numbers)) return stepNumber(opcode);
    if (in(texts)) return stepText(opcode);
    if (in(containers)) return stepContainer(opcode);
    if (in(memo)) return stepMemo(opcode);
    return stepObject(opcode);
}

bool PickleMachine::stepNumber(unsigned char opcode)
{
    switch (opcode) {
        case 'N':
            return push(PickleNone());
        case 0x88:
            return push(true);
        case 0x89:
            return push(false);
        case 'I':
            return pushIntegerLine(false);
        case 'L':
            return pushIntegerLine(true);
        case 'J': {
            std::int32_t value = 0;
            return takeInteger(value) && pushInteger(value);
        }
        case 'K': {
            std::uint8_t value = 0;
            return takeInteger(value) && pushInteger(value);
        }
        case 'M': {
            std::uint16_t value = 0;
            return takeInteger(value) && pushInteger(value);
        }
        case 0x8a: {
            std::uint8_t count = 0;
            return takeInteger(count) && pushLong(count);
        }
        case 0x8b: {
            std::uint32_t count = 0;
            return takeInteger(count) && pushLong(count);
        }
        case 'G': {
            std::uint64_t bits = 0;
            return takeInteger(bits) && push(std::bit_cast<double>(__builtin_bswap64(bits)));
        }
        default: {
            std::string_view line;
            if (!takeLine(line)) return false;
            double value = 0;
            const auto [end, problem] = std::from_chars(line.data(), line.data() + line.size(), value);
            if (problem != std::errc() || end != line.data() + line.size())
                return fail(Message("expected a number, found '%1'", printable(line)));
            return push(value);
        }
    }
}

bool PickleMachine::pushLong(std::size_t byteCount)
{
    std::span<const std::byte> bytes;
    if (byteCount > 8) return fail(Message("expected a whole number of at most 64 bits, found one of %1 bytes", byteCount));
    if (!take(byteCount, bytes)) return false;
    std::uint64_t bits = !bytes.empty() && (bytes.back() & std::byte{0x80}) != std::byte{0} ? ~std::uint64_t{0} : 0;
    std::memcpy(&bits, bytes.data(), bytes.size());
    return pushInteger(std::bit_cast<std::int64_t>(bits));
}

bool PickleMachine::pushIntegerLine(bool isLong)
{
    std::string_view line;
    if (!takeLine(line)) return false;
    if (!isLong && (line == "00" || line == "01")) return push(line == "01");
    std::string_view digits = line;
    if (isLong && digits.ends_with('L')) digits.remove_suffix(1);
    std::int64_t value = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (problem != std::errc() || end != digits.data() + digits.size())
        return fail(Message("expected a whole number of at most 64 bits, found '%1'", printable(line)));
    return pushInteger(value);
}

bool PickleMachine::stepText(unsigned char opcode)
{
    if (opcode == 'S' || opcode == 'V') {
        std::string_view line;
        if (!takeLine(line) || !charge(sizeof(std::string) + 2 * line.size())) return false;
        if (opcode == 'V') return push(PickleText{keep(rawUnicode(line))});
        auto bytes = unquote(line);
        return bytes ? push(PickleBytes{keep(*std::move(bytes))})
                     : fail(Message("expected a quoted string, found %1", printable(line)));
    }
    std::uint64_t length = 0;
    const auto takeLength = [&](auto zero) {
        if (!takeInteger(zero)) return false;
        length = zero;
        return true;
    };
    const bool isShort = opcode == 'U' || opcode == 'C' || opcode == 0x8c;
    const bool isLong = opcode == 0x8d || opcode == 0x8e || opcode == 0x96;
    const bool known = isShort  ? takeLength(std::uint8_t{0})
                       : isLong ? takeLength(std::uint64_t{0})
                                : takeLength(std::uint32_t{0});
    std::span<const std::byte> bytes;
    if (!known || !take(length, bytes)) return false;
    const std::string_view text = asText(bytes);
    const bool isUnicode = opcode == 'X' || opcode == 0x8c || opcode == 0x8d;
    if (!isUnicode) return push(PickleBytes{text});
    return isUtf8(text) ? push(PickleText{text}) : fail(Message("expected UTF-8 text, found '%1'", printable(text)));
}

bool PickleMachine::stepContainer(unsigned char opcode)
{
    std::size_t count = 0;
    PickleRef ref = 0;
    switch (opcode) {
        case '(':
            if (m_marks.size() >= kMaxMarks) return fail(Message("values are nested more than %1 deep", kMaxMarks));
            m_marks.push_back(m_stack.size());
            return true;
        case '0':
            // As in Python, removes a mark if one is on top.
            if (!m_marks.empty() && m_marks.back() == m_stack.size()) {
                m_marks.pop_back();
                return true;
            }
            return pop(ref);
        case '1':
            if (!popMark(count)) return false;
            m_stack.resize(m_stack.size() - count);
            return true;
        case '2':
            if (m_stack.size() <= floor()) return fail(Message("expected a value to duplicate, found none"));
            return pushRef(m_stack.back());
        case '}':
            return push(PickleDict());
        case ']':
            return push(PickleList());
        case ')':
            return push(PickleTuple());
        case 0x85:
            return pushTuple(1);
        case 0x86:
            return pushTuple(2);
        case 0x87:
            return pushTuple(3);
        case 't':
            return popMark(count) && pushTuple(count);
        case 'a':
            return appendItems(1);
        case 'e':
            return popMark(count) && appendItems(count);
        case 's':
            return setItems(2);
        case 'u':
            return popMark(count) && setItems(count);
        default:
            break;
    }
    // 'l' and 'd': make a list or dict of the values above the mark.
    if (!popMark(count)) return false;
    std::vector<PickleRef> items(m_stack.end() - static_cast<std::ptrdiff_t>(count), m_stack.end());
    m_stack.resize(m_stack.size() - count);
    if (opcode == 'l' ? !push(PickleList()) : !push(PickleDict())) return false;
    for (const PickleRef item : items)
        if (!pushRef(item)) return false;
    return opcode == 'l' ? appendItems(count) : setItems(count);
}

bool PickleMachine::pushTuple(std::size_t count)
{
    if (m_stack.size() - floor() < count) return fail(Message("expected %1 values for a tuple, found fewer", count));
    PickleTuple tuple;
    tuple.items.assign(m_stack.end() - static_cast<std::ptrdiff_t>(count), m_stack.end());
    m_stack.resize(m_stack.size() - count);
    return charge(count * sizeof(PickleRef)) && push(std::move(tuple));
}

bool PickleMachine::appendItems(std::size_t count)
{
    if (m_stack.size() - floor() < count + 1) return fail(Message("expected a list to append to, found nothing"));
    const auto first = m_stack.end() - static_cast<std::ptrdiff_t>(count);
    PickleValue& target = m_document.m_values[*(first - 1)];
    auto* list = std::get_if<PickleList>(&target);
    if (!list) return fail(Message("expected a list to append to, found %1", PickleDocument::kindOf(target)));
    if (!charge(2 * count * sizeof(PickleRef))) return false;
    list->items.insert(list->items.end(), first, m_stack.end());
    m_stack.resize(m_stack.size() - count);
    return true;
}

bool PickleMachine::setItems(std::size_t count)
{
    if (count % 2 != 0) return fail(Message("expected pairs of keys and values for a dict, found an odd number of items"));
    if (m_stack.size() - floor() < count + 1) return fail(Message("expected a dict to fill, found nothing"));
    const std::size_t first = m_stack.size() - count;
    PickleValue& target = m_document.m_values[m_stack[first - 1]];
    auto* dict = std::get_if<PickleDict>(&target);
    if (!dict) return fail(Message("expected a dict to fill, found %1", PickleDocument::kindOf(target)));
    if (!charge(2 * count * sizeof(PickleRef))) return false;
    for (std::size_t i = first; i < m_stack.size(); i += 2) dict->items.emplace_back(m_stack[i], m_stack[i + 1]);
    m_stack.resize(first);
    return true;
}

bool PickleMachine::stepMemo(unsigned char opcode)
{
    const bool isStore = opcode == 'p' || opcode == 'q' || opcode == 'r';
    if (opcode == 0x94) return remember(m_memo.size());
    std::uint64_t index = 0;
    if (opcode == 'p' || opcode == 'g') {
        std::string_view line;
        if (!takeLine(line)) return false;
        const auto [end, problem] = std::from_chars(line.data(), line.data() + line.size(), index);
        if (problem != std::errc() || end != line.data() + line.size())
            return fail(Message("expected a memo index, found '%1'", printable(line)));
    } else if (opcode == 'q' || opcode == 'h') {
        std::uint8_t number = 0;
        if (!takeInteger(number)) return false;
        index = number;
    } else {
        std::uint32_t number = 0;
        if (!takeInteger(number)) return false;
        index = number;
    }
    return isStore ? remember(index) : recall(index);
}

bool PickleMachine::remember(std::uint64_t index)
{
    if (m_stack.size() <= floor()) return fail(Message("expected a value to store in the memo, found none"));
    const auto [entry, isNew] = m_memo.try_emplace(index, m_stack.back());
    entry->second = m_stack.back();
    return !isNew || charge(kMapEntryBytes);
}

bool PickleMachine::recall(std::uint64_t index)
{
    const auto found = m_memo.find(index);
    if (found == m_memo.end()) return fail(Message("the memo has no value at index %1", index));
    return pushRef(found->second);
}

bool PickleMachine::stepObject(unsigned char opcode)
{
    switch (opcode) {
        case 0x80: {
            std::uint8_t version = 0;
            if (!takeInteger(version)) return false;
            return version <= 5 || fail(Message("expected pickle protocol 0 to 5, found %1", version));
        }
        case 0x95: {
            std::uint64_t length = 0;
            if (!takeInteger(length)) return false;
            return length <= left() || fail(Message("expected a frame of %1 bytes, found %2", length, left()));
        }
        case 'c':
        case 'i': {
            std::string_view module;
            std::string_view name;
            if (!takeLine(module) || !takeLine(name)) return false;
            // INST calls immediately, which no permitted name needs; the name is still reported.
            return pushGlobal(std::string(module), std::string(name)) &&
                   (opcode == 'c' || fail(Message("calls %1.%2 in an unsupported way", printable(module), printable(name))));
        }
        case 0x93: {
            PickleRef name = 0;
            PickleRef module = 0;
            if (!pop(name) || !pop(module)) return false;
            const auto* moduleText = std::get_if<PickleText>(&m_document.m_values[module]);
            const auto* nameText = std::get_if<PickleText>(&m_document.m_values[name]);
            if (!moduleText || !nameText) return fail(Message("expected module and name as strings, found other values"));
            return pushGlobal(std::string(moduleText->value), std::string(nameText->value));
        }
        case 'R':
            return callGlobal();
        case 0x81:
            return newObject();
        case 'b':
            return build();
        case 'Q':
            return makeStorage();
        default:
            break;
    }
    constexpr std::string_view hex = "0123456789abcdef";
    return fail(Message("unsupported pickle opcode 0x%1%2", hex[opcode >> 4], hex[opcode & 15]));
}

bool PickleMachine::take(std::uint64_t count, std::span<const std::byte>& out)
{
    if (count > left()) return fail(Message("expected %1 more bytes, found %2", count, left()));
    out = m_bytes.subspan(m_at, static_cast<std::size_t>(count));
    m_at += static_cast<std::size_t>(count);
    return true;
}

bool PickleMachine::takeLine(std::string_view& out)
{
    const std::string_view rest = asText(m_bytes.subspan(m_at));
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos) return fail(Message("expected a line break, found the end of the file"));
    out = rest.substr(0, end);
    m_at += end + 1;
    if (out.ends_with('\r')) out.remove_suffix(1);
    return true;
}

template <typename T>
bool PickleMachine::takeInteger(T& out)
{
    std::span<const std::byte> bytes;
    if (!take(sizeof out, bytes)) return false;
    std::memcpy(&out, bytes.data(), sizeof out);
    return true;
}

bool PickleMachine::push(PickleValue value)
{
    if (!charge(sizeof(PickleValue))) return false;
    m_document.m_values.push_back(std::move(value));
    return pushRef(static_cast<PickleRef>(m_document.m_values.size() - 1));
}

bool PickleMachine::pushRef(PickleRef ref)
{
    m_stack.push_back(ref);
    if (m_stack.size() <= m_deepest) return true;
    m_deepest = m_stack.size();
    return charge(2 * sizeof(PickleRef));
}

bool PickleMachine::pushInteger(std::int64_t number)
{
    const auto known = m_integers.find(number);
    if (known != m_integers.end()) return pushRef(known->second);
    if (!charge(kMapEntryBytes) || !push(number)) return false;
    m_integers.emplace(number, m_stack.back());
    return true;
}

std::string_view PickleMachine::keep(std::string text) { return m_document.m_texts.emplace_back(std::move(text)); }

bool PickleMachine::pop(PickleRef& out)
{
    if (m_stack.size() <= floor()) return fail(Message("expected a value, found none"));
    out = m_stack.back();
    m_stack.pop_back();
    return true;
}

bool PickleMachine::popMark(std::size_t& count)
{
    if (m_marks.empty()) return fail(Message("expected a mark, found none"));
    count = m_stack.size() - m_marks.back();
    m_marks.pop_back();
    return true;
}

bool PickleMachine::fail(const Message& message)
{
    if (!m_error) m_error = badInput("byte %1: %2", m_opcodeAt, message);
    return false;
}

bool PickleMachine::charge(std::uint64_t bytes)
{
    const auto taken = m_budget.take(bytes);
    return taken || fail(taken.error().message);
}

}  // namespace rosa::data
