import * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { PERMISSIONS, type Permission } from '../../domain/access/permissions.ts'
import { rebased } from '../../domain/roles/edit.ts'
import { withGroup } from '../../domain/roles/groups.ts'
import { roleProblems, type Role } from '../../domain/roles/role.ts'
import { isValid, withoutFields } from '../../domain/validation/form.ts'
import { failureInForm, UNTOUCHED, type FormContext } from '../forms/formContext.ts'
import { formStates, type FormEvent, type FormTag } from '../forms/formStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { RoleDetail, RoleGateway, RoleReadFailure, RoleSaveFailure } from './RoleGateway.ts'

type RoleFailure = RoleReadFailure | RoleSaveFailure

/** What is open: a new role, a new one like another, or one that is there. */
export type RoleSubject =
  | { readonly kind: 'create' }
  | { readonly kind: 'duplicate'; readonly roleId: string }
  | { readonly kind: 'edit'; readonly roleId: string }

export interface RoleContext extends FormContext<RoleDetail, RoleFailure> {
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
}

type RoleEvent =
  | { type: 'role.opened'; organizationId: string; subject: RoleSubject }
  /** What the author holds, known before the dialog is opened; it may change while it is open. */
  | { type: 'held.changed'; held: readonly Permission[] }
  | { type: 'role.closed' }
  | { type: 'name.changed'; name: string }
  | { type: 'permissions.toggled'; permissions: readonly Permission[] }
  | FormEvent

export interface RolePorts {
  readonly roles: RoleGateway
  readonly notify: Notify
}

const NO_ROLE = { role: undefined, pattern: undefined, name: '', chosen: [], ...UNTOUCHED } as const

const formOf = ({ name, chosen }: RoleContext) => ({ name, permissions: chosen })

/** What the form begins with. A role like another one has no name yet, and gives only what its author holds. */
const begunWith = ({ role, pattern, held }: Pick<RoleContext, 'role' | 'pattern' | 'held'>): Pick<RoleContext, 'name' | 'chosen'> =>
  role === undefined
    ? { name: '', chosen: pattern?.permissions.filter((permission) => held.includes(permission)) ?? [] }
    : { name: role.name, chosen: role.permissions }

/** What stays chosen where its author holds something else by now: what the role has had before, and what can still be given. */
const grantable = ({ role, chosen }: RoleContext, held: readonly Permission[]): readonly Permission[] =>
  chosen.filter((permission) => held.includes(permission) || role?.permissions.includes(permission) === true)

/** Whether anything was filled in that would be lost. */
export const isUnsaved = (context: RoleContext): boolean => {
  const { name, chosen } = begunWith(context)
  return context.name !== name || JSON.stringify(context.chosen) !== JSON.stringify(chosen)
}

const states = formStates<RoleContext, { read: RoleDetail | undefined; saved: Role; failure: RoleFailure }>()('The name is typed and permissions are chosen.', {
  'name.changed': { actions: { type: 'type', params: ({ event }: { event: { name: string } }) => event.name } },
  'permissions.toggled': { actions: { type: 'toggle', params: ({ event }: { event: { permissions: readonly Permission[] } }) => event.permissions } },
})

/** The dialog in which a role is made or changed. What was filled in and not closed is there when it is opened again. */
export const createRoleMachine = ({ roles, notify }: RolePorts) =>
  setup({
    types: { context: {} as RoleContext, events: {} as RoleEvent, tags: {} as FormTag },
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
    guards: {
      isValid: ({ context }) => isValid(roleProblems(formOf(context))),
      isKept: ({ context, event }) =>
        event.type === 'role.opened' && event.organizationId === context.organizationId && JSON.stringify(event.subject) === JSON.stringify(context.subject) && isUnsaved(context),
    },
    actions: {
      show: assign(({ context }, read: RoleDetail | undefined) => {
        if (read === undefined) return {}
        const begun = context.subject.kind === 'edit' ? { role: read } : { pattern: read }
        return { ...begun, ...begunWith({ ...context, ...begun }) }
      }),
      type: assign(({ context: { problems } }, name: string) => ({ name, problems: withoutFields(problems, ['name']), failure: undefined })),
      toggle: assign(({ context: { chosen, held, problems } }, permissions: readonly Permission[]) => {
        const next = withGroup(chosen, permissions, held)
        const inOrder = PERMISSIONS.filter((permission) => next.includes(permission))
        return { chosen: inOrder, problems: withoutFields(problems, ['permissions']), failure: undefined }
      }),
      findProblems: assign({ problems: ({ context }) => roleProblems(formOf(context)), failure: undefined }),
      showFailure: assign((_, failure: RoleFailure | undefined) => failureInForm(failure)),
      showTheirs: assign((_, theirs: RoleDetail | undefined) => ({ theirs })),
      rebase: assign(({ context: { role, theirs, name, chosen } }) => {
        if (role === undefined || theirs === undefined) return {}
        const mine = rebased(role, { name, permissions: chosen }, theirs)
        return { role: theirs, name: mine.name, chosen: mine.permissions, theirs: undefined }
      }),
      takeTheirs: assign(({ context: { theirs } }) =>
        theirs === undefined ? {} : { ...NO_ROLE, role: theirs, name: theirs.name, chosen: theirs.permissions },
      ),
      notify: ({ context: { role, name } }, _saved: Role | undefined) =>
        notify({ kind: 'success', text: role === undefined ? 'roles.notices.made' : 'roles.notices.saved', values: { name: name.trim() } }),
    },
  }).createMachine({
    id: 'role',
    context: { organizationId: '', subject: { kind: 'create' }, held: [], ...NO_ROLE },
    initial: 'closed',
    on: {
      'role.opened': [
        { guard: 'isKept', target: '.editing' },
        {
          target: '.opening',
          reenter: true,
          actions: assign(({ event: { organizationId, subject } }) => ({ ...NO_ROLE, organizationId, subject })),
        },
      ],
      'held.changed': { actions: assign(({ context, event: { held } }) => ({ held, chosen: grantable(context, held) })) },
      'role.closed': { target: '.closed', actions: assign(NO_ROLE) },
    },
    states: { closed: { description: 'No role is open.' }, ...states },
  })

type RoleMachine = ReturnType<typeof createRoleMachine>
export type RoleActor = ActorRefFrom<RoleMachine>
