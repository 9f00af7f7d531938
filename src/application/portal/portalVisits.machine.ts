import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { PortalVisits, VisitPeriod } from '../../domain/portal/visits.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { PortalGateway } from './PortalGateway.ts'

interface PortalVisitsContext {
  readonly period: VisitPeriod
  /** Those of the period before stand until the new ones are there. */
  readonly visits: PortalVisits | undefined
  readonly failure: CallFailure | undefined
}

export type PortalVisitsEvent = { type: 'visits.opened' } | { type: 'period.chosen'; period: VisitPeriod } | { type: 'retry' }

/** How often the organization's portal was seen. */
export const createPortalVisitsMachine = ({ portals }: { readonly portals: PortalGateway }) =>
  setup({
    types: { context: {} as PortalVisitsContext, events: {} as PortalVisitsEvent },
    actors: { reading: fromPromise<Result<PortalVisits, CallFailure>, VisitPeriod>(({ input, signal }) => portals.visits(input, signal)) },
    actions: {
      take: assign((_, visits: PortalVisits | undefined) => ({ visits, failure: undefined })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'portalVisits',
    context: { period: 'days', visits: undefined, failure: undefined },
    initial: 'unopened',
    on: {
      'visits.opened': '.reading',
      'period.chosen': { target: '.reading', actions: assign({ period: ({ event }) => event.period }) },
    },
    states: {
      unopened: { description: 'The visits have not been looked at.' },
      reading: {
        description: 'The visits are on their way.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.period,
          onDone: answered<PortalVisits, CallFailure>()({ target: 'shown', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      shown: { description: 'The visits are shown.' },
      failed: { description: 'The visits could not be read; it can be tried again.', on: { retry: 'reading' } },
    },
  })

export type PortalVisitsMachine = ReturnType<typeof createPortalVisitsMachine>
export type PortalVisitsActor = ActorRefFrom<PortalVisitsMachine>
