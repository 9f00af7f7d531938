import * as Result from 'effect/Result'
import type { Failure } from '../../../src/domain/failures/failure.ts'
import type { CodeMethod } from '../../../src/domain/session/twoFactor.ts'
import { sql } from '../../database/sql.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Keys } from '../../authentication/keys.ts'
import { unseal } from '../../authentication/sealed.ts'
import { stepOf } from './authenticator.ts'
import { mailedCodeHash, recoveryCodeHash } from './codes.ts'

export type StepKeys = Pick<Keys, 'authenticator' | 'stepCode'>

interface Given {
  /** Hash of the challenge. */
  readonly challenge: Buffer
  readonly userId: string
  readonly method: CodeMethod
  /** Tidy, and such that it can be one. */
  readonly code: string
}

/** Of somebody's authenticator, or for bad days. */
interface OwnCode {
  readonly userId: string
  readonly method: 'app' | 'recovery'
  readonly code: string
}

type Accepted = Result.Result<void, Failure<'TWO_FA_CODE_INVALID' | 'TWO_FA_CODE_EXPIRED'>>

const INVALID: Accepted = Result.fail({ code: 'TWO_FA_CODE_INVALID' })

const SPEND = sql('update two_factor_challenges set spent_at = now() where organization_id = $1 and hash = $2 and spent_at is null returning 1')

const MAILED = sql<{ code_id: string | null; expired: boolean | null }>(`select code_id, code_expires_at <= now() as expired from two_factor_challenges where organization_id = $1 and hash = $2`)
const SPEND_BY_MAIL = sql(`
  update two_factor_challenges set spent_at = now()
  where organization_id = $1 and hash = $2 and code_hash = $3 and code_expires_at > now() and spent_at is null returning 1`)

const SECRET = sql<{ secret: Buffer }>('select secret from two_factor where organization_id = $1 and user_id = $2 and enabled and secret is not null')
const TAKE_STEP = sql('update two_factor set last_step = $3 where organization_id = $1 and user_id = $2 and last_step < $3 returning 1')

const TAKE_RECOVERY = sql(`
  update recovery_codes set used_at = now()
  where organization_id = $1 and user_id = $2 and hash = $3 and used_at is null
    and (exists (select from two_factor where organization_id = $1 and user_id = $2 and enabled and secret is not null)
      or exists (select from passkeys where organization_id = $1 and user_id = $2))
  returning 1`)

const byMail = async (tenant: Tenant, key: Uint8Array, { challenge, code }: Given): Promise<Accepted> => {
  const { organizationId } = tenant
  const [mailed] = await tenant.query(MAILED, [organizationId, challenge])
  if (mailed?.code_id == null) return INVALID
  const hash = mailedCodeHash(key, mailed.code_id, code)
  const [spent] = await tenant.query(SPEND_BY_MAIL, [organizationId, challenge, hash])
  if (spent !== undefined) return Result.succeed(undefined)
  return mailed.expired === true ? Result.fail({ code: 'TWO_FA_CODE_EXPIRED' }) : INVALID
}

/** Takes a code of an authenticator or a recovery code, each of which may be taken once. */
export const takeOwnCode = async (tenant: Tenant, keys: StepKeys, { userId, method, code }: OwnCode): Promise<boolean> => {
  const owner = [tenant.organizationId, userId]
  if (method === 'recovery') {
    const [taken] = await tenant.query(TAKE_RECOVERY, [...owner, recoveryCodeHash(keys.stepCode, userId, code)])
    return taken !== undefined
  }
  const [row] = await tenant.query(SECRET, owner)
  const step = row && stepOf(unseal(keys.authenticator, userId, row.secret), code, Date.now() / 1000)
  if (step === undefined) return false
  const [taken] = await tenant.query(TAKE_STEP, [...owner, step])
  return taken !== undefined
}

/** Spends a challenge by a code that is right: of codes that come at once, and of challenges with the same code, one succeeds. */
export const acceptCode = async (tenant: Tenant, keys: StepKeys, given: Given): Promise<Accepted> => {
  const { challenge, userId, method, code } = given
  if (method === 'email') return byMail(tenant, keys.stepCode, given)
  if (!(await takeOwnCode(tenant, keys, { userId, method, code }))) return INVALID
  return spend(tenant, challenge)
}

/** A failure gives back what was taken for it. */
export const spend = async (tenant: Tenant, challenge: Buffer): Promise<Accepted> => {
  const [spent] = await tenant.query(SPEND, [tenant.organizationId, challenge])
  return spent === undefined ? INVALID : Result.succeed(undefined)
}
