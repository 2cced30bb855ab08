/// Checks that the window draws a run that is trained for the test.
#pragma once

#include <filesystem>
#include <functional>

#include <QImage>
#include <QList>
#include <QString>

#include "app/workbench/self_test/finding.h"
#include "core/catalog/configuration.h"

namespace rosa::workbench {

/// Whether something is drawn: a blank picture has one colour, or the few of a frame.
Finding checkPicture(const QString& name, const QImage& picture);

/// A picture of a view.
struct ViewPicture {
    QString name;   ///< "experiment", "train", "alignment", "embedding", "results"
    QImage view;    ///< The view alone.
    QImage window;  ///< The whole window.
};

/// Whether no picture is blank, and no two pictures are equal.
QList<Finding> checkPictures(const QList<ViewPicture>& pictures);

/// Receives each finding, one per check, as soon as it is known.
using Report = std::function<void(const Finding&)>;

/// Trains a few epochs on karate with `program` in `store`, an empty folder, opens the main window on it, shows each view until it has
/// drawn the run, and saves figures. Needs a QApplication; settings are those of QSettings. Takes seconds; reports a failure if it takes
/// minutes. The engines that it started have ended when it returns. `pictures`: folder for the pictures; empty: none are kept.
void checkWindow(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const QString& program,
                 const QString& pictures, const Report& report);

}  // namespace rosa::workbench
