import type { Result } from 'effect/Result'
import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Recognition, RecognitionSetting } from '../../domain/recognition/setting.ts'
import { answered, answeredAgain } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { rereadThrottle, type RereadDue } from '../notifications/rereadThrottle.ts'
import { listenToServerEvents, retryWhenReopened, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { RecognitionGateway, Switching } from './RecognitionGateway.ts'

interface Context {
  readonly setting: RecognitionSetting | undefined
  readonly to: Switching | undefined
  readonly failure: CallFailure | undefined
}

type RecognitionEvent =
  | { type: 'setting.opened' }
  | { type: 'setting.closed' }
  | { type: 'turn' }
  /** What is left of the time when it was on is to go. */
  | { type: 'erase' }
  /** The words that were shown, and are agreed to. */
  | { type: 'agree'; consent: string }
  | { type: 'leave'; erase: boolean }
  | { type: 'cancel' }
  | { type: 'retry' }
  | ServerEventReceived
  | RereadDue

interface Ports {
  readonly recognition: RecognitionGateway
  readonly events: EventStream
}

type Answer = Result<RecognitionSetting, CallFailure>

/** One switch of what an organization has recognized of its files: turned on and off only after what it means has been said. */
export const createRecognitionMachine = (kind: Recognition, { recognition, events }: Ports) =>
  setup({
    types: { context: {} as Context, events: {} as RecognitionEvent },
    actors: {
      reading: fromPromise<Answer>(({ signal }) => recognition.read(kind, signal)),
      switching: fromPromise<Answer, Context>(({ input: { to }, signal }) => recognition.switch(kind, to ?? { isOn: false, erase: false }, signal)),
      listening: listenToServerEvents(events),
      reopening: retryWhenReopened(events),
      rereadThrottle,
    },
    guards: {
      isOn: ({ context }) => context.setting?.isOn === true,
      isLeft: ({ context: { setting } }) => setting?.isOn === false && setting.progress.total > 0,
      isStale: ({ event }) => event.type === 'serverEvent' && ['recognition.changed', 'stream.reopened'].includes(event.serverEvent.kind),
    },
    actions: {
      take: assign((_, setting: RecognitionSetting | undefined) => (setting ? { setting, to: undefined, failure: undefined } : {})),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure, to: undefined })),
      giveWay: assign((_, failure: CallFailure | undefined) => ({ setting: undefined, failure, to: undefined })),
      forget: assign({ setting: undefined, to: undefined, failure: undefined }),
    },
  }).createMachine({
    id: 'recognition',
    context: { setting: undefined, to: undefined, failure: undefined },
    initial: 'closed',
    on: {
      'setting.opened': { target: '.reading', actions: 'forget' },
      'setting.closed': '.closed',
    },
    states: {
      closed: { description: 'Nobody looks at the switch.' },
      reading: {
        description: 'How the switch stands is being read.',
        invoke: {
          src: 'reading',
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'shown', actions: { type: 'take', params: ({ event }) => valueOf(event.output) } },
            { guard: ({ event }) => failedWith(event.output, 'NOT_FOUND'), target: 'notOffered' },
            { target: 'unreadable', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      notOffered: { description: 'The organization does not have the feature.' },
      unreadable: { description: 'How the switch stands could not be read; it can be tried again.', invoke: { src: 'reopening' }, on: { retry: 'reading' } },
      shown: {
        initial: 'looking',
        invoke: [{ src: 'listening' }, { id: 'rereadThrottle', src: 'rereadThrottle' }],
        on: {
          serverEvent: { guard: 'isStale', actions: sendTo('rereadThrottle', ({ event }) => ({ type: 'stale', serverEvent: event.serverEvent })) },
        },
        states: {
          looking: {
            description: 'The switch stands, with how far reading is.',
            on: {
              turn: [{ guard: 'isOn', target: 'leaving' }, { target: 'asking' }],
              erase: { guard: 'isLeft', target: 'erasing' },
              'reread.due': '#recognition.shown.refreshing',
            },
          },
          refreshing: {
            description: 'How far reading is, is being read again.',
            invoke: {
              src: 'reading',
              onDone: [
                { guard: ({ event }) => failedWith(event.output, 'NOT_FOUND'), target: '#recognition.notOffered', actions: 'forget' },
                ...answeredAgain<Context, RecognitionSetting, CallFailure>()({ target: 'looking' }, { target: 'looking', action: 'take' }, { target: '#recognition.unreadable', action: 'giveWay' }),
              ],
            },
            on: { turn: [{ guard: 'isOn', target: 'leaving' }, { target: 'asking' }], erase: { guard: 'isLeft', target: 'erasing' } },
          },
          asking: {
            description: 'It is said what switching on means, before it is done.',
            on: { agree: { target: 'switching', actions: assign({ to: ({ event }) => ({ isOn: true, consent: event.consent }) }) }, cancel: 'looking' },
          },
          leaving: {
            description: 'It is asked what becomes of what was learnt, before it is switched off.',
            on: { leave: { target: 'switching', actions: assign({ to: ({ event }) => ({ isOn: false, erase: event.erase }) }) }, cancel: 'looking' },
          },
          erasing: {
            description: 'It is off, and asked whether what was learnt before is to be erased.',
            on: { leave: { target: 'switching', actions: assign({ to: ({ event }) => ({ isOn: false, erase: event.erase }) }) }, cancel: 'looking' },
          },
          switching: {
            description: 'The switch is being turned.',
            invoke: {
              src: 'switching',
              input: ({ context }) => context,
              onDone: answered<RecognitionSetting, CallFailure>()({ target: 'looking', action: 'take' }, { target: 'looking', action: 'fail' }),
            },
          },
        },
      },
    },
  })

export type RecognitionActor = ActorRefFrom<ReturnType<typeof createRecognitionMachine>>
