import { createActor } from 'xstate'
import { createAddressCheckMachine } from '../src/application/portal/addressCheck.machine.ts'
import { NEW_PORTAL, type PortalForm } from '../src/domain/portal/portal.ts'
import { PORTAL_PICTURE_NAMES, type PortalPicture } from '../src/domain/portal/pictures.ts'
import type { Stage } from './library.ts'

const signal = () => new AbortController().signal

/** A teal point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC'

export const portalPicture = (): File => new File([Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))], 'quay.png', { type: 'image/png' })

export const SAMPLE_TEXTS: PortalForm = {
  ...NEW_PORTAL,
  title: 'Harbour Museum',
  subtitle: 'Ships, streets and people of a working harbour, from 1780 to today.',
  webAddress: 'harbour-museum',
  description: 'We keep what the harbour left behind: drawings of ships, photographs of the quay, letters and charts.\nMost of it can be seen here; the rest in our reading room.',
  aboutUs: 'The museum was founded in 1905 by pilots and shipowners.\nIt is run by the town and by sixty volunteers.',
  coverPhotoText: 'Merchants’ houses along the quay',
  mainPhotoText: 'The barque Solveig off the skerries',
  firstName: 'Ingrid',
  lastName: 'Solberg',
  phone: '+47 22 33 44 55',
  street: 'Tollbod Quay 4',
  zipCode: '0150',
  city: 'Oslo',
  country: 'NOR',
  website: 'harbour.example',
}

/** A portal that is set up and Offline, and then what the story shows of it. */
export const setUpPortal = async ({ ports: { portals } }: Pick<Stage, 'ports'>, change: Partial<PortalForm> = {}): Promise<void> => {
  const ids: Partial<Record<PortalPicture, string>> = {}
  for (const kind of PORTAL_PICTURE_NAMES) {
    const sent = await portals.sendPicture(kind, portalPicture(), { x: 0, y: 0, width: 1, height: 1 }, signal())
    if ('success' in sent) ids[kind] = sent.success.id
  }
  await portals.save({ ...SAMPLE_TEXTS, ...ids, ...change }, 0, signal())
}

/** Opens the form over a portal that is set up. */
export const configuring =
  (then: (stage: Stage) => void = () => undefined, change: Partial<PortalForm> = {}) =>
  (stage: Stage): void => {
    void setUpPortal(stage, change).then(() => {
      stage.shell.portalForm.send({ type: 'form.opened' })
      then(stage)
    })
  }

/** Opens the portal's page. */
export const opening =
  (then: (stage: Stage) => void = () => undefined) =>
  (stage: Stage): void => {
    void setUpPortal(stage).then(() => {
      then(stage)
      stage.shell.portal.send({ type: 'portal.opened' })
    })
  }

/** Asks about publishing a portal that is set up. */
export const publishing =
  (then: (stage: Stage) => void, change: Partial<PortalForm> = {}, live = false) =>
  (stage: Stage): void => {
    const { portals } = stage.ports
    void setUpPortal(stage, change).then(async () => {
      if (live) await portals.publish(1, signal())
      const read = await portals.read(signal())
      then(stage)
      if ('success' in read) stage.shell.publication.send({ type: 'ask', portal: read.success })
    })
  }

/** A check that waits for ever: the pause is over before a story could be looked at. */
export const endlessCheck = ({ ports: { portals } }: Stage) =>
  createActor(
    createAddressCheckMachine({ check: (address, at) => portals.checkWebAddress(address, at), isAsked: () => true }).provide({ delays: { pause: 3_600_000 } }),
  ).start()

