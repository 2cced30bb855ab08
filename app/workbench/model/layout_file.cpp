#include "app/workbench/model/layout_file.h"

#include <fstream>

#include "core/record/run_folder.h"

namespace rosa::workbench {

RecordedLayout recordedLayout(record::Layout layout)
{
    const auto kept = std::make_shared<const record::Layout>(std::move(layout));
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
    return record::layoutFile(record::RunFolder(store, run).path(), toText(choice.kind), choice.seed, choice.epoch);
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
    // The file was restarted between the two checks: the next call notices.
    text.resize(static_cast<std::size_t>(stream.gcount()));

    std::size_t begin = 0;
    for (std::size_t end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
        auto layout = record::layoutFromJson(text.substr(begin, end - begin));
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
