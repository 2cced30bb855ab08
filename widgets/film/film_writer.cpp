#include "widgets/film/film_writer.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <gif_lib.h>

#include <QFile>
#include <QFileInfo>
#include <QImage>

#include "core/base/plugin.h"
#include "widgets/film/film_plugin.h"
#include "widgets/film/frame_palette.h"

namespace rosa::widgets {

namespace {

/// A temporary name beside the final one, renamed at the end.
class PartFile {
public:
    explicit PartFile(const QString& file)
        : m_file(file), m_part(QFileInfo(file).path() + QStringLiteral("/.part-") + QFileInfo(file).fileName())
    {}
    ~PartFile() { QFile::remove(m_part); }
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;

    [[nodiscard]] QByteArray path() const { return QFile::encodeName(m_part); }
    [[nodiscard]] Error unwritable() const { return failed("%1: cannot be written", m_file.toStdString()); }
    [[nodiscard]] Result<void> keep() const
    {
        QFile::remove(m_file);
        if (!QFile::rename(m_part, m_file)) return unwritable();
        return {};
    }

private:
    QString m_file;
    QString m_part;
};

/// Frame rate of an MP4 in 1/s: players do not handle rates below a few frames per second, so a still frame is repeated.
constexpr double kMp4Rate = 20;

class GifWriter : public FilmWriter {
public:
    GifWriter(const QString& file, const QSize& size, double secondsPerFrame)
        : m_part(file), m_size(size), m_hundredths(std::max(2, static_cast<int>(std::lround(100 * secondsPerFrame))))
    {}
    ~GifWriter() override
    {
        if (m_gif) EGifCloseFile(m_gif, nullptr);
    }

    Result<void> begin()
    {
        m_gif = EGifOpenFileName(m_part.path().constData(), false, nullptr);
        if (!m_gif) return m_part.unwritable();
        EGifSetGifVersion(m_gif, true);
        // Loops forever.
        constexpr unsigned char kLoop[] = {1, 0, 0};
        const bool isBegun = EGifPutScreenDesc(m_gif, m_size.width(), m_size.height(), 8, 0, nullptr) == GIF_OK &&
                             EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
                             EGifPutExtensionBlock(m_gif, 11, "NETSCAPE2.0") == GIF_OK &&
                             EGifPutExtensionBlock(m_gif, sizeof kLoop, kLoop) == GIF_OK &&
                             EGifPutExtensionTrailer(m_gif) == GIF_OK;
        return isBegun ? Result<void>() : m_part.unwritable();
    }

    Result<void> add(const QImage& frame) override
    {
        PalettedFrame colours = paletted(frame);
        GifColorType table[256];
        for (std::size_t i = 0; i < 256; ++i)
            table[i] = {static_cast<GifByteType>(qRed(colours.palette[i])),
                        static_cast<GifByteType>(qGreen(colours.palette[i])),
                        static_cast<GifByteType>(qBlue(colours.palette[i]))};
        const std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)> map(GifMakeMapObject(256, table),
                                                                               GifFreeMapObject);
        const GraphicsControlBlock control{DISPOSE_DO_NOT, false, m_hundredths, NO_TRANSPARENT_COLOR};
        GifByteType extension[4];
        EGifGCBToExtension(&control, extension);
        if (EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, sizeof extension, extension) != GIF_OK ||
            EGifPutImageDesc(m_gif, 0, 0, m_size.width(), m_size.height(), false, map.get()) != GIF_OK)
            return m_part.unwritable();
        for (int y = 0; y < m_size.height(); ++y)
            if (EGifPutLine(m_gif, colours.pixels.data() + static_cast<std::ptrdiff_t>(y) * m_size.width(),
                            m_size.width()) != GIF_OK)
                return m_part.unwritable();
        return {};
    }

    Result<void> finish() override
    {
        GifFileType* gif = std::exchange(m_gif, nullptr);
        if (EGifCloseFile(gif, nullptr) != GIF_OK) return m_part.unwritable();
        return m_part.keep();
    }

private:
    PartFile m_part;
    QSize m_size;
    int m_hundredths;  ///< Duration of a frame in 1/100 s.
    GifFileType* m_gif = nullptr;
};

class Mp4Writer : public FilmWriter {
public:
    Mp4Writer(const QString& file, const FilmFunctions& functions, double secondsPerFrame)
        : m_part(file),
          m_functions(functions),
          m_times(std::max(1, static_cast<int>(std::lround(kMp4Rate * secondsPerFrame))))
    {}
    ~Mp4Writer() override
    {
        if (m_film) m_functions.close(m_film);
    }

    Result<void> begin(const QSize& size)
    {
        m_film = m_functions.open(m_part.path().constData(), size.width(), size.height(), kMp4Rate);
        return m_film ? Result<void>() : m_part.unwritable();
    }

    Result<void> add(const QImage& frame) override
    {
        const QImage pixels = frame.convertToFormat(QImage::Format_RGB888);
        for (int i = 0; i < m_times; ++i)
            m_functions.add(m_film, pixels.constBits(), static_cast<long>(pixels.bytesPerLine()));
        return {};
    }

    Result<void> finish() override
    {
        m_functions.close(std::exchange(m_film, nullptr));
        return m_part.keep();
    }

private:
    PartFile m_part;
    const FilmFunctions& m_functions;
    int m_times;  ///< How often each frame is written.
    void* m_film = nullptr;
};

}  // namespace

QStringList FilmWriter::endings()
{
    QStringList endings;
    if (findPlugin(kFilmPlugin)) endings.append(QStringLiteral("mp4"));
    return endings << QStringLiteral("gif");
}

Result<std::unique_ptr<FilmWriter>> FilmWriter::open(const QString& file, const QSize& size, double secondsPerFrame)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending == QLatin1String("gif")) {
        auto writer = std::make_unique<GifWriter>(file, size, secondsPerFrame);
        ROSA_TRY(writer->begin());
        return std::unique_ptr<FilmWriter>(std::move(writer));
    }
    if (ending != QLatin1String("mp4"))
        return badInput("%1: the name of a film file must end in .mp4 or .gif", file.toStdString());
    const auto functions = loadPlugin(kFilmPlugin, kFilmSymbol);
    if (!functions)
        return failed("MP4 requires the plug-in for films, which is not installed (GIF works without it): %1",
                      functions.error().text());
    auto writer =
        std::make_unique<Mp4Writer>(file, *reinterpret_cast<const FilmFunctions* (*)()>(*functions)(), secondsPerFrame);
    ROSA_TRY(writer->begin(size));
    return std::unique_ptr<FilmWriter>(std::move(writer));
}

}  // namespace rosa::widgets
