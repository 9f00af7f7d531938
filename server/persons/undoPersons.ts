import * as Result from 'effect/Result'
import type { MarkedPerson } from '../../src/domain/activity/undo.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { isSameArea } from '../../src/domain/persons/area.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { AssetUnseen } from '../assets/assets.ts'
import { addPersons, changePerson, removePerson } from './persons.ts'

const SHOWN = sql<Shown>(`
  select asset.id, asset.content_version as "contentVersion", array(
    select person.id from asset_persons person
    where person.organization_id = $1 and person.asset_id = asset.id and person.content_version = asset.content_version) as persons
  from assets asset where asset.organization_id = $1 and asset.id = any ($2::uuid[])`)
const REVISIONS = sql<{ id: string; revision: number }>('select id, revision from asset_persons where organization_id = $1 and asset_id = $2 and id = any ($3::uuid[])')

interface Marking {
  readonly assetId: string
  readonly before: readonly MarkedPerson[]
  readonly after: readonly MarkedPerson[]
}

interface Change extends Marking {
  readonly type: ResourceType
}

interface Shown {
  readonly id: string
  readonly contentVersion: string
  readonly persons: readonly string[]
}

/** Of these changes those that can be taken back: whom they marked is there, in the file that they were made to. */
export const currentMarkings = async <M extends Marking>(tenant: Tenant, markings: readonly M[]): Promise<readonly M[]> => {
  if (markings.length === 0) return []
  const rows = await tenant.query(SHOWN, [tenant.organizationId, [...new Set(markings.map(({ assetId }) => assetId))]])
  return markings.filter(({ assetId, before, after }) => {
    const shown = rows.find(({ id }) => id === assetId)
    return after.every(({ id }) => shown?.persons.includes(id)) && before.every(({ contentVersion }) => contentVersion === shown?.contentVersion)
  })
}

type UndoPersonsFailure = AssetUnseen | Failure<'STALE_EDIT' | 'VALIDATION_FAILED'>

const STALE = { code: 'STALE_EDIT' } as const

/** Marks in a picture whom a change took out of it, takes out whom it marked, and names and places whom it changed as before. */
export const undoPersons = async (
  tenant: Tenant,
  viewer: Viewer,
  { type, assetId, before, after }: Change,
): Promise<Result.Result<unknown, UndoPersonsFailure>> => {
  const ids = after.map(({ id }) => id)
  const rows = await tenant.query(REVISIONS, [tenant.organizationId, assetId, ids])
  for (const is of after) {
    const revision = rows.find(({ id }) => id === is.id)?.revision
    if (revision === undefined) return Result.fail(STALE)
    const asked = { type, assetId, personId: is.id, revision }
    const was = before.find(({ id }) => id === is.id)
    const to = was && { ...(was.name === is.name ? {} : { name: was.name }), ...(isSameArea(was.area, is.area) ? {} : { area: was.area }) }
    const done = to === undefined ? await removePerson(tenant, viewer, asked) : await changePerson(tenant, viewer, { ...asked, ...to })
    if (Result.isFailure(done)) return Result.fail(done.failure.code === 'NOT_FOUND' ? STALE : done.failure)
  }
  const gone = before.filter(({ id }) => !ids.includes(id))
  const [first] = gone
  if (first === undefined) return Result.succeed({})
  const added = await addPersons(tenant, viewer, { type, assetId, contentVersion: first.contentVersion, persons: gone })
  // Another file is there by now, which is no picture.
  return Result.mapError(added, (failure) => (failure.code === 'FILE_TYPE_NOT_SUPPORTED' || failure.code === 'NOT_FOUND' ? STALE : failure))
}
