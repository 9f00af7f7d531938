import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { makeAsset, makeFolder } from '../../tests/security/matrix/targets.ts'
import { signIn, type Answer, type Person } from '../../tests/support/server/person.ts'
import { IN_RECORDS, startDescribing } from './describing.fixture.ts'

const { server, admin, publisher, published, step, of, path, read, save, say, answers, said, history, undo } = await startDescribing()
afterAll(() => server.stop())

/** The history of an asset, as somebody reads it. */
const entriesOf = async (id: string, by: Person) =>
  ((await by.ask({ path: `/v1/assets/${id}/history`, headers: IN_RECORDS })).json as { readonly items: readonly { readonly after: { readonly metadata?: number }; readonly values?: readonly { readonly undoable: boolean }[] }[] }).items

describe('who is in none of the roles and users of a template', () => {
  it('sees nothing of it, and changes nothing, whatever else they may do', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    await say(id, of(template, 'Title'), ['Secret'])
    const [change] = (await history(id)).items
    const seen = await read(id, publisher)
    expect([seen.templates, seen.names, seen.offered.filter((one) => one.id === template.id)]).toEqual([[], [], []])
    expect((await history(id, '', publisher)).items).toEqual([])
    const entries = async (by: Person) => entriesOf(id, by)
    expect((await entries(admin)).flatMap(({ values = [] }) => values)).toContainEqual(expect.objectContaining({ before: [], after: ['Secret'], attribute: expect.objectContaining({ name: 'Title' }) }))
    const counted = (await entries(publisher)).filter(({ after }) => (after.metadata ?? 0) > 0)
    expect([counted.length, JSON.stringify(counted).includes('Title'), JSON.stringify(counted).includes('values')]).toEqual([1, false, false])
    expect((await say(id, of(template, 'Title'), ['Mine'], 1, publisher)).message).toBe('ATTRIBUTE_NOT_FOUND')
    expect((await save(id, { assign: [template.id] }, publisher)).message).toBe('TEMPLATE_NOT_FOUND')
    expect((await undo(id, change?.id ?? '', publisher)).status).toBe(404)
    expect((await publisher.ask({ method: 'DELETE', path: path(id, `/${template.id}`), headers: IN_RECORDS })).message).toBe('TEMPLATE_NOT_FOUND')
    expect((await publisher.ask({ path: `/v1/metadata/attributes/${of(template, 'Kind')}/options` })).status).toBe(404)
    const log = await server.database.owner.query<{ written: string }>(`select coalesce(before::text, '') || coalesce(after::text, '') as written from activity where resource_id = $1`, [id])
    expect(log.rows.map(({ written }) => written).join()).not.toContain('Secret')
  })

  it('has seen and changed it as long as they were in one of them', async () => {
    const [template, { id }] = [await published({}, publisher), await makeAsset(admin, 'RECORDS')]
    await say(id, of(template, 'Title'), ['Ours'], 0, publisher)
    await server.database.owner.query('delete from template_readers where template_id = $1 and user_id = $2', [template.id, publisher.userId])
    expect((await read(id, publisher)).templates).toEqual([])
    expect((await say(id, of(template, 'Title'), ['Mine'], 1, publisher)).message).toBe('ATTRIBUTE_NOT_FOUND')
    expect(said(await read(id), of(template, 'Title'))).toEqual(['Ours'])
  })

  it('is shown the way back only where they may edit', async () => {
    const user = await signIn(server.url, 'user@harbour.example')
    const [template, { id }] = [await published({}, user), await makeAsset(admin, 'RECORDS')]
    await say(id, of(template, 'Title'), ['Ours'])
    const ways = async (by: Person) => new Set((await entriesOf(id, by)).flatMap(({ values = [] }) => values.map(({ undoable }) => undoable)))
    // What has to be said cannot be taken back to nothing.
    expect([await ways(admin), await ways(user)]).toEqual([new Set([true, false]), new Set([false])])
  })

  it('does not find by it', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    const word = `word${randomUUID().replaceAll('-', '')}`
    await say(id, of(template, 'Title'), [`A ${word} plate`])
    const found = async (by: Person) => ((await by.ask({ path: `/v1/search?term=${word}` })).json as { readonly items: readonly { readonly field: string; readonly attribute?: string }[] }).items
    expect((await found(admin)).map(({ field, attribute: named }) => [field, named])).toEqual([['metadata', 'Title']])
    expect(await found(publisher)).toEqual([])
    // What else describes it is shown before its metadata.
    expect((await admin.ask({ method: 'PATCH', path: `/v1/assets/${id}`, headers: IN_RECORDS, body: { revision: 1, description: `Shows a ${word}` } })).status).toBe(200)
    for (const by of [admin, publisher]) expect((await found(by)).map(({ field }) => field)).toEqual(['description'])
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

it('what a long transaction wrote stands above what was written while it was under way, page by page', async () => {
  const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
  const title = of(template, 'Title')
  const job = await server.database.owner.connect()
  await job.query('begin')
  await job.query('select now()')
  await say(id, title, ['Edited'])
  await job.query(
    `insert into metadata_changes (id, organization_id, asset_id, template_id, attribute_id, revision, before, after, changed_by, first_name, last_name)
     select gen_random_uuid(), organization_id, asset_id, template_id, attribute_id, revision + 1, after, '{By a job}', changed_by, first_name, last_name
     from metadata_changes where asset_id = $1 and attribute_id = $2`,
    [id, title],
  )
  await job.query('commit')
  job.release()
  const first = await history(id, `?attributeId=${title}&limit=1`)
  const second = await history(id, `?attributeId=${title}&limit=1&after=${first.next ?? ''}`)
  expect([first, second].map(({ items }) => items.map(({ before, after, undoable }) => [before, after, undoable]))).toEqual([
    [[['Edited'], ['By a job'], true]],
    [[[], ['Edited'], false]],
  ])
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
