import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HUGE, LONG } from '../validation/samples.fixture.ts'
import { conditionCount, queryProblem } from './limits.ts'
import { normalForm } from './normalForm.ts'
import { parseQuery } from './parse.ts'
import { printQuery } from './print.ts'
import { anyQuery, normalQuery, syntaxLike } from './query.fixture.ts'
import type { Query } from './query.ts'

const RUNS = { numRuns: 3_000 }

/** Whether nothing in it could be said more simply. */
const isNormal = (query: Query, parent?: Query['kind']): boolean => {
  switch (query.kind) {
    case 'everything':
      return parent === undefined || parent === 'not'
    case 'not':
      return parent !== 'not' && !(query.part.kind === 'field' && ['any', 'none'].includes(query.part.test.is)) && isNormal(query.part, 'not')
    case 'and':
    case 'or': {
      const isOnce = new Set(query.parts.map((part) => JSON.stringify(part))).size === query.parts.length
      return parent !== query.kind && query.parts.length >= 2 && isOnce && query.parts.every((part) => isNormal(part, query.kind))
    }
    default:
      return true
  }
}

describe('any query', () => {
  it('is itself again when it was printed and parsed', () => {
    fc.assert(
      fc.property(normalQuery, (query) => {
        expect(parseQuery(printQuery(query))).toEqual(query)
      }),
      RUNS,
    )
  })

  it('has one normal form, which says nothing twice', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const normal = normalForm(query)
        expect(normalForm(normal)).toEqual(normal)
        expect(isNormal(normal)).toBe(true)
      }),
      RUNS,
    )
  })
})

describe('any text', () => {
  it('is a query in normal form, which is printed in one way', () => {
    fc.assert(
      fc.property(syntaxLike, (text) => {
        const query = parseQuery(text)
        expect(normalForm(query)).toEqual(query)
        const printed = printQuery(query)
        expect(parseQuery(printed)).toEqual(query)
        expect(printQuery(parseQuery(printed))).toBe(printed)
      }),
      { numRuns: 10_000 },
    )
  })

  const LONGEST = [...HUGE, ...['(', ')', '-', '-(', '"', '""', '"a" ', 'a:b ', 'a:"', 'a..', '..', '* ', 'NOT ', 'OR ', 'a OR ', '(a OR ', 'a:>', 'tag:a OR ', '\u0301', 'a:\u0338', '" '].map((piece) => piece.repeat(Math.ceil(100_000 / piece.length)))]

  it.each(LONGEST.map((text) => [text.slice(0, 12), text] as const))('takes time by its length alone: %j', (_, text) => {
    const began = Date.now()
    parseQuery(text)
    expect(Date.now() - began).toBeLessThan(LONG)
  })
})

describe('a query that asks too much', () => {
  const words = (count: number): string => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')
  const nested = (depth: number): string => `${'(a OR b '.repeat(depth)}c${')'.repeat(depth)}`

  it.each([
    [words(50), undefined],
    [words(51), { code: 'tooManyConditions', limit: 50 }],
    ['x'.repeat(2_000), undefined],
    ['\u{1F3FA}'.repeat(2_000), undefined],
    ['x'.repeat(2_001), { code: 'tooLong', limit: 2_000 }],
    [nested(10), undefined],
    [nested(11), { code: 'tooDeep', limit: 10 }],
    ['(((((((((((a)))))))))))', { code: 'tooDeep', limit: 10 }],
    ['', undefined],
  ])('%#', (text, problem) => {
    expect(queryProblem(text)).toEqual(problem)
  })

  it('is counted by its words, phrases and fields', () => {
    expect(conditionCount(parseQuery('a "b c" -(d OR tag:e) made:* '))).toBe(5)
    expect(conditionCount(parseQuery('*'))).toBe(0)
  })
})
