#include "widgets/figure/figure_dialog.h"

#include <algorithm>
#include <utility>

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "widgets/figure/figure_texts.h"
#include "widgets/file/save_path.h"
#include "widgets/text/plain_box.h"
#include "widgets/text/plain_label.h"

namespace rosa::widgets {

namespace {

enum Preset { OneColumn, TwoColumns, Custom };

constexpr FigureFormat kFormats[] = {FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png, FigureFormat::Pgfplots,
                                     FigureFormat::Csv};

QDoubleSpinBox* spinBox(double low, double high, double value, const QString& suffix, const QString& name)
{
    auto* box = new QDoubleSpinBox;
    box->setRange(low, high);
    box->setDecimals(1);
    box->setValue(value);
    box->setSuffix(suffix);
    box->setAccessibleName(name);
    return box;
}

/// Maximum number of rows shown; larger tables are for programs.
constexpr int kShownRows = 10000;

/// The fields of a CSV line, quoted ones as csvText() writes them.
QStringList fieldsOf(const QString& line)
{
    QStringList fields{QString()};
    bool quoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (c == QLatin1Char('"')) {
            if (quoted && i + 1 < line.size() && line[i + 1] == QLatin1Char('"'))
                fields.last() += line[++i];
            else
                quoted = !quoted;
        } else if (c == QLatin1Char(',') && !quoted) {
            fields.append(QString());
        } else {
            fields.last() += c;
        }
    }
    return fields;
}

std::vector<std::unique_ptr<Figure>> alone(std::unique_ptr<Figure> figure)
{
    std::vector<std::unique_ptr<Figure>> figures;
    figures.push_back(std::move(figure));
    return figures;
}

}  // namespace

FigureDialog::FigureDialog(std::unique_ptr<Figure> figure, QWidget* parent)
    : FigureDialog(alone(std::move(figure)), 0, parent)
{}

FigureDialog::FigureDialog(std::vector<std::unique_ptr<Figure>> figures, std::size_t chosen, QWidget* parent)
    : QDialog(parent),
      m_figures(std::move(figures)),
      m_figure(m_figures.at(chosen).get()),
      m_textsPlace(new QVBoxLayout),
      m_timer(new QTimer(this))
{
    makeFields(static_cast<int>(chosen));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &FigureDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* side = new QVBoxLayout;
    m_form = makeForm();
    side->addLayout(m_form);
    side->addLayout(m_textsPlace, 1);
    m_textsPlace->addStretch();  // Where there are no texts.
    side->addWidget(m_note);
    side->addWidget(buttons);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_preview, 1);
    layout->addLayout(side);
    connectFields();
    choose(static_cast<int>(chosen));
}

/// Size and texts suit the figure; the other choices stay.
void FigureDialog::choose(int figure)
{
    m_figure = m_figures[static_cast<std::size_t>(figure)].get();
    setWindowTitle(tr("Save figure: %1").arg(m_figure->title()));
    m_preview->setAccessibleName(tr("Preview: %1").arg(m_figure->title()));
    const FigureStyle suitable = m_figure->suitableStyle();
    m_width->setValue(suitable.widthMm);
    m_height->setValue(suitable.heightMm);
    delete std::exchange(m_texts, nullptr);
    if (!m_figure->texts().empty()) {
        m_texts = new FigureTexts(*m_figure);
        m_texts->alignWith(*m_form);
        m_textsPlace->insertWidget(0, m_texts, 1);
        connect(m_texts, &FigureTexts::changed, m_timer, qOverload<>(&QTimer::start));
    }
    preview();
}

void FigureDialog::makeFields(int chosen)
{
    const FigureStyle suitable = m_figure->suitableStyle();
    const QSettings settings;
    if (m_figures.size() > 1) {
        m_which = new QComboBox;
        m_which->setObjectName(QStringLiteral("figureChoice"));
        m_which->setAccessibleName(tr("Figure"));
        m_which->setMinimumContentsLength(14);
        m_which->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        for (const auto& figure : m_figures) m_which->addItem(figure->title());
        m_which->setCurrentIndex(chosen);
    }
    m_preset = new QComboBox;
    m_preset->addItems({tr("One column (84 mm)"), tr("Two columns (174 mm)"), tr("Custom size")});
    m_preset->setAccessibleName(tr("Size preset"));
    m_preset->setCurrentIndex(suitable.widthMm == kOneColumnMm    ? OneColumn
                              : suitable.widthMm == kTwoColumnsMm ? TwoColumns
                                                                  : Custom);
    m_width = spinBox(10, 1000, suitable.widthMm, tr(" mm"), tr("Width"));
    m_height = spinBox(10, 1000, suitable.heightMm, tr(" mm"), tr("Height"));
    m_font = spinBox(4, 36, settings.value(QStringLiteral("figure/font"), suitable.fontPoints).toDouble(), tr(" pt"),
                     tr("Font size"));
    m_family = new QFontComboBox;
    m_family->setAccessibleName(tr("Font"));
    m_family->setMinimumContentsLength(14);
    m_family->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_family->setCurrentFont(QFont(settings.value(QStringLiteral("figure/family"), kUsualFamily).toString()));
    m_dots = spinBox(36, 2400, settings.value(QStringLiteral("figure/dots"), 300).toDouble(), tr(" dpi"), tr("Resolution"));
    m_dots->setDecimals(0);
    m_format = new QComboBox;
    for (const FigureFormat format : kFormats)
        m_format->addItem(QStringLiteral("%1 (.%2)").arg(nameOf(format), extensionOf(format)));
    m_format->setCurrentIndex(std::clamp(settings.value(QStringLiteral("figure/format"), 0).toInt(), 0, 4));
    m_format->setAccessibleName(tr("Format"));
    m_format->setObjectName(QStringLiteral("figureFormat"));
    m_dots->setEnabled(format() == FigureFormat::Png);
    m_preview = new PlainLabel;
    m_preview->setMinimumSize(420, 320);
    m_preview->setAlignment(Qt::AlignCenter);
    m_note = new PlainLabel;
    m_note->setWordWrap(true);
}

QFormLayout* FigureDialog::makeForm()
{
    auto* form = new QFormLayout;
    if (m_which) form->addRow(tr("Fi&gure"), m_which);
    form->addRow(tr("&Size"), m_preset);
    form->addRow(tr("&Width"), m_width);
    form->addRow(tr("&Height"), m_height);
    form->addRow(tr("Fo&nt"), m_family);
    form->addRow(tr("Font si&ze"), m_font);
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Resolution"), m_dots);
    return form;
}

void FigureDialog::connectFields()
{
    m_timer->setSingleShot(true);
    m_timer->setInterval(80);
    if (m_which) connect(m_which, &QComboBox::currentIndexChanged, this, &FigureDialog::choose);
    connect(m_timer, &QTimer::timeout, this, &FigureDialog::preview);
    for (QDoubleSpinBox* box : {m_width, m_height, m_font})
        connect(box, &QDoubleSpinBox::valueChanged, m_timer, qOverload<>(&QTimer::start));
    connect(m_family, &QFontComboBox::currentFontChanged, m_timer, qOverload<>(&QTimer::start));
    connect(m_width, &QDoubleSpinBox::valueChanged, this, [this](double width) {
        m_preset->setCurrentIndex(width == kOneColumnMm ? OneColumn : width == kTwoColumnsMm ? TwoColumns : Custom);
    });
    connect(m_preset, &QComboBox::activated, this, &FigureDialog::choosePreset);
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] { m_dots->setEnabled(format() == FigureFormat::Png); });
}

FigureDialog::~FigureDialog() = default;

FigureStyle FigureDialog::style() const
{
    FigureStyle style = m_figure->suitableStyle();
    style.widthMm = m_width->value();
    style.heightMm = m_height->value();
    style.fontPoints = m_font->value();
    style.fontFamily = m_family->currentFont().family();
    style.dotsPerInch = m_dots->value();
    return style;
}

FigureFormat FigureDialog::format() const { return kFormats[m_format->currentIndex()]; }

/// The height is adjusted to suit the figure.
void FigureDialog::choosePreset(int index)
{
    if (index == Custom) return;
    FigureStyle chosen = style();
    chosen.widthMm = index == OneColumn ? kOneColumnMm : kTwoColumnsMm;
    m_height->setValue(std::min(240.0, m_figure->heightFor(chosen)));
    m_width->setValue(chosen.widthMm);
}

void FigureDialog::preview()
{
    const FigureStyle shown = style();
    const double inches = shown.widthMm / 25.4;
    const double tall = shown.heightMm / 25.4;
    const double dots = std::min((m_preview->width() - 8) / inches, (m_preview->height() - 8) / tall);
    const double ratio = devicePixelRatioF();
    QImage image = drawFigure(*m_figure, shown, std::max(20.0, dots * ratio));
    image.setDevicePixelRatio(ratio);
    m_preview->setPixmap(QPixmap::fromImage(std::move(image)));
    QStringList notes;
    if (shown.fontPoints < 6) notes << tr("Many journals reject text smaller than 6 points.");
    if (const auto fits = m_figure->check(shown); !fits)
        notes << tr("Not saved at this size: %1").arg(QString::fromStdString(fits.error().text()));
    else if (const QString omitted = m_figure->omittedNote(shown); !omitted.isEmpty())
        notes << tr("Note: %1.").arg(omitted);
    m_note->setText(notes.join(QLatin1Char('\n')));
}

void FigureDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    m_timer->start();
}

void FigureDialog::save()
{
    QSettings settings;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString home = QFileInfo(documents).isDir() ? documents : QDir::homePath();
    const QString last = settings.value(QStringLiteral("figure/folder")).toString();
    const QDir folder(QFileInfo(last).isDir() ? last : home);
    const QString extension = extensionOf(format());
    const QString proposal = folder.filePath(m_figure->name() + QLatin1Char('.') + extension);
    const QString fileName = askWhereToSave(this, tr("Save figure"), proposal,
                                            QStringLiteral("%1 (*.%2)").arg(nameOf(format()), extension), extension);
    if (fileName.isEmpty()) return;
    // The file extension decides the format: a table must not end up in a .pdf.
    const auto named = figureFormatOf(fileName);
    if (named) m_format->setCurrentIndex(static_cast<int>(std::ranges::find(kFormats, *named) - std::begin(kFormats)));
    const auto written = named ? saveFigure(*m_figure, fileName, *named, style()) : Result<void>(named.error());
    if (!written) {
        reportProblem(this, tr("Save figure"),
                      tr("The figure was not saved: %1").arg(QString::fromStdString(written.error().text())));
        return;
    }
    if (m_texts) m_texts->remember();
    settings.setValue(QStringLiteral("figure/folder"), QFileInfo(fileName).absolutePath());
    settings.setValue(QStringLiteral("figure/format"), m_format->currentIndex());
    settings.setValue(QStringLiteral("figure/font"), m_font->value());
    settings.setValue(QStringLiteral("figure/family"), m_family->currentFont().family());
    settings.setValue(QStringLiteral("figure/dots"), m_dots->value());
    accept();
    Q_EMIT saved(fileName);
}

void openFigureDialog(std::unique_ptr<Figure> figure, QWidget* parent)
{
    openFigureDialog(alone(std::move(figure)), 0, parent);
}

void openFigureDialog(std::vector<std::unique_ptr<Figure>> figures, std::size_t chosen, QWidget* parent)
{
    auto* dialog = new FigureDialog(std::move(figures), chosen, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &FigureDialog::saved, &FigureSaves::instance(), &FigureSaves::saved);
    dialog->open();
}

FigureSaves& FigureSaves::instance()
{
    static FigureSaves saves;
    return saves;
}

void showFigureData(const Figure& figure, QWidget* parent)
{
    const QString csv = figure.csv();
    const QStringList lines = csv.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(FigureDialog::tr("Data: %1").arg(figure.title()));
    dialog->resize(640, 480);
    const QStringList header = lines.isEmpty() ? QStringList() : fieldsOf(lines.first());
    const int rows = std::min<int>(kShownRows, static_cast<int>(lines.size()) - 1);
    auto* table = new QTableWidget(std::max(0, rows), static_cast<int>(header.size()));
    table->setHorizontalHeaderLabels(header);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setAccessibleName(figure.title());
    for (int i = 0; i < rows; ++i) {
        const QStringList fields = fieldsOf(lines[i + 1]);
        for (int k = 0; k < fields.size() && k < header.size(); ++k) table->setItem(i, k, new QTableWidgetItem(fields[k]));
    }
    auto* layout = new QVBoxLayout(dialog);
    if (lines.size() - 1 > rows)
        layout->addWidget(new PlainLabel(
            FigureDialog::tr("The first %Ln row(s) of %1; \"Copy\" copies all rows.", nullptr, rows).arg(lines.size() - 1)));
    layout->addWidget(table);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(FigureDialog::tr("&Copy"), QDialogButtonBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, dialog, [csv] { QGuiApplication::clipboard()->setText(csv); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    layout->addWidget(buttons);
    dialog->show();
}

}  // namespace rosa::widgets
