/// Frames per second of the canvas: bench_canvas [FOLDER]. The scene of a transport problem of 64 × 64 points: 4,096 lines, two heat maps,
/// controls and text, by both renderers at four sizes, on one core. With a folder, pictures of all themes, languages and scales are saved
/// there. OpenGL needs a display (QT_QPA_PLATFORM=xcb).
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <vector>

#include <QApplication>
#include <QElapsedTimer>
#include <QRandomGenerator>

#include <imgui.h>

#include "widgets/canvas/canvas.h"
#include "widgets/canvas/canvas_style.h"
#include "widgets/style/colour_map.h"
#include "widgets/style/theme.h"

namespace {

using namespace rosa::widgets;

double processMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// A canvas as on a screen with another scale.
class ScaledCanvas : public Canvas {
public:
    explicit ScaledCanvas(double scale) : m_scale(scale) {}

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        if (metric == PdmDevicePixelRatio) return static_cast<int>(m_scale);
        if (metric == PdmDevicePixelRatioScaled) return static_cast<int>(m_scale * devicePixelRatioFScale());
        return Canvas::metric(metric);
    }

private:
    double m_scale;
};

struct Texts {
    const char* language;
    QString heading, points, sharpness, sweep, end, label, formula;
};

const Texts kTexts[] = {
    {"en", QStringLiteral("Transport plan"), QStringLiteral("Points"), QStringLiteral("Sharpness λ"),
     QStringLiteral("Scale rows"), QStringLiteral("To tolerance"), QStringLiteral("Label"),
     QStringLiteral("min ⟨Γ, D⟩ + ε·H(Γ),  Γ = diag(u) P diag(v),  ‖Γ1 − a‖ ≤ 10⁻⁹ → ∞")},
    {"de", QStringLiteral("Transportplan"), QStringLiteral("Punkte"), QStringLiteral("Schärfe λ"),
     QStringLiteral("Zeilen skalieren"), QStringLiteral("Bis zur Genauigkeit"), QStringLiteral("Größe"),
     QStringLiteral("min ⟨Γ, D⟩ + ε·H(Γ),  Γ = diag(u) P diag(v),  ‖Γ1 − a‖ ≤ 10⁻⁹ → ∞")},
    {"zh", QStringLiteral("传输方案"), QStringLiteral("点"), QStringLiteral("锐度 λ"), QStringLiteral("缩放行"),
     QStringLiteral("直到收敛"), QStringLiteral("标签"),
     QStringLiteral("min ⟨Γ, D⟩ + ε·H(Γ),  Γ = diag(u) P diag(v),  ‖Γ1 − a‖ ≤ 10⁻⁹ → ∞")},
};

/// The scene and the state of its controls.
class Lab {
public:
    Lab(Canvas& canvas, const Texts& texts) : m_canvas(canvas), m_texts(texts)
    {
        QRandomGenerator random(1);
        m_canvas.setCharacters(QString::fromUtf8(m_label));
        for (auto* cloud : {&m_from, &m_to})
            for (int i = 0; i < kPoints; ++i)
                cloud->push_back({static_cast<float>(random.generateDouble()), static_cast<float>(random.generateDouble())});
    }

    void draw()
    {
        m_phase += 0.05F;
        drawControls();
        ImGui::SameLine();
        const float unit = m_canvas.unit();
        const ImVec2 origin = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
        const float mapSide = std::min(room.y * 0.5F - 8 * unit, room.x * 0.4F);
        drawClouds(origin, {room.x - mapSide - 16 * unit, room.y});
        drawMap({origin.x + room.x - mapSide, origin.y}, mapSide, 1);
        drawMap({origin.x + room.x - mapSide, origin.y + mapSide + 16 * unit}, mapSide, 3);
    }

private:
    static constexpr int kPoints = 64;

    void drawControls()
    {
        const float unit = m_canvas.unit();
        ImGui::BeginChild("##controls", {230 * unit, 0});
        ImGui::PushFont(m_canvas.headingFont());
        ImGui::TextUnformatted(m_canvas.text(m_texts.heading));
        ImGui::PopFont();
        ImGui::PushTextWrapPos(0);
        ImGui::TextDisabled("%s", m_canvas.text(m_texts.formula));
        ImGui::PopTextWrapPos();
        ImGui::SetNextItemWidth(120 * unit);
        ImGui::SliderFloat(m_canvas.text(m_texts.sharpness), &m_sharpness, 0.1F, 80, "%.1f", ImGuiSliderFlags_Logarithmic);
        m_canvas.tabStop();
        ImGui::SetNextItemWidth(120 * unit);
        ImGui::SliderInt(m_canvas.text(m_texts.points), &m_count, 2, 64);
        m_canvas.tabStop();
        ImGui::Button(m_canvas.text(m_texts.sweep));
        m_canvas.tabStop();
        ImGui::Button(m_canvas.text(m_texts.end));
        m_canvas.tabStop();
        ImGui::Checkbox("float32", &m_isSingle);
        m_canvas.tabStop();
        ImGui::SetNextItemWidth(120 * unit);
        ImGui::InputText(m_canvas.text(m_texts.label), m_label, sizeof m_label);
        m_canvas.tabStop();
        if (ImGui::BeginTable("##table", 3, ImGuiTableFlags_Borders | ImGuiTableFlags_RowBg)) {
            for (int row = 0; row < 12; ++row)
                for (int column = 0; column < 3; ++column) {
                    ImGui::TableNextColumn();
                    ImGui::Text("%.4f", std::sin(static_cast<double>(row * 3 + column)));
                }
            ImGui::EndTable();
        }
        ImGui::EndChild();
    }

    void drawClouds(ImVec2 origin, ImVec2 size)
    {
        ImDrawList* list = ImGui::GetWindowDrawList();
        const auto place = [&](const ImVec2& point, float left) {
            return ImVec2(origin.x + (left + 0.4F * point.x) * size.x, origin.y + (0.02F + 0.96F * point.y) * size.y);
        };
        const QColor accent = m_canvas.palette().color(QPalette::Highlight);
        for (int i = 0; i < kPoints; ++i)
            for (int j = 0; j < kPoints; ++j) {
                const float mass = 0.5F + 0.5F * std::sin(m_phase + static_cast<float>(i * 7 + j * 13));
                QColor colour = accent;
                colour.setAlphaF(0.03F + 0.1F * mass);
                list->AddLine(place(m_from[static_cast<std::size_t>(i)], 0), place(m_to[static_cast<std::size_t>(j)], 0.6F),
                              imColour(colour), m_canvas.unit() * (0.5F + 2 * mass));
            }
        for (int i = 0; i < kPoints; ++i) {
            list->AddCircleFilled(place(m_from[static_cast<std::size_t>(i)], 0), 5 * m_canvas.unit(),
                                  IM_COL32(0, 114, 178, 255));
            list->AddCircleFilled(place(m_to[static_cast<std::size_t>(i)], 0.6F), 5 * m_canvas.unit(),
                                  IM_COL32(213, 94, 0, 255));
        }
    }

    void drawMap(ImVec2 origin, float side, int seed) const
    {
        ImDrawList* list = ImGui::GetWindowDrawList();
        const auto edge = [&](float from, int cell) { return std::round(from + side * static_cast<float>(cell) / kPoints); };
        for (int i = 0; i < kPoints; ++i)
            for (int j = 0; j < kPoints; ++j) {
                const double value = 0.5 + 0.5 * std::sin(0.1 * seed * i + 0.13 * j + static_cast<double>(m_phase));
                list->AddRectFilled({edge(origin.x, j), edge(origin.y, i)}, {edge(origin.x, j + 1), edge(origin.y, i + 1)},
                                    imColour(QColor(colourOf(ColourMap::Viridis, value, 0, 1))));
            }
    }

    Canvas& m_canvas;
    const Texts& m_texts;
    std::vector<ImVec2> m_from, m_to;
    float m_phase = 0, m_sharpness = 20;
    int m_count = 64;
    bool m_isSingle = true;
    char m_label[32] = "Größe 漢字";
};

void measure(const QSize& size, double scale, const char* renderer)
{
    qputenv("ROSA_CANVAS", renderer);
    ScaledCanvas canvas(scale);
    canvas.resize(size);
    Lab lab(canvas, kTexts[0]);
    canvas.setDraw([&] { lab.draw(); });
    QElapsedTimer clock;
    clock.start();
    canvas.grab();
    const double first = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
    const bool isOpenGl = canvas.renderer() == Canvas::Renderer::OpenGl;
    if (isOpenGl != (QByteArray(renderer) == "opengl")) {
        std::printf("%-9s %4d x %4d x %.0f  not available\n", renderer, size.width(), size.height(), scale);
        return;
    }
    QPixmap screen(canvas.picture().size());
    std::vector<double> times;
    const double begin = processMilliseconds();
    clock.start();
    constexpr int kFrames = 40;
    for (int i = 0; i < kFrames; ++i) {
        QElapsedTimer frame;
        frame.start();
        canvas.refresh();
        canvas.render(&screen);
        times.push_back(static_cast<double>(frame.nsecsElapsed()) * 1e-6);
    }
    const double cpu = (processMilliseconds() - begin) / kFrames;
    std::sort(times.begin(), times.end());
    std::printf(
        "%-9s %4d x %4d x %.0f  median %6.1f ms, 90 %% %6.1f ms, processor time %6.1f ms = %5.0f frames/s per core; first "
        "%.0f ms\n",
        renderer, size.width(), size.height(), scale, times[kFrames / 2], times[kFrames * 9 / 10], cpu, 1000 / cpu, first);
    std::fflush(stdout);
}

void save(QApplication& application, const QString& folder)
{
    qputenv("ROSA_CANVAS", "software");
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        applyTheme(application, theme);
        for (const Texts& texts : kTexts)
            for (const double scale : {1.0, 2.0}) {
                ScaledCanvas canvas(scale);
                canvas.resize(900, 560);
                Lab lab(canvas, texts);
                canvas.setDraw([&] { lab.draw(); });
                for (int i = 0; i < 3; ++i) {
                    canvas.refresh();
                    canvas.grab();
                }
                canvas.picture().save(QStringLiteral("%1/%2-%3-%4.png")
                                          .arg(folder,
                                               theme == Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light"),
                                               QLatin1String(texts.language))
                                          .arg(scale));
            }
    }
}

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    applyTheme(application, Theme::Light);
    if (argc > 1) {
        save(application, QString::fromLocal8Bit(argv[1]));
        return 0;
    }
    for (const char* renderer : {"software", "opengl"})
        for (const auto& [size, scale] : {std::pair(QSize(700, 400), 1.0), std::pair(QSize(1280, 800), 1.0),
                                          std::pair(QSize(1920, 1080), 1.0), std::pair(QSize(1280, 800), 2.0)})
            measure(size, scale, renderer);
    return 0;
}
