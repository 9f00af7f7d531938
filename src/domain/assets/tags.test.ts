import { describe, expect, it } from 'vitest'
import { MOST_TAGS, tagsRule, tidyTags, withTag } from './tags.ts'

describe('tags', () => {
  it.each([
    [[], undefined],
    [['Harbour', 'ships 1911'], undefined],
    [['a'.repeat(50)], undefined],
    [['a'.repeat(51)], { code: 'tooLong', limit: 50 }],
    [['Harbour', ' '], { code: 'required' }],
    [['two\nlines'], { code: 'invalidCharacters' }],
    [['Øy', 'øy'], { code: 'duplicated' }],
    [['e\u0301', 'É'], { code: 'duplicated' }],
    [Array.from({ length: MOST_TAGS }, (_, at) => `t${at}`), undefined],
    [Array.from({ length: MOST_TAGS + 1 }, (_, at) => `t${at}`), { code: 'aboveMaximum', limit: MOST_TAGS }],
  ])('%j: %j', (tags, problem) => {
    expect(tagsRule(tags)).toEqual(problem)
  })

  it('are added once, as they are stored', () => {
    expect(withTag(['Harbour'], '  boats ')).toEqual(['Harbour', 'boats'])
    expect(withTag(['Harbour'], 'HARBOUR')).toEqual(['Harbour'])
    expect(tidyTags([' e\u0301 '])).toEqual(['é'])
  })
})
