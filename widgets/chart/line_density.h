/// Thousands of parallel-coordinate lines as an image of their density.
#pragma once

#include <cstdint>
#include <vector>

#include <QImage>

#include "widgets/chart/parallel.h"

namespace rosa::widgets {

/// Counts per pixel how many lines cross it, apart for kept lines and others, and adds up the results of the kept ones, so that a line that
/// changes sides is subtracted and added without drawing the rest again. A pixel has the colour of the mean result. O(lines · pixels of a
/// line) at first, then O(changed lines).
class LineDensity {
public:
    /// Draws all lines; `kept`: one per line, empty: all.
    void draw(const ParallelPicture& picture, const ParallelLayout& layout, const QSize& size,
              const std::vector<char>& kept);
    /// Moves the lines whose membership has changed.
    void setKept(const ParallelPicture& picture, const ParallelLayout& layout, const std::vector<char>& kept);
    [[nodiscard]] QImage image(const ChartColours& colours) const;

private:
    struct Pixel {
        std::uint32_t all = 0, kept = 0, sum = 0;
    };
    enum class Change { Draw, Keep, Drop };
    void add(const ParallelPicture& picture, const ParallelLayout& layout, std::size_t line, Change change);
    /// Counts Pixel::all.
    void countAll(const ParallelPicture& picture, const ParallelLayout& layout);
    template <typename Act>
    void walk(double x0, double y0, double x1, double y1, const Act& act);

    int m_width = 0, m_height = 0;
    std::vector<Pixel> m_pixels;
    std::vector<char> m_kept;
    std::size_t m_keptCount = 0;
    bool m_hasOthers = false;   ///< Not all lines are kept.
    bool m_isAllDrawn = false;  ///< Pixel::all is counted.
};

}  // namespace rosa::widgets
