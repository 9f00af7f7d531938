import { numberOf } from '../validation/numbers.ts'

/** Units of storage with their bytes, base 2. */
export const STORAGE_UNITS = { MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 } as const
export type StorageUnit = keyof typeof STORAGE_UNITS
export const STORAGE_UNIT_NAMES: readonly StorageUnit[] = ['MB', 'GB', 'TB']

/** Bytes an organization can be given (specification section 5: 1GB to 100GB). */
export const MIN_STORAGE = STORAGE_UNITS.GB
export const MAX_STORAGE = 100 * STORAGE_UNITS.GB

const isUnit = (unit: string): unit is StorageUnit => Object.hasOwn(STORAGE_UNITS, unit)

/** The whole bytes that an amount such as 1.5 of a unit means. */
export const storageBytes = (amount: string, unit: string): number | undefined => {
  const value = numberOf(amount)
  return value === undefined || !isUnit(unit) ? undefined : Math.round(value * STORAGE_UNITS[unit])
}
