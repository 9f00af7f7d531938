import { PERMISSIONS, type Permission } from '../access/permissions.ts'
import { problemsIn } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { line, type Rule } from '../validation/rules.ts'

/** A role's raw fields (specification sections 3 and 5). */
export interface RoleForm {
  readonly name: string
  readonly permissions: readonly string[]
}

const isPermission = (name: string): boolean => PERMISSIONS.some((permission) => permission === name)

/** At least one, each of the catalogue, none twice. */
const permissionsRule: Rule<readonly string[]> = (names) => {
  if (names.length === 0) return { code: 'permissionRequired' }
  if (!names.every(isPermission)) return { code: 'notAnOption' }
  return new Set(names).size < names.length ? { code: 'duplicated' } : undefined
}

export const roleProblems = (form: RoleForm): FieldProblems => problemsIn(form, { name: line(1, 255), permissions: permissionsRule })

/** A role as administrators see it. */
export interface Role {
  readonly id: string
  readonly name: string
  readonly permissions: readonly Permission[]
  /** How many have it. */
  readonly users: number
  readonly revision: number
}

/** What of a change of permissions somebody lacks: nobody gives or takes what they do not hold themselves. */
export const lackingToChange = (
  held: readonly Permission[],
  before: readonly Permission[],
  after: readonly Permission[],
): readonly Permission[] =>
  PERMISSIONS.filter((permission) => before.includes(permission) !== after.includes(permission) && !held.includes(permission))
