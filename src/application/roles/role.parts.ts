import * as Result from 'effect/Result'
import { assign, fromPromise, setup } from 'xstate'
import { PERMISSIONS, type Permission } from '../../domain/access/permissions.ts'
import { rebased } from '../../domain/roles/edit.ts'
import { withGroup } from '../../domain/roles/groups.ts'
import { roleProblems, type Role } from '../../domain/roles/role.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { RoleDetail, RoleGateway, RoleReadFailure, RoleSaveFailure } from './RoleGateway.ts'

type RoleFailure = RoleReadFailure | RoleSaveFailure

/** What is open: a new role, a new one like another, or one that is there. */
export type RoleSubject =
  | { readonly kind: 'create' }
  | { readonly kind: 'duplicate'; readonly roleId: string }
  | { readonly kind: 'edit'; readonly roleId: string }

export interface RoleContext {
  readonly organizationId: string
  readonly subject: RoleSubject
  /** What the author holds, and so can give or take. */
  readonly held: readonly Permission[]
  /** The role that is edited, as it was when it was opened. */
  readonly role: RoleDetail | undefined
  /** The one that a new role is made like. */
  readonly pattern: RoleDetail | undefined
  readonly name: string
  readonly chosen: readonly Permission[]
  readonly problems: FieldProblems
  readonly failure: RoleFailure | undefined
  /** What somebody else has made of the role meanwhile. */
  readonly theirs: RoleDetail | undefined
}

export type RoleEvent =
  | { type: 'role.opened'; organizationId: string; subject: RoleSubject; held: readonly Permission[] }
  | { type: 'role.closed' }
  | { type: 'name.changed'; name: string }
  | { type: 'permission.toggled'; permission: Permission }
  | { type: 'group.toggled'; permissions: readonly Permission[] }
  | { type: 'save' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  | { type: 'retry' }

/** What the dialog's calls answer. */
export interface RoleCalls {
  readonly read: RoleDetail | undefined
  readonly saved: Role
  readonly theirs: RoleDetail | undefined
  readonly failure: RoleFailure
}

export interface RolePorts {
  readonly roles: RoleGateway
  readonly notify: Notify
}

export const NO_ROLE = {
  role: undefined,
  pattern: undefined,
  name: '',
  chosen: [],
  problems: {},
  failure: undefined,
  theirs: undefined,
} as const

const without = (problems: FieldProblems, field: string): FieldProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field))

const formOf = ({ name, chosen }: RoleContext) => ({ name, permissions: chosen })

/** What the dialog works with, and what it can do. */
export const roleParts = ({ roles, notify }: RolePorts) =>
  setup({
    types: { context: {} as RoleContext, events: {} as RoleEvent, tags: {} as 'open' | 'form' | 'busy' },
    actors: {
      reading: fromPromise<Result.Result<RoleDetail | undefined, RoleReadFailure>, RoleContext>(async ({ input, signal }) =>
        // Who may not know the roles of an organization is told before a new one is filled in.
        input.subject.kind === 'create'
          ? Result.map(await roles.list(input.organizationId, signal), () => undefined)
          : roles.read(input.organizationId, input.subject.roleId, signal),
      ),
      saving: fromPromise<Result.Result<Role, RoleSaveFailure>, RoleContext>(({ input, signal }) => {
        const { organizationId, role } = input
        return role === undefined ? roles.create(organizationId, formOf(input), signal) : roles.edit(organizationId, role, formOf(input), signal)
      }),
    },
    guards: { isValid: ({ context }) => isValid(roleProblems(formOf(context))) },
    actions: {
      // A role like another one has no name yet, and gives only what its author holds.
      show: assign(({ context: { subject, held } }, read: RoleDetail | undefined) => {
        if (read === undefined) return {}
        return subject.kind === 'edit'
          ? { role: read, name: read.name, chosen: read.permissions }
          : { pattern: read, chosen: read.permissions.filter((permission) => held.includes(permission)) }
      }),
      type: assign(({ context: { problems } }, name: string) => ({ name, problems: without(problems, 'name'), failure: undefined })),
      toggle: assign(({ context: { chosen, held, problems } }, permissions: readonly Permission[]) => {
        const next = withGroup(chosen, permissions, held)
        return {
          chosen: PERMISSIONS.filter((permission) => next.includes(permission)),
          problems: without(problems, 'permissions'),
          failure: undefined,
        }
      }),
      findProblems: assign({ problems: ({ context }) => roleProblems(formOf(context)), failure: undefined }),
      showFailure: assign((_, failure: RoleFailure | undefined) => ({
        failure,
        ...(failure?.code === 'VALIDATION_FAILED' ? { problems: failure.fields } : {}),
      })),
      showTheirs: assign((_, theirs: RoleDetail | undefined) => ({ theirs })),
      rebase: assign(({ context: { role, theirs, name, chosen } }) => {
        if (role === undefined || theirs === undefined) return {}
        const mine = rebased(role, { name, permissions: chosen }, theirs)
        return { role: theirs, name: mine.name, chosen: mine.permissions, theirs: undefined }
      }),
      takeTheirs: assign(({ context: { theirs } }) =>
        theirs === undefined ? {} : { ...NO_ROLE, role: theirs, name: theirs.name, chosen: theirs.permissions },
      ),
      tell: ({ context: { role, name } }) =>
        notify({ kind: 'success', text: role === undefined ? 'roles.told.made' : 'roles.told.saved', values: { name: name.trim() } }),
    },
  })
