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
}

type Answered = Result.Result<TwoFactorRule, Failure<'NOT_FOUND'>>

const NOT_FOUND: Answered = Result.fail({ code: 'NOT_FOUND' })

interface Row extends TwoFactorRule {
  readonly name: string
}

const READ = `select name, 'TwoFaAuth' = any (features) as offered, two_factor_required as required from organizations where id = $1`
const WRITE = 'update organizations set two_factor_required = $2 where id = $1'

export const readRule = async (asked: Tenant, viewer: Viewer, organizationId: string): Promise<Answered> => {
  if (viewReach({ ...viewer, organization: { id: asked.organizationId } }, organizationId) === undefined) return NOT_FOUND
  const tenant = await within(asked, viewer, organizationId)
  const [row] = tenant === undefined ? [] : await tenant.query<Row>(READ, [organizationId])
  return row === undefined ? NOT_FOUND : Result.succeed({ offered: row.offered, required: row.required })
}

/** Sign-ins from now on are asked; who is signed in stays so. */
export const editRule = async (asked: Tenant, viewer: Viewer, organizationId: string, required: boolean): Promise<Answered> => {
  // What is out of reach is answered like what is not there.
  if (editReach({ ...viewer, organization: { id: asked.organizationId } }, organizationId) === undefined) return NOT_FOUND
  const tenant = await within(asked, viewer, organizationId)
  const [row] = tenant === undefined ? [] : await tenant.query<Row>(`${READ} for update`, [organizationId])
  if (tenant === undefined || row === undefined) return NOT_FOUND
  if (row.required !== required) {
    await tenant.query(WRITE, [organizationId, required])
    const resource = { id: organizationId, name: row.name }
    const [before, after] = [{ twoFactorRequired: row.required }, { twoFactorRequired: required }]
    await record(tenant, viewer, { kind: 'tenant.updated', resource, before, after })
  }
  return Result.succeed({ offered: row.offered, required })
}
