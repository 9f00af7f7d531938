import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Changes } from '../../src/domain/activity/entry.ts'
import { personChanged, personsNamed } from '../../src/domain/activity/personChanges.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Area } from '../../src/domain/persons/area.ts'
import { hasMetadata, type MetadataState } from '../../src/domain/embedded-metadata/metadata.ts'
import { nameKey, normalizeName } from '../../src/domain/naming/names.ts'
import { type FoundFace, MOST_PERSONS, type Person, personProblems, type PersonSource } from '../../src/domain/persons/persons.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { AccessScope } from '../access/scope.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'
import { findAsset, type AssetUnseen, type DetailRow } from '../assets/assets.ts'
import { statesOf } from '../items/assetRows.ts'
import { PERSON_COLUMNS, personOf, type PersonRow } from './personRows.ts'

interface Asked {
  readonly type: ResourceType
  readonly assetId: string
}

interface Persons {
  readonly contentVersion: string
  readonly persons: readonly Person[]
  readonly state: MetadataState
  readonly faces: readonly FoundFace[]
}

type ChangeFailure = AssetUnseen | Failure<'NOT_FOUND' | 'STALE_EDIT' | 'VALIDATION_FAILED'>

const LIST = sql<PersonRow>(`
  select ${PERSON_COLUMNS} from asset_persons where organization_id = $1 and asset_id = $2 and content_version = $3 order by x, y, id`)
/** What was read before faces were looked for has not been read. */
const FACES = sql<Pick<Persons, 'state' | 'faces'>>(`
  select case when state = 'Ready' and faces is null then 'Unread' else state end as state, coalesce(faces, '[]'::jsonb) as faces
  from asset_metadata where organization_id = $1 and asset_id = $2 and content_version = $3`)
const LOCK = sql('select 1 from assets where organization_id = $1 and id = $2 for no key update')
const COUNT = sql<{ count: number }>('select count(*)::integer as count from asset_persons where organization_id = $1 and asset_id = $2 and content_version = $3')
const INSERT = sql<PersonRow>(`
  insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, created_by, modified_by)
  select fresh.id, $1, $2, $3, fresh.name, fresh.key, fresh.x, fresh.y, fresh.width, fresh.height, fresh.source, $4, $4
  from unnest($5::uuid[], $6::text[], $7::text[], $8::double precision[], $9::double precision[], $10::double precision[], $11::double precision[], $12::text[])
    as fresh (id, name, key, x, y, width, height, source)
  on conflict (id) do nothing
  returning ${PERSON_COLUMNS}`)
const READ = sql<PersonRow>(`select ${PERSON_COLUMNS} from asset_persons where organization_id = $1 and asset_id = $2 and id = $3 and content_version = $4`)
const UPDATE = sql<PersonRow>(`
  update asset_persons set name = $4, name_key = $5, x = $6, y = $7, width = $8, height = $9,
    revision = revision + 1, modified_at = now(), modified_by = $10
  where organization_id = $1 and asset_id = $2 and id = $3
  returning ${PERSON_COLUMNS}`)
const DELETE = sql('delete from asset_persons where organization_id = $1 and asset_id = $2 and id = $3')

export const readPersons = async (tenant: Tenant, scope: AccessScope, { type, assetId }: Asked): Promise<Result.Result<Persons, AssetUnseen>> => {
  const found = await findAsset(tenant, scope, type, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { contentVersion, preview, mediaType } = found.success
  if (preview !== 'image') return Result.succeed({ contentVersion, persons: [], state: 'None', faces: [] })
  const values = [tenant.organizationId, assetId, contentVersion]
  const [rows, [kept]] = await Promise.all([tenant.query(LIST, values), tenant.query(FACES, values)])
  const read = hasMetadata(mediaType) ? (kept ?? { state: 'Unread' as const, faces: [] }) : { state: 'None' as const, faces: [] }
  return Result.succeed({ contentVersion, persons: rows.map(personOf), ...read })
}

/** The asset, which stays as it is until the transaction ends. */
const held = async (tenant: Tenant, scope: AccessScope, { type, assetId }: Asked): Promise<Result.Result<DetailRow, AssetUnseen>> => {
  await tenant.query(LOCK, [tenant.organizationId, assetId])
  return findAsset(tenant, scope, type, assetId)
}

/** Who names persons. */
type Namer = Pick<Viewer, 'firstName' | 'lastName'> & AccessScope

/** Writes down what was done, makes the picture findable by the names that are in it now, and tells the open browsers. */
const changed = async (tenant: Tenant, viewer: Namer, asset: DetailRow, before: Changes, after: Changes): Promise<void> => {
  const { id, name, folderId, type } = asset
  await Promise.all([
    record(tenant, viewer, { kind: 'asset.updated', resource: { id, name }, before, after }),
    refreshEntry(tenant, id),
    publish(tenant, { kind: 'asset.changed', assetId: id, folderId, type, ...statesOf(asset) }),
  ])
}

interface NewPerson {
  /** Who is marked anew after having been taken out is who they were. */
  readonly id?: string
  readonly name: string
  readonly area: Area
  readonly source: PersonSource
}

/** Names persons in the content in which they were seen. */
export const addPersons = async (
  tenant: Tenant,
  viewer: Namer,
  { persons, ...asked }: Asked & { readonly contentVersion: string; readonly persons: readonly NewPerson[] },
): Promise<Result.Result<{ readonly persons: readonly Person[] }, ChangeFailure | Failure<'FILE_TYPE_NOT_SUPPORTED'>>> => {
  const found = await held(tenant, viewer, asked)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const asset = found.success
  if (asset.preview !== 'image') return Result.fail({ code: 'FILE_TYPE_NOT_SUPPORTED', names: [asset.name] })
  const fields = persons.map(({ name, area }) => personProblems({ name, area })).find((problems) => !isValid(problems))
  if (fields !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  if (asset.contentVersion !== asked.contentVersion) return Result.fail({ code: 'STALE_EDIT' })
  const of = [tenant.organizationId, asset.id, asset.contentVersion]
  const [{ count } = { count: 0 }] = await tenant.query(COUNT, of)
  if (count + persons.length > MOST_PERSONS) return Result.fail({ code: 'VALIDATION_FAILED', fields: { persons: { code: 'aboveMaximum', limit: MOST_PERSONS } } })
  const names = persons.map(({ name }) => normalizeName(name))
  const sides = (['x', 'y', 'width', 'height'] as const).map((side) => persons.map(({ area }) => area[side]))
  const columns = [persons.map(({ id }) => id ?? randomUUID()), names, names.map(nameKey), ...sides, persons.map(({ source }) => source)]
  const rows = await tenant.query(INSERT, [...of, viewer.userId, ...columns])
  // Somebody was quicker to mark them anew.
  if (rows.length < persons.length) return Result.fail({ code: 'STALE_EDIT' })
  const added = rows.map(personOf)
  await changed(tenant, viewer, asset, {}, personsNamed(added, asset.contentVersion))
  return Result.succeed({ persons: added })
}

interface OfPerson extends Asked {
  readonly personId: string
  /** The one that the change started from. */
  readonly revision: number
}

const heldPerson = async (tenant: Tenant, viewer: Namer, asked: OfPerson): Promise<Result.Result<{ asset: DetailRow; person: Person }, ChangeFailure>> => {
  const found = await held(tenant, viewer, asked)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const asset = found.success
  const [row] = await tenant.query(READ, [tenant.organizationId, asset.id, asked.personId, asset.contentVersion])
  if (row === undefined) return Result.fail({ code: 'NOT_FOUND' })
  return row.revision === asked.revision ? Result.succeed({ asset, person: personOf(row) }) : Result.fail({ code: 'STALE_EDIT' })
}

export const changePerson = async (
  tenant: Tenant,
  viewer: Namer,
  { name, area, ...asked }: OfPerson & { readonly name?: string; readonly area?: Area },
): Promise<Result.Result<Person, ChangeFailure>> => {
  const fields = personProblems({ ...(name === undefined ? {} : { name }), ...(area === undefined ? {} : { area }) })
  const found = await heldPerson(tenant, viewer, asked)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const { asset, person } = found.success
  const next = { ...person, name: name === undefined ? person.name : normalizeName(name), area: area ?? person.area }
  const change = personChanged(person, next, asset.contentVersion)
  if (change === undefined) return Result.succeed(person)
  const { x, y, width, height } = next.area
  const values = [tenant.organizationId, asset.id, person.id, next.name, nameKey(next.name), x, y, width, height, viewer.userId]
  const [row] = await tenant.query(UPDATE, values)
  if (row === undefined) return Result.fail({ code: 'NOT_FOUND' })
  await changed(tenant, viewer, asset, change.before, change.after)
  return Result.succeed(personOf(row))
}

export const removePerson = async (tenant: Tenant, viewer: Namer, asked: OfPerson): Promise<Result.Result<object, ChangeFailure>> => {
  const found = await heldPerson(tenant, viewer, asked)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { asset, person } = found.success
  await tenant.query(DELETE, [tenant.organizationId, asset.id, person.id])
  await changed(tenant, viewer, asset, personsNamed([person], asset.contentVersion), {})
  return Result.succeed({})
}
