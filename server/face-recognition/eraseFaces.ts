import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey, normalizeName } from '../../src/domain/naming/names.ts'
import { personProblems } from '../../src/domain/persons/persons.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { forgetFaces } from '../suggestions/forget.ts'

/** Whoever names somebody so, or suggests it, holds it shared until their transaction ends. */
const ALONE = sql(`select pg_advisory_xact_lock(hashtextextended(format('face %s %s', $1::uuid, $2::text), 0))`)
const WITHHOLD = sql('insert into unlearnt_persons (organization_id, name_key, erased_by, name) values ($1, $2, $3, $4) on conflict do nothing')
const ERASE = sql<{ id: string }>(`
  delete from picture_faces face using asset_persons person
  where face.organization_id = $1 and person.id = face.person_id and person.organization_id = $1 and person.name_key = $2 returning face.id`)
/** Whom people said to be somebody else, or ignore, is likely no more, and stays. */
const ERASE_LIKELY = sql<{ id: string }>('delete from picture_faces where organization_id = $1 and likely_key = $2 and person_id is null returning id')
const REJECTIONS = sql('delete from face_rejections where organization_id = $1 and name_key = $2')
const ORGANIZATION = sql<{ name: string }>('select name from organizations where id = $1')
const ALL = [
  sql('delete from picture_faces where organization_id = $1'),
  sql('delete from face_namings where organization_id = $1'),
  sql(`delete from recognition_readings where organization_id = $1 and recognition = 'Faces'`),
]

/**
 * Erases what was learnt of a person, wherever they have been named or are suggested, and does not learn it again until that is allowed (erasedPersons.ts). The
 * names that people gave stay. No picture is held for it: whoever holds one may be waiting for the name. Answers how many faces it was.
 */
export const erasePerson = async (tenant: Tenant, viewer: Viewer, name: string): Promise<Result.Result<{ readonly erased: number }, Failure<'VALIDATION_FAILED'>>> => {
  const fields = personProblems({ name })
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const { organizationId } = tenant
  const key = nameKey(name)
  await tenant.query(ALONE, [organizationId, key])
  await tenant.query(WITHHOLD, [organizationId, key, viewer.userId, normalizeName(name)])
  const named = await tenant.query(ERASE, [organizationId, key])
  const erased = [...named, ...(await tenant.query(ERASE_LIKELY, [organizationId, key]))].map(({ id }) => id)
  await tenant.query(REJECTIONS, [organizationId, key])
  await forgetFaces(tenant, { faceIds: erased })
  await forgetFaces(tenant, { name: normalizeName(name) })
  const [organization] = await tenant.query(ORGANIZATION, [organizationId])
  await record(tenant, viewer, { kind: 'tenant.updated', resource: { id: organizationId, name: organization?.name ?? '' }, after: { erasedFace: normalizeName(name) } })
  await publish(tenant, { kind: 'recognition.changed' })
  return Result.succeed({ erased: erased.length })
}

/** Erases what was learnt of anybody's face. Of whom it is not to be learnt stays known. */
export const eraseAllFaces = async (tenant: Tenant): Promise<void> => {
  for (const statement of ALL) await tenant.query(statement, [tenant.organizationId])
  await forgetFaces(tenant, 'all')
}
