#include "core/learn/ops/products.h"

#include <QtTest/QTest>

#include <array>
#include <cmath>

#include <ATen/Context.h>
#include <ATen/Version.h>

#include "core/base/parallel.h"
#include "tests/base/processor.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using torch::Tensor;

/// Products of both libraries, and selection of code by the emulated processor.
class TestProducts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setProductLibrary(m_atFirst); }

    void productsAreRight_data()
    {
        QTest::addColumn<int>("library");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("terms");
        QTest::addColumn<int>("columns");
        for (const ProductLibrary library : {ProductLibrary::Mkl, ProductLibrary::OneDnn})
            for (const auto& [rows, terms, columns] : {std::array{130, 1433, 512}, {131, 512, 1433}, {3, 1, 5}, {1, 17, 1}})
                QTest::addRow("%s, %d × %d × %d", nameOf(library), rows, terms, columns)
                    << static_cast<int>(library) << rows << terms << columns;
    }

    /// For any order of summing n terms in float32, the error is below 4·√n·u·Σ|aᵢ|·|bᵢ|, u = 2⁻²⁴, with high probability (Higham and Mary,
    /// 2019).
    void productsAreRight()
    {
        QFETCH(int, library);
        QFETCH(int, rows);
        QFETCH(int, terms);
        QFETCH(int, columns);
        if (setProductLibrary(static_cast<ProductLibrary>(library)) != static_cast<ProductLibrary>(library))
            QSKIP("this LibTorch came without oneDNN's product");
        const Tensor a =
            torch::sin(torch::arange(rows * terms, torch::kFloat64) * 1.7 + 0.3).view({rows, terms}).to(torch::kFloat32);
        const Tensor b =
            torch::cos(torch::arange(terms * columns, torch::kFloat64) * 2.3).view({columns, terms}).to(torch::kFloat32).t();
        const Tensor expected = a.to(torch::kFloat64).mm(b.to(torch::kFloat64));
        const Tensor sizes = a.abs().to(torch::kFloat64).mm(b.abs().to(torch::kFloat64));
        const Tensor allowed = 4 * std::sqrt(terms) * std::exp2(-24) * sizes;
        for (const Tensor& factor : {b, b.contiguous()}) {
            const Tensor share = (product(a, factor).to(torch::kFloat64) - expected).abs() / allowed;
            QVERIFY2(share.max().item<double>() <= 1, qPrintable(QString::number(share.max().item<double>())));
        }
    }

    void theProcessorIsTheOneThatIsStoodInFor()
    {
        const auto& processor = test::processor();
        if (!processor) QSKIP("ROSA_TEST_PROCESSOR names none");
        QCOMPARE(instructionSet(), processor->set);
        QCOMPARE(QString::fromStdString(at::get_cpu_capability()).toLower(), QString::fromLatin1(processor->libtorch));
        QCOMPARE(productLibrary(), processor->isIntel ? ProductLibrary::Mkl : ProductLibrary::OneDnn);
        torch::mm(torch::ones({64, 64}), torch::ones({64, 64}));
        if (at::hasMKL()) QVERIFY(test::askedForMaker() > 0);
    }

private:
    const ProductLibrary m_atFirst = productLibrary();
};

ROSA_TEST(TestProducts)
#include "tst_products.moc"
