import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FolderPlace } from '../../application/folders/folderContents.ts'
import { beginFolder } from './beginFolder.ts'
import type { PreloadedCalls } from '../http/preloadedCalls.ts'

const FOLDER: FolderPlace = { resourceType: 'RECORDS', folderId: 'f', sort: 'name', direction: 'asc' }

class Source extends EventTarget {
  closed = false
  readonly close = () => void (this.closed = true)
}
const asset = (id: number, thumbnail: string) => ({ id: `a${id}`, contentVersion: 'v', thumbnail })

let answers: Readonly<Record<string, unknown>>

beforeEach(() => {
  vi.useFakeTimers()
  answers = { assets: { items: [asset(1, 'Pending'), asset(2, 'Ready')] }, folders: { items: [{ name: 'Prints' }] } }
  pictures = []
  vi.stubGlobal('window', { innerWidth: 400, innerHeight: 800 })
  vi.stubGlobal('Image', class {
    set src(address: string) {
      pictures.push(address)
    }
  })
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('fetch', async (target: string) => {
    const found = answers[/^\/v1\/(\w+)\?/.exec(target)?.[1] ?? '']
    return new Response(JSON.stringify(found ?? {}), { status: found === undefined ? 404 : 200 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let pictures: string[]

const begin = (place = FOLDER): PreloadedCalls => {
  const begun: PreloadedCalls = { at: 0, calls: new Map(), streams: new Map() }
  beginFolder(begun, place, { token: 't', organizationId: 'o', sessionId: 's', userId: 'u' }, 'no', 'https://streams.example')
  return begun
}

it('asks as the application does', async () => {
  const { calls } = begin()
  expect([...calls.keys()].map((target) => target.split('?')[0])).toEqual(['/v1/assets', '/v1/folders', '/v1/folders/f'])
  for (const { headers, answer } of calls.values()) {
    expect(headers).toEqual({ 'Accept-Language': 'no', Authorization: 'Bearer t', 'X-Organization-Id': 'o', 'X-Resource-Type': 'RECORDS' })
    expect(await answer).toMatchObject({ text: expect.stringContaining('{') })
  }
})

it('asks for no assets at a module’s root', () => {
  expect([...begin({ ...FOLDER, folderId: null }).calls.keys()]).toEqual(['/v1/folders?sort=name&direction=asc&limit=200'])
})

it('fetches the pictures that there are, as many as are about to be seen', async () => {
  answers = { assets: { items: [asset(0, 'Pending'), ...Array.from({ length: 99 }, (_, at) => asset(at + 1, 'Ready'))] }, folders: { items: [] } }
  begin()
  await vi.waitFor(() => expect(pictures).not.toEqual([]))
  expect(pictures).toEqual([1, 2, 3, 4, 5, 6, 7].map((id) => `/v1/s/s/assets/a${id}/thumbnails/v-320`))
})

it('fetches none where the assets cannot be read', async () => {
  answers = { folders: { items: [] } }
  const [asked] = begin().calls.values()
  expect(await asked?.answer).toMatchObject({ ok: false })
  expect(pictures).toEqual([])
})

it('gathers what the stream tells, and closes it when nobody takes it', () => {
  const { streams } = begin()
  const [[address, stream] = []] = streams
  stream?.source.dispatchEvent(new MessageEvent('message', { data: 'told' }))
  expect([address, stream?.received]).toEqual(['https://streams.example/v1/s/s/events', ['told']])
  vi.advanceTimersByTime(10_000)
  expect(stream?.source).toMatchObject({ closed: true })
})

it('leaves a stream open that was taken', () => {
  const { streams } = begin()
  const [[address = '', stream] = []] = streams
  streams.delete(address)
  vi.advanceTimersByTime(10_000)
  expect(stream?.source).toMatchObject({ closed: false })
})
