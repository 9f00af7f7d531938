import type { APIRequestContext } from '@playwright/test'
import { expect, HARBOUR } from './journey.ts'

export interface MadeTemplate {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly attributes: readonly { readonly id: string; readonly name: string }[]
}

interface Copied extends MadeTemplate {
  readonly attributes: readonly { readonly id: string; readonly name: string; readonly type: string; readonly optionCount: number }[]
}

interface Tried {
  readonly assets: number
  readonly attributes: readonly { readonly missing: number; readonly fittingExamples: readonly { readonly name: string }[] }[]
}

/** An attribute as a form has it. */
export const attribute = (name: string, type = 'text', more: object = {}) => ({
  id: null, name, type, required: false, repeatable: false, visibleOnPortal: false, helpText: '', defaultValue: '', section: '', element: null, unit: null, currency: null, options: [], ...more,
})

/** The calls of an administrator of the demo that make what a journey begins with. */
export const templateMaker = async (request: APIRequestContext, email = 'admin@harbour.example', organization = HARBOUR, password = 'Vitrine-demo-1') => {
  const login = await request.post('/v1/auth/login', { data: { email, organization, password, rememberMe: false } })
  const { token } = (await login.json()) as { readonly token: string }
  const headers = { authorization: `Bearer ${token}`, 'x-resource-type': 'RECORDS' }
  const ask = async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const answer = await request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as Answer
  }
  const { sub: userId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { readonly sub: string }
  const publish = ({ id, revision }: MadeTemplate) => ask<MadeTemplate>('POST', `/v1/templates/${id}/publish`, { revision })
  return {
    draft: (name: string, attributes: readonly object[]) => ask<MadeTemplate>('POST', '/v1/templates', { name, shortDescription: '', type: 'ALL', attributes, rolesIds: [], usersIds: [userId] }),
    publish,
    /** A published copy, some of whose attributes are of another type. */
    corrected: async ({ id }: MadeTemplate, name: string, types: Readonly<Record<string, string>>) => {
      const copy = await ask<Copied>('POST', `/v1/templates/${id}/duplicate`, { name })
      const attributes = copy.attributes.map(({ optionCount: _count, ...one }) => ({ ...one, type: types[one.name] ?? one.type, options: [] }))
      const form = { name, shortDescription: '', type: 'ALL', attributes, rolesIds: [], usersIds: [userId], revision: copy.revision }
      return publish(await ask<MadeTemplate>('PATCH', `/v1/templates/${copy.id}`, form))
    },
    optionOf: async (attributeId: string, label: string): Promise<string> =>
      (await ask<{ items: readonly { id: string }[] }>('GET', `/v1/metadata/attributes/${attributeId}/options?search=${encodeURIComponent(label)}`)).items[0]?.id ?? '',
    tried: ({ id }: MadeTemplate) => ask<Tried>('POST', `/v1/templates/${id}/dry-run`),
    /** Waits until nothing of a template is being moved, or taken back, any more. */
    moved: ({ id }: MadeTemplate, undone: number) =>
      expect.poll(async () => (await ask<readonly { isUnderWay: boolean; undone: number }[]>('GET', `/v1/templates/${id}/moves`)).map((move) => [move.isUnderWay, move.undone])).toEqual([[false, undone]]),
    /** The assets of a folder by their names. */
    assetsOf: async (folderId: string): Promise<ReadonlyMap<string, string>> =>
      new Map((await ask<{ items: readonly { id: string; name: string }[] }>('GET', `/v1/assets?folderId=${folderId}&limit=50`)).items.map(({ id, name }) => [name, id])),
    /** Says something of an asset by attributes that say nothing yet. */
    say: (assetId: string, values: Readonly<Record<string, string>>) =>
      ask('PATCH', `/v1/assets/${assetId}/metadata`, { changes: Object.entries(values).map(([attributeId, value]) => ({ attributeId, values: [value], revision: 0 })) }),
  }
}
