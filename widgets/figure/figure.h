/// Figures that are saved or copied: the same code draws a view on screen and its file.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>
#include <QStringList>

#include "core/base/result.h"

class QPainter;
class QPaintDevice;

namespace rosa::widgets {

/// Style of a figure. Files and copies are always on white, whatever the theme of the window.
struct FigureStyle {
    double widthMm = 84;                  ///< 84: one column; 174: two columns.
    double heightMm = 60;                 ///< > 0
    double fontPoints = 8;                ///< Size of all text; 5 … 24.
    QString fontFamily;                   ///< "": kUsualFamily, if it is installed.
    double dotsPerInch = 300;             ///< Resolution of a PNG.
    std::optional<QPalette> screen = {};  ///< Of a widget that shows the figure in its own colours.
};

inline const QString kUsualFamily = QStringLiteral("DejaVu Sans");

inline constexpr double kOneColumnMm = 84;
inline constexpr double kTwoColumnsMm = 174;

/// Origin of a figure; written into every saved file and read back by "open figure".
struct FigureOrigin {
    QStringList runs;       ///< Run ids.
    QString configuration;  ///< Configuration of the first run, as TOML.
    /// Command that draws the same figure: "rosa-workbench export …"; saveFigure() adds size, font and file.
    QString recipe;
    /// How the drawn data were computed, one fact per line, if the configuration does not say it; may be "".
    QString details = {};
};

/// A text of a figure that the user may change.
struct FigureText {
    QString id;    ///< Name on the command line: "legend-1".
    QString what;  ///< Name in the window: "Legend 1".
    QString text;
    std::function<void(const QString&)> set;
};

/// A picture of data, independent of any widget. Made by a view from its content, or by the export command from a record.
class Figure {
public:
    virtual ~Figure() = default;

    /// For file names: "loss", "matrices".
    [[nodiscard]] virtual QString name() const = 0;
    /// One line that describes the figure: title in the metadata, accessible name.
    [[nodiscard]] virtual QString title() const = 0;
    /// A size that suits the content; the dialogue proposes it.
    [[nodiscard]] virtual FigureStyle suitableStyle() const { return {}; }
    /// The height that suits the style's width and font; the style's own height is ignored. By default the aspect ratio of suitableStyle()
    /// is kept.
    [[nodiscard]] virtual double heightFor(const FigureStyle& style) const;
    /// Whether everything fits at this size; an Error states the width or height that the figure needs. Figures that do not fit are not
    /// saved.
    [[nodiscard]] virtual Result<void> check(const FigureStyle& style) const;
    /// What does not fit at this size and is omitted, as one line without a full stop; empty: nothing.
    [[nodiscard]] virtual QString omittedNote(const FigureStyle& style) const;

    /// Draws into `area`. The painter's unit is 1/96 inch on every device; fonts are set by point size (fontOf()), pens in units.
    /// The background is drawn already. Vector devices get vectors and text; images only for matrices and thousands of points.
    virtual void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const = 0;

    /// The drawn data as comma-separated values with a header line; numbers as the shortest text that reads back exactly.
    [[nodiscard]] virtual QString csv() const = 0;
    /// A complete tikzpicture for PGFPlots that contains the data.
    [[nodiscard]] virtual QString pgfplots(const FigureStyle& style) const = 0;

    /// Editable titles and names, in reading order, with their current values. They live as long as the figure.
    [[nodiscard]] const std::vector<FigureText>& texts();
    /// Changes one of texts(). An Error lists the valid ids.
    Result<void> setText(const QString& id, const QString& text);
    /// origin.recipe with the changed texts: "… --text-legend-1 'RoSA'".
    [[nodiscard]] QString recipe() const;

    FigureOrigin origin;
    QStringList remarks;  ///< Choices made by default, one per line; the export command prints them.

protected:
    /// Called once, before any text is changed; the objects that set() changes must keep their addresses.
    [[nodiscard]] virtual std::vector<FigureText> makeTexts() { return {}; }

private:
    std::optional<std::vector<FigureText>> m_texts;
    std::map<QString, QString> m_changed;  ///< By id.
};

/// The font of a figure at `share` of its size, without hinting, so that text is spaced as in print. In a Chinese locale, characters that the
/// family lacks are taken from Noto Sans CJK in its Chinese form, if it is installed.
QFont fontOf(const FigureStyle& style, double share = 1);

/// Device for measuring fonts before anything is drawn: one dot per unit.
const QPaintDevice& paperDevice();

/// Units (1/96 inch) of a length in mm.
inline double unitsOfMm(double mm) { return mm / 25.4 * 96; }
inline double mmOfUnits(double units) { return units / 96 * 25.4; }

/// A value for csv() and pgfplots(): the shortest decimal that reads back exactly; "" (CSV) or "nan" (PGFPlots) for not-a-number.
QString csvNumber(double value);
QString pgfNumber(double value);
/// A text field of a CSV line: rosa::csvField().
QString csvText(const QString& text);
/// Text with characters that are special in LaTeX escaped; Greek letters and mathematical signs become commands, so that pdfLaTeX sets them
/// with any font encoding. 2^-10 becomes a power.
QString latexText(const QString& text);
/// \begin{tikzpicture} with the font size of the style.
QString tikzBegin(const FigureStyle& style);

}  // namespace rosa::widgets
