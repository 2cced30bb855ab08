/// The user's preferences for the window, kept between starts.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "widgets/style/theme.h"

namespace rosa::workbench {

/// A value type stored in QSettings.
struct Preferences {
    widgets::Theme theme = widgets::Theme::System;
    int scalePercent = 100;  ///< 100 … 300, in addition to the screen's own scale; takes effect at the next start.
    QString language;        ///< "de", "zh_CN", "en"; "": the system's; takes effect at the next start.
    /// What to do with engines that train when the window closes.
    enum class AtClose { Ask, GoOn, Stop } atClose = AtClose::Ask;
    bool notices = true;       ///< A notice at the end of a training.
    QString storeFolder = {};  ///< Folder of the store; "": store::defaultStore(). Takes effect at the next start.
    int threads = 0;           ///< Of trainings; 0: all cores.

    static Preferences load();
    void store() const;
};

/// State of the window at its last end.
struct WindowState {
    QByteArray geometry, docks;
    QString view;           ///< Object name of the current view.
    QString configuration;  ///< Of the form, with edits that were not trained.
    QString run;            ///< The current run.
    QStringList recentData;
    QStringList dismissed;  ///< Interrupted runs that the user has dismissed.

    static WindowState load();
    void store() const;
};

}  // namespace rosa::workbench
