import * as Result from 'effect/Result'
import { assign, fromPromise, setup } from 'xstate'
import { DEFAULT_LANGUAGE } from '../../domain/preferences/language.ts'
import type { Role } from '../../domain/roles/role.ts'
import { fullName, type Account } from '../../domain/users/account.ts'
import { userProblems, type UserForm } from '../../domain/users/user.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { RoleGateway } from '../roles/RoleGateway.ts'
import type { AccountReadFailure, AccountSaveFailure, UserGateway } from './UserGateway.ts'

type AccountFailure = AccountReadFailure | AccountSaveFailure

export interface AccountContext {
  readonly organizationId: string
  /** Null: a user is added. */
  readonly accountId: string | null
  /** As it was when it was opened. */
  readonly account: Account | undefined
  readonly roles: readonly Role[]
  readonly form: UserForm
  readonly problems: FieldProblems
  readonly failure: AccountFailure | undefined
  /** What somebody else has made of the account meanwhile. */
  readonly theirs: Account | undefined
}

export type AccountEvent =
  | { type: 'account.opened'; organizationId: string; accountId: string | null }
  | { type: 'account.closed' }
  | { type: 'field.changed'; change: Partial<UserForm> }
  | { type: 'save' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  | { type: 'retry' }

export interface AccountPorts {
  readonly users: UserGateway
  readonly roles: RoleGateway
  readonly notify: Notify
}

export const BLANK_USER: UserForm = { username: '', firstName: '', lastName: '', email: '', roleId: '', language: DEFAULT_LANGUAGE }

export const NO_ACCOUNT = {
  accountId: null,
  account: undefined,
  roles: [],
  form: BLANK_USER,
  problems: {},
  failure: undefined,
  theirs: undefined,
} as const

export const formOf = ({ username, firstName, lastName, email, roleId, language }: Account): UserForm => ({
  username,
  firstName,
  lastName,
  email,
  roleId,
  language: language ?? DEFAULT_LANGUAGE,
})

/** Theirs, with what I have changed over it. */
const mineOver = (theirs: Account, form: UserForm, before: UserForm): UserForm => {
  const changed = Object.entries(form).filter(([field, value]) => value !== before[field as keyof UserForm])
  return { ...formOf(theirs), ...Object.fromEntries(changed) }
}

interface Opened {
  readonly account: Account | undefined
  readonly roles: readonly Role[]
}

/** What the dialog's calls answer. */
export interface AccountCalls {
  readonly read: Opened
  readonly saved: Account
  readonly theirs: Account
  readonly failure: AccountFailure
}

/** What the dialog works with, and what it can do. */
export const accountParts = ({ users, roles, notify }: AccountPorts) =>
  setup({
    types: { context: {} as AccountContext, events: {} as AccountEvent, tags: {} as 'open' | 'form' | 'busy' },
    actors: {
      opening: fromPromise<Result.Result<Opened, AccountReadFailure>, AccountContext>(async ({ input, signal }) => {
        const { organizationId, accountId } = input
        const [known, read] = await Promise.all([
          roles.list(organizationId, signal),
          accountId === null ? Result.succeed(undefined) : users.read(organizationId, accountId, signal),
        ])
        if (Result.isFailure(known)) return Result.fail(known.failure)
        return Result.isFailure(read) ? Result.fail(read.failure) : Result.succeed({ roles: known.success, account: read.success })
      }),
      saving: fromPromise<Result.Result<Account, AccountSaveFailure>, AccountContext>(({ input, signal }) => {
        const { organizationId, account, form } = input
        return account === undefined ? users.add(organizationId, form, signal) : users.edit(organizationId, account, form, signal)
      }),
      comparing: fromPromise<Result.Result<Account, AccountReadFailure>, AccountContext>(({ input, signal }) =>
        users.read(input.organizationId, input.accountId ?? '', signal),
      ),
    },
    guards: { isValid: ({ context }) => isValid(userProblems(context.form)) },
    actions: {
      show: assign((_, opened: Opened | undefined) =>
        opened ? { ...opened, form: opened.account === undefined ? BLANK_USER : formOf(opened.account), failure: undefined } : {},
      ),
      type: assign(({ context }, change: Partial<UserForm>) => {
        const changed = Object.keys(change)
        const problems = Object.fromEntries(Object.entries(context.problems).filter(([field]) => !changed.includes(field)))
        return { form: { ...context.form, ...change }, problems, failure: undefined }
      }),
      findProblems: assign({ problems: ({ context }) => userProblems(context.form) }),
      showFailure: assign((_, failure: AccountFailure | undefined) => ({
        failure,
        ...(failure?.code === 'VALIDATION_FAILED' ? { problems: failure.fields } : {}),
      })),
      showTheirs: assign((_, theirs: Account | undefined) => ({ theirs })),
      rebase: assign(({ context: { theirs, account, form } }) =>
        theirs === undefined || account === undefined
          ? {}
          : { account: theirs, form: mineOver(theirs, form, formOf(account)), theirs: undefined, failure: undefined },
      ),
      takeTheirs: assign(({ context: { theirs } }) =>
        theirs === undefined ? {} : { account: theirs, form: formOf(theirs), theirs: undefined, problems: {}, failure: undefined },
      ),
      tell: ({ context: { account, form } }) =>
        notify({ kind: 'success', text: account === undefined ? 'users.told.added' : 'users.told.saved', values: { name: fullName(form) } }),
    },
  })
