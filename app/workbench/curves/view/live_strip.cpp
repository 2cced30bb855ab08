#include "app/workbench/curves/view/live_strip.h"

#include <algorithm>

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/curves/view/run_curves.h"
#include "app/workbench/session/run_requests.h"
#include "app/workbench/session/workbench.h"
#include "widgets/style/number_text.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kCellWidth = 210;
constexpr int kEditWidth = 72;

QString parameterTitle(const catalog::Parameter& parameter) { return catalogueText(parameter.title); }

}  // namespace

LiveStrip::LiveStrip(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_grid(new QGridLayout(this)),
      m_title(new widgets::PlainLabel(tr("Change during training"), this)),
      m_note(new widgets::PlainLabel(this))
{
    m_title->setObjectName(QStringLiteral("liveTitle"));
    widgets::setTextSize(m_title, widgets::TextSize::Strong);
    m_grid->setContentsMargins(8, 4, 8, 4);
    m_grid->setHorizontalSpacing(6);
    m_grid->setVerticalSpacing(4);
    m_note->setAccessibleName(tr("Changed parameters"));
    setAccessibleName(tr("Live parameters"));
    // Width of one column: layOut() uses fewer columns if space is short.
    setMinimumWidth(kCellWidth);
}

void LiveStrip::setRun(RunCurves* run)
{
    if (run == m_run) return;
    m_run = run;
    m_turnsSeen = 0;
    for (const auto& [key, editor] : m_editors) {
        delete editor.label;
        delete editor.edit;
    }
    m_editors.clear();
    m_order.clear();
    say({}, false);
    refresh();
}

QLineEdit* LiveStrip::editor(const std::string& key) const
{
    const auto found = m_editors.find(key);
    return found == m_editors.end() ? nullptr : found->second.edit;
}

QString LiveStrip::note() const { return m_note->text(); }

void LiveStrip::build()
{
    for (const catalog::Parameter& parameter : m_workbench.catalogue().parameters) {
        if (!parameter.live || !m_run->configuration()->has(parameter.key)) continue;
        auto* label = new widgets::PlainLabel(parameterTitle(parameter), this);
        auto* edit = new QLineEdit(this);
        edit->setFixedWidth(kEditWidth);
        edit->setText(widgets::localNumber(m_run->valueOf(parameter.key)));
        edit->setObjectName(QString::fromStdString(parameter.key));
        edit->setAccessibleName(parameterTitle(parameter));
        const QString unit = parameter.unit.empty() ? QString() : QStringLiteral(" (%1)").arg(catalogueText(parameter.unit));
        const QString help = tr("%1%2: %3. %4; press Enter to request it from the engine.")
                                 .arg(parameterTitle(parameter), unit, catalogueText(parameter.help),
                                      coreText(catalog::expectation(parameter)));
        for (QWidget* widget : {static_cast<QWidget*>(label), static_cast<QWidget*>(edit)})
            widget->setToolTip(widgets::literal(help));
        label->setBuddy(edit);
        connect(edit, &QLineEdit::returnPressed, this, [this, key = parameter.key] { ask(key); });
        connect(edit, &QLineEdit::textEdited, this, [this, key = parameter.key] { check(key); });
        m_editors[parameter.key] = {label, edit};
        m_order.push_back(parameter.key);
    }
    std::ranges::stable_partition(
        m_order, [this](const std::string& key) { return m_workbench.catalogue().parameter(key)->isEssential; });
    m_columns = 0;
    layOut();
}

void LiveStrip::layOut()
{
    const int columns = std::max(1, width() / kCellWidth);
    if (columns == m_columns) return;
    m_columns = columns;
    while (QLayoutItem* item = m_grid->takeAt(0)) delete item;
    m_grid->addWidget(m_title, 0, 0, 1, 2 * columns);
    int cell = 0;
    QWidget* before = nullptr;
    for (const std::string& key : m_order) {
        const Editor& editor = m_editors.at(key);
        const int row = 1 + cell / columns, column = 2 * (cell % columns);
        m_grid->addWidget(editor.label, row, column, Qt::AlignRight | Qt::AlignVCenter);
        m_grid->addWidget(editor.edit, row, column + 1, Qt::AlignLeft);
        m_grid->setColumnStretch(column, 1);
        if (before) setTabOrder(before, editor.edit);
        before = editor.edit;
        ++cell;
    }
    m_grid->addWidget(m_note, 1 + (cell + columns - 1) / columns, 0, 1, 2 * columns);
    m_note->setVisible(!m_note->text().isEmpty());
}

void LiveStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void LiveStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    say(m_note->text(), m_isWrong);
    for (const auto& [key, editor] : m_editors) tint(key);
}

void LiveStrip::refresh()
{
    if (!m_run || !m_run->configuration()) return;
    if (m_editors.empty()) build();
    const auto& turns = m_run->turns();
    // After a rewind there are fewer.
    m_turnsSeen = std::min(m_turnsSeen, turns.size());
    for (; m_turnsSeen < turns.size(); ++m_turnsSeen) {
        const store::Turn& turn = turns[m_turnsSeen];
        const auto found = m_editors.find(turn.key);
        if (found == m_editors.end()) continue;
        const QString value = widgets::localNumber(QString::fromStdString(turn.value));
        if (!found->second.edit->hasFocus() || found->second.edit->text() == value || !found->second.edit->isModified())
            found->second.edit->setText(value);
        say(tr("%1 = %2 in effect since epoch %3")
                .arg(found->second.edit->accessibleName(), value, QLocale().toString(turn.epoch + 1)),
            false);
    }
}

QString LiveStrip::tint(const std::string& key)
{
    QLineEdit* edit = m_editors.at(key).edit;
    const auto value =
        catalog::parseValue(*m_workbench.catalogue().parameter(key), widgets::plainNumber(edit->text()).toStdString());
    QPalette palette = this->palette();
    if (!value) palette.setColor(QPalette::Text, widgets::errorColour(palette));
    edit->setPalette(palette);
    return value ? QString() : coreText(value.error().message);
}

void LiveStrip::check(const std::string& key)
{
    const QString problem = tint(key);
    say(problem, !problem.isEmpty());
}

void LiveStrip::ask(const std::string& key)
{
    QLineEdit* edit = m_editors.at(key).edit;
    const QString text = widgets::plainNumber(edit->text());
    check(key);
    if (!m_run || m_isWrong) return;
    if (text == m_run->valueOf(key)) {
        say(tr("%1 is already %2").arg(edit->accessibleName(), widgets::localNumber(text)), false);
        return;
    }
    const auto sent = m_workbench.requests().send(m_run->run(), protocol::SetParameter{key, text.toStdString()});
    if (!sent) {
        say(coreText(sent.error().message), true);
        return;
    }
    edit->setModified(false);
    say(tr("%1 = %2 requested …").arg(edit->accessibleName(), widgets::localNumber(text)), false);
}

void LiveStrip::say(const QString& text, bool isWrong)
{
    m_isWrong = isWrong;
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, isWrong ? widgets::errorColour(palette) : widgets::quietText(palette));
    m_note->setPalette(palette);
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

}  // namespace rosa::workbench
