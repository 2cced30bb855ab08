#include "app/workbench/window/store_choice.h"

#include <system_error>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include "app/workbench/base/core_text.h"
#include "core/record/run_folder.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace fs = std::filesystem;

Result<int> checkStore(const fs::path& folder)
{
    if (!folder.is_absolute()) return badInput("%1: enter the whole path of the folder", folder);
    std::error_code problem;
    const bool isThere = fs::exists(folder, problem);
    if (isThere && !fs::is_directory(folder, problem)) return badInput("%1: is not a folder", folder);
    fs::path nearest = folder;
    while (!fs::exists(nearest, problem) && nearest.has_relative_path()) nearest = nearest.parent_path();
    if (!QFileInfo(QString::fromStdString(nearest.string())).isWritable())
        return badInput("%1: you may not write there", nearest);
    int runs = 0;
    const fs::path place = record::runsFolder(folder);
    for (auto entry = fs::directory_iterator(place, problem); !problem && entry != fs::directory_iterator();
         entry.increment(problem)) {
        std::error_code unreadable;  // A run of somebody else.
        runs += fs::exists(entry->path() / record::kRecordFile, unreadable) ? 1 : 0;
    }
    return runs;
}

StoreChoice::StoreChoice(const QString& folder, const QString& fallback, QWidget* parent)
    : QWidget(parent),
      m_fallback(fallback),
      m_edit(new QLineEdit(QDir::toNativeSeparators(folder))),
      m_note(new widgets::PlainLabel)
{
    setObjectName(QStringLiteral("storeChoice"));
    setFocusProxy(m_edit);
    m_edit->setPlaceholderText(QDir::toNativeSeparators(fallback));
    m_edit->setAccessibleName(tr("Store"));
    m_edit->setClearButtonEnabled(true);
    m_edit->setMinimumWidth(32 * fontMetrics().averageCharWidth());
    auto* button = new QToolButton;
    button->setIcon(widgets::icon(QStringLiteral("folder")));
    button->setToolTip(tr("Choose a folder"));
    button->setAccessibleName(tr("Choose a folder for the store"));
    button->setFocusPolicy(Qt::StrongFocus);
    m_note->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("storeNote"));
    auto* row = new QHBoxLayout;
    row->setSpacing(widgets::kTightGap);
    row->addWidget(m_edit, 1);
    row->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(widgets::kTightGap);
    column->addLayout(row);
    column->addWidget(m_note);
    connect(button, &QToolButton::clicked, this, &StoreChoice::choose);
    connect(m_edit, &QLineEdit::textChanged, this, &StoreChoice::check);
    check();
}

QString StoreChoice::folder() const { return QDir::fromNativeSeparators(m_edit->text().trimmed()); }

void StoreChoice::choose()
{
    const QString start = folder().isEmpty() ? m_fallback : folder();
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder for runs and imported data"), start);
    if (!chosen.isEmpty()) m_edit->setText(QDir::toNativeSeparators(chosen));
}

void StoreChoice::check()
{
    const QString shown = folder().isEmpty() ? m_fallback : folder();
    const auto runs = checkStore(shown.toStdString());
    m_isUsable = runs.ok();
    QPalette wrong = palette();
    wrong.setColor(QPalette::WindowText, widgets::errorColour(wrong));
    m_note->setPalette(runs ? QPalette() : wrong);  // Without a palette of its own it follows the theme.
    m_note->setForegroundRole(runs ? QPalette::PlaceholderText : QPalette::WindowText);
    m_note->setText(runs ? tr("Contains %Ln run(s). In a shell, set ROSA_STORE to this folder.", nullptr, *runs)
                         : coreText(runs.error().message));
    Q_EMIT changed();
}

}  // namespace rosa::workbench
