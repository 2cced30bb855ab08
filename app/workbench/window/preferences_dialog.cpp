#include "app/workbench/window/preferences_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QThread>

#include "app/workbench/base/language.h"
#include "app/workbench/window/store_choice.h"

namespace rosa::workbench {

namespace {

/// Adds a language by its native name; Qt calls that of "en" American.
void addLanguage(QComboBox& box, const QString& id)
{
    box.addItem(id == QStringLiteral("en") ? QStringLiteral("English") : QLocale(id).nativeLanguageName(), id);
}

}  // namespace

PreferencesDialog::PreferencesDialog(const Preferences& now, const QString& defaultStore, QWidget* parent)
    : QDialog(parent),
      m_theme(new QComboBox),
      m_scale(new QComboBox),
      m_language(new QComboBox),
      m_atClose(new QComboBox),
      m_notices(new QCheckBox(tr("&Notice at the end of a training"))),
      m_threads(new QSpinBox),
      m_store(new StoreChoice(now.storeFolder, defaultStore))
{
    setWindowTitle(tr("Preferences"));
    m_theme->addItems({tr("Same as desktop"), tr("Light"), tr("Dark")});
    m_theme->setCurrentIndex(static_cast<int>(now.theme));
    for (const int percent : {100, 125, 150, 175, 200, 250, 300}) m_scale->addItem(tr("%1 %").arg(percent), percent);
    m_scale->setCurrentIndex(std::max(0, m_scale->findData(now.scalePercent)));
    m_language->addItem(tr("Same as system"), QString());
    for (const QString& id : languages()) addLanguage(*m_language, id);
    m_language->setCurrentIndex(std::max(0, m_language->findData(now.language)));
    m_atClose->addItems({tr("Ask"), tr("Continue in the background"), tr("Stop after a checkpoint")});
    m_atClose->setCurrentIndex(static_cast<int>(now.atClose));
    m_notices->setChecked(now.notices);
    m_notices->setToolTip(tr("On the desktop if this window is in the background"));
    const int cores = QThread::idealThreadCount();
    m_threads->setObjectName(QStringLiteral("threads"));
    m_threads->setRange(0, std::max(cores, now.threads));
    m_threads->setSpecialValueText(tr("All (%1)").arg(cores));
    m_threads->setValue(now.threads);
    m_threads->setToolTip(tr("Fewer threads leave cores to other programs, a second training for example"));

    auto* form = new QFormLayout(this);
    form->addRow(tr("&Appearance"), m_theme);
    form->addRow(tr("&Scale (next start)"), m_scale);
    form->addRow(tr("&Language (next start)"), m_language);
    form->addRow(tr("Training when the window &closes"), m_atClose);
    form->addRow(QString(), m_notices);
    form->addRow(tr("&Threads of trainings"), m_threads);
    form->addRow(tr("Sto&re (next start)"), m_store);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    form->addRow(buttons);
    connect(m_store, &StoreChoice::changed, this,
            [this, buttons] { buttons->button(QDialogButtonBox::Ok)->setEnabled(m_store->isUsable()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(preferences());
        accept();
    });
}

Preferences PreferencesDialog::preferences() const
{
    return {static_cast<widgets::Theme>(m_theme->currentIndex()),
            m_scale->currentData().toInt(),
            m_language->currentData().toString(),
            static_cast<Preferences::AtClose>(m_atClose->currentIndex()),
            m_notices->isChecked(),
            m_store->folder(),
            m_threads->value()};
}

}  // namespace rosa::workbench
