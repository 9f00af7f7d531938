import { folder, LANDSCAPE, painted, pdf, UPRIGHT, type DemoFolder } from '../entries.ts'
import { dusk, fairSea, winter } from '../lights.ts'
import { seaChart } from '../motifs/chart.ts'
import { facade } from '../motifs/facade.ts'
import { fjord } from '../motifs/fjord.ts'
import { harbour } from '../motifs/harbour.ts'
import { lighthouse } from '../motifs/lighthouse.ts'
import { portrait } from '../motifs/portrait.ts'
import { survey } from '../motifs/survey.ts'
import { townHall } from '../motifs/townHall.ts'
import { stillLife } from '../motifs/vessel.ts'
import { moss, porcelain, rose, sand, slate } from '../paint/palettes.ts'
import { billOfLading, letterToTheHarbourMaster } from '../texts/bequest.ts'
import { ceramics } from './ceramics.ts'
import { correspondence } from './correspondence.ts'
import { donorFiles } from './donorFiles.ts'
import { mapsAndCharts } from './mapsAndCharts.ts'
import { attic, lidded, twoBands } from './vessels.ts'

/** The files that lie in the folder itself, in the order of their numbers. */
const loose = [
  painted(
    {
      name: 'amphora-attic-black-figure.tif',
      description: 'Measured drawing of a neck amphora with fish and rays, black on red clay. Bought in Naples by Captain Rask.',
      daysAgo: 311,
      fileNumber: 'HM-1887-00431',
    },
    [1600, 1200],
    stillLife({ palette: sand, vessels: [attic], flat: true }),
  ),
  painted(
    {
      name: 'harbour-at-dusk-1887.jpg',
      description: 'Oil sketch of the inner harbour seen from the customs house, evening light. Part of the bequest of 1887.',
      daysAgo: 164,
      fileNumber: 'HM-1887-00438',
    },
    LANDSCAPE,
    harbour({ light: dusk, sun: [0.7, 0.33] }),
    'canvas',
  ),
  painted(
    {
      name: 'chart-of-the-outer-isles.png',
      description:
        "Chart of the outer isles with soundings in fathoms and lines of bearing. Restricted from publication at the donor's wish.",
      daysAgo: 5,
      fileNumber: 'HM-1887-00445',
    },
    [1600, 1150],
    seaChart({ palette: sand, sea: '#a9c2cb', coast: 'isles' }),
  ),
  painted(
    {
      name: 'portrait-of-a-ship-owner.jpg',
      description: 'Half-length portrait of Anders Lindqvist before a window on the harbour. Unsigned.',
      daysAgo: 212,
      fileNumber: 'HM-1887-00452',
    },
    UPRIGHT,
    portrait({
      palette: slate,
      backdrop: 'window',
      sitter: { skin: '#e2b796', hair: '#5a4636', style: 'parted', beard: 'whiskers', coat: '#26334a', collar: 'lapels' },
    }),
    'canvas',
  ),
  painted(
    {
      name: 'customs-house-facade.jpg',
      description: 'The customs house from the square, after the restoration of 1871. Watercolour.',
      daysAgo: 79,
      fileNumber: 'HM-1887-00459',
    },
    LANDSCAPE,
    facade({ palette: rose, sky: ['#a9c2cb', '#efe3d4'] }),
  ),
  pdf(
    {
      name: 'letter-to-the-harbour-master.pdf',
      description:
        'Anders Lindqvist to Captain Thorsen about the bar, the lamp on the mole and the future of his collection, 3 October 1886.',
      daysAgo: 284,
      fileNumber: 'HM-1887-00466',
    },
    letterToTheHarbourMaster,
  ),
  painted(
    {
      name: 'jug-with-two-bands.jpg',
      description: 'Stoneware jug, dark glaze with two white bands. Triana, about 1885.',
      daysAgo: 127,
      fileNumber: 'HM-1887-00473',
    },
    LANDSCAPE,
    stillLife({ palette: slate, vessels: [twoBands(0.5, 0.72)] }),
  ),
  painted(
    {
      name: 'fjord-in-winter.jpg',
      description: 'A red boathouse below snow-covered mountains, still water. Painted on the voyage north in February 1879.',
      daysAgo: 33,
      fileNumber: 'HM-1887-00480',
    },
    LANDSCAPE,
    fjord({ light: winter, cabin: '#9b3f33' }),
    'canvas',
  ),
  painted(
    {
      name: 'survey-map-sheet-12.tif',
      description: 'Land survey, sheet 12: the valley above the harbour with fields, road and river.',
      daysAgo: 301,
      fileNumber: 'HM-1887-00487',
    },
    [1600, 1100],
    survey({ palette: moss, water: '#9fb9c4', wood: '#8b9068' }),
  ),
  painted(
    {
      name: 'portrait-m-lindqvist.jpg',
      description: 'Portrait of M. Lindqvist, daughter of the donor and first keeper of the bequest, with lace collar and brooch.',
      daysAgo: 190,
      fileNumber: 'HM-1887-00494',
    },
    UPRIGHT,
    portrait({
      palette: rose,
      backdrop: 'curtain',
      sitter: { skin: '#f0cdb2', hair: '#6b4026', style: 'bun', coat: '#3d2c3c', collar: 'lace' },
    }),
    'canvas',
  ),
  painted(
    {
      name: 'town-hall-drawing.png',
      description: 'Front elevation of the town hall with dimensions in feet. Ink and wash on paper, by builder Øien.',
      daysAgo: 246,
      fileNumber: 'HM-1887-00501',
    },
    [1600, 1080],
    townHall({ paper: '#f3eddd', ink: '#2f2b33', wash: '#ded3bc', accent: '#a85a45' }),
  ),
  pdf(
    {
      name: 'bill-of-lading-1902.pdf',
      description: 'Bill of lading for the Nordstjernen to Hull. Case PW 13 holds drawings lent from the bequest, hence its place here.',
      daysAgo: 98,
      fileNumber: 'HM-1887-00508',
    },
    billOfLading,
  ),
  painted(
    {
      name: 'lidded-vase.jpg',
      description: 'Lidded vase, tin glaze with blue flowers and meander. See the condition report in Ceramics.',
      daysAgo: 15,
      fileNumber: 'HM-1887-00515',
    },
    UPRIGHT,
    stillLife({ palette: porcelain, studio: true, vessels: [lidded] }),
  ),
  painted(
    {
      name: 'coast-near-the-lighthouse.jpg',
      description: 'The light on the Outer Isles in a fresh breeze, gulls to the left. Gouache.',
      daysAgo: 52,
      fileNumber: 'HM-1887-00522',
    },
    LANDSCAPE,
    lighthouse({ light: fairSea, rock: '#77706a', tower: '#f4efe6', band: '#b14a3c' }),
  ),
]

export const bequest1887: DemoFolder = folder('1887 Bequest', loose, [ceramics, correspondence, mapsAndCharts, donorFiles])
