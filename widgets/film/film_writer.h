/// Films as files: frames in, MP4 or an animated GIF out.
#pragma once

#include <memory>

#include <QSize>
#include <QString>
#include <QStringList>

#include "core/base/result.h"

class QImage;

namespace rosa::widgets {

/// One film. Used by one thread. The file appears whole with finish(); without it nothing is left behind.
class FilmWriter {
public:
    /// By the name's ending, .mp4 or .gif; each frame is shown for so long, at least 0.02 s of a GIF and in steps of 0.05 s of an MP4. MP4 has even sides and needs librosa_film, which is loaded here and links the video libraries;
    /// an Error says so where it is not installed, or that the file cannot be written.
    static Result<std::unique_ptr<FilmWriter>> open(const QString& file, const QSize& size, double secondsPerFrame);
    /// Endings that open() can write here, the better one first: mp4 only where librosa_film is installed.
    static QStringList endings();
    virtual ~FilmWriter() = default;

    /// A frame of the film's size.
    virtual Result<void> add(const QImage& frame) = 0;
    virtual Result<void> finish() = 0;
};

}  // namespace rosa::widgets
