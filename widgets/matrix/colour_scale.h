/// A value scale shared by several matrices.
#pragma once

#include <map>
#include <utility>

#include <QObject>

namespace rosa::widgets {

/// Covers the values of all participants; a locked scale does not change, so that pairs and epochs can be compared by eye. Belongs to the
/// window's thread.
class ColourScale : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// `who` shows values from `low` to `high`; changed() is emitted if the scale changes.
    void setRange(const void* who, double low, double high);
    void leave(const void* who);

    [[nodiscard]] double low() const { return m_scale.first; }
    [[nodiscard]] double high() const { return m_scale.second; }
    void setLocked(bool locked);
    /// A growing scale takes in new values and never loses old ones.
    void setGrowing(bool growing);

Q_SIGNALS:
    void changed();

private:
    void update();

    std::map<const void*, std::pair<double, double>> m_ranges;
    std::pair<double, double> m_scale{0, 1};
    bool m_isLocked = false;
    bool m_isGrowing = false;
};

}  // namespace rosa::widgets
