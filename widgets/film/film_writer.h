/// Writes films: frames to an MP4 or an animated GIF.
#pragma once

#include <memory>

#include <QSize>
#include <QString>
#include <QStringList>

#include "core/base/result.h"

class QImage;

namespace rosa::widgets {

/// One film. Not thread-safe. The file appears when finish() succeeds; without it nothing is left behind.
class FilmWriter {
public:
    /// Format by the file extension, .mp4 or .gif. Each frame is shown for the given time, at least 0.02 s in a GIF and in steps of 0.05 s
    /// in an MP4. MP4 has even sides and needs librosa_film, which is loaded here and links the video libraries; an Error says that it is
    /// not installed, or that the file cannot be written.
    static Result<std::unique_ptr<FilmWriter>> open(const QString& file, const QSize& size, double secondsPerFrame);
    /// Extensions that open() supports here, the better one first: mp4 only if librosa_film is installed.
    static QStringList endings();
    virtual ~FilmWriter() = default;

    /// `frame` has the size of the film.
    virtual Result<void> add(const QImage& frame) = 0;
    virtual Result<void> finish() = 0;
};

}  // namespace rosa::widgets
