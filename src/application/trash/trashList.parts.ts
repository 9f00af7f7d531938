import { assign, fromPromise, setup } from 'xstate'
import type { TrashItem } from '../../domain/trash/trashItem.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { minus, plus } from '../lists/sets.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { hearingFacts, type FactEvent } from '../notifications/hearingFacts.ts'
import type { TrashGateway, TrashList, TrashPage } from './TrashGateway.ts'

interface TrashListContext {
  readonly list: TrashList
  readonly items: readonly TrashItem[]
  readonly next: string | null
  readonly total: number
  readonly picked: ReadonlySet<string>
  /** Everything is selected, also what was never read, but for `picked`. */
  readonly isAll: boolean
  /** What a range begins at. */
  readonly anchor: string | undefined
  readonly failure: CallFailure | undefined
}

export type TrashListEvent =
  | { type: 'trash.opened'; list: TrashList }
  | { type: 'more.wanted' }
  | { type: 'item.clicked'; id: string }
  /** Ctrl or Cmd and a click, a click on the box, or Space. */
  | { type: 'item.toggled'; id: string }
  /** Shift and a click or an arrow: everything from the last one that was clicked or toggled. */
  | { type: 'item.reached'; id: string }
  | { type: 'all.selected' }
  | { type: 'cleared' }
  | { type: 'retry' }
  | FactEvent

export interface TrashListPorts {
  readonly trash: TrashGateway
  readonly events: EventStream
}

export const NONE = { picked: new Set<string>(), isAll: false, anchor: undefined }
export const EMPTY = { items: [], next: null, total: 0, failure: undefined, ...NONE }

/** Whether a list is the whole trash. */
export const isWhole = ({ type, term }: TrashList): boolean => type === undefined && term === undefined

/** The rows from one to the other, both included. */
const between = (items: readonly TrashItem[], one: string | undefined, other: string): ReadonlySet<string> => {
  const [from, to] = [one ?? other, other].map((id) => items.findIndex((item) => item.id === id)).toSorted((a, b) => a - b)
  return new Set(items.slice(Math.max(from ?? 0, 0), (to ?? 0) + 1).map(({ id }) => id))
}

/** What the list of the trash works with, and what it can do. */
export const trashListParts = ({ trash, events }: TrashListPorts) =>
  setup({
    types: { context: {} as TrashListContext, events: {} as TrashListEvent },
    actors: {
      hearing: hearingFacts(events),
      reading: fromPromise(({ input, signal }: { input: { list: TrashList; after: string | null }; signal: AbortSignal }) =>
        trash.page(input.list, input.after, signal),
      ),
    },
    guards: {
      isStale: ({ event }) => event.type === 'fact' && ['trash.changed', 'stream.reopened'].includes(event.fact.kind),
      isEmpty: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => context.next !== null,
    },
    actions: {
      /** What is gone meanwhile is no longer selected. */
      take: assign(({ context: { picked, isAll } }, page: TrashPage | undefined) => {
        if (page === undefined) return {}
        const known = new Set(page.items.map(({ id }) => id))
        return { ...page, failure: undefined, picked: isAll ? picked : new Set([...picked].filter((id) => known.has(id))) }
      }),
      add: assign(({ context }, page: TrashPage | undefined) => (page === undefined ? {} : { ...page, items: [...context.items, ...page.items] })),
      pickOnly: assign((_, id: string) => ({ picked: new Set([id]), isAll: false, anchor: id })),
      toggle: assign(({ context: { picked } }, id: string) => ({ picked: picked.has(id) ? minus(picked, id) : plus(picked, [id]), anchor: id })),
      reach: assign(({ context: { items, anchor } }, id: string) => ({ picked: between(items, anchor, id), isAll: false })),
      // Of one module, or of some names, those that were read: nothing is selected that a call could not name.
      pickAll: assign(({ context: { items, list } }) =>
        isWhole(list) ? { picked: new Set<string>(), isAll: true } : { picked: new Set(items.map(({ id }) => id)), isAll: false },
      ),
      clear: assign(NONE),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  })
