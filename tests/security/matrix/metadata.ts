import type { Person } from '../../support/server/person.ts'
import { made, type Made } from './accounts.ts'
import { newName, type MakeSample } from './sample.ts'
import { inModule, makeAsset } from './targets.ts'
import { attribute } from './templates.ts'

interface Described {
  readonly assetId: string
  readonly templateId: string
  readonly titleId: string
  readonly kindId: string
}

export const makeActive = async (maker: Person, caller: Person) => {
  const form = {
    name: newName('Template'),
    shortDescription: '',
    type: 'ALL',
    attributes: [attribute('Title', 'text'), attribute('Kind', 'dropDown', ['Oil', 'Ink'])],
    rolesIds: [] as readonly string[],
    usersIds: [...new Set([maker.userId, caller.userId])],
  }
  const { id, revision } = await made(maker, '/v1/templates', form)
  return (await made(maker, `/v1/templates/${id}/publish`, { revision })) as Made & { readonly attributes: readonly { readonly id: string }[] }
}

/** An asset that a template of its maker and its caller describes. */
export const makeDescribed = async (maker: Person, module: string, caller: Person): Promise<Described> => {
  const [{ id: assetId }, template] = [await makeAsset(maker, module), await makeActive(maker, caller)]
  const [titleId = '', kindId = ''] = template.attributes.map(({ id }) => id)
  const body = { changes: [{ attributeId: titleId, values: [newName('Title')], revision: 0 }] }
  const answer = await maker.ask({ method: 'PATCH', path: `/v1/assets/${assetId}/metadata`, headers: inModule(module), body })
  if (answer.status !== 200) throw new Error(`Nothing was said: ${answer.text}`)
  return { assetId, templateId: template.id, titleId, kindId }
}

/** The latest change of what is said of an asset. */
const changeOf = async (maker: Person, module: string, assetId: string): Promise<string> => {
  const { json } = await maker.ask({ path: `/v1/assets/${assetId}/metadata/history`, headers: inModule(module) })
  return (json as { readonly items: readonly { readonly id: string }[] }).items[0]?.id ?? ''
}

export const METADATA_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/assets/:assetId/metadata': [
    async (maker, module, caller) => ({
      ids: [(await makeDescribed(maker, module, caller)).assetId],
      asking: (_caller, [asset = '']) => ({ path: `/v1/assets/${asset}/metadata`, headers: inModule(module) }),
    }),
  ],
  'PATCH /v1/assets/:assetId/metadata': [
    async (maker, module, caller) => {
      const { assetId, titleId } = await makeDescribed(maker, module, caller)
      return {
        ids: [assetId, titleId],
        asking: (_caller, [asset = '', attributeId = '']) => ({
          method: 'PATCH',
          path: `/v1/assets/${asset}/metadata`,
          headers: inModule(module),
          body: { changes: [{ attributeId, values: [newName('Changed')], revision: 1 }] },
        }),
      }
    },
  ],
  'DELETE /v1/assets/:assetId/metadata/:templateId': [
    async (maker, module, caller) => {
      const { assetId, templateId } = await makeDescribed(maker, module, caller)
      return {
        ids: [assetId, templateId],
        asking: (_caller, [asset = '', template = '']) => ({ method: 'DELETE', path: `/v1/assets/${asset}/metadata/${template}`, headers: inModule(module) }),
      }
    },
  ],
  'GET /v1/assets/:assetId/metadata/history': [
    async (maker, module, caller) => ({
      ids: [(await makeDescribed(maker, module, caller)).assetId],
      asking: (_caller, [asset = '']) => ({ path: `/v1/assets/${asset}/metadata/history?limit=10`, headers: inModule(module) }),
    }),
  ],
  'POST /v1/assets/:assetId/metadata/history/:changeId/undo': [
    async (maker, module, caller) => {
      const { assetId } = await makeDescribed(maker, module, caller)
      return {
        ids: [assetId, await changeOf(maker, module, assetId)],
        asking: (_caller, [asset = '', change = '']) => ({ method: 'POST', path: `/v1/assets/${asset}/metadata/history/${change}/undo`, headers: inModule(module) }),
      }
    },
  ],
  'GET /v1/metadata/attributes/:attributeId/options': [
    async (maker, module, caller) => ({
      ids: [(await makeDescribed(maker, module, caller)).kindId],
      asking: (_caller, [attributeId = '']) => ({ path: `/v1/metadata/attributes/${attributeId}/options?search=o` }),
    }),
  ],
  'POST /v1/metadata/attributes/:attributeId/options/named': [
    async (maker, module, caller) => ({
      ids: [(await makeDescribed(maker, module, caller)).kindId],
      asking: (_caller, [attributeId = '']) => ({ method: 'POST', path: `/v1/metadata/attributes/${attributeId}/options/named`, body: { words: ['Oil'] } }),
    }),
  ],
}
