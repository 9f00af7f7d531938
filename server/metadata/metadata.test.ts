import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inModule, makeAsset, makeFolder } from '../../tests/security/matrix/targets.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'

interface Made {
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

let server: TestServer
let admin: Person
let publisher: Person

beforeAll(async () => {
  server = await startTestServer()
  ;[admin, publisher] = await Promise.all([signIn(server.url, 'admin@harbour.example'), signIn(server.url, 'publisher@harbour.example')])
})
afterAll(() => server.stop())

const IN_RECORDS = inModule('RECORDS')
const attribute = (name: string, type = 'text', more: object = {}) => ({
  id: null,
  name,
  type,
  required: false,
  repeatable: false,
  visibleOnPortal: false,
  helpText: '',
  defaultValue: '',
  section: '',
  element: null,
  unit: null,
  currency: null,
  options: [],
  ...more,
})

const ATTRIBUTES = [
  attribute('Title', 'text', { required: true }),
  attribute('Height', 'number', { unit: 'mm' }),
  attribute('Kind', 'multipleChoice', { options: ['Oil', 'Ink', 'Chalk'] }),
  attribute('Place', 'coordinates'),
  attribute('Made', 'edtf'),
  attribute('Keeper', 'text', { defaultValue: 'Harbour Museum' }),
]

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

describe('what is said of an asset', () => {
  it('is offered, assigned with its defaults, said, read again and taken off', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    expect((await read(id)).offered.map((one) => one.id)).toContain(template.id)
    expect((await save(id, { assign: [template.id] })).status).toBe(200)
    const assigned = await read(id)
    expect(assigned.offered.map((one) => one.id)).not.toContain(template.id)
    expect([said(assigned, of(template, 'Keeper')), said(assigned, of(template, 'Title'))]).toEqual([['Harbour Museum'], []])
    const saved = await save(id, {
      changes: [
        { attributeId: of(template, 'Title'), values: [' Glass plate '], revision: 0 },
        { attributeId: of(template, 'Height'), values: ['20'], revision: 0 },
        { attributeId: of(template, 'Made'), values: ['about 1890'], revision: 0 },
      ],
    })
    expect(answers(saved).map(({ outcome, now }) => [outcome, now.values, now.revision])).toEqual([
      ['saved', ['Glass plate'], 1],
      ['saved', ['20 mm'], 1],
      ['saved', ['1890~'], 1],
    ])
    const after = await read(id)
    expect([said(after, of(template, 'Title')), said(after, of(template, 'Height')), said(after, of(template, 'Made'))]).toEqual([['Glass plate'], ['20 mm'], ['1890~']])
    const taken = await admin.ask({ method: 'DELETE', path: path(id, `/${template.id}`), headers: IN_RECORDS })
    expect(taken.status).toBe(200)
    expect((await read(id)).templates).toEqual([])
    const [change] = (await history(id, `?attributeId=${of(template, 'Title')}`)).items
    expect(change).toMatchObject({ before: ['Glass plate'], after: [], undoable: true })
    expect((await undo(id, change?.id ?? '')).status).toBe(200)
    expect(said(await read(id), of(template, 'Title'))).toEqual(['Glass plate'])
  })

  it('is stored with what it is compared and sorted by', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    await say(id, of(template, 'Height'), ['2 cm'])
    await say(id, of(template, 'Made'), ['1880/1890'])
    await say(id, of(template, 'Title'), ['Glass PLATE'])
    const { rows } = await server.database.owner.query<object>(
      `select value.value, value.key, value.sort_number, value.sort_text, value.first_day, value.last_day from metadata_values value
       join template_attributes attribute on attribute.id = value.attribute_id where value.asset_id = $1 and attribute.name <> 'Keeper' order by attribute.position`,
      [id],
    )
    const day = (date: string): number => Date.parse(date) / 86_400_000
    expect(rows).toEqual([
      { value: 'Glass PLATE', key: 'glass plate', sort_number: null, sort_text: 'glass plate', first_day: null, last_day: null },
      { value: '2 cm', key: '0.02 m', sort_number: 0.02, sort_text: null, first_day: null, last_day: null },
      { value: '1880/1890', key: '1880/1890', sort_number: day('1880-01-01'), sort_text: null, first_day: day('1880-01-01'), last_day: day('1890-12-31') },
    ])
  })

  it('is judged value by value; what is right is saved', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    const saved = await save(id, {
      changes: [
        { attributeId: of(template, 'Height'), values: ['tall'], revision: 0 },
        { attributeId: of(template, 'Place'), values: ['91, 10'], revision: 0 },
        { attributeId: of(template, 'Kind'), values: [randomUUID()], revision: 0 },
        { attributeId: of(template, 'Title'), values: ['a', 'b'], revision: 0 },
        { attributeId: of(template, 'Made'), values: ['189X'], revision: 0 },
        { attributeId: of(template, 'Made'), values: ['1900'], revision: 0 },
      ],
    })
    expect(answers(saved).map(({ outcome, code, problem, now }) => (outcome === 'refused' ? [code, problem] : [outcome, now.values]))).toEqual([
      ['VALIDATION_FAILED', { code: 'notNumber' }],
      ['INVALID_LONGITUDE_OR_LATITUDE', { code: 'invalidLatitude' }],
      ['VALIDATION_FAILED', { code: 'notAnOption' }],
      ['VALIDATION_FAILED', { code: 'tooMany', limit: 1 }],
      ['saved', ['189X']],
      ['stale', ['189X']],
    ])
    expect(answers(await say(id, of(template, 'Title'), [])).map(({ problem }) => problem)).toEqual([{ code: 'required' }])
  })

  it('of different attributes is saved side by side, of the same one compared', async () => {
    const [template, { id }] = [await published({}, publisher), await makeAsset(admin, 'RECORDS')]
    const [title, height] = [of(template, 'Title'), of(template, 'Height')]
    const both = await Promise.all([say(id, title, ['Plate']), say(id, height, ['20 mm'], 0, publisher)])
    expect(both.flatMap(answers).map(({ outcome }) => outcome)).toEqual(['saved', 'saved'])
    const same = await Promise.all([say(id, title, ['Mine'], 1), say(id, title, ['Theirs'], 1, publisher)])
    const outcomes = same.flatMap(answers)
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['saved', 'stale'])
    // Whoever was late is shown what is there now, and by whom.
    expect(new Set(outcomes.map(({ now }) => `${now.values.join()} ${now.revision} ${now.changedBy}`)).size).toBe(1)
    expect(said(await read(id), height)).toEqual(['20 mm'])
  })

  it('that is what it was already changes nothing', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    await say(id, of(template, 'Title'), ['Plate'])
    expect(answers(await say(id, of(template, 'Title'), ['Plate'], 1))[0]?.now.revision).toBe(1)
    expect((await history(id, `?attributeId=${of(template, 'Title')}`)).items).toHaveLength(1)
  })

  it('goes on with the option that stays where options are merged, and is called as they are called now', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    const [kind, [chalk, ink, oil]] = [of(template, 'Kind'), await options(template, 'Kind')]
    await say(id, kind, [oil?.id ?? '', ink?.id ?? ''])
    const place = `/v1/templates/${template.id}/attributes/${kind}/options`
    const merged = await admin.ask({ method: 'POST', path: `${place}/merge`, body: { others: [oil?.id], into: ink?.id } })
    expect(merged.status).toBe(200)
    await admin.ask({ method: 'PATCH', path: `${place}/${ink?.id ?? ''}`, body: { label: 'Iron gall' } })
    const after = await read(id)
    expect([said(after, kind), after.names.filter((one) => one.id === ink?.id)]).toEqual([[ink?.id], [{ id: ink?.id, label: 'Iron gall' }]])
    // Who still offers the merged one means the one that stays.
    expect(answers(await say(id, kind, [oil?.id ?? '', chalk?.id ?? ''], 1))[0]?.now.values).toEqual([ink?.id, chalk?.id])
  })
})

describe('who is in none of the roles and users of a template', () => {
  it('sees nothing of it, and changes nothing, whatever else they may do', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    await say(id, of(template, 'Title'), ['Secret'])
    const [change] = (await history(id)).items
    const seen = await read(id, publisher)
    expect([seen.templates, seen.names, seen.offered.filter((one) => one.id === template.id)]).toEqual([[], [], []])
    expect((await history(id, '', publisher)).items).toEqual([])
    expect((await say(id, of(template, 'Title'), ['Mine'], 1, publisher)).message).toBe('ATTRIBUTE_NOT_FOUND')
    expect((await save(id, { assign: [template.id] }, publisher)).message).toBe('TEMPLATE_NOT_FOUND')
    expect((await undo(id, change?.id ?? '', publisher)).status).toBe(404)
    expect((await publisher.ask({ method: 'DELETE', path: path(id, `/${template.id}`), headers: IN_RECORDS })).message).toBe('TEMPLATE_NOT_FOUND')
    expect((await publisher.ask({ path: `/v1/metadata/attributes/${of(template, 'Kind')}/options` })).status).toBe(404)
    const log = await server.database.owner.query<{ told: string }>(`select coalesce(before::text, '') || coalesce(after::text, '') as told from activity where resource_id = $1`, [id])
    expect(log.rows.map(({ told }) => told).join()).not.toContain('Secret')
  })

  it('does not find by it', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    const word = `word${randomUUID().replaceAll('-', '')}`
    await say(id, of(template, 'Title'), [`A ${word} plate`])
    const found = async (by: Person) => ((await by.ask({ path: `/v1/search?term=${word}` })).json as { readonly items: readonly { readonly field: string; readonly attribute?: string }[] }).items
    expect((await found(admin)).map(({ field, attribute: named }) => [field, named])).toEqual([['metadata', 'Title']])
    expect(await found(publisher)).toEqual([])
  })
})

describe('a template that is not active', () => {
  it.each(['deactivate', 'hide'])('is read, and not edited (%s)', async (how) => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    await say(id, of(template, 'Title'), ['Plate'])
    await step(template, how)
    expect(said(await read(id), of(template, 'Title'))).toEqual(['Plate'])
    expect((await say(id, of(template, 'Title'), ['Other'], 1)).message).toBe('TEMPLATE_DIFFERENT_STATE')
    const [change] = (await history(id)).items
    expect(change?.undoable).toBe(false)
    expect((await undo(id, change?.id ?? '')).message).toBe('TEMPLATE_DIFFERENT_STATE')
    expect((await admin.ask({ method: 'DELETE', path: path(id, `/${template.id}`), headers: IN_RECORDS })).message).toBe('TEMPLATE_DIFFERENT_STATE')
    const other = await makeAsset(admin, 'RECORDS')
    expect((await read(other.id)).offered.map((one) => one.id)).not.toContain(template.id)
    expect((await save(other.id, { assign: [template.id] })).message).toBe('TEMPLATE_DIFFERENT_STATE')
  })

  it('of another module describes nothing here', async () => {
    const [template, { id }] = [await published({ type: 'ARCHIVES' }), await makeAsset(admin, 'RECORDS')]
    expect((await read(id)).offered.map((one) => one.id)).not.toContain(template.id)
    expect((await say(id, of(template, 'Title'), ['Plate'])).message).toBe('TEMPLATE_NOT_FOUND')
  })
})

describe('the history of values', () => {
  it('comes page by page, the latest first, and is undone unless something was changed since', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    const title = of(template, 'Title')
    for (const [revision, text] of ['One', 'Two', 'Three'].entries()) await say(id, title, [text], revision)
    const first = await history(id, `?attributeId=${title}&limit=2`)
    const second = await history(id, `?attributeId=${title}&limit=2&after=${first.next ?? ''}`)
    expect([...first.items, ...second.items].map(({ before, after, undoable }) => [before, after, undoable])).toEqual([
      [['Two'], ['Three'], true],
      [['One'], ['Two'], false],
      [[], ['One'], false],
    ])
    expect(second.next).toBeNull()
    expect((await undo(id, first.items[1]?.id ?? '')).message).toBe('STALE_EDIT')
    expect(answers(await undo(id, first.items[0]?.id ?? ''))[0]?.now.values).toEqual(['Two'])
    expect((await history(id, `?attributeId=${title}`)).items[0]).toMatchObject({ before: ['Three'], after: ['Two'], undoable: true })
  })
})

describe('an asset that is described', () => {
  const library = (asked: string, body: object): Promise<Answer> => admin.ask({ method: 'POST', path: asked, headers: IN_RECORDS, body })
  const rows = async (table: string, id: string): Promise<number> =>
    (await server.database.owner.query<{ count: number }>(`select count(*)::integer as count from ${table} where asset_id = $1`, [id])).rows[0]?.count ?? -1

  it('is edited in the trash no further, is after it as before, and is gone for good with what was said', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    await say(id, of(template, 'Title'), ['Plate'])
    const selection = { kind: 'items', folders: [], assets: [id] }
    expect((await library('/v1/library/trash', { selection })).status).toBe(200)
    expect((await say(id, of(template, 'Title'), ['Other'], 1)).message).toBe('RESOURCE_IN_TRASH')
    expect((await admin.ask({ path: path(id), headers: IN_RECORDS })).message).toBe('RESOURCE_IN_TRASH')
    expect((await library('/v1/trash/restore', { selection, decisions: {} })).status).toBe(200)
    expect(said(await read(id), of(template, 'Title'))).toEqual(['Plate'])
    await library('/v1/library/trash', { selection })
    expect((await library('/v1/trash/delete', { selection })).status).toBe(200)
    await expect.poll(async () => Promise.all(['metadata_values', 'metadata_changes', 'asset_templates'].map((table) => rows(table, id)))).toEqual([0, 0, 0])
  })

  it('is described as a copy as well, which begins a history of its own, whoever copies', async () => {
    const [template, { id }, folder] = [await published(), await makeAsset(admin, 'RECORDS'), await makeFolder(admin, 'RECORDS')]
    const word = `word${randomUUID().replaceAll('-', '')}`
    await say(id, of(template, 'Title'), [word])
    await publisher.ask({
      method: 'POST',
      path: '/v1/library/copy',
      headers: IN_RECORDS,
      body: { selection: { kind: 'items', folders: [], assets: [id] }, destinationId: folder.id, decisions: {} },
    })
    const found = await server.database.owner.query<{ id: string }>('select id from assets where folder_id = $1', [folder.id])
    const copy = found.rows[0]?.id ?? ''
    expect(said(await read(copy), of(template, 'Title'))).toEqual([word])
    expect((await history(copy)).items).toEqual([])
    const hits = ((await admin.ask({ path: `/v1/search?term=${word}` })).json as { readonly total: number }).total
    expect(hits).toBe(2)
    expect(answers(await say(copy, of(template, 'Title'), ['Another']))[0]).toMatchObject({ outcome: 'saved', now: { revision: 1 } })
    expect(said(await read(id), of(template, 'Title'))).toEqual([word])
  })
})
