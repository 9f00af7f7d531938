import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import { PAGE_ROWS, type AssetGateway, type AssetList, type AssetListFailure, type AssetPage } from './AssetGateway.ts'
import { readingPages, type PageNews } from './readingPages.ts'
import { keepNear, missingPages, onlySeen, pagesOf, patchAsset, putPage, type Pages, type RowRange } from './windowPages.ts'

interface WindowContext {
  readonly list: AssetList | undefined
  /** Of the whole list, read or not. */
  readonly total: number
  readonly pages: Pages
  /** Rows in view, the last included. */
  readonly seen: RowRange
  readonly failure: AssetListFailure | undefined
}

interface WindowInput {
  /** Undefined: a place without assets. */
  readonly list: AssetList | undefined
  readonly first: AssetPage | undefined
}

type WindowEvent = ({ type: 'window.seen' } & RowRange) | { type: 'list.changed' } | { type: 'retry' } | PageNews | ServerEventReceived

interface WindowPorts {
  readonly assets: AssetGateway
  readonly events: EventStream
}

/** The rows of a list of any length: those in view are read, those far away forgotten. */
export const createAssetWindowMachine = (ports: WindowPorts) =>
  setup({
    types: { context: {} as WindowContext, events: {} as WindowEvent, input: {} as WindowInput },
    actors: { readingPages: readingPages(ports.assets), listening: listenToServerEvents(ports.events) },
    guards: {
      isFilled: ({ context }) => missingPages(context.pages, context.seen, context.total).length === 0,
    },
    actions: {
      look: assign((_, { from, to }: RowRange) => ({ seen: { from, to } })),
      put: assign(({ context }, page: AssetPage) => ({
        total: page.total,
        pages: keepNear(putPage(context.pages, page), context.seen),
        failure: undefined,
      })),
      want: sendTo('readingPages', ({ context }) => ({ type: 'want', pages: missingPages(context.pages, context.seen, context.total) })),
      rereadSeen: sendTo('readingPages', ({ context }) => ({ type: 'reread', pages: pagesOf(context.seen, Math.max(context.total, 1)) })),
      dropUnseen: assign(({ context }) => ({ pages: onlySeen(context.pages, context.seen) })),
    },
  }).createMachine({
    id: 'assetWindow',
    context: ({ input: { list, first } }) => ({
      list,
      total: first?.total ?? 0,
      pages: first ? putPage(new Map(), first) : new Map(),
      seen: { from: 0, to: PAGE_ROWS - 1 },
      failure: undefined,
    }),
    invoke: [{ src: 'listening' }, { id: 'readingPages', src: 'readingPages', input: ({ context }) => context.list }],
    initial: 'deciding',
    on: {
      'window.seen': { target: '.deciding', actions: [{ type: 'look', params: ({ event }) => event }, 'want'] },
      'list.changed': { actions: ['dropUnseen', 'rereadSeen'] },
      'page.read': { target: '.deciding', actions: { type: 'put', params: ({ event }) => event.page } },
      'page.failed': { target: '.failed', actions: assign({ failure: ({ event }) => event.failure }) },
      serverEvent: {
        guard: ({ event }) => event.serverEvent.kind === 'asset.changed',
        actions: assign(({ context, event }) => ({ pages: patchAsset(context.pages, event.serverEvent) })),
      },
    },
    states: {
      deciding: { description: 'Whether rows in view are missing.', always: [{ guard: 'isFilled', target: 'filled' }, 'filling'] },
      filled: { description: 'All rows in view are there.' },
      filling: { description: 'Rows in view are being read.' },
      failed: {
        description: 'Rows in view could not be read; the others stay.',
        on: { retry: { target: 'filling', actions: 'want' } },
      },
    },
  })

type AssetWindowMachine = ReturnType<typeof createAssetWindowMachine>
export type AssetWindowActor = ActorRefFrom<AssetWindowMachine>
export type AssetWindowSnapshot = SnapshotFrom<AssetWindowMachine>

/** The asset at a row, or undefined while it is not there yet. */
export const assetAt = ({ pages }: Pick<WindowContext, 'pages'>, row: number): AssetSummary | undefined =>
  pages.get(Math.floor(row / PAGE_ROWS))?.[row % PAGE_ROWS]

/** The row where an asset stands, of those that are read. */
export const rowOf = ({ pages }: Pick<WindowContext, 'pages'>, id: string | undefined): number | undefined => {
  if (id === undefined) return undefined
  for (const [index, items] of pages) {
    const at = items.findIndex((asset) => asset.id === id)
    if (at >= 0) return index * PAGE_ROWS + at
  }
  return undefined
}
