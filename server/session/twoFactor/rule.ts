import * as Result from 'effect/Result'
import type { Failure } from '../../../src/domain/failures/failure.ts'
import { editReach, viewReach } from '../../../src/domain/organizations/rights.ts'
import type { Viewer } from '../../access/viewer.ts'
import { record } from '../../activity/record.ts'
import type { Tenant } from '../../database/tenant.ts'
import { within } from '../../organizations/within.ts'

export interface TwoFactorRule {
  /** The organization has the feature, without which nothing is asked. */
  readonly offered: boolean
  readonly required: boolean
  /** A code by e-mail may stand in for an authenticator. */
  readonly byMail: boolean
}

type Answered = Result.Result<TwoFactorRule, Failure<'NOT_FOUND'>>

const NOT_FOUND: Answered = Result.fail({ code: 'NOT_FOUND' })

interface Row extends TwoFactorRule {
  readonly name: string
}

const READ = `select name, 'TwoFaAuth' = any (features) as offered, two_factor_required as required, two_factor_by_mail as "byMail" from organizations where id = $1`
const WRITE = 'update organizations set two_factor_required = $2, two_factor_by_mail = $3 where id = $1'

const ruleOf = ({ offered, required, byMail }: TwoFactorRule): TwoFactorRule => ({ offered, required, byMail })
const toldOf = ({ required, byMail }: Omit<TwoFactorRule, 'offered'>) => ({ twoFactorRequired: required, twoFactorByMail: byMail })
const FIELDS = ['twoFactorRequired', 'twoFactorByMail'] as const

export const readRule = async (asked: Tenant, viewer: Viewer, organizationId: string): Promise<Answered> => {
  if (viewReach({ ...viewer, organization: { id: asked.organizationId } }, organizationId) === undefined) return NOT_FOUND
  const tenant = await within(asked, viewer, organizationId)
  const [row] = tenant === undefined ? [] : await tenant.query<Row>(READ, [organizationId])
  return row === undefined ? NOT_FOUND : Result.succeed(ruleOf(row))
}

/** Sign-ins from now on are asked; who is signed in stays so. What is not named stays. */
export const editRule = async (asked: Tenant, viewer: Viewer, organizationId: string, change: Partial<Omit<TwoFactorRule, 'offered'>>): Promise<Answered> => {
  // What is out of reach is answered like what is not there.
  if (editReach({ ...viewer, organization: { id: asked.organizationId } }, organizationId) === undefined) return NOT_FOUND
  const tenant = await within(asked, viewer, organizationId)
  const [row] = tenant === undefined ? [] : await tenant.query<Row>(`${READ} for update`, [organizationId])
  if (tenant === undefined || row === undefined) return NOT_FOUND
  const { required = row.required, byMail = row.byMail } = change
  const [before, after] = [toldOf(row), toldOf({ required, byMail })]
  const changed = FIELDS.filter((field) => before[field] !== after[field])
  if (changed.length > 0) {
    await tenant.query(WRITE, [organizationId, required, byMail])
    const of = (rule: typeof before) => Object.fromEntries(changed.map((field) => [field, rule[field]]))
    await record(tenant, viewer, { kind: 'tenant.updated', resource: { id: organizationId, name: row.name }, before: of(before), after: of(after) })
  }
  return Result.succeed(ruleOf({ ...row, required, byMail }))
}
