import { expect, it } from 'vitest'
import { CHILD_LIMIT, type Folder } from '../../domain/folders/folder.ts'
import { CUT_FOLDERS, FOLDERS } from '../stories/shellPorts.ts'
import { treeRows } from './treeRows.ts'

const rowsOf = (folders: readonly Folder[], cut: readonly string[] = [], expanded: readonly string[] = ['acquisitions', 'bequest']) => {
  const branches = Map.groupBy(folders, ({ parentId }) => parentId ?? '')
  const context = { resourceType: 'RECORDS', branches, cut: new Set(cut), expanded: new Set(expanded), awaited: new Set<string>(), path: [], failure: undefined } as const
  return treeRows(context, (count) => `more ${count ?? 'of all'}`).filter(({ label }) => label.startsWith('more'))
}

const [any] = FOLDERS
const many = Array.from({ length: CHILD_LIMIT }, (_, at): readonly Folder[] => (any === undefined ? [] : [{ ...any, id: `${at}`, folderCount: 0 }])).flat()

it('what was answered whole is whole, however many there are, and also where a number is older than what lies in it', () => {
  expect(rowsOf([...FOLDERS, ...many])).toEqual([])
})

it('a branch of which a part was answered ends with how many are missing, and leads to its folder', () => {
  expect(rowsOf(CUT_FOLDERS, ['bequest'])).toEqual([{ id: 'bequest more', label: 'more 212', level: 3, to: '/records/folders/bequest', expandable: false, expanded: false }])
  expect(rowsOf(CUT_FOLDERS, ['bequest'], ['acquisitions'])).toEqual([])
})

it('a root of which a part was answered does not know how many are missing, and leads to the module', () => {
  expect(rowsOf(many, [''])).toMatchObject([{ label: 'more of all', level: 1, to: '/records/folders' }])
})
