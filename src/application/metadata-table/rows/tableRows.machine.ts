import { type ActorRefFrom, assign, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { ValueName } from '../../../domain/metadata/names.ts'
import type { MetadataTableGateway, TablePage, TableQuery, TableReadFailure } from '../MetadataTableGateway.ts'
import { readingTableRows, type RowNews } from './readingTableRows.ts'
import { missingPages, pagesOf, putPage, type RowPages, type RowSpan, rowsRead, TABLE_PAGE } from './rowPages.ts'

/** Which rows, without where a page begins. */
export type RowsAsked = Omit<TableQuery, 'after' | 'limit'>

interface TableRowsContext {
  readonly asked: RowsAsked | undefined
  readonly pages: RowPages
  /** Of all rows, read or not; an estimate while a narrowed table's end has not been seen. */
  readonly total: number
  readonly seen: RowSpan
  /** What the values of the rows that were read stand for, by id. */
  readonly names: ReadonlyMap<string, ValueName>
  readonly failure: TableReadFailure | undefined
}

interface RowsChanged {
  readonly type: 'rows.changed'
  /** Whose rows show something else now. */
  readonly assetIds: ReadonlySet<string>
  /** Rows may have come, gone, or stand elsewhere. */
  readonly isMoved: boolean
}

type TableRowsEvent =
  /** Others: what was there is gone. */
  | { readonly type: 'rows.opened'; readonly asked: RowsAsked }
  /** These are looked at now. */
  | ({ readonly type: 'rows.seen' } & RowSpan)
  /** These are asked for, wherever one looks. */
  | ({ readonly type: 'rows.wanted' } & RowSpan)
  | RowsChanged
  /** What somebody picked is called so. */
  | { readonly type: 'names.learned'; readonly names: readonly ValueName[] }
  | { readonly type: 'retry' }
  | RowNews

const FIRST: RowSpan = { from: 0, to: TABLE_PAGE - 1 }
const EMPTY = { pages: new Map() as RowPages, total: 0, seen: FIRST, names: new Map<string, ValueName>(), failure: undefined }

const withNames = (known: TableRowsContext['names'], names: readonly ValueName[]): TableRowsContext['names'] =>
  names.length === 0 ? known : new Map([...known, ...names.map((one) => [one.id, one] as const)])

const totalWith = ({ total }: TableRowsContext, index: number, { items, next, total: counted }: TablePage): number => {
  const end = index * TABLE_PAGE + items.length
  return next === null ? end : Math.max(counted ?? total, end + 1)
}

const changedPages = ({ pages }: TableRowsContext, { assetIds, isMoved }: RowsChanged): readonly number[] =>
  isMoved ? [...pages.keys()] : [...new Set(rowsRead(pages).flatMap(([row, { asset }]) => (assetIds.has(asset.id) ? [Math.floor(row / TABLE_PAGE)] : [])))]

/** The rows of a table of any length: those in view are read, and those that were stay, as far as there is room. */
export const createTableRowsMachine = ({ metadataTable }: { readonly metadataTable: Pick<MetadataTableGateway, 'rows' | 'positions'> }) =>
  setup({
    types: { context: {} as TableRowsContext, events: {} as TableRowsEvent },
    actors: { reading: readingTableRows(metadataTable) },
    guards: {
      isEmpty: ({ context }) => context.total === 0,
      isFilled: ({ context }) => missingPages(context.pages, context.seen, context.total).length === 0,
    },
    actions: {
      put: assign(({ context }, { index, page }: { readonly index: number; readonly page: TablePage }) => ({
        pages: putPage(context.pages, index, page.items, page.next === null, context.seen),
        total: totalWith(context, index, page),
        names: withNames(context.names, page.names),
        failure: undefined,
      })),
      want: sendTo('reading', ({ context: { pages, seen, total } }) => ({ type: 'want', pages: missingPages(pages, seen, total) })),
      wantMore: sendTo('reading', ({ context: { pages, seen, total } }, span: RowSpan) => ({
        type: 'want',
        pages: [...new Set([...missingPages(pages, seen, total), ...missingPages(pages, span, total)])],
      })),
      reread: sendTo('reading', ({ context }, changed: RowsChanged) => {
        const visible = pagesOf(context.seen, Math.max(context.total, 1))
        const among = changed.isMoved ? [0, ...visible] : changedPages(context, changed).filter((index) => visible.includes(index))
        return { type: 'reread', pages: among, isMoved: changed.isMoved }
      }),
      /** What is out of sight is read again when it comes into view. */
      forget: assign(({ context }, changed: RowsChanged) => {
        const visible = pagesOf(context.seen, context.total)
        const gone = changedPages(context, changed).filter((index) => !visible.includes(index))
        return gone.length === 0 ? {} : { pages: new Map([...context.pages].filter(([index]) => !gone.includes(index))) }
      }),
    },
  }).createMachine({
    id: 'tableRows',
    context: { asked: undefined, ...EMPTY },
    invoke: { id: 'reading', src: 'reading' },
    initial: 'unopened',
    on: {
      'rows.opened': {
        target: '.reading',
        actions: [assign(({ event: { asked } }) => ({ asked, ...EMPTY })), sendTo('reading', ({ event: { asked } }) => ({ type: 'open', asked }))],
      },
      'rows.changed': { actions: [{ type: 'reread', params: ({ event }) => event }, { type: 'forget', params: ({ event }) => event }] },
      'names.learned': { actions: assign(({ context, event }) => ({ names: withNames(context.names, event.names) })) },
      'page.read': { target: '.deciding', actions: { type: 'put', params: ({ event }) => event } },
      'rows.counted': { actions: assign(({ event }) => ({ total: event.total })) },
      'page.failed': { target: '.stuck', actions: assign(({ event }) => ({ failure: event.failure })) },
    },
    states: {
      unopened: { description: 'No rows have been asked for.', on: { 'rows.changed': {} } },
      reading: {
        description: 'The first rows are being read.',
        on: { 'page.failed': { target: 'failed', actions: assign(({ event }) => ({ failure: event.failure })) } },
      },
      deciding: { description: 'Whether there are any rows, and those in view.', always: [{ guard: 'isEmpty', target: 'none' }, { guard: 'isFilled', target: 'shown' }, 'extending'] },
      none: { description: 'There are no such rows.' },
      shown: {
        description: 'All rows in view are there.',
        on: {
          'rows.seen': { target: 'deciding', actions: [assign(({ event: { from, to } }) => ({ seen: { from, to } })), 'want'] },
          'rows.wanted': { actions: { type: 'wantMore', params: ({ event }) => event } },
        },
      },
      extending: {
        description: 'Rows are shown, and further ones in view are being read.',
        on: {
          'rows.seen': { target: 'deciding', actions: [assign(({ event: { from, to } }) => ({ seen: { from, to } })), 'want'] },
          'rows.wanted': { actions: { type: 'wantMore', params: ({ event }) => event } },
        },
      },
      stuck: {
        description: 'Rows are shown; others could not be read.',
        on: { retry: { target: 'extending', actions: sendTo('reading', { type: 'again' }) }, 'rows.seen': { actions: assign(({ event: { from, to } }) => ({ seen: { from, to } })) } },
      },
      failed: { description: 'The rows could not be read.', on: { retry: { target: 'reading', actions: sendTo('reading', { type: 'again' }) } } },
    },
  })

export type TableRowsActor = ActorRefFrom<ReturnType<typeof createTableRowsMachine>>
export type TableRowsSnapshot = SnapshotFrom<ReturnType<typeof createTableRowsMachine>>
