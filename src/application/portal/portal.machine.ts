import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Portal } from '../../domain/portal/portal.ts'
import type { PortalReview } from '../../domain/portal/review.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { PortalGateway } from './PortalGateway.ts'

interface PortalContext {
  readonly portal: Portal | undefined
  /** What is public, and what is held back; undefined while it is counted for the first time, and where it could not be. */
  readonly review: PortalReview | undefined
  readonly failure: CallFailure | undefined
}

type PortalEvent = { type: 'portal.opened' } | { type: 'portal.changed'; portal: Portal } | { type: 'retry' }

interface PortalPorts {
  readonly portals: PortalGateway
  readonly events: EventStream
}

/** The page of the organization's public portal: its state, its address, and what of the library is public by it. */
export const createPortalMachine = ({ portals, events }: PortalPorts) =>
  setup({
    types: { context: {} as PortalContext, events: {} as PortalEvent },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise<Result<Portal, CallFailure>>(({ signal }) => portals.read(signal)),
      reviewing: fromPromise<Result<PortalReview, CallFailure>>(({ signal }) => portals.review(signal)),
    },
    actions: {
      take: assign((_, portal: Portal | undefined) => ({ portal, failure: undefined })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
      count: assign((_, review: PortalReview | undefined) => ({ review })),
      discount: assign({ review: undefined }),
    },
  }).createMachine({
    id: 'portal',
    context: { portal: undefined, review: undefined, failure: undefined },
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: { 'portal.opened': '.reading', 'portal.changed': { target: '.counting', actions: { type: 'take', params: ({ event }) => event.portal } } },
    states: {
      unopened: { description: 'The portal has not been looked at.' },
      reading: {
        description: 'The portal is on its way.',
        invoke: { src: 'reading', onDone: answered<Portal, CallFailure>()({ target: 'counting', action: 'take' }, { target: 'failed', action: 'fail' }) },
      },
      failed: { description: 'The portal could not be read; it can be tried again.', on: { retry: 'reading' } },
      counting: {
        description: 'The portal is shown; what is public is being counted.',
        tags: 'shown',
        invoke: {
          src: 'reviewing',
          onDone: answeredAgain<PortalContext, PortalReview, CallFailure>()({ target: 'shown', where: ({ review }) => review !== undefined }, { target: 'shown', action: 'count' }, { target: 'uncounted', action: 'discount' }),
        },
      },
      shown: { description: 'The portal is shown, with the numbers of what is public and what is held back.', tags: 'shown', on: { retry: 'counting' } },
      uncounted: { description: 'The portal is shown; what is public could not be counted.', tags: 'shown', on: { retry: 'counting' } },
    },
  })

type PortalMachine = ReturnType<typeof createPortalMachine>
export type PortalActor = ActorRefFrom<PortalMachine>
