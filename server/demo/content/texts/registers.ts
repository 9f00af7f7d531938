import { heading, prose, type Writing } from '../documents/blocks.ts'
import { seeded } from '../paint/random.ts'
import { harbourBoard } from './letterheads.ts'

const HULLS = ['Brig', 'Bark', 'Schooner', 'Sloop', 'Ketch', 'Galeas'] as const
const NAMES = [
  'Aurora',
  'Haabet',
  'Svanen',
  'Maagen',
  'Fortuna',
  'Enigheden',
  'Nordlyset',
  'Providentia',
  'Ørnen',
  'Tordenskjold',
  'Freya',
  'De Fem Brødre',
  'Concordia',
  'Havfruen',
  'Elida',
  'Solid',
  'Brage',
  'Vesta',
  'Hermod',
  'Ceres',
  'Anna Sofie',
  'Familiens Haab',
  'Triton',
  'Valkyrien',
  'Emanuel',
  'Præciosa',
  'Dagny',
  'Skjold',
  'Ingeborg',
  'Løven',
  'Amicitia',
  'Pollux',
  'Castor',
  'Marie',
  'Zephyr',
  'Urania',
  'Leda',
  'Saga',
  'Idun',
  'Najaden',
  'Bien',
  'Alert',
] as const
const OWNERS = ['Lindqvist & Sons', 'P. Falk', 'H. Bjørnsen', 'Widow Holm', 'Øien Brothers', 'Partners', 'T. Bull', 'J. Sandvik'] as const
const PORTS = ['Hull', 'Cádiz', 'Riga', 'Leith', 'Bordeaux', 'Archangel', 'Lisbon', 'Königsberg', 'London'] as const

export interface Registered {
  readonly number: number
  readonly name: string
  readonly rig: string
  readonly tons: number
  readonly built: number
  readonly owner: string
  readonly trade: string
  readonly registered: string
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The ships of the port from 1874 to 1880, in the order in which they were entered. */
export const ships: readonly Registered[] = (() => {
  const random = seeded('ship-register')
  return NAMES.map((name, index) => ({
    number: index + 1,
    name,
    rig: random.pick(HULLS),
    tons: random.whole(38, 540),
    built: random.whole(1838, 1873),
    owner: random.pick(OWNERS),
    trade: random.pick(PORTS),
    registered: `${1874 + Math.floor((index * 7) / NAMES.length)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
  }))
})()

export const shipRegister: Writing = {
  title: 'Register of ships, 1874 to 1880',
  author: 'The Harbour Board',
  date: '1881-01-10',
  letterhead: harbourBoard,
  manner: 'period',
  language: 'en-GB',
  blocks: [
    ...prose(`Register of all ships belonging to this port, entered from the 1st of January 1874 to the 31st of December 1880.
      Tonnage is by the
      new measurement. A ship that was lost or sold out of the port stays in the list; what became of her is told at the end.`),
    {
      kind: 'table',
      columns: [
        { title: 'No.', share: 0.08, align: 'right' },
        { title: 'Name', share: 0.22 },
        { title: 'Rig', share: 0.14 },
        { title: 'Tons', share: 0.1, align: 'right' },
        { title: 'Built', share: 0.1, align: 'right' },
        { title: 'Owner', share: 0.22 },
        { title: 'Trade', share: 0.14 },
      ],
      rows: ships.map(ship => [String(ship.number), ship.name, ship.rig, String(ship.tons), String(ship.built), ship.owner, ship.trade]),
    },
    heading('What became of some of them'),
    ...prose(`
      Maagen, lost on the bar in the gale of the 14th of October 1875, all hands saved by the pilots.

      Fortuna, sold to Arendal in 1876 and broken up there; her figurehead was bought back for the Customs House.

      Familiens Haab, missing since she left Leith on the 2nd of February 1878 with coal. Captain, five men and a boy.

      Svanen, hauled up and lengthened by fourteen feet in the winter of 1879; her tonnage is to be entered anew.
    `),
    { kind: 'signature', greeting: 'Compared with the ledgers and found correct.', name: 'T. Bull', role: 'Clerk to the Harbour Board' },
  ],
}

export const soundingsOfTheInnerSound: Writing = {
  title: 'List of soundings, 1859 to 1863',
  author: 'T. Bull',
  date: '1863-10-31',
  letterhead: harbourBoard,
  manner: 'period',
  language: 'en-GB',
  blocks: [
    ...prose(`The soundings were taken from the pilot boat with a hand lead of fourteen pounds, in fathoms and feet, and reduced
      to low water of ordinary springs by the
      staff on the Customs House steps. Where the arming brought up ground it is named.`),
    {
      kind: 'table',
      columns: [
        { title: 'Station', share: 0.12 },
        { title: 'Bearing and mark', share: 0.44 },
        { title: 'Fathoms', share: 0.16, align: 'right' },
        { title: 'Ground', share: 0.28 },
      ],
      rows: (() => {
        const random = seeded('soundings')
        const marks = [
          'Church over the mole head',
          'Light open of Måkeholmen',
          'Fort flagstaff over the brewery',
          'Ytterskjæret in line with the light',
          'Customs House gable over the bar buoy',
        ] as const
        const grounds = ['Blue clay', 'Sand and shell', 'Rock', 'Mud, good holding', 'Gravel', 'Weed over stone'] as const
        return Array.from({ length: 58 }, (_, index) => [
          String(index + 1),
          random.pick(marks),
          `${random.whole(2, 31)} ${random.pick(['', '', '1/4', '1/2', '3/4'])}`.trim(),
          random.pick(grounds),
        ])
      })(),
    },
    heading('Dangers not laid down in the chart'),
    {
      kind: 'list',
      items: [
        'A rock of nine feet at low water, half a cable north of station 31, found by the brig Concordia with her forefoot.',
        'An anchor and some chain of the old guard ship at station 44; foul ground.',
        'The tail of the bar has moved east by about twenty fathoms since 1851.',
      ],
    },
    { kind: 'signature', greeting: 'Copied fair from the boat books.', name: 'T. Bull', role: 'Clerk' },
  ],
}
