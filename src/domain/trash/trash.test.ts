import { describe, expect, it } from 'vitest'
import { takenKeys } from '../library/freeName.ts'
import { afterResourceAction, clashingNames, RESOURCE_ACTIONS, RESOURCE_STATES, type Arrival, type TakenAt } from './trash.ts'

const taken: readonly Arrival[] = [
  { kind: 'folder', name: 'Maps', parentId: 'p' },
  { kind: 'asset', name: 'a.jpg', parentId: 'p' },
  { kind: 'folder', name: 'Root', parentId: null },
]
const takenAt: TakenAt = (parentId, kind) =>
  takenKeys(taken.filter((item) => item.parentId === parentId && item.kind === kind).map(({ name }) => name))
const folder = (name: string, parentId: string | null = 'p'): Arrival => ({ kind: 'folder', name, parentId })
const asset = (name: string, parentId: string | null = 'p'): Arrival => ({ kind: 'asset', name, parentId })

describe('clashingNames', () => {
  it.each<[string, readonly Arrival[], readonly string[]]>([
    ['free', [folder('Charts'), asset('b.jpg')], []],
    ['taken, without case', [folder('MAPS'), asset('A.jpg')], ['MAPS', 'A.jpg']],
    ['folders and assets do not meet', [asset('Maps'), folder('a.jpg')], []],
    ['other parents do not meet', [folder('Maps', 'q'), folder('Root'), asset('a.jpg', null)], []],
    ['the root', [folder('root', null)], ['root']],
    ['each other', [asset('b.jpg'), asset('B.JPG'), asset('b.jpg', 'q'), folder('b.jpg')], ['B.JPG']],
    ['a parent called null', [folder('Root', 'null'), folder('x', null), folder('x', 'null')], []],
    ['nothing', [], []],
  ])('%s', (_, arrivals, names) => {
    expect(clashingNames(arrivals, takenAt)).toEqual(names)
  })
})

describe('the life of a resource', () => {
  it('leads through the trash', () => {
    expect(RESOURCE_STATES.map((state) => RESOURCE_ACTIONS.map((action) => afterResourceAction(state, action) ?? '-'))).toEqual([
      ['Active', 'Active', 'InTrash', '-', '-'],
      ['-', '-', '-', 'Active', 'Deleted'],
      ['-', '-', '-', '-', '-'],
    ])
  })
})
