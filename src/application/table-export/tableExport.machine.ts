import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type * as Result from 'effect/Result'
import type { Failure } from '../../domain/failures/failure.ts'
import { answered } from '../failures/answered.ts'
import type { TableReadFailure } from '../metadata-table/MetadataTableGateway.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { AskedResultFile, AskedTableFile, TableFileGateway } from './TableFileGateway.ts'

/** What is to be exported, and what the file is called in the transfers. */
interface Wanted {
  readonly asked: AskedTableFile | AskedResultFile
  readonly name: string
}

export type TableExportEvent = { readonly type: 'export.wanted' } & Wanted

export interface TableExportPorts {
  readonly tableFiles: TableFileGateway
  /** Has the browser fetch a file, as one of the transfers. */
  readonly take: (address: string, name: string) => Promise<void>
  readonly notify: Notify
}

interface Taken {
  readonly address: string
}

/** Has rows of the table, or a result, taken home as a file. From then on it is one of the transfers. */
export const createTableExportMachine = ({ tableFiles, take, notify }: TableExportPorts) =>
  setup({
    types: { context: {} as { readonly name: string }, events: {} as TableExportEvent },
    actors: {
      asking: fromPromise<Result.Result<Taken, TableReadFailure>, Wanted['asked']>(({ input, signal }) => ('q' in input ? tableFiles.beginResult(input, signal) : tableFiles.begin(input, signal))),
    },
    actions: {
      take: ({ context: { name } }, taken: Taken | undefined) => taken && void take(taken.address, name),
      announce: (_, failure: Failure | undefined) => failure && notify({ kind: 'failure', text: `failure.${failure.code}`, subject: 'tableExport' }),
    },
  }).createMachine({
    id: 'tableExport',
    context: { name: '' },
    initial: 'idle',
    states: {
      idle: { description: 'Nothing is being exported.', on: { 'export.wanted': { target: 'asking', actions: assign(({ event: { name } }) => ({ name })) } } },
      asking: {
        description: 'The server is asked for the file.',
        invoke: {
          src: 'asking',
          input: ({ event }) => event.asked,
          onDone: answered<Taken, TableReadFailure>()({ target: 'idle', action: 'take' }, { target: 'idle', action: 'announce' }),
        },
      },
    },
  })

export type TableExportActor = ActorRefFrom<ReturnType<typeof createTableExportMachine>>
