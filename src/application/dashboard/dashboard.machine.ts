import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { USUAL_PERIOD, type Period } from '../../domain/dashboard/periods.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { answered } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { Dashboard, DashboardGateway } from './DashboardGateway.ts'

interface DashboardContext {
  readonly period: Period
  readonly dashboard: Dashboard | undefined
  readonly failure: CallFailure | undefined
  /** What is kept does not do: everything is counted anew. */
  readonly fresh: boolean
}

type DashboardEvent = { type: 'dashboard.opened'; period: Period } | { type: 'refresh' } | { type: 'retry' }

/** The dashboard: read when it is opened, and counted anew when it is asked to. What was shown stays meanwhile. */
export const createDashboardMachine = ({ dashboards, events }: { readonly dashboards: DashboardGateway; readonly events: EventStream }) =>
  setup({
    types: { context: {} as DashboardContext, events: {} as DashboardEvent },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise(({ input: { period, fresh }, signal }: { input: { period: Period; fresh: boolean }; signal: AbortSignal }) => dashboards.read(period, fresh, signal)),
    },
    guards: { isKnown: ({ context }) => context.dashboard !== undefined },
    actions: {
      put: assign((_, dashboard: Dashboard | undefined) => ({ dashboard, failure: undefined, fresh: false })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'dashboard',
    context: { period: USUAL_PERIOD, dashboard: undefined, failure: undefined, fresh: false },
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: {
      'dashboard.opened': [
        { guard: 'isKnown', target: '.shown.refreshing', reenter: true, actions: assign({ period: ({ event }) => event.period }) },
        { target: '.reading', reenter: true, actions: assign({ period: ({ event }) => event.period }) },
      ],
    },
    states: {
      unopened: { description: 'Nobody has come here yet.' },
      reading: {
        description: 'The figures are being read for the first time.',
        invoke: {
          src: 'reading',
          input: ({ context: { period, fresh } }) => ({ period, fresh }),
          onDone: answered<Dashboard, CallFailure>()({ target: 'shown', action: 'put' }, { target: 'failed', action: 'fail' }),
        },
      },
      shown: {
        initial: 'still',
        on: { refresh: { target: '.refreshing', reenter: true, actions: assign({ fresh: true }) } },
        states: {
          still: { description: 'The figures are shown.' },
          refreshing: {
            description: 'The figures are shown, and being counted anew or for another period.',
            invoke: {
              src: 'reading',
              input: ({ context: { period, fresh } }) => ({ period, fresh }),
              onDone: answered<Dashboard, CallFailure>()({ target: 'still', action: 'put' }, { target: 'stuck', action: 'fail' }),
            },
          },
          stuck: { description: 'Earlier figures are shown: newer ones could not be read.', on: { retry: 'refreshing' } },
        },
      },
      failed: { description: 'The figures could not be read.', on: { retry: 'reading' } },
    },
  })

export type DashboardActor = ActorRefFrom<ReturnType<typeof createDashboardMachine>>
