import { describe, expect, it } from 'vitest'
import { bulkDraftProblems, bulkEditOf, isDraftTouched, refilled, UNTOUCHED } from './bulkDraft.ts'

describe('a form over many assets', () => {
  it('asks for nothing while every field stays as it is, whatever was typed for another way', () => {
    const typed = { ...UNTOUCHED, description: { how: 'leave', text: 'A harbour' } } as const
    expect([bulkEditOf(typed), isDraftTouched(typed)]).toEqual([{}, false])
  })

  it('asks for the changed fields alone', () => {
    const draft = { ...UNTOUCHED, description: { how: 'append', text: 'A harbour' }, tags: { how: 'remove', added: ['Sea'], removed: ['Quay'] } } as const
    expect(bulkEditOf(draft)).toEqual({ description: { how: 'append', text: 'A harbour' }, tags: { how: 'remove', tags: ['Quay'] } })
  })

  it('says that nothing was chosen where something is to replace what is there', () => {
    const draft = { ...UNTOUCHED, repository: { how: 'replace', id: null }, rightsStatement: { how: 'replace', statement: null } } as const
    expect(bulkDraftProblems(draft)).toEqual({ repository: { code: 'required' }, rightsStatement: { code: 'required' } })
  })
})

describe('a problem', () => {
  const refused = { description: { code: 'tooLong', limit: 9 }, repository: { code: 'unknown' } } as never

  it('that the server told stays at its field until that field changes', () => {
    const after = refilled({ draft: UNTOUCHED, problems: refused }, { description: { how: 'remove', text: '' } })
    expect(after.problems).toEqual({ repository: { code: 'unknown' } })
  })

  it('comes with no change: it is told once one asks', () => {
    expect(refilled({ draft: UNTOUCHED, problems: {} }, { repository: { how: 'replace', id: null } }).problems).toEqual({})
  })

  it('of a field that is wrong in another way by now is told as it is now', () => {
    const problems = { repository: { code: 'unknown' } } as never
    expect(refilled({ draft: UNTOUCHED, problems }, { repository: { how: 'replace', id: null } }).problems).toEqual({ repository: { code: 'required' } })
  })
})
