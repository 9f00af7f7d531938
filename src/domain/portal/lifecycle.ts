/** The public portal's states (specification section 4). */
export const PORTAL_STATES = ['Live', 'Offline'] as const
export type PortalState = (typeof PORTAL_STATES)[number]

export type PortalAction = 'publish' | 'unpublish'

/** The one action that a state allows. */
export const portalActionOf = (state: PortalState): PortalAction => (state === 'Live' ? 'unpublish' : 'publish')

/** The state an action leads to; nothing where it is not allowed. */
export const afterPortalAction = (state: PortalState, action: PortalAction): PortalState | undefined => {
  if (action !== portalActionOf(state)) return undefined
  return action === 'publish' ? 'Live' : 'Offline'
}
