import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { NamedItem } from '../../domain/items/item.ts'
import { asksForConfirmation } from '../../domain/web-ready/webReady.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { Confirmations } from '../preferences/Confirmations.ts'
import { carryOut } from './answeringUndecided.ts'
import { countReady, type WebReadyDone } from './markingReady.ts'
import type { WebReadyGateway, WebReadyRuleFailure, WebReadyUndoFailure } from './WebReadyGateway.ts'
import { subjectOf, webReadyNotice, type WebReadyAsked } from './webReadyNotices.ts'

interface WebReadyContext {
  readonly wish: WebReadyAsked
  /** How many folders and files would become ready; undefined while not known. */
  readonly reached: number | undefined
  /** What was asked for while another change was being made. */
  readonly waiting: readonly WebReadyAsked[]
}

type WebReadyEvent =
  | ({ type: 'webReady.wanted' } & WebReadyAsked)
  /** `silence`: the question is not asked again. */
  | { type: 'confirm'; silence: boolean }
  | { type: 'cancel' }
  /** So many things came into a folder that is ready for the web. */
  | { type: 'undecided.asked'; folder: NamedItem; resourceType: ResourceType; count: number }
  /** `always`: the same happens with what comes from now on. */
  | { type: 'undecided.answered'; webReady: boolean; always: boolean }

interface Ports {
  readonly webReady: WebReadyGateway
  readonly confirmations: Confirmations
  readonly notify: Notify
}

const NOTHING: WebReadyAsked = { items: [], webReady: true, door: 'library' }

const wishOf = ({ items, selected, webReady, door, undone }: WebReadyAsked): WebReadyAsked => ({
  items,
  webReady,
  door,
  ...(selected && { selected }),
  ...(undone === undefined ? {} : { undone }),
})

/** Making folders and assets ready for the web, or not; asked for once more unless the person chose not to be. */
export const createWebReadyMachine = ({ webReady, confirmations, notify }: Ports) =>
  setup({
    types: { context: {} as WebReadyContext, events: {} as WebReadyEvent },
    actors: {
      counting: fromPromise(({ input, signal }: { input: WebReadyAsked; signal: AbortSignal }) => countReady(webReady, input, signal)),
      changing: fromPromise(({ input, signal }: { input: WebReadyAsked; signal: AbortSignal }) => carryOut(webReady, input, signal)),
    },
    guards: {
      isAsked: ({ context: { wish } }) =>
        wish.undone === undefined && asksForConfirmation(wish.webReady ? 'set' : 'skip', confirmations.isSilenced('webReady')),
      isMoreWanted: ({ context }) => context.waiting.length > 0,
    },
    actions: {
      ask: assign((_, { folder, resourceType, count }: { readonly folder: NamedItem; readonly resourceType: ResourceType; readonly count: number }) => ({
        wish: { items: [folder], webReady: true, door: 'library', undecided: { resourceType, always: false } } as const,
        reached: count,
      })),
      answer: assign(({ context: { wish } }, { webReady, always }: { readonly webReady: boolean; readonly always: boolean }) => ({
        wish: { ...wish, webReady, ...(wish.undecided && { undecided: { ...wish.undecided, always } }) },
      })),
      forgetCount: assign({ reached: undefined }),
      keepCount: assign((_, reached: number | undefined) => ({ reached })),
      takeNext: assign(({ context: { wish, waiting: [next = wish, ...waiting] } }) => ({ wish: next, waiting })),
      silence: (_, silence: boolean) => {
        if (silence) confirmations.silence('webReady', true)
      },
      notify: ({ context: { wish }, self }, outcome: WebReadyDone | undefined) => {
        if (outcome === undefined) return
        notify(webReadyNotice(wish, outcome, (opposite) => self.send({ type: 'webReady.wanted', ...opposite })))
      },
      complain: ({ context: { wish } }, failure: WebReadyUndoFailure | WebReadyRuleFailure | undefined) => {
        if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}`, subject: subjectOf(wish) })
      },
    },
  }).createMachine({
    id: 'webReady',
    context: { wish: NOTHING, reached: undefined, waiting: [] },
    initial: 'closed',
    on: {
      'webReady.wanted': { target: '.deciding', actions: assign(({ event }) => ({ wish: wishOf(event) })) },
      'undecided.asked': { target: '.answering', actions: { type: 'ask', params: ({ event }) => event } },
    },
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
      answering: {
        description: 'The person is asked about what came into a folder that is ready for the web: is it to become so too, or to stay as it is?',
        on: { cancel: 'next', 'undecided.answered': { target: 'changing', actions: { type: 'answer', params: ({ event }) => event } } },
      },
      changing: {
        description: 'The change is being made, or begun where it is of many things.',
        on: {
          'webReady.wanted': { actions: assign(({ context, event }) => ({ waiting: [...context.waiting, wishOf(event)] })) },
          'undecided.asked': {},
        },
        invoke: {
          src: 'changing',
          input: ({ context }) => context.wish,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'next',
              actions: { type: 'notify', params: ({ event }) => valueOf(event.output) },
            },
            { guard: ({ event }) => failedWith(event.output, 'PUBLICATION_RESTRICTED'), target: 'refused' },
            { target: 'next', actions: { type: 'complain', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: { description: 'What is kept from publication cannot become ready for the web; the reason is shown.', on: { cancel: 'next' } },
      next: {
        description: 'Whether something else was asked for meanwhile.',
        always: [{ guard: 'isMoreWanted', target: 'deciding', actions: 'takeNext' }, 'closed'],
      },
    },
  })

type WebReadyMachine = ReturnType<typeof createWebReadyMachine>
export type WebReadyActor = ActorRefFrom<WebReadyMachine>
