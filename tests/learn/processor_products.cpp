/// Library of matrix products selected for the emulated processor.
#include "core/learn/ops/products.h"
#include "tests/base/processor.h"

namespace {

const bool isActing = [] {
    const auto& processor = rosa::test::processor();
    if (!processor) return false;
    using rosa::learn::ProductLibrary;
    rosa::learn::setProductLibrary(processor->isIntel ? ProductLibrary::Mkl : ProductLibrary::OneDnn);
    return true;
}();

}  // namespace
