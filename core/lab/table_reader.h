/// Reads tables of a TOML document and remembers its first fault. Private to core/lab.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/catalog/toml.h"
#include "core/lab/problem.h"

namespace rosa::lab {

/// A table with its name for messages. Values are set only where their key exists and is right; after the first fault nothing is read.
/// finish() returns the fault, or one for a key that nobody asked for.
class TableReader {
public:
    /// `fault` belongs to the whole document and outlives the reader. `name` is the path of the table, "" for the document.
    TableReader(const toml::table& table, std::string name, const std::string& fileName, std::optional<Error>& fault)
        : m_table(table), m_name(std::move(name)), m_fileName(fileName), m_fault(fault)
    {}

    [[nodiscard]] bool has(const char* key);
    void boolean(const char* key, bool& value);
    /// Finite and in [least, most].
    void number(const char* key, double& value, double least, double most);
    void whole(const char* key, std::int64_t& value, std::int64_t least, std::int64_t most);
    /// At most 20,000 bytes, in words of at most 40 letters: longer ones leave no room for anything else on the screen.
    void text(const char* key, std::string& value);
    void texts(const char* key, std::vector<std::string>& values);
    void numbers(const char* key, std::vector<double>& values);
    void indices(const char* key, std::vector<int>& values);
    void points(const char* key, PointList& values);
    void edges(const char* key, Edges& values);
    void matrix(const char* key, transport::Matrix<double>& value);
    /// One of `ids`; `index` is its place there.
    void choice(const char* key, std::size_t& index, const std::vector<std::string>& ids);
    /// Any number of `ids`.
    std::vector<std::size_t> choices(const char* key, const std::vector<std::string>& ids);
    /// The table at `key`, if there is one.
    std::optional<TableReader> table(const char* key);
    /// The tables of the array at `key` ([[key]]).
    std::vector<TableReader> tables(const char* key, std::size_t most);
    [[nodiscard]] bool isTable(const char* key) const { return m_table.get(key) && m_table.get(key)->is_table(); }
    /// Whether `key` is an array whose first element is a table.
    [[nodiscard]] bool isTableList(const char* key) const;
    /// The names of all keys, as in the file.
    [[nodiscard]] std::vector<std::string> keys() const;

    /// Faults of a key, or of the table itself.
    void refuse(const char* key, const Message& what);
    void refuse(const Message& what);
    /// Line of the table or of a key's value.
    [[nodiscard]] unsigned line(const char* key = nullptr) const;
    [[nodiscard]] bool isFaulty() const { return m_fault.has_value(); }
    /// Refuses keys that were not asked for. Call it once all keys were.
    void finish();

private:
    const toml::node* find(const char* key);
    void take(const char* key, const std::string& text, std::string& value);
    /// The place of `id` in `ids`; refuses it otherwise.
    std::optional<std::size_t> placeOf(const char* key, const std::string& id, const std::vector<std::string>& ids);
    const toml::array* array(const char* key, std::size_t most);
    bool rowOf(const toml::node& node, const char* key, std::vector<double>& out);
    [[nodiscard]] std::string pathOf(const std::string& key) const { return m_name.empty() ? key : m_name + "." + key; }

    const toml::table& m_table;
    std::string m_name;
    const std::string& m_fileName;
    std::optional<Error>& m_fault;
    std::vector<std::string> m_known;
};

}  // namespace rosa::lab
