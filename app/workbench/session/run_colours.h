/// The colour of a run, the same in all parts of the window.
#pragma once

#include <QHash>
#include <QObject>
#include <QString>

namespace rosa::workbench {

/// A run gets its colour when it is first shown, and keeps it as long as the window lives. The colours come in turn from the first eight of
/// the palette, which colour-blind readers can tell apart (Okabe and Ito): any eight runs that were first shown one after another differ.
/// Belongs to the window's thread.
class RunColours : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Number for widgets::curveColour(), 0 … 7; assigned at the first call for a run.
    [[nodiscard]] int of(const QString& run);
    /// −1: the run has not been shown.
    [[nodiscard]] int known(const QString& run) const { return m_numbers.value(run, -1); }

Q_SIGNALS:
    void assigned(const QString& run);

private:
    QHash<QString, int> m_numbers;
};

}  // namespace rosa::workbench
