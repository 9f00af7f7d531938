import { csv, docx, folder, LANDSCAPE, painted, pdf, txt, xlsx, type DemoFolder } from '../entries.ts'
import { amber, fairSea, morning, oak, winter } from '../lights.ts'
import { fjord } from '../motifs/fjord.ts'
import { signalFlags } from '../motifs/flags.ts'
import { harbour } from '../motifs/harbour.ts'
import { manuscript } from '../motifs/manuscript.ts'
import { shipAtSea } from '../motifs/sea.ts'
import { shipPlan } from '../motifs/shipPlan.ts'
import { warehouses } from '../motifs/warehouses.ts'
import { minutesOfJune, minutesOfMarch, minutesTranscription } from '../texts/business.ts'
import { boardInNorwegian } from '../texts/norwegian.ts'
import { shipRegister, ships } from '../texts/registers.ts'
import { soundAndFilm } from './soundAndFilm.ts'

const shipRegisters = folder('Ship registers', [
  pdf(
    {
      name: 'register-of-ships-1874-1880.pdf',
      description: 'All ships of the port from 1874 to 1880, with owners and trades, and what became of some of them.',
      daysAgo: 176,
      fileNumber: 'HM-A-0001',
    },
    shipRegister,
  ),
  xlsx(
    { name: 'ship-register-index.xlsx', description: 'Index to the register of ships, sortable by name, tonnage and year.', daysAgo: 62 },
    [
      {
        name: 'Ships',
        columns: [
          { title: 'No.', width: 7, format: '0' },
          { title: 'Name', width: 20 },
          { title: 'Rig', width: 12 },
          { title: 'Tons', width: 9, format: '#,##0' },
          { title: 'Built', width: 9, format: '0' },
          { title: 'Owner', width: 22 },
          { title: 'Trade', width: 14 },
          { title: 'Registered', width: 13 },
        ],
        rows: ships.map(ship => [ship.number, ship.name, ship.rig, ship.tons, ship.built, ship.owner, ship.trade, ship.registered]),
      },
    ],
    '2025-12-01',
  ),
  painted(
    {
      name: 'ledger-page-harbour-dues.jpg',
      description: 'A page of the ledger of harbour dues, blue ruling, one hand.',
      daysAgo: 175,
      fileNumber: 'HM-A-0014',
    },
    LANDSCAPE,
    manuscript({ paper: '#eee6d0', ink: '#26304a', desk: '#3c4a44', kind: 'ledger' }),
  ),
  painted(
    {
      name: 'signal-flags-plate.png',
      description: 'Plate of signal flags, printed for the pilots.',
      daysAgo: 174,
      fileNumber: 'HM-A-0020',
    },
    [1600, 1200],
    signalFlags({ paper: '#efe9dc', ink: '#2f2b26', columns: 6 }),
  ),
  painted(
    {
      name: 'lines-plan-brig-aurora.png',
      description: 'Lines plan of the brig Aurora: sheer, half-breadth and body plan. Blueprint.',
      daysAgo: 173,
      fileNumber: 'HM-A-0031',
    },
    LANDSCAPE,
    shipPlan({ paper: '#1f3d63', ink: '#dfe9f2', accent: '#f0b46a', fullness: 0.5 }),
  ),
  painted(
    {
      name: 'lines-plan-bark-haabet.jpg',
      description: 'Lines plan of the bark Haabet, ink on linen-backed paper.',
      daysAgo: 172,
      fileNumber: 'HM-A-0032',
    },
    LANDSCAPE,
    shipPlan({ paper: '#efe6d2', ink: '#3b2f2a', accent: '#a8483a', fullness: 0.9 }),
  ),
])

const photographs = folder('Photographs', [
  painted(
    {
      name: 'glass-plate-014-inner-harbour.jpg',
      description: 'The inner harbour with ships at anchor. Albumen print from a glass plate, Øien, about 1889.',
      daysAgo: 156,
      fileNumber: 'HM-P-0014',
    },
    LANDSCAPE,
    harbour({ light: amber, sun: [0.3, 0.3], rigs: ['brig', 'schooner', 'bark'] }),
    'photograph',
  ),
  painted(
    {
      name: 'glass-plate-022-the-wharf-in-snow.jpg',
      description: 'The wharf after the snow of January 1892.',
      daysAgo: 155,
      fileNumber: 'HM-P-0022',
    },
    LANDSCAPE,
    warehouses({ sky: ['#c9cfd4', '#f0eee8'], walls: ['#8d8378', '#a59c90', '#6f665f'], water: '#8b949a', trim: '#f1eee6', snow: true }),
    'photograph',
  ),
  painted(
    {
      name: 'glass-plate-027-sloop-under-way.jpg',
      description: 'A pilot sloop under way, photographed from the mole head.',
      daysAgo: 154,
      fileNumber: 'HM-P-0027',
    },
    LANDSCAPE,
    shipAtSea({ light: fairSea, ship: oak, rig: 'sloop', swell: 0.5, size: 0.4 }),
    'photograph',
  ),
  painted(
    {
      name: 'glass-plate-045-ice-on-the-fjord.jpg',
      description: 'Ice on the fjord, the boathouse at Ytre Nes.',
      daysAgo: 152,
      fileNumber: 'HM-P-0045',
    },
    LANDSCAPE,
    fjord({ light: winter, cabin: '#5a4a44', sun: [0.3, 0.2], snow: 0.9 }),
    'photograph',
  ),
  csv({ name: 'glass-plates-list.csv', description: 'List of the glass plates given by Øien in 1891, with their state.', daysAgo: 150 }, [
    ['Plate', 'Subject', 'Year', 'Size, cm', 'State'],
    [14, 'Inner harbour', 1889, '18 x 24', 'good'],
    [15, 'Inner harbour, low water', 1889, '18 x 24', 'scratched, left'],
    [19, 'The bar, dredging', 1890, '13 x 18', 'good'],
    [22, 'The wharf in snow', 1892, '18 x 24', 'good'],
    [23, 'Horses drawing ice', 1892, '18 x 24', 'cracked, lower corner'],
    [27, 'Pilot sloop under way', 1890, '13 x 18', 'good'],
    [31, 'Outer Isles', 1891, '18 x 24', 'silvering at the edges'],
    [38, 'The Board bathing', 1891, '13 x 18', 'overexposed'],
    [45, 'Ice on the fjord', 1892, '18 x 24', 'good'],
  ]),
])

const minutes = folder('Harbour board minutes', [
  pdf(
    {
      name: 'minutes-1891-03-14.pdf',
      description: 'The light on the mole, the dues of the year, the room of the bequest.',
      daysAgo: 108,
      fileNumber: 'HM-A-0103',
    },
    minutesOfMarch,
  ),
  pdf(
    {
      name: 'minutes-1891-06-20.pdf',
      description: 'The fog signal, visitors to the bequest, thirty glass plates.',
      daysAgo: 107,
      fileNumber: 'HM-A-0104',
    },
    minutesOfJune,
  ),
  txt(
    { name: 'minutes-1891-06-20-transcription.txt', description: 'Plain-text transcription of folio 61 of the minute book.', daysAgo: 106 },
    minutesTranscription,
  ),
  docx(
    {
      name: 'referat-havnestyret-1892-01-09.docx',
      description: 'Tåkesignalet, isen i indre havn, krukken med lokk.',
      daysAgo: 105,
      fileNumber: 'HM-A-0105',
    },
    boardInNorwegian,
  ),
  painted(
    {
      name: 'view-from-the-board-room.jpg',
      description: 'The harbour in the morning, as seen from the upper room of the customs house.',
      daysAgo: 104,
      fileNumber: 'HM-A-0110',
    },
    LANDSCAPE,
    harbour({ light: morning, sun: [0.25, 0.28], rigs: ['schooner', 'sloop', 'brig'], pier: false }),
  ),
])

export const archives: readonly DemoFolder[] = [shipRegisters, photographs, minutes, soundAndFilm]
