#include "app/workbench/views/experiment/live_turns.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextDocument>

#include "app/workbench/engine/run_requests.h"
#include "app/workbench/records/run_feed.h"
#include "app/workbench/workbench.h"
#include "widgets/form/parameter_form.h"

namespace rosa::workbench {

namespace {

/// The same number written in two ways is one value.
bool isSame(const catalog::Catalogue& catalogue, const QString& key, const QString& a, const QString& b)
{
    const catalog::Parameter* parameter = catalogue.parameter(key.toStdString());
    if (!parameter) return false;
    const auto first = parseValue(*parameter, a.toStdString());
    const auto second = parseValue(*parameter, b.toStdString());
    return first && second && *first == *second;
}

}  // namespace

LiveTurns::LiveTurns(Workbench& workbench, widgets::ParameterForm& form, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_form(form), m_switch(new QCheckBox)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(m_switch, 1);
    m_switch->setObjectName(QStringLiteral("live"));
    const QString help =
        tr("On: Enter in a marked parameter sends its value to the run that trains, and the form keeps it for the next run. "
           "Off: the form is for the next run only.");
    m_switch->setToolTip(Qt::convertFromPlainText(help));
    m_switch->setAccessibleDescription(help);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    hide();
    connect(m_switch, &QCheckBox::toggled, this, [this] { formChanged(); });
    connect(&form, &widgets::ParameterForm::committed, this, &LiveTurns::commit);
    connect(&workbench, &Workbench::currentRunChanged, this, &LiveTurns::follow);
    follow(workbench.currentRun());
}

LiveTurns::~LiveTurns() = default;

bool LiveTurns::isOn() const { return m_isTraining && m_switch->isChecked(); }

void LiveTurns::adopt(const QString& run)
{
    m_own.insert(run);
    if (run == m_run) setOn(true);
}

void LiveTurns::follow(const QString& run)
{
    m_run = run;
    m_name = run;
    m_values.clear();
    m_turned.clear();
    m_pending.clear();
    m_isTraining = false;
    m_feed.reset();
    setOn(m_own.contains(run));
    if (run.isEmpty()) return;
    m_feed = std::make_unique<RunFeed>(m_workbench.store(), run, RunFeed::Curves::None);
    connect(m_feed.get(), &RunFeed::updated, this,
            [this](const std::shared_ptr<const RunUpdate>& update) { take(*update); });
}

void LiveTurns::take(const RunUpdate& update)
{
    if (update.isRewound) {
        m_values.clear();
        m_turned.clear();
    }
    bool isNews = !update.events.empty();
    if (const auto& info = m_feed->info(); info && (m_values.empty() || update.info)) {
        const bool wasTraining = m_isTraining;
        m_isTraining = info->state == record::RunState::Running || info->state == record::RunState::Paused;
        m_name = QString::fromStdString(info->name.empty() ? info->id : info->name);
        if (m_values.empty()) {
            const auto made = catalog::Configuration::fromToml(m_workbench.catalogue(), info->configurationToml, info->id);
            for (const catalog::Parameter& parameter : m_workbench.catalogue().parameters)
                if (made && parameter.live && made->has(parameter.key))
                    m_values[QString::fromStdString(parameter.key)] =
                        QString::fromStdString(catalog::toText(made->values().at(parameter.key).value));
            isNews = true;
        }
        if (wasTraining != m_isTraining) isNews = true;
    }
    for (const record::RunEvent& event : update.events) {
        if (event.kind != "set") continue;
        const QJsonObject turn = QJsonDocument::fromJson(QByteArray::fromStdString(event.detail)).object();
        const QString key = turn.value(QLatin1String("key")).toString();
        m_values[key] = turn.value(QLatin1String("value")).toVariant().toString();
        m_turned[key] = event.epoch;
        m_pending.erase(key);
    }
    if (isNews) formChanged();
}

void LiveTurns::setOn(bool isOn)
{
    m_switch->setChecked(isOn);
    formChanged();
}

void LiveTurns::formChanged()
{
    const bool isUseful = m_isTraining && !m_values.empty();
    m_switch->setText(m_switch->isChecked() ? tr("Live: turns go to %1").arg(m_name)
                                            : tr("Turn %1 while it trains").arg(m_name));
    m_switch->setAccessibleName(m_switch->text());
    setVisible(isUseful);
    std::set<QString> keys;
    if (isOn())
        for (const auto& [key, value] : m_values) keys.insert(key);
    m_form.setLive(m_name, keys);
    refresh();
}

void LiveTurns::refresh()
{
    for (const catalog::Parameter& parameter : m_workbench.catalogue().parameters)
        if (parameter.live)
            m_form.setNote(QString::fromStdString(parameter.key), noteFor(QString::fromStdString(parameter.key)));
}

QString LiveTurns::noteFor(const QString& key) const
{
    const auto value = m_values.find(key);
    if (!isOn() || value == m_values.end()) return {};
    const auto pending = m_pending.find(key);
    const QString shown = m_form.value(key);
    if (pending != m_pending.end() && isSame(m_workbench.catalogue(), key, pending->second, shown))
        return tr("Sent to %1; it takes it at its next step").arg(m_name);
    if (!isSame(m_workbench.catalogue(), key, value->second, shown))
        return tr("%1 trains with %2; Enter sends %3").arg(m_name, value->second, shown);
    const auto turned = m_turned.find(key);
    return turned == m_turned.end() ? QString() : tr("%1 trains with it since epoch %2").arg(m_name).arg(turned->second);
}

void LiveTurns::commit(const QString& key, const QString& text)
{
    const auto value = m_values.find(key);
    if (!isOn() || value == m_values.end() || isSame(m_workbench.catalogue(), key, value->second, text)) return;
    const catalog::Parameter* parameter = m_workbench.catalogue().parameter(key.toStdString());
    if (!parameter || !parseValue(*parameter, text.toStdString())) return;
    if (const auto pending = m_pending.find(key); pending != m_pending.end() && pending->second == text) return;
    if (const auto told = m_workbench.requests().tell(m_run, QStringLiteral("set"), key, text); !told) {
        m_workbench.say(Workbench::Severity::Error,
                        tr("%1 was not told: %2").arg(m_name, QString::fromStdString(told.error().message)));
        return;
    }
    m_pending[key] = text;
    m_workbench.say(Workbench::Severity::Information, tr("%1 = %2 was sent to %3").arg(key, text, m_name));
    refresh();
}

}  // namespace rosa::workbench
