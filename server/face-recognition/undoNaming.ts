import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { MOST_PERSONS } from '../../src/domain/persons/persons.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { personOf, type PersonRow } from '../persons/personRows.ts'
import { parameter, seen, seenBy } from './facesSeen.ts'
import { groupLater } from './groupLater.ts'
import { recordPersons } from './nameFaces.ts'
import { allow } from './rejectName.ts'

interface Taken {
  /** Who was named. */
  readonly persons: readonly string[]
  /** Who was taken out, as the table has them. */
  readonly removed: readonly { readonly asset_id: string }[]
  /** Of which faces it was said that they are not somebody. */
  readonly rejected: readonly string[]
  readonly key: string | null
}

const TAKE = sql<Taken>(`
  delete from face_namings where organization_id = $1 and id = $2 and user_id = $3 returning persons, removed, rejected, rejected_key as key`)
const HOLD = sql(`
  select asset.id from assets asset
  where asset.organization_id = $1 and (asset.id in (select asset_id from asset_persons where organization_id = $1 and id = any ($2::uuid[])) or asset.id = any ($3::uuid[]))
  order by asset.id for no key update`)

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

/** As they were: where nobody is meanwhile, in the file in which they were seen, as long as there is room. */
const restore = (isRestricted: boolean): Statement<Row> => {
  const $ = parameter(isRestricted)
  return sql(`
    with back as (
      select person.*, row_number() over (partition by person.asset_id order by person.id) as place
      from jsonb_populate_recordset(null::asset_persons, ${$(1)}::jsonb) person join assets asset on asset.id = person.asset_id and asset.content_version = person.content_version
      where ${seen(isRestricted)}
    ), restored as (
      insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, revision, created_at, created_by, modified_at, modified_by)
      select id, $1, asset_id, content_version, name, name_key, x, y, width, height, source, revision, created_at, created_by, modified_at, modified_by from back
      where place + (select count(*) from asset_persons other where other.organization_id = $1 and other.asset_id = back.asset_id and other.content_version = back.content_version) <= ${MOST_PERSONS}
      on conflict (id) do nothing returning *
    )
    select person.id, person.name, person.x, person.y, person.width, person.height, person.source, person.revision,
      asset.id as "assetId", asset.name as "assetName", asset.type, asset.content_version as "contentVersion"
    from restored person join assets asset on asset.organization_id = $1 and asset.id = person.asset_id`)
}
const RESTORE = { all: restore(false), restricted: restore(true) }

const byAsset = (rows: readonly Row[]) => new Map([...Map.groupBy(rows, ({ assetId }) => assetId)].map(([assetId, own]) => [assetId, own.map(personOf)]))

/**
 * Takes back one's own decision about faces, once. Whoever was renamed or moved since they were named, or is in a picture that one sees no more, stays; who was
 * taken out is there again, as they were, and may be suggested again.
 */
export const undoNaming = async (tenant: Tenant, jobs: Jobs, viewer: Viewer, change: string): Promise<Result.Result<{ readonly undone: number; readonly left: number }, Failure<'NOT_FOUND'>>> => {
  const { organizationId } = tenant
  const [taken] = await tenant.query(TAKE, [organizationId, change, viewer.userId])
  if (taken === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const { persons, removed, rejected, key } = taken
  await tenant.query(HOLD, [organizationId, persons, removed.map((person) => person.asset_id)])
  const of = viewer.restricted ? 'restricted' : 'all'
  const asked = seenBy(organizationId, viewer)
  const unnamed = await tenant.query(REMOVE[of], [...asked, persons])
  const restored = removed.length === 0 ? [] : await tenant.query(RESTORE[of], [...asked, JSON.stringify(removed)])
  if (key !== null) await allow(tenant, rejected, rejected.map(() => key))
  await recordPersons(tenant, jobs, viewer, unnamed, byAsset(unnamed), 'unnamed')
  await recordPersons(tenant, jobs, viewer, restored, byAsset(restored), 'named')
  await groupLater(tenant, jobs)
  const undone = unnamed.length + restored.length
  return Result.succeed({ undone, left: persons.length + removed.length - undone })
}
