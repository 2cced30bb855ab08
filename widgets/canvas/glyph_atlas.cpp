#include "widgets/canvas/glyph_atlas.h"

#include <algorithm>

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QRect>

namespace rosa::widgets {

namespace {

constexpr double kHeadingSize = 1.3;
constexpr char16_t kReplacement = 0xfffd;

/// The smallest rectangle outside which the image is transparent.
QRect inkOf(const QImage& image)
{
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        const auto isInk = [](QRgb pixel) { return qAlpha(pixel) != 0; };
        const QRgb* first = std::find_if(row, row + image.width(), isInk);
        if (first == row + image.width()) continue;
        int last = image.width() - 1;
        while (!isInk(row[last])) --last;
        ink |= QRect(QPoint(static_cast<int>(first - row), y), QPoint(last, y));
    }
    return ink;
}

}  // namespace

GlyphAtlas::GlyphAtlas()
{
    for (char16_t character = 0x20; character < 0x7f; ++character) m_characters.insert(character);
    for (char16_t character = 0xa0; character <= 0xff; ++character) m_characters.insert(character);
    m_characters.insert(kReplacement);
    m_characters.insert(u'…');  // ImGui shortens texts with it.
}

void GlyphAtlas::note(const QString& text)
{
    for (const QChar character : text) {
        if (character.isSurrogate() || !character.isPrint() || m_characters.contains(character.unicode())) continue;
        m_characters.insert(character.unicode());
        m_isStale = true;
    }
}

void GlyphAtlas::setFont(const QFont& font, double scale)
{
    QFont sized = font;
    sized.setStyleStrategy(
        static_cast<QFont::StyleStrategy>(font.styleStrategy() | QFont::PreferAntialias | QFont::NoSubpixelAntialias));
    const int pixels = std::max(1, qRound(QFontInfo(font).pixelSize() * scale));
    const int sizes[] = {pixels, qRound(pixels * kHeadingSize)};
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        sized.setPixelSize(sizes[i]);
        if (i == 1) sized.setWeight(QFont::DemiBold);
        if (m_faces[i].imGui && m_faces[i].font == sized) continue;
        m_faces[i].font = sized;
        m_faces[i].glyphs.clear();
        m_isStale = true;
    }
}

GlyphAtlas::Glyph GlyphAtlas::drawn(const QFont& font, char16_t character)
{
    constexpr int kMargin = 2;
    const QString text(QChar{character});
    const QFontMetricsF metrics(font);
    // Whole advances keep texels on pixels.
    Glyph glyph{{}, {}, qRound(metrics.horizontalAdvance(text))};
    const QRect bounds = metrics.tightBoundingRect(text).toAlignedRect().adjusted(-kMargin, -kMargin, kMargin, kMargin);
    QImage image(bounds.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        painter.setFont(font);
        painter.setPen(Qt::white);
        painter.drawText(-bounds.topLeft(), text);
    }
    const QRect ink = inkOf(image);
    if (ink.isEmpty()) return glyph;
    glyph.image = image.copy(ink);
    glyph.offset = bounds.topLeft() + ink.topLeft();
    return glyph;
}

void GlyphAtlas::addFace(ImFontAtlas& atlas, Face& face, QList<Placed>& placed)
{
    const QFontMetricsF metrics(face.font);
    face.ascent = qRound(metrics.ascent());
    face.height = face.ascent + qRound(metrics.descent());
    // ImGui requires a font file: its own, of which nothing but the space is taken, and replaced below.
    static constexpr ImWchar kSpace[] = {' ', ' ', 0};
    ImFontConfig config;
    config.SizePixels = static_cast<float>(face.height);
    config.OversampleH = config.OversampleV = 1;
    config.GlyphRanges = kSpace;
    face.imGui = atlas.AddFontDefault(&config);
    for (const char16_t character : std::as_const(m_characters)) {
        auto found = face.glyphs.find(character);
        if (found == face.glyphs.end()) found = face.glyphs.insert(character, drawn(face.font, character));
        const QSize size = found->image.isNull() ? QSize(1, 1) : found->image.size();
        const ImVec2 offset(static_cast<float>(found->offset.x()), static_cast<float>(face.ascent + found->offset.y()));
        const int rectangle = atlas.AddCustomRectFontGlyph(face.imGui, character, size.width(), size.height(),
                                                           static_cast<float>(found->advance), offset);
        placed.append({rectangle, nullptr});
    }
    // After all insertions, which move glyphs.
    qsizetype i = placed.size() - m_characters.size();
    for (const char16_t character : std::as_const(m_characters)) placed[i++].glyph = &*face.glyphs.constFind(character);
}

void GlyphAtlas::build(ImFontAtlas& atlas)
{
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
    QList<Placed> placed;
    for (Face& face : m_faces) addFace(atlas, face, placed);
    atlas.Build();
    unsigned char* texels = nullptr;
    atlas.GetTexDataAsAlpha8(&texels, &m_texture.width, &m_texture.height);
    for (const Placed& one : std::as_const(placed)) {
        const ImFontAtlasCustomRect* rectangle = atlas.GetCustomRectByIndex(one.rectangle);
        for (int y = 0; y < rectangle->Height; ++y) {
            unsigned char* to = texels + static_cast<std::ptrdiff_t>(rectangle->Y + y) * m_texture.width + rectangle->X;
            if (one.glyph->image.isNull()) {
                std::fill(to, to + rectangle->Width, static_cast<unsigned char>(0));
                continue;
            }
            const auto* from = reinterpret_cast<const QRgb*>(one.glyph->image.constScanLine(y));
            std::transform(from, from + rectangle->Width, to,
                           [](QRgb pixel) { return static_cast<unsigned char>(qAlpha(pixel)); });
        }
    }
    m_texture.coverage = texels;
    m_texture.linesTop = atlas.TexUvLines[0].y;
    m_texture.linesBottom =
        atlas.TexUvLines[IM_DRAWLIST_TEX_LINES_WIDTH_MAX].y + 0.5F / static_cast<float>(m_texture.height);
    ++m_version;
    m_isStale = false;
}

}  // namespace rosa::widgets
