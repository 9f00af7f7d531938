import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { fullName, type Account } from '../../domain/users/account.ts'
import type { VerdictOnDeletion } from '../../domain/users/succession.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { answered } from '../failures/answered.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { problemsIn } from '../forms/problemsIn.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { DeletionFailure, UserGateway } from './UserGateway.ts'

/** Who looks after what the deleted leave. */
export type Successor = Pick<Account, 'id' | 'firstName' | 'lastName' | 'email'>

interface AccountDeletionContext {
  readonly organizationId: string
  readonly accounts: readonly Account[]
  readonly verdict: VerdictOnDeletion | undefined
  /** None: what they added stays in their name. */
  readonly successor: Successor | undefined
  readonly problems: FieldProblems
  readonly failure: DeletionFailure | undefined
}

type AccountDeletionEvent =
  | { type: 'delete.ask'; organizationId: string; accounts: readonly Account[] }
  | { type: 'leave' }
  | { type: 'hand.over' }
  | { type: 'successor.chosen'; successor: Successor }
  | { type: 'confirm' }
  | { type: 'retry' }
  | { type: 'cancel' }

interface AccountDeletionPorts {
  readonly users: UserGateway
  readonly notify: Notify
  /** Hears who is gone. */
  readonly deleted?: (userIds: readonly string[]) => void
}

const NOTHING_YET = { verdict: undefined, successor: undefined, problems: {}, failure: undefined } as const

const deletesSomebody = ({ context }: { readonly context: AccountDeletionContext }): boolean => (context.verdict?.done.length ?? 0) > 0
const wasDone = ({ event }: { readonly event: { readonly output: Awaited<ReturnType<UserGateway['delete']>> } }): boolean => (valueOf(event.output)?.done.length ?? 0) > 0

/** Deleting users: what they leave is told first, and who looks after it can be chosen; then it is done. */
export const createAccountDeletionMachine = ({ users, notify, deleted }: AccountDeletionPorts) =>
  setup({
    types: { context: {} as AccountDeletionContext, events: {} as AccountDeletionEvent, tags: {} as 'open' | 'judged' | 'handing' | 'busy' },
    actors: {
      deleting: fromPromise(({ input: { organizationId, accounts, successor, rehearse }, signal }: { input: AccountDeletionContext & { readonly rehearse: boolean }; signal: AbortSignal }) =>
        users.delete(organizationId, { userIds: accounts.map(({ id }) => id), successorId: successor?.id ?? null, rehearse }, signal),
      ),
    },
    actions: {
      take: assign((_, verdict: VerdictOnDeletion | undefined) => ({ verdict, failure: undefined })),
      fail: assign((_, failure: DeletionFailure | undefined) => ({ failure })),
      showProblems: assign((_, failure: DeletionFailure | undefined) => ({ successor: undefined, problems: problemsIn(failure) })),
      notify: ({ context: { accounts, successor } }, verdict: VerdictOnDeletion | undefined) => {
        const done = accounts.filter(({ id }) => verdict?.done.includes(id))
        const name = done.length === 1 ? done.map(fullName).join('') : ''
        const text = `users.deletion.notices.${name === '' ? 'many' : 'one'}${successor === undefined ? '' : 'HandedOver'}`
        deleted?.(verdict?.done ?? [])
        notify({ kind: 'success', text, values: { name, count: done.length, successor: successor === undefined ? '' : fullName(successor) } })
      },
    },
  }).createMachine({
    id: 'accountDeletion',
    context: { organizationId: '', accounts: [], ...NOTHING_YET },
    initial: 'closed',
    states: {
      closed: {
        description: 'Nobody is being deleted.',
        on: { 'delete.ask': { target: 'weighing', actions: assign(({ event: { organizationId, accounts } }) => ({ ...NOTHING_YET, organizationId, accounts })) } },
      },
      weighing: {
        description: 'Who can be deleted, and what they leave, is being found out.',
        tags: ['open', 'busy'],
        on: { cancel: 'closed' },
        invoke: {
          src: 'deleting',
          input: ({ context }) => ({ ...context, successor: undefined, rehearse: true }),
          onDone: answered<VerdictOnDeletion, DeletionFailure>()({ target: 'leaving', action: 'take' }, { target: 'refused', action: 'fail' }),
        },
      },
      leaving: {
        description: 'What they added stays in their name; it waits for a yes.',
        tags: ['open', 'judged'],
        entry: assign({ successor: undefined, problems: {} }),
        on: { 'hand.over': 'choosing', confirm: { guard: deletesSomebody, target: 'deleting' }, cancel: 'closed' },
      },
      choosing: {
        description: 'Who looks after what they added is being chosen.',
        tags: ['open', 'judged', 'handing'],
        on: {
          leave: 'leaving',
          'successor.chosen': { target: 'handing', actions: assign(({ event: { successor } }) => ({ successor, problems: {} })) },
          cancel: 'closed',
        },
      },
      handing: {
        description: 'Somebody will look after what they added; it waits for a yes.',
        tags: ['open', 'judged', 'handing'],
        on: {
          leave: 'leaving',
          'successor.chosen': { actions: assign(({ event: { successor } }) => ({ successor })) },
          confirm: { guard: deletesSomebody, target: 'deleting' },
          cancel: 'closed',
        },
      },
      deleting: {
        description: 'They are being deleted.',
        tags: ['open', 'judged', 'busy'],
        invoke: {
          src: 'deleting',
          input: ({ context }) => ({ ...context, rehearse: false }),
          onDone: [
            { guard: wasDone, target: 'closed', actions: { type: 'notify', params: ({ event }) => valueOf(event.output) } },
            { guard: ({ event }) => hasSucceeded(event.output), target: 'leaving', actions: { type: 'take', params: ({ event }) => valueOf(event.output) } },
            { guard: ({ event }) => failureOf(event.output)?.code === 'VALIDATION_FAILED', target: 'choosing', actions: { type: 'showProblems', params: ({ event }) => failureOf(event.output) } },
            { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: { description: 'Nobody was deleted, and why; it can be tried again.', tags: 'open', on: { retry: 'weighing', cancel: 'closed' } },
    },
  })

type AccountDeletionMachine = ReturnType<typeof createAccountDeletionMachine>
export type AccountDeletionActor = ActorRefFrom<AccountDeletionMachine>
