import { makeDescribed } from './metadata.ts'
import type { MakeSample } from './sample.ts'
import { inModule } from './targets.ts'

const asked = (templateId: string, attributeId: string) => ({
  templateId,
  sort: { by: 'attribute', attributeId },
  direction: 'desc',
  filters: [{ attributeId, filter: { is: 'contains', text: 'title' } }],
  search: '',
  limit: 10,
})

/** The folder in which a described asset lies. */
const folderOf = async (maker: Parameters<MakeSample>[0], module: string, assetId: string): Promise<string> =>
  ((await maker.ask({ path: `/v1/assets/${assetId}`, headers: inModule(module) })).json as { readonly folderId: string }).folderId

export const METADATA_TABLE_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/metadata-table/templates': [async (_maker, module) => ({ ids: [], asking: () => ({ path: '/v1/metadata-table/templates', headers: inModule(module) }) })],
  'GET /v1/metadata-table/templates/:templateId': [
    async (maker, module, caller) => ({
      ids: [(await makeDescribed(maker, module, caller)).templateId],
      asking: (_caller, [template = '']) => ({ path: `/v1/metadata-table/templates/${template}`, headers: inModule(module) }),
    }),
  ],
  'POST /v1/metadata-table/rows': [
    async (maker, module, caller) => {
      const { templateId, titleId, assetId } = await makeDescribed(maker, module, caller)
      return {
        ids: [templateId, titleId, assetId],
        asking: (_caller, [template = '', title = '', asset = '']) => ({
          method: 'POST',
          path: '/v1/metadata-table/rows',
          headers: inModule(module),
          body: { ...asked(template, title), scope: { kind: 'selection', selection: { kind: 'items', folders: [], assets: [asset] } } },
        }),
      }
    },
  ],
  'POST /v1/folders/:folderId/metadata-table/rows': [
    async (maker, module, caller) => {
      const { templateId, titleId, assetId } = await makeDescribed(maker, module, caller)
      return {
        ids: [await folderOf(maker, module, assetId), templateId, titleId],
        asking: (_caller, [folder = '', template = '', title = '']) => ({
          method: 'POST',
          path: `/v1/folders/${folder}/metadata-table/rows`,
          headers: inModule(module),
          body: asked(template, title),
        }),
      }
    },
  ],
}
