import { setTimeout as pause } from 'node:timers/promises'
import { atMost, plain } from '../figures.ts'
import type { Section } from '../section.ts'
import { apiSession, type ApiSession } from './signedIn.ts'

/** Moved as one transaction, and trashed with what lies in it. Milliseconds that each may take. */
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

interface BulkOutcome {
  readonly batchId: string
  readonly assets: number
}

export type Answered = BulkOutcome | { readonly bulkOperation: { readonly id: string } }

/** Waits until all of it is there: so many things are done behind the answer. */
export const outcomeOf = async (session: ApiSession, answer: Answered): Promise<BulkOutcome> => {
  if (!('bulkOperation' in answer)) return answer
  for (;;) {
    const { state, outcome } = await session.get<{ state: string; outcome: BulkOutcome | null }>(`/v1/bulk-operations/${answer.bulkOperation.id}`)
    if (outcome !== null) return outcome
    if (state === 'Failed') throw new Error('What many things are moved by failed.')
    await pause(10)
  }
}

/** Has things moved, trashed or restored, until all of it is there. */
export const doneInBackground = async (session: ApiSession, path: string, body: object): Promise<BulkOutcome> =>
  outcomeOf(session, await session.send<Answered>('POST', path, body))

/** Moving ten thousand assets, and moving the whole seeded folder to the trash and taking it back. Leaves the library as it was. */
export const moveCopy: Section = {
  name: 'moveCopy',
  measure: async ({ product, library }) => {
    const session = await apiSession(product.url)
    const folder = async (name: string) => (await session.send<{ id: string }>('POST', '/v1/folders', { name, parentId: null })).id
    const move = (selection: object, destinationId: string) => doneInBackground(session, '/v1/library/move', { selection, destinationId, decisions: {} })
    const [first, second] = [await folder('BulkOutcome first'), await folder('BulkOutcome second')]
    const ids = await firstAssets(session, library.folderId, MOVED)
    for (let at = 0; at < ids.length; at += NAMED) await move({ kind: 'items', folders: [], assets: ids.slice(at, at + NAMED) }, first)
    const moved = await timed(() => move({ kind: 'contents', folderId: first, except: [] }, second))
    await move({ kind: 'contents', folderId: second, except: [] }, library.folderId)

    const seen = async () => (await session.get<{ total: number }>('/v1/assets?limit=50')).total
    const before = await seen()
    const thrown = await timed(async () => {
      const { batchId } = await doneInBackground(session, '/v1/library/trash', { selection: { kind: 'items', folders: [library.folderId], assets: [] } })
      return { batchId, left: await seen() }
    })
    if (before - thrown.value.left !== library.assets) throw new Error(`${before - thrown.value.left} of ${library.assets} assets were gone from the list.`)
    const restored = await timed(() => doneInBackground(session, '/v1/trash/restore', { selection: { kind: 'batch', batchId: thrown.value.batchId }, decisions: {} }))
    await session.send('POST', '/v1/library/trash', { selection: { kind: 'items', folders: [first, second], assets: [] } })
    return {
      [`move${ids.length}`]: atMost(MOVE_LIMIT, moved.ms, 'ms'),
      [`trash${library.assets}`]: atMost(TRASH_LIMIT, thrown.ms, 'ms'),
      [`restore${library.assets}`]: plain(restored.ms, 'ms'),
    }
  },
}
