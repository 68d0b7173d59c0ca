"""Labels a worker with its program and fonts: `dask worker … --preload vitrine_dask.preload`.

A worker of another build has another label, so the scheduler never gives it a portion.
"""

import logging

from vitrine_dask import program


async def dask_setup(worker):
    try:
        label = program.label()
    except (program.ProgramError, OSError) as error:
        logging.getLogger("distributed.worker").warning("no portions for this worker: %s", error)
        return
    # The worker hasn't registered yet: it tells the scheduler of its resources when it does.
    for resources in (worker.state.total_resources, worker.state.available_resources):
        resources[label] = worker.state.nthreads
