import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { personOf, type PersonRow } from '../persons/personRows.ts'
import { parameter, seen, seenBy } from './facesSeen.ts'
import { groupLater } from './groupLater.ts'
import { tellPersons } from './nameFaces.ts'

const TAKE = sql<{ persons: readonly string[] }>('delete from face_namings where organization_id = $1 and id = $2 and user_id = $3 returning persons')
const HOLD = sql(`
  select asset.id from assets asset
  where asset.organization_id = $1 and asset.id in (select asset_id from asset_persons where organization_id = $1 and id = any ($2::uuid[])) order by asset.id for no key update`)

interface Row extends PersonRow {
  readonly assetId: string
  readonly assetName: string
  readonly type: ResourceType
  readonly contentVersion: string
}

/** Nobody has changed them since: they are as they were made. */
const remove = (isRestricted: boolean): Statement<Row> => {
  const $ = parameter(isRestricted)
  return sql(`
    delete from asset_persons person using assets asset
    where person.organization_id = $1 and person.id = any (${$(1)}::uuid[]) and person.revision = 1 and person.source = 'Recognized'
      and asset.id = person.asset_id and asset.content_version = person.content_version and ${seen(isRestricted)}
    returning person.id, person.name, person.x, person.y, person.width, person.height, person.source, person.revision,
      asset.id as "assetId", asset.name as "assetName", asset.type, asset.content_version as "contentVersion"`)
}
const REMOVE = { all: remove(false), restricted: remove(true) }

/** Takes back one's own naming, once: whoever was renamed or moved since, or is in a picture that one sees no more, stays. */
export const undoNaming = async (tenant: Tenant, jobs: Jobs, viewer: Viewer, change: string): Promise<Result.Result<{ readonly undone: number; readonly left: number }, Failure<'NOT_FOUND'>>> => {
  const [naming] = await tenant.query(TAKE, [tenant.organizationId, change, viewer.userId])
  if (naming === undefined) return Result.fail({ code: 'NOT_FOUND' })
  await tenant.query(HOLD, [tenant.organizationId, naming.persons])
  const rows = await tenant.query(REMOVE[viewer.restricted ? 'restricted' : 'all'], [...seenBy(tenant.organizationId, viewer), naming.persons])
  const persons = new Map([...Map.groupBy(rows, ({ assetId }) => assetId)].map(([assetId, own]) => [assetId, own.map(personOf)]))
  await tellPersons(tenant, jobs, viewer, rows, persons, 'unnamed')
  await groupLater(tenant, jobs)
  return Result.succeed({ undone: rows.length, left: naming.persons.length - rows.length })
}
