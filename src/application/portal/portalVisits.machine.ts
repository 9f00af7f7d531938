import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { PortalVisits, VisitPeriod } from '../../domain/portal/visits.ts'
import { answeredAgain } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { PortalGateway } from './PortalGateway.ts'

interface PortalVisitsContext {
  readonly period: VisitPeriod
  /** Those of the period before stand until the new ones are there. */
  readonly visits: PortalVisits | undefined
  readonly failure: CallFailure | undefined
  /** The visits are of the period before. */
  readonly isOther: boolean
}

type PortalVisitsEvent = { type: 'visits.opened' } | { type: 'period.chosen'; period: VisitPeriod } | { type: 'retry' }

/** How often the organization's portal was seen. */
export const createPortalVisitsMachine = ({ portals, events }: { readonly portals: PortalGateway; readonly events: EventStream }) =>
  setup({
    types: { context: {} as PortalVisitsContext, events: {} as PortalVisitsEvent },
    actors: { reopening: retryWhenReopened(events), reading: fromPromise<Result<PortalVisits, CallFailure>, VisitPeriod>(({ input, signal }) => portals.visits(input, signal)) },
    actions: {
      take: assign((_, visits: PortalVisits | undefined) => ({ visits, failure: undefined, isOther: false })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'portalVisits',
    context: { period: 'days', visits: undefined, failure: undefined, isOther: true },
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: {
      'visits.opened': '.reading',
      'period.chosen': { target: '.reading', actions: assign({ period: ({ event }) => event.period, isOther: true }) },
    },
    states: {
      unopened: { description: 'The visits have not been looked at.' },
      reading: {
        description: 'The visits are on their way.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.period,
          onDone: answeredAgain<PortalVisitsContext, PortalVisits, CallFailure>()({ target: 'shown', where: ({ isOther }) => !isOther }, { target: 'shown', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      shown: { description: 'The visits are shown.', on: { retry: 'reading' } },
      failed: { description: 'The visits could not be read; it can be tried again.', on: { retry: 'reading' } },
    },
  })

type PortalVisitsMachine = ReturnType<typeof createPortalVisitsMachine>
export type PortalVisitsActor = ActorRefFrom<PortalVisitsMachine>
