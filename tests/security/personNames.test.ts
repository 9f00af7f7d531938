import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { inModule, makePicture } from './matrix/targets.ts'

const server = await startTestServer()
const headers = inModule('RECORDS')
/** A word that no other name has. */
const word = `w${randomUUID().slice(0, 8)}`
let maker: Person
let reader: Person

const seenIn = async (name: string): Promise<string> => {
  const { id, contentVersion } = await makePicture(maker, 'RECORDS')
  const area = { x: 0, y: 0, width: 0.5, height: 0.5 }
  const body = { contentVersion, persons: [{ name: `${word} ${name}`, area, source: 'Drawn' }] }
  const answer = await maker.ask({ method: 'POST', path: `/v1/assets/${id}/persons`, headers, body })
  if (answer.status !== 200) throw new Error(`Nobody was named: ${answer.text}`)
  return id
}

const namesFor = async (person: Person): Promise<readonly string[]> => {
  const answer = await person.ask({ path: `/v1/persons/names?typed=${word}` })
  return (answer.json as { readonly names: readonly string[] }).names.map((name) => name.replace(`${word} `, '')).sort()
}
const hitsFor = async (person: Person): Promise<number> => {
  const answer = await person.ask({ path: `/v1/search?term=${word}` })
  return (answer.json as { readonly items: readonly unknown[] }).items.length
}

beforeAll(async () => {
  maker = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS)
  await seenIn('Open')
  const hidden = await seenIn('Hidden')
  const trashed = await seenIn('Trashed')
  const selection = { kind: 'items', folders: [], assets: [trashed] }
  const gone = await maker.ask({ method: 'POST', path: '/v1/library/trash', headers, body: { selection } })
  if (gone.status !== 200) throw new Error(`Nothing was moved to the trash: ${gone.text}`)
  const first = await personWith(server.url, server.database, 'Harbour Museum', PERMISSIONS.filter((permission) => permission !== 'CREATE_ORGS'))
  const body = { restrict: [{ kind: 'asset', id: hidden }], lift: [] }
  const restricted = await maker.ask({ method: 'POST', path: `/v1/users/${first.userId}/restrictions`, body })
  if (restricted.status !== 200) throw new Error(`Nothing was restricted: ${restricted.text}`)
  const renewed = await first.ask({ method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: first.refreshToken } })
  const { token } = renewed.json as { readonly token: string }
  reader = { ...first, token, ask: (asking) => first.ask({ ...asking, headers: { ...asking.headers, authorization: `Bearer ${token}` } }) }
})
afterAll(() => server.stop())

it('offers the names of pictures that one may see, and no others', async () => {
  expect(await namesFor(maker)).toEqual(['Hidden', 'Open'])
  expect(await namesFor(reader)).toEqual(['Open'])
})

it('finds pictures by the names of persons where one may see them, and no others', async () => {
  expect(await hitsFor(maker)).toBe(2)
  expect(await hitsFor(reader)).toBe(1)
})
