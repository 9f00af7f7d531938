import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'

interface Made {
  readonly id: string
  readonly revision: number
  readonly state: string
  readonly attributes: readonly { readonly id: string; readonly name: string; readonly optionCount: number; readonly defaultValue: string }[]
}

let server: TestServer
let admin: Person
let roleId = ''

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  const { items } = (await admin.ask({ path: '/v1/roles' })).json as { readonly items: readonly { readonly id: string; readonly name: string }[] }
  roleId = items.find(({ name }) => name === 'User')?.id ?? ''
})
afterAll(() => server.stop())

const form = (more: object = {}) => ({
  name: `Template ${randomUUID()}`,
  shortDescription: '',
  type: 'ALL',
  attributes: [newAttribute('Title'), newAttribute('Kind', { type: 'dropDown', options: ['Oil', 'Ink', 'Chalk'] })],
  rolesIds: [roleId],
  usersIds: [],
  ...more,
})
const create = (more: object = {}): Promise<Answer> => admin.ask({ method: 'POST', path: '/v1/templates', body: form(more) })
const made = async (more: object = {}): Promise<Made> => (await create(more)).json as Made
const step = (template: Made, name: string): Promise<Answer> =>
  admin.ask({ method: 'POST', path: `/v1/templates/${template.id}/${name}`, body: { revision: template.revision } })
const published = async (more: object = {}): Promise<Made> => (await step(await made(more), 'publish')).json as Made
/** The form of what was read, as it is edited. */
const again = (template: Made, more: object = {}) => {
  const { attributes, roles, users, ...rest } = template as unknown as Record<string, unknown> & { attributes: Made['attributes']; roles: readonly { id: string }[]; users: readonly { id: string }[] }
  return {
    name: rest['name'],
    shortDescription: rest['shortDescription'],
    type: rest['type'],
    attributes: attributes.map(({ optionCount: _count, ...one }) => ({ ...one, options: [] })),
    rolesIds: roles.map(({ id }) => id),
    usersIds: users.map(({ id }) => id),
    ...more,
  }
}
const edit = (template: Made, more: object = {}): Promise<Answer> =>
  admin.ask({ method: 'PATCH', path: `/v1/templates/${template.id}`, body: { ...again(template, more), revision: template.revision } })
const options = (template: Made, ending = '', asking: object = {}): Promise<Answer> =>
  admin.ask({ path: `/v1/templates/${template.id}/attributes/${template.attributes[1]?.id ?? ''}/options${ending}`, ...asking })
const activity = async (id: string) =>
  (await server.database.owner.query<{ kind: string; before: unknown; after: unknown }>(
    `select kind, before, after from activity where resource_id = $1 and status = 'Succeeded' order by at, kind`,
    [id],
  )).rows

it('that is for nobody any more is copied all the same, and published only for somebody', async () => {
  const like = await published({ attributes: [newAttribute('Title')] })
  await server.database.owner.query('delete from template_readers where template_id = $1', [like.id])
  const copied = await admin.ask({ method: 'POST', path: `/v1/templates/${like.id}/duplicate`, body: { name: 'For somebody again' } })
  expect(copied.status, copied.text).toBe(200)
  const copy = copied.json as Made
  expect((await step(copy, 'publish')).json).toMatchObject({ message: 'VALIDATION_FAILED', fields: { rolesIds: { code: 'rolesOrUsersRequired' } } })
  const given = (await edit(copy, { rolesIds: [roleId] })).json as Made
  expect((await step(given, 'publish')).json).toMatchObject({ state: 'Active' })
})

describe('a published template', () => {
  it('is frozen in the database itself, whoever writes there', async () => {
    const { id, attributes } = await published()
    const run = (text: string, values: readonly unknown[] = [id]) => server.database.owner.query(text, [...values])
    const frozen = [
      `update templates set name = 'Other' where id = $1`,
      `update templates set type = 'RECORDS' where id = $1`,
      `update templates set state = 'Created', published_at = null where id = $1`,
      'delete from templates where id = $1',
      `update template_attributes set name = 'Other' where template_id = $1`,
      'update template_attributes set required = not required where template_id = $1',
      'update template_attributes set position = position + 1 where template_id = $1',
      `update template_attributes set default_value = 'x' where template_id = $1 and type = 'text'`,
      'delete from template_attributes where template_id = $1',
    ]
    for (const text of frozen) await expect(run(text), text).rejects.toMatchObject({ code: 'P0001' })
    await expect(
      run(`insert into template_attributes select (jsonb_populate_record(attribute, jsonb_build_object('id', gen_random_uuid(), 'name_key', 'x'))).*
        from template_attributes attribute where id = $1`, [attributes[0]?.id]),
    ).rejects.toMatchObject({ code: 'P0001' })
    await run(`update templates set short_description = 'So' where id = $1`)
    await run(`update template_attributes set help_text = 'So', width = 100, in_table = false where template_id = $1`)
    await run(`update templates set state = 'Hidden' where id = $1`)
    await expect(run(`update templates set state = 'Active' where id = $1`)).rejects.toMatchObject({ code: 'P0001' })
  })

  it('goes with its organization all the same', async () => {
    const { id, attributes } = await published()
    const client = await server.database.owner.connect()
    try {
      await client.query('begin')
      await client.query('delete from organizations where id = $1', [admin.organizationId])
      const { rows } = await client.query('select id from template_attributes where id = $1 union all select id from templates where id = $2', [attributes[0]?.id, id])
      expect(rows).toEqual([])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('takes a limited edit, and tells the log of it', async () => {
    const template = await published()
    const [title, kind] = again(template).attributes
    expect(await edit(template, { name: 'Other' })).toMatchObject({ status: 409, message: 'TEMPLATE_PUBLISHED' })
    expect(await edit(template, { attributes: [title] })).toMatchObject({ status: 409, message: 'TEMPLATE_PUBLISHED' })
    expect(await edit(template, { rolesIds: [], usersIds: [admin.userId] })).toMatchObject({ status: 409, message: 'TEMPLATE_PUBLISHED' })
    const answer = await edit(template, {
      shortDescription: 'On glass',
      usersIds: [admin.userId],
      attributes: [{ ...title, helpText: 'As on the plate' }, { ...kind, options: ['Pastel', 'OIL'] }],
    })
    expect(answer).toMatchObject({ status: 200, json: { revision: 3, shortDescription: 'On glass', users: [{ id: admin.userId }] } })
    expect((answer.json as Made).attributes).toMatchObject([{ helpText: 'As on the plate' }, { optionCount: 4 }])
    expect((await activity(template.id)).slice(1)).toEqual([
      { kind: 'template.updated', before: { templateState: 'Created' }, after: { templateState: 'Active' } },
      {
        kind: 'template.updated',
        before: { shortDescription: '', users: '' },
        after: { shortDescription: 'On glass', users: 'Ingrid Solberg', attributesEdited: 'Title, Kind' },
      },
    ])
    expect(await admin.ask({ method: 'DELETE', path: `/v1/templates/${template.id}?revision=3` })).toMatchObject({ status: 409, message: 'TEMPLATE_PUBLISHED' })
  })
})

it('a draft is told by the log when it is made, and when it is deleted', async () => {
  const template = await made({ name: 'On paper for now' })
  expect((await admin.ask({ method: 'DELETE', path: `/v1/templates/${template.id}?revision=1` })).status).toBe(200)
  expect(await activity(template.id)).toMatchObject([
    { kind: 'template.created', before: null, after: { name: 'On paper for now' } },
    { kind: 'template.deleted', before: { name: 'On paper for now' }, after: null },
  ])
})

it('an attempt that failed is told of as the template’s, also where it was about an option', async () => {
  const template = await made({ name: 'Told of' })
  expect(await options(template, `/${randomUUID()}`, { method: 'PATCH', body: { label: 'Lost' } })).toMatchObject({ status: 404, message: 'OPTION_NOT_FOUND' })
  const { items } = (await admin.ask({ path: '/v1/activity?kind=template.updated&limit=1' })).json as { readonly items: readonly unknown[] }
  expect(items[0]).toMatchObject({ status: 'Failed', resourceId: template.id, resourceName: 'Told of', target: { kind: 'template', id: template.id }, after: { code: 'OPTION_NOT_FOUND' } })
})

describe('at once', () => {
  it('a publication and an edit have one order: one of them saw the other', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const template = await made()
      const calls = [() => step(template, 'publish'), () => edit(template, { name: `Edited ${turn}` })]
      const answers = await Promise.all((turn % 2 === 0 ? calls : calls.toReversed()).map((call) => call()))
      const done = answers.find(({ status }) => status === 200)
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.message).toBe('STALE_EDIT')
      const now = (await admin.ask({ path: `/v1/templates/${template.id}` })).json
      expect(now).toEqual(done?.json)
      expect(now).toMatchObject({ revision: 2 })
      expect(await activity(template.id)).toHaveLength(2)
    }
  })

  it('two who add the same options add each once', async () => {
    const template = await made()
    const labels = Array.from({ length: 50 }, (_, index) => `Option ${index}`)
    const answers = await Promise.all([1, 2, 3].map(() => options(template, '', { method: 'POST', body: { labels } })))
    const added = answers.map(({ json }) => (json as { readonly added: readonly unknown[] }).added.length)
    expect(added.toSorted((one, other) => one - other)).toEqual([0, 0, 50])
    expect((await options(template)).json).toMatchObject({ total: 53 })
  })

  it('a call that is repeated under its key is done once', async () => {
    const asking = { method: 'POST', path: '/v1/templates', body: form(), headers: { 'idempotency-key': randomUUID() } }
    const [one, other] = [await admin.ask(asking), await admin.ask(asking)]
    expect(other.json).toEqual(one.json)
    expect(await activity((one.json as Made).id)).toHaveLength(1)
  })
})

describe('options', () => {
  it('that were merged go on in the one that stays, with the default', async () => {
    const template = await made()
    const { items } = (await options(template)).json as { readonly items: readonly { readonly id: string; readonly label: string }[] }
    const [chalk, ink, oil] = items
    const [title, kind] = again(template).attributes
    const saved = (await edit(template, { attributes: [title, { ...kind, defaultValue: ink?.id }] })).json as Made
    await step(saved, 'publish')
    expect(await options(template, '/merge', { method: 'POST', body: { others: [ink?.id], into: chalk?.id } })).toMatchObject({ status: 200, json: chalk })
    expect(await options(template, '/merge', { method: 'POST', body: { others: [chalk?.id], into: oil?.id } })).toMatchObject({ status: 200, json: oil })
    expect((await options(template)).json).toMatchObject({ total: 1, items: [oil] })
    expect((await admin.ask({ path: `/v1/templates/${template.id}` })).json).toMatchObject({ attributes: [{}, { defaultValue: oil?.id, optionCount: 1 }] })
    const { rows } = await server.database.owner.query('select label, merged_into from template_options where attribute_id = $1 order by label', [template.attributes[1]?.id])
    expect(rows).toEqual([
      { label: 'Chalk', merged_into: oil?.id },
      { label: 'Ink', merged_into: oil?.id },
      { label: 'Oil', merged_into: null },
    ])
    expect(await options(template, `/${ink?.id ?? ''}`, { method: 'PATCH', body: { label: 'Again' } })).toMatchObject({ status: 404, message: 'OPTION_NOT_FOUND' })
    expect(await options(template, `/${oil?.id ?? ''}`, { method: 'DELETE' })).toMatchObject({ status: 409, message: 'TEMPLATE_PUBLISHED' })
    expect((await activity(template.id)).at(-1)).toEqual({ kind: 'template.updated', before: { option: 'Chalk' }, after: { attribute: 'Kind', option: 'Oil' } })
  })

  it('are ten thousand at most, and found quickly among them', async () => {
    const template = await made()
    const text = Array.from({ length: 9997 }, (_, index) => `Place ${index}`).join('\n')
    expect((await options(template, '/import', { method: 'POST', body: { text } })).status).toBe(200)
    expect(await options(template, '', { method: 'POST', body: { labels: ['One more'] } })).toMatchObject({
      status: 400,
      json: { fields: { labels: { code: 'tooMany', limit: 10_000 } } },
    })
    const [title, kind] = again(template).attributes
    expect(await edit(template, { attributes: [title, { ...kind, options: ['One more'] }] })).toMatchObject({
      status: 400,
      json: { fields: { 'attributes.1.options': { code: 'tooMany', limit: 10_000 } } },
    })
    expect((await options(template, '?search=place%2099&limit=2')).json).toMatchObject({ total: 108, items: [{ label: 'Place 99' }, { label: 'Place 990' }] })
    expect((await options(template)).json).toMatchObject({ total: 10_000 })
  })
})

describe('roles and users of a template', () => {
  it('are out of it once they are deleted', async () => {
    const role = (await admin.ask({ method: 'POST', path: '/v1/roles', body: { name: `Role ${randomUUID()}`, permissions: ['VIEW_RESOURCES'] } })).json as { readonly id: string }
    const { id } = await made({ rolesIds: [role.id, roleId] })
    expect((await admin.ask({ path: `/v1/templates/${id}` })).json).toMatchObject({ roles: [{}, {}] })
    expect((await admin.ask({ method: 'DELETE', path: `/v1/roles/${role.id}` })).status).toBe(200)
    expect((await admin.ask({ path: `/v1/templates/${id}` })).json).toMatchObject({ roles: [{ id: roleId, name: 'User' }] })
  })

  it('read it: named themselves, by their role, or by the role of a group of theirs', async () => {
    const user = await signIn(server.url, 'user@harbour.example')
    const publisher = await signIn(server.url, 'publisher@harbour.example')
    const readable = async (person: Person): Promise<readonly string[]> => {
      const client = await server.database.owner.connect()
      try {
        await client.query(`select set_config('app.organization_id', $1, false)`, [admin.organizationId])
        return (await client.query<{ id: string }>('select id from readable_templates($1) as id', [person.userId])).rows.map(({ id }) => id)
      } finally {
        await client.query(`select set_config('app.organization_id', '', false)`)
        client.release()
      }
    }
    const byRole = (await made()).id
    const byName = (await made({ rolesIds: [], usersIds: [publisher.userId] })).id
    expect(await readable(user)).toContain(byRole)
    expect(await readable(user)).not.toContain(byName)
    expect(await readable(publisher)).toContain(byName)
    expect(await readable(publisher)).not.toContain(byRole)
    expect(await readable(admin)).not.toContain(byRole)
    await admin.ask({ method: 'POST', path: '/v1/groups', body: { name: `Group ${randomUUID()}`, roleId, members: [publisher.userId] } })
    expect(await readable(publisher)).toContain(byRole)
  })
})
