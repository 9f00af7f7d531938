import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { changedRule, mustSetUp, type StepRule, type StepRuleChange } from '../../domain/session/stepRule.ts'
import { answered } from '../failures/answered.ts'
import type { OrganizationGateway, StepRuleFailure } from './OrganizationGateway.ts'

interface Context {
  readonly id: string
  readonly rule: StepRule | undefined
  /** What is being turned. */
  readonly wanted: StepRuleChange
  readonly failure: StepRuleFailure | undefined
}

type StepRuleEvent = { type: 'rule.open'; id: string } | { type: 'turn'; change: StepRuleChange } | { type: 'confirm' } | { type: 'cancel' } | { type: 'retry' } | { type: 'close' }

const NOTHING: Context = { id: '', rule: undefined, wanted: {}, failure: undefined }

/** Whether an organization asks everybody for a second step at sign-in. What is turned takes effect at once. */
export const createStepRuleMachine = ({ organizations }: { readonly organizations: OrganizationGateway }) =>
  setup({
    types: { context: {} as Context, events: {} as StepRuleEvent },
    actors: {
      reading: fromPromise<Result<StepRule, StepRuleFailure>, Context>(({ input, signal }) => organizations.stepRule(input.id, signal)),
      turning: fromPromise<Result<StepRule, StepRuleFailure>, Context>(({ input, signal }) =>
        organizations.editStepRule(input.id, input.wanted, signal),
      ),
    },
    guards: {
      /** More people than before would have to set something up. */
      concerns: ({ context: { rule }, event }) =>
        rule !== undefined && event.type === 'turn' && mustSetUp(changedRule(rule, event.change)) > mustSetUp(rule),
    },
    actions: {
      takeOver: assign((_, rule: StepRule | undefined) => ({ rule, failure: undefined })),
      fail: assign((_, failure: StepRuleFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'stepRule',
    context: NOTHING,
    initial: 'closed',
    on: {
      'rule.open': { target: '.reading', actions: assign(({ event }) => ({ ...NOTHING, id: event.id })) },
      close: '.closed',
    },
    states: {
      closed: { description: 'No organization is looked at.' },
      reading: {
        description: 'The rule is being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answered<StepRule, StepRuleFailure>()({ target: 'judging', action: 'takeOver' }, { target: 'unreadable', action: 'fail' }),
        },
      },
      judging: {
        description: 'Whether the organization has the feature.',
        always: [{ guard: ({ context }) => context.rule?.offered === true, target: 'shown' }, 'notOffered'],
      },
      unreadable: { description: 'The rule could not be read.', on: { retry: 'reading' } },
      notOffered: { description: 'The organization does not have the feature: nobody is asked.' },
      shown: {
        description: 'The rule stands there, to be turned.',
        on: {
          turn: [
            { guard: 'concerns', target: 'asking', actions: assign({ wanted: ({ event }) => event.change, failure: undefined }) },
            { target: 'turning', actions: assign({ wanted: ({ event }) => event.change, failure: undefined }) },
          ],
        },
      },
      asking: {
        description: 'It would have people set up an authenticator: how many is shown before it is turned.',
        on: { confirm: 'turning', cancel: { target: 'shown', actions: assign({ wanted: {} }) } },
      },
      turning: {
        description: 'The rule is being turned.',
        invoke: {
          src: 'turning',
          input: ({ context }) => context,
          onDone: answered<StepRule, StepRuleFailure>()({ target: 'judging', action: 'takeOver' }, { target: 'shown', action: 'fail' }),
        },
      },
    },
  })

type StepRuleMachine = ReturnType<typeof createStepRuleMachine>
export type StepRuleActor = ActorRefFrom<StepRuleMachine>
