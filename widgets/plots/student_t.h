/// Student's t distribution, for intervals of the mean of few curves.
#pragma once

namespace rosa::widgets {

/// Half width of the 95 % interval of a mean, in standard errors: the 0.975 quantile of Student's t with n − 1 degrees of freedom, as in
/// evaluate::summarise(). n >= 2. A few microseconds.
double intervalFactor(int n);

}  // namespace rosa::widgets
