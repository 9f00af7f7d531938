import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { WebReadyGateway, WebReadyRuleChange, WebReadyRuleFailure } from './WebReadyGateway.ts'

interface WebReadyRuleContext {
  readonly wanted: WebReadyRuleChange
}

type WebReadyRuleEvent = { type: 'rule.chosen' } & WebReadyRuleChange

interface Ports {
  readonly webReady: WebReadyGateway
  readonly notify: Notify
}

const wantedIn = ({ resourceType, folderId, rule }: WebReadyRuleChange): WebReadyRuleChange => ({ resourceType, folderId, rule })

/** Says what happens with what comes into a folder from now on; the last choice holds. */
export const createWebReadyRuleMachine = ({ webReady, notify }: Ports) =>
  setup({
    types: { context: {} as WebReadyRuleContext, events: {} as WebReadyRuleEvent },
    actors: {
      changing: fromPromise(({ input, signal }: { input: WebReadyRuleChange; signal: AbortSignal }) => webReady.changeRule(input, signal)),
    },
    actions: {
      complain: ({ context: { wanted } }, failure: WebReadyRuleFailure | undefined) => {
        if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}`, subject: `webReadyRule ${wanted.folderId}` })
      },
    },
  }).createMachine({
    id: 'webReadyRule',
    context: { wanted: { resourceType: 'RECORDS', folderId: '', rule: 'ask' } },
    initial: 'settled',
    on: { 'rule.chosen': { target: '.changing', reenter: true, actions: assign(({ event }) => ({ wanted: wantedIn(event) })) } },
    states: {
      settled: { description: 'The rule of a folder is as it is shown, and can be changed.' },
      changing: {
        description: 'The rule that was chosen is being written.',
        invoke: {
          src: 'changing',
          input: ({ context }) => context.wanted,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'settled' },
            { target: 'settled', actions: { type: 'complain', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
    },
  })

export type WebReadyRuleActor = ActorRefFrom<ReturnType<typeof createWebReadyRuleMachine>>
