#include "core/data/parts/gz_lines.h"

#include <algorithm>
#include <array>
#include <utility>

#include <unistd.h>
#include <zlib.h>

#include "core/base/files.h"
#include "core/data/text.h"

namespace rosa::data {

struct GzLines::State {
    std::filesystem::path path;
    gzFile file = nullptr;
    std::array<char, 1 << 16> buffer{};
    std::size_t at = 0, end = 0;
    std::string line;
    std::int64_t number = 0;

    ~State()
    {
        if (file) ::gzclose(file);
    }
    [[nodiscard]] std::string where() const { return path.string() + ":" + std::to_string(number); }

    /// Returns false at the end.
    Result<bool> fill()
    {
        const int count = ::gzread(file, buffer.data(), static_cast<unsigned>(buffer.size()));
        int code = Z_OK;
        const std::string text = count <= 0 ? ::gzerror(file, &code) : "";
        if (count < 0 || code == Z_BUF_ERROR)  // Z_BUF_ERROR: the file is truncated.
            return badInput("%1: cannot be decompressed: %2", where(), printable(text, 200));
        at = 0;
        end = static_cast<std::size_t>(count);
        return count > 0;
    }
};

GzLines::GzLines(std::unique_ptr<State> state) : m_state(std::move(state)) {}
GzLines::~GzLines() = default;
GzLines::GzLines(GzLines&&) noexcept = default;
GzLines& GzLines::operator=(GzLines&&) noexcept = default;

std::int64_t GzLines::number() const { return m_state->number; }
const std::filesystem::path& GzLines::path() const { return m_state->path; }

Result<GzLines> GzLines::open(const std::filesystem::path& path, MemoryBudget& budget)
{
    auto state = std::make_unique<State>();
    state->path = path;
    ROSA_TRY_ASSIGN(auto file, OpenFile::open(path));
    budget.add(file.size(), MemoryBudget::Input::Compressed);
    const int descriptor = file.release();
    state->file = ::gzdopen(descriptor, "rb");
    if (state->file) return GzLines(std::move(state));
    ::close(descriptor);
    return failed("%1: not enough memory to read it", path);
}

Result<bool> GzLines::next(std::string_view& line)
{
    State& state = *m_state;
    state.line.clear();
    while (true) {
        if (state.at == state.end) {
            ROSA_TRY_ASSIGN(const auto more, state.fill());
            if (!more) break;
        }
        const char* const begin = state.buffer.data() + state.at;
        const char* const stop = std::find(begin, static_cast<const char*>(state.buffer.data()) + state.end, '\n');
        const auto length = static_cast<std::size_t>(stop - begin);
        if (state.line.size() + length > kLongest)
            return badInput("%1:%2: expected a line of at most 16 MB, found a longer one", state.path, state.number + 1);
        state.line.append(begin, length);
        state.at += length;
        if (state.at == state.end) continue;  // The line continues in the next buffer, or ends with the file.
        ++state.at;
        ++state.number;
        if (state.line.ends_with('\r')) state.line.pop_back();
        if (!state.line.empty()) {
            line = state.line;
            return true;
        }
    }
    if (state.line.empty()) return false;
    ++state.number;
    line = state.line;
    return true;
}

Error GzLines::problem(const Message& expected, std::string_view found) const
{
    return badInput("%1:%2: expected %3, found '%4'", m_state->path, m_state->number, expected, printable(found));
}

}  // namespace rosa::data
