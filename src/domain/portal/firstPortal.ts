import type { OrganizationForm } from '../organizations/organization.ts'
import { suggestedAddress } from './address.ts'
import { NEW_PORTAL, type PortalForm } from './portal.ts'

/** What an organization says of itself that is as true of its portal. */
export type SaidOfOrganization = Pick<OrganizationForm, 'name' | 'description' | 'street' | 'city' | 'state' | 'zipCode' | 'country'>

/** Code points of a portal's title, at most. */
const MOST = 70

/** What the setting up of a portal begins with. Whom to ask, and by which phone, is said anew: the organization's contact need not be the public's. */
export const firstPortal = ({ name, ...said }: SaidOfOrganization): PortalForm => ({
  ...NEW_PORTAL,
  ...said,
  title: [...name].length > MOST ? '' : name,
  webAddress: suggestedAddress(name),
})
