import { METRIC_UNITS } from './metricUnits.ts'
import { TRADITIONAL_UNITS } from './traditionalUnits.ts'
import type { MeasurementUnit } from './unit.ts'

/** All measurement units (specification section 3): the metric ones from picometer to gigameter, then the others by kind. */
export const MEASUREMENT_UNITS: readonly MeasurementUnit[] = [...METRIC_UNITS, ...TRADITIONAL_UNITS]

const BY_CODE: ReadonlyMap<string, MeasurementUnit> = new Map(MEASUREMENT_UNITS.map((unit) => [unit.code, unit]))

export const unitOf = (code: string): MeasurementUnit | undefined => BY_CODE.get(code)

/** A length in another unit. */
export const converted = (length: number, from: MeasurementUnit, to: MeasurementUnit): number => (length * from.metres) / to.metres
