import { PERMISSIONS, type Permission } from '../access/permissions.ts'

interface RoleValues {
  readonly name: string
  readonly permissions: readonly Permission[]
}

/** An edit of a role that somebody else has changed meanwhile: what I changed stays mine, what I left alone becomes theirs. */
export const rebased = (seen: RoleValues, mine: RoleValues, theirs: RoleValues): RoleValues => ({
  name: mine.name === seen.name ? theirs.name : mine.name,
  permissions: PERMISSIONS.filter((permission) => {
    const isMine = mine.permissions.includes(permission)
    return isMine === seen.permissions.includes(permission) ? theirs.permissions.includes(permission) : isMine
  }),
})

/** What of `after` was not there before. */
export const gained = (before: readonly Permission[], after: readonly Permission[]): readonly Permission[] =>
  after.filter((permission) => !before.includes(permission))
