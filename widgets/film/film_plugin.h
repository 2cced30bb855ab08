/// Interface between the window and librosa_film, which links OpenCV's video module and its many dependencies.
#pragma once

namespace rosa::widgets {

/// Functions of the plug-in; a film is a pointer that only the plug-in interprets.
struct FilmFunctions {
    /// nullptr if no codec or file can be opened.
    void* (*open)(const char* file, int width, int height, double framesPerSecond);
    /// Rows of RGB bytes, `bytesPerLine` apart.
    void (*add)(void* film, const unsigned char* pixels, long bytesPerLine);
    /// Writes the remaining data and frees the film.
    void (*close)(void* film);
};

inline constexpr const char* kFilmPlugin = "rosa_film";
inline constexpr const char* kFilmSymbol = "rosa_film_functions";

}  // namespace rosa::widgets
