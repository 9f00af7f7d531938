import { describe, expect, it, vi } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { type BulkEdit, type BulkFields, bulkEditProblems, changedFields, editorOf, fieldsProblems, type TagsChange, type TextChange } from './bulkEdit.ts'
import { MOST_TAGS } from '../assets/tags.ts'

const FIELDS: BulkFields = { description: 'A boat', repositoryId: 'cellar', tags: ['Boat', 'Sea'], rightsStatement: 'InC' }
const editedFields = (fields: BulkFields, edit: BulkEdit) => editorOf(edit)(fields)
const many = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`)

describe('an edit of many assets', () => {
  it.each<[BulkEdit, object]>([
    [{}, { edit: { code: 'required' } }],
    [{ description: { how: 'remove' } }, {}],
    [{ description: { how: 'replace', text: 'One\nTwo' }, repository: { how: 'remove' }, tags: { how: 'append', tags: ['Sea'] } }, {}],
    [{ description: { how: 'replace', text: ' ' } }, { description: { code: 'required' } }],
    [{ description: { how: 'append', text: '' } }, { description: { code: 'required' } }],
    [{ description: { how: 'append', text: 'a\u0000' } }, { description: { code: 'invalidCharacters' } }],
    [{ tags: { how: 'append', tags: [] } }, { tags: { code: 'required' } }],
    [{ tags: { how: 'remove', tags: [] } }, { tags: { code: 'required' } }],
    [{ tags: { how: 'replace', tags: [] } }, {}],
    [{ tags: { how: 'append', tags: ['Sea', 'SEA'] } }, { tags: { code: 'duplicated' } }],
    [{ tags: { how: 'replace', tags: ['a'.repeat(51)] } }, { tags: { code: 'tooLong', limit: 50 } }],
    [{ tags: { how: 'replace', tags: many(51) } }, { tags: { code: 'aboveMaximum', limit: 50 } }],
  ])('%j has the problems %j', (edit, problems) => {
    expect(bulkEditProblems(edit)).toEqual(problems)
  })

  it('takes a text of 1 to 2,000 code points', () => {
    expect(misjudgedLengths((text) => bulkEditProblems({ description: { how: 'replace', text } })['description'], 1, 2000)).toEqual([])
  })

  it('leaves what it does not name', () => {
    expect(editedFields(FIELDS, { repository: { how: 'replace', id: 'attic' } })).toEqual({ ...FIELDS, repositoryId: 'attic' })
    expect(editedFields(FIELDS, { repository: { how: 'remove' } })).toEqual({ ...FIELDS, repositoryId: null })
    expect(editedFields(FIELDS, { rightsStatement: { how: 'replace', statement: 'CC0' } })).toEqual({ ...FIELDS, rightsStatement: 'CC0' })
    expect(editedFields(FIELDS, { rightsStatement: { how: 'remove' } })).toEqual({ ...FIELDS, rightsStatement: null })
  })

  it.each<[string, TextChange, string]>([
    ['A boat', { how: 'replace', text: ' A ship ' }, 'A ship'],
    ['A boat', { how: 'append', text: ' on the sea ' }, 'A boat\non the sea'],
    ['', { how: 'append', text: ' on the sea ' }, 'on the sea'],
    ['A boat', { how: 'remove' }, ''],
    ['cafe', { how: 'append', text: 'e\u0301' }, 'cafe\n\u00E9'],
  ])('makes %j by %j to %j', (description, change, after) => {
    expect(editedFields({ ...FIELDS, description }, { description: change }).description).toBe(after)
  })

  it.each<[TagsChange, readonly string[]]>([
    [{ how: 'append', tags: ['SEA', ' Harbour '] }, ['Boat', 'Sea', 'Harbour']],
    [{ how: 'replace', tags: ['sea', ' Harbour '] }, ['sea', 'Harbour']],
    [{ how: 'replace', tags: [] }, []],
    [{ how: 'remove', tags: ['SEA', 'Harbour'] }, ['Boat']],
  ])('makes the tags by %j to %j', (tags, after) => {
    expect(editedFields(FIELDS, { tags }).tags).toEqual(after)
  })

  it('reads each tag once, those that it names for all assets together', () => {
    const [named, held] = [many(50), Array.from({ length: 50 }, (_, at) => `held ${at}`)]
    const read = vi.spyOn(String.prototype, 'normalize')
    for (const how of ['append', 'remove'] as const) {
      read.mockClear()
      const edited = editorOf({ tags: { how, tags: named } })
      for (let assets = 0; assets < 10; assets += 1) edited({ ...FIELDS, tags: held })
      expect(read.mock.calls.length).toBeLessThanOrEqual(3 * (10 * held.length + 2 * named.length))
    }
    read.mockRestore()
  })

  it('makes no other of the same tags in another order', () => {
    const replaced = (...tags: readonly string[]) => changedFields(FIELDS, editedFields(FIELDS, { tags: { how: 'replace', tags } }))
    expect([replaced('Sea', 'Boat'), replaced('sea', 'Boat'), replaced('Sea')]).toEqual([[], ['tags'], ['tags']])
  })

  it('tells the fields that become others', () => {
    expect(changedFields(FIELDS, FIELDS)).toEqual([])
    expect(changedFields(FIELDS, editedFields(FIELDS, { tags: { how: 'append', tags: ['sea'] } }))).toEqual([])
    expect(changedFields(FIELDS, { description: '', repositoryId: null, tags: ['Boat', 'sea'], rightsStatement: null })).toEqual(['description', 'repositoryId', 'tags', 'rightsStatement'])
  })
})

describe('what one asset becomes', () => {
  const appended = (length: number) => editedFields({ ...FIELDS, description: 'a'.repeat(length) }, { description: { how: 'append', text: 'bcd' } })

  it('has at most 2,000 code points and 50 tags', () => {
    expect(fieldsProblems(appended(1996))).toEqual({})
    expect(fieldsProblems(appended(1997))).toEqual({ description: { code: 'tooLong', limit: 2000 } })
    const tagged = (count: number) => editedFields({ ...FIELDS, tags: many(count) }, { tags: { how: 'append', tags: ['Sea'] } })
    expect(fieldsProblems(tagged(MOST_TAGS - 1))).toEqual({})
    expect(fieldsProblems(tagged(MOST_TAGS))).toEqual({ tags: { code: 'aboveMaximum', limit: 50 } })
  })

  it('is judged by the fields that are given', () => {
    expect(fieldsProblems({ tags: ['Sea'] })).toEqual({})
    expect(fieldsProblems({ description: 'a'.repeat(2001), tags: ['Sea'] })).toEqual({ description: { code: 'tooLong', limit: 2000 } })
  })
})
