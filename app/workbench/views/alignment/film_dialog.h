/// What a film of a pair is made of, before it is saved.
#pragma once

#include <vector>

#include <QDialog>
#include <QStringList>

class QDoubleSpinBox;
class QLabel;

namespace rosa::workbench {

/// Says which epochs there are and asks how long each is shown, then for the file, in the folder of figures.
class FilmDialog : public QDialog {
    Q_OBJECT
public:
    struct Subject {
        QString name;             ///< Suggested for the file, without ending.
        std::vector<int> epochs;  ///< Ascending.
        bool isWatched = true;    ///< Of a pair that is not, only checkpoints are kept.
        QStringList parameters;   ///< What the two parameters are called that decide what is watched and how often.
        QStringList endings;      ///< Of films that can be written here, the first one proposed.
    };
    FilmDialog(const Subject& subject, double seconds, QWidget* parent);

    [[nodiscard]] double secondsPerEpoch() const;

Q_SIGNALS:
    /// A file ending in .mp4 or .gif was chosen; the dialogue closes.
    void chosen(const QString& file, double secondsPerEpoch);

private:
    void sayLength();
    void askForFile();

    Subject m_subject;
    QDoubleSpinBox* m_seconds;
    QLabel* m_length;
};

}  // namespace rosa::workbench
