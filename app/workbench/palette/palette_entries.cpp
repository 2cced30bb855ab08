#include "app/workbench/palette/palette_entries.h"

#include <set>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>

#include <QAction>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QToolButton>
#include <QWidgetAction>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/lab/data/lesson_text.h"
#include "app/workbench/runs/data/run_library.h"
#include "core/manual/manual.h"
#include "widgets/text/mnemonic.h"

namespace rosa::workbench {

namespace {

struct PaletteText {
    Q_DECLARE_TR_FUNCTIONS(Palette)
};

const QString kParameterId = QStringLiteral("parameter/");

/// `owner`: the menu bar or button of the menu; while it is disabled, so are they.
void collectActions(const QMenu& menu, const QString& path, const QWidget& owner, std::vector<PaletteEntry>& entries)
{
    for (QAction* action : menu.actions()) {
        if (action->isSeparator() || !action->isVisible() || qobject_cast<QWidgetAction*>(action)) continue;
        if (const QMenu* inner = action->menu()) {
            collectActions(*inner, path + QStringLiteral(" › ") + widgets::withoutMnemonic(action->text()), owner, entries);
            continue;
        }
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        PaletteEntry entry;
        entry.id = QStringLiteral("action/") + (action->objectName().isEmpty() ? action->text() : action->objectName());
        // A view may have the same name as an action: whatsThis() describes the action in full.
        entry.title = action->whatsThis().isEmpty() ? widgets::withoutMnemonic(action->text()) : action->whatsThis();
        entry.detail = keys.isEmpty() ? path : QStringLiteral("%1  %2").arg(path, keys);
        entry.names = {widgets::withoutMnemonic(action->text()),
                       QString(action->objectName()).replace(QLatin1Char('_'), QLatin1Char(' '))};
        entry.isEnabled = action->isEnabled() && owner.isEnabled();
        entry.act = [action = QPointer<QAction>(action), owner = QPointer<const QWidget>(&owner)] {
            if (action && owner && owner->isEnabled()) action->trigger();
        };
        entries.push_back(std::move(entry));
    }
}

/// The text of the first that the parameter accepts: as typed, or with the decimal comma of the user's language.
std::pair<QString, Message> acceptedValue(const catalog::Parameter& parameter, const QString& typed)
{
    if (catalog::parseValue(parameter, typed.toStdString())) return {typed, {}};
    bool isNumber = false;
    const double number = QLocale().toDouble(typed, &isNumber);
    if (isNumber) {
        const QString plain = QString::number(number, 'g', QLocale::FloatingPointShortest);
        if (catalog::parseValue(parameter, plain.toStdString())) return {plain, {}};
    }
    return {{}, catalog::expectation(parameter)};
}

std::vector<PaletteEntry> nodeEntries(int node, Workbench& workbench)
{
    const QString run = workbench.currentRun();
    if (run.isEmpty()) return {};
    const QString id = QStringLiteral("node/%1").arg(node);
    PaletteEntry pair, map;
    pair.kind = map.kind = PaletteKind::Node;
    pair.id = id + QStringLiteral("/pair");
    pair.title = PaletteText::tr("Node %1: the plan between its two views").arg(node);
    pair.detail = PaletteText::tr("Alignment");
    pair.act = [run, node, &workbench] {
        PairChoice choice;
        choice.run = run;
        choice.first = choice.second = node;
        workbench.ask(ShowPair{choice});
    };
    map.id = id + QStringLiteral("/map");
    map.title = PaletteText::tr("Node %1: its point in the embedding").arg(node);
    map.detail = PaletteText::tr("Embedding");
    map.act = [run, node, &workbench] { workbench.ask(ShowNodes{run, {node}}); };
    return {std::move(pair), std::move(map)};
}

}  // namespace

std::vector<PaletteEntry> actionEntries(const QMenuBar& menus, const QWidget& window)
{
    std::vector<PaletteEntry> entries;
    for (const QAction* top : menus.actions())
        if (const QMenu* menu = top->menu()) collectActions(*menu, widgets::withoutMnemonic(top->text()), menus, entries);
    std::vector<PaletteEntry> inSight;
    for (const QToolButton* button : window.findChildren<QToolButton*>()) {
        const QString name = button->text().isEmpty() ? button->accessibleName() : button->text();
        if (button->isVisible() && button->menu())
            collectActions(*button->menu(), widgets::withoutMnemonic(name), *button, inSight);
    }
    std::set<QString> known;
    for (const PaletteEntry& entry : entries) known.insert(entry.id);
    for (PaletteEntry& entry : inSight)
        if (known.insert(entry.id).second) entries.push_back(std::move(entry));
    return entries;
}

std::vector<PaletteEntry> parameterEntries(Workbench& workbench)
{
    std::vector<PaletteEntry> entries;
    for (const catalog::Parameter& parameter : workbench.catalogue().parameters) {
        const QString key = QString::fromStdString(parameter.key);
        PaletteEntry entry;
        entry.kind = PaletteKind::Parameter;
        entry.id = kParameterId + key;
        entry.title = catalogueText(parameter.title);
        entry.detail = key;
        entry.names = {QString::fromStdString(parameter.title), key,
                       key.section(QLatin1Char('.'), 1).replace(QLatin1Char('_'), QLatin1Char(' '))};
        entry.act = [key, &workbench] { workbench.ask(SetParameter{key}); };
        entries.push_back(std::move(entry));
    }
    return entries;
}

PaletteEntry runEntry(std::size_t place, Workbench& workbench)
{
    const store::RunSummary& run = (*workbench.library().runs())[place];
    const QString id = QString::fromStdString(run.id);
    PaletteEntry entry;
    entry.kind = PaletteKind::Run;
    entry.id = QStringLiteral("run/") + id;
    entry.title = run.problem.empty() ? workbench.library().names().value(static_cast<qsizetype>(place)) : id;
    entry.detail = QString::fromStdString(run.dataset + " · " + run.method + " · ") + id.right(4);
    entry.names = {id, QString::fromStdString(run.name), QString::fromStdString(run.dataset + " " + run.method),
                   QString::fromStdString(run.group)};
    for (const std::string& tag : run.tags) entry.names += QString::fromStdString(tag);
    entry.act = [id, &workbench] {
        workbench.setCurrentRun(id);
        workbench.ask(ShowCurves{id});
    };
    return entry;
}

std::vector<qsizetype> unchangedRuns(const ListedRuns& before, const ListedRuns& now)
{
    // All that an entry says but the title, which is the run's name in the list.
    const auto said = [](const store::RunSummary& run) {
        return std::tie(run.name, run.dataset, run.method, run.group, run.tags);
    };
    std::unordered_map<std::string_view, std::size_t> places;
    if (before.runs) {
        places.reserve(before.runs->size());
        for (std::size_t i = 0; i < before.runs->size(); ++i) places.emplace((*before.runs)[i].id, i);
    }
    std::vector<qsizetype> found(now.runs->size(), -1);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const store::RunSummary& run = (*now.runs)[i];
        const auto place = places.find(run.id);
        if (place == places.end()) continue;
        const store::RunSummary& old = (*before.runs)[place->second];
        const auto name = static_cast<qsizetype>(place->second);
        if (said(old) == said(run) && old.problem.empty() == run.problem.empty() &&
            before.names.value(name) == now.names.value(static_cast<qsizetype>(i)))
            found[i] = name;
    }
    return found;
}

std::vector<PaletteEntry> lessonEntries(Workbench& workbench)
{
    std::vector<PaletteEntry> entries;
    for (const LessonLink& link : lessonLinks()) {
        PaletteEntry entry;
        entry.kind = PaletteKind::Lesson;
        entry.id = QStringLiteral("lesson/") + link.lesson;
        entry.title = link.title;
        entry.detail = PaletteText::tr("Lesson") + QStringLiteral(" · ") + progressText(link.done, link.steps);
        entry.names = {link.question, link.id, PaletteText::tr("Lesson") + QLatin1Char(' ') + link.title,
                       QStringLiteral("lesson ") + link.title};
        for (const lab::Lesson& lesson : lab::builtInLessons())
            if (lesson.id == link.id.toStdString())
                entry.names +=
                    {QString::fromStdString(lesson.title.in("en")), QString::fromStdString(lesson.question.in("en"))};
        entry.act = [lesson = link.lesson, &workbench] { workbench.ask(ShowLesson{lesson}); };
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::vector<ManualPlace> manualPlaces(const catalog::Catalogue& catalogue)
{
    std::vector<ManualPlace> places;
    const manual::Manual manual(catalogue);
    for (const manual::Page& page : manual.pages()) {
        const QString name = QString::fromStdString(page.name), title = QString::fromStdString(page.title);
        places.push_back({name, {}, title, title});
        for (const manual::Section& section : page.sections)
            if (!section.anchor.empty() && section.title != page.title)
                places.push_back(
                    {name, QString::fromStdString(section.anchor), QString::fromStdString(section.title), title});
    }
    return places;
}

std::vector<PaletteEntry> manualEntries(const std::vector<ManualPlace>& places, Workbench& workbench)
{
    std::vector<PaletteEntry> entries;
    for (const ManualPlace& place : places) {
        PaletteEntry entry;
        entry.kind = PaletteKind::Manual;
        entry.id = QStringLiteral("manual/%1#%2").arg(place.page, place.anchor);
        entry.title = place.title;
        entry.detail = place.anchor.isEmpty() ? PaletteText::tr("Manual")
                                              : PaletteText::tr("Manual") + QStringLiteral(" › ") + place.pageTitle;
        entry.names = {place.title + QLatin1Char(' ') + place.pageTitle};
        entry.act = [place, &workbench] { workbench.ask(ShowManual{place.page, place.anchor}); };
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::vector<PaletteEntry> entriesOf(const QString& query, Workbench& workbench,
                                    const std::function<std::vector<const PaletteEntry*>(const QString&)>& find)
{
    const QString text = query.simplified();
    bool isNode = false;
    if (const int node = text.toInt(&isNode); isNode && node >= 0) return nodeEntries(node, workbench);
    const qsizetype space = text.lastIndexOf(QLatin1Char(' '));
    if (space < 0) return {};
    const QString typed = text.mid(space + 1);
    for (const PaletteEntry* match : find(text.left(space))) {
        if (match->kind != PaletteKind::Parameter) continue;
        const QString key = match->id.mid(kParameterId.size());
        const catalog::Parameter* parameter = workbench.catalogue().parameter(key.toStdString());
        const auto [value, expected] = acceptedValue(*parameter, typed);
        // "optimizer step" may be a name of two words; a number is always meant as a value.
        if (value.isEmpty() && !typed.at(0).isDigit() && typed.at(0) != QLatin1Char('-')) continue;
        PaletteEntry entry = *match;
        if (value.isEmpty()) {
            entry.detail = PaletteText::tr("expected %1, found “%2”").arg(coreText(expected), typed);
            entry.isEnabled = false;
        } else {
            entry.title = QStringLiteral("%1 = %2").arg(match->title, typed);
            entry.act = [key, value = value, &workbench] { workbench.ask(SetParameter{key, value}); };
        }
        return {std::move(entry)};
    }
    return {};
}

}  // namespace rosa::workbench
