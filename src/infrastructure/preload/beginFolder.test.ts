import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FolderPlace } from '../../application/folders/folderContents.ts'
import { beginFolder, type FirstRows } from './beginFolder.ts'
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

interface Beginning extends PreloadedCalls {
  readonly rows: Promise<FirstRows>
}

const begin = (place = FOLDER): Beginning => {
  const begun: PreloadedCalls = { at: 0, calls: new Map(), streams: new Map() }
  const rows = beginFolder(begun, place, { token: 't', organizationId: 'o', sessionId: 's', userId: 'u' }, 'no', 'https://streams.example')
  rows.catch(() => undefined)
  return { ...begun, rows }
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

it('tells what was read, with the pictures that there are', async () => {
  const { folders, assets, pictureOf } = await begin().rows
  expect(folders).toEqual([{ name: 'Prints' }])
  expect(assets).toHaveLength(2)
  expect([0, 1, 2].map(pictureOf)).toEqual([undefined, '/v1/s/s/assets/a2/thumbnails/v-320', undefined])
})

it('tells nothing where something could not be read', async () => {
  answers = { folders: { items: [] } }
  await expect(begin().rows).rejects.toThrow('Nothing was read')
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
