/// Requests to a running engine: files renamed into runs/<id>/inbox/, taken in the order they were sent.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/folder.h"

namespace rosa::record {

/// "pause", "resume", "stop", "step" (one epoch, then pause), "set" (key, value), "inspect", "project" (arguments: JSON).
struct Request {
    std::string id;  ///< Unique; answers carry it.
    std::string verb;
    std::string key;
    std::string value;
    std::string arguments;
};

/// Writes a request (temporary name, rename) and rings the run's datagram socket if there is one. Returns its id.
Result<std::string> sendRequest(const std::filesystem::path& runFolder, Request request);

/// Writes answers/REQUEST.json in the run's folder, whole or not at all. An Error where the folder is gone.
Result<void> writeAnswer(const std::filesystem::path& runFolder, const std::string& request, const std::string& text);

/// The engine's side. take() removes what it returns; a file that is no request is moved aside and reported as an Error in
/// `problems`, the others still come; so is, once, an inbox that cannot be opened. Cheap when there is nothing (one stat of the folder).
class Inbox {
public:
    explicit Inbox(const std::filesystem::path& runFolder);
    std::vector<Request> take(std::vector<Error>* problems = nullptr);
    /// Why it cannot be opened, where it cannot: a run's folder that cannot be written, or whose inbox is a link.
    [[nodiscard]] Result<void> check() const { return m_folder ? Result<void>() : m_folder.error(); }
    /// Blocks until something may have arrived or `milliseconds` have passed.
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
    std::optional<Error> m_problem;  ///< To be told.
    std::int64_t m_seen = -1;        ///< Time stamp of the folder when it was last found empty; -1: look again.
    Descriptor m_socket;
    std::uint64_t m_bell = 0;  ///< File number of the bell that this inbox hung up.
};

}  // namespace rosa::record
