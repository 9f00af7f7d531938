import { tidy } from '../validation/text.ts'

/** An organization's states (specification section 4), and that it is deleted. Nobody signs in to a blocked or deleted one. */
export const ORGANIZATION_STATES = ['Unblocked', 'Blocked', 'Deleted'] as const
export type OrganizationState = (typeof ORGANIZATION_STATES)[number]

export const ORGANIZATION_ACTIONS = ['block', 'unblock'] as const
export type OrganizationAction = (typeof ORGANIZATION_ACTIONS)[number]

/** The state an action leads to; nothing where it is not allowed. */
export const afterOrganizationAction = (state: OrganizationState, action: OrganizationAction): OrganizationState | undefined => {
  if (action === 'block') return state === 'Unblocked' ? 'Blocked' : undefined
  return state === 'Blocked' ? 'Unblocked' : undefined
}

/** What is deleted is as it was when it is brought back. */
export const isEditable = (state: OrganizationState): boolean => state !== 'Deleted'

/** Milliseconds for which a deleted organization can be brought back. */
export const DELETED_FOR = 30 * 24 * 60 * 60 * 1000

/** When (ISO 8601) the data of an organization that was deleted then go for good. */
export const goneOn = (deletedAt: string): string => new Date(Date.parse(deletedAt) + DELETED_FOR).toISOString()

/** Whether what was typed to confirm a deletion is the organization's name. */
export const isNameTyped = (typed: string, name: string): boolean => tidy(typed) === tidy(name)
