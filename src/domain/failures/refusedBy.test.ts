import { expect, it } from 'vitest'
import { reasonsOf } from './refusedBy.ts'

it.each([
  ['FOLDER_RESTRICTED_ACCESS', [{ tag: 'restricted', place: { by: 'above' } }]],
  ['ASSET_RESTRICTED_ACCESS', [{ tag: 'restricted', place: { by: 'above' } }]],
  ['RESOURCE_IN_TRASH', [{ tag: 'trashed' }]],
  ['UNREACHABLE', []],
  [undefined, []],
] as const)('%s: %j', (code, reasons) => {
  expect(reasonsOf(code)).toEqual(reasons)
})
