import type { Problem } from '../validation/problem.ts'
import { inOrder, maxLength, type Rule } from '../validation/rules.ts'
import { isBlank, isCleanLine, nfc, tidy } from '../validation/text.ts'

/** Hits of a search that are counted, and shown at the most; a count of one more stands for more. */
export const MOST_COUNTED = 200

/** Code points of a search term. */
export const MAX_QUERY_LENGTH = 255

/** A query as it is sent and compared: in NFC, with single blanks between its words. */
export const normalizeQuery = (query: string): string => tidy(query.replace(/\s+/g, ' '))

const searchable: Rule = inOrder((value) => (isCleanLine(value) ? undefined : { code: 'invalidCharacters' }), maxLength(MAX_QUERY_LENGTH))

/** What keeps a search term from being searched for; a blank one is none. */
export const termProblem: Rule = (value) => searchable(normalizeQuery(value))

/** Simple search needs a term. */
export const simpleSearchProblem = (query: string): Problem | undefined =>
  isBlank(query) ? { code: 'noSearchCriterion' } : termProblem(query)

/** Whether a field is asked for, as in `type:image`, or its value is about to be typed: that is no matter of words alone (domain: `query-language`). */
export const asksFields = (query: string): boolean => /(?:^|[\s(])-?(?:"[^"]*"|[^\s:"()]+):(?!\s)/u.test(query)

/** A piece of a query. A phrase stood in quotes, of whatever language; quotes that were never closed end with the query. */
interface QueryPart {
  readonly text: string
  readonly isPhrase: boolean
  /** It may still be typed at. */
  readonly isLast: boolean
}

export const partsOf = (query: string): readonly QueryPart[] => {
  const pieces = normalizeQuery(query).split(/["“”„«»]/u)
  return pieces.map((text, index) => ({ text: text.trim(), isPhrase: index % 2 === 1, isLast: index === pieces.length - 1 })).filter(({ text }) => text !== '')
}

/** The words and phrases of a query, each once, without case. */
export const termsOf = (query: string): readonly string[] =>
  [...new Set(partsOf(nfc(query.toLowerCase())).flatMap(({ text, isPhrase }) => (isPhrase ? [text] : text.split(' '))))]
