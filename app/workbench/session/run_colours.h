/// The colour of a run, the same in all parts of the window.
#pragma once

#include <array>
#include <functional>

#include <QHash>
#include <QObject>
#include <QString>

namespace rosa::workbench {

/// A run gets its colour when it is first shown, and keeps it: the store remembers it for later windows. Colours come from the first eight of
/// the palette, which colour-blind readers can tell apart; a run gets the one that the fewest runs shown so far have. Belongs to the
/// window's thread.
class RunColours : public QObject {
    Q_OBJECT
public:
    static constexpr int kCount = 8;

    /// `stored`: those given before, by id; numbers beyond the eight are not used. `keep` stores one for later windows.
    RunColours(QHash<QString, int> stored, std::function<void(const QString& run, int number)> keep);

    /// Number for widgets::curveColour(), 0 … 7; given at the first call for a run.
    [[nodiscard]] int of(const QString& run);
    /// −1: the run has not been shown in this window.
    [[nodiscard]] int known(const QString& run) const { return m_shown.value(run, -1); }

Q_SIGNALS:
    void assigned(const QString& run);

private:
    const QHash<QString, int> m_stored;
    const std::function<void(const QString& run, int number)> m_keep;
    QHash<QString, int> m_shown;
    std::array<int, kCount> m_uses{};  ///< Number of runs shown in each colour.
};

}  // namespace rosa::workbench
