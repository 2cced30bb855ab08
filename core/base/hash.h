/// SHA-256, by libcrypto.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace rosa {

/// Accumulates bytes; hex() ends it.
class Sha256 {
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256&) = delete;
    Sha256& operator=(const Sha256&) = delete;

    void add(std::span<const std::byte> bytes);
    void add(const std::string& text) { add(std::as_bytes(std::span(text))); }
    template <typename T>
    void addValues(std::span<const T> values)
    {
        add(std::as_bytes(values));
    }

    /// 64 lower-case hexadecimal digits; the object takes nothing more afterwards.
    std::string hex();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

std::string sha256(std::span<const std::byte> bytes);

}  // namespace rosa
