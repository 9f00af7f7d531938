import { expect, it, vi } from 'vitest'
import type { Unfinished } from './ResumableStore.ts'
import { isSameFile, rememberIn, unfinishedOf } from './unfinished.ts'

const FILE = { name: 'plate.tif', size: 9_000_000, lastModified: 1 }
const BEGUN = { id: 'one', userId: 'ada', file: FILE, destination: { type: 'RECORDS', folderId: 'folder' }, folderName: 'Plates', name: 'Plate.tif', address: '/uploads/one', sent: 4 } as const

it('is remembered with the facts of the file alone, and what is said of it', () => {
  const file = { ...FILE, bytes: new Uint8Array(3) }
  expect(unfinishedOf({ ...BEGUN, file, valuesId: 'said', target: { id: 'asset', seen: '2' } })).toEqual({ ...BEGUN, valuesId: 'said', target: { id: 'asset', seen: '2' } })
})

it('is not remembered before the server keeps anything', () => {
  const put = vi.fn<(unfinished: Unfinished) => void>()
  rememberIn({ put }, { ...BEGUN, address: undefined })
  expect(put.mock.calls).toEqual([])
  rememberIn({ put }, BEGUN)
  expect(put.mock.calls).toEqual([[BEGUN]])
})

it.each([
  [{}, true],
  [{ name: 'Plate.tif' }, false],
  [{ size: 1 }, false],
  [{ lastModified: 2 }, false],
])('a file with %o is the same: %s', (change, same) => {
  expect(isSameFile(FILE, { ...FILE, ...change })).toBe(same)
})
