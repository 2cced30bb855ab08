/// Reads Python pickles that contain data, without executing anything.
///
/// Protocols 0 to 5 (Lib/pickletools.py describes the opcodes). A pickle is a program that may call any function; this reader supports a
/// closed list of constructors and converts them to plain values:
///
///     numpy ndarray, dtype and scalar; scipy csr_matrix; dict, OrderedDict, list, tuple, defaultdict(list|dict|int), str, bytes, numbers;
///     torch tensors and parameters, whose values are stored outside the pickle (torch_file.h); PyTorch Geometric's Data and its storage,
///     and SparseTensor of torch_sparse, by their attributes
///
/// (including the helper names that NumPy and Python write for these: _reconstruct, _frombuffer, _codecs.encode to Latin-1,
/// copyreg._reconstructor). Any other name is an Error that states it: "posix.system". References remain references, so neither shared nor
/// self-referential values are expanded, and nothing recurses; texts and numbers of arrays stay in the input. Code that follows references
/// must take from a MemoryBudget at each visit: a few bytes may refer to a large list a thousand times.
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/data/arrays/csr.h"
#include "core/data/arrays/nd_array.h"

namespace rosa::data {

/// Index of a value in its PickleDocument.
using PickleRef = std::uint32_t;

struct PickleNone {};
struct PickleBytes {
    std::string_view value;  ///< Python 2's str or Python 3's bytes: raw bytes. Valid as long as the document, like texts.
};
struct PickleText {
    std::string_view value;  ///< UTF-8
};
struct PickleTuple {
    std::vector<PickleRef> items;
};
struct PickleList {
    std::vector<PickleRef> items;
};
struct PickleDict {
    std::vector<std::pair<PickleRef, PickleRef>> items;  ///< In the order written; repeated keys are kept.
};
struct PickleObjects {
    std::vector<std::int64_t> shape;
    std::vector<PickleRef> items;  ///< An array of Python values, row-major.
};
/// A permitted class or function by name, or a dtype: used to encode arrays, not needed by readers of data.
struct PickleGlobal {
    std::string name;
};
struct PickleType {
    ElementType type;
};
/// Values of a tensor that are stored outside the pickle, under a key.
struct PickleStorage {
    std::string key;
    ElementType type;
    std::int64_t size = 0;  ///< Number of elements declared in the pickle.
    /// Elements are the upper halves of float32 values, for which NumPy has no type; `type` is then uint16.
    bool isBfloat16 = false;
};
/// Element (i, j, …) is element `offset` + i·strides[0] + j·strides[1] + … of the storage.
struct PickleTensor {
    PickleStorage storage;
    std::int64_t offset = 0;
    std::vector<std::int64_t> shape, strides;
};

/// An object of a data class; only its attributes are kept, no code of the class is run.
struct PickleObject {
    std::string className;  ///< "torch_geometric.data.data.Data"
    PickleRef state = 0;    ///< Dict of its attributes; valid if `hasState`.
    bool hasState = false;
};

using PickleValue =
    std::variant<PickleNone, bool, std::int64_t, double, PickleBytes, PickleText, PickleTuple, PickleList, PickleDict,
                 NdArray, PickleObjects, CsrMatrix, PickleGlobal, PickleType, PickleStorage, PickleTensor, PickleObject>;

/// The values of one pickle, which may refer to each other arbitrarily.
class PickleDocument {
public:
    PickleDocument() = default;
    PickleDocument(PickleDocument&&) = default;
    PickleDocument& operator=(PickleDocument&&) = default;
    PickleDocument(const PickleDocument&) = delete;  // texts are views into the document
    PickleDocument& operator=(const PickleDocument&) = delete;

    [[nodiscard]] const PickleValue& operator[](PickleRef ref) const { return m_values[ref]; }
    [[nodiscard]] const PickleValue& root() const { return m_values[m_root]; }
    /// Returns the root if it is a T, otherwise an Error "expected `what`, found …".
    template <typename T>
    [[nodiscard]] Result<const T*> rootAs(const Message& what) const
    {
        if (const T* value = std::get_if<T>(&root())) return value;
        return badInput("expected %1, found %2", what, kindOf(root()));
    }
    /// Kind of a value for messages: "list", "dict", "float32 array" …
    static Message kindOf(const PickleValue& value);

private:
    friend class PickleMachine;
    SharedArray<std::byte> m_input;   ///< Storage of texts and arrays.
    std::deque<std::string> m_texts;  ///< Texts not stored verbatim in the input: they were quoted or encoded.
    std::deque<PickleValue> m_values;
    PickleRef m_root = 0;
};

/// Parses the single pickle in `bytes`, which the document then shares. Memory for values is taken from `budget`. Returns an Error with
/// byte offset, expected and found value.
Result<PickleDocument> parsePickle(SharedArray<std::byte> bytes, MemoryBudget& budget);

/// Whether parsePickle() failed at a class or function that is not permitted.
bool isRefusedObject(const Error& error);

/// Converts an array of Python values to texts (if all are str or bytes) or numbers (if all are numbers). Returns an Error that names the
/// first other value, or states that the budget is exhausted: the objects may be one long text many times.
Result<NdArray> plainArray(const PickleDocument& document, const PickleObjects& objects, MemoryBudget& budget);

}  // namespace rosa::data
