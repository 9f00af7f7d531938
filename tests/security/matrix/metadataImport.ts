import type { Person } from '../../support/server/person.ts'
import { makeDescribed } from './metadata.ts'
import type { MakeSample } from './sample.ts'
import { inModule } from './targets.ts'

const sending = (templateId: string) => `/v1/metadata-imports?templateId=${templateId}&name=list.csv`
const octets = { 'content-type': 'application/octet-stream' }

interface Begun {
  readonly id: string
  readonly settings: object
}

/** An import of the caller's own, planned where it is asked for: nobody sees those of others. */
const makeImport = async (maker: Person, module: string, caller: Person, isPlanned = false): Promise<Begun> => {
  const { assetId, templateId } = await makeDescribed(maker, module, caller)
  const body = Buffer.from(`ID,Title\n${assetId},New`)
  const answer = await caller.ask({ method: 'POST', path: sending(templateId), headers: { ...inModule(module), ...octets }, body })
  if (answer.status !== 200) throw new Error(`A file was not taken: ${answer.text}`)
  const begun = answer.json as Begun
  if (isPlanned) await caller.ask({ method: 'POST', path: `/v1/metadata-imports/${begun.id}/plan`, headers: inModule(module) })
  for (let state = isPlanned ? 'underWay' : 'idle'; state === 'underWay'; ) {
    state = ((await caller.ask({ path: `/v1/metadata-imports/${begun.id}`, headers: inModule(module) })).json as { readonly state: string }).state
  }
  return begun
}

const ofImport =
  (method: string, ending = '', { isPlanned = false, hasBody = false } = {}): MakeSample =>
  async (maker, module, caller) => {
    const { id, settings } = await makeImport(maker, module, caller, isPlanned)
    return {
      ids: [id],
      asking: (_caller, [own = '']) => ({ method, path: `/v1/metadata-imports/${own}${ending}`, headers: inModule(module), ...(hasBody ? { body: settings } : {}) }),
    }
  }

export const METADATA_IMPORT_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'POST /v1/metadata-imports': [
    async (maker, module, caller) => {
      const { assetId, templateId } = await makeDescribed(maker, module, caller)
      return {
        ids: [templateId],
        asking: (_caller, [template = '']) => ({ method: 'POST', path: sending(template), headers: { ...inModule(module), ...octets }, body: Buffer.from(`ID,Title\n${assetId},New`) }),
      }
    },
  ],
  'GET /v1/metadata-imports': [
    async (maker, module, caller) => ({
      ids: [(await makeDescribed(maker, module, caller)).templateId],
      asking: (_caller, [template = '']) => ({ path: `/v1/metadata-imports?templateId=${template}`, headers: inModule(module) }),
    }),
  ],
  'GET /v1/metadata-imports/:importId': [ofImport('GET')],
  'PATCH /v1/metadata-imports/:importId': [ofImport('PATCH', '', { hasBody: true })],
  'DELETE /v1/metadata-imports/:importId': [ofImport('DELETE')],
  'POST /v1/metadata-imports/:importId/plan': [ofImport('POST', '/plan')],
  'POST /v1/metadata-imports/:importId/apply': [ofImport('POST', '/apply', { isPlanned: true })],
  'POST /v1/metadata-imports/:importId/stop': [ofImport('POST', '/stop')],
  'POST /v1/metadata-imports/:importId/undo': [
    async (maker, module, caller) => {
      const { id } = await makeImport(maker, module, caller, true)
      await caller.ask({ method: 'POST', path: `/v1/metadata-imports/${id}/apply`, headers: inModule(module) })
      for (let step = 'applying'; step === 'applying'; ) {
        step = ((await caller.ask({ path: `/v1/metadata-imports/${id}`, headers: inModule(module) })).json as { readonly step: string }).step
      }
      return { ids: [id], asking: (_caller, [own = '']) => ({ method: 'POST', path: `/v1/metadata-imports/${own}/undo`, headers: inModule(module) }) }
    },
  ],
  'GET /v1/s/:sessionId/metadata-imports/:importId/refused.csv': [
    async (maker, module, caller) => ({
      ids: [(await makeImport(maker, module, caller)).id],
      asking: (fetcher, [own = '']) => ({ path: `/v1/s/${fetcher.sessionId}/metadata-imports/${own}/refused.csv` }),
    }),
  ],
}
