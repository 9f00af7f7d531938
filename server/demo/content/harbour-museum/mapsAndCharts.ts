import { folder, LANDSCAPE, painted, pdf, SQUARE, UPRIGHT, type DemoFolder } from '../entries.ts'
import { seaChart } from '../motifs/chart.ts'
import { starChart } from '../motifs/stars.ts'
import { townPlan } from '../motifs/townPlan.ts'
import { gold, linen, sand } from '../paint/palettes.ts'
import { soundingsOfTheInnerSound } from '../texts/registers.ts'

/** As long as a name may be (255 characters), in the words of its own title page. */
const longTitle = [
  'list-of-all-soundings-taken-between-the-outer-isles-and-the-bar-before-the-customs-house-in-the-summers-of-1859-to-1863-',
  'by-order-of-the-harbour-board-with-remarks-on-holding-ground-tides-and-dangers-not-laid-down-in-the-chart-copied-fair-by',
  '-the-clerks',
].join('')

export const mapsAndCharts: DemoFolder = folder('Maps and charts', [
  painted(
    {
      name: 'chart-of-the-inner-sound.jpg',
      description: 'The inner sound from the mole to the narrows. Compass rose in mid-channel.',
      daysAgo: 88,
      fileNumber: 'HM-1887-00601',
    },
    UPRIGHT,
    seaChart({ palette: linen, sea: '#b8c8b8', coast: 'sound', rose: [0.5, 0.5] }),
    'paper',
    72,
  ),
  painted(
    {
      name: 'carta-de-la-ensenada.jpg',
      description: 'Chart of a bay near Cádiz, copied by Captain Muñoz in one afternoon. Soundings in Spanish fathoms.',
      daysAgo: 87,
      fileNumber: 'HM-1887-00602',
    },
    LANDSCAPE,
    seaChart({ palette: gold, sea: '#9fb7c9', coast: 'bay', rose: [0.75, 0.3] }),
  ),
  painted(
    {
      name: 'star-chart-northern-sky.jpg',
      description: 'Planisphere of the northern sky with the ecliptic and the Milky Way, for use at sea.',
      daysAgo: 86,
      fileNumber: 'HM-1887-00603',
    },
    SQUARE,
    starChart({ palette: linen, sky: '#1c2a4d', gold: '#d9b468' }),
    'paper',
    72,
  ),
  painted(
    {
      name: 'town-plan-1868.png',
      description: 'Plan of the town with its blocks, the star fort and the new mole.',
      daysAgo: 84,
      fileNumber: 'HM-1887-00605',
    },
    LANDSCAPE,
    townPlan({ palette: sand, water: '#a9c2cb', green: '#9aa577' }),
  ),
  pdf(
    {
      name: `${longTitle}.pdf`,
      description: 'Soundings of five summers, with remarks. The name is that of the title page.',
      daysAgo: 83,
      fileNumber: 'HM-1887-00607',
    },
    soundingsOfTheInnerSound,
  ),
])
