import { createActor } from 'xstate'
import type { Portal } from '../../domain/portal/portal.ts'
import { domainName, webAddress } from '../../domain/validation/patterns.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createAddressCheckMachine } from './addressCheck.machine.ts'
import { createPortalMachine } from './portal.machine.ts'
import type { PortalActors } from './portalActors.ts'
import { createPortalFormMachine } from './portalForm.machine.ts'
import type { PortalGateway } from './PortalGateway.ts'
import { createPortalPictureMachine } from './portalPicture.machine.ts'
import { createPortalVisitsMachine } from './portalVisits.machine.ts'
import { createPublicationMachine } from './publication.machine.ts'

interface OwnPorts {
  readonly portals: PortalGateway
  readonly events: EventStream
  readonly notify: Notify
}

export const startPortal = ({ portals, events, notify }: OwnPorts): PortalActors => {
  const portal = createActor(createPortalMachine({ portals, events })).start()
  const changed = (saved: Portal): void => portal.send({ type: 'portal.changed', portal: saved })
  const portalForm = createActor(createPortalFormMachine({ portals, notify, changed })).start()
  return {
    portal,
    portalForm,
    portalPicture: createActor(
      createPortalPictureMachine({ portals, taken: (kind, id) => portalForm.send({ type: 'fields.changed', change: { [kind]: id } }) }),
    ).start(),
    webAddress: createActor(
      createAddressCheckMachine({ check: (address, signal) => portals.checkWebAddress(address, signal), isAsked: (address) => webAddress(address) === undefined }),
    ).start(),
    customDomain: createActor(
      createAddressCheckMachine({ check: (domain, signal) => portals.checkDomain(domain, signal), isAsked: (domain) => domainName(domain) === undefined }),
    ).start(),
    publication: createActor(createPublicationMachine({ portals, notify, changed })).start(),
    portalVisits: createActor(createPortalVisitsMachine({ portals, events })).start(),
    portalPictureAddress: (id) => portals.pictureAddress(id),
  }
}
