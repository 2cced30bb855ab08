#include "core/evaluate/span_coordinates.h"

#include <QtTest/QTest>

#include <cmath>

#include "tests/program/test_program.h"

using namespace rosa::evaluate;

class TestSpanCoordinates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void productIsTheMatrix_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rank");
        QTest::newRow("wide") << 5 << 12 << 5;
        QTest::newRow("tall") << 12 << 5 << 5;
        QTest::newRow("square") << 7 << 7 << 7;
        QTest::newRow("rows alike") << 6 << 9 << 2;
        QTest::newRow("zeros") << 3 << 4 << 0;
        QTest::newRow("one value") << 1 << 1 << 1;
    }
    /// Q·lᵢ equals row i, and dot products of rows equal those of their coordinates.
    void productIsTheMatrix()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, rank);
        std::vector<double> values;
        for (int i = 0; i < rows; ++i)
            for (int j = 0; j < columns; ++j) {
                const int kind = rank > 0 ? i % rank : 0;
                values.push_back(rank > 0 ? std::cos(3 * kind + j * j + kind * j) : 0);
            }
        const SpanCoordinates spanned(values, rows, columns);
        QCOMPARE(spanned.width(), std::min(rows, columns));
        std::int64_t stored = 0;
        std::vector<std::vector<double>> all;
        for (int i = 0; i < rows; ++i) {
            std::vector<double> u = spanned.row(i);
            QCOMPARE(std::ssize(u), std::min<std::int64_t>(i + 1, spanned.width()));
            stored += std::ssize(u);
            u.resize(static_cast<std::size_t>(spanned.width()));
            const std::vector<double> back = spanned.back(u);
            QCOMPARE(std::ssize(back), columns);
            for (int j = 0; j < columns; ++j)
                QVERIFY(std::abs(back[static_cast<std::size_t>(j)] - values[static_cast<std::size_t>(i * columns + j)]) <
                        1e-13);
            all.push_back(std::move(u));
        }
        QCOMPARE(stored, SpanCoordinates::storedCount(rows, columns));
        for (int i = 0; i < rows; ++i)
            for (int k = 0; k < rows; ++k) {
                double product = 0, own = 0;
                for (std::size_t j = 0; j < all[0].size(); ++j)
                    product += all[static_cast<std::size_t>(i)][j] * all[static_cast<std::size_t>(k)][j];
                for (int j = 0; j < columns; ++j)
                    own += values[static_cast<std::size_t>(i * columns + j)] *
                           values[static_cast<std::size_t>(k * columns + j)];
                QVERIFY(std::abs(product - own) < 1e-12);
            }
    }
};

ROSA_TEST(TestSpanCoordinates)
#include "tst_span_coordinates.moc"
