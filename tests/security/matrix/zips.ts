import { vi } from 'vitest'
import type { Person } from '../../support/server/person.ts'
import { inModule, makeAsset, makePicture } from './targets.ts'
import type { MakeSample } from './sample.ts'

const ofAsset = (id: string) => ({ selection: { kind: 'items', folders: [], assets: [id] } })
const ofFolder = (id: string) => ({ selection: { kind: 'items', folders: [id], assets: [] } })

/** An asset that was moved to the trash, or a folder with one in it. */
const makeTrashed = async (maker: Person, module: string, kind: 'folder' | 'asset'): Promise<string> => {
  const asset = await makeAsset(maker, module)
  const selection = kind === 'folder' ? ofFolder(asset.folderId) : ofAsset(asset.id)
  const answer = await maker.ask({ method: 'POST', path: '/v1/library/trash', headers: inModule(module), body: selection })
  if (answer.status >= 300) throw new Error(`Nothing was moved to the trash: ${answer.status} ${answer.text}`)
  return kind === 'folder' ? asset.folderId : asset.id
}

/** A zip of the caller's own: nobody sees those of others. Of the library, or of the trash for who may take home from there alone. */
const makeZip = async (maker: Person, module: string, caller: Person): Promise<string> => {
  const ofLibrary = await caller.ask({ method: 'POST', path: '/v1/zips', headers: inModule(module), body: ofAsset((await makeAsset(maker, module)).id) })
  const answer =
    ofLibrary.status === 403
      ? await caller.ask({ method: 'POST', path: '/v1/trash/zips', body: ofAsset(await makeTrashed(maker, module, 'asset')) })
      : ofLibrary
  if (answer.status >= 300) throw new Error(`A zip was not begun: ${answer.status} ${answer.text}`)
  return (answer.json as { readonly id: string }).id
}

const isReady = async (caller: Person, id: string): Promise<boolean> => {
  const { json } = await caller.ask({ path: '/v1/zips' })
  return (json as readonly { readonly id: string; readonly state: string }[]).some((zip) => zip.id === id && zip.state === 'Ready')
}

const makeReadyZip = async (maker: Person, module: string, caller: Person): Promise<string> => {
  const id = await makeZip(maker, module, caller)
  await vi.waitUntil(() => isReady(caller, id), { timeout: 20_000, interval: 20 })
  return id
}

const fetching =
  (method: 'GET' | 'HEAD'): MakeSample =>
  async (maker, module, caller) => ({
    ids: [await makeReadyZip(maker, module, caller)],
    asking: (fetcher, ids) => ({ method, path: `/v1/s/${fetcher.sessionId}/zips/${ids[0] ?? ''}` }),
  })

const ofTrashedPicture =
  (method: 'GET' | 'HEAD'): MakeSample =>
  async (maker, module) => {
    const { id, contentVersion } = await makePicture(maker, module)
    const thrown = await maker.ask({ method: 'POST', path: '/v1/library/trash', headers: inModule(module), body: ofAsset(id) })
    if (thrown.status >= 300) throw new Error(`Nothing was moved to the trash: ${thrown.status} ${thrown.text}`)
    return { ids: [id], asking: (fetcher, ids) => ({ method, path: `/v1/s/${fetcher.sessionId}/trash/${ids[0] ?? ''}/thumbnails/${contentVersion}-320` }) }
  }

const ofTrashedFile =
  (method: 'GET' | 'HEAD'): MakeSample =>
  async (maker, module) => ({
    ids: [await makeTrashed(maker, module, 'asset')],
    asking: (fetcher, [id = '']) => ({ method, path: `/v1/s/${fetcher.sessionId}/trash/${id}/content` }),
  })

export const ZIP_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/zips': [async () => ({ ids: [], asking: () => ({ path: '/v1/zips' }) })],
  'POST /v1/zips': [
    async (maker, module) => ({
      ids: [(await makeAsset(maker, module)).id],
      asking: (_caller, [id = '']) => ({ method: 'POST', path: '/v1/zips', headers: inModule(module), body: ofAsset(id) }),
    }),
    async (maker, module) => ({
      ids: [(await makeAsset(maker, module)).folderId],
      asking: (_caller, [id = '']) => ({ method: 'POST', path: '/v1/zips', headers: inModule(module), body: ofFolder(id) }),
    }),
  ],
  'POST /v1/trash/zips': (['folder', 'asset'] as const).map((kind): MakeSample => async (maker, module) => ({
    ids: [await makeTrashed(maker, module, kind)],
    asking: (_caller, [id = '']) => ({ method: 'POST', path: '/v1/trash/zips', body: kind === 'folder' ? ofFolder(id) : ofAsset(id) }),
  })),
  'POST /v1/zips/:zipId/again': [
    async (maker, module, caller) => ({
      ids: [await makeReadyZip(maker, module, caller)],
      asking: (_caller, [id = '']) => ({ method: 'POST', path: `/v1/zips/${id}/again` }),
    }),
  ],
  'GET /v1/s/:sessionId/trash/:assetId/content': [ofTrashedFile('GET')],
  'HEAD /v1/s/:sessionId/trash/:assetId/content': [ofTrashedFile('HEAD')],
  'GET /v1/s/:sessionId/trash/:assetId/thumbnails/:file': [ofTrashedPicture('GET')],
  'HEAD /v1/s/:sessionId/trash/:assetId/thumbnails/:file': [ofTrashedPicture('HEAD')],
  'DELETE /v1/zips/:zipId': [
    async (maker, module, caller) => ({
      ids: [await makeZip(maker, module, caller)],
      asking: (_caller, ids) => ({ method: 'DELETE', path: `/v1/zips/${ids[0] ?? ''}` }),
    }),
  ],
  'GET /v1/s/:sessionId/zips/:zipId': [fetching('GET')],
  'HEAD /v1/s/:sessionId/zips/:zipId': [fetching('HEAD')],
}
