/// Saving a figure: size, font and format with a preview; the data of a figure as a table.
#pragma once

#include <memory>
#include <vector>

#include <QDialog>

#include "widgets/figure/save_figure.h"

class QComboBox;
class QDoubleSpinBox;
class QFontComboBox;
class QFormLayout;
class QLabel;
class QTimer;
class QVBoxLayout;

namespace rosa::widgets {

class FigureTexts;

/// Asks for size (presets for one and two columns, or mm), font, texts and format, and which of several figures, shows a preview and saves
/// the figure. The last choices are stored in QSettings ("figure/…").
class FigureDialog : public QDialog {
    Q_OBJECT
public:
    /// At least one figure; `chosen` is offered first.
    FigureDialog(std::vector<std::unique_ptr<Figure>> figures, std::size_t chosen, QWidget* parent);
    FigureDialog(std::unique_ptr<Figure> figure, QWidget* parent);
    ~FigureDialog() override;

    [[nodiscard]] FigureStyle style() const;
    [[nodiscard]] FigureFormat format() const;

Q_SIGNALS:
    /// The figure was saved as `file`; the dialogue closes.
    void saved(const QString& file);

private:
    void makeFields(int chosen);
    QFormLayout* makeForm();
    void connectFields();
    void choose(int figure);
    void choosePreset(int index);
    void preview();
    void save();
    void resizeEvent(QResizeEvent* event) override;

    std::vector<std::unique_ptr<Figure>> m_figures;
    Figure* m_figure;              ///< The chosen one of them.
    QComboBox* m_which = nullptr;  ///< Only of several figures.
    QComboBox* m_preset;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QDoubleSpinBox* m_font;
    QDoubleSpinBox* m_dots;
    QFontComboBox* m_family;
    QComboBox* m_format;
    QLabel* m_preview;
    QLabel* m_note;
    QFormLayout* m_form = nullptr;
    FigureTexts* m_texts = nullptr;  ///< nullptr if the figure has no texts.
    QVBoxLayout* m_textsPlace;
    QTimer* m_timer;
};

/// Opens the dialogue, which deletes itself. FigureSaves reports a saved figure.
void openFigureDialog(std::vector<std::unique_ptr<Figure>> figures, std::size_t chosen, QWidget* parent);
void openFigureDialog(std::unique_ptr<Figure> figure, QWidget* parent);

/// Reports each saved figure, from any plot's menu or shortcut, so that the window can tell the user.
class FigureSaves : public QObject {
    Q_OBJECT
public:
    static FigureSaves& instance();

Q_SIGNALS:
    void saved(const QString& file);
};

/// Shows the figure's data as a table that can be read, searched by a screen reader and copied; not modal.
void showFigureData(const Figure& figure, QWidget* parent);

}  // namespace rosa::widgets
