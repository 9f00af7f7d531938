import type { MetadataValue } from '../../metadata/value.ts'

/** A value that a text seems to say, and the stretch of it that says so. */
export interface Candidate {
  /** In the canonical writing of the attribute's type. */
  readonly value: MetadataValue
  /** UTF-16 units from the beginning of the text, the end not included. */
  readonly at: number
  readonly end: number
  /** It says of itself what it is: a whole day, an amount with its currency, a size with its unit. A bare number or year does not. */
  readonly isPlain: boolean
}

/** Those that lie in no other one; of equal stretches the first. */
export const outermost = <Found extends Pick<Candidate, 'at' | 'end'>>(found: readonly Found[]): readonly Found[] => {
  const kept: Found[] = []
  for (const one of found.toSorted((a, b) => a.at - b.at || b.end - a.end)) {
    const last = kept.at(-1)
    if (last === undefined || one.at >= last.end) kept.push(one)
  }
  return kept
}

/** Candidates of one text that are looked at, so that a text of nothing but numbers takes no time. */
export const MOST_CANDIDATES = 400
