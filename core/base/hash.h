/// SHA-256 from libcrypto.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace rosa {

/// Incremental hash; finish with hex().
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

    /// Finishes the hash and returns 64 lower-case hexadecimal digits. Nothing may be added afterwards.
    std::string hex();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

std::string sha256(std::span<const std::byte> bytes);

}  // namespace rosa
