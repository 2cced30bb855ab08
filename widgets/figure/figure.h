/// Pictures as they leave the program: the same code draws a view on the screen and its file on paper.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

#include "core/base/result.h"

class QPainter;
class QPaintDevice;

namespace rosa::widgets {

/// How a figure is set. Always on white, whatever the window looks like.
struct FigureStyle {
    double widthMm = 84;       ///< 84: one column; 174: two.
    double heightMm = 60;      ///< > 0
    double fontPoints = 8;     ///< Of all text; 5 … 24.
    QString fontFamily;        ///< "": kUsualFamily, where it is installed.
    double dotsPerInch = 300;  ///< Of PNG.
};

inline const QString kUsualFamily = QStringLiteral("DejaVu Sans");

inline constexpr double kOneColumnMm = 84;
inline constexpr double kTwoColumnsMm = 174;

/// Where a figure comes from; written into every saved file and read back by "open figure".
struct FigureOrigin {
    QStringList runs;       ///< Ids.
    QString configuration;  ///< TOML of the first run.
    QString
        recipe;  ///< Command that draws the same figure: "rosa-workbench export …"; saveFigure() adds size, font and file.
    QString details = {};  ///< How what is drawn was computed, in lines, where the configuration does not say it; may be "".
};

/// A text of a figure that people may change.
struct FigureText {
    QString id;    ///< "legend-1", for the command line.
    QString what;  ///< "Legend 1", for people.
    QString text;
    std::function<void(const QString&)> set;
};

/// A picture of data, independent of any widget. Made by a view from what it shows, or by the export command from a record.
class Figure {
public:
    virtual ~Figure() = default;

    /// For file names: "loss", "matrices".
    [[nodiscard]] virtual QString name() const = 0;
    /// One line that says what is drawn: title in metadata, accessible name.
    [[nodiscard]] virtual QString title() const = 0;
    /// The size that suits the content: what the dialogue proposes.
    [[nodiscard]] virtual FigureStyle suitableStyle() const { return {}; }
    /// The height that goes with the style's width and font; its own height does not count. By default the suitable shape is kept.
    [[nodiscard]] virtual double heightFor(const FigureStyle& style) const;
    /// Whether everything has room at this size; an Error says how wide or high the figure has to be. Pictures that do not fit are not saved.
    [[nodiscard]] virtual Result<void> check(const FigureStyle& style) const;
    /// What has no room at this size and is left out, in a line without a full stop; empty: nothing.
    [[nodiscard]] virtual QString omittedNote(const FigureStyle& style) const;

    /// Draws into `area`. The painter's unit is 1/96 inch on every device; fonts are set by point size (fontOf()), pens in units.
    /// The background is white already. Vector devices get vectors and text; images only for matrices.
    virtual void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const = 0;

    /// The data drawn, as comma-separated values with a header line, numbers by the shortest text that reads back exactly.
    [[nodiscard]] virtual QString csv() const = 0;
    /// A complete tikzpicture for PGFPlots, the data in it.
    [[nodiscard]] virtual QString pgfplots(const FigureStyle& style) const = 0;

    /// Titles and names that can be changed, in the order of reading, with what they say now. They live as long as the figure.
    [[nodiscard]] const std::vector<FigureText>& texts();
    /// Changes one of texts(). An Error names those that there are.
    Result<void> setText(const QString& id, const QString& text);
    /// origin.recipe with the texts that were changed: "… --text-legend-1 'RoSA'".
    [[nodiscard]] QString recipe() const;

    FigureOrigin origin;
    QStringList remarks;  ///< What was chosen without having been asked for, a line each; the export command says it.

protected:
    /// Called once, before anything is changed; what set() changes must stay where it is.
    [[nodiscard]] virtual std::vector<FigureText> makeTexts() { return {}; }

private:
    std::optional<std::vector<FigureText>> m_texts;
    std::map<QString, QString> m_changed;  ///< By id.
};

/// The font of a figure at `share` of its size, without hinting so that text is spaced as printed.
QFont fontOf(const FigureStyle& style, double share = 1);

/// Where fonts are measured before anything is drawn: one dot a unit.
const QPaintDevice& paperDevice();

/// Units (1/96 inch) of a length in mm.
inline double unitsOfMm(double mm) { return mm / 25.4 * 96; }
inline double mmOfUnits(double units) { return units / 96 * 25.4; }

/// A value for csv() and pgfplots(): the shortest decimal that reads back exactly; "" (CSV) resp. "nan" for not-a-number.
QString csvNumber(double value);
QString pgfNumber(double value);
/// A text field of a CSV line: rosa::csvField().
QString csvText(const QString& text);
/// Text with the characters that LaTeX keeps to itself, or sets as others, escaped; Greek letters and mathematical signs become their
/// commands, so that pdfLaTeX sets them with any encoding of fonts. 2^-10 becomes a power.
QString latexText(const QString& text);
/// \begin{tikzpicture} with the style's size of font.
QString tikzBegin(const FigureStyle& style);

}  // namespace rosa::widgets
