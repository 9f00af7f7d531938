import { csv, docx, folder, LANDSCAPE, painted, pdf, plateOf, txt, UPRIGHT, xlsx, type DemoFolder } from '../entries.ts'
import { autumn, summer, winter } from '../lights.ts'
import { botanical } from '../motifs/botanical.ts'
import { seaChart } from '../motifs/chart.ts'
import { facade } from '../motifs/facade.ts'
import { fjord } from '../motifs/fjord.ts'
import { portrait } from '../motifs/portrait.ts'
import { shipPlan } from '../motifs/shipPlan.ts'
import { warehouses } from '../motifs/warehouses.ts'
import { gold, mist, moss, sand } from '../paint/palettes.ts'
import { annualReport, farmLetter, skerryNames } from '../texts/norwegian.ts'

const pictures = folder('Bilder', [
  painted(
    {
      name: 'fjorden-om-sommeren.jpg',
      description: 'Fjorden i juni, sett fra Ytre Nes. Olje på lerret.',
      daysAgo: 120,
      fileNumber: 'FA-0101',
    },
    LANDSCAPE,
    fjord({ light: summer, snow: 0.28, cabin: '#8f3f33' }),
    'canvas',
  ),
  painted(
    { name: 'høst-ved-naustet.jpg', description: 'Høstkveld ved naustet.', daysAgo: 119, fileNumber: 'FA-0102' },
    LANDSCAPE,
    fjord({ light: autumn, snow: 0.4, cabin: '#5a2f2a', sun: [0.28, 0.26] }),
    'canvas',
  ),
  painted(
    { name: 'fisker-fra-ytre-nes.jpg', description: 'Fisker med sydvest og islender. Ukjent maler.', daysAgo: 118, fileNumber: 'FA-0103' },
    UPRIGHT,
    portrait({
      palette: mist,
      backdrop: 'plain',
      sitter: { skin: '#d9a985', hair: '#b9b2a6', style: 'parted', beard: 'full', hat: 'souwester', coat: '#2f4f5c', collar: 'jersey' },
    }),
    'canvas',
  ),
  painted(
    { name: 'naustrekka-i-vinterlys.jpg', description: 'Naustrekka en stille vinterdag.', daysAgo: 117, fileNumber: 'FA-0104' },
    LANDSCAPE,
    warehouses({ sky: ['#9fb4c6', '#f0e2d4'], walls: ['#7d3a30', '#8c6a48', '#a39a86'], water: '#7f98a8', trim: '#efe8da', snow: true }),
  ),
  painted(
    { name: 'herbarium-rogn.jpg', description: 'Rogn med bær, blad, frø og snitt.', daysAgo: 116, fileNumber: 'FA-0105' },
    UPRIGHT,
    botanical({ paper: '#f0ebe0', leaf: '#5d7a4a', bloom: '#c4472c', plant: 'rowan' }),
  ),
  painted(
    {
      name: 'kvinne-med-blått-sjal.jpg',
      description: 'Kvinne med blått sjal, malt på Ytre Nes omkring 1880.',
      daysAgo: 115,
      fileNumber: 'FA-0106',
    },
    UPRIGHT,
    portrait({
      palette: gold,
      backdrop: 'plain',
      sitter: { skin: '#d8a57f', hair: '#2c211c', style: 'long', coat: '#5a6444', collar: 'shawl' },
    }),
    'canvas',
  ),
  painted(
    {
      name: 'los-andreas-nes.jpg',
      description: 'Los Andreas Nes foran vinduet, med seilskute på fjorden.',
      daysAgo: 114,
      fileNumber: 'FA-0107',
    },
    UPRIGHT,
    portrait({
      palette: moss,
      backdrop: 'window',
      sitter: { skin: '#dcae8d', hair: '#8d8377', style: 'parted', beard: 'moustache', hat: 'captain', coat: '#1d2436', collar: 'lapels' },
    }),
    'canvas',
  ),
  painted(
    { name: 'tinghuset.jpg', description: 'Tinghuset med kuppelen, før brannen i 1904.', daysAgo: 113, fileNumber: 'FA-0108' },
    LANDSCAPE,
    facade({ palette: sand, sky: ['#8ba3c0', '#eadfd0'], dome: true, columns: 8 }),
  ),
])

const maps = folder('Kart og tegninger', [
  painted(
    {
      name: 'kart-over-innseilingen.jpg',
      description: 'Innseilingen til fjorden med dybder i favner.',
      daysAgo: 96,
      fileNumber: 'FA-0201',
    },
    LANDSCAPE,
    seaChart({ palette: mist, sea: '#a9c2cb', coast: 'sound', rose: [0.5, 0.3], ship: false }),
  ),
  painted(
    {
      name: 'tegning-jakt-1861.png',
      description: 'Linjetegning til en jakt, båtbyggeriet på Ytre Nes, 1861.',
      daysAgo: 95,
      fileNumber: 'FA-0202',
    },
    LANDSCAPE,
    shipPlan({ paper: '#e9e4d3', ink: '#2f3f4a', accent: '#a8483a', fullness: 1 }),
  ),
  txt({ name: 'navn-på-skjær-og-grunner.txt', description: 'Skolebarnas liste fra 1911, rettet av Nils Nes.', daysAgo: 94 }, skerryNames),
  csv({ name: 'båttegninger.csv', description: 'Tegningene fra båtbyggeriet på Ytre Nes, med år og tilstand.', daysAgo: 93 }, [
    ['Nr.', 'Båttype', 'År', 'Mål, cm', 'Tilstand'],
    [1, 'Jakt, to master', 1861, '64 x 98', 'god'],
    [2, 'Færing', 1864, '31 x 44', 'på baksiden av tapet'],
    [3, 'Seksæring', 1864, '33 x 52', 'på baksiden av tapet'],
    [4, 'Åttring', 1872, '48 x 77', 'brettet, revnet i bretten'],
    [5, 'Jakt «Håpet»', 1878, '66 x 101', 'god'],
    [6, 'Skolebåt', 1911, '28 x 40', 'tegnet av elevene'],
  ]),
])

const papers = folder('Papirer', [
  pdf(
    { name: 'årsmelding-2025.pdf', description: 'Fjordarkivets årsmelding for 2025.', daysAgo: 30, fileNumber: 'FA-2026-01' },
    annualReport(plateOf('plate-annual-report', fjord({ light: winter, cabin: '#9b3f33', sun: [0.3, 0.22] }))),
  ),
  docx(
    {
      name: 'brev-om-delingen-av-naustet-1911.docx',
      description: 'Åsmund Brekke til broren, 7. mai 1911.',
      daysAgo: 92,
      fileNumber: 'FA-0301',
    },
    farmLetter,
  ),
  xlsx(
    { name: 'magasinliste.xlsx', description: 'Hyller og esker i det nye magasinet.', daysAgo: 29 },
    [
      {
        name: 'Magasin',
        columns: [
          { title: 'Hylle', width: 8 },
          { title: 'Innhold', width: 34 },
          { title: 'Esker', width: 8, format: '0' },
          { title: 'Hyllemeter', width: 12, format: '0.0' },
        ],
        rows: [
          ['A1', 'Gårdsarkiv Nes', 14, 2.1],
          ['A2', 'Brekke, brev', 22, 3.3],
          ['A3', 'Skolen på Ytre Nes', 9, 1.4],
          ['B1', 'Båtbyggeriet, tegninger', 6, 4.8],
          ['B2', 'Båtbyggeriet, regnskap', 17, 2.6],
          ['C1', 'Glassplater', 11, 1.9],
        ],
      },
    ],
    '2026-01-28',
  ),
])

export const records: readonly DemoFolder[] = [pictures, maps, papers]
