import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { type ContactImport, type ContactImportSettings, wrongImport, MOST_IMPORT_BYTES } from '../../domain/contact-exchange/contactImport.ts'
import type { BatchUndone } from '../../domain/contact-exchange/selection.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { answered } from '../failures/answered.ts'
import type { BatchUndoFailure, ContactExchangeGateway, ContactImportFailure } from './ContactExchangeGateway.ts'

interface ContactImportContext {
  readonly file: File | undefined
  /** As somebody chose; the rest is proposed. */
  readonly chosen: Partial<ContactImportSettings>
  /** What it would do, or has done. */
  readonly found: ContactImport | undefined
  readonly undone: BatchUndone | undefined
  readonly failure: Failure | undefined
}

type ContactImportEvent =
  | { readonly type: 'open' | 'apply' | 'undo' | 'another' | 'close' | 'retry' }
  | { readonly type: 'file.given'; readonly file: File }
  /** Several were dropped at once. */
  | { readonly type: 'files.given' }
  | { readonly type: 'settings.changed'; readonly change: Partial<ContactImportSettings> }

const BLANK = { file: undefined, chosen: {}, found: undefined, undone: undefined, failure: undefined } as const
const atFile = (code: 'fileTooLarge' | 'tooMany' | 'required', limit?: number): Failure => ({ code: 'VALIDATION_FAILED', fields: { file: { code, ...(limit === undefined ? {} : { limit }) } } })

type Settled = Pick<ContactImportContext, 'found' | 'chosen'>

/** How the file is read: what somebody chose stands at once, before it is found out what it does. Undefined while nothing has been read. */
export const settingsOf = ({ found, chosen }: Settled): ContactImportSettings | undefined => found && { ...found.settings, ...chosen }

/** What is wrong with how the file is read, as long as anything is. */
export const settingsProblems = ({ found, chosen }: Settled): FieldProblems => {
  const settings = settingsOf({ found, chosen })
  if (found === undefined || settings === undefined) return {}
  const read = found.kind === 'table' ? ({ kind: 'table', heads: found.heads, lines: [] } as const) : ({ kind: 'vcards', rows: [] } as const)
  return wrongImport(read, settings, (id) => id !== '')
}

const changes = ({ found }: ContactImportContext): number => (found === undefined ? 0 : found.counts.added + found.counts.filled)

/** Contacts are brought in a file: tried, confirmed, written, and taken back. */
export const createContactImportMachine = ({ contactExchange }: { readonly contactExchange: Pick<ContactExchangeGateway, 'plan' | 'apply' | 'undo'> }) =>
  setup({
    types: { context: {} as ContactImportContext, events: {} as ContactImportEvent, tags: {} as 'open' | 'busy' },
    actors: {
      planning: fromPromise(({ input: { file, chosen }, signal }: { readonly input: ContactImportContext; readonly signal: AbortSignal }) =>
        file === undefined ? Promise.reject(new Error('There is no file')) : contactExchange.plan(file, chosen, signal),
      ),
      applying: fromPromise(({ input: { file, found }, signal }: { readonly input: ContactImportContext; readonly signal: AbortSignal }) =>
        file === undefined || found === undefined ? Promise.reject(new Error('Nothing was tried')) : contactExchange.apply(file, found.settings, signal),
      ),
      undoing: fromPromise(({ input, signal }: { readonly input: ContactImportContext; readonly signal: AbortSignal }) => contactExchange.undo(input.found?.batchId ?? '', signal)),
    },
    guards: {
      isTooLarge: (_, file: File) => file.size > MOST_IMPORT_BYTES,
      isEmpty: (_, file: File) => file.size === 0,
      willChange: ({ context }) => changes(context) > 0 && isValid(settingsProblems(context)),
      isRead: ({ context }) => context.found !== undefined,
      isWritten: ({ context }) => typeof context.found?.batchId === 'string',
    },
    actions: {
      choose: assign((_, file: File) => ({ ...BLANK, file })),
      refuse: assign((_, failure: Failure) => ({ failure })),
      find: assign((_, found: ContactImport | undefined) => ({ found, failure: undefined })),
      fail: assign((_, failure: Failure | undefined) => ({ failure })),
      // What is shown is still of what was chosen before.
      chooseBack: assign(({ context: { found } }, failure: Failure | undefined) => ({ failure, chosen: found?.settings ?? {} })),
      takeBack: assign((_, undone: BatchUndone | undefined) => ({ undone, failure: undefined })),
    },
  }).createMachine({
    id: 'contactImport',
    context: BLANK,
    initial: 'closed',
    on: { open: { target: '.choosing', actions: assign(BLANK) }, close: '.closed' },
    states: {
      closed: { description: 'No contacts are being imported.', on: { close: {} } },
      choosing: {
        description: 'A file is asked for; what is wrong with the one before is shown.',
        tags: 'open',
        on: {
          'files.given': { actions: [assign({ file: undefined }), { type: 'refuse', params: atFile('tooMany', 1) }] },
          'file.given': [
            { guard: { type: 'isTooLarge', params: ({ event }) => event.file }, actions: [{ type: 'choose', params: ({ event }) => event.file }, { type: 'refuse', params: atFile('fileTooLarge', MOST_IMPORT_BYTES) }] },
            { guard: { type: 'isEmpty', params: ({ event }) => event.file }, actions: [{ type: 'choose', params: ({ event }) => event.file }, { type: 'refuse', params: atFile('required') }] },
            { target: 'planning', actions: { type: 'choose', params: ({ event }) => event.file } },
          ],
        },
      },
      planning: {
        description: 'What the file would do is found out; nothing is written.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'planning',
          input: ({ context }) => context,
          onDone: answered<ContactImport, ContactImportFailure>()({ target: 'planned', action: 'find' }, { target: 'unplanned', action: 'chooseBack' }),
        },
        on: { 'settings.changed': { target: 'planning', reenter: true, actions: assign(({ context, event }) => ({ chosen: { ...context.chosen, ...event.change } })) } },
      },
      unplanned: {
        description: 'It could not be found out: a file that was read before stays, another one is asked for anew.',
        always: [{ guard: 'isRead', target: 'planned' }, { target: 'choosing' }],
      },
      planned: {
        description: 'What it would do is shown, and waits for a yes; how the file is read can be changed.',
        tags: 'open',
        on: {
          'settings.changed': { target: 'planning', actions: assign(({ context, event }) => ({ chosen: { ...context.chosen, ...event.change }, failure: undefined })) },
          retry: 'planning',
          another: { target: 'choosing', actions: assign(BLANK) },
          apply: { guard: 'willChange', target: 'applying' },
        },
      },
      applying: {
        description: 'The contacts are being written.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'applying',
          input: ({ context }) => context,
          onDone: answered<ContactImport, ContactImportFailure>()({ target: 'applied', action: 'find' }, { target: 'planned', action: 'fail' }),
        },
        // Whoever leaves would not see what was done, nor take it back.
        on: { close: {} },
      },
      applied: {
        description: 'What was written is shown, and can be taken back.',
        tags: 'open',
        on: { undo: { guard: 'isWritten', target: 'undoing' }, another: { target: 'choosing', actions: assign(BLANK) } },
      },
      undoing: {
        description: 'What was written is taken back.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'undoing',
          input: ({ context }) => context,
          onDone: answered<BatchUndone, BatchUndoFailure>()({ target: 'undone', action: 'takeBack' }, { target: 'applied', action: 'fail' }),
        },
        on: { close: {} },
      },
      undone: { description: 'It is taken back.', tags: 'open', on: { another: { target: 'choosing', actions: assign(BLANK) } } },
    },
  })

export type ContactImportActor = ActorRefFrom<ReturnType<typeof createContactImportMachine>>
