import type { Problem } from '../validation/problem.ts'
import { line, type Rule } from '../validation/rules.ts'
import { nameKey, normalizeName, sameName } from '../naming/names.ts'

/** Code points of one tag. */
export const MAX_TAG_LENGTH = 50

/** Tags of one asset. */
export const MOST_TAGS = 50

export const tagRule: Rule = line(1, MAX_TAG_LENGTH)

/** As they are stored. */
export const tidyTags = (tags: readonly string[]): readonly string[] => tags.map(normalizeName)

/** The tags of an asset: each of them one line, none twice, compared after NFC without case. */
export const tagsRule: Rule<readonly string[]> = (tags): Problem | undefined => {
  if (tags.length > MOST_TAGS) return { code: 'aboveMaximum', limit: MOST_TAGS }
  const wrong = tags.map(tagRule).find((problem) => problem !== undefined)
  if (wrong !== undefined) return wrong
  return new Set(tags.map(nameKey)).size < tags.length ? { code: 'duplicated' } : undefined
}

/** With one more; the same list where it has it already. */
export const withTag = (tags: readonly string[], tag: string): readonly string[] =>
  tags.some((one) => sameName(one, tag)) ? tags : [...tags, normalizeName(tag)]
