import { folder, LANDSCAPE, painted, pdf, UPRIGHT, type DemoFolder } from '../entries.ts'
import { fairSea, gale, iron, oak, roseSea } from '../lights.ts'
import { shipAtSea } from '../motifs/sea.ts'
import { silhouette } from '../motifs/silhouette.ts'
import { warehouses } from '../motifs/warehouses.ts'
import { gold, sand } from '../paint/palettes.ts'
import { purchaseAgreement } from '../texts/business.ts'

export const purchase1902: DemoFolder = folder('1902 Purchase', [
  painted(
    {
      name: 'bark-haabet-under-full-sail.jpg',
      description: 'Ship portrait of the bark Haabet, fair wind. Lot 1 of the Thorsen collection.',
      daysAgo: 230,
      fileNumber: 'HM-1902-00011',
    },
    LANDSCAPE,
    shipAtSea({ light: fairSea, ship: oak, rig: 'bark' }),
    'canvas',
  ),
  painted(
    {
      name: 'steamship-nordstjernen-in-a-gale.jpg',
      description: 'The Nordstjernen running before a westerly gale, 4 December 1899.',
      daysAgo: 229,
      fileNumber: 'HM-1902-00012',
    },
    LANDSCAPE,
    shipAtSea({ light: gale, ship: iron, rig: 'steam', swell: 1, facing: 'left' }),
    'canvas',
  ),
  painted(
    {
      name: 'schooner-svanen-at-sunset.jpg',
      description: 'The schooner Svanen after she was lengthened, evening.',
      daysAgo: 228,
      fileNumber: 'HM-1902-00013',
    },
    LANDSCAPE,
    shipAtSea({ light: roseSea, ship: oak, rig: 'schooner', facing: 'left', swell: 0.3, size: 0.48 }),
    'canvas',
  ),
  painted(
    {
      name: 'warehouses-on-the-wharf.jpg',
      description: 'The timber warehouses on the wharf, gable to gable, with cargo put ashore. Lot 2.',
      daysAgo: 227,
      fileNumber: 'HM-1902-00021',
    },
    LANDSCAPE,
    warehouses({
      sky: ['#7fa0b5', '#eddcc4'],
      walls: ['#a8483a', '#d2a64e', '#e6dfd0', '#5f7f78', '#8c5a43'],
      water: '#6f93a0',
      trim: '#f5f0e6',
    }),
  ),
  painted(
    {
      name: 'silhouette-of-captain-thorsen.jpg',
      description: 'Cut-paper silhouette of Captain A. Thorsen with pipe-stained beard, in the old frame.',
      daysAgo: 226,
      fileNumber: 'HM-1902-00031',
    },
    UPRIGHT,
    silhouette({ palette: sand, wear: 'captain', beard: true, wall: '#5c7480' }),
  ),
  painted(
    {
      name: 'silhouette-of-mrs-thorsen.jpg',
      description: "Cut-paper silhouette of Kristine Thorsen, companion piece to the captain's.",
      daysAgo: 226,
      fileNumber: 'HM-1902-00032',
    },
    UPRIGHT,
    silhouette({ palette: gold, wear: 'bun', facing: 'left', wall: '#8f4637' }),
  ),
  pdf(
    {
      name: 'purchase-agreement-1902.pdf',
      description: 'Agreement between the Harbour Board and the widow of Captain Thorsen, 11 August 1902.',
      daysAgo: 225,
      fileNumber: 'HM-1902-00001',
    },
    purchaseAgreement,
  ),
])
