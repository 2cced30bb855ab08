#include "core/base/hash.h"

#include <array>

#include <openssl/evp.h>

#include "core/base/check.h"

namespace rosa {

struct Sha256::State {
    EVP_MD_CTX* context = EVP_MD_CTX_new();
    ~State() { EVP_MD_CTX_free(context); }
};

Sha256::Sha256() : m_state(std::make_unique<State>())
{
    ROSA_CHECK(m_state->context && EVP_DigestInit_ex(m_state->context, EVP_sha256(), nullptr) == 1, "SHA-256 cannot start");
}

Sha256::~Sha256() = default;

void Sha256::add(std::span<const std::byte> bytes)
{
    ROSA_CHECK(EVP_DigestUpdate(m_state->context, bytes.data(), bytes.size()) == 1, "SHA-256 failed");
}

std::string Sha256::hex()
{
    std::array<unsigned char, 32> digest{};
    ROSA_CHECK(EVP_DigestFinal_ex(m_state->context, digest.data(), nullptr) == 1, "SHA-256 failed");
    std::string text;
    for (const unsigned char byte : digest) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

std::string sha256(std::span<const std::byte> bytes)
{
    Sha256 hash;
    hash.add(bytes);
    return hash.hex();
}

}  // namespace rosa
