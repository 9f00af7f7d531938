import { capability } from '../capabilities/capability.ts'
import type { AddressCheckActor } from './addressCheck.machine.ts'
import type { PortalActor } from './portal.machine.ts'
import type { PortalFormActor } from './portalForm.machine.ts'
import type { PortalGateway } from './PortalGateway.ts'
import type { PortalPictureActor } from './portalPicture.machine.ts'
import type { PortalVisitsActor } from './portalVisits.machine.ts'
import type { PublicationActor } from './publication.machine.ts'

/** What is done with the organization's public portal. */
export interface PortalActors {
  readonly portal: PortalActor
  readonly portalForm: PortalFormActor
  readonly portalPicture: PortalPictureActor
  readonly webAddress: AddressCheckActor
  readonly customDomain: AddressCheckActor
  readonly publication: PublicationActor
  readonly portalVisits: PortalVisitsActor
  /** Where the browser fetches a picture of it. */
  readonly portalPictureAddress: PortalGateway['pictureAddress']
}

export const PORTAL = capability<PortalActors>('portal')
