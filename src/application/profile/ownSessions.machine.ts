import type * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { OwnSession } from '../../domain/users/profile.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import type { ProfileFailure, ProfileGateway } from './ProfileGateway.ts'

interface OwnSessionsContext {
  readonly sessions: readonly OwnSession[]
  /** All of them are wanted, not the first few. */
  readonly isWhole: boolean
  /** The one that is being ended. */
  readonly ending: string | undefined
  readonly failure: ProfileFailure | undefined
}

type OwnSessionsEvent =
  { type: 'sessions.opened' } | { type: 'session.end'; sessionId: string } | { type: 'others.end' } | { type: 'all.end' } | { type: 'all.show' } | { type: 'retry' }

interface OwnSessionsPorts {
  readonly profiles: ProfileGateway
  /** The session under way has been ended with all the others. */
  readonly signedOut: () => void
}

type Outcome = Result.Result<readonly OwnSession[], ProfileFailure>

/** The browsers one is signed in with. */
export const createOwnSessionsMachine = ({ profiles, signedOut }: OwnSessionsPorts) =>
  setup({
    types: { context: {} as OwnSessionsContext, events: {} as OwnSessionsEvent },
    actors: {
      reading: fromPromise<Outcome>(({ signal }) => profiles.sessions(signal)),
      ending: fromPromise<Outcome, string>(({ input, signal }) => profiles.endSession(input, signal)),
      endingOthers: fromPromise<Outcome>(({ signal }) => profiles.endOtherSessions(signal)),
      endingAll: fromPromise(({ signal }: { signal: AbortSignal }) => profiles.endAllSessions(signal)),
    },
    actions: {
      take: assign((_, sessions: readonly OwnSession[] | undefined) => ({ sessions: sessions ?? [], ending: undefined, failure: undefined })),
      fail: assign((_, failure: ProfileFailure | undefined) => ({ ending: undefined, failure })),
      leave: () => signedOut(),
    },
  }).createMachine({
    id: 'ownSessions',
    context: { sessions: [], isWhole: false, ending: undefined, failure: undefined },
    initial: 'unopened',
    on: { 'sessions.opened': '.reading' },
    states: {
      unopened: { description: 'The sessions have not been looked at.' },
      reading: {
        description: 'The sessions are on their way.',
        invoke: {
          src: 'reading',
          onDone: answeredAgain<OwnSessionsContext, readonly OwnSession[], ProfileFailure>()({ target: 'listing', where: ({ sessions }) => sessions.length > 0 }, { target: 'listing', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      failed: { description: 'The sessions could not be read; it can be tried again.', on: { retry: 'reading' } },
      listing: {
        description: 'The sessions are listed, each with a way to end it.',
        on: {
          'session.end': { target: 'ending', actions: assign({ ending: ({ event }) => event.sessionId, failure: undefined }) },
          'others.end': { target: 'endingOthers', actions: assign({ failure: undefined }) },
          'all.end': 'endingAll',
          'all.show': { actions: assign({ isWhole: true }) },
        },
      },
      ending: {
        description: 'One session is being ended.',
        tags: 'busy',
        invoke: {
          src: 'ending',
          input: ({ context }) => context.ending ?? '',
          onDone: answered<readonly OwnSession[], ProfileFailure>()({ target: 'listing', action: 'take' }, { target: 'listing', action: 'fail' }),
        },
      },
      endingOthers: {
        description: 'All sessions but this one are being ended.',
        tags: 'busy',
        invoke: {
          src: 'endingOthers',
          onDone: answered<readonly OwnSession[], ProfileFailure>()({ target: 'listing', action: 'take' }, { target: 'listing', action: 'fail' }),
        },
      },
      endingAll: {
        description: 'All sessions are being ended.',
        tags: 'busy',
        invoke: {
          src: 'endingAll',
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'ended', actions: 'leave' },
            { target: 'listing', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      ended: { description: 'Nobody is signed in any longer; the sign-in page comes.' },
    },
  })

type OwnSessionsMachine = ReturnType<typeof createOwnSessionsMachine>
export type OwnSessionsActor = ActorRefFrom<OwnSessionsMachine>
