/// Texts for people as a template and what fills its holes, so that they can be translated where they are shown.
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rosa {

/// English words with holes %1 … %9 for `Holes` arguments, checked when they are compiled: each argument has a hole, each hole an argument.
template <std::size_t Holes>
class Template {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a literal is passed.
    consteval Template(const char* words) : m_words(words)
    {
        std::size_t used = 0;
        for (const char* at = words; *at != '\0'; ++at)
            if (at[0] == '%' && at[1] >= '1' && at[1] <= '9') {
                const auto number = static_cast<std::size_t>(at[1] - '0');
                if (number > Holes) throw "a hole has no argument";
                used |= std::size_t{1} << (number - 1);
            }
        if (used != (std::size_t{1} << Holes) - 1) throw "an argument has no hole";
    }

    [[nodiscard]] constexpr const char* words() const { return m_words; }

private:
    const char* m_words;
};

/// A template with its arguments, or a verbatim text: one that comes from outside, such as a name, a number or what an operating system says. An
/// argument is a message itself, so that reasons and places are translated with what they are part of.
///
/// The templates of core and app/workbench are collected for translators when the program is built (translations/tell_messages.cpp): a
/// literal directly behind Message(, badInput(, failed(, within( or translatable(.
class Message {
public:
    Message() = default;  ///< Verbatim, "".

    /// Arguments are messages, texts, paths, and numbers as std::to_string writes them.
    template <typename... Args>
    explicit Message(Template<sizeof...(Args)> words, const Args&... args)
        : m_words(words.words()), m_arguments{argument(args)...}, m_isTemplate(true)
    {}

    static Message verbatim(std::string text);

    /// In English.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool empty() const { return m_words.empty(); }
    [[nodiscard]] bool isTemplate() const { return m_isTemplate; }
    /// The template, or the verbatim text.
    [[nodiscard]] const std::string& words() const { return m_words; }
    /// What fills %1, %2 …; none of a verbatim text.
    [[nodiscard]] const std::vector<Message>& arguments() const { return m_arguments; }

    friend bool operator==(const Message&, const Message&) = default;

private:
    friend class MessageReader;

    static Message argument(const Message& message) { return message; }
    /// A std::filesystem::path, whose header costs every source 0.7 s.
    template <typename Path>
    requires requires(const Path& path) { path.native(); }
    static Message argument(const Path& path) { return verbatim(path.string()); }
    static Message argument(std::string_view text) { return verbatim(std::string(text)); }
    static Message argument(const std::string& text) { return verbatim(text); }
    static Message argument(const char* text) { return verbatim(text); }
    static Message argument(char letter) { return verbatim(std::string(1, letter)); }
    static Message argument(bool) = delete;
    template <typename Number>
    requires std::integral<Number> || std::floating_point<Number>
    static Message argument(Number number) { return verbatim(std::to_string(number)); }

    std::string m_words;
    std::vector<Message> m_arguments;
    bool m_isTemplate = false;
};

/// Marks a literal for translators that is stored as a plain text and looked up as a whole where it is shown: it has no holes.
consteval const char* translatable(Template<0> words) { return words.words(); }

/// All of them in their order, neighbours joined by `between`: joined(lines, "%1\n%2").
Message joined(std::span<const Message> messages, Template<2> between);

/// As JSON: {"text": "… %1 …", "args": [ … ]}; a verbatim text is a string.
std::string toJson(const Message& message);
/// Nothing where `json` is no message of toJson(), or one that is nested more than 16 deep, has a hole without an argument, or whose English is
/// longer than 64 KiB.
std::optional<Message> messageFromJson(std::string_view json);
/// The message that `json` holds, if its English is `text`; else `text` verbatim.
Message messageOr(std::string_view json, const std::string& text);

/// One text that a file keeps of a message: its English, or, if it has arguments, toJson(). And back.
std::string storedText(const Message& message);
Message messageOfStored(const std::string& text);

}  // namespace rosa
