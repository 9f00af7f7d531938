import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { firstAdministratorProblems, type FirstAdministratorForm } from '../../domain/setup/firstAdministrator.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failedWith, failureOf, hasSucceeded } from '../failures/outcome.ts'
import type { SetupFailure, SetupGateway } from './SetupGateway.ts'

interface SetupContext {
  /** Of the link that the start printed. */
  readonly token: string
  readonly form: FirstAdministratorForm
  readonly problems: FieldProblems
  readonly failure: SetupFailure | undefined
}

type SetupEvent =
  | { type: 'link.followed'; token: string }
  | { type: 'field.changed'; field: keyof FirstAdministratorForm; value: string }
  | { type: 'submit' }

const EMPTY: FirstAdministratorForm = { organization: '', email: '', firstName: '', lastName: '', password: '', repeat: '' }

/** The page of an installation that nobody can sign in to yet. */
export const createSetupMachine = ({ setups }: { readonly setups: SetupGateway }) =>
  setup({
    types: { context: {} as SetupContext, events: {} as SetupEvent },
    actors: {
      creating: fromPromise(({ input, signal }: { input: FirstAdministratorForm & { token: string }; signal: AbortSignal }) =>
        setups.create(input, signal),
      ),
    },
    guards: { isValid: ({ context }) => Object.keys(firstAdministratorProblems(context.form)).length === 0 },
    actions: {
      findProblems: assign({ problems: ({ context }) => firstAdministratorProblems(context.form), failure: undefined }),
      forgetPassword: assign(({ context }) => ({ token: '', form: { ...context.form, password: '', repeat: '' }, problems: {} })),
      showFailure: assign((_, failure: SetupFailure | undefined) => ({
        failure,
        problems: failure?.code === 'VALIDATION_FAILED' ? failure.fields : {},
      })),
    },
  }).createMachine({
    id: 'setup',
    context: { token: '', form: EMPTY, problems: {}, failure: undefined },
    initial: 'unusable',
    on: {
      'link.followed': { target: '.editing', actions: assign(({ event }) => ({ token: event.token, failure: undefined })) },
      'field.changed': {
        actions: assign(({ context, event }) => {
          const form = { ...context.form, [event.field]: event.value }
          const still = firstAdministratorProblems(form)
          return { form, problems: Object.fromEntries(Object.keys(context.problems).flatMap((at) => (still[at] ? [[at, still[at]]] : []))) }
        }),
      },
    },
    states: {
      unusable: { description: 'There is no link, or none that is good: the installation has its administrator, or another start printed another link.' },
      editing: {
        description: 'The organization and its first administrator are being named.',
        on: { submit: [{ guard: 'isValid', target: 'creating' }, { actions: 'findProblems' }] },
      },
      creating: {
        description: 'They are being made; the fields wait.',
        entry: 'findProblems',
        on: { 'field.changed': {} },
        invoke: {
          src: 'creating',
          input: ({ context: { token, form } }) => ({ token, ...form }),
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'created', actions: 'forgetPassword' },
            { guard: ({ event }) => failedWith(event.output, 'SETUP_LINK_INVALID'), target: 'unusable', actions: 'forgetPassword' },
            { target: 'refused', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: {
        description: 'Nothing was made; what was typed is still there.',
        on: {
          submit: [
            { guard: 'isValid', target: 'creating' },
            { target: 'editing', actions: 'findProblems' },
          ],
        },
      },
      created: { description: 'The first super administrator can sign in.' },
    },
  })

type SetupMachine = ReturnType<typeof createSetupMachine>
export type SetupActor = ActorRefFrom<SetupMachine>
