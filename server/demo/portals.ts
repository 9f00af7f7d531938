import { NEW_PORTAL, type PortalForm } from '../../src/domain/portal/portal.ts'
import type { PortalPicture } from '../../src/domain/portal/pictures.ts'
import type { PortalState } from '../../src/domain/portal/lifecycle.ts'

/** The portal of one of the demo's organizations. */
export interface DemoPortal {
  readonly organization: string
  readonly state: PortalState
  readonly form: PortalForm
  /** Files of the holdings. */
  readonly pictures: Readonly<Record<PortalPicture, string>>
}

const HARBOUR: DemoPortal = {
  organization: 'Harbour Museum',
  state: 'Live',
  pictures: {
    avatar: 'harbour-museum/collections/coins-and-medals/seal-of-the-harbour-board.png',
    coverPhoto: 'harbour-museum/records/acquisitions/1887-bequest/harbour-at-dusk-1887.jpg',
    mainPhoto: 'harbour-museum/collections/prints-and-drawings/harbour-by-moonlight.jpg',
  },
  form: {
    ...NEW_PORTAL,
    title: 'Harbour Museum',
    subtitle: 'Ships, streets and people of a working harbour, from 1780 to today.',
    webAddress: 'harbour-museum',
    description:
      'The museum keeps what the harbour left behind: drawings of ships and lighthouses, photographs of the quay, letters, charts and the minutes of the harbour board.\nMuch of it came with the bequest of 1887; more arrives every year, from families and from firms that close.',
    aboutUs:
      'The Harbour Museum was founded in 1905 by pilots and shipowners, in the old customs house.\nIt belongs to the town. Three people work here, with sixty volunteers who describe, photograph and mend.\nThe reading room is open from Tuesday to Friday; whoever wants to see an original asks a day before.',
    coverPhotoText: 'The harbour at dusk, with ships at the quay, 1887',
    mainPhotoText: 'A print of the harbour by moonlight',
    rightsStatement: 'NKC',
    downloads: 'web',
    firstName: 'Ingrid',
    lastName: 'Solberg',
    phone: '+47 22 33 44 55',
    street: 'Tollbod Quay 4',
    zipCode: '0150',
    city: 'Oslo',
    country: 'NOR',
    website: 'harbour.example',
  },
}

const FJORD: DemoPortal = {
  organization: 'Fjord Archive',
  state: 'Offline',
  pictures: {
    avatar: 'fjord-archive/records/kart-og-tegninger/tegning-jakt-1861.png',
    coverPhoto: 'fjord-archive/records/bilder/fjorden-om-sommeren.jpg',
    mainPhoto: 'fjord-archive/records/bilder/naustrekka-i-vinterlys.jpg',
  },
  form: {
    ...NEW_PORTAL,
    title: 'Fjord Archive',
    subtitle: 'Papers, maps and pictures from the farms along the fjord.',
    webAddress: 'fjord-archive',
    description: 'The archive is still being put in order. What can be shown will be found here.',
    coverPhotoText: 'The fjord in summer',
    phone: '+47 57 00 11 22',
    city: 'Nes',
    country: 'NOR',
  },
}

export const DEMO_PORTALS: readonly DemoPortal[] = [HARBOUR, FJORD]
