/// Failures that a user can cause, represented as values.
///
/// There are three kinds of failure: an outcome is a field of a result, a failure that the user can cause is a Result<T>, a bug is a check
/// (check.h). Exceptions of libraries are caught where the library is called or, at the latest, at the top level of a job.
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "core/base/check.h"

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
    std::string message;
    ErrorKind kind = ErrorKind::BadInput;

    /// Adds outer context to the same failure: "`context`: `message`".
    [[nodiscard]] Error within(const std::string& context) const { return {context + ": " + message, kind}; }
};

inline Error badInput(std::string message) { return {std::move(message), ErrorKind::BadInput}; }
inline Error failed(std::string message) { return {std::move(message), ErrorKind::Failed}; }

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
        ROSA_CHECK(self.ok(), "value() of a failed result: " + std::get<1>(self.m_state).message);
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
