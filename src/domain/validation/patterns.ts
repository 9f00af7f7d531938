import type { Rule } from './rules.ts'
import { isCleanLine, lengthOf, tidy } from './text.ts'

/*
 * Every pattern takes time in proportion to the text: where alternatives could overlap (an @ in an address, say),
 * the text is taken apart by position instead of by backtracking.
 */

const isEmail = (text: string): boolean => {
  const dot = text.lastIndexOf('.')
  const at = text.indexOf('@', 1)
  return at !== -1 && at < dot - 1 && /^[a-z]+$/.test(text.slice(dot + 1)) && !/\s/.test(text) && isCleanLine(text)
}

/** "Non-space text, @, non-space text, dot, lowercase letters" (specification section 5). White space around it is not part of it. */
export const email: Rule = (value) => (isEmail(tidy(value)) ? undefined : { code: 'invalidEmail' })

/** An address as it is stored and compared: without case. */
export const emailKey = (value: string): string => tidy(value).toLowerCase()

/** "Optional leading plus, digits, spaces, hyphens and parentheses, at least one digit, no double hyphen" (specification section 5). */
export const phone: Rule = (value) => {
  const text = tidy(value)
  return /^\+?[0-9 ()-]+$/.test(text) && /[0-9]/.test(text) && !text.includes('--') ? undefined : { code: 'invalidPhone' }
}

/** "Lowercase letters, digits and hyphen only, cannot end with a hyphen" (specification section 5). */
export const webAddress: Rule = (value) => {
  const text = tidy(value)
  if (!/^[a-z0-9-]+$/.test(text)) return { code: 'invalidWebAddress' }
  return text.endsWith('-') ? { code: 'webAddressEndsWithHyphen' } : undefined
}

/** A host name of two or more labels: the form of a custom domain. */
export const domainName: Rule = (value) => {
  const labels = tidy(value).toLowerCase().split('.')
  const isLabel = (label: string): boolean => label.length <= 63 && /^[a-z0-9-]+$/.test(label) && !/^-|-$/.test(label)
  return labels.length > 1 && labels.every(isLabel) ? undefined : { code: 'invalidWebAddress' }
}

/** HH:mm:ss, 00:00:00 to 23:59:59. */
export const time: Rule = (value) =>
  /^(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/.test(tidy(value)) ? undefined : { code: 'invalidTime' }

/** Code points. */
const MAX_LINK_LENGTH = 2000

/** The whole address of a page, beginning with https:// or http://. */
export const webLink: Rule = (value) => {
  const text = tidy(value)
  if (lengthOf(text) > MAX_LINK_LENGTH) return { code: 'tooLong', limit: MAX_LINK_LENGTH }
  return /^https?:\/\/[^\s/?#@"<>\\]+(?:[/?#][^\s"<>\\]*)?$/i.test(text) && isCleanLine(text) ? undefined : { code: 'invalidLink' }
}
