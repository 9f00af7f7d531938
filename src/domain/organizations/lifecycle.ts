/** An organization's states (specification section 4). Nobody signs in to a blocked one. */
export const ORGANIZATION_STATES = ['Unblocked', 'Blocked'] as const
export type OrganizationState = (typeof ORGANIZATION_STATES)[number]

export const ORGANIZATION_ACTIONS = ['block', 'unblock'] as const
export type OrganizationAction = (typeof ORGANIZATION_ACTIONS)[number]

/** The state an action leads to; nothing where it is not allowed. */
export const afterOrganizationAction = (state: OrganizationState, action: OrganizationAction): OrganizationState | undefined => {
  if (action === 'block') return state === 'Unblocked' ? 'Blocked' : undefined
  return state === 'Blocked' ? 'Unblocked' : undefined
}
