import { randomUUID } from 'node:crypto'
import { FaceGroups } from '../../src/domain/face-recognition/FaceGroups.ts'
import { unpacked } from '../../src/domain/face-recognition/descriptor.ts'
import { confidenceOf, MOST_GROUPS, MOST_PLACED } from '../../src/domain/face-recognition/faces.ts'
import { KnownNames, type LikelyName } from '../../src/domain/face-recognition/KnownNames.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { register, type Registered } from '../jobs/kind.ts'
import { stayingOn, switchedOn } from '../recognition/readings.ts'
import { forgetFaces } from '../suggestions/forget.ts'
import { holdGroups, holdPictures } from './chosenFaces.ts'
import { grouping } from './kinds.ts'
import { proposeFaces } from './proposeFaces.ts'

interface Face {
  readonly id: string
  readonly assetId: string
  readonly groupId: string | null
  readonly isIgnored: boolean
  readonly isTaught: boolean
  readonly likeness: number
  /** Who has been named there. */
  readonly name: string | null
  readonly key: string | null
  readonly rejected: readonly string[]
  readonly descriptor: Buffer
  /** How alike others must be to be taken for the same person's; null: none is. */
  readonly joinsFrom: number | null
}

/** Faces that are read at a time, and pictures that are written in one transaction. */
const READ_AT_ONCE = 1_000
const WRITTEN_AT_ONCE = 200
const BEGINNING = '00000000-0000-0000-0000-000000000000'

const faces = (which: string) => sql<Face>(`
  select face.id, face.asset_id as "assetId", face.group_id as "groupId", face.is_ignored as "isIgnored", face.is_taught as "isTaught",
    coalesce(face.likely_confidence, 0) as likeness, person.name, person.name_key as key,
    array(select rejection.name_key from face_rejections rejection where rejection.organization_id = $1 and rejection.face_id = face.id) as rejected, described.descriptor, face.joins_from as "joinsFrom"
  from picture_faces face
  join face_descriptors described on described.face_id = face.id
  left join asset_persons person on person.id = face.person_id
  where face.organization_id = $1 and face.id > $2 ${which}
  order by face.id limit ${READ_AT_ONCE}`)
const FACES = { all: faces(''), new: faces('and face.group_id is null') }
/** Those of most faces: more are not compared with. */
const BIGGEST = sql<{ id: string }>(`
  select group_id as id from picture_faces where organization_id = $1 and group_id is not null and joins_from is not null
  group by group_id order by count(*) desc, group_id limit ${MOST_GROUPS}`)
const AGAIN = sql('select compare_faces($1) where exists (select from picture_faces where organization_id = $1 and group_id is null)')
const NEWS = sql<{ isThere: boolean }>('select has_face_news($1) as "isThere"')
/** Likely names that nobody has any more. */
const STALE = sql<{ assetId: string }>(`
  update picture_faces face set likely_name = null, likely_key = null, likely_confidence = null
  where face.organization_id = $1 and face.likely_key is not null and not exists (
    select from asset_persons person join picture_faces known on known.person_id = person.id
    where person.organization_id = $1 and person.name_key = face.likely_key)
  returning face.asset_id as "assetId"`)
/** Not into a group that was put into another one while they were compared; where all are ignored by now, so is who comes. */
const PLACE = sql<{ id: string }>(`
  with there as materialized (
    select group_id, bool_and(is_ignored) as is_ignored from picture_faces where organization_id = $1 and group_id = any ($3::uuid[]) group by group_id
  )
  update picture_faces face set group_id = placed.group_id, is_ignored = face.is_ignored or coalesce(there.is_ignored, false)
  from unnest($2::uuid[], $3::uuid[], $4::boolean[]) as placed (id, group_id, is_new) left join there using (group_id)
  where face.organization_id = $1 and face.id = placed.id and face.group_id is null and (placed.is_new or there.group_id is not null)
  returning face.id`)
/** Whoever erases one of the names waits, or is waited for. */
const KEEP_NAMES = sql(`
  select pg_advisory_xact_lock_shared(hashtextextended(format('face %s %s', $1::uuid, likely.key), 0))
  from (select distinct key from unnest($2::text[]) as given (key) order by key) likely`)
/** Of whose name it was erased while they were compared. */
const ERASE = sql<{ id: string }>(`
  delete from picture_faces face using unnest($2::uuid[], $3::text[]) as likely (id, key)
  where face.organization_id = $1 and face.id = likely.id and face.person_id is null
    and not exists (select from face_rejections rejection where rejection.organization_id = $1 and rejection.face_id = face.id and rejection.name_key = likely.key)
    and exists (select from unlearnt_persons erased where erased.organization_id = $1 and erased.name_key = likely.key)
  returning face.id`)
const LIKEN = sql(`
  update picture_faces face set likely_name = likely.name, likely_key = likely.key, likely_confidence = likely.confidence
  from unnest($2::uuid[], $3::text[], $4::text[], $5::double precision[]) as likely (id, name, key, confidence)
  where face.organization_id = $1 and face.id = likely.id and face.person_id is null and not face.is_ignored
    and not exists (select from face_rejections rejection where rejection.organization_id = $1 and rejection.face_id = face.id and rejection.name_key = likely.key)`)
/** Whoever has another name by now is still to be learnt. */
const TAUGHT = sql(`
  update picture_faces face set is_taught = true
  from unnest($2::uuid[], $3::text[]) as taught (id, key), asset_persons person
  where face.organization_id = $1 and face.id = taught.id and person.id = face.person_id and person.name_key = taught.key`)

/** What is made of one face. */
interface Found {
  readonly face: Pick<Face, 'id' | 'assetId'>
  readonly group?: { readonly id: string; readonly isNew: boolean }
  readonly likely?: LikelyName
  /** The key of the name that was learnt of it. */
  readonly taught?: string
}

type Visit = (face: Face, vector: Float32Array) => void

interface Looking {
  readonly database: Database
  readonly organizationId: string
  readonly signal: AbortSignal
}

/** `most`: faces that are visited. */
const eachFace = async ({ database, organizationId, signal }: Looking, statement: (typeof FACES)['all'], visit: Visit, most = Infinity): Promise<void> => {
  let left = most
  for (let after = BEGINNING; ; ) {
    signal.throwIfAborted()
    const from = after
    const page = await inTenant(database, organizationId, (tenant) => tenant.query(statement, [organizationId, from]), { isReadOnly: true })
    for (const face of page.slice(0, left)) visit(face, unpacked(face.descriptor))
    left -= page.length
    const last = page.at(-1)
    if (last === undefined || page.length < READ_AT_ONCE || left <= 0) return
    after = last.id
  }
}

/** Ignored groups: of which all are. What comes to them later is ignored as well. */
const ignoredIn = (counts: ReadonlyMap<string, { all: number; ignored: number }>, groupId: string): boolean => {
  const count = counts.get(groupId)
  return count !== undefined && count.ignored === count.all
}

const kept = ({ id, assetId }: Face): Found['face'] => ({ id, assetId })

/** Looks at all faces, who is there; then at those who are new, so many at once, and at all again where names were learnt. */
const look = async (looking: Looking, most: number): Promise<readonly Found[]> => {
  const { database, organizationId } = looking
  const biggest = new Set((await inTenant(database, organizationId, (tenant) => tenant.query(BIGGEST, [organizationId]), { isReadOnly: true })).map(({ id }) => id))
  const [groups, names] = [new FaceGroups(), new KnownNames()]
  const counts = new Map<string, { all: number; ignored: number }>()
  const found: Found[] = []
  let hasTaught = false
  await eachFace(looking, FACES.all, (face, vector) => {
    if (face.groupId !== null) {
      const count = counts.get(face.groupId) ?? { all: 0, ignored: 0 }
      counts.set(face.groupId, { all: count.all + 1, ignored: count.ignored + (face.isIgnored ? 1 : 0) })
      if (face.joinsFrom !== null && biggest.has(face.groupId)) groups.know(face.groupId, vector)
    }
    if (face.name === null || face.key === null) return
    if (face.joinsFrom !== null) names.teach(face.name, face.key, vector)
    if (face.isTaught) return
    hasTaught = true
    found.push({ face: kept(face), taught: face.key })
  })
  const likelyOf = (face: Face, vector: Float32Array, isIgnored: boolean): LikelyName | undefined =>
    face.name === null && face.joinsFrom !== null && !isIgnored ? names.likely(vector, face.joinsFrom, new Set(face.rejected)) : undefined
  await eachFace(looking, FACES.new, (face, vector) => {
    const groupId = groups.place(vector, randomUUID, face.joinsFrom)
    const isIgnored = face.isIgnored || ignoredIn(counts, groupId)
    const likely = likelyOf(face, vector, isIgnored)
    found.push({ face: kept(face), group: { id: groupId, isNew: !counts.has(groupId) }, ...(likely && { likely }) })
  }, most)
  if (!hasTaught) return found
  await eachFace(looking, FACES.all, (face, vector) => {
    const likely = face.groupId === null ? undefined : likelyOf(face, vector, face.isIgnored)
    if (likely !== undefined && confidenceOf(likely.likeness) > face.likeness) found.push({ face: kept(face), likely })
  })
  return found
}

/** Answers how many could not be placed; where faces were switched off meanwhile, nothing is written. */
const write = async (tenant: Tenant, found: readonly Found[]): Promise<number> => {
  const { organizationId } = tenant
  if (!(await stayingOn(tenant)).has('Faces')) return 0
  await holdGroups(tenant)
  await holdPictures(tenant, found.map(({ face }) => face.assetId))
  const likely = found.flatMap(({ face, likely: one }) => (one === undefined ? [] : [{ id: face.id, ...one, confidence: confidenceOf(one.likeness) }]))
  const [ids, keys] = [likely.map(({ id }) => id), likely.map(({ key }) => key)]
  await tenant.query(KEEP_NAMES, [organizationId, keys])
  const wanted = found.flatMap(({ face, group }) => (group === undefined ? [] : [{ face: face.id, ...group }]))
  const placed = await tenant.query(PLACE, [organizationId, wanted.map(({ face }) => face), wanted.map(({ id }) => id), wanted.map(({ isNew }) => isNew)])
  const erased = await tenant.query(ERASE, [organizationId, ids, keys])
  if (erased.length > 0) await forgetFaces(tenant, { faceIds: erased.map(({ id }) => id) })
  await tenant.query(LIKEN, [organizationId, ids, likely.map(({ name }) => name), keys, likely.map(({ confidence }) => confidence)])
  const learnt = found.flatMap(({ face, taught }) => (taught === undefined ? [] : [{ id: face.id, key: taught }]))
  await tenant.query(TAUGHT, [organizationId, learnt.map(({ id }) => id), learnt.map(({ key }) => key)])
  const changed = found.filter(({ likely: one, taught }) => one !== undefined || taught !== undefined).map(({ face }) => face.assetId)
  await proposeFaces(tenant, changed)
  await publish(tenant, { kind: 'recognition.changed' })
  return wanted.length - placed.length
}

/** Whether faces are recognized there, and any have not been compared. What is left while they are not, the sweep of readings has compared once they are again. */
const isAsked = async (tenant: Tenant): Promise<boolean> => (await switchedOn(tenant)).has('Faces') && (await tenant.query(NEWS, [tenant.organizationId]))[0]?.isThere === true

/** Puts new faces beside those of the same person, `most` at once, and suggests names for those that resemble somebody who has one. */
export const groupFaces = async (database: Database, organizationId: string, signal: AbortSignal, most: number = MOST_PLACED): Promise<void> => {
  await inTenant(database, organizationId, async (tenant) => proposeFaces(tenant, (await tenant.query(STALE, [organizationId])).map(({ assetId }) => assetId)))
  if (!(await inTenant(database, organizationId, isAsked, { isReadOnly: true }))) return
  const found = (await look({ database, organizationId, signal }, most)).toSorted((a, b) => (a.face.assetId < b.face.assetId ? -1 : 1))
  let left = 0
  for (let at = 0; at < found.length; at += WRITTEN_AT_ONCE) {
    left += await inTenant(database, organizationId, (tenant) => write(tenant, found.slice(at, at + WRITTEN_AT_ONCE)))
  }
  const compared = found.reduce((count, { group }) => (group === undefined ? count : count + 1), 0)
  if (compared >= most || left > 0) await inTenant(database, organizationId, (tenant) => tenant.query(AGAIN, [organizationId]))
}

export const groupingJob = (database: Database): Registered => register(grouping, { run: ({ organizationId, signal }) => groupFaces(database, organizationId, signal) })
