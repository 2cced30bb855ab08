/// Asks for a film of the open pair and makes it.
#pragma once

#include <vector>

#include <QObject>

#include "app/workbench/session/workbench.h"

class QWidget;

namespace rosa::widgets {
class Banner;
}

namespace rosa::workbench {

class FilmJob;
class PairPanel;

/// Films what `panel` shows, at its epochs. Belongs to the window's thread; workbench, panel and banner must outlive it.
class FilmMaker : public QObject {
    Q_OBJECT
public:
    FilmMaker(Workbench& workbench, PairPanel& panel, widgets::Banner& banner, QWidget* window);

    /// Films each epoch for `secondsPerEpoch`, into `file` (.mp4 or .gif). The job reports its progress and deletes itself; nullptr if no pair is
    /// shown.
    FilmJob* save(const QString& file, double secondsPerEpoch);
    /// Asks for file and duration, and shows the progress.
    void ask();

private:
    void show(FilmJob* job, const QString& file);

    Workbench& m_workbench;
    PairPanel& m_panel;
    widgets::Banner& m_banner;
    QWidget* m_window;  ///< Below the dialogs.
};

}  // namespace rosa::workbench
