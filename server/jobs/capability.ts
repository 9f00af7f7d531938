import { service, type Capability } from '../node/capability.ts'
import { SentJobs, type Jobs } from './Jobs.ts'
import { Kernel } from './Kernel.ts'
import { workerPools } from './workerPools.ts'

export const JOBS = service<Jobs>('the jobs that are sent')
/** For the kinds of jobs. */
export const KERNEL = service<Kernel>('the kernel of jobs')

export const jobs: Capability = (node) => {
  const { database, dataDirectory, onError } = node
  const workers = workerPools({ connection: database.connection, dataDirectory, onError, onSent: (queue, delay) => kernel.wake(queue, delay) })
  const kernel: Kernel = new Kernel({ ...node, workers })
  node.offer(KERNEL, kernel)
  node.offer(
    JOBS,
    new SentJobs({ onSent: (queue, delay) => kernel.wake(queue, delay), onExpected: () => workers.files.expect(), onStopped: (id) => kernel.stopped(id) }),
  )
  return { close: async () => void (await Promise.all(Object.values(workers).map((pool) => pool.close({ isForced: database.isGone() })))) }
}

/** Runs them once all that do some have said so, and puts them down while what these use is still open. */
export const jobRunner: Capability = (node) => {
  const kernel = node.use(KERNEL)
  return { begin: () => kernel.begin(), close: () => kernel.close() }
}
