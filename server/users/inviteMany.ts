import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { allowedDomains } from '../policies/policies.ts'
import { judgeInvitees, type Invitee, type WrongLine } from '../../src/domain/users/invitees.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Invitations } from '../accounts/invitations.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { emailKey } from '../authentication/account.ts'
import { grantProblem, invite } from './accounts.ts'
import { administering, reachRefusal } from './administration.ts'

const TAKEN = sql<{ email: string; username: string }>(`
  select email_key as email, username_key as username from users
  where organization_id = $1 and deleted_at is null and (email_key = any($2) or username_key = any($3))`)

interface Asked {
  readonly people: readonly Invitee[]
  readonly roleId: string
  readonly language: string
  /** Each line is judged, and nobody invited. */
  readonly rehearse: boolean
}

interface Invited {
  readonly invited: number
  readonly wrong: readonly WrongLine[]
}

type Refused = Failure<
  'PERMISSION_DENIED' | 'NOT_SIGNED_IN' | 'LAST_ADMINISTRATOR' | 'ROLE_NOT_FOUND' | 'PERMISSION_NOT_HELD' | 'USERNAME_ALREADY_EXISTS' | 'EMAIL_ALREADY_EXISTS' | 'USER_NOT_FOUND'
>

/** Invites those whose lines are right, all in one transaction; the others are told by their place. */
export const inviteMany = (
  tenant: Tenant,
  viewer: Viewer,
  invitations: Invitations,
  { people, roleId, language, rehearse }: Asked,
): Promise<Result.Result<Invited, Refused>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<Invited, Refused>> => {
    const refusal = reachRefusal(viewer, 'addUsers') ?? (await grantProblem(tenant, actor, roleId))
    if (refusal !== undefined) return Result.fail(refusal)
    const forms = people.map((person) => ({ ...person, roleId, language }))
    const keys = [forms.map(({ email }) => emailKey(email)), forms.map(({ username }) => nameKey(username))]
    const taken = await tenant.query(TAKEN, [tenant.organizationId, ...keys])
    const wrong = judgeInvitees(forms, { emails: taken.map(({ email }) => email), usernames: taken.map(({ username }) => username) }, await allowedDomains(tenant))
    const places = new Set(wrong.map(({ place }) => place))
    const right = forms.filter((_, place) => !places.has(place))
    if (!rehearse) {
      for (const form of right) {
        const outcome = await invite(tenant, viewer, invitations, form)
        if (Result.isFailure(outcome)) return Result.fail(outcome.failure)
      }
      if (right.length > 0) await publish(tenant, { kind: 'accounts.changed' })
    }
    return Result.succeed({ invited: right.length, wrong })
  })
