/// A scale of values that several matrices share.
#pragma once

#include <map>
#include <utility>

#include <QObject>

namespace rosa::widgets {

/// Spans the values of all who take part; locked, it stays as it is whatever comes, so that pairs and epochs can be compared by eye.
/// Belongs to the window's thread.
class ColourScale : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// `who` shows values from `low` to `high`; changed() follows where the scale becomes another.
    void setRange(const void* who, double low, double high);
    void leave(const void* who);

    [[nodiscard]] double low() const { return m_scale.first; }
    [[nodiscard]] double high() const { return m_scale.second; }
    void setLocked(bool locked);

Q_SIGNALS:
    void changed();

private:
    void update();

    std::map<const void*, std::pair<double, double>> m_ranges;
    std::pair<double, double> m_scale{0, 1};
    bool m_isLocked = false;
};

}  // namespace rosa::widgets
