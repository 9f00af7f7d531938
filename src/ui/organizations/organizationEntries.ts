import type { TFunction } from 'i18next'
import type { OrganizationBlockActor } from '../../application/organizations/organizationBlock.machine.ts'
import type { OrganizationActors } from '../../application/organizations/organizationActors.ts'
import { isEditable } from '../../domain/organizations/lifecycle.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import { editReach, mayBlock, viewReach, type Asker } from '../../domain/organizations/reach.ts'
import { activityAddress } from '../addresses/activity.ts'
import type { MenuEntry } from '../kit/MenuEntries.tsx'

/** Who looks at organizations, and with what. */
export interface Overseer {
  readonly claims: Asker
  /** The organization that this person belongs to, wherever they work. */
  readonly ownId: string
  readonly workInside: OrganizationActors['workInside']
  readonly organizationBlock: OrganizationBlockActor
  /** The address of a dialog or page below the list. */
  readonly to: (path: string) => string
}

/** What can be done to an organization of the list. */
export const organizationEntries = (t: TFunction, { claims, ownId, organizationBlock, to }: Overseer, organization: OrganizationSummary): readonly MenuEntry[] => {
  const { id, state } = organization
  const isThere = isEditable(state)
  const views = viewReach(claims, id) !== undefined
  return [
    ...(views ? [{ id: 'view', label: t('organizations.view'), to: to(`detail/${id}/details`) }] : []),
    ...(views && isThere && editReach(claims, id) !== undefined ? [{ id: 'edit', label: t('organizations.edit'), to: to(`detail/${id}/edit`) }] : []),
    ...(views ? [{ id: 'activity', label: t('activity.show'), to: activityAddress(id) }] : []),
    ...(isThere && mayBlock(claims, id, ownId)
      ? [{ id: 'block', label: t(state === 'Blocked' ? 'organizations.unblock' : 'organizations.block'), onSelect: () => organizationBlock.send({ type: 'ask', organization }) }]
      : []),
  ]
}
