import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { PERSON_COLUMNS, personOf, type PersonRow } from '../persons/personRows.ts'
import type { DecisionListener } from '../suggestions/listeners.ts'
import { chosenFaces } from './chosenFaces.ts'
import { groupLater } from './groupLater.ts'
import { recordPersons } from './nameFaces.ts'
import { proposeFaces } from './proposeFaces.ts'

const REJECT = sql<{ faceId: string }>(`
  insert into face_rejections (organization_id, face_id, name_key)
  select $1, face.id, rejected.key from unnest($2::uuid[], $3::text[]) as rejected (id, key) join picture_faces face on face.organization_id = $1 and face.id = rejected.id
  on conflict do nothing returning face_id as "faceId"`)
const ALLOW = sql(`
  delete from face_rejections rejection using unnest($2::uuid[], $3::text[]) as allowed (id, key)
  where rejection.organization_id = $1 and rejection.face_id = allowed.id and rejection.name_key = allowed.key`)
const UNLIKELY = sql(`
  update picture_faces face set likely_name = null, likely_key = null, likely_confidence = null
  from unnest($2::uuid[], $3::text[]) as rejected (id, key) where face.organization_id = $1 and face.id = rejected.id and face.likely_key = rejected.key`)
/** With all that is needed to have them back as they were. */
const UNNAME = sql<PersonRow & { assetId: string; whole: object }>(`
  delete from asset_persons person where organization_id = $1 and id = any ($2::uuid[]) and name_key = $3 returning asset_id as "assetId", coalesce(to_jsonb(person), '{}'::jsonb) as whole, ${PERSON_COLUMNS}`)
const NOTE = sql(`
  insert into face_namings (id, organization_id, user_id, persons, removed, rejected, rejected_key) values ($1, $2, $3, '{}', $4, $5, $6)`)
const RELEARN = sql('select relearn_name($1, $2)')

const reject = async (tenant: Tenant, faceIds: readonly string[], keys: readonly string[]): Promise<readonly string[]> => {
  const rejected = await tenant.query(REJECT, [tenant.organizationId, faceIds, keys])
  await tenant.query(UNLIKELY, [tenant.organizationId, faceIds, keys])
  return rejected.map(({ faceId }) => faceId)
}

/** Names may be suggested again for these faces, and are, where they resemble somebody who has one. */
export const allow = async (tenant: Tenant, faceIds: readonly string[], keys: readonly string[]): Promise<void> => {
  if (faceIds.length === 0) return
  await tenant.query(ALLOW, [tenant.organizationId, faceIds, keys])
  await tenant.query(RELEARN, [tenant.organizationId, [...new Set(keys)]])
}

/** Faces are not this person: whoever has been named so there is not any more, and it is not suggested again. `change` takes it back (undoNaming.ts). */
export const rejectName = async (
  tenant: Tenant,
  jobs: Jobs,
  viewer: Viewer,
  { faces, name }: { readonly faces: readonly string[]; readonly name: string },
): Promise<Result.Result<{ readonly change: string; readonly changed: number }, Failure<'NOT_FOUND'>>> => {
  const seen = await chosenFaces(tenant, viewer, { groups: [], faces })
  if (seen.length === 0) return Result.fail({ code: 'NOT_FOUND' })
  const [ids, key] = [seen.map(({ id }) => id), nameKey(name)]
  const removed = await tenant.query(UNNAME, [tenant.organizationId, seen.flatMap(({ personId }) => personId ?? []), key])
  const rejected = await reject(tenant, ids, ids.map(() => key))
  const change = randomUUID()
  await tenant.query(NOTE, [change, tenant.organizationId, viewer.userId, JSON.stringify(removed.map(({ whole }) => whole)), rejected, key])
  const persons = new Map([...Map.groupBy(removed, ({ assetId }) => assetId)].map(([assetId, own]) => [assetId, own.map(personOf)]))
  if (removed.length > 0) await recordPersons(tenant, jobs, viewer, seen, persons, 'unnamed')
  else await publish(tenant, { kind: 'recognition.changed' })
  await proposeFaces(tenant, seen.map(({ assetId }) => assetId))
  await groupLater(tenant, jobs)
  return Result.succeed({ change, changed: seen.length })
}

/** A refused suggestion says the same; undone, the name may be suggested again. Whoever is named now, or not any more, others are compared with at once. */
export const learnFromDecisions = (jobs: Jobs): DecisionListener => async (tenant, decided) => {
  const faces = decided.filter(({ kind }) => kind === 'Face')
  const of = (state: (typeof faces)[number]['state']) => {
    const those = faces.filter((one) => one.state === state)
    return [those.map(({ subject }) => subject), those.map(({ values }) => nameKey(values[0] ?? ''))] as const
  }
  const [refused, keys] = of('Refused')
  if (refused.length > 0) await reject(tenant, refused, keys)
  const [undone, again] = of('Open')
  await allow(tenant, undone, again)
  if (faces.some(({ state }) => state !== 'Refused')) await groupLater(tenant, jobs)
}
