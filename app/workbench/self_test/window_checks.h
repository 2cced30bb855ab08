/// Whether the window draws what it should, over a run that is trained for it.
#pragma once

#include <filesystem>
#include <functional>

#include <QImage>
#include <QList>
#include <QString>

#include "app/workbench/self_test/finding.h"
#include "core/catalog/configuration.h"

namespace rosa::workbench {

/// Whether something is drawn: a blank picture has one colour, or a frame's few.
Finding checkPicture(const QString& name, const QImage& picture);

/// A view as it was drawn.
struct ViewPicture {
    QString name;   ///< "experiment", "train", "alignment", "embedding", "results"
    QImage view;    ///< It alone.
    QImage window;  ///< With all around it.
};

/// Whether each picture shows something, and none shows what another does.
QList<Finding> checkPictures(const QList<ViewPicture>& pictures);

/// What is found, one line a check, as soon as it is.
using Report = std::function<void(const Finding&)>;

/// Trains a few epochs on karate with `program` in `store`, an empty folder, opens the main window on it, shows each view until it has
/// drawn the run, and saves figures. Needs a QApplication; settings are those of QSettings. Seconds; ends in a finding where it takes
/// minutes. The engines that it started have ended when it returns. `pictures`: folder for the pictures; empty: none is kept.
void checkWindow(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const QString& program,
                 const QString& pictures, const Report& report);

}  // namespace rosa::workbench
