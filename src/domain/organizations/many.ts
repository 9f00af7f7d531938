import { afterOrganizationAction, type OrganizationAction, type OrganizationState } from './lifecycle.ts'

/** The most organizations that something is done to at once. */
export const MOST_ORGANIZATIONS = 100

/** One of the many. `users`: who has an account there. `signedIn`: who of them is signed in. */
interface OneOrganization {
  readonly id: string
  readonly state: OrganizationState
  readonly users: number
  readonly signedIn: number
}

/** STALE_EDIT: it is so already. */
export const ORGANIZATION_REASONS = ['OWN_ORGANIZATION', 'STALE_EDIT'] as const
type OrganizationReason = (typeof ORGANIZATION_REASONS)[number]

/** To which it is done, and which are left out of it, with the reason; what is in neither is there no more. */
export interface VerdictOnOrganizations {
  readonly done: readonly string[]
  readonly left: readonly { readonly id: string; readonly code: OrganizationReason }[]
  /** How many people have an account in one of `done`, and how many of them are signed in. */
  readonly users: number
  readonly signedIn: number
}

const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0)

/** Judges blocking or unblocking many. `ownId`: of the organization that nobody who belongs to it blocks. */
export const judgeOrganizations = (chosen: readonly OneOrganization[], action: OrganizationAction, ownId: string | undefined): VerdictOnOrganizations => {
  const reasonOf = ({ id, state }: OneOrganization): OrganizationReason | undefined => {
    if (id === ownId) return 'OWN_ORGANIZATION'
    return afterOrganizationAction(state, action) === undefined ? 'STALE_EDIT' : undefined
  }
  const done = chosen.filter((one) => reasonOf(one) === undefined)
  return {
    done: done.map(({ id }) => id),
    left: chosen.flatMap((one) => {
      const code = reasonOf(one)
      return code === undefined ? [] : [{ id: one.id, code }]
    }),
    users: sum(done.map(({ users }) => users)),
    signedIn: sum(done.map(({ signedIn }) => signedIn)),
  }
}
