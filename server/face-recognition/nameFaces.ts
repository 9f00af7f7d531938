import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { personsNamed } from '../../src/domain/activity/personChanges.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey, normalizeName } from '../../src/domain/naming/names.ts'
import { MOST_PERSONS, personProblems, type Person } from '../../src/domain/persons/persons.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Viewer } from '../access/viewer.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { personOf, PERSON_COLUMNS, type PersonRow } from '../persons/personRows.ts'
import { enterInTime, roomOfEdit } from '../search-index/assetEntries.ts'
import { chosenFaces, type Chosen, type ChosenFace } from './chosenFaces.ts'
import { groupLater } from './groupLater.ts'

const COUNTS = sql<{ assetId: string; count: number }>(`
  select person.asset_id as "assetId", count(*)::integer as count from asset_persons person
  join assets asset on asset.organization_id = $1 and asset.id = person.asset_id and asset.content_version = person.content_version
  where person.organization_id = $1 and person.asset_id = any ($2::uuid[]) group by person.asset_id`)
/** A person who is named by their face is known by it, also when that is taken back and done again; not where somebody who was moved away has it. */
const INSERT = sql<PersonRow & { assetId: string }>(`
  insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, created_by, modified_by)
  select case when exists (select from asset_persons taken where taken.id = fresh.id) then gen_random_uuid() else fresh.id end, $1, fresh.asset_id, fresh.content_version, $2, $3, fresh.x, fresh.y, fresh.width, fresh.height, 'Recognized', $4, $4
  from unnest($5::uuid[], $6::uuid[], $7::text[], $8::double precision[], $9::double precision[], $10::double precision[], $11::double precision[])
    as fresh (id, asset_id, content_version, x, y, width, height)
  on conflict (id) do nothing
  returning asset_id as "assetId", ${PERSON_COLUMNS}`)
const SHOW = sql('update picture_faces set is_ignored = false where organization_id = $1 and id = any ($2::uuid[]) and is_ignored')
const ALLOW = sql('delete from face_rejections where organization_id = $1 and face_id = any ($2::uuid[]) and name_key = $3')
const NOTE = sql('insert into face_namings (id, organization_id, user_id, persons) values ($1, $2, $3, $4)')

interface NamedFaces {
  readonly change: string
  readonly named: number
  readonly left: number
}

/** Of each picture as many as there is room for. */
const fitting = async (tenant: Tenant, faces: readonly ChosenFace[]): Promise<readonly ChosenFace[]> => {
  const counts = await tenant.query(COUNTS, [tenant.organizationId, [...new Set(faces.map(({ assetId }) => assetId))]])
  const room = new Map(counts.map(({ assetId, count }) => [assetId, MOST_PERSONS - count]))
  return faces.filter(({ assetId }) => {
    const left = room.get(assetId) ?? MOST_PERSONS
    room.set(assetId, left - 1)
    return left > 0
  })
}

/** Writes down what became of the persons of pictures, makes these findable by who is in them now, and tells the open browsers. */
export const recordPersons = async (
  tenant: Tenant,
  jobs: Jobs,
  viewer: Pick<Viewer, 'userId' | 'firstName' | 'lastName'>,
  pictures: readonly Pick<ChosenFace, 'assetId' | 'assetName' | 'type' | 'contentVersion'>[],
  persons: ReadonlyMap<string, readonly Person[]>,
  became: 'named' | 'unnamed',
): Promise<void> => {
  const assets = [...new Map(pictures.map((one) => [one.assetId, one])).values()].filter(({ assetId }) => persons.has(assetId))
  const events = assets.map(({ assetId, assetName, contentVersion }) => {
    const change = personsNamed(persons.get(assetId) ?? [], contentVersion)
    return { id: assetId, name: assetName, before: became === 'named' ? {} : change, after: became === 'named' ? change : {} }
  })
  await recordAll(tenant, viewer, 'asset.updated', events)
  const room = roomOfEdit()
  for (const [type, own] of Map.groupBy(assets, (asset) => asset.type)) {
    await enterInTime(tenant, jobs, type, own.map(({ assetId }) => assetId), room)
    await publish(tenant, { kind: 'library.changed', type })
  }
  await publish(tenant, { kind: 'recognition.changed' })
}

/** Names the faces that are chosen and seen, in one change that can be taken back. */
export const nameFaces = async (
  tenant: Tenant,
  jobs: Jobs,
  viewer: Viewer,
  { name, ...chosen }: Chosen & { readonly name: string },
): Promise<Result.Result<NamedFaces, Failure<'NOT_FOUND' | 'VALIDATION_FAILED'>>> => {
  const fields = personProblems({ name })
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const faces = await chosenFaces(tenant, viewer, chosen)
  if (faces.length === 0) return Result.fail({ code: 'NOT_FOUND' })
  const named = await fitting(tenant, faces.filter(({ personId }) => personId === null))
  const [ids, text] = [named.map(({ id }) => id), normalizeName(name)]
  await tenant.query(SHOW, [tenant.organizationId, ids])
  await tenant.query(ALLOW, [tenant.organizationId, ids, nameKey(text)])
  const columns = [ids, named.map(({ assetId }) => assetId), named.map(({ contentVersion }) => contentVersion), ...(['x', 'y', 'width', 'height'] as const).map((side) => named.map((face) => face[side]))]
  const rows = await tenant.query(INSERT, [tenant.organizationId, text, nameKey(text), viewer.userId, ...columns])
  const persons = new Map([...Map.groupBy(rows, ({ assetId }) => assetId)].map(([assetId, own]) => [assetId, own.map(personOf)]))
  const change = randomUUID()
  await tenant.query(NOTE, [change, tenant.organizationId, viewer.userId, rows.map(({ id }) => id)])
  await recordPersons(tenant, jobs, viewer, named, persons, 'named')
  await groupLater(tenant, jobs)
  return Result.succeed({ change, named: rows.length, left: (faces[0]?.total ?? 0) - rows.length })
}
