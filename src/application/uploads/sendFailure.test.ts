import { expect, it } from 'vitest'
import { insisted, isLost, isNameMoved } from './sendFailure.ts'
import type { SendFailure } from './UploadGateway.ts'

const TARGET = { id: 'asset', seen: '2' }

it('what had arrived is lost only where something had', () => {
  expect(isLost({ address: '/uploads/one' }, { code: 'UPLOAD_NOT_FOUND' })).toBe(true)
  expect(isLost({ address: undefined }, { code: 'UPLOAD_NOT_FOUND' })).toBe(false)
  expect(isLost({ address: '/uploads/one' }, { code: 'DISK_FULL' })).toBe(false)
})

it.each([
  [{ code: 'ASSET_ALREADY_EXISTS', names: ['a.jpg'] }, undefined, true],
  [{ code: 'ASSET_NOT_FOUND' }, undefined, true],
  [{ code: 'ASSET_NOT_FOUND' }, TARGET, false],
  [{ code: 'DISK_FULL' }, undefined, false],
] satisfies readonly (readonly [SendFailure, typeof TARGET | undefined, boolean])[])('%o of a file that was chosen for %o is a name that moved: %s', (failure, target, moved) => {
  expect(isNameMoved({ target }, failure)).toBe(moved)
})

it('a file that another one was quicker than is sent whatever is there by then; any other failure insists on nothing', () => {
  expect(insisted({ code: 'FILE_REPLACED', target: TARGET })).toEqual({ code: undefined, target: { id: 'asset', seen: undefined } })
  expect(insisted({ code: 'DISK_FULL', target: TARGET })).toEqual({ code: undefined })
})
