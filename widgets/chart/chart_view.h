/// A chart on screen.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QPixmap>
#include <QSet>
#include <QWidget>

#include "widgets/chart/draw_chart.h"

namespace rosa::widgets {

using ChartPtr = std::shared_ptr<const Chart>;

/// Colours of a widget's palette.
ChartColours chartColours(const QPalette& palette);

/// Draws the chart once and keeps the picture. Subjects under the pointer are described in a tooltip; a click chooses, a double click opens
/// them. Keys: arrows go through the subjects from left to right, Space chooses, Return opens. The accessible description is that of the
/// current subject.
class ChartView : public QWidget {
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);

    /// nullptr: `lack` is shown.
    void setChart(ChartPtr chart, const QString& lack = {});
    [[nodiscard]] const ChartPtr& chart() const { return m_chart; }
    /// Highlights the marks of these subjects.
    void setChosen(const QSet<int>& subjects);
    /// Describes a subject for tooltip and screen reader.
    void setDescription(std::function<QString(int subject)> describe) { m_describe = std::move(describe); }
    /// Place of a subject's first mark; a null point if it has none.
    [[nodiscard]] QPointF placeOf(int subject);
    /// Subject that the keyboard has reached; -1: none.
    [[nodiscard]] int current() const { return m_current; }
    /// Without a mark of this subject: none.
    void setCurrent(int subject);
    [[nodiscard]] const QString& lack() const { return m_lack; }
    [[nodiscard]] QSize sizeHint() const override { return {480, 260}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

Q_SIGNALS:
    void chosen(int subject, Qt::KeyboardModifiers modifiers);
    void opened(int subject);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// A mark that belongs to a subject.
    struct Target {
        int subject = -1;
        QRectF place;                  ///< Empty: a point at its upper left corner.
        const QString* tip = nullptr;  ///< Of the chart.
    };
    void invalidate();
    void draw();
    /// Collected when they are first needed.
    const std::vector<Target>& targets() const;
    [[nodiscard]] const Target* targetAt(const QPointF& place) const;
    [[nodiscard]] QString textOf(const Target& target) const;
    [[nodiscard]] bool hasSubject(int subject) const;
    /// Outlines of points and boxes, with the painter's pen.
    void drawMarks(QPainter& painter, const std::function<bool(int subject)>& isMeant) const;
    /// Those of the chosen subjects, filled.
    void fillMarks(QPainter& painter) const;
    void drawLines(QPainter& painter, const std::function<bool(int subject)>& isMeant) const;
    void drawHighlights(QPainter& painter);

    ChartPtr m_chart;
    QString m_lack;
    QSet<int> m_chosen;
    std::function<QString(int)> m_describe;
    ChartLayout m_layout;
    mutable std::vector<Target> m_targets;  ///< From left to right.
    mutable bool m_hasTargets = false;
    QPixmap m_picture;
    QPixmap m_highlights;  ///< Of the chosen subjects, drawn over the picture; null: to be drawn.
    int m_current = -1;
    int m_hovered = -1;
};

}  // namespace rosa::widgets
