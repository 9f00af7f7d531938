import * as Result from 'effect/Result'
import type { Failure } from '../../../src/domain/failures/failure.ts'
import { editReach, viewReach } from '../../../src/domain/organizations/reach.ts'
import { peopleOf, type StepRule, type StepRuleChange } from '../../../src/domain/session/stepRule.ts'
import type { Viewer } from '../../access/viewer.ts'
import { record } from '../../audit/record.ts'
import { sql } from '../../database/sql.ts'
import type { Tenant } from '../../database/tenant.ts'
import { within } from '../../access/within.ts'
import { HELD_ROLES } from './heldRoles.ts'

type Answered = Result.Result<StepRule, Failure<'NOT_FOUND' | 'RESOURCE_IN_TRASH'>>

const NOT_FOUND: Answered = Result.fail({ code: 'NOT_FOUND' })

/** Who may sign in, by the roles that they have, and who of them has neither an authenticator nor a passkey. */
const READ_HOLDERS = sql<StepRule['holders'][number]>(`
  select person.roles as "roleIds", count(*)::integer as people, count(*) filter (where person.without)::integer as without
  from (
    select array(${HELD_ROLES} order by role_id) as roles,
      not exists (select from passkeys where passkeys.organization_id = $1 and passkeys.user_id = user_.id)
      and not exists (select from two_factor chosen
        where chosen.organization_id = $1 and chosen.user_id = user_.id and chosen.enabled and chosen.secret is not null) as without
    from users user_ where user_.organization_id = $1 and user_.blocked_at is null and user_.deleted_at is null) person
  group by person.roles order by person.roles`)
const READ_ROLES = sql<{ id: string; name: string; required: boolean }>(`
  select id, name, two_factor_required as required from roles where organization_id = $1 order by name_key, id`)
const READ = sql<Row>(`
  select name, deleted_at is not null as deleted, 'TwoFaAuth' = any (features) as offered, two_factor_required as required, two_factor_by_mail as "byMail"
  from organizations where id = $1`)
const LOCK = sql<Row>(`${READ.text} for update`)
const WRITE = sql('update organizations set two_factor_required = $2, two_factor_by_mail = $3 where id = $1')
const WRITE_ROLES = sql(`
  update roles set two_factor_required = id = any ($2::uuid[])
  where organization_id = $1 and two_factor_required is distinct from (id = any ($2::uuid[]))`)

interface Row {
  readonly name: string
  readonly deleted: boolean
  readonly offered: boolean
  readonly required: boolean
  readonly byMail: boolean
}

const ruleIn = async (tenant: Tenant, statement = READ): Promise<{ readonly name: string; readonly deleted: boolean; readonly rule: StepRule } | undefined> => {
  const { organizationId } = tenant
  const [row] = await tenant.query(statement, [organizationId])
  if (row === undefined) return undefined
  const [roles, holders] = await Promise.all([tenant.query(READ_ROLES, [organizationId]), tenant.query(READ_HOLDERS, [organizationId])])
  const { name, deleted, ...rule } = row
  const counted = roles.map((role) => ({ ...role, ...peopleOf(holders, [role.id]) }))
  return { name, deleted, rule: { ...rule, ...peopleOf(holders, roles.map(({ id }) => id)), roles: counted, holders } }
}

export const readRule = async (asked: Tenant, viewer: Viewer, organizationId: string): Promise<Answered> => {
  if (viewReach({ ...viewer, organization: { id: asked.organizationId } }, organizationId) === undefined) return NOT_FOUND
  const tenant = await within(asked, viewer, organizationId)
  const found = tenant === undefined ? undefined : await ruleIn(tenant)
  return found === undefined ? NOT_FOUND : Result.succeed(found.rule)
}

/** As the log tells it: roles by their names. */
const statusOf = ({ required, byMail, roles }: StepRule) => ({
  twoFactorRequired: required,
  twoFactorByMail: byMail,
  twoFactorRoles: roles.flatMap((role) => (role.required ? [role.name] : [])).join(', '),
})

/** Sign-ins from now on are asked; who is signed in stays so. What is not named stays. */
export const editRule = async (asked: Tenant, viewer: Viewer, organizationId: string, change: StepRuleChange): Promise<Answered> => {
  // What is out of reach is answered like what is not there.
  if (editReach({ ...viewer, organization: { id: asked.organizationId } }, organizationId) === undefined) return NOT_FOUND
  const tenant = await within(asked, viewer, organizationId)
  const before = tenant === undefined ? undefined : await ruleIn(tenant, LOCK)
  if (tenant === undefined || before === undefined) return NOT_FOUND
  if (before.deleted) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
  const { required = before.rule.required, byMail = before.rule.byMail, roleIds } = change
  await tenant.query(WRITE, [organizationId, required, byMail])
  if (roleIds !== undefined) await tenant.query(WRITE_ROLES, [organizationId, roleIds])
  const after = await ruleIn(tenant)
  if (after === undefined) return NOT_FOUND
  const [was, is] = [statusOf(before.rule), statusOf(after.rule)]
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter((field) => was[field] !== is[field])
  if (changed.length > 0) {
    const of = (rule: typeof is) => Object.fromEntries(changed.map((field) => [field, rule[field]]))
    await record(tenant, viewer, { kind: 'tenant.updated', resource: { id: organizationId, name: before.name }, before: of(was), after: of(is) })
  }
  return Result.succeed(after.rule)
}
