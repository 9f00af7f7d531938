import { describe, expect, it } from 'vitest'
import type { Conflict } from './conflictPlan.ts'
import { decideAll, decisionsOf, isDecided, UNDECIDED } from './decided.ts'

const file: Conflict = { id: 'a', kind: 'asset', name: 'a.jpg', freeName: 'a (2).jpg', canReplace: true, coming: null, there: null }
const keptFile: Conflict = { ...file, id: 'b', canReplace: false }
const folder: Conflict = { ...file, id: 'f', kind: 'folder', name: 'Maps', freeName: 'Maps (2)', canReplace: false }
const all = [file, keptFile, folder]

describe('one decision about all taken names', () => {
  it('renames what cannot replace anything, also among those that are not told', () => {
    const replacing = decideAll(all, 'replace')
    expect(replacing).toEqual({ others: 'replace', decided: new Map([['a', 'replace'], ['b', 'rename'], ['f', 'rename']]) })
    expect(decisionsOf(replacing)).toMatchObject({ assets: 'replace', folders: 'rename' })
  })

  it('skips everything', () => {
    expect(decisionsOf(decideAll(all, 'skip'))).toEqual({ items: all.map(({ id }) => ({ id, decision: 'skip' })), assets: 'skip', folders: 'skip' })
  })
})

describe('whether nothing is left to decide', () => {
  const one = { decided: new Map([['a', 'skip' as const]]), others: undefined }
  it.each([
    ['no answer', [file], 1, UNDECIDED, false],
    ['an answer to the only one', [file], 1, one, true],
    ['an answer to one of two', [file, folder], 2, one, false],
    ['an answer to the one that is told of many', [file], 300, one, false],
    ['one answer for all of many', [file], 300, decideAll([file], 'rename'), true],
  ])('%s', (_, conflicts, total, decided, expected) => {
    expect(isDecided(conflicts, total, decided)).toBe(expected)
  })
})
