import { afterAll, beforeAll, expect, it } from 'vitest'
import { itemsSelected, type SelectedRef } from '../../src/domain/items/selection.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { newFolder, newName, records, upload } from './uploading.ts'

let server: TestServer
let keeper: Person
let watcher: Person

beforeAll(async () => {
  server = await startTestServer()
  keeper = await signIn(server.url, 'admin@harbour.example')
  watcher = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())

interface Usage {
  readonly usedBytes: number
  readonly files: number
}

const usage = async (): Promise<Usage> => {
  const { usedBytes, files } = (await watcher.ask({ path: '/v1/organizations/current/usage' })).json as Usage
  return { usedBytes, files }
}

/** What somebody else's widget is told while something happens: reads the stream until the usage changed, and the usage then. */
const usageAfter = async (act: () => Promise<{ readonly status: number; readonly text: string }>): Promise<Usage> => {
  const stop = new AbortController()
  const address = `${server.url}/v1/s/${watcher.sessionId}/events`
  const stream = await fetch(address, { headers: { cookie: watcher.cookie }, signal: AbortSignal.any([stop.signal, AbortSignal.timeout(10_000)]) })
  if (stream.body === null) throw new Error('The stream says nothing')
  const reader = stream.body.getReader()
  const { status, text } = await act()
  expect(status, text).toBe(200)
  let received = ''
  while (!received.includes('"usage.changed"')) received += new TextDecoder().decode((await reader.read()).value)
  stop.abort()
  return usage()
}

const bytes = Buffer.from('berth,ship\n1,Nora\n')
const post = (path: string, body: object) => keeper.ask({ method: 'POST', path, headers: records, body })
const selected = (kind: SelectedRef['kind'], id: string) => ({ selection: itemsSelected([{ kind, id }]) })

it('the usage is told right at once after an upload, a copy and a permanent deletion; the trash still counts', async () => {
  const folderId = await newFolder(keeper)
  const { usedBytes, files } = await usage()
  const uploaded = await usageAfter(async () => {
    const answer = await upload(keeper, { folderId, name: newName('csv'), bytes })
    return { status: answer.status === 201 ? 200 : answer.status, text: answer.text }
  })
  expect(uploaded).toEqual({ usedBytes: usedBytes + bytes.length, files: files + 1 })

  const copied = await usageAfter(() => post('/v1/library/copy', { ...selected('folder', folderId), destinationId: null, decisions: { folders: 'rename' } }))
  expect(copied).toEqual({ usedBytes: usedBytes + 2 * bytes.length, files: files + 2 })

  const trashed = await post('/v1/library/trash', selected('folder', folderId))
  expect(trashed.status, trashed.text).toBe(200)
  expect(await usage()).toEqual(copied)

  const deleted = await usageAfter(() => post('/v1/trash/delete', selected('folder', folderId)))
  expect(deleted).toEqual({ usedBytes: usedBytes + bytes.length, files: files + 1 })
})
