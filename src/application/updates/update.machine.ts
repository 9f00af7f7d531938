import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Deployment } from './Deployment.ts'

/** A part of the web app that could not be fetched. */
interface FailedImport {
  readonly error: unknown
  /** Nothing was unsaved or on its way when it was wanted. */
  readonly isSafe: boolean
}

interface UpdateContext {
  /** The latest ones. */
  readonly imports: readonly FailedImport[]
  readonly isSafe: boolean
  /** What the server has by now. */
  readonly version: string
}

type UpdateEvent =
  | ({ type: 'import.failed' } & FailedImport)
  /** A page cannot be shown for this error. */
  | { type: 'page.failed'; error: unknown }
  | { type: 'reload' }

const REMEMBERED = 10

export const isFailedImport = ({ imports }: Pick<UpdateContext, 'imports'>, error: unknown): boolean => imports.some((failed) => failed.error === error)

/** What becomes of a page whose part is not there any more: after a deployment the server has the parts of the new version alone. */
export const createUpdateMachine = ({ deployment }: { readonly deployment: Deployment }) =>
  setup({
    types: { context: {} as UpdateContext, events: {} as UpdateEvent },
    actors: { comparing: fromPromise(({ signal }: { signal: AbortSignal }) => deployment.newer(signal)) },
    guards: {
      isImport: ({ context }, { error }: { readonly error: unknown }) => isFailedImport(context, error),
      // Once for a version: where that does not help, a person decides.
      reloadsByItself: ({ context: { isSafe } }, version: string | undefined) =>
        isSafe && version !== undefined && deployment.reloadedFor() !== version,
    },
    actions: {
      learn: assign(({ context }, { error }: { readonly error: unknown }) => ({ isSafe: context.imports.find((failed) => failed.error === error)?.isSafe ?? false })),
      know: assign((_, version: string | undefined) => ({ version: version ?? '' })),
    },
  }).createMachine({
    id: 'update',
    context: { imports: [], isSafe: false, version: '' },
    initial: 'current',
    on: {
      'import.failed': {
        actions: assign(({ context, event: { error, isSafe } }) => ({ imports: [...context.imports, { error, isSafe }].slice(-REMEMBERED) })),
      },
      'page.failed': {
        guard: { type: 'isImport', params: ({ event }) => event },
        target: '.comparing',
        actions: { type: 'learn', params: ({ event }) => event },
      },
    },
    states: {
      current: { description: 'Every part that a page wanted was there.' },
      comparing: {
        description: 'A page lacks a part: whether the server has another version by now is being asked.',
        invoke: {
          src: 'comparing',
          onDone: [
            {
              guard: { type: 'reloadsByItself', params: ({ event }) => event.output },
              target: 'reloading',
              actions: { type: 'know', params: ({ event }) => event.output },
            },
            { guard: ({ event }) => event.output !== undefined, target: 'outdated', actions: { type: 'know', params: ({ event }) => event.output } },
            { target: 'unchanged' },
          ],
          onError: 'unchanged',
        },
      },
      unchanged: { description: 'The server has no other version, or is out of reach: the part is missing for another reason.' },
      outdated: { description: 'The server has a new version; a person decides when the page is loaded anew.', on: { reload: 'reloading' } },
      reloading: { description: 'The page is being loaded anew.', entry: ({ context }) => deployment.reload(context.version), on: { 'page.failed': {} } },
    },
  })

type UpdateMachine = ReturnType<typeof createUpdateMachine>
export type UpdateActor = ActorRefFrom<UpdateMachine>
