import { service, type Capability } from '../node/capability.ts'
import { BossQueue } from './BossQueue.ts'
import type { JobQueue } from './JobQueue.ts'
import { SentJobs, type Jobs } from './Jobs.ts'
import { Kernel } from './Kernel.ts'
import { Workforce } from './Workforce.ts'

export const JOBS = service<JobQueue>('the queue of jobs on assets')
/** The same queue for what nobody waits for. */
export const UNHURRIED_JOBS = service<JobQueue>('the queue of jobs on assets that nobody waits for')

export const SENT_JOBS = service<Jobs>('the jobs that are sent')
/** For what does them. */
export const KERNEL = service<Kernel>('the kernel of jobs')

export const jobs: Capability = async (node) => {
  const { database, onError } = node
  const queue = new BossQueue(database, { isSupervisor: true, onSent: () => workforce.wake(), onError })
  const workforce = new Workforce(queue, database, node)
  await queue.open()
  await workforce.begin()
  const kernel: Kernel = new Kernel(node)
  const sent = new SentJobs({ onSent: (name, delay) => kernel.wake(name, delay), onStopped: (id) => kernel.stopped(id) })
  node.offer(KERNEL, kernel)
  node.offer(SENT_JOBS, sent)
  node.offer(JOBS, queue)
  node.offer(UNHURRIED_JOBS, queue.unhurried)
  return {
    close: async () => {
      await workforce.end()
      await queue.close()
    },
  }
}

/** Runs them once all that do some have said so, and puts them down while what these use is still open. */
export const jobRunner: Capability = (node) => {
  const kernel = node.use(KERNEL)
  return { begin: () => kernel.begin(), close: () => kernel.close() }
}
