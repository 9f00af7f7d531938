import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { NamedItem } from '../../domain/library/item.ts'
import { asksForConfirmation } from '../../domain/library/webReady.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { Confirmations } from '../preferences/Confirmations.ts'
import { begunNotice } from '../trash/bringingBack.ts'
import { countReady, markReady, type WebReadyDone } from './markingReady.ts'
import type { RelocationGateway } from './RelocationGateway.ts'
import type { WebReadyDoor, WebReadyFailure, WebReadyGateway } from './WebReadyGateway.ts'

/** What is asked for: to make these ready for the web, or to take them off it. */
interface Wish {
  readonly items: readonly NamedItem[]
  readonly webReady: boolean
  readonly door: WebReadyDoor
  /** The changes that are taken back. */
  readonly undone?: readonly string[]
}

interface WebReadyContext {
  readonly wish: Wish
  /** How many folders and files would become ready; undefined while not known. */
  readonly reached: number | undefined
  /** What was asked for while another change was being made. */
  readonly waiting: readonly Wish[]
}

type WebReadyEvent =
  | ({ type: 'webReady.wanted' } & Wish)
  /** `silence`: the question is not asked again. */
  | { type: 'confirm'; silence: boolean }
  | { type: 'cancel' }

interface Ports {
  readonly webReady: WebReadyGateway
  readonly relocations: RelocationGateway
  readonly confirmations: Confirmations
  readonly notify: Notify
}

const NOTHING: Wish = { items: [], webReady: true, door: 'library' }

const wishOf = ({ items, webReady, door, undone }: Wish): Wish => ({ items, webReady, door, ...(undone === undefined ? {} : { undone }) })

const subjectOf = ({ items, webReady }: Wish): string => `webReady ${webReady} ${items.map(({ id }) => id).join(' ')}`

/** Making folders and assets ready for the web, or not; asked for once more unless the person chose not to be. */
export const createWebReadyMachine = ({ webReady, relocations, confirmations, notify }: Ports) =>
  setup({
    types: { context: {} as WebReadyContext, events: {} as WebReadyEvent },
    actors: {
      counting: fromPromise(({ input, signal }: { input: Wish; signal: AbortSignal }) =>
        countReady(webReady, input.items.map(({ kind, id }) => ({ kind, id })), signal),
      ),
      changing: fromPromise(({ input: { items, ...wish }, signal }: { input: Wish; signal: AbortSignal }) =>
        markReady({ webReady, relocations }, { ...wish, resources: items.map(({ kind, id }) => ({ kind, id })) }, signal),
      ),
    },
    guards: {
      isAsked: ({ context: { wish } }) =>
        wish.undone === undefined && asksForConfirmation(wish.webReady ? 'set' : 'skip', confirmations.isSilenced('webReady')),
      isMoreWanted: ({ context }) => context.waiting.length > 0,
    },
    actions: {
      forgetCount: assign({ reached: undefined }),
      keepCount: assign((_, reached: number | undefined) => ({ reached })),
      takeNext: assign(({ context: { wish, waiting: [next = wish, ...waiting] } }) => ({ wish: next, waiting })),
      silence: (_, silence: boolean) => {
        if (silence) confirmations.silence('webReady', true)
      },
      tell: ({ context: { wish }, self }, outcome: WebReadyDone | undefined) => {
        if (outcome === undefined) return
        const { changed, kept, changes, begun } = outcome
        const subject = subjectOf(wish)
        for (const job of begun) notify({ ...begunNotice(job), subject })
        if (begun.length > 0 && changed === 0) return
        const done = new Set(outcome.resources.map(({ id }) => id))
        const items = wish.items.filter(({ id }) => done.has(id))
        const undo = () => self.send({ type: 'webReady.wanted', ...wish, items, webReady: !wish.webReady, undone: changes })
        const values = { name: items[0]?.name ?? '', count: changed, kept }
        const text = wish.webReady ? (kept > 0 ? 'webReady.setButKept' : 'webReady.set') : 'webReady.skipped'
        notify({ kind: 'success', text, values, subject, ...(changed > 0 && { action: { text: 'webReady.undo', run: undo } }) })
      },
      complain: ({ context: { wish } }, failure: WebReadyFailure | undefined) => {
        if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}`, subject: subjectOf(wish) })
      },
    },
  }).createMachine({
    id: 'webReady',
    context: { wish: NOTHING, reached: undefined, waiting: [] },
    initial: 'closed',
    on: { 'webReady.wanted': { target: '.deciding', actions: assign(({ event }) => ({ wish: wishOf(event) })) } },
    states: {
      closed: { description: 'Nothing is to be changed.' },
      deciding: { description: 'Whether the person is asked first.', always: [{ guard: 'isAsked', target: 'confirming' }, 'changing'] },
      confirming: {
        description: 'The person is asked whether it may become public, and told how many items that concerns as soon as it is known.',
        entry: 'forgetCount',
        invoke: {
          src: 'counting',
          input: ({ context }) => context.wish,
          onDone: { actions: { type: 'keepCount', params: ({ event }) => event.output } },
        },
        on: { cancel: 'next', confirm: { target: 'changing', actions: { type: 'silence', params: ({ event }) => event.silence } } },
      },
      changing: {
        description: 'The change is being made, or begun where it is of many things.',
        on: { 'webReady.wanted': { actions: assign(({ context, event }) => ({ waiting: [...context.waiting, wishOf(event)] })) } },
        invoke: {
          src: 'changing',
          input: ({ context }) => context.wish,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'next',
              actions: { type: 'tell', params: ({ event }) => valueOf(event.output) },
            },
            { guard: ({ event }) => failedWith(event.output, 'PUBLICATION_RESTRICTED'), target: 'refused' },
            { target: 'next', actions: { type: 'complain', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: { description: 'What is kept from publication cannot become ready for the web; the reason is told.', on: { cancel: 'next' } },
      next: {
        description: 'Whether something else was asked for meanwhile.',
        always: [{ guard: 'isMoreWanted', target: 'deciding', actions: 'takeNext' }, 'closed'],
      },
    },
  })

export type WebReadyMachine = ReturnType<typeof createWebReadyMachine>
export type WebReadyActor = ActorRefFrom<WebReadyMachine>
