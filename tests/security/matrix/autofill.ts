import { makeDescribed } from './metadata.ts'
import type { MakeSample } from './sample.ts'
import { inModule } from './targets.ts'

export const AUTOFILL_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/assets/:assetId/generate-asset-metadata': [
    async (maker, module, caller) => ({
      ids: [(await makeDescribed(maker, module, caller)).assetId],
      asking: (_caller, [asset = '']) => ({ path: `/v1/assets/${asset}/generate-asset-metadata`, headers: inModule(module) }),
    }),
  ],
  'POST /v1/generate-asset-metadata': [
    async (maker, module, caller) => ({
      ids: [(await makeDescribed(maker, module, caller)).assetId],
      asking: (_caller, [asset = '']) => ({ method: 'POST', path: '/v1/generate-asset-metadata', headers: inModule(module), body: { selection: { kind: 'items', folders: [], assets: [asset] } } }),
    }),
  ],
}
