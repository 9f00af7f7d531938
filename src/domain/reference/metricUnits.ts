import type { MeasurementUnit } from './unit.ts'

const ROWS: readonly (readonly [code: string, name: string, metres: number])[] = [
  ['pm', 'Picometer', 1e-12],
  ['nm', 'Nanometer', 1e-9],
  ['µm', 'Micrometer', 1e-6],
  ['mm', 'Millimeter', 1e-3],
  ['cm', 'Centimeter', 1e-2],
  ['dm', 'Decimeter', 1e-1],
  ['m', 'Meter', 1],
  ['dam', 'Decameter', 1e1],
  ['hm', 'Hectometer', 1e2],
  ['km', 'Kilometer', 1e3],
  ['Mm', 'Megameter', 1e6],
  ['Gm', 'Gigameter', 1e9],
]

/** Every step of the metric system from picometer to gigameter. Codes differ by case: mm and Mm. */
export const METRIC_UNITS: readonly MeasurementUnit[] = ROWS.map(([code, name, metres]) => ({ code, name, metres }))
