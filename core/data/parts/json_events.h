/// Sequential reading of JSON with the place of each value, for files whose documents would take a multiple of their size; internal.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/memory_budget.h"
#include "core/base/result.h"

namespace rosa::data {

/// A value that is neither a list nor an object.
struct JsonScalar {
    enum class Kind { Null, Boolean, Number, Text };
    Kind kind = Kind::Null;
    double number = 0;      ///< Of numbers, and 0 or 1 of Booleans.
    std::string_view text;  ///< Text as it is; other values as they are written in JSON. Valid during the call.

    [[nodiscard]] Message describe() const;
};

/// Base of readers: passes each value with its place. Stores only the path to the current value.
class JsonEvents : private nlohmann::json_sax<nlohmann::json> {
public:
    JsonEvents() = default;
    ~JsonEvents() override = default;
    JsonEvents(const JsonEvents&) = delete;
    JsonEvents& operator=(const JsonEvents&) = delete;

    /// Reads a file, which is added to `budget` as text. Errors name the file, and the byte or the place of the value at fault.
    Result<void> read(const std::filesystem::path& path, MemoryBudget& budget);

protected:
    /// A list or object around the current value.
    struct Level {
        bool isList = false;
        std::size_t index = 0;  ///< Of the current value in a list.
        std::string key;        ///< Of the current value in an object.
    };

    virtual Result<void> value(const JsonScalar& value) = 0;
    /// At the beginning and end of a list or object; levels() are those around it.
    virtual Result<void> enter(bool isList);
    virtual Result<void> leave();

    /// From the outside to the inside; empty for the outermost value.
    [[nodiscard]] const std::vector<Level>& levels() const { return m_levels; }
    /// Key of the current value at a level that is an object.
    [[nodiscard]] const std::string& keyAt(std::size_t level) const { return m_levels[level].key; }
    /// "nodes[3].id: expected `expected`, found `found`".
    [[nodiscard]] Error problem(const Message& expected, const Message& found) const;

private:
    bool null() override { return scalar({JsonScalar::Kind::Null, 0, "null"}); }
    bool boolean(bool value) override;
    bool number_integer(number_integer_t value) override;
    bool number_unsigned(number_unsigned_t value) override;
    bool number_float(number_float_t value, const string_t& text) override;
    bool string(string_t& text) override { return scalar({JsonScalar::Kind::Text, 0, text}); }
    bool binary(binary_t&) override { return fail(badInput("expected JSON, found bytes")); }
    bool start_object(std::size_t) override { return begin(false); }
    bool end_object() override { return end(); }
    bool start_array(std::size_t) override { return begin(true); }
    bool end_array() override { return end(); }
    bool key(string_t& name) override;
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override;

    bool scalar(const JsonScalar& found);
    bool begin(bool isList);
    bool end();
    bool step(const Result<void>& done) { return done || fail(done.error()); }
    bool fail(Error error);

    std::vector<Level> m_levels;
    std::optional<Error> m_problem;
};

/// Whether all of `keys` are members of the object in a JSON file. Reads no further than to the last of them; false for what is not JSON.
bool hasJsonKeys(const std::filesystem::path& path, const std::vector<std::string_view>& keys);

}  // namespace rosa::data
