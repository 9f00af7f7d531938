import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { portalActionOf } from '../../domain/portal/lifecycle.ts'
import { publishProblems, type Portal } from '../../domain/portal/portal.ts'
import type { PortalReview } from '../../domain/portal/review.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { answered } from '../failures/answered.ts'
import { failureInForm } from '../forms/formContext.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { PortalGateway, PortalStepFailure } from './PortalGateway.ts'

export interface PublicationContext {
  readonly portal: Portal | undefined
  readonly review: PortalReview | undefined
  /** What is missing before it can go Live. */
  readonly problems: FieldProblems
  readonly failure: PortalStepFailure | undefined
}

export type PublicationEvent = { type: 'ask'; portal: Portal } | { type: 'confirm' } | { type: 'cancel' } | { type: 'retry' }

interface PublicationPorts {
  readonly portals: PortalGateway
  readonly notify: Notify
  readonly changed: (portal: Portal) => void
}

// What is under way is waited for: whoever left it would not know whether the portal is Live.
const NOT_LEFT = { cancel: {} } as const

const NOTHING = { portal: undefined, review: undefined, problems: {}, failure: undefined } as const

/** Bringing the portal Live, after a look at what becomes public; and taking it Offline. */
export const createPublicationMachine = ({ portals, notify, changed }: PublicationPorts) =>
  setup({
    types: { context: {} as PublicationContext, events: {} as PublicationEvent, tags: {} as 'open' | 'busy' },
    actors: {
      reviewing: fromPromise<Result<PortalReview, CallFailure>>(({ signal }) => portals.review(signal)),
      publishing: fromPromise<Result<Portal, PortalStepFailure>, number>(({ input, signal }) => portals.publish(input, signal)),
      unpublishing: fromPromise<Result<Portal, PortalStepFailure>, number>(({ input, signal }) => portals.unpublish(input, signal)),
    },
    guards: {
      isLive: (_, portal: Portal) => portalActionOf(portal.state) === 'unpublish',
      isComplete: ({ context }) => isValid(context.problems),
    },
    actions: {
      begin: assign((_, portal: Portal) => ({ ...NOTHING, portal, problems: publishProblems(portal.form) })),
      show: assign((_, review: PortalReview | undefined) => ({ review, failure: undefined })),
      fail: assign((_, failure: PortalStepFailure | undefined) => failureInForm(failure)),
      done: (_, portal: Portal | undefined) => {
        if (portal === undefined) return
        changed(portal)
        notify({ kind: 'success', text: portal.state === 'Live' ? 'portal.notices.live' : 'portal.notices.offline' })
      },
    },
  }).createMachine({
    id: 'publication',
    context: NOTHING,
    initial: 'closed',
    on: {
      ask: [
        { guard: { type: 'isLive', params: ({ event }) => event.portal }, target: '.askingOffline', actions: { type: 'begin', params: ({ event }) => event.portal } },
        { target: '.reviewing', actions: { type: 'begin', params: ({ event }) => event.portal } },
      ],
      cancel: '.closed',
    },
    states: {
      closed: { description: 'Nothing is asked.' },
      reviewing: {
        description: 'What becomes public is being counted.',
        tags: 'open',
        invoke: { src: 'reviewing', onDone: answered<PortalReview, CallFailure>()({ target: 'askingLive', action: 'show' }, { target: 'uncounted', action: 'fail' }) },
      },
      uncounted: { description: 'What becomes public could not be counted; it can be tried again.', tags: 'open', on: { retry: 'reviewing' } },
      askingLive: {
        description: 'What becomes public, what is held back and what is missing is shown.',
        tags: 'open',
        on: { confirm: { guard: 'isComplete', target: 'publishing' } },
      },
      publishing: {
        description: 'The portal is going Live.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'publishing',
          input: ({ context }) => context.portal?.revision ?? 0,
          onDone: answered<Portal, PortalStepFailure>()({ target: 'closed', action: 'done' }, { target: 'askingLive', action: 'fail' }),
        },
        on: NOT_LEFT,
      },
      askingOffline: { description: 'Taking it Offline is asked first.', tags: 'open', on: { confirm: 'unpublishing' } },
      unpublishing: {
        description: 'The portal is going Offline.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'unpublishing',
          input: ({ context }) => context.portal?.revision ?? 0,
          onDone: answered<Portal, PortalStepFailure>()({ target: 'closed', action: 'done' }, { target: 'askingOffline', action: 'fail' }),
        },
        on: NOT_LEFT,
      },
    },
  })

export type PublicationMachine = ReturnType<typeof createPublicationMachine>
export type PublicationActor = ActorRefFrom<PublicationMachine>
