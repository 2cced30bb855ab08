#include "app/workbench/window/preferences.h"

#include <algorithm>

#include <QSettings>

namespace rosa::workbench {

namespace {

/// As many as the engine accepts.
constexpr int kMostThreads = 4096;

QString key(const char* name) { return QLatin1String(name); }

}  // namespace

Preferences Preferences::load()
{
    const QSettings settings;
    Preferences preferences;
    preferences.theme = static_cast<widgets::Theme>(std::clamp(settings.value(key("theme"), 0).toInt(), 0, 2));
    preferences.scalePercent = std::clamp(settings.value(key("scale"), 100).toInt(), 100, 300);
    preferences.language = settings.value(key("language")).toString();
    preferences.atClose = static_cast<AtClose>(std::clamp(settings.value(key("at_close"), 0).toInt(), 0, 2));
    preferences.notices = settings.value(key("notices"), true).toBool();
    preferences.storeFolder = settings.value(key("store")).toString();
    preferences.threads = std::clamp(settings.value(key("threads"), 0).toInt(), 0, kMostThreads);
    return preferences;
}

void Preferences::store() const
{
    QSettings settings;
    settings.setValue(key("theme"), static_cast<int>(theme));
    settings.setValue(key("scale"), scalePercent);
    settings.setValue(key("language"), language);
    settings.setValue(key("at_close"), static_cast<int>(atClose));
    settings.setValue(key("notices"), notices);
    settings.setValue(key("store"), storeFolder);
    settings.setValue(key("threads"), threads);
}

WindowState WindowState::load()
{
    const QSettings settings;
    return {settings.value(key("window/geometry")).toByteArray(),  settings.value(key("window/docks")).toByteArray(),
            settings.value(key("window/view")).toString(),         settings.value(key("window/configuration")).toString(),
            settings.value(key("window/run")).toString(),          settings.value(key("window/recent_data")).toStringList(),
            settings.value(key("window/dismissed")).toStringList()};
}

void WindowState::store() const
{
    QSettings settings;
    settings.setValue(key("window/geometry"), geometry);
    settings.setValue(key("window/docks"), docks);
    settings.setValue(key("window/view"), view);
    settings.setValue(key("window/configuration"), configuration);
    settings.setValue(key("window/run"), run);
    settings.setValue(key("window/recent_data"), recentData);
    settings.setValue(key("window/dismissed"), dismissed);
}

}  // namespace rosa::workbench
