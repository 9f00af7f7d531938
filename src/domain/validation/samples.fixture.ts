import fc from 'fast-check'
import type { Problem } from './problem.ts'
import type { Rule } from './rules.ts'

/** A letter with a mark: two code points that NFC makes one. */
export const COMPOSES = 'e\u0301'

/** Longer than any field, in the ways that make patterns and normalization slow. For tests. */
export const HUGE: readonly string[] = [
  'a'.repeat(100_000),
  '1'.repeat(100_000),
  'a@'.repeat(50_000),
  '.a'.repeat(50_000),
  ' '.repeat(100_000),
  `${' '.repeat(100_000)}a`,
  '-'.repeat(100_000),
  'a\u0301\u0323'.padEnd(100_000, '\u0301\u0323'),
  ('a' + '\u0301\u0323'.repeat(15)).repeat(3_200),
  '\uD800'.repeat(100_000),
  ' (2'.repeat(33_000),
]

/** Any code points, lone surrogates among them, and more often those that case and composition change. */
const unit = fc.oneof(
  fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
  fc.constantFrom('a', 'A', ' ', '\n', '\u0000', '\uD800', '\u0130', '\u00DF', '\u03C3', '\u212B', '\u0301', '\u0323', '\u1112', '\u1161'),
)
export const anyText = fc.array(unit, { maxLength: 30 }).map((units) => units.join(''))

/** A letter of one unit, one of two, and one that NFC composes. */
const LETTERS = ['a', '\u{1F3FA}', COMPOSES]

/** What a rule of lengths misjudges around its limits, n-1, n and n+1; nothing, when it is right. */
export const misjudgedLengths = (rule: Rule, min: number, max: number): readonly string[] => {
  const expected = (count: number): Problem | undefined => {
    if (count < min) return { code: 'tooShort', limit: min }
    return count > max ? { code: 'tooLong', limit: max } : undefined
  }
  const counts = [min - 1, min, min + 1, max - 1, max, max + 1].filter((count) => count > 0)
  return LETTERS.flatMap((letter) => counts.map((count) => ({ letter, count, verdict: rule(letter.repeat(count)) })))
    .filter(({ count, verdict }) => JSON.stringify(verdict) !== JSON.stringify(expected(count)))
    .map(({ letter, count, verdict }) => `${count} of ${letter}: ${JSON.stringify(verdict)}`)
}

/** Milliseconds: many times what any rule takes for 100 kB, and less than quadratic time would. */
export const LONG = 2_000

/** The most milliseconds that a rule takes for any of the huge texts. */
export const slowest = (rule: (text: string) => unknown): number =>
  Math.max(
    ...HUGE.map((text) => {
      const start = Date.now()
      rule(text)
      return Date.now() - start
    }),
  )
