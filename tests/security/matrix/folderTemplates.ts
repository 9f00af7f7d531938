import { makeActive } from './metadata.ts'
import { newName, type MakeSample } from './sample.ts'
import { inModule, makeFolder } from './targets.ts'

const naming =
  (method: 'PUT' | 'DELETE'): MakeSample =>
  async (maker, module, caller) => {
    const [{ id: folderId }, { id: templateId }] = [await makeFolder(maker, module), await makeActive(maker, caller)]
    return {
      ids: [folderId, templateId],
      asking: (_caller, [folder = '', template = '']) => ({ method, path: `/v1/folders/${folder}/templates/${template}`, headers: inModule(module) }),
    }
  }

export const FOLDER_TEMPLATE_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/folders/:folderId/templates': [
    async (maker, module) => ({
      ids: [(await makeFolder(maker, module)).id],
      asking: (_caller, [folder = '']) => ({ path: `/v1/folders/${folder}/templates`, headers: inModule(module) }),
    }),
  ],
  'PUT /v1/folders/:folderId/templates/:templateId': [naming('PUT')],
  'DELETE /v1/folders/:folderId/templates/:templateId': [naming('DELETE')],
  'POST /v1/upload-values': [
    async (maker, module, caller) => ({
      ids: [(await makeActive(maker, caller)).attributes[0]?.id ?? ''],
      asking: (_caller, [attributeId = '']) => ({
        method: 'POST',
        path: '/v1/upload-values',
        headers: inModule(module),
        body: { changes: [{ attributeId, values: [newName('Title')] }] },
      }),
    }),
  ],
}
