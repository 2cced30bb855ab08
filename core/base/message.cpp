#include "core/base/message.h"

#include <algorithm>

#include "core/base/json_text.h"

namespace rosa {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kMostLevels = 16;
constexpr std::size_t kMostBytes = 64 << 10;

/// The number of the hole at `at`; 0 where none is.
std::size_t holeAt(std::string_view words, std::size_t at)
{
    if (words[at] != '%' || at + 1 == words.size() || words[at + 1] < '1' || words[at + 1] > '9') return 0;
    return static_cast<std::size_t>(words[at + 1] - '0');
}

Json jsonOf(const Message& message, int levels)
{
    if (!message.isTemplate()) return message.words();
    if (levels == 0) return message.text();
    Json arguments = Json::array();
    for (const Message& argument : message.arguments()) arguments.push_back(jsonOf(argument, levels - 1));
    return {{"text", message.words()}, {"args", std::move(arguments)}};
}

}  // namespace

/// Makes messages of JSON whose holes and arguments agree, and counts their English without making it: a few levels of repeated holes could fill
/// the memory.
class MessageReader {
public:
    struct Read {
        Message message;
        std::size_t bytes = 0;
    };

    static std::optional<Read> read(const Json& json, int levels)
    {
        if (json.is_string()) {
            Read read{Message::verbatim(json.get<std::string>()), 0};
            read.bytes = read.message.words().size();
            return read.bytes <= kMostBytes ? std::optional(std::move(read)) : std::nullopt;
        }
        const auto text = json.find("text");
        const auto list = json.find("args");
        if (levels == 0 || !json.is_object() || text == json.end() || !text->is_string() || list == json.end() ||
            !list->is_array())
            return std::nullopt;
        Read read;
        read.message.m_isTemplate = true;
        read.message.m_words = text->get<std::string>();
        std::vector<std::size_t> sizes;
        for (const Json& argument : *list) {
            auto one = MessageReader::read(argument, levels - 1);
            if (!one) return std::nullopt;
            sizes.push_back(one->bytes);
            read.message.m_arguments.push_back(std::move(one->message));
        }
        const std::string_view words = read.message.m_words;
        for (std::size_t at = 0; at < words.size() && read.bytes <= kMostBytes; ++at) {
            const std::size_t hole = holeAt(words, at);
            if (hole > sizes.size()) return std::nullopt;
            read.bytes += hole == 0 ? 1 : sizes[hole - 1];
            at += hole != 0;
        }
        return read.bytes <= kMostBytes ? std::optional(std::move(read)) : std::nullopt;
    }
};

Message Message::verbatim(std::string text)
{
    Message message;
    message.m_words = std::move(text);
    return message;
}

std::string Message::text() const
{
    if (!m_isTemplate) return m_words;
    std::string text;
    for (std::size_t at = 0; at < m_words.size(); ++at) {
        const std::size_t hole = holeAt(m_words, at);
        if (hole == 0)
            text += m_words[at];
        else
            text += m_arguments[hole - 1].text(), ++at;
    }
    return text;
}

Message joined(std::span<const Message> messages, Template<2> between)
{
    if (messages.size() < 2) return messages.empty() ? Message() : messages.front();
    // In halves: a chain would be nested as deep as it is long.
    const std::size_t half = messages.size() / 2;
    return Message(between, joined(messages.first(half), between), joined(messages.subspan(half), between));
}

std::string toJson(const Message& message)
{
    return jsonOf(message, kMostLevels).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Message> messageFromJson(std::string_view json)
{
    const auto parsed = parseJson<Json>(json);
    auto read = parsed ? MessageReader::read(*parsed, kMostLevels) : std::nullopt;
    return read ? std::optional(std::move(read->message)) : std::nullopt;
}

Message messageOr(std::string_view json, const std::string& text)
{
    auto message = json.empty() ? std::nullopt : messageFromJson(json);
    return message && message->text() == text ? *std::move(message) : Message::verbatim(text);
}

std::string storedText(const Message& message) { return message.arguments().empty() ? message.text() : toJson(message); }

Message messageOfStored(const std::string& text)
{
    auto message = text.starts_with('{') ? messageFromJson(text) : std::nullopt;
    return message ? *std::move(message) : Message::verbatim(text);
}

}  // namespace rosa
