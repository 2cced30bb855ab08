/// Options that several commands of `rosa data` have. Each command adds those that it has by addOption(), with a help text of its own where
/// what they mean to it differs.
#pragma once

#include <string>

#include "core/base/bind/fields.h"

namespace rosa::engine {

struct DataOptions {
    std::string name;        ///< Of a data set.
    std::string path, file;  ///< What is read: files of data sets, splits.
    std::string only, as, out;
    bool replace = false;
};
void describe(bind::Fields<DataOptions>& fields);

}  // namespace rosa::engine
