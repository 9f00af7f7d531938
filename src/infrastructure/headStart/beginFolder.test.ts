import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FolderPlace } from '../../application/library/folderContents.ts'
import { beginFolder } from './beginFolder.ts'
import type { Begun } from './Begun.ts'

const FOLDER: FolderPlace = { resourceType: 'RECORDS', folderId: 'f', sort: 'name', direction: 'asc' }

class Source extends EventTarget {
  closed = false
  readonly close = () => void (this.closed = true)
}
const asset = (id: number, thumbnail: string) => ({ id: `a${id}`, contentVersion: 'v', thumbnail })

let answers: Readonly<Record<string, unknown>>
let pictures: string[]

beforeEach(() => {
  vi.useFakeTimers()
  pictures = []
  answers = { assets: { items: [asset(1, 'Pending'), ...Array.from({ length: 20 }, (_, index) => asset(index + 2, 'Ready'))] }, folders: { items: [] } }
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('Image', class { set src(address: string) { pictures.push(address) } })
  vi.stubGlobal('fetch', async (target: string) => new Response(JSON.stringify(answers[/^\/v1\/(\w+)\?/.exec(target)?.[1] ?? ''] ?? {})))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const begin = (place = FOLDER): Begun => {
  const begun: Begun = { at: 0, calls: new Map(), streams: new Map() }
  beginFolder(begun, place, { token: 't', organizationId: 'o', sessionId: 's' }, 'no', 'https://streams.example')
  return begun
}

it('asks as the application does', async () => {
  const { calls } = begin()
  expect([...calls.keys()].map((target) => target.split('?')[0])).toEqual(['/v1/assets', '/v1/folders', '/v1/folders/f'])
  for (const { headers, answer } of calls.values()) {
    expect(headers).toEqual({ 'Accept-Language': 'no', Authorization: 'Bearer t', 'X-Organization-Id': 'o', 'X-Resource-Type': 'RECORDS' })
    expect(await answer).toMatchObject({ ok: true, status: 200 })
  }
})

it('asks for no assets at a module’s root', () => {
  expect([...begin({ ...FOLDER, folderId: null }).calls.keys()]).toEqual(['/v1/folders?sort=name&direction=asc&limit=200'])
})

it('fetches the first pictures that there are', async () => {
  begin()
  await vi.waitFor(() => expect(pictures).toHaveLength(11))
  expect(pictures[0]).toBe('/v1/s/s/assets/a2/thumbnails/v-320')
})

it('fetches none where folders stand above them', async () => {
  answers = { ...answers, folders: { items: Array.from({ length: 9 }, (_, index) => asset(index, 'none')) } }
  const { calls } = begin()
  await Promise.all([...calls.values()].map(({ answer }) => answer))
  await vi.advanceTimersByTimeAsync(100)
  expect(pictures).toEqual([])
})

it('gathers what the stream tells, and closes it when nobody takes it', () => {
  const { streams } = begin()
  const [[address, stream] = []] = streams
  stream?.source.dispatchEvent(new MessageEvent('message', { data: 'told' }))
  expect([address, stream?.told]).toEqual(['https://streams.example/v1/s/s/events', ['told']])
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
