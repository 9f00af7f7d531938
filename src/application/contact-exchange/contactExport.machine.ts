import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { AskedContactFile, ContactExchangeGateway } from './ContactExchangeGateway.ts'

type ContactExportEvent = {
  readonly type: 'export.wanted'
  readonly asked: AskedContactFile
  /** What the file is called in the transfers. */
  readonly name: string
}

/** Has the browser fetch a file, as one of the transfers. */
export type TakeFile = (address: string, name: string) => Promise<void>

interface ContactExportPorts {
  readonly contactExchange: Pick<ContactExchangeGateway, 'file'>
  readonly take: TakeFile
  readonly notify: Notify
}

/** Has contacts taken home as a file. From then on it is one of the transfers. */
export const createContactExportMachine = ({ contactExchange, take, notify }: ContactExportPorts) =>
  setup({
    types: { context: {} as { readonly name: string }, events: {} as ContactExportEvent },
    actors: { asking: fromPromise(({ input, signal }: { readonly input: AskedContactFile; readonly signal: AbortSignal }) => contactExchange.file(input, signal)) },
    actions: {
      take: ({ context: { name } }, taken: { readonly address: string } | undefined) => taken && void take(taken.address, name),
      announce: (_, failure: CallFailure | undefined) => failure && notify({ kind: 'failure', text: `failure.${failure.code}`, subject: 'contactExport' }),
    },
  }).createMachine({
    id: 'contactExport',
    context: { name: '' },
    initial: 'idle',
    states: {
      idle: { description: 'No contacts are being exported.', on: { 'export.wanted': { target: 'asking', actions: assign(({ event: { name } }) => ({ name })) } } },
      asking: {
        description: 'The server is asked for the file.',
        invoke: {
          src: 'asking',
          input: ({ event }) => event.asked,
          onDone: answered<{ readonly address: string }, CallFailure>()({ target: 'idle', action: 'take' }, { target: 'idle', action: 'announce' }),
        },
      },
    },
  })

export type ContactExportActor = ActorRefFrom<ReturnType<typeof createContactExportMachine>>
