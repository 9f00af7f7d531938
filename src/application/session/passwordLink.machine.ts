import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { resetPasswordProblems, type ResetPasswordForm } from '../../domain/session/newPassword.ts'
import { stillThere } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { untilAllowed } from '../failures/untilAllowed.ts'
import type { PasswordGateway } from './PasswordGateway.ts'

interface PasswordLinkContext {
  readonly form: ResetPasswordForm
  /** At the fields; found when the form is sent, and corrected as they are. */
  readonly problems: FieldProblems
  readonly failure: CallFailure | undefined
  /** The mail can be read in this very browser. */
  readonly outbox: boolean
}

type PasswordLinkEvent =
  /** A page with the form opens; what is known of the account stands in it. */
  | { type: 'link.opened'; form: ResetPasswordForm }
  | { type: 'field.changed'; field: keyof ResetPasswordForm; value: string }
  | { type: 'submit' }

/** The form by which somebody has a link sent to them. Whether the account exists nobody learns. */
export const createPasswordLinkMachine = ({ passwords }: { readonly passwords: PasswordGateway }) =>
  setup({
    types: { context: {} as PasswordLinkContext, events: {} as PasswordLinkEvent },
    actors: {
      requesting: fromPromise(({ input, signal }: { input: ResetPasswordForm; signal: AbortSignal }) => passwords.requestLink(input, signal)),
    },
    delays: { untilAllowed },
    guards: { isValid: ({ context }) => Object.keys(resetPasswordProblems(context.form)).length === 0 },
    actions: {
      findProblems: assign({ problems: ({ context }) => resetPasswordProblems(context.form), failure: undefined }),
      change: assign(({ context, event }) => {
        if (event.type !== 'field.changed') return {}
        const form = { ...context.form, [event.field]: event.value }
        return { form, problems: stillThere(context.problems, resetPasswordProblems(form)) }
      }),
      showFailure: assign((_, failure: CallFailure | undefined) => ({
        failure,
        problems: failure?.code === 'VALIDATION_FAILED' ? failure.fields : {},
      })),
    },
  }).createMachine({
    id: 'passwordLink',
    context: { form: { email: '', organization: '' }, problems: {}, failure: undefined, outbox: false },
    initial: 'editing',
    on: {
      'link.opened': { target: '.editing', actions: assign(({ event: { form } }) => ({ form, problems: {}, failure: undefined })) },
      'field.changed': { actions: 'change' },
    },
    states: {
      editing: {
        description: 'The account is being named; problems stand at the fields.',
        on: { submit: [{ guard: 'isValid', target: 'sending' }, { actions: 'findProblems' }] },
      },
      sending: {
        description: 'The server is asked for the mail; the fields wait.',
        entry: 'findProblems',
        on: { 'field.changed': {} },
        invoke: {
          src: 'requesting',
          input: ({ context }) => context.form,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'sent',
              actions: assign({ outbox: ({ event }) => valueOf(event.output)?.outbox ?? false }),
            },
            {
              guard: ({ event }) => failedWith(event.output, 'RATE_LIMITED'),
              target: 'limited',
              actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) },
            },
            { target: 'refused', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      limited: {
        description: 'Too many mails were asked for: the next can be after a while. Those that were sent are still good.',
        on: { 'field.changed': { target: 'editing', actions: ['change', assign({ failure: undefined })] } },
        after: { untilAllowed: { target: 'editing', actions: assign({ failure: undefined }) } },
      },
      refused: {
        description: 'The server could not be asked, or said no; what was typed is still there.',
        on: {
          submit: [
            { guard: 'isValid', target: 'sending' },
            { target: 'editing', actions: 'findProblems' },
          ],
        },
      },
      sent: { description: 'The mail is on its way, if there is such an account.', on: { submit: 'sending' } },
    },
  })

type PasswordLinkMachine = ReturnType<typeof createPasswordLinkMachine>
export type PasswordLinkActor = ActorRefFrom<PasswordLinkMachine>
