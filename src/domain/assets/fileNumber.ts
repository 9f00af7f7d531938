import { optionalLine, inOrder, required, type Rule } from '../validation/rules.ts'
import { codePoints, nfc } from '../validation/text.ts'

/** Code points of a file number that somebody wrote. */
const MAX_FILE_NUMBER_LENGTH = 50

const MOST_INITIALS = 4
const COUNTER_DIGITS = 6

/** The capital initials of an organization's words, four at the most: HM for Harbour Museum. Without a letter or digit: X. */
export const initialsOf = (organizationName: string): string => {
  const words = nfc(organizationName).match(/[\p{L}\p{N}]+/gu) ?? []
  const initials = words.slice(0, MOST_INITIALS).map((word) => codePoints(word).slice(0, 1).join('').toUpperCase())
  return initials.join('') || 'X'
}

/** An automatic file number: `HM-2026-000438`. The counter runs on through the years, so a number is never given twice. */
export const fileNumber = (organizationName: string, year: number, counter: number): string =>
  `${initialsOf(organizationName)}-${year}-${String(counter).padStart(COUNTER_DIGITS, '0')}`

/** An edited file number: one line that is there. That it is the only one in its organization, the server alone can tell. */
export const fileNumberRule: Rule = inOrder(required, optionalLine(MAX_FILE_NUMBER_LENGTH))
