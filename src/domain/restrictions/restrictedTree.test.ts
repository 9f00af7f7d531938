import { expect, it } from 'vitest'
import { changeOf, rowsBelow, wayTo, withFound, type FoundRestricted, type RestrictedTree } from './restrictedTree.ts'

const tree: RestrictedTree = {
  types: ['RECORDS'],
  branches: new Map([
    ['RECORDS', { items: [{ kind: 'folder', id: 'donors', name: 'Donors' }], isCut: false, restricted: ['donors'], byGroups: [], whose: 'Nora', next: null }],
    [
      'donors',
      {
        items: [
          { kind: 'folder', id: 'letters', name: 'Letters' },
          { kind: 'asset', id: 'list', name: 'List.pdf' },
        ],
        restricted: ['list'],
        isCut: false,
        byGroups: [],
        whose: 'Nora',
        next: null,
      },
    ],
  ]),
  expanded: new Set(['RECORDS', 'donors']),
  wanted: new Map(),
}
const root = { type: 'RECORDS', folderId: null } as const
const shown = (one: RestrictedTree) => rowsBelow(one, root).map(({ name, level, restricted, above }) => [name, level, restricted, above])

it('shows what a folder restricts below it', () => {
  expect(shown(tree)).toEqual([
    ['Donors', 1, true, undefined],
    ['Letters', 2, false, 'Donors'],
    ['List.pdf', 2, true, 'Donors'],
  ])
})

it('shows what is wanted before it is saved, and nothing of what is closed', () => {
  const wanted = new Map([['donors', { kind: 'folder', id: 'donors', restricted: false } as const]])
  expect(shown({ ...tree, wanted })[2]).toEqual(['List.pdf', 2, true, undefined])
  expect(shown({ ...tree, expanded: new Set(['RECORDS']) })).toHaveLength(1)
})

it('changes only what is not as it was', () => {
  const want = (id: string, restricted: boolean) => [id, { kind: 'folder', id, restricted }] as const
  const wanted = new Map([want('donors', true), want('letters', true), want('list', false)])
  expect(changeOf({ branches: tree.branches, wanted })).toEqual({
    restrict: [{ kind: 'folder', id: 'letters' }],
    lift: [{ kind: 'folder', id: 'list' }],
  })
})

it('says what a group of the user restricts, with all that lies below', () => {
  const [records, donors] = [tree.branches.get('RECORDS'), tree.branches.get('donors')]
  if (records === undefined || donors === undefined) throw new Error('The tree is empty')
  const byGroup = { ...records, restricted: [], byGroups: [{ id: 'donors', group: 'Interns' }] }
  const rows = rowsBelow({ ...tree, branches: new Map([['RECORDS', byGroup], ['donors', { ...donors, restricted: [] }]]) }, root)
  expect(rows.map(({ name, restricted, above, group }) => [name, restricted, above, group])).toEqual([
    ['Donors', false, undefined, 'Interns'],
    ['Letters', false, 'Donors', undefined],
    ['List.pdf', false, 'Donors', undefined],
  ])
})

it('changes what was found and is not in the tree by what was told of it', () => {
  const want = (id: string, restricted: boolean, held: boolean) => [id, { kind: 'asset', id, restricted, held }] as const
  const wanted = new Map([want('one', true, false), want('two', true, true), want('three', false, true)])
  expect(changeOf({ branches: new Map(), wanted })).toEqual({ restrict: [{ kind: 'asset', id: 'one' }], lift: [{ kind: 'asset', id: 'three' }] })
})

it('opens the way to what was found, which stands there also where a branch goes on', () => {
  const found: FoundRestricted = { kind: 'asset', id: 'far', type: 'RECORDS', name: 'Far.pdf', path: [{ id: 'donors', name: 'Donors' }], restriction: null }
  expect(wayTo(found)).toEqual([root, { type: 'RECORDS', folderId: 'donors' }])
  const [top, donors] = [tree.branches.get('RECORDS'), tree.branches.get('donors')]
  if (top === undefined || donors === undefined) throw new Error('There is no branch')
  const names = (id: string | null, branch = donors) => withFound(branch, { type: 'RECORDS', folderId: id }, found).items.map(({ name }) => name)
  expect(names('donors')).toEqual(['Letters', 'List.pdf', 'Far.pdf'])
  expect(names(null, top)).toEqual(['Donors'])
  expect(withFound(donors, { type: 'RECORDS', folderId: 'donors' }, { ...found, id: 'list' })).toBe(donors)
})
