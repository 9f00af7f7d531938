import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { Answer, Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { bytesHeaders, inModule, uploadHeaders, TEXT } from './matrix/targets.ts'

const server = await startTestServer()
const headers = inModule('RECORDS')
let maker: Person
let reader: Person
const place = { from: '', to: '', closed: '', open: '', single: '' }

const done = (answer: Answer): Answer => {
  if (answer.status >= 300) throw new Error(answer.text)
  return answer
}
const folder = async (name: string, parentId: string | null): Promise<string> =>
  (done(await maker.ask({ method: 'POST', path: '/v1/folders', headers, body: { name, parentId } })).json as { readonly id: string }).id
const asset = async (folderId: string): Promise<string> => {
  const begun = done(await maker.ask({ method: 'POST', path: '/v1/uploads', headers: uploadHeaders('RECORDS', folderId, TEXT.length) }))
  const path = new URL(begun.headers.get('location') ?? '', 'http://any').pathname
  return (done(await maker.ask({ method: 'PATCH', path, headers: bytesHeaders, body: TEXT })).json as { readonly assetId: string }).assetId
}
const all = (folderId: string) => ({ kind: 'contents', folderId, except: [] })

beforeAll(async () => {
  maker = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS)
  ;[place.from, place.to] = [await folder('Conflicts come from', null), await folder('Conflicts are here', null)]
  ;[place.closed, place.open, place.single] = [await folder('Closed', place.to), await folder('Open', place.to), await asset(place.to)]
  const inOpen = await asset(place.open)
  const copied = { selection: all(place.to), destinationId: place.from, decisions: {} }
  done(await maker.ask({ method: 'POST', path: '/v1/library/copy', headers, body: copied }))
  const first = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS.filter((permission) => permission !== 'CREATE_ORGS'))
  const restrict = [{ kind: 'folder', id: place.closed }, { kind: 'asset', id: place.single }, { kind: 'asset', id: inOpen }]
  done(await maker.ask({ method: 'POST', path: `/v1/users/${first.userId}/restrictions`, body: { restrict, lift: [] } }))
  const renewed = done(await first.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: first.refreshToken } }))
  const { token } = renewed.json as { readonly token: string }
  reader = { ...first, token, ask: (asking) => first.ask({ ...asking, headers: { ...asking.headers, authorization: `Bearer ${token}` } }) }
})
afterAll(() => server.stop())

interface Plan {
  readonly conflicts: readonly { readonly name: string; readonly kind: string; readonly canReplace: boolean; readonly there: object | null; readonly coming: object | null }[]
  readonly total: number
}

const plan = (who: Person, action: 'move' | 'copy'): Promise<Answer> =>
  who.ask({ method: 'POST', path: `/v1/library/${action}/plan`, headers, body: { selection: all(place.from), destinationId: place.to } })

it.each(['move', 'copy'] as const)('planning a %s tells nothing of what has a name and is restricted, and does not offer to replace it', async (action) => {
  const mine = await plan(reader, action)
  const { conflicts, total } = mine.json as Plan
  expect(total).toBe(3)
  for (const id of [place.closed, place.single]) expect(mine.text).not.toContain(id)
  expect(conflicts.find(({ name }) => name === 'Closed')).toMatchObject({ there: null, coming: { kind: 'folder' } })
  expect(conflicts.find(({ kind }) => kind === 'asset')).toMatchObject({ canReplace: false, there: null, coming: { kind: 'asset' } })
  const theirs = (await plan(maker, action)).json as Plan
  expect(theirs.conflicts.find(({ name }) => name === 'Closed')?.there).toMatchObject({ id: place.closed })
  expect(theirs.conflicts.find(({ kind }) => kind === 'asset')).toMatchObject({ canReplace: true, there: { id: place.single } })
})

it('a folder that has a name is counted without what is restricted in it', async () => {
  const thereOf = async (who: Person) => ((await plan(who, 'move')).json as Plan).conflicts.find(({ name }) => name === 'Open')?.there
  expect([await thereOf(reader), await thereOf(maker)]).toMatchObject([{ id: place.open, assetCount: 0 }, { id: place.open, assetCount: 1 }])
})

it.each(['move', 'copy'] as const)('planning a %s does not offer to replace to somebody who may not edit', async (action) => {
  const operator = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS.filter((permission) => permission !== 'EDIT_RESOURCES'))
  const { conflicts } = (await plan(operator, action)).json as Plan
  expect(conflicts.find(({ kind }) => kind === 'asset')).toMatchObject({ canReplace: false, there: { id: place.single } })
})
