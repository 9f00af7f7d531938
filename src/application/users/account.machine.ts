import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { DEFAULT_LANGUAGE } from '../../domain/preferences/language.ts'
import type { Role } from '../../domain/roles/role.ts'
import { fullName, type Account } from '../../domain/users/account.ts'
import { userProblems, type UserForm } from '../../domain/users/user.ts'
import { isValid, withoutFields } from '../../domain/validation/form.ts'
import { rebasedFields } from '../../domain/validation/rebase.ts'
import { failureInForm, UNTOUCHED, type FormContext } from '../forms/formContext.ts'
import { formStates, type FormEvent, type FormTag } from '../forms/formStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { RoleGateway } from '../roles/RoleGateway.ts'
import { withRoles, type WithRoles } from '../roles/withRoles.ts'
import type { AccountReadFailure, AccountSaveFailure, UserGateway } from './UserGateway.ts'

type AccountFailure = AccountReadFailure | AccountSaveFailure

interface AccountContext extends FormContext<Account, AccountFailure> {
  readonly organizationId: string
  /** Null: a user is added. */
  readonly accountId: string | null
  /** As it was when it was opened. */
  readonly account: Account | undefined
  readonly roles: readonly Role[]
  readonly form: UserForm
}

type AccountEvent =
  | { type: 'account.opened'; organizationId: string; accountId: string | null }
  | { type: 'account.closed' }
  | { type: 'field.changed'; change: Partial<UserForm> }
  | FormEvent

export interface AccountPorts {
  readonly users: UserGateway
  readonly roles: RoleGateway
  readonly notify: Notify
}

const BLANK_USER: UserForm = { username: '', firstName: '', lastName: '', email: '', roleId: '', language: DEFAULT_LANGUAGE }
const NO_ACCOUNT = { accountId: null, account: undefined, roles: [], form: BLANK_USER, ...UNTOUCHED } as const

export const formOf = ({ username, firstName, lastName, email, roleId, language }: Account): UserForm => ({
  username,
  firstName,
  lastName,
  email,
  roleId,
  language: language ?? DEFAULT_LANGUAGE,
})

/** Whether anything was filled in that would be lost. */
export const isUnsaved = ({ account, form }: AccountContext): boolean => JSON.stringify(form) !== JSON.stringify(account === undefined ? BLANK_USER : formOf(account))

const states = formStates<AccountContext, { read: WithRoles<Account>; saved: Account; failure: AccountFailure }>()('The fields are being filled in.', {
  'field.changed': { actions: { type: 'type', params: ({ event }: { event: { change: Partial<UserForm> } }) => event.change } },
})

/** The dialog in which a user is added or changed. What was filled in and not closed is there when it is opened again. */
export const createAccountMachine = ({ users, roles, notify }: AccountPorts) =>
  setup({
    types: { context: {} as AccountContext, events: {} as AccountEvent, tags: {} as FormTag },
    actors: {
      reading: fromPromise<Result<WithRoles<Account>, AccountReadFailure>, AccountContext>(({ input: { organizationId, accountId }, signal }) =>
        withRoles(roles.list(organizationId, signal), accountId === null ? undefined : users.read(organizationId, accountId, signal)),
      ),
      saving: fromPromise<Result<Account, AccountSaveFailure>, AccountContext>(({ input: { organizationId, account, form }, signal }) =>
        account === undefined ? users.add(organizationId, form, signal) : users.edit(organizationId, account, form, signal),
      ),
    },
    guards: {
      isValid: ({ context }) => isValid(userProblems(context.form)),
      isKept: ({ context, event }) =>
        event.type === 'account.opened' && event.organizationId === context.organizationId && event.accountId === context.accountId && isUnsaved(context),
    },
    actions: {
      show: assign((_, read: WithRoles<Account> | undefined) =>
        read === undefined ? {} : { roles: read.roles, account: read.one, form: read.one === undefined ? BLANK_USER : formOf(read.one), failure: undefined },
      ),
      type: assign(({ context }, change: Partial<UserForm>) => ({
        form: { ...context.form, ...change },
        problems: withoutFields(context.problems, Object.keys(change)),
        failure: undefined,
      })),
      findProblems: assign({ problems: ({ context }) => userProblems(context.form) }),
      showFailure: assign((_, failure: AccountFailure | undefined) => failureInForm(failure)),
      showTheirs: assign((_, read: WithRoles<Account> | undefined) => ({ theirs: read?.one })),
      rebase: assign(({ context: { theirs, account, form } }) =>
        theirs === undefined || account === undefined
          ? {}
          : { account: theirs, form: rebasedFields(formOf(account), form, formOf(theirs)), theirs: undefined, failure: undefined },
      ),
      takeTheirs: assign(({ context: { theirs } }) => (theirs === undefined ? {} : { account: theirs, form: formOf(theirs), ...UNTOUCHED })),
      notify: ({ context: { account, form } }, _saved: Account | undefined) =>
        notify({ kind: 'success', text: account === undefined ? 'users.notices.added' : 'users.notices.saved', values: { name: fullName(form) } }),
    },
  }).createMachine({
    id: 'account',
    context: { organizationId: '', ...NO_ACCOUNT },
    initial: 'closed',
    on: {
      'account.opened': [
        { guard: 'isKept', target: '.editing' },
        {
          target: '.opening',
          reenter: true,
          actions: assign(({ event: { organizationId, accountId } }) => ({ ...NO_ACCOUNT, organizationId, accountId })),
        },
      ],
      'account.closed': { target: '.closed', actions: assign(NO_ACCOUNT) },
    },
    states: { closed: { description: 'No account is open.' }, ...states },
  })

type AccountMachine = ReturnType<typeof createAccountMachine>
export type AccountActor = ActorRefFrom<AccountMachine>
