import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Failure } from '../../domain/failures/failure.ts'
import type { TableRow } from '../../domain/metadata-table/tableRow.ts'
import type { Option } from '../../domain/templates/options.ts'
import { answered } from '../failures/answered.ts'
import type { MetadataTableGateway, TablePage, TableQuery, TableReadFailure } from './MetadataTableGateway.ts'

/** Which rows, without where a page begins. */
export type RowsAsked = Omit<TableQuery, 'after' | 'limit'>

interface TableRowsContext {
  readonly asked: RowsAsked | undefined
  readonly rows: readonly TableRow[]
  readonly next: string | null
  /** Of all rows, loaded or not. */
  readonly total: number
  /** What the values of the loaded rows stand for, by id. */
  readonly names: ReadonlyMap<string, Option>
  readonly failure: Failure | undefined
}

export type TableRowsEvent =
  /** Others: what was there is gone. */
  | { readonly type: 'rows.opened'; readonly asked: RowsAsked }
  | { readonly type: 'more.wanted' }
  | { readonly type: 'retry' }

/** Rows that one page has. */
export const TABLE_PAGE = 200

const EMPTY = { rows: [], next: null, total: 0, names: new Map<string, Option>(), failure: undefined }

interface Asking {
  readonly asked: RowsAsked | undefined
  readonly after: string | null
}

/** The rows of the table, read page by page as one scrolls. */
export const createTableRowsMachine = ({ metadataTable }: { readonly metadataTable: Pick<MetadataTableGateway, 'rows'> }) =>
  setup({
    types: { context: {} as TableRowsContext, events: {} as TableRowsEvent },
    actors: {
      reading: fromPromise(({ input: { asked, after }, signal }: { readonly input: Asking; readonly signal: AbortSignal }) =>
        asked === undefined ? Promise.reject(new Error('No rows were asked for')) : metadataTable.rows({ ...asked, limit: TABLE_PAGE, ...(after === null ? {} : { after }) }, signal),
      ),
    },
    guards: { isMore: ({ context }) => context.next !== null, isEmpty: ({ context }) => context.rows.length === 0 },
    actions: {
      add: assign(({ context }, page: TablePage | undefined) =>
        page === undefined
          ? {}
          : {
              rows: [...context.rows, ...page.items],
              next: page.next,
              total: page.total ?? context.total,
              names: new Map([...context.names, ...page.names.map((one) => [one.id, one] as const)]),
              failure: undefined,
            },
      ),
      fail: assign((_, failure: Failure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'tableRows',
    context: { asked: undefined, ...EMPTY },
    initial: 'unopened',
    on: { 'rows.opened': { target: '.reading', reenter: true, actions: assign(({ event }) => ({ asked: event.asked, ...EMPTY })) } },
    states: {
      unopened: { description: 'No rows have been asked for.' },
      reading: {
        description: 'The first rows are being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => ({ asked: context.asked, after: null }),
          onDone: answered<TablePage, TableReadFailure>()({ target: 'deciding', action: 'add' }, { target: 'failed', action: 'fail' }),
        },
      },
      deciding: { description: 'Whether there are any rows.', always: [{ guard: 'isEmpty', target: 'none' }, 'shown'] },
      none: { description: 'There are no such rows.' },
      shown: { description: 'Rows are shown.', on: { 'more.wanted': { guard: 'isMore', target: 'extending' } } },
      extending: {
        description: 'Rows are shown, and further ones are being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => ({ asked: context.asked, after: context.next }),
          onDone: answered<TablePage, TableReadFailure>()({ target: 'shown', action: 'add' }, { target: 'stuck', action: 'fail' }),
        },
      },
      stuck: { description: 'Rows are shown; further ones could not be read.', on: { retry: 'extending' } },
      failed: { description: 'The rows could not be read.', on: { retry: 'reading' } },
    },
  })

export type TableRowsActor = ActorRefFrom<ReturnType<typeof createTableRowsMachine>>
export type TableRowsSnapshot = SnapshotFrom<ReturnType<typeof createTableRowsMachine>>
