#include "widgets/plots/student_t.h"

#include <boost/math/distributions/students_t.hpp>

namespace rosa::widgets {

double intervalFactor(int n) { return boost::math::quantile(boost::math::students_t(n - 1), 0.975); }

}  // namespace rosa::widgets
