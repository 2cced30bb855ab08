#include "app/workbench/embedding/data/layout_file.h"

#include <span>

#include <unistd.h>

#include "core/base/files.h"
#include "core/record/run_folder.h"

namespace rosa::workbench {

/// Of lines read at once, in bytes; a layout of 18,000 points takes some 300 kB.
constexpr std::uint64_t kMostNews = std::uint64_t{1} << 30;

RecordedLayout recordedLayout(protocol::Layout layout)
{
    const auto kept = std::make_shared<const protocol::Layout>(std::move(layout));
    return {kept->iteration, kept->divergence, kept->explained, {kept, &kept->points}, kept->settings};
}

const char* toText(LayoutChoice::Kind kind) { return kind == LayoutChoice::Kind::Pca ? "pca" : "tsne"; }

QStringList projectArguments(const QString& run, const LayoutChoice& choice, const LayoutEffort& effort, bool fromPrevious)
{
    QStringList arguments{QStringLiteral("project"), run, QStringLiteral("--kind"), QLatin1String(toText(choice.kind))};
    if (choice.kind == LayoutChoice::Kind::Tsne)
        arguments << QStringLiteral("--seed") << QString::number(choice.seed) << QStringLiteral("--perplexity")
                  << QString::number(effort.perplexity) << QStringLiteral("--iterations")
                  << QString::number(effort.iterations);
    if (choice.epoch >= 0) arguments << QStringLiteral("--epoch") << QString::number(choice.epoch);
    if (fromPrevious && choice.kind == LayoutChoice::Kind::Tsne)
        arguments << QStringLiteral("--start") << QStringLiteral("previous");
    return arguments;
}

std::filesystem::path layoutPath(const std::filesystem::path& store, const std::string& run, const LayoutChoice& choice)
{
    return protocol::layoutFile(record::RunFolder(store, run).path(), toText(choice.kind), choice.seed, choice.epoch);
}

Result<LayoutNews> readLayouts(const std::filesystem::path& file, const LayoutPlace& place)
{
    LayoutNews news;
    news.place = place;
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored)) return news;
    ROSA_TRY_ASSIGN(const auto opened, OpenFile::open(file));
    const std::uint64_t size = opened.size();
    news.exists = true;
    if (size < place.bytes) {
        news.isNew = true;
        news.place = {};
    }
    if (size == news.place.bytes) return news;

    if (size - news.place.bytes > kMostNews)
        return badInput("%1: the file has %2 bytes; at most %3 can be read at once", file, size, kMostNews);
    std::string text(size - news.place.bytes, '\0');
    ::lseek(opened.descriptor(), static_cast<off_t>(news.place.bytes), SEEK_SET);
    const auto done = opened.read(std::as_writable_bytes(std::span(text)));
    if (!done) return done.error().within(file.string());
    text.resize(*done);

    std::size_t begin = 0;
    for (std::size_t end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
        auto layout = protocol::layoutFromJson(text.substr(begin, end - begin));
        // The file was restarted and has already grown beyond `place`: the text there is the middle of another line.
        const bool isOther = !layout || layout->iteration <= news.place.iteration;
        if (isOther && place.bytes > 0 && !news.isNew) {
            auto again = readLayouts(file);
            if (again) again->isNew = true;
            return again;
        }
        if (!layout) return layout.error().within(file.string());
        news.place = {news.place.bytes + (end + 1 - begin), layout->iteration};
        news.layouts.push_back(recordedLayout(std::move(*layout)));
    }
    return news;
}

}  // namespace rosa::workbench
