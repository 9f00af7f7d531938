import { setTimeout as pause } from 'node:timers/promises'
import { atMost, plain } from '../figures.ts'
import type { Section } from '../section.ts'
import { apiSession, type ApiSession } from './signedIn.ts'

/** Moved as one transaction, and thrown away with what lies in it. Milliseconds that each may take. */
const MOVED = 10_000
const MOVE_LIMIT = 3000
const TRASH_LIMIT = 2000

/** Assets that one call names. */
const NAMED = 5000
const PAGE = 200

interface Page {
  readonly items: readonly { readonly id: string }[]
  readonly next: string | null
}

/** The first assets of a folder, by name. */
export const firstAssets = async (session: ApiSession, folderId: string, count: number): Promise<readonly string[]> => {
  const ids: string[] = []
  for (let after = ''; ids.length < count; ) {
    const page = await session.get<Page>(`/v1/assets?folderId=${folderId}&limit=${PAGE}${after === '' ? '' : `&after=${after}`}`)
    ids.push(...page.items.map(({ id }) => id))
    if (page.next === null) break
    after = page.next
  }
  return ids.slice(0, count)
}

export const timed = async <A>(work: () => Promise<A>): Promise<{ readonly value: A; readonly ms: number }> => {
  const start = performance.now()
  const value = await work()
  return { value, ms: performance.now() - start }
}

/** Has many things moved or restored, until all of it is there: so many are done behind the answer. */
export const relocated = async (session: ApiSession, path: string, body: object): Promise<void> => {
  const { relocation } = await session.send<{ relocation?: { id: string } }>('POST', path, body)
  if (relocation === undefined) return
  for (let state = ''; state !== 'Done'; await pause(10)) {
    ;({ state } = await session.get<{ state: string }>(`/v1/relocations/${relocation.id}`))
    if (state === 'Failed') throw new Error(`${path} failed.`)
  }
}

/** Moving ten thousand assets, and throwing the whole seeded folder away and taking it back. Leaves the library as it was. */
export const arranging: Section = {
  name: 'arranging',
  measure: async ({ product, library }) => {
    const session = await apiSession(product.url)
    const folder = async (name: string) => (await session.send<{ id: string }>('POST', '/v1/folders', { name, parentId: null })).id
    const move = (selection: object, destinationId: string) => relocated(session, '/v1/library/move', { selection, destinationId, decisions: {} })
    const [first, second] = [await folder('Arranged first'), await folder('Arranged second')]
    const ids = await firstAssets(session, library.folderId, MOVED)
    for (let at = 0; at < ids.length; at += NAMED) await move({ kind: 'items', folders: [], assets: ids.slice(at, at + NAMED) }, first)
    const moved = await timed(() => move({ kind: 'contents', folderId: first, except: [] }, second))
    await move({ kind: 'contents', folderId: second, except: [] }, library.folderId)

    const seen = async () => (await session.get<{ total: number }>('/v1/assets?limit=50')).total
    const before = await seen()
    const thrown = await timed(async () => {
      const { batchId } = await session.send<{ batchId: string }>('POST', '/v1/library/trash', { selection: { kind: 'items', folders: [library.folderId], assets: [] } })
      return { batchId, left: await seen() }
    })
    if (before - thrown.value.left !== library.assets) throw new Error(`${before - thrown.value.left} of ${library.assets} assets were gone from the list.`)
    const restored = await timed(() => relocated(session, '/v1/trash/restore', { selection: { kind: 'batch', batchId: thrown.value.batchId }, decisions: {} }))
    await session.send('POST', '/v1/library/trash', { selection: { kind: 'items', folders: [first, second], assets: [] } })
    return {
      [`move${ids.length}`]: atMost(MOVE_LIMIT, moved.ms, 'ms'),
      [`trash${library.assets}`]: atMost(TRASH_LIMIT, thrown.ms, 'ms'),
      [`restore${library.assets}`]: plain(restored.ms, 'ms'),
    }
  },
}
