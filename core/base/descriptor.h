/// RAII wrapper of a file descriptor.
#pragma once

#include <utility>

#include <unistd.h>

namespace rosa {

class Descriptor {
public:
    /// Takes ownership of a descriptor returned by open() or similar; a negative value means none.
    explicit Descriptor(int descriptor = -1) : m_descriptor(descriptor) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }

    [[nodiscard]] int fd() const { return m_descriptor; }
    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    /// Returns false if the system reports a deferred write error on closing; errno holds the cause.
    bool close() { return m_descriptor < 0 || ::close(std::exchange(m_descriptor, -1)) == 0; }
    /// Returns the descriptor and transfers its ownership to the caller.
    [[nodiscard]] int release() { return std::exchange(m_descriptor, -1); }

private:
    int m_descriptor;
};

}  // namespace rosa
