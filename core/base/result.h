/// Failures that a user can cause, represented as values.
///
/// There are three kinds of failure: an outcome is a field of a result, a failure that the user can cause is a Result<T>, a bug is a check
/// (check.h). Exceptions of libraries are caught where the library is called or, at the latest, at the top level of a job.
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "core/base/check.h"
#include "core/base/message.h"

namespace rosa {

/// Kind of a failure; it determines the exit code of the command.
enum class ErrorKind {
    BadInput,     ///< Wrong usage, or wrong or damaged input: exit code 2.
    Failed,       ///< Failure at run time (disk full, not enough memory, diverged): exit code 1.
    Interrupted,  ///< Ended by the user, after a checkpoint: exit code 130.
};

/// What happened, where, and how to fix it, in one line; a text file with several faults gives one line per fault. No full stop or line
/// break at the end.
struct Error {
    Message message;
    ErrorKind kind = ErrorKind::BadInput;

    /// In English.
    [[nodiscard]] std::string text() const { return message.text(); }

    /// Adds outer context to the same failure: "`context`: `message`".
    [[nodiscard]] Error within(const Message& context) const { return {Message("%1: %2", context, message), kind}; }
    /// `place` is verbatim: the name of a file, say.
    template <std::same_as<std::string> Place>
    [[nodiscard]] Error within(const Place& place) const
    {
        return within(Message::verbatim(place));
    }
    template <typename... Args>
    [[nodiscard]] Error within(Template<sizeof...(Args)> words, const Args&... args) const
    {
        return within(Message(words, args...));
    }
};

inline Error badInput(Message message) { return {std::move(message), ErrorKind::BadInput}; }
inline Error failed(Message message) { return {std::move(message), ErrorKind::Failed}; }
inline Error interruption(Message message) { return {std::move(message), ErrorKind::Interrupted}; }
/// badInput("%1: expected a file", path): as Message is made.
template <typename... Args>
Error badInput(Template<sizeof...(Args)> words, const Args&... args)
{
    return badInput(Message(words, args...));
}
template <typename... Args>
Error failed(Template<sizeof...(Args)> words, const Args&... args)
{
    return failed(Message(words, args...));
}
template <typename... Args>
Error interruption(Template<sizeof...(Args)> words, const Args&... args)
{
    return interruption(Message(words, args...));
}

/// Either a T or the Error that prevented it.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] T& value() & { return checked(*this); }
    [[nodiscard]] const T& value() const& { return checked(*this); }
    [[nodiscard]] T&& value() && { return std::move(checked(*this)); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    [[nodiscard]] const Error& error() const
    {
        ROSA_CHECK(!ok(), "error() of a result that has a value");
        return std::get<1>(m_state);
    }

private:
    template <typename Self>
    static auto& checked(Self& self)
    {
        ROSA_CHECK(self.ok(), "value() of a failed result: " + std::get<1>(self.m_state).text());
        return std::get<0>(self.m_state);
    }

    std::variant<T, Error> m_state;
};

/// Success without a value, or an Error.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)), m_ok(false) {}

    [[nodiscard]] bool ok() const { return m_ok; }
    explicit operator bool() const { return m_ok; }
    [[nodiscard]] const Error& error() const
    {
        ROSA_CHECK(!m_ok, "error() of a result that has a value");
        return m_error;
    }

private:
    Error m_error;
    bool m_ok = true;
};

}  // namespace rosa

/// ROSA_TRY(save(file)); returns the Error of the expression (a Result<…>) from the current function if it failed.
#define ROSA_TRY(...)                                                               \
    do {                                                                            \
        if (auto&& rosaTried = (__VA_ARGS__); !rosaTried) return rosaTried.error(); \
    } while (false)

/// ROSA_TRY_ASSIGN(const auto graph, readGraph(file)); declares `graph` with the value of the expression (a Result<…>), or returns its
/// Error from the current function. Expands to several statements: do not use it as the body of an `if` without braces.
#define ROSA_TRY_ASSIGN(declaration, ...) ROSA_TRY_ASSIGN_AS(ROSA_JOINED(rosaTried, __COUNTER__), declaration, __VA_ARGS__)

#define ROSA_TRY_ASSIGN_AS(tried, declaration, ...) \
    auto tried = (__VA_ARGS__);                     \
    if (!tried) return tried.error();               \
    declaration = *std::move(tried)
#define ROSA_JOINED(one, other) ROSA_JOINED_NOW(one, other)
#define ROSA_JOINED_NOW(one, other) one##other
