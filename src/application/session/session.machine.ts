import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { listeningToOtherTabs } from './otherTabs.ts'
import { keptTokens } from './keptTokens.ts'
import { leaving } from './leaving.ts'
import { refreshing, type Refreshed } from './refreshing.ts'
import { asking, sharing } from './sharing.ts'
import { isLaterOf, sessionOf, type Session, type SessionPorts } from './Session.ts'
import type { Refusal } from './SessionChannel.ts'
import type { SessionEvent } from './sessionEvents.ts'
import type { Tokens } from './Tokens.ts'

interface SessionContext {
  readonly session: Session | undefined
  /** The address that somebody wanted to see before they signed in. */
  readonly wanted: string | undefined
  /** As what the server ended the last session. */
  readonly refusal: Refusal | undefined
}

/** The session of specification section 4: one refresh for many refused calls and for all tabs of the session. */
export const createSessionMachine = (ports: SessionPorts) => {
  const { channel, readClaims, now } = ports
  const kept = keptTokens(ports)
  return setup({
    types: { context: {} as SessionContext, events: {} as SessionEvent, tags: {} as 'signedIn' | 'refreshing' },
    actors: { refreshing: refreshing(ports), leaving: leaving(ports), listening: listeningToOtherTabs(ports), asking: asking(ports), sharing: sharing(ports) },
    guards: {
      isSignedIn: ({ context }) => context.session !== undefined,
      isSpent: ({ context }) => context.session !== undefined && context.session.claims.expiresAt <= now(),
      isHeld: ({ context }, token: string) => context.session?.tokens.token === token,
      isOurs: ({ context }, sessionId: string) => context.session?.claims.sessionId === sessionId,
      isNewer: ({ context }, tokens: Tokens) => isLaterOf(context.session, sessionOf(tokens, readClaims)),
      isRefused: ({ context }, { sessionId, refusal }: { sessionId: string; refusal: Refusal | undefined }) =>
        refusal !== undefined && context.session?.claims.sessionId === sessionId,
      isReadable: (_, tokens: Tokens | undefined) => sessionOf(tokens, readClaims) !== undefined,
      isAnotherStored: ({ context }) => kept.areOfAnother(context.session),
    },
    actions: {
      keep: (_, { tokens, remember }: { tokens: Tokens; remember: boolean }) => kept.open(tokens, remember),
      hold: assign((_, tokens: Tokens) => ({ session: sessionOf(tokens, readClaims) })),
      takeOver: assign((_, tokens: Tokens | undefined) => ({ session: kept.takeOver(tokens) })),
      holdStored: assign(() => ({ session: kept.stored() })),
      replaceStored: ({ context }, tokens: Tokens) => kept.replace(context.session, tokens),
      removeTokens: ({ context }) => kept.remove(context.session),
      publishEnd: ({ context: { session } }) => session && channel.publish({ kind: 'ended', sessionId: session.claims.sessionId }),
      forget: assign({ session: undefined }),
      learnRefusal: assign((_, refusal: Refusal | undefined) => ({ refusal })),
      learn: assign((_, refreshed: Refreshed) =>
        refreshed.kind === 'renewed' ? { session: refreshed.session } : refreshed.kind === 'refused' ? { refusal: refreshed.code } : {},
      ),
      forgetWanted: assign({ wanted: undefined }),
    },
  }).createMachine({
    id: 'session',
    context: () => ({ session: kept.stored(), wanted: undefined, refusal: undefined }),
    invoke: { src: 'listening' },
    initial: 'remembering',
    on: {
      'session.opened': {
        guard: { type: 'isReadable', params: ({ event }) => event.tokens },
        target: '.signedIn.fresh',
        actions: [{ type: 'keep', params: ({ event }) => event }, { type: 'hold', params: ({ event }) => event.tokens }],
      },
      'elsewhere.opened': { guard: 'isAnotherStored', target: '.signedIn.fresh', actions: 'holdStored' },
      'signIn.required': { actions: assign({ wanted: ({ event }) => event.address }) },
    },
    states: {
      remembering: {
        description: 'The tokens that this browser kept decide what the session is.',
        always: [{ guard: 'isSpent', target: 'signedIn.refreshing' }, { guard: 'isSignedIn', target: 'signedIn' }, 'asking'],
      },
      asking: {
        description: 'Nothing is stored: the tabs that are open are asked to hand their session over.',
        invoke: {
          src: 'asking',
          onDone: [
            {
              guard: { type: 'isReadable', params: ({ event }) => event.output },
              target: 'signedIn',
              actions: { type: 'takeOver', params: ({ event }) => event.output },
            },
            { target: 'signedOut' },
          ],
          onError: 'signedOut',
        },
      },
      signedOut: { description: 'Nobody is signed in.', entry: 'forget' },
      signedIn: {
        tags: 'signedIn',
        initial: 'fresh',
        invoke: { src: 'sharing' },
        on: {
          signOut: { target: 'signingOut', actions: 'forgetWanted' },
          'session.challenged': { guard: { type: 'isHeld', params: ({ event }) => event.token }, target: '.refreshing' },
          'elsewhere.rotated': {
            guard: { type: 'isOurs', params: ({ event }) => event.sessionId },
            target: '.fresh',
            actions: [{ type: 'replaceStored', params: ({ event }) => event.tokens }, { type: 'hold', params: ({ event }) => event.tokens }],
          },
          'elsewhere.offered': {
            guard: { type: 'isNewer', params: ({ event }) => event.tokens },
            target: '.fresh',
            actions: [{ type: 'replaceStored', params: ({ event }) => event.tokens }, { type: 'hold', params: ({ event }) => event.tokens }],
          },
          'elsewhere.ended': [
            {
              guard: { type: 'isRefused', params: ({ event }) => event },
              target: 'expired',
              actions: ['removeTokens', 'forget', { type: 'learnRefusal', params: ({ event }) => event.refusal }],
            },
            { guard: { type: 'isOurs', params: ({ event }) => event.sessionId }, target: 'signedOut', actions: 'removeTokens' },
          ],
        },
        states: {
          fresh: { description: 'The token is believed to be good.' },
          refreshing: {
            description: 'The token is being exchanged for a new one, and refused calls wait for it.',
            tags: 'refreshing',
            on: { 'session.challenged': {} },
            invoke: {
              src: 'refreshing',
              input: ({ context }) => context.session,
              onDone: [
                { guard: ({ event }) => event.output.kind === 'renewed', target: 'fresh', actions: { type: 'learn', params: ({ event }) => event.output } },
                { guard: ({ event }) => event.output.kind === 'refused', target: '#session.expired', actions: { type: 'learn', params: ({ event }) => event.output } },
                { guard: ({ event }) => event.output.kind === 'gone', target: '#session.signedOut' },
                { target: 'unreached' },
              ],
              onError: 'unreached',
            },
          },
          unreached: { description: 'The last refresh did not reach the server; the next refused call tries again.' },
        },
      },
      signingOut: {
        description: 'The tokens are removed and the server is notified.',
        entry: ['removeTokens', 'publishEnd'],
        invoke: { src: 'leaving', input: ({ context }) => context.session, onDone: 'signedOut', onError: 'signedOut' },
      },
      expired: {
        description: 'The server refused the session: the tokens are removed, one tab tells it, and signing in is needed.',
        invoke: { src: 'leaving', input: ({ context }) => context.session, onError: {} },
        exit: 'forget',
      },
    },
  })
}

type SessionMachine = ReturnType<typeof createSessionMachine>
export type SessionActor = ActorRefFrom<SessionMachine>
export type SessionSnapshot = SnapshotFrom<SessionMachine>
