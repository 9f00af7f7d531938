import type { Problem } from '../validation/problem.ts'
import { codePoints } from '../validation/text.ts'
import { parseAll } from './parse.ts'
import { MAX_CONDITIONS, MAX_DEPTH, MAX_LENGTH, type Query } from './query.ts'

/** Words, phrases and fields of a query. */
export const conditionCount = (query: Query): number => {
  if (query.kind === 'and' || query.kind === 'or') return query.parts.reduce((count, part) => count + conditionCount(part), 0)
  if (query.kind === 'not') return conditionCount(query.part)
  return query.kind === 'everything' ? 0 : 1
}

/** What keeps a query from being asked: nothing that is typed is wrong, but it may be too much. */
export const queryProblem = (text: string): Problem | undefined => {
  if (codePoints(text).length > MAX_LENGTH) return { code: 'tooLong', limit: MAX_LENGTH }
  const { query, depth } = parseAll(text)
  if (depth > MAX_DEPTH) return { code: 'tooDeep', limit: MAX_DEPTH }
  return conditionCount(query) > MAX_CONDITIONS ? { code: 'tooManyConditions', limit: MAX_CONDITIONS } : undefined
}
