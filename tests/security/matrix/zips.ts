import { vi } from 'vitest'
import type { Person } from '../../support/server/person.ts'
import { inModule, makeAsset } from './things.ts'
import type { MakeSample } from './sample.ts'

/** A zip of the caller's own: nobody sees those of others. */
const makeZip = async (maker: Person, module: string, caller: Person): Promise<string> => {
  const asset = await makeAsset(maker, module)
  const answer = await caller.ask({ method: 'POST', path: '/v1/zips', headers: inModule(module), body: { folders: [], assets: [asset.id] } })
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

export const ZIP_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/zips': [async () => ({ ids: [], asking: () => ({ path: '/v1/zips' }) })],
  'POST /v1/zips': [
    async (maker, module) => ({
      ids: [(await makeAsset(maker, module)).id],
      asking: (_caller, ids) => ({ method: 'POST', path: '/v1/zips', headers: inModule(module), body: { folders: [], assets: [ids[0]] } }),
    }),
  ],
  'DELETE /v1/zips/:zipId': [
    async (maker, module, caller) => ({
      ids: [await makeZip(maker, module, caller)],
      asking: (_caller, ids) => ({ method: 'DELETE', path: `/v1/zips/${ids[0] ?? ''}` }),
    }),
  ],
  'GET /v1/s/:sessionId/zips/:zipId': [fetching('GET')],
  'HEAD /v1/s/:sessionId/zips/:zipId': [fetching('HEAD')],
}
