import { PERMISSIONS, type Permission } from '../access/permissions.ts'
import { problemsIn } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { line, type Rule } from '../validation/rules.ts'

/** The most users of one group. */
export const MOST_MEMBERS = 1000

/** A group's raw fields. */
export interface UserGroupForm {
  readonly name: string
  /** The role whose rights its members have beside their own; none: the group only restricts. */
  readonly roleId: string | null
  /** The ids of users. */
  readonly members: readonly string[]
}

/** A group of users as administrators see it. */
export interface UserGroup {
  readonly id: string
  readonly name: string
  readonly roleId: string | null
  /** Null where it has no role. */
  readonly roleName: string | null
  /** How many belong to it. */
  readonly members: number
  readonly revision: number
}

const membersRule: Rule<readonly string[]> = (ids) => {
  if (ids.length > MOST_MEMBERS) return { code: 'aboveMaximum', limit: MOST_MEMBERS }
  return new Set(ids).size < ids.length ? { code: 'duplicated' } : undefined
}

export const userGroupProblems = ({ name, members }: UserGroupForm): FieldProblems =>
  problemsIn({ name, members }, { name: line(1, 255), members: membersRule })

/** What a group gives, and to whom. */
export interface Granting {
  readonly permissions: readonly Permission[]
  readonly members: readonly string[]
}

export const NOBODY: Granting = { permissions: [], members: [] }

/** The permissions of `granting` if any of its members is missing among `others`. */
const unlessAmong = ({ permissions, members }: Granting, others: Granting): readonly Permission[] =>
  members.every((one) => others.members.includes(one)) ? [] : permissions

/** What of a change of a group somebody lacks: nobody gives or takes by a group what they do not hold themselves. */
export const lackingToRegroup = (held: readonly Permission[], before: Granting, after: Granting): readonly Permission[] => {
  const moved = [...unlessAmong(after, before), ...unlessAmong(before, after)]
  return PERMISSIONS.filter(
    (one) => !held.includes(one) && (moved.includes(one) || before.permissions.includes(one) !== after.permissions.includes(one)),
  )
}
