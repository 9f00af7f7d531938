import type { MeasurementUnit } from './unit.ts'

const INCH = 0.0254
const FOOT = 12 * INCH

const ROWS: readonly (readonly [code: string, name: string, metres: number])[] = [
  ['Å', 'Angstrom', 1e-10],
  ['xu', 'X unit', 1.00207697e-13],
  // Imperial and United States
  ['twip', 'Twip', INCH / 1440],
  ['th', 'Thou (mil)', INCH / 1000],
  ['pt', 'Point', INCH / 72],
  ['pc', 'Pica', INCH / 6],
  ['bc', 'Barleycorn', INCH / 3],
  ['in', 'Inch', INCH],
  ['nl', 'Nail', 2.25 * INCH],
  ['hh', 'Hand', 4 * INCH],
  ['li', 'Link', 7.92 * INCH],
  ['span', 'Span', 9 * INCH],
  ['ft', 'Foot', FOOT],
  ['ftUS', 'US survey foot', 1200 / 3937],
  ['cubit', 'Cubit', 18 * INCH],
  ['yd', 'Yard', 3 * FOOT],
  ['ell', 'Ell', 45 * INCH],
  ['pace', 'Pace', 2.5 * FOOT],
  ['rd', 'Rod (perch, pole)', 16.5 * FOOT],
  ['ch', 'Chain', 66 * FOOT],
  ['fur', 'Furlong', 660 * FOOT],
  ['mi', 'Mile', 5280 * FOOT],
  ['lea', 'League', 15840 * FOOT],
  // At sea
  ['ftm', 'Fathom', 6 * FOOT],
  ['shackle', 'Shackle', 90 * FOOT],
  ['cb', 'Cable', 185.2],
  ['cbUS', 'US cable', 720 * FOOT],
  ['NM', 'Nautical mile', 1852],
  ['nlea', 'Nautical league', 5556],
  // Historic
  ['pouce', 'Paris inch', 0.02706995],
  ['pied', 'Paris foot', 0.3248394],
  ['toise', 'Toise', 1.9490366],
  ['vara', 'Spanish vara', 0.835905],
  ['alen', 'Norwegian alen', 0.6275],
  ['fot', 'Norwegian fot', 0.31375],
  ['favn', 'Norwegian favn', 1.8825],
  ['mil', 'Scandinavian mile', 10_000],
  ['pes', 'Roman foot', 0.2957],
  ['stadion', 'Greek stadion', 185],
  ['verst', 'Verst', 1066.8],
  ['arshin', 'Arshin', 0.7112],
  ['sazhen', 'Sazhen', 2.1336],
  ['shaku', 'Shaku', 10 / 33],
  ['ken', 'Ken', 20 / 11],
  ['ri', 'Ri', 43_200 / 11],
  ['chi', 'Chinese foot (chi)', 1 / 3],
  ['cun', 'Chinese inch (cun)', 1 / 30],
  ['liCN', 'Chinese mile (li)', 500],
  // In the sky
  ['R⊕', 'Earth radius', 6_371_000],
  ['LD', 'Lunar distance', 384_399_000],
  ['ls', 'Light-second', 299_792_458],
  ['au', 'Astronomical unit', 149_597_870_700],
  ['ly', 'Light-year', 9_460_730_472_580_800],
  ['parsec', 'Parsec', (149_597_870_700 * 648_000) / Math.PI],
]

/** Angstrom, imperial, nautical, historic and astronomical units. Codes are each unit's usual sign where it has one of its own. */
export const TRADITIONAL_UNITS: readonly MeasurementUnit[] = ROWS.map(([code, name, metres]) => ({ code, name, metres }))
