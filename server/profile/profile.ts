import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { profileProblems, type Profile, type ProfileForm } from '../../src/domain/users/profile.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const READ = sql<Profile>(`
  select user_.email, user_.first_name as "firstName", user_.last_name as "lastName", role_.name as role, user_.language,
    picture.version as "pictureVersion"
  from users user_
  join roles role_ on role_.organization_id = user_.organization_id and role_.id = user_.role_id
  left join user_pictures picture on picture.organization_id = user_.organization_id and picture.user_id = user_.id
  where user_.organization_id = $1 and user_.id = $2`)

const SAVE = sql('update users set first_name = $3, last_name = $4, language = $5 where organization_id = $1 and id = $2')

/** The own account is there only in the own organization: a super administrator at work in another one has none there. */
export const readProfile = async (tenant: Tenant, { userId }: Viewer): Promise<Result.Result<Profile, Failure<'NOT_FOUND'>>> => {
  const [profile] = await tenant.query(READ, [tenant.organizationId, userId])
  return profile === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(profile)
}

export const saveProfile = async (
  tenant: Tenant,
  viewer: Viewer,
  form: ProfileForm,
): Promise<Result.Result<Profile, Failure<'NOT_FOUND' | 'VALIDATION_FAILED'>>> => {
  const fields = profileProblems(form)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const before = await readProfile(tenant, viewer)
  if (Result.isFailure(before)) return before
  const next = { firstName: tidy(form.firstName), lastName: tidy(form.lastName), language: form.language }
  const changed = (['firstName', 'lastName', 'language'] as const).filter((field) => next[field] !== before.success[field])
  if (changed.length === 0) return before
  await tenant.query(SAVE, [tenant.organizationId, viewer.userId, next.firstName, next.lastName, next.language])
  const only = (from: Readonly<Record<(typeof changed)[number], unknown>>) => Object.fromEntries(changed.map((field) => [field, from[field]]))
  await record(tenant, viewer, {
    kind: 'user.updated',
    resource: { id: viewer.userId, name: `${next.firstName} ${next.lastName}` },
    before: only(before.success),
    after: only(next),
  })
  return readProfile(tenant, viewer)
}
