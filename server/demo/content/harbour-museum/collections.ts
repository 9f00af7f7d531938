import { folder, LANDSCAPE, painted, UPRIGHT, xlsx, type DemoFolder } from '../entries.ts'
import { moonlight, nightSea, polarNight } from '../lights.ts'
import { botanical } from '../motifs/botanical.ts'
import { coins } from '../motifs/coin.ts'
import { fjord } from '../motifs/fjord.ts'
import { harbour } from '../motifs/harbour.ts'
import { lighthouse } from '../motifs/lighthouse.ts'
import { lighthouseSection } from '../motifs/lighthouseSection.ts'
import { fishes, shells } from '../motifs/specimens.ts'
import { textile } from '../motifs/textile.ts'
import { woodcut } from '../motifs/woodcut.ts'

const coinsAndMedals = folder('Coins and medals', [
  painted(
    {
      name: 'silver-medal-both-faces.jpg',
      description: 'Silver medal for the opening of the mole: a bark under sail, reverse a crown.',
      daysAgo: 66,
      fileNumber: 'HM-C-0001',
    },
    [1600, 900],
    coins({ metal: '#b9bcc2', velvet: '#4a2f3c', faces: ['ship', 'crown'] }),
  ),
  painted(
    { name: 'harbour-tokens.jpg', description: 'Six tokens for harbour dues, brass and copper.', daysAgo: 65, fileNumber: 'HM-C-0002' },
    [1600, 1140],
    coins({ metal: '#a88a5a', velvet: '#2c3350', faces: ['anchor', 'wreath', 'crown', 'star', 'ship', 'anchor'] }),
  ),
  xlsx(
    { name: 'coin-cabinet.xlsx', description: 'The drawers of the coin cabinet and what lies in them.', daysAgo: 63 },
    [
      {
        name: 'Cabinet',
        columns: [
          { title: 'Drawer', width: 9, format: '0' },
          { title: 'Content', width: 36 },
          { title: 'Pieces', width: 9, format: '#,##0' },
          { title: 'Metal', width: 14 },
          { title: 'Weight, g', width: 12, format: '#,##0.0' },
        ],
        rows: [
          [1, 'Tokens for harbour dues', 88, 'Brass, copper', 612.4],
          [2, 'Medals of the sailing club', 31, 'Silver, gilt', 905.8],
          [3, 'Coins found on the bar', 54, 'Silver', 288.1],
          [4, 'Coins found on the bar, worn', 39, 'Copper', 201.6],
          [5, 'Opening of the mole, 1872', 6, 'Silver', 187.2],
          [6, 'Counterfeits', 11, 'Lead', 143],
        ],
      },
    ],
    '2025-10-10',
  ),
])

const textiles = folder('Textiles', [
  painted(
    {
      name: 'mitten-with-eight-petalled-star.jpg',
      description: 'Detail of a knitted mitten, red and blue on white.',
      daysAgo: 58,
      fileNumber: 'HM-C-0101',
    },
    LANDSCAPE,
    textile({ ground: '#efe6d6', threads: ['#8f2f2f', '#2f4660', '#b08d3e'], pattern: 'star' }),
    'paper',
    66,
  ),
  painted(
    {
      name: 'woven-coverlet.jpg',
      description: 'Woven coverlet with lozenges, wool on linen warp, about 1800.',
      daysAgo: 57,
      fileNumber: 'HM-C-0107',
    },
    UPRIGHT,
    textile({ ground: '#2f3a4a', threads: ['#c9a25a', '#a8483a', '#e8ddc6'], pattern: 'coverlet' }),
  ),
  painted(
    {
      name: 'printed-cotton-with-sprigs.jpg',
      description: 'Printed cotton with sprigs, given by Hanna Bjørnsen.',
      daysAgo: 56,
      fileNumber: 'HM-C-0112',
    },
    LANDSCAPE,
    textile({ ground: '#dfe6e2', threads: ['#b8566a', '#4f6f5c', '#e0b45a'], pattern: 'sprig' }),
    'paper',
    66,
  ),
  painted(
    {
      name: 'sailcloth-sample-with-eyelets.jpg',
      description: 'Striped awning canvas with sewn-in eyelets, sample of the sail loft.',
      daysAgo: 55,
      fileNumber: 'HM-C-0120',
    },
    LANDSCAPE,
    textile({ ground: '#e6ddc9', threads: ['#35597a', '#a4533f', '#c9b48a'], pattern: 'sailcloth' }),
  ),
])

const naturalHistory = folder('Natural history', [
  painted(
    {
      name: 'herbarium-fern.jpg',
      description: 'Male fern, gathered behind the fort. Plate after the pressed plant.',
      daysAgo: 49,
      fileNumber: 'HM-C-0201',
    },
    UPRIGHT,
    botanical({ paper: '#f2ecdc', leaf: '#5f7f52', bloom: '#8f4637', plant: 'fern' }),
  ),
  painted(
    {
      name: 'herbarium-sugar-kelp.jpg',
      description: "Sugar kelp from the Outer Isles, pressed by the keeper's wife.",
      daysAgo: 48,
      fileNumber: 'HM-C-0202',
    },
    UPRIGHT,
    botanical({ paper: '#eaeee6', leaf: '#6f6a32', bloom: '#7d5f25', plant: 'kelp' }),
  ),
  painted(
    { name: 'herbarium-thistle.jpg', description: 'Melancholy thistle with leaf, seed and section.', daysAgo: 47, fileNumber: 'HM-C-0203' },
    UPRIGHT,
    botanical({ paper: '#f3efe4', leaf: '#6c8a78', bloom: '#7a5fa0', plant: 'thistle' }),
  ),
  painted(
    {
      name: 'shells-of-the-outer-shore.jpg',
      description: 'Shells, urchins and sea stars of the outer shore, after the case of Captain Rask.',
      daysAgo: 46,
      fileNumber: 'HM-C-0210',
    },
    [1600, 1200],
    shells({ paper: '#efe9dc', ink: '#4a3b30', tints: ['#c98d6b', '#8fa0a8', '#d7b88a', '#a86f7d', '#7f9483'] }),
  ),
  painted(
    {
      name: 'fishes-of-the-sound.jpg',
      description: 'Eight fishes of the sound, drawn from the market.',
      daysAgo: 45,
      fileNumber: 'HM-C-0211',
    },
    [1600, 1200],
    fishes({ paper: '#e8ebe4', ink: '#2d3a42', tints: ['#7d95a3', '#8b9a78', '#a0785f', '#6a8794'] }),
  ),
])

const prints = folder('Prints and drawings', [
  painted(
    {
      name: 'the-great-breaker.jpg',
      description: 'Colour woodcut: a breaking wave, a rowing boat, a mountain with snow.',
      daysAgo: 38,
      fileNumber: 'HM-C-0301',
    },
    [1600, 1133],
    woodcut({ sky: ['#d8cdb8', '#f0e4cd'], sun: '#c8553d', waves: ['#6f94a8', '#33608a', '#1d3a5f'], foam: '#f5efe0' }),
  ),
  painted(
    {
      name: 'lighthouse-section-full-height.png',
      description: 'Section through the lighthouse of the Outer Isles from footing to vane, with scale of metres. A very tall sheet.',
      daysAgo: 36,
      fileNumber: 'HM-C-0310',
    },
    [760, 2400],
    lighthouseSection({ paper: '#f1ead9', ink: '#2b2f3a', wash: '#cfd8da', accent: '#b4634f' }),
  ),
  painted(
    {
      name: 'northern-lights-over-the-fjord.jpg',
      description: 'Northern lights over the fjord, tempera on board.',
      daysAgo: 35,
      fileNumber: 'HM-C-0320',
    },
    LANDSCAPE,
    fjord({ light: polarNight, aurora: ['#5fe0a8', '#8a7be0'], cabin: '#7d3a36' }),
    'canvas',
  ),
  painted(
    { name: 'harbour-by-moonlight.jpg', description: 'The harbour by moonlight, lamps on the quay.', daysAgo: 34, fileNumber: 'HM-C-0321' },
    LANDSCAPE,
    harbour({ light: moonlight, sun: [0.3, 0.2], rigs: ['bark', 'sloop'], moon: true }),
    'canvas',
  ),
  painted(
    { name: 'night-at-the-lighthouse.jpg', description: 'The lamp of the Outer Isles at night.', daysAgo: 33, fileNumber: 'HM-C-0322' },
    UPRIGHT,
    lighthouse({ light: nightSea, rock: '#2a2f45', tower: '#c9cbd6', band: '#6b3040', lit: true, at: 0.5 }),
  ),
])

export const collections: readonly DemoFolder[] = [coinsAndMedals, textiles, naturalHistory, prints]
