import { describe, expect, it } from 'vitest'
import { sharedOf, tagCounts, TAGS_LISTED } from './bulkPlan.ts'

const shared = (...values: readonly string[]) => sharedOf(values, (value) => value, '')

const counted = (...tags: readonly string[]) => tags.map((tag) => ({ tag, assets: 1 }))

describe('what many assets hold', () => {
  it('is one value, or so many different ones', () => {
    expect(shared()).toEqual({ kind: 'same', value: '' })
    expect(shared('a', 'a')).toEqual({ kind: 'same', value: 'a' })
    expect(shared('a', '', 'a')).toEqual({ kind: 'mixed', values: 2 })
  })

  it('is tags in the first of their spellings, the most frequent first, then by name', () => {
    const spellings = counted('sea', 'Boat', 'Sea', 'anchor')
    expect(tagCounts(spellings)).toEqual([{ tag: 'Sea', assets: 2 }, ...counted('anchor', 'Boat')])
    expect(tagCounts(spellings.toReversed())).toEqual(tagCounts(spellings))
  })

  it('is told up to a number of tags', () => {
    expect(tagCounts(counted(...Array.from({ length: TAGS_LISTED + 1 }, (_, at) => `tag ${at}`)))).toHaveLength(TAGS_LISTED)
  })
})
