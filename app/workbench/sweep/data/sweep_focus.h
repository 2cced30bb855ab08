/// Which tries of a sweep are in focus: brushes, filter and selection, shared by table and plots.
#pragma once

#include <QObject>
#include <QSet>

#include "app/workbench/sweep/data/sweep_data.h"
#include "widgets/chart/parallel.h"

namespace rosa::workbench {

/// Words that a try must contain, all of them: "racing", "12|13", "walk_length>=10", "lambda=5", "mean>80" (per cent). A parameter is named by
/// its key or the end of it, or by the beginning of its title; it is compared by <, <=, =, >= or >.
class TryFilter {
public:
    TryFilter() = default;
    TryFilter(const SweepData& data, const QString& text);
    [[nodiscard]] bool accepts(const SweepTry& one) const;
    /// A comparison with something that is no number, which no try fulfils; "": none.
    [[nodiscard]] const QString& problem() const { return m_problem; }

private:
    enum class Sign { Contains, Equal, Less, LessOrEqual, Greater, GreaterOrEqual };
    struct Part {
        QStringList words;
        int axis = -1;  ///< Of the data; kScore: the shrunken mean.
        Sign sign = Sign::Contains;
        double number = 0;
    };
    [[nodiscard]] static bool accepts(const Part& part, const SweepTry& one);
    [[nodiscard]] static Sign signOf(const QString& text);
    std::vector<Part> m_parts;
    QString m_problem;
};

/// Belongs to the window's thread. Brushes and selection survive new data of the same sweep.
class SweepFocus : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// nullptr: no sweep.
    void setData(SweepDataPtr data);
    [[nodiscard]] const SweepDataPtr& data() const { return m_data; }
    /// Parameters that are not shown.
    void setHidden(const QSet<QString>& keys);
    [[nodiscard]] const QSet<QString>& hidden() const { return m_hidden; }
    /// Indices of the shown parameters.
    [[nodiscard]] const std::vector<std::size_t>& axes() const { return m_axes; }
    /// One line per try; the axes are axes() and the score.
    [[nodiscard]] const std::shared_ptr<const widgets::ParallelPicture>& picture() const { return m_picture; }

    /// One per axis of picture().
    void setBrushes(const std::vector<widgets::Brush>& brushes);
    [[nodiscard]] const std::vector<widgets::Brush>& brushes() const { return m_brushes; }
    void setText(const QString& text);
    [[nodiscard]] const QString& text() const { return m_text; }
    /// What is wrong with the text; "": nothing.
    [[nodiscard]] const QString& textProblem() const { return m_textProblem; }
    /// Removes brushes and text.
    void clear();
    /// Whether brushes or text leave something out.
    [[nodiscard]] bool isNarrowed() const;
    /// One per try: inside of all brushes and matched by the text.
    [[nodiscard]] const std::vector<char>& kept() const { return m_kept; }
    [[nodiscard]] int keptCount() const { return m_keptCount; }

    /// Numbers of tries; others are left out.
    void setChosen(const QSet<int>& tries);
    [[nodiscard]] const QSet<int>& chosen() const { return m_chosen; }

Q_SIGNALS:
    void dataChanged();
    /// The shown axes, with another picture.
    void axesChanged();
    void keptChanged();
    void chosenChanged();

private:
    void makePicture();
    void keep();

    SweepDataPtr m_data;
    QSet<QString> m_hidden;
    std::vector<std::size_t> m_axes;
    std::shared_ptr<const widgets::ParallelPicture> m_picture;
    std::vector<widgets::Brush> m_brushes;
    QString m_text, m_textProblem;
    std::vector<char> m_kept;
    int m_keptCount = 0;
    QSet<int> m_chosen;
};

/// Scale of the scores of the measured tries, labelled in per cent.
widgets::ChartScale scoreScale(const SweepData& data);
/// Lines of all tries over the given parameters and the score.
std::shared_ptr<const widgets::ParallelPicture> parallelPicture(const SweepData& data, const std::vector<std::size_t>& axes);

}  // namespace rosa::workbench
