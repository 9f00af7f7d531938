import { describe, expect, it } from 'vitest'
import { partStage, restoreStages } from './restoreStages.ts'

const group = (parentId: string | null, ...ids: readonly string[]) => ({ parentId, arrivals: ids.map((id) => ({ id, kind: 'folder' as const, name: id })) })

describe('what comes back', () => {
  it('comes at once where every place is there', () => {
    const groups = [group(null, 'one'), group('shelf', 'two')]
    expect(restoreStages(groups, new Map())).toEqual([groups])
  })

  it('comes after the folder that it goes into, however it is listed', () => {
    const [outer, inner, innermost] = [group('shelf', 'box'), group('drawer', 'folder'), group('pocket', 'sheet')]
    const comingWith = new Map([['drawer', 'box'], ['pocket', 'folder']])
    expect(restoreStages([innermost, inner, outer], comingWith)).toEqual([[outer], [inner], [innermost]])
  })

  it('stays with the folder that stays', () => {
    const [inBox, inTin] = [group('drawer', 'letter'), group('lid', 'label')]
    const comingWith = new Map([['drawer', 'box'], ['lid', 'tin']])
    expect(partStage([inBox, inTin], comingWith, new Set(['box']))).toEqual({ going: [inTin], kept: [inBox] })
  })
})
