import type { ResourceState } from '../trash/trash.ts'
import type { TemplateState } from '../templates/lifecycle.ts'
import type { PortalState } from './lifecycle.ts'

/** What of an asset decides whether a portal may show it. */
export interface Showable {
  readonly webReady: boolean
  /** Restricted from publication, itself or by a folder above it. */
  readonly restricted: boolean
  readonly state: ResourceState
  /** It is not to be shown before a day that has not come yet. */
  readonly embargoed: boolean
}

/** All that decides whether an asset is on the public portal. */
export interface Publication extends Showable {
  readonly portal: PortalState
}

/** The rules that hold an asset back, the one that goes before the others first. */
export const HOLDING_RULES = ['inTrash', 'restricted', 'notWebReady', 'embargo'] as const
export type HoldingRule = (typeof HOLDING_RULES)[number]

/** Every rule that holds an asset back; none: it is public where the portal is Live. */
export const heldBackBy = ({ webReady, restricted, state, embargoed }: Showable): readonly HoldingRule[] => {
  const holds: Readonly<Record<HoldingRule, boolean>> = { inTrash: state !== 'Active', restricted, notWebReady: !webReady, embargo: embargoed }
  return HOLDING_RULES.filter((rule) => holds[rule])
}

/** The portal shows exactly the web-ready, unrestricted, untrashed assets whose embargo is over, while it is Live. */
export const isOnPortal = ({ portal, ...asset }: Publication): boolean => portal === 'Live' && heldBackBy(asset).length === 0

/** Published templates describe on the portal, also those that nobody chooses any more; what an organization has hidden it shows nobody. */
export const describesOnPortal = (state: TemplateState): boolean => state === 'Active' || state === 'Inactive'
