import { describe, expect, it } from 'vitest'
import { BULK_EDIT_LIMIT } from '../../src/domain/bulk-edit/limits.ts'
import type { Answer } from '../support/server/person.ts'
import { serverWith } from '../support/server/serverWith.ts'
import { multiply } from './manyItems.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'
import { waitsForLock } from '../support/server/locks.ts'

const own = serverWith('admin@harbour.example', { environment: { DATABASE_POOL: '12' } })

const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<readonly Row[]> => (await own.server.database.owner.query<Row>(text, values)).rows
const post = (path: string, body: object): Promise<Answer> => own.person.ask({ method: 'POST', path, headers: records, body })
const contents = (folderId: string) => ({ kind: 'contents', folderId, except: [] })
const tagged = (...tags: readonly string[]) => ({ tags: { how: 'append', tags } })
const deadlocks = async (): Promise<number> =>
  (await rows<{ count: number }>('select deadlocks::integer as count from pg_stat_database where datname = current_database()'))[0]?.count ?? 0

const oneMore = async (folderId: string): Promise<string> => assetIdOf(await upload(own.person, { folderId, name: newName('wav'), bytes: soundOf(100) }))

/** A folder of Records with so many files. */
const folderOf = async (count: number): Promise<{ readonly folder: string; readonly first: string }> => {
  const folder = await newFolder(own.person)
  const first = await oneMore(folder)
  await multiply(own.server.database, first, count - 1)
  return { folder, first }
}
const assetsIn = (folder: string) =>
  rows<{ id: string; tags: readonly string[]; description: string; revision: number }>(
    'select id, tags, description, revision from assets where folder_id = $1 order by id',
    folder,
  )
const stateOf = async (selection: object, edit: object): Promise<string> => {
  const answer = await post('/v1/library/edit/plan', { selection, edit })
  expect(answer.status, answer.text).toBe(200)
  return (answer.json as { readonly state: string }).state
}
/** Plans and makes an edit, again where somebody was quicker. */
const insist = async (selection: object, edit: object): Promise<number> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await post('/v1/library/edit', { selection, edit, state: await stateOf(selection, edit) })
    if (answer.message !== 'STALE_EDIT') {
      expect(answer.status, answer.text).toBe(200)
      return tries
    }
  }
}

/** Describes one asset, again where somebody was quicker. */
const single = async (id: string): Promise<void> => {
  for (;;) {
    const [asset] = await rows<{ revision: number }>('select revision from assets where id = $1', id)
    const body = { revision: asset?.revision ?? 0, description: `Of ${id}` }
    const { message, status } = await own.person.ask({ method: 'PATCH', path: `/v1/assets/${id}`, headers: records, body })
    if (message === 'STALE_EDIT') continue
    expect(status).toBe(200)
    return
  }
}

describe('edits of many assets that meet', () => {
  it('of two with the same plan one is made, and the other is told', async () => {
    const { folder } = await folderOf(20)
    const selection = contents(folder)
    const state = await stateOf(selection, tagged('one'))
    const answers = await Promise.all(['one', 'two'].map((tag) => post('/v1/library/edit', { selection, edit: tagged(tag), state })))
    expect(answers.map(({ status, message }) => message ?? status).toSorted()).toEqual([200, 'STALE_EDIT'])
    const all = await assetsIn(folder)
    expect(new Set(all.map(({ tags }) => JSON.stringify(tags))).size).toBe(1)
    expect(new Set(all.map(({ revision }) => revision))).toEqual(new Set([2]))
  })

  it('lose nothing, beside edits of single assets, and never wait for each other for good', async () => {
    const [one, other] = [await folderOf(30), await folderOf(30)]
    const ids = [...(await assetsIn(one.folder)), ...(await assetsIn(other.folder))].map(({ id }) => id)
    const before = await deadlocks()
    const items = (assets: readonly string[]) => ({ kind: 'items', folders: [], assets })
    await Promise.all([
      insist(items(ids), tagged('forwards')),
      insist(items(ids.toReversed()), tagged('backwards')),
      insist(contents(one.folder), tagged('one')),
      ...[one.first, other.first].map(single),
      post('/v1/web-ready', { resources: [{ kind: 'folder', id: one.folder }], webReady: true }),
    ])
    const [inOne, inOther] = [await assetsIn(one.folder), await assetsIn(other.folder)]
    const sorted = (tags: readonly string[]) => tags.toSorted()
    expect(inOne.map(({ tags }) => sorted(tags))).toEqual(inOne.map(() => ['backwards', 'forwards', 'one']))
    expect(inOther.map(({ tags }) => sorted(tags))).toEqual(inOther.map(() => ['backwards', 'forwards']))
    for (const { first } of [one, other]) expect([...inOne, ...inOther].find(({ id }) => id === first)?.description).toBe(`Of ${first}`)
    expect(await deadlocks()).toBe(before)
  })

  it('never take back what is edited while they are taken back', async () => {
    const { folder } = await folderOf(12)
    const selection = contents(folder)
    const edit = { description: { how: 'replace', text: 'Of all' } }
    const made = await post('/v1/library/edit', { selection, edit, state: await stateOf(selection, edit) })
    const { change } = made.json as { readonly change: string }
    const ids = (await assetsIn(folder)).map(({ id }) => id)
    const edited = ids.slice(0, 6)
    const [undone] = await Promise.all([post('/v1/library/edit/undo', { change }), ...edited.map(single)])
    expect(undone.status, undone.text).toBe(200)
    expect((await assetsIn(folder)).map(({ description }) => description)).toEqual(ids.map((id) => (edited.includes(id) ? `Of ${id}` : '')))
  })

  it('wait for a repository that is being taken off the list, and then refuse it', async () => {
    const { folder } = await folderOf(3)
    const made = await post('/v1/repositories', { name: `Shed ${folder}` })
    const { id } = made.json as { readonly id: string }
    const [selection, edit] = [contents(folder), { repository: { how: 'replace', id } }]
    const state = await stateOf(selection, edit)
    const client = await own.server.database.owner.connect()
    try {
      await client.query('begin')
      await client.query('delete from repositories where id = $1', [id])
      const editing = post('/v1/library/edit', { selection, edit, state })
      await waitsForLock(own.server.database, { saying: 'for key share' })
      await client.query('commit')
      expect(await editing).toMatchObject({ message: 'VALIDATION_FAILED', json: { fields: { repository: { code: 'notAnOption' } } } })
    } finally {
      client.release(true)
    }
  })
})

describe('an edit of as many assets as there may be', () => {
  it('is made and taken back in one piece; of more it is refused', async () => {
    const { folder } = await folderOf(BULK_EDIT_LIMIT)
    const selection = contents(folder)
    const edit = { description: { how: 'append', text: 'Found in the harbour' }, ...tagged('harbour', 'found') }
    const made = await post('/v1/library/edit', { selection, edit, state: await stateOf(selection, edit) })
    expect(made.json).toMatchObject({ changed: BULK_EDIT_LIMIT })
    const written = `select count(*)::integer as count from activity where kind = 'asset.updated' and resource_id in (select id from assets where folder_id = $1)`
    expect(await rows(written, folder)).toEqual([{ count: BULK_EDIT_LIMIT }])
    const { change } = made.json as { readonly change: string }
    expect((await post('/v1/library/edit/undo', { change })).json).toEqual({ changed: BULK_EDIT_LIMIT, left: 0 })
    expect(new Set((await assetsIn(folder)).map(({ tags, description }) => JSON.stringify([tags, description])))).toEqual(new Set(['[[],""]']))
    await oneMore(folder)
    const refused = await post('/v1/library/edit/summary', { selection })
    expect(refused).toMatchObject({ message: 'VALIDATION_FAILED', json: { fields: { selection: { code: 'aboveMaximum', limit: BULK_EDIT_LIMIT } } } })
  })
})
