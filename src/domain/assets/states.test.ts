import { describe, expect, it } from 'vitest'
import type { AssetSummary } from './asset.ts'
import { withStates } from './states.ts'

const asset: AssetSummary = {
  id: 'a', folderId: 'f', type: 'RECORDS', name: 'deed.pdf', preview: 'pdf', size: 9, fileNumber: 'HM-2026-000001', width: null, height: null,
  thumbnail: 'Pending', indexing: 'Indexing', webReady: false, favorite: false, contentVersion: 'v', modifiedAt: '2026-11-27T10:00:00.000Z',
}
const failed = { thumbnail: 'Failed', indexing: 'Failed', indexingFailure: 'Damaged' } as const

describe('what is told of the work on a file', () => {
  it('is written into the asset, why it failed as well', () => {
    expect(withStates(asset, failed)).toEqual({ ...asset, ...failed })
  })

  it('takes the reason away with the failure', () => {
    const again = withStates({ ...asset, ...failed }, { thumbnail: 'Failed', indexing: 'Indexing' })
    expect(again).toEqual({ ...asset, thumbnail: 'Failed' })
    expect(Object.keys(again)).not.toContain('indexingFailure')
  })

  it('is news where only the reason differs, and none where the asset has it all', () => {
    const reported = { ...asset, ...failed }
    expect(withStates(reported, failed)).toBe(reported)
    expect(withStates(reported, { ...failed, indexingFailure: 'NoText' })).toEqual({ ...reported, indexingFailure: 'NoText' })
    expect(withStates(reported, { thumbnail: 'Failed', indexing: 'Failed' })).toEqual({ ...asset, thumbnail: 'Failed', indexing: 'Failed' })
  })
})
