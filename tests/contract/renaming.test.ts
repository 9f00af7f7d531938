import * as Result from 'effect/Result'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ServerEvent } from '../../src/application/notifications/ServerEvent.ts'
import type { Folder } from '../../src/domain/folders/folder.ts'
import { AssetStates } from '../../src/infrastructure/cache/AssetStates.ts'
import { ReadCache } from '../../src/infrastructure/cache/ReadCache.ts'
import { HttpFolderGateway } from '../../src/infrastructure/folders/HttpFolderGateway.ts'
import { HttpCaller } from '../../src/infrastructure/http/HttpCaller.ts'
import { HttpClient } from '../../src/infrastructure/http/HttpClient.ts'
import { LocalEventHub } from '../../src/infrastructure/notifications/LocalEventHub.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

let server: TestServer
let person: Person

beforeAll(async () => {
  server = await startTestServer()
  person = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())

const signal = () => AbortSignal.timeout(10_000)
const LIST = { type: 'RECORDS', parentId: null, sort: 'name', direction: 'asc' } as const

/** A browser of somebody: what is kept of the library, what is heard of it, and how often the server is asked. */
const browserOf = async ({ token, organizationId, sessionId, cookie }: Person) => {
  const held = { token, organizationId, sessionId }
  const credentials = { held: () => held, current: async () => held, renew: async () => 'refused' as const }
  const cache = new ReadCache()
  const localEvents = new LocalEventHub(cache, new AssetStates(cache))
  const folders = new HttpFolderGateway(new HttpClient(new HttpCaller(server.url), credentials, () => 'en-US'), cache, localEvents)
  const events: ServerEvent[] = []
  const over = new AbortController()
  const stream = await fetch(`${server.url}/v1/s/${sessionId}/events`, { headers: { cookie }, signal: over.signal })
  const listening = (async () => {
    for await (const chunk of stream.body ?? []) {
      for (const [, data] of new TextDecoder().decode(chunk).matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(String(data)) as ServerEvent)
    }
  })().catch(() => undefined)
  const received: ServerEvent[] = []
  localEvents.subscribe((serverEvent) => received.push(serverEvent))
  const close = () => {
    over.abort()
    return listening
  }
  const names = async () => Result.getOrThrow(await folders.children(LIST, signal())).folders.map(({ name }) => name)
  return { folders, localEvents, events, received, names, close }
}

const create = async (name: string, parentId: string | null = null): Promise<Folder> => {
  const answer = await person.ask({ method: 'POST', path: '/v1/folders', headers: { 'x-resource-type': 'RECORDS' }, body: { name, parentId } })
  return answer.json as Folder
}

/** What the server tells of a rename, once it has told it. */
const echoOf = async (events: readonly ServerEvent[], folderId: string): Promise<ServerEvent> => {
  const find = () => events.find((serverEvent) => serverEvent.kind === 'contents.changed' && serverEvent.renamed?.folderId === folderId)
  await expect.poll(find).toBeDefined()
  return find() as ServerEvent
}

const calls = vi.spyOn(globalThis, 'fetch')
beforeEach(() => void calls.mockClear())

it('one asks the server once for a rename: the answer stands in the lists, and the echo is read by nobody', async () => {
  const ships = await create('Ships')
  const inner = await create('Inner', ships.id)
  const browser = await browserOf(person)
  await browser.names()
  Result.getOrThrow(await browser.folders.read('RECORDS', ships.id, signal()))
  Result.getOrThrow(await browser.folders.read('RECORDS', inner.id, signal()))
  const own = Result.getOrThrow(await browser.folders.children(LIST, signal())).folders.find(({ id }) => id === ships.id)
  calls.mockClear()
  Result.getOrThrow(await browser.folders.rename(own ?? ships, 'Arks', signal()))
  expect(browser.received).toHaveLength(2)
  browser.localEvents.receive(await echoOf(browser.events, ships.id))
  expect(browser.received).toHaveLength(2)
  expect((await browser.names()).indexOf('Arks')).toBe(0)
  expect(Result.getOrThrow(await browser.folders.read('RECORDS', ships.id, signal()))).toMatchObject({ name: 'Arks', revision: 2, createdBy: { isGone: false } })
  expect(Result.getOrThrow(await browser.folders.read('RECORDS', inner.id, signal())).path).toEqual([{ id: ships.id, name: 'Arks' }])
  expect(calls.mock.calls.length).toBe(1)
  await browser.close()
  const fresh = await browserOf(person)
  expect(await fresh.names()).toEqual(await browser.names())
  await fresh.close()
})

it('an echo that comes before the answer is known too', async () => {
  const folder = await create('Bells')
  const browser = await browserOf(person)
  await browser.names()
  const real = globalThis.fetch.bind(globalThis)
  calls.mockClear()
  calls.mockImplementationOnce(async (...request) => {
    const response = await real(...request)
    browser.localEvents.receive(await echoOf(browser.events, folder.id))
    return response
  })
  Result.getOrThrow(await browser.folders.rename(folder, 'Clocks', signal()))
  expect(await browser.names()).toContain('Clocks')
  // One of them by the call itself.
  expect([browser.received.length, calls.mock.calls.length]).toEqual([2, 2])
  await browser.close()
})

it('a rename by somebody else is read again, also by whoever tried the same and was refused', async () => {
  const folder = await create('Charts')
  const browser = await browserOf(person)
  await browser.names()
  await person.ask({ method: 'PATCH', path: `/v1/folders/${folder.id}`, headers: { 'x-resource-type': 'RECORDS' }, body: { name: 'Maps', revision: 1 } })
  const theirs = await echoOf(browser.events, folder.id)
  const refusing = browser.folders.rename(folder, 'Plans', signal())
  browser.localEvents.receive(theirs)
  expect(await refusing).toMatchObject({ failure: { code: 'STALE_EDIT' } })
  expect(browser.received).toEqual([theirs])
  expect(await browser.names()).toContain('Maps')
  await browser.close()
})
