#include "app/workbench/window/preferences_dialog.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLocale>

#include "app/workbench/base/language.h"

namespace rosa::workbench {

namespace {

/// Adds a language by its native name.
void addLanguage(QComboBox& box, const QString& id) { box.addItem(QLocale(id).nativeLanguageName(), id); }

}  // namespace

PreferencesDialog::PreferencesDialog(const Preferences& now, QWidget* parent)
    : QDialog(parent), m_theme(new QComboBox), m_scale(new QComboBox), m_language(new QComboBox), m_atClose(new QComboBox)
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

    auto* form = new QFormLayout(this);
    form->addRow(tr("&Appearance"), m_theme);
    form->addRow(tr("&Scale (next start)"), m_scale);
    form->addRow(tr("&Language (next start)"), m_language);
    form->addRow(tr("Training when the window &closes"), m_atClose);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(preferences());
        accept();
    });
}

Preferences PreferencesDialog::preferences() const
{
    return {static_cast<widgets::Theme>(m_theme->currentIndex()), m_scale->currentData().toInt(),
            m_language->currentData().toString(), static_cast<Preferences::AtClose>(m_atClose->currentIndex())};
}

}  // namespace rosa::workbench
