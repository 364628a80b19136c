"""Training of the network in `tongiaki.value` by self-play.

`docs/research/networks.md` describes the method and its results. The package needs the `train` extra.
"""

import os

# The order of a sum's terms would depend on the number of threads. NumPy reads these variables when it is imported.
for _variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_variable, "1")
