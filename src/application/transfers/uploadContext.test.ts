import { expect, it } from 'vitest'
import { STARTED_ANEW } from '../uploads/sendFailure.ts'
import { unfinishedOf } from '../uploads/unfinished.ts'
import { beginning } from './uploadContext.ts'

const FILE = { name: 'plate.tif', size: 9_000_000, lastModified: 1 }

it('what is said of a file stays with it over a reload, also where the server has lost what had arrived', () => {
  const input = { kind: 'new', id: 'one', userId: 'ada', file: FILE, destination: { type: 'RECORDS', folderId: 'folder' }, folderName: 'Plates', valuesId: 'said' } as const
  const unfinished = unfinishedOf({ ...beginning(input), address: '/uploads/one', sent: 4_000_000 })
  if (unfinished === undefined) throw new Error('Nothing was remembered')
  const after = beginning({ kind: 'unfinished', unfinished })
  expect(after).toMatchObject({ address: '/uploads/one', valuesId: 'said' })
  expect({ ...after, ...STARTED_ANEW }).toMatchObject({ address: undefined, valuesId: 'said' })
})
