/// Request for a figure without a window.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include <QMap>
#include <QString>
#include <QStringList>

#include "app/workbench/datasets/data/dataset_cache.h"
#include "core/base/result.h"
#include "core/catalog/catalogue.h"
#include "widgets/figure/figure.h"

namespace rosa::workbench {

/// Options are the arguments after the figure's name, by name without dashes: {"pair": "17", "epoch": "200"}; readOptions() reads them
/// (figure_options.h).
struct FigureRequest {
    const catalog::Catalogue& catalogue;
    std::shared_ptr<DatasetCache> datasets;  ///< Data sets of the store.
    QString engine;                          ///< Path of `rosa`, for figures that need an engine.
    QStringList runs;                        ///< Ids, at least one.
    QMap<QString, QString> options;

    [[nodiscard]] const std::filesystem::path& store() const { return datasets->store(); }
};

/// An Error says what the record lacks or which option is invalid. Called without an event loop; may wait for an engine.
using FigureLoader = std::function<Result<std::unique_ptr<widgets::Figure>>(const FigureRequest&)>;

}  // namespace rosa::workbench
