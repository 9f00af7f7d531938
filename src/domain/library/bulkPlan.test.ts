import { describe, expect, it } from 'vitest'
import { sharedOf, tagCounts, TAGS_TOLD } from './bulkPlan.ts'

const shared = (...values: readonly string[]) => sharedOf(values, (value) => value, '')

describe('what many assets hold', () => {
  it('is one value, or so many different ones', () => {
    expect(shared()).toEqual({ kind: 'same', value: '' })
    expect(shared('a', 'a')).toEqual({ kind: 'same', value: 'a' })
    expect(shared('a', '', 'a')).toEqual({ kind: 'mixed', values: 2 })
  })

  it('is tags in the first of their spellings, the most frequent first, then by name', () => {
    const lists = [['sea', 'Boat'], ['Sea', 'anchor'], []]
    expect(tagCounts(lists)).toEqual([
      { tag: 'Sea', assets: 2 },
      { tag: 'anchor', assets: 1 },
      { tag: 'Boat', assets: 1 },
    ])
    expect(tagCounts(lists.toReversed())).toEqual(tagCounts(lists))
  })

  it('is told up to a number of tags', () => {
    expect(tagCounts([Array.from({ length: TAGS_TOLD + 1 }, (_, at) => `tag ${at}`)])).toHaveLength(TAGS_TOLD)
  })
})
