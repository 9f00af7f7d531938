import { expect, it } from 'vitest'
import { withShown, withTaken, withToggled, type GrowingTree } from './growingTree.ts'

const root = { type: 'RECORDS', folderId: null } as const
const inside = { type: 'RECORDS', folderId: 'f' } as const
const folder = { kind: 'folder', id: 'f', name: 'F' } as const
const branch = { items: [folder], isCut: false, restricted: [], byGroups: [], whose: 'Ann', next: null }
const tree: GrowingTree = { types: ['RECORDS'], branches: new Map([['RECORDS', branch]]), expanded: new Set(['RECORDS']), wanted: new Map(), whose: undefined, awaited: [], found: undefined }

it('a branch that is opened is awaited once, and one that is closed is not', () => {
  expect(withToggled(tree, inside)).toEqual({ expanded: new Set(['RECORDS', 'f']), awaited: [{ ...inside, after: null }] })
  expect(withToggled({ ...tree, awaited: [{ ...inside, after: null }] }, inside)).toEqual({ expanded: new Set(['RECORDS', 'f']) })
  expect(withToggled(tree, root)).toEqual({ expanded: new Set() })
})

it('the rest of the files of a branch follows those that are there, none of them twice', () => {
  const file = { kind: 'asset', id: 'a', name: 'A' } as const
  const grown = withTaken({ ...tree, awaited: [{ ...root, after: 'f' }] }, { ...branch, items: [folder, file] })
  expect(grown).toEqual({ branches: new Map([['RECORDS', { ...branch, items: [folder, file] }]]), awaited: [], whose: 'Ann' })
})

it('of a branch with more folders than are listed that stays known when more of its files have come', () => {
  const cut = { ...branch, isCut: true }
  expect(withTaken({ ...tree, awaited: [{ ...inside, after: null }] }, cut).branches?.get('f')?.isCut).toBe(true)
  const grown = withTaken({ ...tree, branches: new Map([['RECORDS', cut]]), awaited: [{ ...root, after: 'f' }] }, branch)
  expect(grown.branches?.get('RECORDS')?.isCut).toBe(true)
})

it('the way down to what was found is open, and awaited where it is not there', () => {
  const found = { kind: 'asset', id: 'a', name: 'A', type: 'RECORDS', path: [{ id: 'f', name: 'F' }], restriction: null } as const
  const shown = withShown(tree, found)
  expect(shown).toEqual({ found, branches: tree.branches, expanded: new Set(['RECORDS', 'f']), awaited: [{ ...inside, after: null }] })
  // Its files go on, and it is not among the first.
  const taken = withTaken({ ...tree, ...shown }, { ...branch, items: [] })
  expect(taken.branches?.get('f')?.items).toEqual([{ kind: 'asset', id: 'a', name: 'A' }])
})
