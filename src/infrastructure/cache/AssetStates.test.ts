import { expect, it } from 'vitest'
import type { AssetList } from '../../application/assets/AssetGateway.ts'
import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import { sampleLibrary } from '../memory/sampleLibrary.ts'
import { keys, type KeptPage } from './keys.ts'
import { AssetStates } from './AssetStates.ts'
import { ReadCache } from './ReadCache.ts'

const { pictures, folders } = sampleLibrary()
const LIST: AssetList = { type: 'RECORDS', folderId: folders.photographs.id, sort: 'name', direction: 'asc' }
const items = pictures.slice(0, 3).map((asset) => ({ ...asset, thumbnail: 'Pending' as const }))
const PAGE: KeptPage = { index: 0, items, total: 3, next: null }

const ready = (assetId = ''): ServerEvent => ({
  kind: 'asset.changed',
  assetId,
  folderId: folders.photographs.id,
  type: 'RECORDS',
  thumbnail: 'Ready',
  indexing: 'Indexed',
})

it('writes the state of a thumbnail into the pages that are kept', () => {
  const cache = new ReadCache()
  cache.put(keys.page(LIST, 0), PAGE)
  new AssetStates(cache).receive(ready(items[1]?.id))
  expect(cache.peek(keys.page(LIST, 0))?.items.map(({ thumbnail }) => thumbnail)).toEqual(['Pending', 'Ready', 'Pending'])
})

it('writes it into a page that was read just before the fact came', () => {
  const states = new AssetStates(new ReadCache())
  states.receive(ready(items[2]?.id))
  expect(states.applied(PAGE).items.map(({ thumbnail, indexing }) => [thumbnail, indexing])).toEqual([
    ['Pending', 'None'],
    ['Pending', 'None'],
    ['Ready', 'Indexed'],
  ])
})

it('leaves a page alone that nothing was told about', () => {
  const states = new AssetStates(new ReadCache())
  states.receive(ready('another'))
  expect(states.applied(PAGE)).toBe(PAGE)
})

it('trusts what is read over what was told before the stream was cut', () => {
  const states = new AssetStates(new ReadCache())
  states.receive(ready(items[0]?.id))
  states.receive({ kind: 'stream.reopened' })
  expect(states.applied(PAGE)).toBe(PAGE)
})
