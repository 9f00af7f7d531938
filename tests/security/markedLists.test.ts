import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { inModule, makeAsset } from './matrix/targets.ts'

interface Item {
  readonly kind: 'folder' | 'asset'
  readonly asset?: { readonly id: string; readonly folderId: string }
  readonly folder?: { readonly id: string }
}

const server = await startTestServer()
const headers = inModule('RECORDS')
let maker: Person
let first: Person
let reader: Person

beforeAll(async () => {
  maker = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS)
  first = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS.filter((permission) => permission !== 'CREATE_ORGS'))
  reader = first
})
afterAll(() => server.stop())

const list = async (person: Person, path: string) => {
  const { items, total } = (await person.ask({ path, headers })).json as { readonly items: readonly Item[]; readonly total: number }
  return { ids: items.map(({ asset, folder }) => asset?.id ?? folder?.id), total }
}

/** A file in a folder of its own. */
const place = async () => {
  const { id } = await makeAsset(maker, 'RECORDS')
  const { folderId } = (await maker.ask({ path: `/v1/assets/${id}`, headers })).json as { readonly folderId: string }
  return { asset: { kind: 'asset', id } as const, folder: { kind: 'folder', id: folderId } as const }
}

/** Signs on with what holds since something was restricted. */
const renewed = async (person: Person): Promise<Person> => {
  const answer = await person.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: person.refreshToken } })
  const { token, refreshToken = person.refreshToken } = answer.json as { readonly token: string; readonly refreshToken?: string }
  const ask: Person['ask'] = (asking) => first.ask({ ...asking, headers: { ...asking.headers, authorization: `Bearer ${token}` } })
  return { ...person, token, refreshToken, ask }
}

it('favorites are of their own person alone, and hide what is restricted or lies in the trash', async () => {
  const { asset, folder } = await place()
  const star = (person: Person) => person.ask({ method: 'POST', path: '/v1/favorites', body: { resources: [asset, folder], favorite: true } })
  expect((await star(reader)).json).toEqual({ changed: [asset, folder] })
  expect(await list(maker, '/v1/favorites')).toEqual({ ids: [], total: 0 })
  expect((await list(reader, '/v1/favorites')).total).toBe(2)

  const restrict = (change: object) => maker.ask({ method: 'POST', path: `/v1/users/${reader.userId}/restrictions`, body: { restrict: [], lift: [], ...change } })
  await restrict({ restrict: [folder] })
  reader = await renewed(reader)
  expect(await list(reader, '/v1/favorites')).toEqual({ ids: [], total: 0 })
  expect((await star(reader)).message).toBe('ASSET_RESTRICTED_ACCESS')
  await restrict({ lift: [folder] })
  reader = await renewed(reader)

  await server.database.owner.query('update assets set trashed_at = now() where id = $1', [asset.id])
  expect(await list(reader, '/v1/favorites?sort=name')).toEqual({ ids: [folder.id], total: 1 })
  expect((await star(reader)).message).toBe('RESOURCE_IN_TRASH')
  const unstar = await reader.ask({ method: 'POST', path: '/v1/favorites', body: { resources: [asset], favorite: false } })
  expect(unstar.json).toEqual({ changed: [asset] })
})

it('a favorite is told to the browsers of its own person alone', async () => {
  const listen = async (person: Person) => {
    let received = ''
    const open = async (): Promise<void> => {
      const response = await fetch(`${server.url}/v1/s/${person.sessionId}/events`, { headers: { cookie: person.cookie } })
      if (!response.ok || response.body === null) return
      const pieces = response.body.pipeThrough(new TextDecoderStream())
      void pieces.pipeTo(new WritableStream({ write: (piece) => void (received += piece) })).then(open).catch(() => undefined)
    }
    await open()
    return { received: () => received }
  }
  const [mine, theirs] = await Promise.all([listen(reader), listen(maker)])
  const { folder } = await place()
  const star = (favorite: boolean) => reader.ask({ method: 'POST', path: '/v1/favorites', body: { resources: [folder], favorite } })
  // A stream ends when what its person may see has changed, which those of before may hear of only now: they come again, as browsers do.
  const marked = async () => {
    await star(true)
    await star(false)
    return mine.received()
  }
  await expect.poll(marked, { interval: 250 }).toContain('favorites.changed')
  await expect.poll(theirs.received).toContain('contents.changed')
  expect(theirs.received()).not.toContain('favorites.changed')
})

it('what becomes web ready leaves out what the one who does it does not see, and each door has its permission', async () => {
  const { asset, folder } = await place()
  const publish = (person: Person, webReady: boolean, path = '/v1/web-ready') =>
    person.ask({ method: 'POST', path, body: { resources: [folder], webReady } })
  await maker.ask({ method: 'POST', path: `/v1/users/${reader.userId}/restrictions`, body: { restrict: [asset], lift: [] } })
  reader = await renewed(reader)
  expect((await publish(reader, true)).json).toMatchObject({ changed: 1, kept: 0 })
  expect(await list(maker, '/v1/web-ready')).toMatchObject({ ids: [folder.id] })
  expect((await publish(maker, true)).json).toMatchObject({ changed: 1 })
  expect((await list(maker, '/v1/web-ready')).ids).toContain(asset.id)
  expect((await list(reader, '/v1/web-ready')).ids).not.toContain(asset.id)

  const viewOnly = await personWith(server.url, server.database, 'Harbour Museum', ['MANAGE_WEB_READY_VIEW', 'VIEW_RESOURCES'])
  expect((await publish(viewOnly, false)).message).toBe('PERMISSION_DENIED')
  expect((await publish(viewOnly, false, '/v1/web-ready/view')).json).toMatchObject({ changed: 2 })
  expect((await list(maker, '/v1/web-ready')).ids).toEqual([])
})

it('who only manages the view of what is web ready takes off and puts back, but makes nothing ready: as the check of them says', async () => {
  const { folder } = await place()
  const change = async (person: Person, path: string, body: object) => person.ask({ method: 'POST', path, body: { resources: [folder], ...body } })
  const viewOnly = await personWith(server.url, server.database, 'Harbour Museum', ['MANAGE_WEB_READY_VIEW', 'VIEW_RESOURCES'])
  const marker = await personWith(server.url, server.database, 'Harbour Museum', ['CHANGE_WEB_READY_STATUS', 'VIEW_RESOURCES'])
  const checked = async ({ userId }: Person) => {
    const { actions } = (await maker.ask({ path: `/v1/users/${userId}/access?kind=folder&id=${folder.id}` })).json as {
      readonly actions: readonly { readonly action: string; readonly reasons: readonly object[] }[]
    }
    return actions.flatMap(({ action, reasons }) => (action.endsWith('WebReady') ? [[action, reasons.length === 0]] : []))
  }

  for (const path of ['/v1/web-ready', '/v1/web-ready/view']) expect((await change(viewOnly, path, { webReady: true })).message).toBe('PERMISSION_DENIED')
  expect((await viewOnly.ask({ method: 'POST', path: '/v1/web-ready/plan', body: { resources: [folder] } })).message).toBe('PERMISSION_DENIED')
  expect((await list(maker, '/v1/web-ready')).ids).not.toContain(folder.id)
  expect((await change(marker, '/v1/web-ready', { webReady: true })).json).toMatchObject({ changed: 2 })

  const off = (await change(viewOnly, '/v1/web-ready/view', { webReady: false })).json as { readonly change: string; readonly changed: number }
  expect(off.changed).toBe(2)
  expect((await change(viewOnly, '/v1/web-ready/view', { webReady: true, undone: off.change })).json).toMatchObject({ changed: 2 })
  expect((await change(marker, '/v1/web-ready', { webReady: false })).json).toMatchObject({ changed: 2 })
  expect(await checked(viewOnly)).toEqual([['setWebReady', false], ['skipWebReady', true]])
  expect(await checked(marker)).toEqual([['setWebReady', true], ['skipWebReady', true]])
})
