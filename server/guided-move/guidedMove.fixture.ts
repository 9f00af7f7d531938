import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { inModule, makeAsset } from '../../tests/security/matrix/targets.ts'
import { attribute as plain } from '../../tests/security/matrix/templates.ts'
import type { Answer, Person } from '../../tests/support/server/person.ts'
import type { TestServer } from '../../tests/support/server/testServer.ts'

export interface Made {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly attributes: readonly { readonly id: string; readonly name: string }[]
}

/** A new attribute as a form has it. */
export const attribute = (name: string, type = 'text', more: object = {}) => ({ ...plain(name, type), ...more })

export const IN_RECORDS = inModule('RECORDS')

/** What tests of moves ask for, of one person. */
export const movesOf = (server: () => TestServer, admin: () => Person) => {
  const of = ({ attributes }: Made, name: string): string => attributes.find((one) => one.name === name)?.id ?? ''
  const drafted = async (attributes: readonly object[], ...others: readonly Person[]): Promise<Made> => {
    const form = { name: `Template ${randomUUID()}`, shortDescription: '', type: 'ALL', attributes, rolesIds: [], usersIds: [admin(), ...others].map(({ userId }) => userId) }
    return (await admin().ask({ method: 'POST', path: '/v1/templates', body: form })).json as Made
  }
  const step = async ({ id }: Made, name: string): Promise<Made> => {
    const { revision } = (await admin().ask({ path: `/v1/templates/${id}` })).json as Made
    const answer = await admin().ask({ method: 'POST', path: `/v1/templates/${id}/${name}`, body: { revision } })
    expect(answer.status, answer.text).toBe(200)
    return answer.json as Made
  }
  const published = async (attributes: readonly object[], ...others: readonly Person[]): Promise<Made> => step(await drafted(attributes, ...others), 'publish')
  const said = async (assetId: string, by = admin()): Promise<Readonly<Record<string, readonly string[]>>> => {
    const { json } = await by.ask({ path: `/v1/assets/${assetId}/metadata`, headers: IN_RECORDS })
    const { templates } = json as { templates: readonly { template: Made; values: readonly { attributeId: string; values: readonly string[] }[] }[] }
    return Object.fromEntries(
      templates.flatMap(({ template, values }) => template.attributes.map(({ id, name }) => [`${template.name} ${name}`, values.find((one) => one.attributeId === id)?.values ?? []])),
    )
  }
  const revisionOf = async (assetId: string, attributeId: string): Promise<number> => {
    const { rows } = await server().database.owner.query<{ revision: number }>('select coalesce(max(revision), 0)::integer as revision from metadata_changes where asset_id = $1 and attribute_id = $2', [assetId, attributeId])
    return rows[0]?.revision ?? 0
  }
  const say = async (assetId: string, attributeId: string, values: readonly string[]): Promise<void> => {
    const body = { changes: [{ attributeId, values, revision: await revisionOf(assetId, attributeId) }] }
    const { json } = await admin().ask({ method: 'PATCH', path: `/v1/assets/${assetId}/metadata`, headers: IN_RECORDS, body })
    expect((json as { answers: readonly { outcome: string }[] }).answers.map(({ outcome }) => outcome)).toEqual(['saved'])
  }
  /** An asset that says this by a template. */
  const saying = async (template: Made, values: Readonly<Record<string, readonly string[]>>): Promise<string> => {
    const { id } = await makeAsset(admin(), 'RECORDS')
    for (const [name, list] of Object.entries(values)) await say(id, of(template, name), list)
    return id
  }
  const optionId = async (template: Made, name: string, label: string): Promise<string> => {
    const { json } = await admin().ask({ path: `/v1/metadata/attributes/${of(template, name)}/options?search=${label}` })
    return (json as { items: readonly { id: string }[] }).items[0]?.id ?? ''
  }
  const mapped = (from: Made, to: Made, names: Readonly<Record<string, string>>, addOptions = false) =>
    Object.entries(names).map(([name, target]) => ({ attributeId: of(from, name), targetId: of(to, target), addOptions }))
  const ask = (from: Made, to: Made, mapping: readonly object[], ending = '', by = admin()): Promise<Answer> =>
    by.ask({ method: 'POST', path: `/v1/templates/${from.id}/moves${ending}`, body: { targetId: to.id, mapping } })
  const endOf = async ({ id }: Pick<BulkOperation, 'id'>, by = admin()): Promise<BulkOperation> => {
    const read = async () => (await by.ask({ path: `/v1/bulk-operations/${id}` })).json as BulkOperation
    await expect.poll(async () => (await read()).state, { timeout: 20_000, interval: 20 }).not.toMatch(/Waiting|Working/)
    return read()
  }
  const begun = ({ status, json, text }: Answer): BulkOperation => {
    expect(status, text).toBe(200)
    return json as BulkOperation
  }
  return {
    of,
    drafted,
    published,
    step,
    said,
    say,
    saying,
    optionId,
    mapped,
    ask,
    begun,
    endOf,
    move: async (from: Made, to: Made, mapping: readonly object[]) => endOf(begun(await ask(from, to, mapping))),
    undo: async (moveId: string) => endOf(begun(await admin().ask({ method: 'POST', path: `/v1/template-moves/${moveId}/undo` }))),
  }
}

/** Moves an asset to the trash, as the database has it. */
export const trash = async ({ database }: TestServer, assetId: string): Promise<void> => {
  await database.owner.query('update assets set trashed_at = now() where id = $1', [assetId])
}
