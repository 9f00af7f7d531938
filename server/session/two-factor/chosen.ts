import { mustEnrol, stepMethods, type StepMethod, type TwoFactorChoice } from '../../../src/domain/session/twoFactor.ts'
import type { Passkey } from '../../../src/domain/session/passkey.ts'
import { sql } from '../../database/sql.ts'
import type { Tenant } from '../../database/tenant.ts'
import { HELD_ROLES } from './heldRoles.ts'

interface Row {
  readonly offered: boolean
  readonly required: boolean
  readonly byMail: boolean
  readonly choice: TwoFactorChoice
  readonly left: number
  readonly passkeys: readonly Passkey[]
}

const READ = sql<Row>(`
  select 'TwoFaAuth' = any (organization_.features) as offered, organization_.two_factor_required
      or exists (select from users user_ join roles role_ on role_.organization_id = user_.organization_id and role_.id in (${HELD_ROLES})
        where user_.organization_id = $1 and user_.id = $2 and role_.two_factor_required) as required,
    organization_.two_factor_by_mail as "byMail",
    case when chosen.enabled is not true then 'off' when chosen.secret is null then 'email' else 'app' end as choice,
    (select count(*)::integer from recovery_codes code
      where code.organization_id = $1 and code.user_id = $2 and code.used_at is null) as left,
    (select coalesce(jsonb_agg(jsonb_build_object('id', key.id, 'name', key.name, 'createdAt', key.created_at, 'usedAt', key.used_at)
        order by key.created_at, key.id), '[]'::jsonb)
      from passkeys key where key.organization_id = $1 and key.user_id = $2) as passkeys
  from organizations organization_
  left join two_factor chosen on chosen.organization_id = organization_.id and chosen.user_id = $2
  where organization_.id = $1`)

interface Chosen {
  readonly choice: TwoFactorChoice
  readonly required: boolean
  readonly recoveryCodesLeft: number
  readonly passkeys: readonly Passkey[]
  /** They set up an authenticator before anything else. */
  readonly mustEnrol: boolean
  /** By which somebody is asked for the second step; none: they are not. */
  readonly methods: readonly StepMethod[]
}

/** The database's times as those of the contract. */
const dated = ({ createdAt, usedAt, ...key }: Passkey): Passkey => ({
  ...key,
  createdAt: new Date(createdAt).toISOString(),
  usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
})

/** They have what a code by e-mail is no equal of: recovery codes stand in for it. */
export const isStrong = ({ choice, passkeys }: Pick<Chosen, 'choice' | 'passkeys'>): boolean => choice === 'app' || passkeys.length > 0

/** What a user has chosen for their sign-in, and what the organization asks for. */
export const chosenBy = async (tenant: Tenant, userId: string): Promise<Chosen> => {
  const [row] = await tenant.query(READ, [tenant.organizationId, userId])
  const { offered = false, required = false, byMail = false, choice = 'off', left = 0, passkeys = [] } = row ?? {}
  const needs = { offered, required, byMail, choice, hasPasskey: passkeys.length > 0 }
  return { choice, required: required && offered, recoveryCodesLeft: left, passkeys: passkeys.map(dated), methods: stepMethods(needs), mustEnrol: mustEnrol(needs) }
}
