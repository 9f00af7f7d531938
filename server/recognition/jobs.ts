import type { Recognition } from '../../src/domain/recognition/setting.ts'
import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { register, type Registered } from '../jobs/kind.ts'
import { reading, readingOfHoldings, sweepingReadings } from './kinds.ts'
import { noteReadings, queueReadings, switchedOn } from './readings.ts'
import { readAsset, type Reader } from './readAsset.ts'

interface Parts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly jobs: Jobs
  readonly readers: Readonly<Record<Recognition, Reader>>
  readonly onFailed: (what: string, error: unknown) => void
}

const ON = sql<{ organizationId: string; recognition: Recognition }>(`
  select organization_id as "organizationId", recognition from recognition_settings where is_on order by organization_id, recognition`)

const COMPARE = sql('select compare_faces($1) where has_face_news($1)')

/** What the recognition worker does. */
export const recognitionJobs = (parts: Parts): readonly Registered[] => {
  const { database, jobs } = parts
  return [
    register(reading, { run: (work) => readAsset(parts, work) }),
    register(readingOfHoldings, {
      run: async ({ organizationId, payload: { recognition }, signal }) => {
        const isWanted = await inTenant(database, organizationId, async (tenant) => (await switchedOn(tenant)).has(recognition))
        if (!isWanted) return
        // What is in line is read first: only then it is asked what else is there.
        if (await inTenant(database, organizationId, (tenant) => queueReadings(tenant, jobs, recognition))) return
        for (let after: string | undefined; ; ) {
          signal.throwIfAborted()
          const from = after
          after = await inTenant(database, organizationId, (tenant) => noteReadings(tenant, recognition, from))
          if (after === undefined) break
        }
        await inTenant(database, organizationId, (tenant) => queueReadings(tenant, jobs, recognition))
      },
    }),
  ]
}

/** What a worker of files does, once an hour. */
export const sweepOfReadings = ({ database, jobs }: Pick<Parts, 'database' | 'jobs'>): Registered =>
  register(sweepingReadings, {
    run: async () => {
      for (const { organizationId, recognition } of await ask(database.owner, ON)) {
        await inTenant(database, organizationId, async (tenant) => {
          await jobs.send(tenant, readingOfHoldings, { recognition })
          // Faces that came while others were compared.
          if (recognition === 'Faces') await tenant.query(COMPARE, [organizationId])
        })
      }
    },
  })
