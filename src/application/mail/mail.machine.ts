import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { MailSettings, MailTest } from '../../domain/mail/settings.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { MailGateway } from './MailGateway.ts'

interface MailContext {
  readonly settings: MailSettings | undefined
  /** What became of the last test mail. */
  readonly tested: MailTest | undefined
  readonly failure: CallFailure | undefined
}

type MailEvent = { type: 'opened' } | { type: 'refresh' } | { type: 'test' } | { type: 'retry' }

interface MailPorts {
  readonly mail: MailGateway
  readonly events: EventStream
}

const BLANK = { settings: undefined, tested: undefined, failure: undefined }

/** How mails go out of the installation, and whether one does. */
export const createMailMachine = ({ mail, events }: MailPorts) =>
  setup({
    types: { context: {} as MailContext, events: {} as MailEvent, tags: {} as 'shown' },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise(({ signal }: { signal: AbortSignal }) => mail.read(signal)),
      testing: fromPromise(({ signal }: { signal: AbortSignal }) => mail.test(signal)),
    },
    actions: {
      take: assign((_, settings: MailSettings | undefined) => ({ settings })),
      takeTest: assign((_, tested: MailTest | undefined) => ({ tested, failure: undefined })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure, tested: undefined })),
      forget: assign({ tested: undefined, failure: undefined }),
    },
  }).createMachine({
    id: 'mail',
    context: BLANK,
    initial: 'unopened',
    states: {
      unopened: { description: 'Nobody has asked for the mail settings.', on: { opened: 'reading' } },
      reading: {
        description: 'The mail settings are being read.',
        invoke: {
          src: 'reading',
          onDone: answered<MailSettings, CallFailure>()({ target: 'shown', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      failed: { description: 'The mail settings could not be read.', invoke: { src: 'reopening' }, on: { retry: { target: 'reading', actions: 'forget' }, opened: { target: 'reading', actions: 'forget' } } },
      shown: {
        description: 'The mail settings are shown.',
        tags: 'shown',
        on: { test: { target: 'testing', actions: 'forget' }, refresh: 'refreshing', opened: { target: 'refreshing', actions: 'forget' } },
      },
      testing: {
        description: 'A test mail is being sent.',
        tags: 'shown',
        invoke: {
          src: 'testing',
          onDone: answered<MailTest, CallFailure>()({ target: 'shown', action: 'takeTest' }, { target: 'shown', action: 'fail' }),
        },
      },
      refreshing: {
        description: 'The mail settings are read anew; those from before are shown.',
        tags: 'shown',
        invoke: {
          src: 'reading',
          onDone: answered<MailSettings, CallFailure>()({ target: 'shown', action: 'take' }, { target: 'shown', action: 'fail' }),
        },
      },
    },
  })

type MailMachine = ReturnType<typeof createMailMachine>
export type MailActor = ActorRefFrom<MailMachine>
