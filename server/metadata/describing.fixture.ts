import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Module } from '../../src/domain/access/modules.ts'
import type { Environment } from '../configuration/configuration.ts'
import type { AttributeForm } from '../../src/domain/templates/attribute.ts'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { inModule } from '../../tests/security/matrix/targets.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer } from '../../tests/support/server/testServer.ts'

export interface Made {
  readonly id: string
  readonly revision: number
  readonly attributes: readonly { readonly id: string; readonly name: string }[]
}

interface Now {
  readonly attributeId: string
  readonly values: readonly string[]
  readonly revision: number
  readonly changedBy: string
}

interface Read {
  readonly templates: readonly { readonly template: { readonly id: string; readonly state: string }; readonly values: readonly Now[] }[]
  readonly offered: readonly { readonly id: string }[]
  readonly names: readonly { readonly id: string; readonly label: string }[]
}

export const IN_RECORDS = inModule('RECORDS')
const attribute = (name: string, type = 'text', more: Partial<AttributeForm> = {}): AttributeForm => newAttribute(name, { type, ...more })

const ATTRIBUTES = [
  attribute('Title', 'text', { required: true }),
  attribute('Height', 'number', { unit: 'mm' }),
  attribute('Kind', 'multipleChoice', { options: ['Oil', 'Ink', 'Chalk'] }),
  attribute('Place', 'coordinates'),
  attribute('Made', 'edtf'),
  attribute('Keeper', 'text', { defaultValue: 'Harbour Museum' }),
]

/** A server with templates, for those who describe by them in its tests. `modules`: of its organizations, instead of their own. */
export const startDescribing = async (modules?: readonly Module[], environment: Environment = {}) => {
  const server = await startTestServer({ environment })
  if (modules !== undefined) await server.database.owner.query('update organizations set modules = $1', [modules])
  const [admin, publisher] = await Promise.all([signIn(server.url, 'admin@harbour.example'), signIn(server.url, 'publisher@harbour.example')])
  /** A published template for the administrator, and for those who are named. */
  const published = async (more: object = {}, ...others: readonly Person[]): Promise<Made> => {
    const form = { name: `Template ${randomUUID()}`, shortDescription: '', type: 'ALL', attributes: ATTRIBUTES, rolesIds: [], usersIds: [admin, ...others].map(({ userId }) => userId), ...more }
    const { id, revision } = (await admin.ask({ method: 'POST', path: '/v1/templates', body: form })).json as Made
    return (await admin.ask({ method: 'POST', path: `/v1/templates/${id}/publish`, body: { revision } })).json as Made
  }
  const step = async ({ id }: Made, name: string): Promise<void> => {
    const { revision } = (await admin.ask({ path: `/v1/templates/${id}` })).json as Made
    expect((await admin.ask({ method: 'POST', path: `/v1/templates/${id}/${name}`, body: { revision } })).status).toBe(200)
  }
  const of = (template: Made, name: string): string => template.attributes.find((one) => one.name === name)?.id ?? ''

  const path = (assetId: string, ending = ''): string => `/v1/assets/${assetId}/metadata${ending}`
  const read = async (assetId: string, by = admin): Promise<Read> => (await by.ask({ path: path(assetId), headers: IN_RECORDS })).json as Read
  const save = (assetId: string, body: object, by = admin): Promise<Answer> => by.ask({ method: 'PATCH', path: path(assetId), headers: IN_RECORDS, body: { changes: [], ...body } })
  const say = (assetId: string, attributeId: string, values: readonly string[], revision = 0, by = admin): Promise<Answer> =>
    save(assetId, { changes: [{ attributeId, values, revision }] }, by)
  const answers = ({ json }: Answer) => (json as { readonly answers: readonly { readonly outcome: string; readonly now: Now; readonly problem?: unknown; readonly code?: string }[] }).answers
  const said = (from: Read, attributeId: string): readonly string[] | undefined => from.templates.flatMap(({ values }) => values).find((one) => one.attributeId === attributeId)?.values
  const history = async (assetId: string, ending = '', by = admin) =>
    ((await by.ask({ path: path(assetId, `/history${ending}`), headers: IN_RECORDS })).json as { readonly items: readonly { readonly id: string; readonly before: readonly string[]; readonly after: readonly string[]; readonly undoable: boolean; readonly attributeId: string }[]; readonly next: string | null })
  const undo = (assetId: string, changeId: string, by = admin) => by.ask({ method: 'POST', path: path(assetId, `/history/${changeId}/undo`), headers: IN_RECORDS })
  const options = async (template: Made, name: string): Promise<readonly { readonly id: string; readonly label: string }[]> =>
    ((await admin.ask({ path: `/v1/metadata/attributes/${of(template, name)}/options` })).json as { readonly items: readonly { readonly id: string; readonly label: string }[] }).items
  return { server, admin, publisher, published, step, of, path, read, save, say, answers, said, history, undo, options }
}
