import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { SpreadVerdict } from '../../domain/restrictions/spreading.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { NARROWED_AFTER_MS } from '../forms/typing.ts'
import { changeManyStates } from '../lists/changeManyStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { UserGateway } from '../users/UserGateway.ts'
import { findingPeople, type Source } from './findingPeople.ts'
import type { ManyTargets, RestrictionFailure, RestrictionGateway } from './RestrictionGateway.ts'

interface SpreadingContext {
  readonly organizationId: string
  readonly targets: ManyTargets
  /** Chosen things; undefined: what is restricted for `source` is copied. */
  readonly restrict: readonly ResourceRef[] | undefined
  readonly source: Source | undefined
  readonly search: string
  readonly people: readonly Source[]
  readonly verdict: SpreadVerdict | undefined
  readonly failure: RestrictionFailure | undefined
}

type SpreadingEvent =
  | { type: 'spread.ask'; organizationId: string; targets: ManyTargets; restrict: readonly ResourceRef[] }
  | { type: 'copy.ask'; organizationId: string; targets: ManyTargets }
  | { type: 'search.changed'; search: string }
  | { type: 'source.chosen'; source: Source }
  | { type: 'confirm' }
  | { type: 'retry' }
  | { type: 'cancel' }

const BLANK = { restrict: undefined, source: undefined, search: '', people: [], verdict: undefined, failure: undefined }

export interface SpreadingPorts {
  readonly restrictions: RestrictionGateway
  readonly users: UserGateway
  readonly notify: Notify
  /** Milliseconds without typing after which is searched. */
  readonly pause?: number
}

const { refused, ...states } = changeManyStates<SpreadingContext, RestrictionFailure>()(
  {
    rehearsing: 'What is added, and to whom, is being found out.',
    asking: 'What is added, and to whom, is shown, and waits for a yes.',
    performing: 'The restrictions are being added.',
  },
  'closed',
)

/** Restrictions that many users get: chosen in the tree, or those of another user. It is told first what is added and who is left out. */
export const createSpreadingMachine = ({ restrictions, users, notify, pause = NARROWED_AFTER_MS }: SpreadingPorts) =>
  setup({
    types: { context: {} as SpreadingContext, events: {} as SpreadingEvent, tags: {} as 'open' | 'busy' | 'choosing' },
    delays: { pause },
    actors: {
      finding: findingPeople(users),
      changing: fromPromise(({ input, signal }: { input: SpreadingContext & { readonly rehearse: boolean }; signal: AbortSignal }) => {
        const { organizationId, targets, restrict, source, rehearse } = input
        return restrictions.spread({ organizationId, targets, what: restrict === undefined ? { from: source?.id ?? '' } : { restrict }, rehearse }, signal)
      }),
    },
    guards: { isCopied: ({ context }) => context.restrict === undefined && context.source === undefined },
    actions: {
      choose: assign(({ event }) => (event.type === 'source.chosen' ? { source: event.source, verdict: undefined, failure: undefined } : {})),
      type: assign(({ event }) => (event.type === 'search.changed' ? { search: event.search } : {})),
      find: assign((_, people: readonly Source[] | undefined) => ({ people: people ?? [] })),
      clear: assign(BLANK),
      fail: assign((_, failure: RestrictionFailure | undefined) => ({ failure })),
      take: assign((_, verdict: SpreadVerdict | undefined) => ({ verdict, failure: undefined })),
      notify: (_, verdict: SpreadVerdict | undefined) => notify({ kind: 'success', text: 'restrictions.spread.done', values: { count: verdict?.done.length ?? 0 } }),
    },
  }).createMachine({
    id: 'spreading',
    context: { organizationId: '', targets: { userIds: [] }, ...BLANK },
    initial: 'closed',
    on: { cancel: '.closed' },
    states: {
      closed: {
        description: 'Nobody gets restrictions.',
        on: {
          'spread.ask': { target: 'rehearsing', actions: assign(({ event: { organizationId, targets, restrict } }) => ({ ...BLANK, organizationId, targets, restrict })) },
          'copy.ask': { target: 'finding', actions: assign(({ event: { organizationId, targets } }) => ({ ...BLANK, organizationId, targets })) },
        },
      },
      typing: {
        description: 'The name of whose restrictions are copied is being typed.',
        tags: ['open', 'choosing'],
        after: { pause: 'finding' },
        on: { 'search.changed': { target: 'typing', reenter: true, actions: 'type' }, 'source.chosen': { target: 'rehearsing', actions: 'choose' } },
      },
      finding: {
        description: 'Users whose restrictions can be copied are being looked for.',
        tags: ['open', 'choosing', 'busy'],
        on: { 'search.changed': { target: 'typing', actions: 'type' } },
        invoke: {
          src: 'finding',
          input: ({ context }) => context,
          onDone: answered<readonly Source[], CallFailure>()({ target: 'choosing', action: 'find' }, { target: 'refused', action: 'fail' }),
        },
      },
      choosing: {
        description: 'Users stand there, whose restrictions can be copied.',
        tags: ['open', 'choosing'],
        on: { 'search.changed': { target: 'typing', actions: 'type' }, 'source.chosen': { target: 'rehearsing', actions: 'choose' } },
      },
      ...states,
      refused: { ...refused, on: { retry: [{ guard: 'isCopied', target: 'finding' }, 'rehearsing'] } },
    },
  })

type SpreadingMachine = ReturnType<typeof createSpreadingMachine>
export type SpreadingActor = ActorRefFrom<SpreadingMachine>
