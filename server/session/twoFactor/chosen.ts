import { stepMethods, type StepMethod, type TwoFactorChoice } from '../../../src/domain/session/twoFactor.ts'
import type { Tenant } from '../../database/tenant.ts'

interface Row {
  readonly offered: boolean
  readonly required: boolean
  readonly byMail: boolean
  readonly choice: TwoFactorChoice
  readonly left: number
}

const READ = `
  select 'TwoFaAuth' = any (organization_.features) as offered, organization_.two_factor_required as required,
    organization_.two_factor_by_mail as "byMail",
    case when chosen.enabled is not true then 'off' when chosen.secret is null then 'email' else 'app' end as choice,
    (select count(*)::integer from recovery_codes code
      where code.organization_id = $1 and code.user_id = $2 and code.used_at is null) as left
  from organizations organization_
  left join two_factor chosen on chosen.organization_id = organization_.id and chosen.user_id = $2
  where organization_.id = $1`

export interface Chosen {
  readonly choice: TwoFactorChoice
  readonly required: boolean
  readonly recoveryCodesLeft: number
  /** By which somebody is asked for the second step; none: they are not. */
  readonly methods: readonly StepMethod[]
}

/** What a user has chosen for their sign-in, and what the organization asks for. */
export const chosenBy = async (tenant: Tenant, userId: string): Promise<Chosen> => {
  const [row] = await tenant.query<Row>(READ, [tenant.organizationId, userId])
  const { offered = false, required = false, byMail = false, choice = 'off', left = 0 } = row ?? {}
  return { choice, required: required && offered, recoveryCodesLeft: left, methods: stepMethods({ offered, required, byMail, choice }) }
}
