#include "core/data/parts/text_file.h"

#include <array>
#include <cstdint>
#include <memory>
#include <utility>

#include <unistd.h>
#include <zlib.h>

#include "core/base/files.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::string_view kGzip = "\x1f\x8b";
constexpr std::uint64_t kMostGzipExpansion = 16;

struct CloseGzip {
    void operator()(gzFile file) const { ::gzclose(file); }
};

Result<std::string> decompressed(const std::filesystem::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto opened, OpenFile::open(path));
    budget.add(kMostGzipExpansion * opened.size(), MemoryBudget::Input::Text);
    const int descriptor = opened.release();
    const std::unique_ptr<gzFile_s, CloseGzip> file(::gzdopen(descriptor, "rb"));
    if (!file) {
        ::close(descriptor);
        return failed("%1: not enough memory to read it", path);
    }
    std::string text;
    std::array<char, 1 << 16> buffer;
    while (true) {
        const int count = ::gzread(file.get(), buffer.data(), static_cast<unsigned>(buffer.size()));
        int code = Z_OK;
        const std::string problem = count <= 0 ? ::gzerror(file.get(), &code) : "";
        if (count < 0 || code == Z_BUF_ERROR)  // Z_BUF_ERROR: the file is truncated.
            return badInput("%1: cannot be decompressed: %2", path, printable(problem, 200));
        if (count == 0) break;
        // Twice, as the text grows by doubling.
        if (const auto taken = budget.take(static_cast<std::uint64_t>(count), 2); !taken)
            return taken.error().within(path.string());
        text.append(buffer.data(), static_cast<std::size_t>(count));
    }
    text.shrink_to_fit();
    budget.giveBack(text.size());
    return text;
}

/// Converts UTF-16 after its byte order mark; code units that are no characters become U+FFFD.
std::string fromUtf16(std::string_view bytes, bool isBigEndian)
{
    const auto unitAt = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<std::uint32_t>(isBigEndian ? first << 8 | second : second << 8 | first);
    };
    std::string text;
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        std::uint32_t code = unitAt(at);
        if (code >= 0xd800 && code < 0xdc00 && at + 3 < bytes.size()) {
            const std::uint32_t low = unitAt(at + 2);
            if (low >= 0xdc00 && low < 0xe000) {
                code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
                at += 2;
            }
        }
        appendUtf8(text, code);
    }
    return text;
}

}  // namespace

Result<std::string> readText(const std::filesystem::path& path, MemoryBudget& budget)
{
    std::string text;
    if (readStart(path, kGzip.size()) == kGzip) {
        ROSA_TRY_ASSIGN(text, decompressed(path, budget));
    } else {
        ROSA_TRY_ASSIGN(text, readTextFile(path));
        budget.add(text.size(), MemoryBudget::Input::Text);
        if (const auto taken = budget.take(text.size()); !taken) return taken.error().within(path.string());
    }
    const bool isBigEndian = text.starts_with("\xfe\xff");
    if (!isBigEndian && !text.starts_with("\xff\xfe")) {
        if (text.starts_with("\xef\xbb\xbf")) text.erase(0, 3);
        return text;
    }
    // A unit of two bytes becomes at most three.
    if (const auto taken = budget.take(2 * text.size()); !taken) return taken.error().within(path.string());
    return fromUtf16(std::string_view(text).substr(2), isBigEndian);
}

}  // namespace rosa::data
