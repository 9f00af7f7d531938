import type { MakeSample } from './sample.ts'
import { makeAsset, makeFolder } from './things.ts'

const plain =
  (path: string): MakeSample =>
  async () => ({ ids: [], asking: () => ({ path }) })

const starring =
  (kind: 'folder' | 'asset'): MakeSample =>
  async (maker, module) => ({
    ids: [(await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)).id],
    asking: (_caller, [id = '']) => ({ method: 'POST', path: '/v1/favorites', body: { resources: [{ kind, id }], favorite: true } }),
  })

export const ITEM_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/favorites': [plain('/v1/favorites'), plain('/v1/favorites?resourceType=RECORDS&kind=folder&sort=name&direction=asc')],
  'POST /v1/favorites': [starring('folder'), starring('asset')],
}
