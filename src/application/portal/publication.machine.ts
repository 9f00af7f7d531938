import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { portalActionOf } from '../../domain/portal/lifecycle.ts'
import { publishProblems, type Portal } from '../../domain/portal/portal.ts'
import type { PortalReview } from '../../domain/portal/review.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { answered } from '../failures/answered.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { failureInForm } from '../forms/formContext.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { PortalGateway, PortalStepFailure } from './PortalGateway.ts'

interface PublicationContext {
  readonly portal: Portal | undefined
  readonly review: PortalReview | undefined
  /** What somebody else has made of it since it was asked; it is asked about anew, then. */
  readonly theirs: Portal | undefined
  /** What is missing before it can go Live. */
  readonly problems: FieldProblems
  readonly failure: PortalStepFailure | undefined
}

type PublicationEvent = { type: 'ask'; portal: Portal } | { type: 'confirm' } | { type: 'cancel' } | { type: 'retry' }

interface PublicationPorts {
  readonly portals: PortalGateway
  readonly notify: Notify
  readonly changed: (portal: Portal) => void
}

// What is under way is waited for: whoever left it would not know whether the portal is Live.
const NOT_LEFT = { ask: {}, cancel: {} } as const

interface Stepped {
  readonly event: { readonly output: Result<Portal, PortalStepFailure> }
}

/** What follows the answer to a step. `asking`: where it is asked for. */
const stepped = <const Asking extends string>(asking: Asking) =>
  [{ guard: ({ event }: Stepped) => failedWith(event.output, 'STALE_EDIT'), target: 'rereading' }, ...answered<Portal, PortalStepFailure>()({ target: 'closed', action: 'done' }, { target: asking, action: 'fail' })] as const

const TAKE_THEIRS = [{ type: 'takeTheirs', params: ({ event }: { readonly event: { readonly output: Result<Portal, CallFailure> } }) => valueOf(event.output) }, 'handOver'] as const

const isLive = (portal: Portal | undefined): boolean => portal !== undefined && portalActionOf(portal.state) === 'unpublish'

const NOTHING = { portal: undefined, review: undefined, theirs: undefined, problems: {}, failure: undefined } as const

/** Bringing the portal Live, after a look at what becomes public; and taking it Offline. */
export const createPublicationMachine = ({ portals, notify, changed }: PublicationPorts) =>
  setup({
    types: { context: {} as PublicationContext, events: {} as PublicationEvent, tags: {} as 'open' | 'busy' },
    actors: {
      reviewing: fromPromise<Result<PortalReview, CallFailure>>(({ signal }) => portals.review(signal)),
      rereading: fromPromise<Result<Portal, CallFailure>>(({ signal }) => portals.read(signal)),
      publishing: fromPromise<Result<Portal, PortalStepFailure>, number>(({ input, signal }) => portals.publish(input, signal)),
      unpublishing: fromPromise<Result<Portal, PortalStepFailure>, number>(({ input, signal }) => portals.unpublish(input, signal)),
    },
    guards: {
      /** Somebody else has done what was asked for. */
      isDone: ({ context: { portal } }, theirs: Portal | undefined) => theirs !== undefined && theirs.state !== portal?.state,
      isComplete: ({ context }) => isValid(context.problems),
    },
    actions: {
      begin: assign((_, portal: Portal) => ({ ...NOTHING, portal, problems: publishProblems(portal.form) })),
      takeTheirs: assign((_, theirs: Portal | undefined) => (theirs === undefined ? {} : { ...NOTHING, portal: theirs, theirs, problems: publishProblems(theirs.form) })),
      handOver: ({ context: { theirs } }) => {
        if (theirs !== undefined) changed(theirs)
      },
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
        { guard: ({ event }) => isLive(event.portal), target: '.askingOffline', actions: { type: 'begin', params: ({ event }) => event.portal } },
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
          onDone: stepped('askingLive'),
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
          onDone: stepped('askingOffline'),
        },
        on: NOT_LEFT,
      },
      rereading: {
        description: 'Somebody else has changed the portal meanwhile: it is read anew, and asked about as it is then.',
        tags: ['open', 'busy'],
        on: NOT_LEFT,
        invoke: {
          src: 'rereading',
          onDone: [
            { guard: { type: 'isDone', params: ({ event }) => valueOf(event.output) }, target: 'closed', actions: { type: 'done', params: ({ event }) => valueOf(event.output) } },
            { guard: ({ context, event }) => hasSucceeded(event.output) && isLive(context.portal), target: 'askingOffline', actions: TAKE_THEIRS },
            { guard: ({ event }) => hasSucceeded(event.output), target: 'reviewing', actions: TAKE_THEIRS },
            { guard: ({ context }) => isLive(context.portal), target: 'askingOffline', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
            { target: 'askingLive', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
    },
  })

type PublicationMachine = ReturnType<typeof createPublicationMachine>
export type PublicationActor = ActorRefFrom<PublicationMachine>
