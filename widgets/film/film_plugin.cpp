#include "widgets/film/film_plugin.h"

#include <opencv2/core.hpp>
#include <opencv2/videoio.hpp>

namespace {

struct Film {
    cv::VideoWriter writer;
    cv::Size size;
};

void* openFilm(const char* file, int width, int height, double framesPerSecond)
{
    auto* film = new Film{{}, {width, height}};
    // H.264 plays everywhere; MPEG-4 part 2 is used if no H.264 encoder is installed.
    for (const int codec : {cv::VideoWriter::fourcc('a', 'v', 'c', '1'), cv::VideoWriter::fourcc('m', 'p', '4', 'v')}) {
        try {
            if (film->writer.open(file, cv::CAP_FFMPEG, codec, framesPerSecond, film->size)) return film;
        } catch (const cv::Exception&) {
            continue;
        }
    }
    delete film;
    return nullptr;
}

void addFrame(void* film, const unsigned char* pixels, long bytesPerLine)
{
    auto* open = static_cast<Film*>(film);
    const cv::Mat rgb(open->size, CV_8UC3, const_cast<unsigned char*>(pixels), static_cast<std::size_t>(bytesPerLine));
    cv::Mat bgr(open->size, CV_8UC3);
    constexpr int kExchange[] = {0, 2, 1, 1, 2, 0};
    cv::mixChannels(&rgb, 1, &bgr, 1, kExchange, 3);
    open->writer.write(bgr);
}

void closeFilm(void* film) { delete static_cast<Film*>(film); }

}  // namespace

extern "C" const rosa::widgets::FilmFunctions* rosa_film_functions()
{
    static constexpr rosa::widgets::FilmFunctions functions{openFilm, addFrame, closeFilm};
    return &functions;
}
