import { expect, it } from 'vitest'
import { BRANCHES_LIMIT, branchesOf } from './branches.ts'
import { CHILD_LIMIT, type Folder } from './folder.ts'

const folder = (id: string, folderCount = 0): Folder => ({
  id,
  name: id,
  parentId: null,
  type: 'RECORDS',
  folderCount,
  assetCount: 0,
  webReady: false,
  favorite: false,
  modifiedAt: '2026-02-14T09:00:00.000Z',
  revision: 1,
})
const many = (name: string, count: number) => Array.from({ length: count }, (_, at) => folder(`${name} ${at}`))
const cutOf = (...answer: Parameters<typeof branchesOf>[0]) => branchesOf(answer).map(({ isCut }) => isCut)

it('a branch with as many folders as are shown is whole, also with one on the way beside them; with one more it is cut', () => {
  const whole = [...many('a', CHILD_LIMIT), folder('way', 0)]
  expect(cutOf({ parentId: null, folders: whole }, { parentId: 'way', folders: [] })).toEqual([false, false])
  expect(cutOf({ parentId: null, folders: [...whole, folder('more')] }, { parentId: 'way', folders: [] })).toEqual([true, false])
})

it('an older number of a folder says nothing, unless all branches together met their limit', () => {
  expect(cutOf({ parentId: null, folders: [folder('way', 9)] }, { parentId: 'way', folders: many('a', 3) })).toEqual([false, false])
  const full = [folder('deep', BRANCHES_LIMIT - 1), ...many('a', 2)]
  const deep = many('b', BRANCHES_LIMIT - 3)
  expect(cutOf({ parentId: null, folders: [folder('way', 3)] }, { parentId: 'way', folders: full }, { parentId: 'deep', folders: deep })).toEqual([false, false, true])
})
