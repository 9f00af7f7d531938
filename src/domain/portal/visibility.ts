import type { ResourceState } from '../trash/trash.ts'
import type { PortalState } from './lifecycle.ts'

/** All that decides whether an asset is on the public portal. */
export interface Publication {
  readonly portal: PortalState
  readonly webReady: boolean
  /** Restricted from publication, itself or by a folder above it. */
  readonly restricted: boolean
  readonly state: ResourceState
}

/** The portal shows exactly the web-ready, unrestricted, untrashed assets, while it is Live. */
export const isOnPortal = ({ portal, webReady, restricted, state }: Publication): boolean =>
  portal === 'Live' && webReady && !restricted && state === 'Active'
