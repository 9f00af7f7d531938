import { expect } from 'vitest'
import type { Problem } from './problem.ts'
import type { Rule } from './rules.ts'

/** A letter with a mark: two code points that NFC makes one. */
export const COMPOSES = 'e\u0301'

/** Longer than any field, in the ways that make patterns and normalization slow. For tests. */
export const HUGE: readonly (readonly [string, string])[] = [
  ['letters', 'a'.repeat(100_000)],
  ['digits', '1'.repeat(100_000)],
  ['at signs', 'a@'.repeat(50_000)],
  ['dots', '.a'.repeat(50_000)],
  ['blanks', ' '.repeat(100_000)],
  ['blanks before a letter', `${' '.repeat(100_000)}a`],
  ['hyphens', '-'.repeat(100_000)],
  ['unordered marks', 'a\u0301\u0323'.padEnd(100_000, '\u0301\u0323')],
  ['marks up to the limit', ('a' + '\u0301\u0323'.repeat(15)).repeat(3_200)],
  ['lone surrogates', '\uD800'.repeat(100_000)],
  ['brackets and numbers', ' (2'.repeat(33_000)],
]

/** A rule of lengths: its verdicts around both limits, counted in letters, pairs of units, and letters that compose. */
export const expectLengths = (rule: Rule, min: number, max: number, make: (letter: string, count: number) => string): void => {
  const verdict = (letter: string, count: number): Problem | undefined => rule(make(letter, count))
  for (const letter of ['a', '\u{1F3FA}', COMPOSES]) {
    if (min > 1) expect(verdict(letter, min - 1)).toEqual({ code: 'tooShort', limit: min })
    expect(verdict(letter, Math.max(min, 1))).toBeUndefined()
    expect(verdict(letter, min + 1)).toBeUndefined()
    expect(verdict(letter, max - 1)).toBeUndefined()
    expect(verdict(letter, max)).toBeUndefined()
    expect(verdict(letter, max + 1)).toEqual({ code: 'tooLong', limit: max })
  }
}

/** No text makes a rule slow: well under a second for 100 kB where quadratic time would take several. */
export const expectLinear = (rule: Rule): void => {
  for (const [, text] of HUGE) {
    const start = performance.now()
    rule(text)
    expect(performance.now() - start).toBeLessThan(500)
  }
}
