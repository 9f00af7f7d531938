import { describe, expect, it } from 'vitest'
import { metadataEditProblems, valuesAfter, type ValuesChange } from './bulkMetadata.ts'

describe('the values of an attribute of many assets', () => {
  it.each<[string, readonly string[], ValuesChange, readonly string[]]>([
    ['are replaced', ['Oil'], { attributeId: 'a', how: 'replace', values: ['Ink'] }, ['Ink']],
    ['are appended behind those that are there', ['Oil'], { attributeId: 'a', how: 'append', values: ['Ink', 'Chalk'] }, ['Oil', 'Ink', 'Chalk']],
    ['are not appended twice, whatever their case', ['Oil'], { attributeId: 'a', how: 'append', values: ['OIL', 'Ink', 'ink'] }, ['Oil', 'Ink']],
    ['are cleared', ['Oil', 'Ink'], { attributeId: 'a', how: 'remove' }, []],
  ])('%s', (_case, before, change, after) => {
    expect(valuesAfter(before, change, 'text')).toEqual(after)
  })

  it('are equal where their lengths are', () => {
    expect(valuesAfter(['20 mm'], { attributeId: 'a', how: 'append', values: ['2 cm', '3 cm'] }, 'number')).toEqual(['20 mm', '3 cm'])
  })
})

describe('an edit of values', () => {
  it('says something, of each attribute once', () => {
    expect(metadataEditProblems({ assign: [], changes: [] })).toEqual({ metadata: { code: 'required' } })
    expect(metadataEditProblems({ assign: ['t'], changes: [] })).toEqual({})
    expect(metadataEditProblems({ assign: [], changes: [{ attributeId: 'a', how: 'append', values: [] }, { attributeId: 'b', how: 'remove' }, { attributeId: 'b', how: 'replace', values: ['x'] }] })).toEqual({
      'metadata.a': { code: 'required' },
      'metadata.b': { code: 'duplicated' },
    })
  })
  it('names at most fifty attributes', () => {
    const changes = Array.from({ length: 51 }, (_, at) => ({ attributeId: String(at), how: 'remove' }) as const)
    expect(metadataEditProblems({ assign: [], changes })).toEqual({ metadata: { code: 'tooMany', limit: 50 } })
    expect(metadataEditProblems({ assign: [], changes: changes.slice(1) })).toEqual({})
  })
})
