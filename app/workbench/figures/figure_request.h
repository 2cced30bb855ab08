/// What a figure is to be made of, where no window asks for it.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include <QMap>
#include <QString>
#include <QStringList>

#include "app/workbench/model/dataset_cache.h"
#include "core/base/result.h"
#include "core/catalog/catalogue.h"
#include "widgets/figure/figure.h"

namespace rosa::workbench {

/// Options are what follows the figure's name on the command line, by their names without dashes: {"pair": "17", "epoch": "200"}.
struct FigureRequest {
    const catalog::Catalogue& catalogue;
    std::shared_ptr<DatasetCache> datasets;  ///< Of the store.
    QString engine;                          ///< Path of `rosa`, for figures that have to ask an engine.
    QStringList runs;                        ///< Ids, at least one.
    QMap<QString, QString> options;

    [[nodiscard]] const std::filesystem::path& store() const { return datasets->store(); }
    [[nodiscard]] QString option(const QString& name, const QString& fallback = {}) const
    {
        return options.value(name, fallback);
    }
};

/// An Error says what the record lacks or which option does not fit. Called without an event loop; may wait for an engine.
using FigureLoader = std::function<Result<std::unique_ptr<widgets::Figure>>(const FigureRequest&)>;

}  // namespace rosa::workbench
