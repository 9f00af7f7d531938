import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { UpgradeRequest } from '../../domain/organizations/managed.ts'
import { storageChoices, wishProblems, type StorageWish } from '../../domain/organizations/moreStorage.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { UpgradeFailure, UsageGateway } from './UsageGateway.ts'

interface UpgradeContext {
  /** Bytes that the organization has. */
  readonly capacity: number
  /** One of the offered amounts, in gigabytes; undefined: the own one. */
  readonly choice: number | undefined
  readonly own: string
  readonly problems: FieldProblems
  readonly failure: UpgradeFailure | undefined
  /** What was asked for. */
  readonly request: UpgradeRequest | undefined
}

type UpgradeEvent =
  | { type: 'open'; capacity: number }
  | { type: 'choose'; gigabytes: number | undefined }
  | { type: 'own.changed'; gigabytes: string }
  | { type: 'send' }
  | { type: 'close' }

/** What the dialog stands at: the chosen amount, or the typed one. */
export const wishOf = ({ choice, own }: Pick<UpgradeContext, 'choice' | 'own'>): StorageWish => ({ gigabytes: choice === undefined ? own : String(choice) })

const problemsOf = (context: UpgradeContext): FieldProblems => wishProblems(wishOf(context), context.capacity)

/** The dialog that asks the platform's administrators for more storage. */
export const createUpgradeMachine = ({ usages }: { readonly usages: UsageGateway }) =>
  setup({
    types: { context: {} as UpgradeContext, events: {} as UpgradeEvent },
    actors: {
      sending: fromPromise(({ input, signal }: { input: StorageWish; signal: AbortSignal }) => usages.requestUpgrade(input, signal)),
    },
    guards: { isValid: ({ context }) => Object.keys(problemsOf(context)).length === 0 },
    actions: {
      choose: assign((_, choice: number | undefined) => ({ choice, problems: {} })),
      type: assign((_, own: string) => ({ choice: undefined, own, problems: {} })),
      findProblems: assign({ problems: ({ context }) => problemsOf(context) }),
      showProblems: assign(({ context }, failure: UpgradeFailure | undefined) =>
        failure?.code === 'VALIDATION_FAILED' ? { problems: failure.fields, own: wishOf(context).gigabytes, choice: undefined } : {},
      ),
    },
  }).createMachine({
    id: 'upgrade',
    context: { capacity: 0, choice: undefined, own: '', problems: {}, failure: undefined, request: undefined },
    initial: 'closed',
    on: { close: '.closed' },
    states: {
      closed: {
        description: 'No amount is being chosen.',
        on: {
          open: {
            target: 'editing',
            actions: assign(({ event: { capacity } }) => ({ capacity, choice: storageChoices(capacity)[0], own: '', problems: {}, failure: undefined, request: undefined })),
          },
        },
      },
      editing: {
        description: 'How much more to ask for is being chosen.',
        tags: 'open',
        on: {
          choose: { actions: { type: 'choose', params: ({ event }) => event.gigabytes } },
          'own.changed': { actions: { type: 'type', params: ({ event }) => event.gigabytes } },
          send: [{ guard: 'isValid', target: 'sending' }, { actions: 'findProblems' }],
        },
      },
      sending: {
        description: 'The request is on its way.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'sending',
          input: ({ context }) => wishOf(context),
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'sent',
              actions: assign({ request: ({ event }) => valueOf(event.output) }),
            },
            { guard: ({ event }) => failedWith(event.output, 'UPGRADE_ALREADY_REQUESTED'), target: 'overtaken' },
            {
              guard: ({ event }) => failedWith(event.output, 'VALIDATION_FAILED'),
              target: 'editing',
              actions: { type: 'showProblems', params: ({ event }) => failureOf(event.output) },
            },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      failed: {
        description: 'The request could not be sent; it can be tried again.',
        tags: 'open',
        on: {
          choose: { target: 'editing', actions: { type: 'choose', params: ({ event }) => event.gigabytes } },
          'own.changed': { target: 'editing', actions: { type: 'type', params: ({ event }) => event.gigabytes } },
          send: 'sending',
        },
      },
      overtaken: { description: 'Somebody else of the organization has asked meanwhile.', tags: 'open' },
      sent: { description: 'The request was sent.', tags: 'open' },
    },
  })

type UpgradeMachine = ReturnType<typeof createUpgradeMachine>
export type UpgradeActor = ActorRefFrom<UpgradeMachine>
