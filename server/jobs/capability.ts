import { service, type Capability } from '../node/capability.ts'
import { BossQueue } from './BossQueue.ts'
import type { JobQueue } from './JobQueue.ts'
import { Workforce } from './Workforce.ts'

export const JOBS = service<JobQueue>('the queue of jobs on assets')
/** The same queue for what nobody waits for. */
export const UNHURRIED_JOBS = service<JobQueue>('the queue of jobs on assets that nobody waits for')

export const jobs: Capability = async (node) => {
  const { database, onError } = node
  const queue = new BossQueue(database, { isSupervisor: true, onSent: () => workforce.wake(), onError })
  const workforce = new Workforce(queue, database, node)
  await queue.open()
  await workforce.begin()
  node.offer(JOBS, queue)
  node.offer(UNHURRIED_JOBS, queue.unhurried)
  return {
    close: async () => {
      await workforce.end()
      await queue.close()
    },
  }
}
