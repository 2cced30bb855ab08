#include <algorithm>
#include <cstdlib>
#include <limits>
#include <vector>

#include <QImage>
#include <QRandomGenerator>
#include <QTest>

#include <imgui_internal.h>

#include "tests/program/test_program.h"
#include "widgets/canvas/canvas_context.h"
#include "widgets/canvas/raster.h"

using namespace rosa::widgets;

namespace {

constexpr ImU32 kWhite = IM_COL32(255, 255, 255, 255);
constexpr ImU32 kHalfWhite = IM_COL32(255, 255, 255, 128);
constexpr QRgb kBlack = qRgb(0, 0, 0);

/// One list with one command, and a texture of 4 × 4 texels whose first one is white.
struct Scene {
    ImDrawList list{nullptr};
    ImDrawData data;
    ImDrawList* lists[1] = {&list};
    std::vector<std::uint8_t> texels = {255, 255, 0,  0,    //
                                        255, 255, 0,  0,    //
                                        0,   0,   51, 102,  //
                                        0,   0,   0,  255};
    RasterTexture texture{texels.data(), 4, 4};

    explicit Scene(ImVec4 clip = {0, 0, 100, 100})
    {
        ImDrawCmd command;
        command.ClipRect = clip;
        list.CmdBuffer.push_back(command);
        data.Valid = true;
        data.CmdLists = lists;
        data.CmdListsCount = 1;
    }
    void add(std::initializer_list<ImDrawVert> vertices, std::initializer_list<ImDrawIdx> indices)
    {
        const auto first = static_cast<ImDrawIdx>(list.VtxBuffer.Size);
        for (const ImDrawVert& vertex : vertices) list.VtxBuffer.push_back(vertex);
        for (const ImDrawIdx index : indices) list.IdxBuffer.push_back(static_cast<ImDrawIdx>(first + index));
        list.CmdBuffer[0].ElemCount = static_cast<unsigned>(list.IdxBuffer.Size);
    }
    void triangle(ImVec2 a, ImVec2 b, ImVec2 c, ImU32 colour)
    {
        const ImVec2 white(0.125F, 0.125F);
        add({{a, white, colour}, {b, white, colour}, {c, white, colour}}, {0, 1, 2});
    }
    /// As ImDrawList::PrimRectUV().
    void rectangle(ImVec2 a, ImVec2 c, ImVec2 uvA, ImVec2 uvC, ImU32 colour)
    {
        add({{a, uvA, colour}, {{c.x, a.y}, {uvC.x, uvA.y}, colour}, {c, uvC, colour}, {{a.x, c.y}, {uvA.x, uvC.y}, colour}},
            {0, 1, 2, 0, 2, 3});
    }
    [[nodiscard]] QImage drawn(QSize size = {8, 6}) const
    {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(kBlack);
        rasterise(data, texture, image);
        return image;
    }
};

/// Pixels that are not black, as rows of '#' and '.', separated by spaces.
QByteArray shapeOf(const QImage& image)
{
    QByteArray shape;
    for (int y = 0; y < image.height(); ++y) {
        if (y > 0) shape += ' ';
        for (int x = 0; x < image.width(); ++x) shape += image.pixel(x, y) == kBlack ? '.' : '#';
    }
    return shape;
}

int greatestDifference(const QImage& a, const QImage& b)
{
    int greatest = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            greatest = std::max(
                {greatest, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
        }
    return greatest;
}

}  // namespace

class TestRaster : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rectangleCoversItsPixelCentres();
    void triangleCoversItsPixelCentres();
    void commonEdgesAreCoveredOnce();
    void nothingIsDrawnOutsideTheClip();
    void glyphIsCopied();
    void scaledGlyphIsInterpolated();
    void transparencyBlends();
    void coloursAreInterpolated();
    void offsetsOfCommandsAreApplied();
    void hostileCoordinatesStayInside();
    void recognisedShapesEqualTheirTriangles_data();
    void recognisedShapesEqualTheirTriangles();
};

void TestRaster::rectangleCoversItsPixelCentres()
{
    Scene scene;
    // The centres 2.5 and 4.5 are inside 2.4 … 5.4, as is 1.5 in 1.5 … 3.5, whose lower edge 3.5 is not.
    scene.rectangle({2.4F, 1.5F}, {5.4F, 3.5F}, {0.125F, 0.125F}, {0.125F, 0.125F}, IM_COL32(255, 0, 10, 255));
    const QImage image = scene.drawn();
    const QByteArray expected = "........ ..###... ..###... ........ ........ ........";
    QCOMPARE(shapeOf(image), expected);
    QCOMPARE(image.pixel(3, 2), qRgb(255, 0, 10));
}

void TestRaster::triangleCoversItsPixelCentres()
{
    Scene scene;
    scene.triangle({1, 1}, {6, 1}, {1, 6}, kWhite);
    // The hypotenuse x + y = 7 passes through centres, which belong to the other side of a right edge.
    const QByteArray expected = "........ .####... .###.... .##..... .#...... ........";
    QCOMPARE(shapeOf(scene.drawn()), expected);
}

void TestRaster::commonEdgesAreCoveredOnce()
{
    QRandomGenerator random(3);
    const auto coordinate = [&](int most) { return static_cast<float>(random.bounded(16 * most)) / 16.0F; };
    for (int round = 0; round < 52; ++round) {
        // A fan around a point inside a rectangle; coordinates in sixteenths often meet centres. The last ones are large enough to be drawn
        // in several parts by several threads.
        const int unit = round < 50 ? 1 : 30;
        const auto scale = static_cast<float>(unit);
        Scene scene({0, 0, 32 * scale, 32 * scale});
        const ImVec2 middle(scale * (8 + coordinate(16)), scale * (8 + coordinate(16)));
        const std::vector<ImVec2> rim = {{4, 4},   {coordinate(20) + 4, 4},   {28, 4}, {28, coordinate(20) + 4},
                                         {28, 28}, {28 - coordinate(20), 28}, {4, 28}, {4, 28 - coordinate(20)}};
        for (std::size_t i = 0; i < rim.size(); ++i) {
            const ImVec2 from = rim[i], to = rim[(i + 1) % rim.size()];
            scene.triangle(middle, {scale * from.x, scale * from.y}, {scale * to.x, scale * to.y}, kHalfWhite);
        }
        const QImage image = scene.drawn({32 * unit, 32 * unit});
        const QRect inside(4 * unit, 4 * unit, 24 * unit, 24 * unit);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (qRed(image.pixel(x, y)) != (inside.contains(x, y) ? 128 : 0))
                    QFAIL(qPrintable(QStringLiteral("round %1, pixel %2, %3").arg(round).arg(x).arg(y)));
    }
}

void TestRaster::nothingIsDrawnOutsideTheClip()
{
    const QByteArray expected = "........ ........ ...##... ...##... ........ ........";
    Scene scene({3, 2, 5, 4});
    scene.rectangle({0, 0}, {8, 6}, {0.125F, 0.125F}, {0.125F, 0.125F}, kHalfWhite);
    QCOMPARE(shapeOf(scene.drawn()), expected);
    Scene triangles({3, 2, 5, 4});
    triangles.triangle({-9, -9}, {30, -9}, {-9, 30}, kWhite);
    QCOMPARE(shapeOf(triangles.drawn()), expected);
    Scene beyond({-5, -5, 500, 500});
    beyond.triangle({-90, -90}, {300, -90}, {-90, 300}, kWhite);
    QCOMPARE(shapeOf(beyond.drawn()).count('#'), 8 * 6);
}

void TestRaster::glyphIsCopied()
{
    Scene scene;
    scene.rectangle({5, 1}, {7, 3}, {0.5F, 0.5F}, {1, 1}, kWhite);
    const QImage image = scene.drawn();
    QCOMPARE(qRed(image.pixel(5, 1)), 51);
    QCOMPARE(qRed(image.pixel(6, 1)), 102);
    QCOMPARE(qRed(image.pixel(5, 2)), 0);
    QCOMPARE(qRed(image.pixel(6, 2)), 255);
    const QByteArray expected = "........ .....##. ......#. ........ ........ ........";
    QCOMPARE(shapeOf(image), expected);
}

void TestRaster::scaledGlyphIsInterpolated()
{
    Scene scene;
    // Texels 2 and 3 of row 2 on four pixels: sampled at 2.25, 2.75, 3.25 and 3.75, where centres are at 2.5 and 3.5.
    scene.rectangle({0, 0}, {4, 1}, {0.5F, 0.625F}, {1, 0.625F}, kWhite);
    const QImage image = scene.drawn();
    QCOMPARE(qRed(image.pixel(0, 0)), 38);  // 51 · 0.75 + 0 · 0.25
    QCOMPARE(qRed(image.pixel(1, 0)), 64);  // 51 · 0.75 + 102 · 0.25
    QCOMPARE(qRed(image.pixel(2, 0)), 89);
    QCOMPARE(qRed(image.pixel(3, 0)), 102);
}

void TestRaster::transparencyBlends()
{
    Scene scene;
    for (int i = 0; i < 2; ++i)
        scene.rectangle({0, 0}, {8, 6}, {0.125F, 0.125F}, {0.125F, 0.125F}, IM_COL32(200, 100, 0, 102));
    // 200 · 0.4 = 80, then 80 · 0.6 + 80 = 128; the picture stays opaque.
    for (int x = 0; x < 8; ++x) QCOMPARE(scene.drawn().pixel(x, 5), qRgba(128, 64, 0, 255));
}

void TestRaster::coloursAreInterpolated()
{
    Scene scene;
    const ImVec2 white(0.125F, 0.125F);
    scene.add({{{0, 0}, white, IM_COL32(0, 0, 0, 255)},
               {{8, 0}, white, IM_COL32(240, 80, 0, 255)},
               {{0, 6}, white, IM_COL32(0, 0, 0, 255)}},
              {0, 1, 2});
    QCOMPARE(scene.drawn().pixel(0, 0), qRgb(15, 5, 0));
    QCOMPARE(scene.drawn().pixel(5, 0), qRgb(165, 55, 0));
    Scene fading;
    fading.add(
        {{{0, 0}, white, IM_COL32(255, 255, 255, 0)}, {{8, 0}, white, kWhite}, {{0, 6}, white, IM_COL32(255, 255, 255, 0)}},
        {0, 1, 2});
    QCOMPARE(qRed(fading.drawn().pixel(0, 0)), 16);  // 255 / 16
    QCOMPARE(qRed(fading.drawn().pixel(5, 0)), 175);
}

void TestRaster::offsetsOfCommandsAreApplied()
{
    Scene scene;
    scene.triangle({0, 0}, {0, 0}, {0, 0}, kWhite);
    ImDrawCmd second;
    second.ClipRect = {0, 0, 8, 6};
    second.VtxOffset = 3;
    second.IdxOffset = 3;
    second.ElemCount = 3;
    scene.triangle({0, 0}, {8, 0}, {0, 6}, kWhite);
    scene.list.CmdBuffer[0].ElemCount = 3;
    for (int i = 3; i < 6; ++i) scene.list.IdxBuffer[i] = static_cast<ImDrawIdx>(i - 3);
    scene.list.CmdBuffer.push_back(second);
    QCOMPARE(scene.drawn().pixel(1, 1), qRgb(255, 255, 255));
}

void TestRaster::hostileCoordinatesStayInside()
{
    const float values[] = {
        0, -1e30F, 1e30F, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), 3.5F};
    Scene scene;
    for (const float a : values)
        for (const float b : values)
            for (const float c : values) {
                scene.triangle({a, b}, {b, c}, {c, a}, kHalfWhite);
                scene.rectangle({a, b}, {c, a}, {b, c}, {a, b}, kHalfWhite);
            }
    QImage image(64, 12, QImage::Format_ARGB32_Premultiplied);
    image.fill(kBlack);
    // A picture of 40 columns within it: what is beside must stay.
    QImage inner(image.bits() + 4 * 12, 40, 12, image.bytesPerLine(), QImage::Format_ARGB32_Premultiplied);
    rasterise(scene.data, scene.texture, inner);
    for (int y = 0; y < 12; ++y)
        for (int x = 0; x < 64; ++x)
            if (x < 12 || x >= 52) QCOMPARE(image.pixel(x, y), kBlack);
}

void TestRaster::recognisedShapesEqualTheirTriangles_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("lines of whole widths") << 0;
    QTest::newRow("lines of other widths") << 1;
    QTest::newRow("polylines") << 2;
    QTest::newRow("text") << 3;
    QTest::newRow("controls") << 4;
}

void TestRaster::recognisedShapesEqualTheirTriangles()
{
    QFETCH(const int, kind);
    constexpr int kSize = 240;
    CanvasContext context;
    context.setStyle(QPalette(Qt::lightGray), QFont(), 1);
    QRandomGenerator random(5);
    const auto anywhere = [&] {
        return ImVec2(static_cast<float>(random.bounded(16 * kSize)) / 16.0F,
                      static_cast<float>(random.bounded(16 * kSize)) / 16.0F);
    };
    context.pass(
        {kSize, kSize},
        [&] {
            ImDrawList* list = ImGui::GetWindowDrawList();
            for (int i = 0; i < 60 && kind < 3; ++i) {
                const ImU32 colour =
                    IM_COL32(random.bounded(256), random.bounded(256), random.bounded(256), 60 + random.bounded(196));
                const float width = kind == 0 ? static_cast<float>(1 + random.bounded(5))
                                              : 1.1F + static_cast<float>(random.bounded(60)) / 7;
                if (kind < 2)
                    list->AddLine(anywhere(), anywhere(), colour, width);
                else
                    list->AddBezierCubic(anywhere(), anywhere(), anywhere(), anywhere(), colour, width);
            }
            if (kind == 3)
                for (int i = 0; i < 20; ++i)
                    list->AddText(anywhere(), IM_COL32(200, 40, 90, 30 + 10 * i), "The quick brown fox äöü (λ)");
            if (kind == 4) {
                static float value = 0.4F;
                static bool isOn = true;
                ImGui::Button("Button");
                ImGui::SliderFloat("Slider", &value, 0, 1);
                ImGui::Checkbox("Check box", &isOn);
                list->AddCircleFilled({120.3F, 170.6F}, 40, IM_COL32(30, 90, 200, 200));
                list->AddRectFilledMultiColor({20, 150}, {60, 220}, kWhite, IM_COL32(255, 0, 0, 255), kHalfWhite,
                                              IM_COL32(0, 0, 0, 255));
            }
        },
        false);
    const auto drawn = [&] {
        QImage image(kSize, kSize, QImage::Format_ARGB32_Premultiplied);
        image.fill(kBlack);
        rasterise(*context.data(), context.glyphs().texture(), image);
        return image;
    };
    const QImage recognised = drawn();
    // Triangles that start with another corner are the same triangles, but no pattern.
    for (int n = 0; n < context.data()->CmdListsCount; ++n) {
        ImVector<ImDrawIdx>& indices = context.data()->CmdLists[n]->IdxBuffer;
        for (int i = 0; i + 3 <= indices.Size; i += 3)
            std::rotate(indices.Data + i, indices.Data + i + 1, indices.Data + i + 3);
    }
    const QImage plain = drawn();
    QVERIFY(greatestDifference(plain, QImage(plain.size(), plain.format())) > 0);
    const int greatest = greatestDifference(recognised, plain);
    QVERIFY2(greatest <= 4, qPrintable(QString::number(greatest)));
}

ROSA_WIDGET_TEST(TestRaster)
#include "tst_raster.moc"
