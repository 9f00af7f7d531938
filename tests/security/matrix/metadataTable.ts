import { makeDescribed } from './metadata.ts'
import { newName, type MakeSample } from './sample.ts'
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

const askedFile = (templateId: string, attributeId: string) => {
  const { limit: _limit, ...rows } = asked(templateId, attributeId)
  return { ...rows, format: 'csv', language: 'en-US', columns: [attributeId] }
}

const stepped = (templateId: string, attributeId: string) => {
  const { limit: every, ...rows } = asked(templateId, attributeId)
  return { ...rows, every }
}

/** A file of the caller's own. */
const makeFile: (...of: Parameters<MakeSample>) => Promise<string> = async (maker, module, caller) => {
  const { templateId, titleId, assetId } = await makeDescribed(maker, module, caller)
  const path = `/v1/folders/${await folderOf(maker, module, assetId)}/metadata-table/files`
  const answer = await caller.ask({ method: 'POST', path, headers: inModule(module), body: askedFile(templateId, titleId) })
  if (answer.status !== 200) throw new Error(`A file was not begun: ${answer.text}`)
  return (answer.json as { readonly id: string }).id
}

type Body = (templateId: string, attributeId: string) => object

/** Asked of a whole module. */
const ofModule =
  (what: string, body: Body): MakeSample =>
  async (maker, module, caller) => {
    const { templateId, titleId } = await makeDescribed(maker, module, caller)
    return {
      ids: [templateId, titleId],
      asking: (_caller, [template = '', title = '']) => ({
        method: 'POST',
        path: `/v1/metadata-table/${what}`,
        headers: inModule(module),
        body: { ...body(template, title), scope: { kind: 'module' } },
      }),
    }
  }

/** The same of a folder. */
const ofFolder =
  (what: string, body: Body): MakeSample =>
  async (maker, module, caller) => {
    const { templateId, titleId, assetId } = await makeDescribed(maker, module, caller)
    return {
      ids: [await folderOf(maker, module, assetId), templateId, titleId],
      asking: (_caller, [folder = '', template = '', title = '']) => ({
        method: 'POST',
        path: `/v1/folders/${folder}/metadata-table/${what}`,
        headers: inModule(module),
        body: body(template, title),
      }),
    }
  }

export const METADATA_TABLE_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/metadata-table/templates': [async (_maker, module) => ({ ids: [], asking: () => ({ path: '/v1/metadata-table/templates', headers: inModule(module) }) })],
  'POST /v1/metadata-table/choice': [
    async (maker, module, caller) => ({
      ids: [(await makeDescribed(maker, module, caller)).templateId],
      asking: (_caller, [templateId = '']) => ({ method: 'POST', path: '/v1/metadata-table/choice', headers: inModule(module), body: { scope: { kind: 'module' }, attributeIds: [], templateId } }),
    }),
  ],
  'GET /v1/metadata-table/templates/:templateId': [
    async (maker, module, caller) => ({
      ids: [(await makeDescribed(maker, module, caller)).templateId],
      asking: (_caller, [template = '']) => ({ path: `/v1/metadata-table/templates/${template}`, headers: inModule(module) }),
    }),
  ],
  'PUT /v1/metadata-table/templates/:templateId/columns': [
    async (maker, module, caller) => ({
      ids: [(await makeDescribed(maker, module, caller)).templateId],
      asking: (_caller, [template = '']) => ({
        method: 'PUT',
        path: `/v1/metadata-table/templates/${template}/columns`,
        headers: inModule(module),
        body: { columns: [{ id: 'name', width: 300, isPinned: true, isHidden: false }] },
      }),
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
  'POST /v1/folders/:folderId/metadata-table/rows': [ofFolder('rows', asked)],
  'POST /v1/metadata-table/positions': [ofModule('positions', stepped)],
  'POST /v1/folders/:folderId/metadata-table/positions': [ofFolder('positions', stepped)],
  'POST /v1/metadata-table/files': [ofModule('files', askedFile)],
  'POST /v1/folders/:folderId/metadata-table/files': [ofFolder('files', askedFile)],
  'GET /v1/s/:sessionId/metadata-table/files/:fileId': [
    async (maker, module, caller) => ({
      ids: [await makeFile(maker, module, caller)],
      asking: (fetcher, [file = '']) => ({ path: `/v1/s/${fetcher.sessionId}/metadata-table/files/${file}` }),
    }),
  ],
  // It answers of each cell that it names: that none of others' is written stands in server/metadata-table/cells.test.ts.
  'POST /v1/metadata-table/cells': [
    async (maker, module, caller) => {
      const { assetId, titleId } = await makeDescribed(maker, module, caller)
      return {
        ids: [],
        asking: () => ({
          method: 'POST',
          path: '/v1/metadata-table/cells',
          headers: inModule(module),
          body: { cells: [{ assetId, attributeId: titleId, values: [newName('Changed')], revision: 1 }] },
        }),
      }
    },
  ],
}
