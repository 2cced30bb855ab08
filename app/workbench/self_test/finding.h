/// A result of one check of the self-test.
#pragma once

#include <QString>

namespace rosa::workbench {

struct Finding {
    enum class Kind {
        Good,
        Warning,  ///< Works with limitations.
        Failed,
    };
    QString name;
    Kind kind = Kind::Good;
    QString text;  ///< Cause and remedy; "" if the check passed.
};

inline Finding good(QString name) { return {std::move(name), Finding::Kind::Good, {}}; }
inline Finding warned(QString name, QString text) { return {std::move(name), Finding::Kind::Warning, std::move(text)}; }
inline Finding missed(QString name, QString text) { return {std::move(name), Finding::Kind::Failed, std::move(text)}; }

/// "name                    good", or FAILED or warning followed by a colon and the text.
QString lineOf(const Finding& finding);

}  // namespace rosa::workbench
