import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { bytesHeaders, inModule, uploadHeaders, TEXT } from './matrix/targets.ts'

const server = await startTestServer()
const headers = inModule('RECORDS')
/** A word that nothing else has. */
const word = `w${randomUUID().slice(0, 8)}`
let maker: Person
let reader: Person
let visitor: Person

const folder = async (name: string, parentId: string | null): Promise<string> => {
  const answer = await maker.ask({ method: 'POST', path: '/v1/folders', headers, body: { name, parentId } })
  return (answer.json as { readonly id: string }).id
}

const asset = async (folderId: string): Promise<string> => {
  const begun = await maker.ask({ method: 'POST', path: '/v1/uploads', headers: uploadHeaders('RECORDS', folderId, TEXT.length) })
  const path = new URL(begun.headers.get('location') ?? '', 'http://any').pathname
  const sent = await maker.ask({ method: 'PATCH', path, headers: bytesHeaders, body: TEXT })
  const { assetId } = sent.json as { readonly assetId: string }
  const { revision } = (await maker.ask({ path: `/v1/assets/${assetId}`, headers })).json as { readonly revision: number }
  await maker.ask({ method: 'PATCH', path: `/v1/assets/${assetId}`, headers, body: { revision, description: word } })
  return assetId
}

interface Listed {
  readonly items: readonly { readonly id: string; readonly folderCount?: number; readonly assetCount?: number }[]
  readonly total: number
}

const list = async (person: Person, path: string): Promise<Listed> => (await person.ask({ path, headers })).json as Listed
const idsOf = ({ items }: Listed): readonly string[] => items.map(({ id }) => id)

const tree = { root: '', open: '', closed: '', below: '', free: '', single: '', inClosed: '', deep: '' }

beforeAll(async () => {
  maker = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS)
  tree.root = await folder(`${word} root`, null)
  tree.open = await folder(`${word} open`, tree.root)
  tree.closed = await folder(`${word} closed`, tree.root)
  tree.below = await folder(`${word} below`, tree.closed)
  tree.free = await asset(tree.root)
  tree.single = await asset(tree.root)
  tree.inClosed = await asset(tree.closed)
  tree.deep = await asset(tree.below)
  const others = PERMISSIONS.filter((permission) => permission !== 'CREATE_ORGS')
  const first = await personWith(server.url, server.database, 'Harbour Museum', others)
  visitor = await personWith(server.url, server.database, 'Harbour Museum', [...others].reverse())
  const body = { restrict: [{ kind: 'folder', id: tree.closed }, { kind: 'asset', id: tree.single }], lift: [] }
  const restricted = await maker.ask({ method: 'POST', path: `/v1/users/${first.userId}/restrictions`, body })
  if (restricted.status !== 200) throw new Error(`Nothing was restricted: ${restricted.text}`)
  const renewed = await first.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: first.refreshToken } })
  const { token } = renewed.json as { readonly token: string }
  reader = { ...first, token, ask: (asking) => first.ask({ ...asking, headers: { ...asking.headers, authorization: `Bearer ${token}` } }) }
})

afterAll(() => server.stop())

it('the size of a selection leaves out what is restricted, at every depth', async () => {
  const sizeFor = async (person: Person, selection: object) => (await person.ask({ method: 'POST', path: '/v1/library/size', headers, body: { selection } })).json
  const whole = { kind: 'items', folders: [tree.root], assets: [] }
  expect(await sizeFor(maker, whole)).toEqual({ assets: 4, bytes: 4 * TEXT.length })
  expect(await sizeFor(reader, whole)).toEqual({ assets: 1, bytes: TEXT.length })
  const [all, seen] = [await sizeFor(maker, { kind: 'module', except: [] }), await sizeFor(reader, { kind: 'module', except: [] })] as readonly { readonly assets: number }[]
  expect((all?.assets ?? 0) - (seen?.assets ?? 0)).toBe(3)
})

it('a folder lists neither a restricted folder nor a restricted asset, and counts neither', async () => {
  const [folders, assets, positions] = await Promise.all([
    list(reader, `/v1/folders?parentId=${tree.root}`),
    list(reader, `/v1/assets?folderId=${tree.root}`),
    list(reader, `/v1/assets/positions?folderId=${tree.root}`),
  ])
  expect([idsOf(folders), folders.total]).toEqual([[tree.open], 1])
  expect([idsOf(assets), assets.total, positions.total]).toEqual([[tree.free], 1, 1])
  const everything = await list(visitor, `/v1/folders?parentId=${tree.root}`)
  expect([idsOf(everything).length, everything.total]).toEqual([2, 2])
})

it('a folder that holds something restricted is counted without it, in lists and by itself', async () => {
  const { items } = await list(reader, '/v1/folders?limit=200')
  const inList = items.find(({ id }) => id === tree.root)
  const alone = (await reader.ask({ path: `/v1/folders/${tree.root}`, headers })).json as Listed['items'][number]
  expect([inList?.folderCount, inList?.assetCount]).toEqual([1, 1])
  expect([alone.folderCount, alone.assetCount]).toEqual([1, 1])
  const theirs = (await visitor.ask({ path: `/v1/folders/${tree.root}`, headers })).json as Listed['items'][number]
  expect([theirs.folderCount, theirs.assetCount]).toEqual([2, 2])
})

it('a module lists and counts what is restricted nowhere, however deep it lies', async () => {
  const [mine, theirs, positions] = await Promise.all([
    list(reader, '/v1/assets?sort=createdAt&direction=desc&limit=200'),
    list(visitor, '/v1/assets?sort=createdAt&direction=desc&limit=200'),
    list(reader, '/v1/assets/positions'),
  ])
  const hidden = [tree.single, tree.inClosed, tree.deep]
  expect(idsOf(mine)).toContain(tree.free)
  expect(idsOf(mine).filter((id) => hidden.includes(id))).toEqual([])
  expect(idsOf(theirs).filter((id) => hidden.includes(id)).length).toBe(3)
  expect(theirs.total - mine.total).toBe(3)
  expect(positions.total).toBe(mine.total)
})

it('pages of what is left follow each other without gap or repetition', async () => {
  const first = (await reader.ask({ path: '/v1/assets?limit=1', headers })).json as Listed & { readonly next: string | null }
  const whole = idsOf(await list(reader, '/v1/assets?limit=200'))
  const found = [...idsOf(first)]
  let { next } = first
  while (next !== null && found.length < 300) {
    const page = (await reader.ask({ path: `/v1/assets?limit=1&after=${next}`, headers })).json as typeof first
    found.push(...idsOf(page))
    next = page.next
  }
  expect(found).toEqual(whole)
})

it('the usage of a module counts what is seen', async () => {
  const counted = async (person: Person): Promise<number> => {
    const { assets } = (await person.ask({ path: '/v1/organizations/current/usage' })).json as { readonly assets: readonly { type: string; count: number }[] }
    return assets.find(({ type }) => type === 'RECORDS')?.count ?? -1
  }
  expect((await counted(visitor)) - (await counted(reader))).toBe(3)
})

it('a search neither finds nor counts what is restricted', async () => {
  interface Hits {
    readonly items: readonly { readonly folder?: { readonly id: string; readonly folderCount: number }; readonly asset?: { readonly id: string } }[]
    readonly total: number
  }
  const search = async (person: Person): Promise<Hits> => (await person.ask({ path: `/v1/search?term=${word}&limit=50` })).json as Hits
  const [mine, theirs] = await Promise.all([search(reader), search(visitor)])
  expect(mine.items.map(({ folder: found, asset: one }) => found?.id ?? one?.id).sort()).toEqual([tree.root, tree.open, tree.free].sort())
  expect([mine.total, theirs.total]).toEqual([3, 8])
  expect(mine.items.find(({ folder: found }) => found?.id === tree.root)?.folder?.folderCount).toBe(1)
  const page = (await reader.ask({ path: `/v1/search?term=${word}&limit=1` })).json as Hits
  expect([page.items.length, page.total]).toEqual([1, 3])
})

it('a folder that is restricted, by itself or from above, is not found as a place', async () => {
  const find = async (person: Person) => (await person.ask({ path: `/v1/folders/found?name=${word}`, headers })).json as readonly { readonly id: string }[]
  expect((await find(reader)).map(({ id }) => id).sort()).toEqual([tree.root, tree.open].sort())
  expect((await find(visitor)).map(({ id }) => id).sort()).toEqual([tree.root, tree.open, tree.closed, tree.below].sort())
})

it('the list of what is restricted for somebody names both, the latest first, and is read by key', async () => {
  const read = async (query: string) => (await maker.ask({ path: `/v1/users/${reader.userId}/restrictions${query}` })).json as Listed & { next: string | null }
  const whole = await read('')
  expect([[...idsOf(whole)].sort(), whole.total]).toEqual([[tree.closed, tree.single].sort(), 2])
  const first = await read('?limit=1')
  const second = await read(`?limit=1&after=${first.next}`)
  expect([...idsOf(first), ...idsOf(second)]).toEqual(idsOf(whole))
  const contents = (await maker.ask({ path: `/v1/users/${reader.userId}/restrictions/contents?folderId=${tree.root}` })).json
  expect(contents).toEqual({ whose: 'Test Person', byGroups: [], folders: [tree.closed], assets: [tree.single], above: null })
  const below = (await maker.ask({ path: `/v1/users/${reader.userId}/restrictions/contents?folderId=${tree.below}` })).json
  expect(below).toMatchObject({ above: { by: 'above', folder: `${word} closed` } })
})

it('checking as somebody tells the very reasons that their requests meet', async () => {
  interface Checked {
    readonly actions: readonly { readonly action: string; readonly reasons: readonly unknown[] }[]
  }
  const check = async (id: string): Promise<Checked> =>
    (await maker.ask({ path: `/v1/users/${reader.userId}/access?kind=asset&id=${id}` })).json as Checked
  const place = { by: 'above', folder: `${word} closed` }
  expect((await check(tree.deep)).actions.find(({ action }) => action === 'view')?.reasons).toEqual([{ tag: 'restricted', place }])
  expect((await check(tree.free)).actions.find(({ action }) => action === 'view')?.reasons).toEqual([])
})

it('an open stream closes when what its reader sees changes, and tells nothing of what is restricted', async () => {
  const open = (person: Person) => fetch(`${server.url}/v1/s/${person.sessionId}/events`, { headers: { cookie: person.cookie } })
  const [mine, theirs] = await Promise.all([open(reader), open(visitor)])
  const [mineRest, theirsReader] = [mine.text(), theirs.body?.getReader()]
  await maker.ask({ method: 'POST', path: '/v1/folders', headers, body: { name: `${word} new`, parentId: tree.below } })
  await maker.ask({ method: 'POST', path: '/v1/folders', headers, body: { name: `${word} seen`, parentId: tree.root } })
  const received: string[] = []
  // What becomes of assets that lie there may be told before, by the jobs behind their uploads.
  const tellsOf = (folder: string) => received.join('').split('\n').some((line) => line.includes('contents.changed') && line.includes(folder))
  while (!(tellsOf(tree.root) && tellsOf(tree.below))) received.push(new TextDecoder().decode((await theirsReader?.read())?.value))
  await theirsReader?.cancel()
  const body = { restrict: [{ kind: 'folder', id: tree.open }], lift: [] }
  await new Promise((passed) => setTimeout(passed, 200))
  await maker.ask({ method: 'POST', path: `/v1/users/${reader.userId}/restrictions`, body })
  const recorded = await mineRest
  expect(recorded).toContain(tree.root)
  expect(recorded).not.toContain(tree.below)
})

it('a restriction is written into the log, once, with the name of whom it is for', async () => {
  const { rows } = await server.database.owner.query(
    `select kind, after from activity where resource_id = $1 and after ? 'restrictedFor' order by at`,
    [tree.closed],
  )
  expect(rows).toEqual([{ kind: 'folder.updated', after: { restrictedFor: 'Test Person' } }])
})

it('the first restriction and the lifting of the last one at once leave the mark right', async () => {
  const person = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES'])
  const change = (restrict: readonly string[], lift: readonly string[]) => {
    const refs = (ids: readonly string[]) => ids.map((id) => ({ kind: 'folder', id }))
    return maker.ask({ method: 'POST', path: `/v1/users/${person.userId}/restrictions`, body: { restrict: refs(restrict), lift: refs(lift) } })
  }
  for (let round = 0; round < 15; round += 1) {
    await change([tree.open], [tree.closed])
    await Promise.all([change([tree.closed], []), change([], [tree.open])])
    const { rows } = await server.database.owner.query('select restricted from users where id = $1', [person.userId])
    expect(rows).toEqual([{ restricted: true }])
  }
  await change([], [tree.open, tree.closed])
  const { rows } = await server.database.owner.query('select restricted from users where id = $1', [person.userId])
  expect(rows).toEqual([{ restricted: false }])
})
