import { docx, folder, LANDSCAPE, painted, plateOf, xlsx, type DemoFolder } from '../entries.ts'
import { stillLife } from '../motifs/vessel.ts'
import { moss, porcelain, slate } from '../paint/palettes.ts'
import { lidDamage } from '../texts/reports.ts'
import { lidded, oilFlask, storageJar, twoBands, waveBowl, wineCup } from './vessels.ts'

const inventory = [
  ['HM-1887-00431', 'Neck amphora, black figure', 'Attica', -520, 48.5, 30.1, 'Case 1', 62000],
  ['HM-1887-00473', 'Jug with two white bands', 'Triana', 1885, 31.4, 22.8, 'Case 2', 1800],
  ['HM-1887-00515', 'Lidded vase, tin glaze', 'Delft', 1720, 47, 28.6, 'Case 2', 9400],
  ['HM-1887-00529', 'Storage jar with wave band', 'Jutland', 1840, 52.3, 44, 'Vault 12', 2600],
  ['HM-1887-00530', 'Wine cup on a foot', 'Apulia', -350, 14.8, 29.5, 'Case 1', 18500],
  ['HM-1887-00531', 'Oil flask with scales', 'İznik', 1600, 29.9, 19.2, 'Case 3', 21000],
  ['HM-1887-00532', 'Bowl with wave band', 'Stavanger', 1851, 11.2, 24.7, 'Case 3', 900],
  ['HM-1887-00533', 'Ink stand, slipware', 'Triana', 1870, 9.1, 15.5, 'Vault 12', 650],
  ['HM-1887-00534', 'Pair of barber bowls', 'Sevilla', 1802, 7.4, 31, 'Vault 12', 3100],
  ['HM-1887-00535', 'Butter cooler with lid', 'Herrebøe', 1765, 18.6, 26.3, 'Case 2', 12800],
  ['HM-1887-00536', 'Oil lamp, plain', 'Carthage', 150, 4.2, 10.8, 'Case 1', 700],
  ['HM-1887-00537', 'Ship bowl, named Haabet', 'Liverpool', 1811, 12.5, 29.4, 'Case 4', 5200],
] as const

export const ceramics: DemoFolder = folder('Ceramics', [
  painted(
    {
      name: 'storage-jar-and-wine-cup.jpg',
      description: 'Storage jar with a wave band beside a red wine cup on a foot. Photographed for the catalogue of 1936.',
      daysAgo: 141,
      fileNumber: 'HM-1887-00529',
    },
    LANDSCAPE,
    stillLife({ palette: moss, vessels: [wineCup, storageJar(0.76, 0.56)] }),
  ),
  painted(
    {
      name: 'jug-bowl-and-oil-flask.jpg',
      description: 'Three pieces from the glass case: banded jug, bowl with waves, oil flask with scales.',
      daysAgo: 140,
      fileNumber: 'HM-1887-00531',
    },
    LANDSCAPE,
    stillLife({ palette: slate, vessels: [twoBands(0.28, 0.6), waveBowl, oilFlask] }),
  ),
  xlsx(
    {
      name: 'ceramics-inventory.xlsx',
      description: 'Inventory of the ceramics with origin, date, size, place and insurance value.',
      daysAgo: 21,
    },
    [
      {
        name: 'Inventory',
        columns: [
          { title: 'File number', width: 17 },
          { title: 'Object', width: 32 },
          { title: 'Origin', width: 14 },
          { title: 'Year', width: 8, format: '0' },
          { title: 'Height, cm', width: 11, format: '0.0' },
          { title: 'Width, cm', width: 11, format: '0.0' },
          { title: 'Place', width: 12 },
          { title: 'Value, EUR', width: 13, format: '#,##0' },
        ],
        rows: inventory,
      },
      {
        name: 'Places',
        columns: [
          { title: 'Place', width: 12 },
          { title: 'Room', width: 26 },
          { title: 'Key', width: 10 },
        ],
        rows: [
          ['Case 1', 'Upper room, south wall', 'A4'],
          ['Case 2', 'Upper room, window', 'A5'],
          ['Case 3', 'Upper room, window', 'A5'],
          ['Case 4', 'Stair hall', 'B1'],
          ['Vault 12', 'Main vault, shelf 12', 'V'],
        ],
      },
    ],
    '2026-01-15',
  ),
  docx(
    {
      name: 'condition-report-lidded-vase.docx',
      description: 'Condition of the lidded vase before treatment, with handling instructions.',
      daysAgo: 14,
    },
    lidDamage(plateOf('plate-lidded-vase', stillLife({ palette: porcelain, studio: true, vessels: [lidded] }))),
  ),
])
