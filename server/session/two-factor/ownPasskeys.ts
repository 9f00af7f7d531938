import * as Result from 'effect/Result'
import type { Failure } from '../../../src/domain/failures/failure.ts'
import { passkeyNameProblem } from '../../../src/domain/session/passkey.ts'
import { tidy } from '../../../src/domain/validation/text.ts'
import { notifyOwner } from '../securityNotice.ts'
import type { Viewer } from '../../access/viewer.ts'
import { sql } from '../../database/sql.ts'
import type { Tenant } from '../../database/tenant.ts'
import { isWellFormedId } from '../../database/id.ts'
import { endOtherSessions } from '../otherSessions.ts'
import { chosenBy, isStrong } from './chosen.ts'
import { forgetCodes, replaceCodes, stateOf, recordChange, type Service, type Shown, type TwoFactorState } from './enrolment.ts'
import { creationOptions, keepPasskey, type Site } from './passkeys.ts'

/** Minutes in which a device answers. */
const PENDING = 10

const BEGIN = sql(`
  insert into two_factor (organization_id, user_id, enabled, pending_passkey, pending_passkey_until)
  values ($1, $2, false, $3, now() + interval '${PENDING} minutes')
  on conflict (organization_id, user_id)
  do update set pending_passkey = excluded.pending_passkey, pending_passkey_until = excluded.pending_passkey_until`)
const TAKE_PENDING = sql<{ challenge: string }>(`
  with pending as (
    select pending_passkey as challenge from two_factor
    where organization_id = $1 and user_id = $2 and pending_passkey is not null and pending_passkey_until > now() for update
  ), taken as (update two_factor set pending_passkey = null, pending_passkey_until = null where organization_id = $1 and user_id = $2)
  select challenge from pending`)
const REMOVE = sql<{ name: string }>('delete from passkeys where organization_id = $1 and user_id = $2 and id = $3 returning name')

/** What the device is asked for. Until it has answered, the sign-in stays as it is. */
export const beginPasskey = async (tenant: Tenant, viewer: Viewer, site: Site): Promise<{ readonly options: string }> => {
  const { options, challenge } = await creationOptions(tenant, viewer, site)
  await tenant.query(BEGIN, [tenant.organizationId, viewer.userId, challenge])
  return { options }
}

interface NewPasskey {
  readonly name: string
  readonly response: string
}

/** Recovery codes come with the first that they stand in for. TWO_FA_CODE_EXPIRED: it was begun too long ago, or not at all. */
export const addPasskey = async (
  tenant: Tenant,
  viewer: Viewer,
  service: Service,
  { name, response }: NewPasskey,
  site: Site,
): Promise<Result.Result<Shown, Failure<'VALIDATION_FAILED' | 'TWO_FA_CODE_EXPIRED' | 'TWO_FA_CODE_INVALID'>>> => {
  const problem = passkeyNameProblem(name)
  if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { name: problem } })
  const { userId } = viewer
  const before = await chosenBy(tenant, userId)
  const [pending] = await tenant.query(TAKE_PENDING, [tenant.organizationId, userId])
  if (pending === undefined) return Result.fail({ code: 'TWO_FA_CODE_EXPIRED' })
  if (!(await keepPasskey(tenant, { userId, response, site, ...pending }, tidy(name)))) return Result.fail({ code: 'TWO_FA_CODE_INVALID' })
  const recoveryCodes = isStrong(before) ? [] : await replaceCodes(tenant, viewer, service.keys)
  await recordChange(tenant, viewer, before.choice, `passkey ${tidy(name)}`)
  await notifyOwner(tenant, service.mails, { userId, change: 'passkeyAdded' })
  await endOtherSessions(tenant, viewer)
  return Result.succeed({ state: await stateOf(tenant, viewer), recoveryCodes })
}

export const ownsPasskey = async (tenant: Tenant, viewer: Viewer, id: string): Promise<boolean> =>
  isWellFormedId(id) && (await chosenBy(tenant, viewer.userId)).passkeys.some((passkey) => passkey.id === id)

export const removePasskey = async (
  tenant: Tenant,
  viewer: Viewer,
  { mails }: Service,
  id: string,
): Promise<Result.Result<TwoFactorState, Failure<'NOT_FOUND'>>> => {
  const [removed] = await tenant.query(REMOVE, [tenant.organizationId, viewer.userId, id])
  if (removed === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const after = await chosenBy(tenant, viewer.userId)
  if (!isStrong(after)) await forgetCodes(tenant, viewer)
  await recordChange(tenant, viewer, `passkey ${removed.name}`, after.choice)
  await notifyOwner(tenant, mails, { userId: viewer.userId, change: 'passkeyRemoved' })
  return Result.succeed(await stateOf(tenant, viewer))
}
