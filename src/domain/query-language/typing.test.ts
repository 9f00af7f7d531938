import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { syntaxLike } from './query.fixture.ts'
import { completed, typingAt } from './typing.ts'

/** The caret is where the bar stands. */
const at = (marked: string) => {
  const caret = marked.indexOf('|')
  const text = marked.replace('|', '')
  const typing = typingAt(text, caret)
  const { text: done, caret: after } = completed(text, typing, 'X')
  return [typing.kind === 'value' ? `${typing.field}:` : 'field', typing.typed, `${done.slice(0, after)}|${done.slice(after)}`]
}

describe('what is being typed', () => {
  it.each([
    ['|', 'field', '', 'X|'],
    ['ta|', 'field', 'ta', 'X|'],
    ['ship ta|', 'field', 'ta', 'ship X|'],
    ['ship |', 'field', '', 'ship X|'],
    ['ship | boat', 'field', '', 'ship X| boat'],
    ['sh|ip', 'field', 'sh', 'X|'],
    ['-ta|', 'field', 'ta', '-X|'],
    ['(a OR ta|)', 'field', 'ta', '(a OR X|)'],
    ['ta|:harbour', 'field', 'ta', 'X|:harbour'],
    ['"Maker\'s na|', 'field', "Maker's na", 'X|'],
    ['tag:|', 'tag:', '', 'tag:X|'],
    ['tag:harb|', 'tag:', 'harb', 'tag:X|'],
    ['tag:harb| ship', 'tag:', 'harb', 'tag:X| ship'],
    ['ship tag:"old harb|', 'tag:', 'old harb', 'ship tag:X|'],
    ['tag:"old harb|our" ship', 'tag:', 'old harb', 'tag:X| ship'],
    ['-tag:ha|', 'tag:', 'ha', '-tag:X|'],
    ['"Maker\'s name":A|', "Maker's name:", 'A', '"Maker\'s name":X|'],
    ['size:>2|', 'size:', '2', 'size:>X|'],
    ['added:2026-01..2|', 'added:', '2', 'added:2026-01..X|'],
    ['made:1880/18|', 'made:', '1880/18', 'made:X|'],
    ['folder:Acq/18|', 'folder:', 'Acq/18', 'folder:X|'],
    ['mappe:|', 'mappe:', '', 'mappe:X|'],
  ])('%s', (marked, what, typed, done) => {
    expect(at(marked)).toEqual([what, typed, done])
  })

  it('is known in any text at any place', () => {
    fc.assert(
      fc.property(syntaxLike, fc.nat(), (text, number) => {
        const caret = number % (text.length + 1)
        const { start, end } = typingAt(text, caret)
        expect(start <= caret && caret <= end && end <= text.length).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })
})
