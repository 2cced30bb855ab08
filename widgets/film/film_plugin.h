/// The border between the window and librosa_film, which links OpenCV's video part and the many libraries behind it.
#pragma once

namespace rosa::widgets {

/// What the plug-in does; a film is a pointer that only it understands.
struct FilmFunctions {
    /// nullptr where no codec or no file can be opened.
    void* (*open)(const char* file, int width, int height, double framesPerSecond);
    /// Rows of red, green, blue bytes, `bytesPerLine` apart.
    void (*add)(void* film, const unsigned char* pixels, long bytesPerLine);
    /// Writes what is left and frees the film.
    void (*close)(void* film);
};

inline constexpr const char* kFilmPlugin = "rosa_film";
inline constexpr const char* kFilmSymbol = "rosa_film_functions";

}  // namespace rosa::widgets
