import { formatNumber } from '../format/numbers.ts'
import type { Language } from '../preferences/language.ts'

/** Percent with one digit after the point, as the language writes it; of nothing, nothing. What there is at all is never 0. */
export const shareOf = (part: number, whole: number, language: Language): string => {
  const percent = whole === 0 ? 0 : (100 * part) / whole
  return percent > 0 && percent < 0.05 ? `<${formatNumber(0.1, language, 1)}` : formatNumber(percent, language, 1)
}
