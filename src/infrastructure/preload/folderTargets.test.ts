import * as Result from 'effect/Result'
import { afterEach, expect, it, vi } from 'vitest'
import { readContents, type FolderPlace } from '../../application/folders/folderContents.ts'
import { ASSET_SORTS } from '../../domain/assets/asset.ts'
import { AssetStates } from '../cache/AssetStates.ts'
import { ReadCache } from '../cache/ReadCache.ts'
import { HttpAssetGateway } from '../assets/HttpAssetGateway.ts'
import { HttpCaller } from '../http/HttpCaller.ts'
import { HttpClient } from '../http/HttpClient.ts'
import { HttpFolderGateway } from '../folders/HttpFolderGateway.ts'
import { LocalEventHub } from '../notifications/LocalEventHub.ts'
import { folderTargets } from './folderTargets.ts'

afterEach(() => vi.unstubAllGlobals())

/** What the application asks for when it opens a place. */
const askedFor = async (place: FolderPlace): Promise<readonly string[]> => {
  const asked = vi.fn<(target: string) => Promise<Response>>(async () => new Response('{"message":"UNEXPECTED"}', { status: 400 }))
  vi.stubGlobal('fetch', asked)
  const held = { token: 't', organizationId: 'o', sessionId: 's' }
  const credentials = { held: () => held, current: async () => held, renew: async () => 'refused' as const }
  const http = new HttpClient(new HttpCaller(), credentials, () => 'en-US')
  const cache = new ReadCache()
  const states = new AssetStates(cache)
  const localEvents = new LocalEventHub(cache, states)
  const ports = { folders: new HttpFolderGateway(http, cache, localEvents), assets: new HttpAssetGateway(http, cache, localEvents, states) }
  expect(Result.isFailure(await readContents(ports, place, new AbortController().signal))).toBe(true)
  return [...new Set(asked.mock.calls.map(([target]) => target))]
}

const FOLDER = '00000000-0000-4000-8000-000000000001'
const PLACES: readonly FolderPlace[] = [
  { resourceType: 'RECORDS', folderId: null, sort: 'name', direction: 'asc' },
  ...ASSET_SORTS.map((sort): FolderPlace => ({ resourceType: 'ARCHIVES', folderId: FOLDER, sort, direction: 'desc' })),
]

it.each(PLACES)('are just what the application asks for: $folderId by $sort', async (place) => {
  expect(Object.values(folderTargets(place)).toSorted()).toEqual((await askedFor(place)).toSorted())
})
