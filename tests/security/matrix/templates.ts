import { newAttribute } from '../../../src/domain/templates/template.fixture.ts'
import type { Person } from '../../support/server/person.ts'
import { made, makeRole, type Made } from './accounts.ts'
import { newName, type MakeSample } from './sample.ts'

export const attribute = (name: string, type: string, options: readonly string[] = []) => newAttribute(name, { type, options })

const formFor = (roleId: string) => ({
  name: newName('Template'),
  shortDescription: '',
  type: 'ALL',
  attributes: [attribute('Title', 'text'), attribute('Kind', 'dropDown', ['Oil', 'Ink'])],
  rolesIds: [roleId],
  usersIds: [] as readonly string[],
})

interface MadeTemplate extends Made {
  readonly roleId: string
  readonly attributes: readonly { readonly id: string }[]
}

const makeTemplate = async (maker: Person, caller: Person): Promise<MadeTemplate> => {
  const { id: roleId } = await makeRole(maker, caller)
  return { ...((await made(maker, '/v1/templates', formFor(roleId))) as MadeTemplate), roleId }
}

/** A template that is Active, or as many steps further. */
const makePublished = async (maker: Person, caller: Person, ...steps: readonly string[]): Promise<MadeTemplate> => {
  let template = await makeTemplate(maker, caller)
  for (const step of ['publish', ...steps]) {
    const next = await made(maker, `/v1/templates/${template.id}/${step}`, { revision: template.revision })
    template = { ...template, revision: next.revision }
  }
  return template
}

const first = (ids: readonly string[]): string => ids[0] ?? ''

const stepping =
  (step: string, make: (maker: Person, caller: Person) => Promise<MadeTemplate>): MakeSample =>
  async (maker, _module, caller) => {
    const { id, revision } = await make(maker, caller)
    return { ids: [id], asking: (_caller, ids) => ({ method: 'POST', path: `/v1/templates/${first(ids)}/${step}`, body: { revision } }) }
  }

const optionsPath = (ids: readonly string[], ending = ''): string => `/v1/templates/${first(ids)}/attributes/${ids[1] ?? ''}/options${ending}`

/** A template, its choice, and the two options of that. */
const makeChoice = async (maker: Person, caller: Person): Promise<readonly string[]> => {
  const { id, attributes } = await makeTemplate(maker, caller)
  const ids = [id, attributes[1]?.id ?? '']
  const { json } = await maker.ask({ path: optionsPath(ids) })
  return [...ids, ...(json as { readonly items: readonly { readonly id: string }[] }).items.map((option) => option.id)]
}

const ofChoice =
  (method: string, ending: (ids: readonly string[]) => string, body?: (ids: readonly string[]) => object): MakeSample =>
  async (maker, _module, caller) => ({
    ids: await makeChoice(maker, caller),
    asking: (_caller, ids) => ({ method, path: optionsPath(ids, ending(ids)), ...(body === undefined ? {} : { body: body(ids) }) }),
  })

export const TEMPLATE_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/template-readers': [async () => ({ ids: [], asking: () => ({ path: '/v1/template-readers?search=a' }) })],
  'GET /v1/templates': [async () => ({ ids: [], asking: () => ({ path: '/v1/templates?search=t&state=Created&type=ALL' }) })],
  'GET /v1/templates/:templateId': [
    async (maker, _module, caller) => ({ ids: [(await makeTemplate(maker, caller)).id], asking: (_caller, ids) => ({ path: `/v1/templates/${first(ids)}` }) }),
  ],
  'POST /v1/templates': [
    async (maker, _module, caller) => ({
      ids: [(await makeRole(maker, caller)).id],
      asking: (_caller, ids) => ({ method: 'POST', path: '/v1/templates', body: formFor(first(ids)) }),
    }),
  ],
  'PATCH /v1/templates/:templateId': [
    async (maker, _module, caller) => {
      const { id, revision, roleId } = await makeTemplate(maker, caller)
      return { ids: [id], asking: (_caller, ids) => ({ method: 'PATCH', path: `/v1/templates/${first(ids)}`, body: { ...formFor(roleId), revision } }) }
    },
  ],
  'DELETE /v1/templates/:templateId': [
    async (maker, _module, caller) => {
      const { id, revision } = await makeTemplate(maker, caller)
      return { ids: [id], asking: (_caller, ids) => ({ method: 'DELETE', path: `/v1/templates/${first(ids)}?revision=${revision}` }) }
    },
  ],
  'PUT /v1/templates/:templateId/display-fields': [
    async (maker, _module, caller) => {
      const { id, revision, attributes } = await makePublished(maker, caller)
      const displayFields = [{ attributeId: attributes[1]?.id ?? '', width: 300, inTable: true, inDetails: false }]
      return {
        ids: [id],
        asking: (_caller, ids) => ({ method: 'PUT', path: `/v1/templates/${first(ids)}/display-fields`, body: { displayFields, revision } }),
      }
    },
  ],
  'POST /v1/templates/:templateId/dry-run': [
    async (maker, _module, caller) => ({
      ids: [(await makeTemplate(maker, caller)).id],
      asking: (_caller, ids) => ({ method: 'POST', path: `/v1/templates/${first(ids)}/dry-run` }),
    }),
  ],
  'POST /v1/templates/:templateId/publish': [stepping('publish', makeTemplate)],
  'POST /v1/templates/:templateId/deactivate': [stepping('deactivate', makePublished)],
  'POST /v1/templates/:templateId/activate': [stepping('activate', (maker, caller) => makePublished(maker, caller, 'deactivate'))],
  'POST /v1/templates/:templateId/hide': [stepping('hide', makePublished)],
  'POST /v1/templates/:templateId/duplicate': [
    async (maker, _module, caller) => ({
      ids: [(await makePublished(maker, caller)).id],
      asking: (_caller, ids) => ({ method: 'POST', path: `/v1/templates/${first(ids)}/duplicate`, body: { name: newName('Duplicate') } }),
    }),
  ],
  'GET /v1/templates/:templateId/attributes/:attributeId/options': [ofChoice('GET', () => '?search=i')],
  'POST /v1/templates/:templateId/attributes/:attributeId/options': [ofChoice('POST', () => '', () => ({ labels: [newName('Option')] }))],
  'POST /v1/templates/:templateId/attributes/:attributeId/options/import': [ofChoice('POST', () => '/import', () => ({ text: `${newName('Line')}\nInk` }))],
  'POST /v1/templates/:templateId/attributes/:attributeId/options/merge': [
    ofChoice('POST', () => '/merge', ([, , into = '', ...others]) => ({ others, into })),
  ],
  'PATCH /v1/templates/:templateId/attributes/:attributeId/options/:optionId': [
    ofChoice('PATCH', (ids) => `/${ids[2] ?? ''}`, () => ({ label: newName('Renamed') })),
  ],
  'DELETE /v1/templates/:templateId/attributes/:attributeId/options/:optionId': [ofChoice('DELETE', (ids) => `/${ids[2] ?? ''}`)],
}
