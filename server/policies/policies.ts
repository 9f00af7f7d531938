import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { addressProblems, policyProblems, type Policies, type OrganizationPolicies } from '../../src/domain/organizations/policies.ts'
import { editReach, viewReach } from '../../src/domain/organizations/reach.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { FieldProblems } from '../../src/domain/validation/problem.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { within } from '../access/within.ts'

const READ = sql<OrganizationPolicies & { readonly name: string; readonly deleted: boolean }>(`
  select name, deleted_at is not null as deleted, session_hours as "sessionHours", idle_minutes as "idleMinutes", mail_domains as "mailDomains",
    sharing_allowed as "sharingAllowed",
    (select count(*)::integer from users user_
      where user_.organization_id = $1 and user_.deleted_at is null
        and cardinality(mail_domains) > 0 and not split_part(user_.email_key, '@', -1) = any (mail_domains)) as outside
  from organizations where id = $1`)
const LOCK = sql<OrganizationPolicies & { readonly name: string; readonly deleted: boolean }>(`${READ.text} for update`)
const WRITE = sql('update organizations set session_hours = $2, idle_minutes = $3, mail_domains = $4, sharing_allowed = $5 where id = $1')
const SHORTEN = sql(`
  update sessions set expires_at = least(expires_at, created_at + make_interval(hours => $2))
  where organization_id = $1 and ended_at is null and expires_at > created_at + make_interval(hours => $2)`)
const DOMAINS = sql<Pick<Policies, 'mailDomains'>>('select mail_domains as "mailDomains" from organizations where id = $1')
const SHARING = sql<Pick<Policies, 'sharingAllowed'>>('select sharing_allowed as "sharingAllowed" from organizations where id = $1')

type Answered = Result.Result<OrganizationPolicies, Failure<'NOT_FOUND' | 'RESOURCE_IN_TRASH' | 'VALIDATION_FAILED'>>
const NOT_FOUND: Answered = Result.fail({ code: 'NOT_FOUND' })

const readIn = async (tenant: Tenant, statement = READ) => (await tenant.query(statement, [tenant.organizationId]))[0]

const answerOf = ({ sessionHours, idleMinutes, mailDomains, sharingAllowed, outside }: OrganizationPolicies): OrganizationPolicies => ({
  sessionHours,
  idleMinutes,
  mailDomains,
  sharingAllowed,
  outside,
})

export const policiesOf = async (asked: Tenant, viewer: Viewer, organizationId: string): Promise<Answered> => {
  if (viewReach({ ...viewer, organization: { id: asked.organizationId } }, organizationId) === undefined) return NOT_FOUND
  const tenant = await within(asked, viewer, organizationId)
  const found = tenant && (await readIn(tenant))
  return found === undefined ? NOT_FOUND : Result.succeed(answerOf(found))
}

/** As the log tells them. */
const logged = ({ sessionHours, idleMinutes, mailDomains, sharingAllowed }: Policies) => ({ sessionHours, idleMinutes, mailDomains: mailDomains.join(', '), sharingAllowed })

export const setPolicies = async (asked: Tenant, viewer: Viewer, organizationId: string, changes: Partial<Policies>): Promise<Answered> => {
  // What is out of reach is answered like what is not there.
  if (editReach({ ...viewer, organization: { id: asked.organizationId } }, organizationId) === undefined) return NOT_FOUND
  const fields = policyProblems(changes)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const tenant = await within(asked, viewer, organizationId)
  const before = tenant && (await readIn(tenant, LOCK))
  if (tenant === undefined || before === undefined) return NOT_FOUND
  if (before.deleted) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
  const policies = { ...before, ...changes }
  await tenant.query(WRITE, [organizationId, policies.sessionHours, policies.idleMinutes, policies.mailDomains, policies.sharingAllowed])
  if (typeof changes.sessionHours === 'number') await tenant.query(SHORTEN, [organizationId, changes.sessionHours])
  const after = await readIn(tenant)
  if (after === undefined) return NOT_FOUND
  const [was, is] = [logged(before), logged(after)]
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter((field) => was[field] !== is[field])
  if (changed.length > 0) {
    const of = (one: typeof is) => Object.fromEntries(changed.map((field) => [field, one[field]]))
    if (changed.includes('sharingAllowed')) await publish(tenant, { kind: 'shareLinks.changed' })
    await record(tenant, viewer, { kind: 'tenant.updated', resource: { id: organizationId, name: before.name }, before: of(was), after: of(is) })
  }
  return Result.succeed(answerOf(after))
}

export const allowedDomains = async (tenant: Tenant): Promise<readonly string[]> =>
  (await tenant.query(DOMAINS, [tenant.organizationId]))[0]?.mailDomains ?? []

/** Whether members may share with people outside. */
export const isSharingAllowed = async (tenant: Tenant): Promise<boolean> => (await tenant.query(SHARING, [tenant.organizationId]))[0]?.sharingAllowed === true

/** What an address that is new to an account runs into. */
export const newAddressProblems = async (tenant: Tenant, email: string): Promise<FieldProblems> => addressProblems(email, await allowedDomains(tenant))
