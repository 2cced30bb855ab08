#include <fstream>

void read(const std::filesystem::path& store)
{
    std::ifstream file(store / "graph");
    const int descriptor = ::open(store.c_str(), O_RDONLY);  // std::ifstream in a comment
    std::filesystem::remove_all(store / "bin");
}
