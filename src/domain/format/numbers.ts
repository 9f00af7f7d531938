import type { Language } from '../preferences/language.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** Formatters are costly to make and have no state, so each is made once. */
const formatterOf = (language: Language, digits: number): Intl.NumberFormat => {
  const key = `${language} ${digits}`
  const made = formatters.get(key) ?? new Intl.NumberFormat(language, { maximumFractionDigits: digits })
  formatters.set(key, made)
  return made
}

/** A number as the language writes it, with at most `digits` after the point. */
export const formatNumber = (value: number, language: Language, digits = 0): string => formatterOf(language, digits).format(value)

/** JEDEC: 1 KB is 1024 bytes. */
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const

/** A size in base 2, JEDEC units, one digit after the point: 3.1 MB, in Norwegian and Spanish 3,1 MB. */
export const formatSize = (bytes: number, language: Language): string => {
  let value = Math.max(0, bytes)
  let unit = 0
  // Rounded first, so that 1023.99 KB becomes 1 MB and not 1,024 KB.
  while (Math.round(value * 10) / 10 >= 1024 && unit < UNITS.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${formatNumber(value, language, unit === 0 ? 0 : 1)} ${UNITS[unit] ?? ''}`
}
