/// Text of ImGui, in glyphs drawn by Qt.
#pragma once

#include <array>

#include <QFont>
#include <QHash>
#include <QImage>
#include <QSet>
#include <QString>

#include <imgui.h>

#include "widgets/canvas/raster.h"

namespace rosa::widgets {

/// Fills ImGui's font atlas with glyphs of a Qt font, which Qt takes from other fonts where that one lacks them: no font file is looked
/// for. Contains ASCII, Latin-1 and the noted characters of the basic multilingual plane, in two sizes.
///
/// Glyphs are drawn once per font and size: 20 µs each; a rebuild for new characters takes about 2 ms.
class GlyphAtlas {
public:
    GlyphAtlas();

    /// Adds the characters of a text.
    void note(const QString& text);
    /// The font and the number of texels per logical pixel.
    void setFont(const QFont& font, double scale);
    /// Whether build() would change the atlas.
    [[nodiscard]] bool isStale() const { return m_isStale; }
    /// Replaces the content of the atlas. All pointers to its fonts become invalid. Not within a frame of ImGui.
    void build(ImFontAtlas& atlas);

    [[nodiscard]] ImFont* normal() const { return m_faces[0].imGui; }
    [[nodiscard]] ImFont* heading() const { return m_faces[1].imGui; }
    /// The texture, for the renderers; valid until the next build().
    [[nodiscard]] const RasterTexture& texture() const { return m_texture; }
    /// Number of builds: a renderer copies the texture when it changes.
    [[nodiscard]] int version() const { return m_version; }

private:
    struct Glyph {
        QImage image;   ///< Format_ARGB32_Premultiplied, white; only the alpha is used. Null: nothing to draw.
        QPoint offset;  ///< From the left end of the base line.
        int advance = 0;
    };
    struct Face {
        QFont font;
        QHash<char16_t, Glyph> glyphs;
        ImFont* imGui = nullptr;
        int ascent = 0;
        int height = 0;
    };
    struct Placed {
        int rectangle = 0;  ///< In the atlas.
        const Glyph* glyph = nullptr;
    };

    static Glyph drawn(const QFont& font, char16_t character);
    void addFace(ImFontAtlas& atlas, Face& face, QList<Placed>& placed);

    QSet<char16_t> m_characters;
    std::array<Face, 2> m_faces;
    RasterTexture m_texture;
    int m_version = 0;
    bool m_isStale = true;
};

}  // namespace rosa::widgets
