#include "app/workbench/curves/view/fork_dialog.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/training_options.h"
#include "widgets/style/icons.h"
#include "widgets/style/number_text.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

int lastEpoch(const catalog::Configuration& configuration)
{
    const auto length = configuration.find<catalog::EpochOptions>();
    return length ? length->epochs : std::numeric_limits<int>::max();
}

}  // namespace

ForkDialog::ForkDialog(const catalog::Catalogue& catalogue, const catalog::Configuration& configuration,
                       std::vector<store::Turn> turns, const QString& run, const QString& name,
                       const std::vector<int>& checkpoints, int epoch, QWidget* parent)
    : QDialog(parent),
      m_catalogue(catalogue),
      m_configuration(configuration),
      m_turns(std::move(turns)),
      m_inForce(configuration),
      m_run(run),
      m_name(name),
      m_epoch(new QComboBox(this)),
      m_about(new widgets::PlainLabel(this)),
      m_repeats(new QCheckBox(tr("&Repeat later parameter changes"), this)),
      m_laterTurns(new widgets::PlainLabel(this)),
      m_rowsLayout(new QVBoxLayout),
      m_problem(new widgets::PlainLabel(this)),
      m_command(new widgets::PlainLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Fork a run"));
    setMinimumWidth(520);
    m_about->setWordWrap(true);
    m_later = makeLater();
    fillEpochs(checkpoints, epoch);
    m_inForce = inForce();
    m_epoch->setToolTip(tr("Epochs with a checkpoint"));
    m_epoch->setAccessibleName(tr("Fork after epoch"));
    auto* form = new QFormLayout;
    form->addRow(tr("After &epoch"), m_epoch);

    auto* add = new QPushButton(tr("&Add a change"), this);
    m_problem->setWordWrap(true);
    m_command->setWordWrap(true);
    m_command->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_command->setAccessibleName(tr("Equivalent command"));
    QPushButton* start = m_buttons->addButton(tr("&Fork"), QDialogButtonBox::AcceptRole);
    start->setDefault(true);

    auto* all = new QVBoxLayout(this);
    all->setSpacing(8);
    all->addWidget(m_about);
    all->addLayout(form);
    all->addLayout(m_rowsLayout);
    all->addWidget(add, 0, Qt::AlignLeft);
    all->addWidget(m_later);
    all->addWidget(m_problem);
    all->addStretch(1);
    all->addWidget(m_command);
    all->addWidget(m_buttons);
    connect(add, &QPushButton::clicked, this, &ForkDialog::addRow);
    connect(m_epoch, &QComboBox::currentIndexChanged, this, &ForkDialog::chooseEpoch);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    addRow();
}

QWidget* ForkDialog::makeLater()
{
    auto* later = new QWidget(this);
    auto* layout = new QVBoxLayout(later);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    m_repeats->setChecked(true);
    m_repeats->setToolTip(tr("Change the same parameters at the same epochs as in the original run"));
    m_laterTurns->setWordWrap(true);
    layout->addWidget(m_repeats);
    layout->addWidget(m_laterTurns);
    connect(m_repeats, &QCheckBox::toggled, this, &ForkDialog::check);
    return later;
}

std::vector<store::Turn> ForkDialog::laterTurns(const catalog::Configuration& changed) const
{
    const int epoch = m_epoch->currentData().toInt();
    std::vector<store::Turn> later;
    for (const store::Turn& turn : m_turns) {
        const catalog::Parameter* parameter = m_catalogue.parameter(turn.key);
        const bool isKnown = parameter && parameter->live && changed.has(turn.key);
        if (isKnown && turn.epoch > epoch && turn.epoch < lastEpoch(changed)) later.push_back(turn);
    }
    return later;
}

void ForkDialog::showLater(const catalog::Configuration& changed)
{
    constexpr std::size_t kNamed = 5;
    const std::vector<store::Turn> later = laterTurns(changed);
    std::vector<store::Turn> repeated;
    QStringList kept;
    for (const store::Turn& turn : later) {
        const QString title = catalogueText(m_catalogue.parameter(turn.key)->title);
        if (changed.values().at(turn.key).value == m_inForce.values().at(turn.key).value)
            repeated.push_back(turn);
        else if (!kept.contains(title))
            kept.append(title);
    }
    QStringList lines;
    for (std::size_t i = 0; i < std::min(kNamed, repeated.size()); ++i)
        lines.append(tr("%1 = %2 after epoch %3")
                         .arg(catalogueText(m_catalogue.parameter(repeated[i].key)->title),
                              widgets::localNumber(QString::fromStdString(repeated[i].value)),
                              QLocale().toString(repeated[i].epoch)));
    if (repeated.size() > kNamed) lines.append(tr("and %n more", nullptr, static_cast<int>(repeated.size() - kNamed)));
    QStringList texts;
    if (!lines.isEmpty()) texts.append(lines.join(QStringLiteral("; ")));
    if (!kept.isEmpty())
        texts.append(tr("Not repeated because you change it here: %1").arg(kept.join(QStringLiteral(", "))));
    m_laterTurns->setText(texts.join(QLatin1Char('\n')));
    m_repeats->setVisible(!repeated.empty());
    m_later->setVisible(!later.empty());

    const QString draws = tr("The new run continues from a checkpoint of %1 with the same random draws.").arg(m_name);
    const bool differsByItself = !repeated.empty() && !m_repeats->isChecked();
    m_about->setText(draws + QLatin1Char(' ') +
                     (differsByItself ? tr("The original run's parameter changes after epoch %1 are not repeated, so from "
                                           "then on the curves also differ for that reason.")
                                            .arg(QLocale().toString(repeated.front().epoch))
                                      : tr("Every difference between the two curves results from your changes here.")));
}

/// After the last epoch there is nothing left to train; the requested epoch can be chosen anyway.
void ForkDialog::fillEpochs(const std::vector<int>& checkpoints, int wanted)
{
    const int last = lastEpoch(m_configuration);
    int nearest = 0;
    for (std::size_t i = 0; i < checkpoints.size(); ++i) {
        m_epoch->addItem(QLocale().toString(checkpoints[i]), checkpoints[i]);
        const bool isNearer =
            std::abs(checkpoints[i] - wanted) < std::abs(checkpoints[static_cast<std::size_t>(nearest)] - wanted);
        if (isNearer && checkpoints[i] < last) nearest = static_cast<int>(i);
    }
    m_epoch->setCurrentIndex(nearest);
}

catalog::Configuration ForkDialog::inForce() const
{
    catalog::Configuration configuration = m_configuration;
    // A change of a parameter that this program does not know cannot be passed to the engine either.
    for (const store::Turn& turn : m_turns) static_cast<void>(configuration.addTurn(m_catalogue, turn));
    return configuration.at(m_epoch->currentData().toInt());
}

QString ForkDialog::currentValue(const std::string& key) const
{
    if (!m_inForce.has(key)) return {};
    return widgets::localNumber(QString::fromStdString(catalog::toText(m_inForce.values().at(key).value)));
}

/// Values that the user has not changed follow those in effect at the epoch.
void ForkDialog::chooseEpoch()
{
    std::vector<bool> isUntouched;
    for (const Row& row : m_rows) isUntouched.push_back(row.value->text() == currentValue(keyOf(row)));
    m_inForce = inForce();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (isUntouched[i]) m_rows[i].value->setText(currentValue(keyOf(m_rows[i])));
    check();
}

std::string ForkDialog::keyOf(const Row& row) const { return row.key->currentData().toString().toStdString(); }

void ForkDialog::addRow()
{
    auto* box = new QWidget(this);
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    Row row{box, new QComboBox(box), new QLineEdit(box)};
    for (const catalog::Parameter& parameter : m_catalogue.parameters) {
        if (!m_configuration.has(parameter.key)) continue;
        const QString key = QString::fromStdString(parameter.key);
        row.key->addItem(QStringLiteral("%1 (%2)").arg(catalogueText(parameter.title), key), key);
        row.key->setItemData(row.key->count() - 1, widgets::literal(catalogueText(parameter.help)), Qt::ToolTipRole);
        if (parameter.key == catalog::keyOf(&transport::BlockOptions::lambda))
            row.key->setCurrentIndex(row.key->count() - 1);
    }
    row.key->setEditable(true);
    row.key->setInsertPolicy(QComboBox::NoInsert);
    row.key->completer()->setFilterMode(Qt::MatchContains);
    row.key->completer()->setCompletionMode(QCompleter::PopupCompletion);
    row.key->setAccessibleName(tr("Parameter to change"));
    row.value->setAccessibleName(tr("New value"));
    row.value->setMaximumWidth(110);
    row.value->setText(currentValue(keyOf(row)));
    auto* remove = new QToolButton(box);
    remove->setIcon(widgets::icon(QStringLiteral("close")));
    remove->setAutoRaise(true);
    remove->setToolTip(tr("Remove this change"));
    remove->setAccessibleName(remove->toolTip());
    layout->addWidget(row.key, 1);
    layout->addWidget(row.value);
    layout->addWidget(remove);
    m_rowsLayout->addWidget(box);
    m_rows.push_back(row);
    connect(row.key, &QComboBox::currentIndexChanged, this, [this, row] {
        row.value->setText(currentValue(keyOf(row)));
        check();
    });
    connect(row.value, &QLineEdit::textChanged, this, &ForkDialog::check);
    connect(remove, &QToolButton::clicked, this, [this, box] {
        std::erase_if(m_rows, [box](const Row& r) { return r.box == box; });
        box->deleteLater();
        check();
    });
    row.value->selectAll();
    row.value->setFocus();
    check();
}

void ForkDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) check();
}

void ForkDialog::check()
{
    QString problem;
    catalog::Configuration changed = m_inForce;
    for (const Row& row : m_rows) {
        const auto set = changed.set(m_catalogue, keyOf(row), widgets::plainNumber(row.value->text()).toStdString());
        QPalette palette = this->palette();
        if (!set) palette.setColor(QPalette::Text, widgets::errorColour(palette));
        row.value->setPalette(palette);
        if (!set && problem.isEmpty()) problem = coreText(set.error().message);
    }
    if (problem.isEmpty() && m_epoch->currentData().toInt() >= lastEpoch(changed))
        problem = tr("No epochs remain to be trained: choose an earlier epoch or change the number of epochs.");
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, problem.isEmpty() ? widgets::quietText(palette) : widgets::errorColour(palette));
    m_problem->setPalette(palette);
    showLater(changed);
    const bool isTurnedAlike = laterTurns(changed).empty() || m_repeats->isChecked();
    const bool changesNothing = problem.isEmpty() && isTurnedAlike && changed.groupHash() == m_inForce.groupHash();
    m_problem->setText(changesNothing ? tr("No parameter is changed yet: the new run would repeat the old one.") : problem);
    for (QAbstractButton* button : m_buttons->buttons())
        if (m_buttons->buttonRole(button) == QDialogButtonBox::AcceptRole) button->setEnabled(problem.isEmpty());
    palette.setColor(QPalette::WindowText, widgets::quietText(this->palette()));
    m_command->setPalette(palette);
    m_command->setText(QStringLiteral("rosa ") + arguments().join(QLatin1Char(' ')));
}

QStringList ForkDialog::arguments() const
{
    QStringList arguments{QStringLiteral("train"), QStringLiteral("--fork"),
                          QStringLiteral("%1@%2").arg(m_run).arg(m_epoch->currentData().toInt())};
    // The engine starts a fork with the values in effect at its epoch.
    const catalog::Configuration wanted = asChanged();
    const auto isChanged = [&](const std::string& key) {
        return wanted.values().at(key).value != m_inForce.values().at(key).value;
    };
    for (const auto& [key, set] : wanted.values())
        if (isChanged(key))
            arguments << QStringLiteral("--set")
                      << QStringLiteral("%1=%2").arg(QString::fromStdString(key),
                                                     QString::fromStdString(catalog::toText(set.value)));
    if (!m_repeats->isChecked()) return arguments;
    for (const store::Turn& turn : laterTurns(wanted))
        if (!isChanged(turn.key))
            arguments << QStringLiteral("--turn")
                      << QStringLiteral("%1:%2=%3")
                             .arg(turn.epoch)
                             .arg(QString::fromStdString(turn.key), QString::fromStdString(turn.value));
    return arguments;
}

catalog::Configuration ForkDialog::asChanged() const
{
    catalog::Configuration wanted = m_inForce;
    for (const Row& row : m_rows)
        static_cast<void>(wanted.set(m_catalogue, keyOf(row), widgets::plainNumber(row.value->text()).toStdString()));
    return wanted;
}

}  // namespace rosa::workbench
