/// One line of the self-test.
#pragma once

#include <QString>

namespace rosa::workbench {

struct Finding {
    enum class Kind {
        Good,
        Warning,  ///< Works, but not as well as it could.
        Failed,
    };
    QString name;
    Kind kind = Kind::Good;
    QString text;  ///< Why, and what to do; "" where all is good.
};

inline Finding good(QString name) { return {std::move(name), Finding::Kind::Good, {}}; }
inline Finding warned(QString name, QString text) { return {std::move(name), Finding::Kind::Warning, std::move(text)}; }
inline Finding missed(QString name, QString text) { return {std::move(name), Finding::Kind::Failed, std::move(text)}; }

/// "name                    good", or FAILED or warning with the text behind a colon.
QString lineOf(const Finding& finding);

}  // namespace rosa::workbench
