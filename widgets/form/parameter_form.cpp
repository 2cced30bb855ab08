#include "widgets/form/parameter_form.h"

#include <algorithm>

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/form/field_row.h"
#include "widgets/form/form_section.h"
#include "widgets/layout/column_area.h"
#include "widgets/style/icons.h"
#include "widgets/text/plain_label.h"

namespace rosa::widgets {

ParameterForm::ParameterForm(QWidget* parent)
    : QWidget(parent), m_search(new QLineEdit), m_nothing(new PlainLabel), m_layout(new QVBoxLayout(this))
{
    m_search->setPlaceholderText(tr("Find a parameter"));
    m_search->setAccessibleName(tr("Find a parameter"));
    m_search->setClearButtonEnabled(true);
    m_search->setAcceptDrops(false);  // Dropped files are handled by the window.
    m_search->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->setObjectName(QStringLiteral("search"));
    connect(m_search, &QLineEdit::textChanged, this, &ParameterForm::filter);
    auto* find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    m_nothing->setWordWrap(true);
    m_nothing->setContentsMargins(8, 8, 8, 8);
    m_nothing->hide();
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_search);
    m_layout->addSpacing(4);
    m_layout->addWidget(m_nothing);
    m_layout->addStretch();
}

FieldRow* ParameterForm::row(const QString& key) const
{
    const auto found = m_rows.find(key);
    return found == m_rows.end() ? nullptr : found->second;
}

FieldRow* ParameterForm::makeRow(const FormField& field)
{
    auto* made = new FieldRow(field);
    connect(made, &FieldRow::edited, this, [this](const QString& key, const QString& text) {
        refreshSections();
        Q_EMIT edited(key, text);
    });
    connect(made, &FieldRow::committed, this, &ParameterForm::committed);
    connect(made, &FieldRow::varyToggled, this, &ParameterForm::varyToggled);
    connect(made, &FieldRow::variationEdited, this, &ParameterForm::variationEdited);
    return made;
}

FormSection* ParameterForm::makeSection(const FormGroup& group)
{
    auto* section = new FormSection(group.id, group.title, this);
    section->setFolded(m_folded.contains(group.id));
    connect(section, &FormSection::foldedByUser, this, [this, section] {
        if (section->isFolded())
            m_folded.insert(section->id());
        else
            m_folded.erase(section->id());
        Q_EMIT foldsChanged();
    });
    connect(section, &FormSection::helpWanted, this, [this, section] { Q_EMIT helpWanted(section->id()); });
    return section;
}

void ParameterForm::setGroups(const QVector<FormGroup>& groups)
{
    QStringList wanted, kinds, have, haveKinds;
    for (const FormGroup& group : groups)
        for (const FormField& field : group.fields) {
            wanted += group.id + QLatin1Char('/') + field.key;
            kinds += QString::number(static_cast<int>(field.bound.type));
        }
    for (const FormSection* section : m_sections)
        for (const FieldRow* one : section->rows()) {
            have += section->id() + QLatin1Char('/') + one->field().key;
            haveKinds += QString::number(static_cast<int>(one->field().bound.type));
        }
    if (wanted == have && kinds == haveKinds) {
        for (const FormGroup& group : groups)
            for (const FormField& field : group.fields) row(field.key)->setField(field);
        return refreshSections();
    }

    // Existing rows are moved into the new sections with their content.
    QWidget* focused = focusWidget();
    std::map<QString, FieldRow*> old = std::move(m_rows);
    const std::vector<FormSection*> oldSections = std::move(m_sections);
    m_rows.clear();
    m_sections.clear();
    QWidget* last = m_search;
    for (const FormGroup& group : groups) {
        FormSection* section = makeSection(group);
        setTabOrder(last, section->heading());
        setTabOrder(section->heading(), section->help());
        last = section->help();
        for (const FormField& field : group.fields) {
            const auto kept = old.find(field.key);
            const bool stays = kept != old.end() && kept->second->field().bound.type == field.bound.type;
            FieldRow* one = stays ? kept->second : makeRow(field);
            if (stays) one->setField(field);
            if (stays) old.erase(kept);
            section->addRow(one);
            setTabOrder(last, one->editor());
            setTabOrder(one->editor(), one->revertButton());
            last = one->revertButton();
            m_rows[field.key] = one;
        }
        m_layout->insertWidget(m_layout->count() - 1, section);
        m_sections.push_back(section);
    }
    for (auto& [key, gone] : old) gone->setParent(nullptr), gone->deleteLater();
    for (FormSection* gone : oldSections) {
        gone->hide();
        gone->deleteLater();
    }
    filter(m_search->text());  // Shows the sections.
    if (focused && isAncestorOf(focused)) focused->setFocus();
}

void ParameterForm::setValues(const QMap<QString, QString>& values)
{
    for (auto entry = values.begin(); entry != values.end(); ++entry)
        if (FieldRow* one = row(entry.key())) one->setValue(entry.value());
    refreshSections();
}

void ParameterForm::setVariations(const QMap<QString, Variation>& variations)
{
    for (auto& [key, one] : m_rows)
        if (const Variation wanted = variations.value(key); !(wanted == one->field().variation)) one->setVariation(wanted);
    refreshSections();
}

QStringList ParameterForm::keys() const
{
    QStringList keys;
    for (const FormSection* section : m_sections)
        for (const FieldRow* one : section->rows()) keys += one->field().key;
    return keys;
}

QString ParameterForm::value(const QString& key) const
{
    const FieldRow* one = row(key);
    return one ? one->value() : QString();
}

QVector<std::pair<QString, QString>> ParameterForm::problems() const
{
    QVector<std::pair<QString, QString>> problems;
    for (const FormSection* section : m_sections)
        for (const FieldRow* one : section->rows())
            if (const QString problem = problemOf(one->field(), one->value()); !problem.isEmpty())
                problems.append({one->field().key, problem});
    return problems;
}

QVector<std::pair<QString, QString>> ParameterForm::variationProblems() const
{
    QVector<std::pair<QString, QString>> problems;
    for (const FormSection* section : m_sections)
        for (const FieldRow* one : section->rows())
            if (one->isVaried() && !one->problem().isEmpty()) problems.append({one->field().key, one->problem()});
    return problems;
}

int ParameterForm::changedCount() const
{
    return static_cast<int>(std::ranges::count_if(m_rows, [](const auto& entry) { return entry.second->isChanged(); }));
}

QWidget* ParameterForm::editor(const QString& key) const
{
    const FieldRow* one = row(key);
    return one ? one->editor() : nullptr;
}

QWidget* ParameterForm::revertButton(const QString& key) const
{
    const FieldRow* one = row(key);
    return one ? one->revertButton() : nullptr;
}

QWidget* ParameterForm::varyButton(const QString& key) const
{
    const FieldRow* one = row(key);
    return one ? one->varyButton() : nullptr;
}

QWidget* ParameterForm::variationEditor(const QString& key) const
{
    const FieldRow* one = row(key);
    return one && one->isVaried() ? one->shownEditor() : nullptr;
}

void ParameterForm::focusField(const QString& key)
{
    FieldRow* one = row(key);
    if (!one) return;
    filter(m_search->text());  // Also shows values that became invalid in the meantime.
    if (one->isHidden()) m_search->clear();
    for (FormSection* section : m_sections)
        if (std::ranges::find(section->rows(), one) != section->rows().end() && section->isFolded()) {
            section->setFolded(false);
            m_folded.erase(section->id());
            Q_EMIT foldsChanged();
        }
    scrollTo(one);
    one->shownEditor()->setFocus(Qt::OtherFocusReason);
    if (auto* line = qobject_cast<QLineEdit*>(one->shownEditor())) line->selectAll();
}

void ParameterForm::setLive(const QString& target, const std::set<QString>& keys)
{
    for (auto& [key, one] : m_rows) one->setLiveTarget(keys.contains(key) ? target : QString());
}

void ParameterForm::setNote(const QString& key, const QString& note)
{
    if (FieldRow* one = row(key)) one->setNote(note);
}

QStringList ParameterForm::foldedGroups() const { return QStringList(m_folded.begin(), m_folded.end()); }

void ParameterForm::setFoldedGroups(const QStringList& ids)
{
    m_folded = {ids.begin(), ids.end()};
    for (FormSection* section : m_sections) section->setFolded(m_folded.contains(section->id()));
}

void ParameterForm::filter(const QString& text)
{
    bool isAny = false;
    for (FormSection* section : m_sections) isAny = section->setFilter(text) || isAny;
    m_nothing->setText(tr("No parameter matches “%1”.").arg(text.trimmed()));
    m_nothing->setVisible(!isAny && !m_sections.empty());
}

void ParameterForm::refreshSections()
{
    for (FormSection* section : m_sections) section->refresh();
}

}  // namespace rosa::widgets
