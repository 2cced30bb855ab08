/// Settings of a film of a pair, before it is saved.
#pragma once

#include <vector>

#include <QDialog>
#include <QStringList>

class QDoubleSpinBox;
class QLabel;

namespace rosa::workbench {

/// Shows the available epochs and asks for the duration of each, then for the file, in the folder of figures.
class FilmDialog : public QDialog {
    Q_OBJECT
public:
    struct Subject {
        QString name;             ///< Suggested file name, without extension.
        std::vector<int> epochs;  ///< Ascending.
        bool isWatched = true;    ///< For a pair that is not watched, only checkpoints are available.
        QStringList parameters;   ///< Titles of the two parameters that decide which pairs are watched and how often.
        QStringList endings;      ///< File extensions that can be written; the first one is the default.
    };
    FilmDialog(const Subject& subject, double seconds, QWidget* parent);

    [[nodiscard]] double secondsPerEpoch() const;

Q_SIGNALS:
    /// A file with the extension .mp4 or .gif was chosen; the dialogue closes.
    void chosen(const QString& file, double secondsPerEpoch);

private:
    void showLength();
    void askForFile();

    Subject m_subject;
    QDoubleSpinBox* m_seconds;
    QLabel* m_length;
};

}  // namespace rosa::workbench
