/** How many may sign in, and how many of them have neither an authenticator nor a passkey. */
interface StepPeople {
  readonly people: number
  readonly without: number
}

/** People who have the same roles: their own, and those of their groups. */
type RoleHolders = StepPeople & { readonly roleIds: readonly string[] }

/** Of whom an organization asks a second step. `offered`: it has the feature, without which nobody is asked. */
export interface StepRule extends StepPeople {
  readonly offered: boolean
  readonly required: boolean
  /** A code by e-mail may stand in for an authenticator. */
  readonly byMail: boolean
  readonly roles: readonly (StepPeople & { readonly id: string; readonly name: string; readonly required: boolean })[]
  /** Everybody once. */
  readonly holders: readonly RoleHolders[]
}

/** What is not named stays. `roleIds`: those that are asked, and no others. */
export interface StepRuleChange {
  readonly required?: boolean
  readonly byMail?: boolean
  readonly roleIds?: readonly string[]
}

export const changedRule = (rule: StepRule, { required = rule.required, byMail = rule.byMail, roleIds }: StepRuleChange): StepRule => ({
  ...rule,
  required,
  byMail,
  roles: roleIds === undefined ? rule.roles : rule.roles.map((role) => ({ ...role, required: roleIds.includes(role.id) })),
})

/** How many have one of these roles. */
export const peopleOf = (holders: readonly RoleHolders[], roleIds: readonly string[]): StepPeople => {
  const those = holders.filter((some) => some.roleIds.some((id) => roleIds.includes(id)))
  return { people: those.reduce((sum, { people }) => sum + people, 0), without: those.reduce((sum, { without }) => sum + without, 0) }
}

/** Who must set up an authenticator at their next sign-in. */
export const mustSetUp = ({ offered, required, byMail, without, roles, holders }: StepRule): number => {
  if (!offered || byMail) return 0
  return required ? without : peopleOf(holders, roles.flatMap((role) => (role.required ? [role.id] : []))).without
}
