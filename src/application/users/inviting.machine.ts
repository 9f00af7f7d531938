import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Language } from '../../domain/preferences/language.ts'
import { inviteesIn, MOST_INVITED, rightOf, type Invitee, type MailedTo } from '../../domain/users/invitees.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { AccountSaveFailure, InvitationVerdict, UserGateway } from './UserGateway.ts'

interface InvitingContext {
  readonly organizationId: string
  readonly text: string
  readonly roleId: string
  readonly language: Language
  readonly people: readonly Invitee[]
  readonly verdict: InvitationVerdict | undefined
  readonly failure: AccountSaveFailure | CallFailure | undefined
  /** How far the mails are of those who were invited, as far as it is known. */
  readonly mails: readonly MailedTo[]
  /** What is missing before the lines can be judged. */
  readonly missing: 'people' | 'role' | 'fewer' | undefined
}

type InvitingEvent =
  | { type: 'open'; organizationId: string; language: Language }
  | { type: 'changed'; change: Partial<Pick<InvitingContext, 'text' | 'roleId' | 'language'>> }
  | { type: 'check' }
  | { type: 'send' }
  | { type: 'back' }
  | { type: 'close' }
  | ServerEventReceived

interface InvitingPorts {
  readonly users: UserGateway
  readonly events: EventStream
}

const missingIn = ({ people, roleId }: Pick<InvitingContext, 'people' | 'roleId'>): InvitingContext['missing'] => {
  if (people.length === 0) return 'people'
  if (people.length > MOST_INVITED) return 'fewer'
  return roleId === '' ? 'role' : undefined
}

const BLANK = { text: '', roleId: '', people: [], verdict: undefined, failure: undefined, mails: [], missing: undefined }

/** Many people are invited: pasted, judged line by line before anything is sent, then invited. */
export const createInvitingMachine = ({ users, events }: InvitingPorts) =>
  setup({
    types: { context: {} as InvitingContext, events: {} as InvitingEvent, tags: {} as 'open' | 'busy' | 'invited' },
    actors: {
      listening: listenToServerEvents(events),
      following: fromPromise(({ input, signal }: { input: InvitingContext; signal: AbortSignal }) =>
        users.invitationMails(input.organizationId, rightOf(input.people, input.verdict?.wrong ?? []).map(({ email }) => email), signal),
      ),
      inviting: fromPromise(({ input, signal }: { input: InvitingContext & { readonly rehearse: boolean }; signal: AbortSignal }) => {
        const { organizationId, people, roleId, language, rehearse } = input
        return users.inviteMany(organizationId, { people, roleId, language, rehearse }, signal)
      }),
    },
    guards: {
      isStale: ({ event }) => event.type === 'serverEvent' && ['accounts.changed', 'stream.reopened'].includes(event.serverEvent.kind),
      isWhole: ({ context }) => missingIn({ ...context, people: inviteesIn(context.text) }) === undefined,
    },
    actions: {
      read: assign(({ context }) => {
        const people = inviteesIn(context.text)
        return { people, verdict: undefined, failure: undefined, missing: missingIn({ ...context, people }) }
      }),
      take: assign((_, verdict: InvitationVerdict | undefined) => ({ verdict })),
      fail: assign((_, failure: AccountSaveFailure | CallFailure | undefined) => ({ failure })),
      follow: assign((_, mails: readonly MailedTo[] | undefined) => ({ mails: mails ?? [], failure: undefined })),
    },
  }).createMachine({
    id: 'inviting',
    context: { organizationId: '', language: 'en-US', ...BLANK },
    initial: 'closed',
    invoke: { src: 'listening' },
    states: {
      closed: {
        description: 'Nobody is being invited.',
        on: {
          open: {
            target: 'writing',
            actions: assign(({ event: { organizationId, language } }) => ({ ...BLANK, organizationId, language })),
          },
        },
      },
      writing: {
        description: 'People are pasted, and their role and language chosen.',
        tags: 'open',
        on: {
          changed: { actions: assign(({ event }) => ({ ...event.change, missing: undefined, failure: undefined })) },
          check: [{ guard: 'isWhole', target: 'checking', actions: 'read' }, { actions: 'read' }],
          close: 'closed',
        },
      },
      checking: {
        description: 'Each line is being judged.',
        tags: ['open', 'busy'],
        on: { close: 'closed' },
        invoke: {
          src: 'inviting',
          input: ({ context }) => ({ ...context, rehearse: true }),
          onDone: answered<InvitationVerdict, AccountSaveFailure>()({ target: 'reviewing', action: 'take' }, { target: 'writing', action: 'fail' }),
        },
      },
      reviewing: {
        description: 'Who is invited is shown, and which lines invite nobody.',
        tags: 'open',
        on: { send: { guard: ({ context }) => (context.verdict?.invited ?? 0) > 0, target: 'sending' }, back: 'writing', close: 'closed' },
      },
      sending: {
        description: 'The invitations are being sent.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'inviting',
          input: ({ context }) => ({ ...context, rehearse: false }),
          onDone: answered<InvitationVerdict, AccountSaveFailure>()({ target: 'following', action: 'take' }, { target: 'writing', action: 'fail' }),
        },
      },
      following: {
        description: 'They are invited; how far their mails are is being read.',
        tags: ['open', 'invited'],
        on: { close: 'closed', serverEvent: { guard: 'isStale', target: 'following', reenter: true } },
        invoke: {
          src: 'following',
          input: ({ context }) => context,
          onDone: answered<readonly MailedTo[], CallFailure>()({ target: 'invited', action: 'follow' }, { target: 'invited', action: 'fail' }),
        },
      },
      invited: {
        description: 'They are invited, and how far their mails are is shown.',
        tags: ['open', 'invited'],
        on: { close: 'closed', serverEvent: { guard: 'isStale', target: 'following' } },
      },
    },
  })

type InvitingMachine = ReturnType<typeof createInvitingMachine>
export type InvitingActor = ActorRefFrom<InvitingMachine>
