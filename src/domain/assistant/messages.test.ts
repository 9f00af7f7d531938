import { describe, expect, it } from 'vitest'
import { isAskedElsewhere, isUnanswered, messagesBefore, rated, unnamed, withoutAnswer } from './messages.ts'

const NOW = '2026-11-27T12:00:00Z'
const question = (id: string, message = id) => ({ ...unnamed(message, false, NOW), id })
const answer = (id: string) => ({ ...unnamed(id, true, NOW), id })
const SAID = [question('q1'), answer('a1'), question('q2'), answer('a2')]

it('is unanswered where the last thing said is a question', () => {
  expect([isUnanswered([question('q1')]), isUnanswered(SAID), isUnanswered([])]).toEqual([true, false, false])
})

describe('what was read is asked elsewhere', () => {
  it('where it ends with another question than the last one known', () => {
    expect(isAskedElsewhere(SAID, [...SAID, question('q3')])).toBe(true)
  })

  it.each([
    ['it was answered by now', SAID, [...SAID, question('q3'), answer('a3')]],
    ['the same question still waits', [...SAID, question('q3')], [...SAID, question('q3')]],
    ['the server has named the question that was asked here', [...SAID, question('', 'Who?')], [...SAID, question('q3', 'Who?')]],
  ])('not where %s', (_, known, read) => {
    expect(isAskedElsewhere(known, read)).toBe(false)
  })

  it('where somebody else was quicker with another question', () => {
    expect(isAskedElsewhere([question('', 'Who?')], [question('q9', 'Where?')])).toBe(true)
  })
})

it.each([
  ['q2', ['q1', 'a1']],
  ['q1', []],
  ['gone', ['q1', 'a1', 'q2', 'a2']],
  [undefined, ['q1', 'a1', 'q2', 'a2']],
])('before %s stands what was said until then', (id, left) => {
  expect(messagesBefore(SAID, id).map((message) => message.id)).toEqual(left)
})

it('the last answer alone goes, and no question', () => {
  expect(withoutAnswer(SAID).map(({ id }) => id)).toEqual(['q1', 'a1', 'q2'])
  expect(withoutAnswer([question('q1')]).map(({ id }) => id)).toEqual(['q1'])
})

it('an opinion stands at its own answer, and can be taken back', () => {
  const marked = rated(SAID, 'a1', 'up')
  expect(marked.map(({ feedback }) => feedback)).toEqual([undefined, 'up', undefined, undefined])
  expect(rated(marked, 'a1', null)[1]?.feedback).toBeNull()
})
