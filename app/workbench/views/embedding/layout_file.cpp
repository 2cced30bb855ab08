#include "app/workbench/views/embedding/layout_file.h"

#include <fstream>

#include "core/record/layout.h"

namespace rosa::workbench {

namespace {

Result<RecordedLayout> recordedLayout(const std::string& line)
{
    auto read = record::layoutFromJson(line);
    if (!read) return read.error();
    const auto layout = std::make_shared<const record::Layout>(std::move(*read));
    return RecordedLayout{layout->iteration, layout->divergence, layout->explained, {layout, &layout->points}};
}

}  // namespace

std::filesystem::path layoutPath(const std::filesystem::path& store, const std::string& run, const LayoutChoice& choice)
{
    const char* kind = choice.kind == LayoutChoice::Kind::Pca ? "pca" : "tsne";
    return record::layoutFile(store / "runs" / run, kind, choice.seed, choice.epoch);
}

Result<LayoutNews> readLayouts(const std::filesystem::path& file, const LayoutPlace& place)
{
    LayoutNews news;
    news.place = place;
    std::error_code problem;
    const std::uint64_t size = std::filesystem::file_size(file, problem);
    if (problem) return news;
    news.exists = true;
    if (size < place.bytes) {
        news.isNew = true;
        news.place = {};
    }
    if (size == news.place.bytes) return news;

    std::ifstream stream(file, std::ios::binary);
    stream.seekg(static_cast<std::streamoff>(news.place.bytes));
    std::string text(size - news.place.bytes, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    // Begun anew between the two looks: the next one sees it.
    text.resize(static_cast<std::size_t>(stream.gcount()));

    std::size_t begin = 0;
    for (std::size_t end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
        auto layout = recordedLayout(text.substr(begin, end - begin));
        // A file that was begun anew and has grown past `place` already: what stands there is the middle of another line.
        const bool isOther = !layout || layout->iteration <= news.place.iteration;
        if (isOther && place.bytes > 0 && !news.isNew) {
            auto again = readLayouts(file);
            if (again) again->isNew = true;
            return again;
        }
        if (!layout) return layout.error().within(file.string());
        news.place = {news.place.bytes + (end + 1 - begin), layout->iteration};
        news.layouts.push_back(std::move(*layout));
    }
    return news;
}

}  // namespace rosa::workbench
