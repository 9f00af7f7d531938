import type { ResourceType } from '../access/modules.ts'
import type { Permission } from '../access/permissions.ts'
import type { RestrictionPlace } from '../access/reason.ts'
import type { PathStep } from '../folders/folder.ts'

/** A folder or an asset. */
export interface ResourceRef {
  readonly kind: 'folder' | 'asset'
  readonly id: string
}

/** A restriction as it was set; `path` leads to the folder in which the resource lies. */
export interface RestrictedItem extends ResourceRef {
  readonly type: ResourceType
  readonly name: string
  readonly path: readonly PathStep[]
  /** ISO 8601. */
  readonly restrictedAt: string
}

/** A user, and what keeps a folder or asset from them. */
export interface RestrictedUser {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: string
  readonly restriction: RestrictionPlace | null
}

/** For how many a folder or asset is restricted: what was set for people, and for groups. */
export interface RestrictedFor {
  readonly people: number
  readonly groups: number
}

/** Whether the next click for a user lifts a restriction: one that stands on the thing itself and was set for them. Else it sets one. */
export const liftsFor = ({ restriction }: Pick<RestrictedUser, 'restriction'>): boolean =>
  restriction?.by === 'itself' && restriction.group === undefined

/** Somebody who can lift refusals, with what they hold for it. */
export interface Administrator {
  readonly firstName: string
  readonly lastName: string
  readonly permissions: readonly Permission[]
}

/** The names of those to ask: who can lift the first of the reasons that anybody here can lift. */
export const namesToAsk = (administrators: readonly Administrator[], wanted: readonly Permission[]): readonly string[] => {
  const able = wanted.map((permission) => administrators.filter(({ permissions }) => permissions.includes(permission))).find(({ length }) => length > 0)
  return (able ?? []).slice(0, 3).map(({ firstName, lastName }) => `${firstName} ${lastName}`)
}
