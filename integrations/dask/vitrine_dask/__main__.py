import sys

from vitrine_dask.cli import main

sys.exit(main())
