"""Writes the small files in this folder. Needs NumPy, SciPy and PyTorch; run it only to change a fixture.

    python make_fixtures.py
"""

import io
import os
import pickle
import zipfile
from collections import defaultdict
from pathlib import Path

import numpy as np
import scipy.sparse as sp

HERE = Path(__file__).parent


class Evil:
    """Runs a command when unpickled."""

    def __reduce__(self):
        return os.system, ("true",)


def dump(name, value, protocol):
    (HERE / name).write_bytes(pickle.dumps(value, protocol=protocol))


def pickles():
    array = np.arange(6, dtype="<i4").reshape(2, 3)
    matrix = sp.csr_matrix(np.array([[1, 0, 2], [0, 0, 3]], dtype=np.float32))
    value = {"list": [1, -2, 2**40, True, None, 1.5], "tuple": ("a", "\u00e4"), "bytes": b"\x00\xff", "scalar": np.float64(0.25)}
    for protocol in range(6):
        dump(f"array.p{protocol}", array, protocol)
        dump(f"csr.p{protocol}", matrix, protocol)
        dump(f"plain.p{protocol}", value, protocol)
        dump(f"evil.p{protocol}", [1, Evil()], protocol)
    dump("fortran.p2", np.asfortranarray(array.astype(">f8")), 2)
    loop = []
    loop.append(loop)
    dump("loop.p2", loop, 2)


def planetoid():
    """Eight nodes; 4 is missing from the test index, 5 and 6 are in reverse order."""
    folder = HERE / "planetoid"
    folder.mkdir(exist_ok=True)
    allx = sp.csr_matrix(np.array([[1, 0, 0], [0, 1, 0], [1, 1, 0], [0, 0, 1]], dtype=np.float32))
    tx = sp.csr_matrix(np.array([[0, 1, 1], [1, 0, 1], [1, 1, 1]], dtype=np.float32))
    ally = np.array([[1, 0], [0, 1], [1, 0], [0, 1]], dtype=np.int32)
    ty = np.array([[0, 1], [0, 1], [1, 0]], dtype=np.int32)
    graph = defaultdict(list, {0: [1, 2, 2], 1: [0], 2: [0, 2, 3], 3: [2, 6], 5: [6], 6: [3, 5, 7], 7: [6]})
    parts = {"x": allx[:2], "y": ally[:2], "allx": allx, "ally": ally, "tx": tx, "ty": ty, "graph": graph}
    for part, value in parts.items():
        dump(f"planetoid/ind.tiny.{part}", value, 2)
    (folder / "ind.tiny.test.index").write_text("6\n5\n7\n")


def npz():
    adjacency = sp.csr_matrix(np.array([[0, 1, 0], [0, 1, 1], [0, 0, 0]], dtype=np.float32))
    attributes = sp.csr_matrix(np.array([[1, 0], [0, 2], [1, 1]], dtype=np.float32))
    members = {"labels": np.array([0, 1, 0], dtype=np.int8), "class_names": np.array(["one", "two"], dtype=object)}
    for prefix, matrix in (("adj", adjacency), ("attr", attributes)):
        members |= {f"{prefix}_data": matrix.data, f"{prefix}_indices": matrix.indices, f"{prefix}_indptr": matrix.indptr}
        members |= {f"{prefix}_shape": np.array(matrix.shape)}
    np.savez(HERE / "stored.npz", **members)
    np.savez_compressed(HERE / "deflated.npz", **members)


def zip_bomb():
    """One member that claims to unpack to 10 GB."""
    data = io.BytesIO()
    np.save(data, np.zeros(4, dtype=np.float32))
    with zipfile.ZipFile(HERE / "bomb.npz", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("adj_indptr.npy", data.getvalue())
        archive.infolist()[0].file_size = 10 << 30


def torch_state():
    """Tensors of several types and layouts, within dicts and beside other values."""
    import torch

    module = torch.nn.Sequential(torch.nn.Linear(3, 2), torch.nn.BatchNorm1d(2))
    with torch.no_grad():
        module[0].weight.copy_(torch.arange(6.0).reshape(2, 3) / 4)
        module[0].bias.copy_(torch.tensor([-1.0, 2.0]))
    shared = torch.arange(12.0)
    extra = {
        "transposed": shared.reshape(3, 4).t(),
        "part": shared[5:9],
        "half": torch.tensor([0.5, -2.0], dtype=torch.float16),
        "count": torch.tensor(7),
        "flag": torch.tensor([True, False]),
        "parameter": torch.nn.Parameter(torch.tensor([[1.5]])),
    }
    torch.save({"epoch": 3, "model": module.state_dict(), "loss": [0.5, 0.25], "extra": extra}, HERE / "torch_state.pt")


pickles()
planetoid()
npz()
zip_bomb()
torch_state()
