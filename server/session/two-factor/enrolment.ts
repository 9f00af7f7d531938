import * as Result from 'effect/Result'
import type { Failure } from '../../../src/domain/failures/failure.ts'
import type { Passkey } from '../../../src/domain/session/passkey.ts'
import { isCode, tidyCode, type TwoFactorChoice } from '../../../src/domain/session/twoFactor.ts'
import { notifyOwner } from '../securityNotice.ts'
import type { Viewer } from '../../access/viewer.ts'
import { record } from '../../audit/record.ts'
import { sql } from '../../database/sql.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { MailQueue } from '../../mail/MailQueue.ts'
import { endOtherSessions } from '../otherSessions.ts'
import { seal, unseal } from '../../authentication/sealed.ts'
import type { StepKeys } from './acceptCode.ts'
import { newSecret, stepOf, uriOf } from './authenticator.ts'
import { chosenBy, isStrong } from './chosen.ts'
import { newRecoveryCodes, recoveryCodeHash } from './codes.ts'

/** Minutes in which an authenticator that was begun with is to be confirmed. */
const PENDING = 30

const BEGIN = sql(`
  insert into two_factor (organization_id, user_id, enabled, pending_secret, pending_until)
  values ($1, $2, false, $3, now() + interval '${PENDING} minutes')
  on conflict (organization_id, user_id) do update set pending_secret = excluded.pending_secret, pending_until = excluded.pending_until`)
const PENDING_SECRET = sql<{ secret: Buffer; expired: boolean }>(`
  select pending_secret as secret, coalesce(pending_until <= now(), true) as expired from two_factor
  where organization_id = $1 and user_id = $2 and pending_secret is not null for update`)
const CONFIRM = sql(`
  update two_factor set enabled = true, secret = pending_secret, last_step = $3, pending_secret = null, pending_until = null
  where organization_id = $1 and user_id = $2`)
const BY_MAIL = sql(`
  insert into two_factor (organization_id, user_id) values ($1, $2)
  on conflict (organization_id, user_id) do update set enabled = true, secret = null, last_step = 0, pending_secret = null, pending_until = null`)
const FORGET_CODES = sql('delete from recovery_codes where organization_id = $1 and user_id = $2')
const ADD_CODES = sql('insert into recovery_codes (organization_id, user_id, hash) select $1, $2, unnest($3::bytea[])')
const FORGET_PASSKEYS = sql('delete from passkeys where organization_id = $1 and user_id = $2')
const OFF = sql('delete from two_factor where organization_id = $1 and user_id = $2')

export interface Service {
  readonly keys: StepKeys
  readonly mails: MailQueue
}

export interface TwoFactorState {
  readonly choice: TwoFactorChoice
  readonly required: boolean
  readonly recoveryCodesLeft: number
  readonly passkeys: readonly Passkey[]
}

/** Whose sign-in it is: signed in, or about to be. */
export type Owner = Pick<Viewer, 'userId' | 'email' | 'firstName' | 'lastName'> & { readonly organization: { readonly name: string } }

const idsOf = (tenant: Tenant, viewer: Pick<Viewer, 'userId'>): readonly [string, string] => [tenant.organizationId, viewer.userId]

export const stateOf = async (tenant: Tenant, viewer: Pick<Viewer, 'userId'>): Promise<TwoFactorState> => {
  const { methods: _methods, mustEnrol: _mustEnrol, ...state } = await chosenBy(tenant, viewer.userId)
  return state
}

export const recordChange = async (tenant: Tenant, viewer: Omit<Owner, 'organization'>, before: string, after: string): Promise<void> => {
  const resource = { id: viewer.userId, name: viewer.email }
  await record(tenant, viewer, { kind: 'user.updated', resource, before: { twoFactor: before }, after: { twoFactor: after } })
}

/** A secret for an authenticator. Until it is confirmed, the sign-in stays as it is. */
export const begin = async (tenant: Tenant, viewer: Owner, { authenticator }: StepKeys) => {
  const secret = newSecret()
  await tenant.query(BEGIN, [...idsOf(tenant, viewer), seal(authenticator, viewer.userId, secret)])
  return { secret, uri: uriOf(secret, { organization: viewer.organization.name, email: viewer.email }) }
}

export const forgetCodes = async (tenant: Tenant, viewer: Pick<Viewer, 'userId'>): Promise<void> => {
  await tenant.query(FORGET_CODES, idsOf(tenant, viewer))
}

/** Codes for bad days in the place of those from before; only their hashes are kept. */
export const replaceCodes = async (tenant: Tenant, viewer: Pick<Viewer, 'userId'>, { stepCode }: StepKeys): Promise<readonly string[]> => {
  const codes = newRecoveryCodes()
  await forgetCodes(tenant, viewer)
  await tenant.query(ADD_CODES, [...idsOf(tenant, viewer), codes.map((code) => recoveryCodeHash(stepCode, viewer.userId, code))])
  return codes
}

export interface Shown {
  readonly state: TwoFactorState
  readonly recoveryCodes: readonly string[]
}

/** Takes a begun authenticator over, by one of its codes. TWO_FA_CODE_EXPIRED: it was begun too long ago, or not at all. */
export const enable = async (
  tenant: Tenant,
  viewer: Owner,
  { keys, mails }: Service,
  text: string,
): Promise<Result.Result<Shown, Failure<'TWO_FA_CODE_EXPIRED' | 'TWO_FA_CODE_INVALID'>>> => {
  const [pending] = await tenant.query(PENDING_SECRET, idsOf(tenant, viewer))
  if (pending === undefined || pending.expired) return Result.fail({ code: 'TWO_FA_CODE_EXPIRED' })
  const code = tidyCode(text)
  const step = isCode('app', code) ? stepOf(unseal(keys.authenticator, viewer.userId, pending.secret), code, Date.now() / 1000) : undefined
  if (step === undefined) return Result.fail({ code: 'TWO_FA_CODE_INVALID' })
  const { choice } = await stateOf(tenant, viewer)
  await tenant.query(CONFIRM, [...idsOf(tenant, viewer), step])
  const recoveryCodes = await replaceCodes(tenant, viewer, keys)
  await recordChange(tenant, viewer, choice, 'app')
  await notifyOwner(tenant, mails, { userId: viewer.userId, change: 'app' })
  return Result.succeed({ state: await stateOf(tenant, viewer), recoveryCodes })
}

/** Who has not given a code is signed out. */
export const confirm = async (tenant: Tenant, viewer: Viewer, service: Service, text: string): ReturnType<typeof enable> => {
  const enabled = await enable(tenant, viewer, service, text)
  if (Result.isSuccess(enabled)) await endOtherSessions(tenant, viewer)
  return enabled
}

/** NOT_FOUND: there is nothing that they could stand in for. */
export const renewCodes = async (tenant: Tenant, viewer: Viewer, { keys, mails }: Service): Promise<Result.Result<Shown, Failure<'NOT_FOUND'>>> => {
  const chosen = await chosenBy(tenant, viewer.userId)
  if (!isStrong(chosen)) return Result.fail({ code: 'NOT_FOUND' })
  const recoveryCodes = await replaceCodes(tenant, viewer, keys)
  await recordChange(tenant, viewer, chosen.choice, 'new recovery codes')
  await notifyOwner(tenant, mails, { userId: viewer.userId, change: 'recoveryCodes' })
  return Result.succeed({ state: await stateOf(tenant, viewer), recoveryCodes })
}

/** Codes by e-mail, or none beyond what the organization asks for. Authenticator and passkeys are forgotten with their recovery codes. */
export const choose = async (tenant: Tenant, viewer: Viewer, { mails }: Service, chosen: 'email' | 'off'): Promise<TwoFactorState> => {
  const { choice, passkeys } = await stateOf(tenant, viewer)
  await tenant.query(FORGET_PASSKEYS, idsOf(tenant, viewer))
  if (chosen === 'off') await tenant.query(OFF, idsOf(tenant, viewer))
  else {
    await tenant.query(BY_MAIL, idsOf(tenant, viewer))
    await forgetCodes(tenant, viewer)
  }
  if (choice !== chosen || passkeys.length > 0) {
    await recordChange(tenant, viewer, choice, chosen)
    await notifyOwner(tenant, mails, { userId: viewer.userId, change: chosen })
  }
  if (choice === 'off' && chosen === 'email') await endOtherSessions(tenant, viewer)
  return stateOf(tenant, viewer)
}
