import { createHash } from 'node:crypto'
import type { Person } from '../../support/server/person.ts'
import type { MakeSample } from './sample.ts'
import { inModule, makeAsset, TEXT } from './targets.ts'

const PATH = '/v1/duplicates'
const CHECKSUM = createHash('sha256').update(TEXT).digest('hex')

/** Two assets of the same bytes. */
const pair = async (maker: Person, module: string): Promise<readonly [string, string]> => [(await makeAsset(maker, module)).id, (await makeAsset(maker, module)).id]

const planned = async (maker: Person, module: string, keep: string, other: string): Promise<string> => {
  const answer = await maker.ask({ method: 'POST', path: `${PATH}/merge/plan`, headers: inModule(module), body: { keep, others: [other] } })
  if (answer.status !== 200) throw new Error(`Nothing was planned: ${answer.text}`)
  return (answer.json as { readonly state: string }).state
}

const plain =
  (path: string): MakeSample =>
  async () => ({ ids: [], asking: () => ({ path }) })

/** A merge by the caller, which nobody else undoes. */
const ofOwnMerge: MakeSample = async (maker, module, caller) => {
  const [keep, other] = await pair(maker, module)
  const body = { keep, others: [other], choices: {}, folderId: null, state: await planned(maker, module, keep, other) }
  const answer = await caller.ask({ method: 'POST', path: `${PATH}/merge`, headers: inModule(module), body })
  if (answer.status !== 200) throw new Error(`Nothing was merged: ${answer.text}`)
  return {
    ids: [(answer.json as { readonly change: string }).change],
    asking: (_caller, [change = '']) => ({ method: 'POST', path: `${PATH}/merge/undo`, headers: inModule(module), body: { change } }),
  }
}

export const DUPLICATE_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/duplicates': [
    plain(`${PATH}?kind=same`),
    plain(`${PATH}?kind=alike`),
    async (maker, module) => ({ ids: [(await makeAsset(maker, module)).id], asking: (_caller, [id = '']) => ({ path: `${PATH}?kind=same&asset=${id}` }) }),
  ],
  'GET /v1/assets/:assetId/duplicates': [
    async (maker, module) => ({
      ids: [(await makeAsset(maker, module)).id],
      asking: (_caller, [id = '']) => ({ path: `/v1/assets/${id}/duplicates`, headers: inModule(module) }),
    }),
  ],
  'POST /v1/duplicates/known': [async () => ({ ids: [], asking: () => ({ method: 'POST', path: `${PATH}/known`, body: { checksums: [CHECKSUM] } }) })],
  'POST /v1/duplicates/apart': [
    async (maker, module) => ({
      ids: await pair(maker, module),
      asking: (_caller, [assetId = '', other = '']) => ({ method: 'POST', path: `${PATH}/apart`, body: { assets: [assetId], others: [other], apart: true } }),
    }),
  ],
  'POST /v1/duplicates/merge/plan': [
    async (maker, module) => ({
      ids: await pair(maker, module),
      asking: (_caller, [keep = '', other = '']) => ({ method: 'POST', path: `${PATH}/merge/plan`, headers: inModule(module), body: { keep, others: [other] } }),
    }),
  ],
  'POST /v1/duplicates/merge': [
    async (maker, module) => {
      const [keep, other] = await pair(maker, module)
      const state = await planned(maker, module, keep, other)
      return {
        ids: [keep, other],
        asking: (_caller, [one = '', another = '']) => ({
          method: 'POST',
          path: `${PATH}/merge`,
          headers: inModule(module),
          body: { keep: one, others: [another], choices: {}, folderId: null, state },
        }),
      }
    },
  ],
  'POST /v1/duplicates/merge/undo': [ofOwnMerge],
}
