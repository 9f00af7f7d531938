import * as Result from 'effect/Result'
import { fromCallback } from 'xstate'
import type { MetadataTableGateway, TablePage, TableReadFailure } from '../MetadataTableGateway.ts'
import { TABLE_PAGE } from './rowPages.ts'
import type { RowsAsked } from './tableRows.machine.ts'

export type RowNews =
  | { readonly type: 'page.read'; readonly index: number; readonly page: TablePage }
  /** How many rows there are exactly. */
  | { readonly type: 'rows.counted'; readonly total: number }
  | { readonly type: 'page.failed'; readonly failure: TableReadFailure }

type RowWish =
  /** Other rows: the first page is read. */
  | { readonly type: 'open'; readonly asked: RowsAsked }
  /** These pages are missing now; what is on its way but no longer wanted is called off. */
  | { readonly type: 'want'; readonly pages: readonly number[] }
  /** These have changed. `isMoved`: rows stand elsewhere, so that nothing is known of where other pages begin. */
  | { readonly type: 'reread'; readonly pages: readonly number[]; readonly isMoved: boolean }
  /** What failed is tried once more. */
  | { readonly type: 'again' }

/** So many pages are read one after the other; what lies farther is entered by its own key, for which the whole is walked once. */
const NEAR = 6

interface Reading {
  readonly index: number
  readonly over: AbortController
  /** What happened since it was asked for, so that what comes may be from before. */
  missed: 'nothing' | 'values' | 'moves'
}

type Ports = Pick<MetadataTableGateway, 'rows' | 'positions'>

/** Reads pages of the table, wherever they are: by where they begin, which each page tells of the next, and the server of all. */
export const readingTableRows = (metadataTable: Ports) =>
  fromCallback<RowWish, undefined, RowNews>(({ sendBack, receive }) => {
    let asked: RowsAsked | undefined
    let wanted: readonly number[] = []
    let arePlaced = false
    let reading: Reading | undefined
    /** Where pages begin; the first one from nowhere. */
    let starts = new Map<number, string>()

    const isKnown = (index: number): boolean => index === 0 || starts.has(index)
    const nearestTo = (index: number): number => (isKnown(index) ? index : nearestTo(index - 1))
    const stop = () => {
      reading?.over.abort()
      reading = undefined
    }
    const fail = (failure: TableReadFailure) => {
      reading = undefined
      sendBack({ type: 'page.failed', failure })
    }
    const place = async (query: RowsAsked, signal: AbortSignal): Promise<boolean> => {
      const placed = await metadataTable.positions(query, TABLE_PAGE, signal)
      if (signal.aborted) return false
      if (Result.isFailure(placed)) {
        fail(placed.failure)
        return false
      }
      const { total, every, starts: all } = placed.success
      arePlaced = true
      for (const [at, start] of all.entries()) starts.set(((at + 1) * every) / TABLE_PAGE, start)
      sendBack({ type: 'rows.counted', total })
      return true
    }
    const read = async (query: RowsAsked, target: number): Promise<void> => {
      const over = new AbortController()
      reading = { index: target, over, missed: 'nothing' }
      if (target - nearestTo(target) > NEAR && !arePlaced && !(await place(query, over.signal))) return
      const index = nearestTo(target)
      const own: Reading = { index, over, missed: 'nothing' }
      reading = own
      const after = starts.get(index)
      const page = await metadataTable.rows({ ...query, limit: TABLE_PAGE, ...(after === undefined ? {} : { after }) }, over.signal)
      if (over.signal.aborted) return
      if (Result.isFailure(page)) return fail(page.failure)
      const { next } = page.success
      if (next !== null) starts.set(index + 1, next)
      const rest = wanted.filter((one) => one !== index && (next !== null || one < index))
      // Where rows moved, the others begin where this one ends; changes without end of values keep none of them from being read.
      wanted = own.missed === 'nothing' ? rest : own.missed === 'moves' ? [index, ...rest] : [...rest, index]
      reading = undefined
      sendBack({ type: 'page.read', index, page: page.success })
      go()
    }
    const go = () => {
      const [target] = wanted
      if (asked !== undefined && target !== undefined && reading === undefined) void read(asked, target)
    }
    receive((wish) => {
      if (wish.type === 'open') {
        stop()
        ;[asked, wanted, arePlaced, starts] = [wish.asked, [0], false, new Map()]
      }
      if (wish.type === 'want') {
        wanted = wish.pages
        if (reading !== undefined && !wanted.some((index) => index >= (reading?.index ?? 0) && index - (reading?.index ?? 0) <= NEAR)) stop()
      }
      if (wish.type === 'reread') {
        // The first page depends on no other: it comes, and is read once more.
        if (wish.isMoved && reading?.index !== 0) stop()
        else if (reading !== undefined && reading.missed !== 'moves') reading.missed = wish.isMoved ? 'moves' : 'values'
        wanted = [...new Set([...wish.pages, ...wanted])]
        if (wish.isMoved) {
          arePlaced = false
          starts = new Map([...starts].filter(([index]) => wish.pages.includes(index)))
        }
      }
      go()
    })
    return stop
  })
