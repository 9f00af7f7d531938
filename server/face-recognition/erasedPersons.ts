import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { Recognition } from '../../src/domain/recognition/setting.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { publish } from '../events/publish.ts'
import { readingOfHoldings } from '../recognition/kinds.ts'
import type { Paged } from './groups.ts'

interface Row {
  readonly key: string
  readonly name: string
  readonly erasedAt: Date
}

const ERASED = sql<Row>(`
  select name_key as key, coalesce(name, name_key) as name, erased_at as "erasedAt" from unlearnt_persons
  where organization_id = $1 and ($2::text is null or name_key > $2::text) order by name_key limit $3`)
const ALONE = sql(`select pg_advisory_xact_lock(hashtextextended(format('face %s %s', $1::uuid, $2::text), 0))`)
const LEARN = sql<{ name: string }>('delete from unlearnt_persons where organization_id = $1 and name_key = $2 returning coalesce(name, name_key) as name')
/** Their faces were erased: the pictures in which they are named are looked at again. */
const AGAIN = sql<{ assetId: string }>(`
  update recognition_readings reading set state = 'Waiting', part = 'Whole' from asset_persons person
  where reading.organization_id = $1 and reading.recognition = 'Faces' and person.organization_id = $1 and person.name_key = $2
    and person.asset_id = reading.asset_id and person.content_version = reading.content_version
  returning reading.asset_id as "assetId"`)
const FACES: { readonly recognition: Recognition } = { recognition: 'Faces' }
const ORGANIZATION = sql<{ name: string }>('select name from organizations where id = $1')

/** Whose faces were erased, and are not learnt again until somebody allows it; by name. */
export const erasedPage = async (tenant: Tenant, { after, limit = PAGE_DEFAULT }: Paged) => {
  if (after?.includes('\0') === true) return unreadable('after')
  const rows = await tenant.query(ERASED, [tenant.organizationId, after ?? null, limit])
  return Result.succeed({
    persons: rows.map(({ name, erasedAt }) => ({ name, erasedAt: erasedAt.toISOString() })),
    next: rows.length < limit ? null : (rows.at(-1)?.key ?? null),
  })
}

/** The face of somebody whose face was erased may be learnt again: the pictures in which they are named are read anew. */
export const learnAgain = async (tenant: Tenant, jobs: Jobs, viewer: Viewer, name: string): Promise<Result.Result<{ readonly pictures: number }, Failure<'NOT_FOUND'>>> => {
  const { organizationId } = tenant
  const key = nameKey(name)
  await tenant.query(ALONE, [organizationId, key])
  const [erased] = await tenant.query(LEARN, [organizationId, key])
  if (erased === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const pictures = await tenant.query(AGAIN, [organizationId, key])
  if (pictures.length > 0) await jobs.send(tenant, readingOfHoldings, FACES)
  const [organization] = await tenant.query(ORGANIZATION, [organizationId])
  await record(tenant, viewer, { kind: 'tenant.updated', resource: { id: organizationId, name: organization?.name ?? '' }, after: { learntFace: erased.name } })
  await publish(tenant, { kind: 'recognition.changed' })
  return Result.succeed({ pictures: pictures.length })
}
