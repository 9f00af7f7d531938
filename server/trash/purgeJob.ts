import * as Schema from 'effect/Schema'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { releasedFiles } from '../files/releasedFiles.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { register, type Kind, type Registered, type Work } from '../jobs/kind.ts'
import { purge, type Purgeable } from './purge.ts'

const HOUR = 60 * 60_000

/** Takes apart, behind the answer, what was deleted for good in the transaction that it is sent in. */
export const purging: Kind<object> = {
  name: 'purge',
  queue: { name: 'purge', concurrency: 2, perOrganization: 1 },
  payload: Schema.Struct({}),
  series: () => 'purge',
  timeLimit: 12 * HOUR,
  retry: { limit: 100, delay: 1_000, longest: HOUR },
}

const NEXT = sql<Purgeable>('select id, kind from purging_items where organization_id = $1 order by id limit 1 for update')

/** A piece at a time, so that nothing is locked for long; what a stop or a kill leaves is gone on with. */
const purgeAll = async (database: Database, jobs: Jobs, { organizationId, signal, complete }: Work<object>): Promise<void> => {
  for (let isOver = false; !isOver; ) {
    signal.throwIfAborted()
    isOver = await inTenant(database, organizationId, async (tenant) => {
      const [next] = await tenant.query(NEXT, [organizationId])
      if (next !== undefined) {
        await purge(tenant, next)
        await publish(tenant, { kind: 'usage.changed' })
        return false
      }
      await jobs.send(tenant, releasedFiles, {})
      await complete(tenant)
      return true
    })
  }
}

export const purgeJob = (database: Database, jobs: Jobs): Registered => register(purging, { run: (work) => purgeAll(database, jobs, work) })
