/// Runs `rosa` to its end and keeps what it prints.
#pragma once

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QStringList>

namespace rosa::engine::tests {

/// The object of a JSON text; empty if it is none.
inline QJsonObject objectOf(const QByteArray& text) { return QJsonDocument::fromJson(text).object(); }

struct Printed {
    int code = -1;  ///< −1 if a signal ended the process.
    QByteArray out, err;

    [[nodiscard]] QJsonObject json() const { return objectOf(out); }
    /// The object of the last line.
    [[nodiscard]] QJsonObject last() const { return objectOf(out.trimmed().split('\n').last()); }
};

/// No timeout: a busy machine may take minutes to load the training core, and ctest has a time limit.
inline Printed runRosa(const QStringList& arguments,
                       const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(ROSA_COMMAND), arguments);
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

}  // namespace rosa::engine::tests
