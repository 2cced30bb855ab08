#include "app/workbench/pairs/view/film_dialog.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

const QString kFolderSetting = QStringLiteral("figure/folder");  // Films are saved in the folder of figures.
const QString kEndingSetting = QStringLiteral("film/ending");

}  // namespace

FilmDialog::FilmDialog(const Subject& subject, double seconds, QWidget* parent)
    : QDialog(parent), m_subject(subject), m_seconds(new QDoubleSpinBox), m_length(new widgets::PlainLabel)
{
    setWindowTitle(tr("Save film"));
    const QLocale locale;
    auto* epochs =
        new widgets::PlainLabel(tr("%n epoch(s), from %1 to %2", nullptr, static_cast<int>(subject.epochs.size()))
                                    .arg(locale.toString(subject.epochs.front()), locale.toString(subject.epochs.back())));
    epochs->setObjectName(QStringLiteral("filmEpochs"));
    m_seconds->setRange(0.05, 10);
    m_seconds->setDecimals(2);
    m_seconds->setSingleStep(0.1);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setValue(seconds);
    m_seconds->setObjectName(QStringLiteral("filmSeconds"));
    m_seconds->setAccessibleName(tr("Each epoch is shown for"));
    auto* form = new QFormLayout(this);
    form->addRow(tr("Recorded epochs"), epochs);
    if (!subject.isWatched) {
        auto* note = new widgets::PlainLabel(
            tr("This pair is not watched, so only epochs with checkpoints can be shown. Watched pairs "
               "are recorded more often: see the training parameters %1 and %2.")
                .arg(subject.parameters.value(0), subject.parameters.value(1)));
        note->setWordWrap(true);
        form->addRow(note);
    }
    form->addRow(tr("&Each epoch is shown for"), m_seconds);
    form->addRow(tr("Length of the film"), m_length);
    if (!subject.endings.contains(QLatin1String("mp4"))) {
        auto* note = new widgets::PlainLabel(
            tr("The film is saved as an animated GIF because the component that writes MP4 is not installed."));
        note->setObjectName(QStringLiteral("filmKinds"));
        note->setWordWrap(true);
        form->addRow(note);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Save)->setText(tr("&Save as …"));
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &FilmDialog::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &FilmDialog::showLength);
    showLength();
}

double FilmDialog::secondsPerEpoch() const { return m_seconds->value(); }

void FilmDialog::showLength()
{
    m_length->setText(
        tr("%1 s").arg(QLocale().toString(m_seconds->value() * static_cast<double>(m_subject.epochs.size()), 'f', 1)));
}

void FilmDialog::askForFile()
{
    QSettings settings;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString home = QFileInfo(documents).isDir() ? documents : QDir::homePath();
    const QString last = settings.value(kFolderSetting).toString();
    const QDir folder(QFileInfo(last).isDir() ? last : home);
    QStringList kinds;
    for (const QString& each : m_subject.endings)
        kinds.append(each == QLatin1String("mp4") ? tr("MP4 film (*.mp4)") : tr("Animated GIF (*.gif)"));
    const qsizetype kind = std::max<qsizetype>(0, m_subject.endings.indexOf(settings.value(kEndingSetting).toString()));
    const QString ending = m_subject.endings.value(kind);
    auto* dialog = new QFileDialog(this, tr("Save film"), folder.path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(kinds);
    dialog->selectNameFilter(kinds.value(kind));
    dialog->setDefaultSuffix(ending);
    dialog->selectFile(m_subject.name + QLatin1Char('.') + ending);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, name = m_subject.name](const QString& filter) {
        const QString chosen = filter.contains(QLatin1String("gif")) ? QStringLiteral("gif") : QStringLiteral("mp4");
        dialog->setDefaultSuffix(chosen);
        dialog->selectFile(name + QLatin1Char('.') + chosen);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        QSettings kept;
        kept.setValue(kFolderSetting, QFileInfo(file).absolutePath());
        kept.setValue(kEndingSetting, QFileInfo(file).suffix().toLower());
        accept();
        Q_EMIT chosen(file, secondsPerEpoch());
    });
    dialog->open();
}

}  // namespace rosa::workbench
