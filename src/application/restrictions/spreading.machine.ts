import { assign, setup, type ActorRefFrom } from 'xstate'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { SpreadVerdict } from '../../domain/restrictions/spreading.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { ManyTargets, RestrictionFailure } from './RestrictionGateway.ts'
import { findingPeople, spreadingRestrictions, type Source, type SpreadingPorts } from './spreading.parts.ts'

export interface SpreadingContext {
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

export type SpreadingEvent =
  | { type: 'spread.ask'; organizationId: string; targets: ManyTargets; restrict: readonly ResourceRef[] }
  | { type: 'copy.ask'; organizationId: string; targets: ManyTargets }
  | { type: 'search.changed'; search: string }
  | { type: 'source.chosen'; source: Source }
  | { type: 'confirm' }
  | { type: 'retry' }
  | { type: 'cancel' }

const BLANK = { restrict: undefined, source: undefined, search: '', people: [], verdict: undefined, failure: undefined }
const PAUSE_MS = 250

/** Restrictions that many users get: chosen in the tree, or those of another user. It is told first what is added and who is left out. */
export const createSpreadingMachine = (ports: SpreadingPorts) =>
  setup({
    types: { context: {} as SpreadingContext, events: {} as SpreadingEvent, tags: {} as 'open' | 'busy' | 'choosing' },
    delays: { pause: ports.pause ?? PAUSE_MS },
    actors: { finding: findingPeople(ports), spreading: spreadingRestrictions(ports) },
    guards: { isCopied: ({ context }) => context.restrict === undefined && context.source === undefined },
    actions: {
      choose: assign(({ event }) => (event.type === 'source.chosen' ? { source: event.source, verdict: undefined, failure: undefined } : {})),
      type: assign(({ event }) => (event.type === 'search.changed' ? { search: event.search } : {})),
      fail: assign((_, failure: RestrictionFailure | undefined) => ({ failure })),
      take: assign((_, verdict: SpreadVerdict | undefined) => ({ verdict, failure: undefined })),
      tell: (_, verdict: SpreadVerdict | undefined) => ports.notify({ kind: 'success', text: 'restrictions.spread.told', values: { count: verdict?.done.length ?? 0 } }),
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
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'choosing', actions: assign({ people: ({ event }) => valueOf(event.output) ?? [] }) },
            { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      choosing: {
        description: 'Users stand there, whose restrictions can be copied.',
        tags: ['open', 'choosing'],
        on: { 'search.changed': { target: 'typing', actions: 'type' }, 'source.chosen': { target: 'rehearsing', actions: 'choose' } },
      },
      rehearsing: {
        description: 'What is added, and to whom, is being found out.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'spreading',
          input: ({ context }) => ({ ...context, rehearse: true }),
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'asking', actions: { type: 'take', params: ({ event }) => valueOf(event.output) } },
            { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      asking: {
        description: 'What is added, and to whom, is told, and waits for a yes.',
        tags: 'open',
        on: { confirm: { guard: ({ context }) => (context.verdict?.done.length ?? 0) > 0, target: 'performing' } },
      },
      performing: {
        description: 'The restrictions are being added.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'spreading',
          input: ({ context }) => ({ ...context, rehearse: false }),
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'closed', actions: { type: 'tell', params: ({ event }) => valueOf(event.output) } },
            { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: { description: 'Nothing was added, and why; it can be tried again.', tags: 'open', on: { retry: [{ guard: 'isCopied', target: 'finding' }, 'rehearsing'] } },
    },
  })

export type SpreadingMachine = ReturnType<typeof createSpreadingMachine>
export type SpreadingActor = ActorRefFrom<SpreadingMachine>
