/// Requests to a running engine: files renamed into runs/<id>/inbox/ and processed in the order they were sent.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/folder.h"
#include "core/protocol/request.h"

namespace rosa::protocol {

/// Writes a request (temporary name, rename) and notifies the run's datagram socket if there is one. Returns the id of the request.
Result<std::string> sendRequest(const std::filesystem::path& runFolder, const Request& request);

/// Writes answers/REQUEST.json in the run's folder atomically. An Error if the folder no longer exists.
Result<void> writeAnswer(const std::filesystem::path& runFolder, const std::string& request, const std::string& text);

/// The engine's side. take() removes the requests it returns. A file that is not a request is moved aside and reported in `problems`; the
/// other requests are still returned. An inbox that cannot be opened is reported once. Cheap if the inbox is empty (one stat of the
/// folder).
class Inbox {
public:
    explicit Inbox(const std::filesystem::path& runFolder);
    std::vector<ReceivedRequest> take(std::vector<Error>* problems = nullptr);
    /// An Error if the inbox cannot be opened: the run's folder is not writable, or the inbox is a link.
    [[nodiscard]] Result<void> check() const { return m_folder ? Result<void>() : m_folder.error(); }
    /// Blocks until a request may have arrived or `milliseconds` have passed.
    void wait(int milliseconds);
    ~Inbox();
    Inbox(const Inbox&) = delete;
    Inbox& operator=(const Inbox&) = delete;

private:
    [[nodiscard]] bool mayHoldSomething() const;
    void reject(const std::string& name) const;
    void silence() const;

    Result<Folder> m_run;
    Result<Folder> m_folder;
    std::optional<Error> m_problem;  ///< Not reported yet.
    std::int64_t m_seen = -1;        ///< Time stamp of the folder when it was last found empty; -1: unknown.
    Descriptor m_socket;
    std::uint64_t m_bell = 0;  ///< Inode number of the socket created by this inbox.
};

}  // namespace rosa::protocol
