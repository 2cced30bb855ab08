#include "app/engine/data/data_options.h"

namespace rosa::engine {

void describe(bind::Fields<DataOptions>& fields)
{
    fields.text(&DataOptions::name, "name", "Name", "Data set, see `rosa data list`").positional();
    fields.text(&DataOptions::path, "path", "Path", "File or folder").positional();
    fields.text(&DataOptions::file, "file", "File", "Splits file (JSON)").positional();
    fields.text(&DataOptions::only, "only", "Only", "Name of the data set, if there are several").placeholder("NAME");
    fields.text(&DataOptions::as, "as", "New name", "New name of the data set").placeholder("NAME");
    fields.text(&DataOptions::out, "out", "Output", "Output file").placeholder("FILE");
    fields.flag(&DataOptions::replace, "replace", "Replace", "Overwrite an imported data set of that name");
}

}  // namespace rosa::engine
