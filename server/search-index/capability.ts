import { sql } from '../database/sql.ts'
import { JOBS, KERNEL } from '../jobs/capability.ts'
import { sweepOf } from '../jobs/sweeping.ts'
import type { Capability } from '../node/capability.ts'
import { entriesJob, entryJob } from './jobs.ts'
import { renewalOf } from './renewal.ts'

const READ_CHANGES = sql('select sweep_item_changes()')

export const searchIndex: Capability = (node) => {
  const { database } = node
  const jobs = node.use(JOBS)
  node.use(KERNEL).register(entryJob(database), entriesJob(database, jobs), renewalOf(database, jobs), sweepOf(database, 'sweepItemChanges', READ_CHANGES))
  return {}
}
