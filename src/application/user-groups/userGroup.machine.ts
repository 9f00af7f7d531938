import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../domain/roles/role.ts'
import { userGroupProblems, type UserGroup } from '../../domain/user-groups/userGroup.ts'
import { isValid, withoutFields } from '../../domain/validation/form.ts'
import { rebasedFields, rebasedList } from '../../domain/validation/rebase.ts'
import { failureInForm, UNTOUCHED, type FormContext } from '../forms/formContext.ts'
import { formStates, type FormEvent, type FormTag } from '../forms/formStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { RoleGateway } from '../roles/RoleGateway.ts'
import { withRoles, type WithRoles } from '../roles/withRoles.ts'
import type { Member, UserGroupDetail, UserGroupGateway, UserGroupReadFailure, UserGroupSaveFailure } from './UserGroupGateway.ts'

type UserGroupFailure = UserGroupReadFailure | UserGroupSaveFailure
type Read = WithRoles<UserGroupDetail>

interface UserGroupContext extends FormContext<UserGroupDetail, UserGroupFailure> {
  readonly organizationId: string
  /** None: a new one. */
  readonly groupId: string | undefined
  /** The group that is edited, as it was when it was opened. */
  readonly group: UserGroupDetail | undefined
  /** The roles that it can give. */
  readonly roles: readonly Role[]
  readonly name: string
  readonly roleId: string | null
  readonly people: readonly Member[]
}

type UserGroupEvent =
  | { type: 'group.opened'; organizationId: string; groupId: string | undefined }
  | { type: 'group.closed' }
  | { type: 'name.changed'; name: string }
  | { type: 'role.chosen'; roleId: string | null }
  /** Somebody comes in, or goes. */
  | { type: 'member.toggled'; member: Member }
  | FormEvent

export interface UserGroupPorts {
  readonly userGroups: UserGroupGateway
  readonly roles: RoleGateway
  readonly notify: Notify
}

const BLANK = { group: undefined, roles: [], name: '', roleId: null, people: [], ...UNTOUCHED } as const

const formOf = ({ name, roleId, people }: UserGroupContext) => ({ name, roleId, members: people.map(({ id }) => id) })
const fieldsOf = ({ name, roleId }: Pick<UserGroupContext, 'name' | 'roleId'>) => ({ name, roleId })
const inputOf = (group: UserGroupDetail) => ({ ...fieldsOf(group), people: group.people })

/** Whether anything was filled in that would be lost. */
export const isUnsaved = (context: UserGroupContext): boolean => {
  const { name, roleId, people } = context.group ?? BLANK
  return context.name !== name || context.roleId !== roleId || context.people.map(({ id }) => id).join() !== people.map(({ id }) => id).join()
}

const states = formStates<UserGroupContext, { read: Read; saved: UserGroup; failure: UserGroupFailure }>()(
  'The name is typed, a role chosen, and people are added and taken out.',
  {
    'name.changed': { actions: { type: 'type', params: ({ event }: { event: { name: string } }) => event.name } },
    'role.chosen': { actions: { type: 'choose', params: ({ event }: { event: { roleId: string | null } }) => event.roleId } },
    'member.toggled': { actions: { type: 'toggle', params: ({ event }: { event: { member: Member } }) => event.member } },
  },
)

/** The dialog in which a group is made or changed. What was filled in and not closed is there when it is opened again. */
export const createUserGroupMachine = ({ userGroups, roles, notify }: UserGroupPorts) =>
  setup({
    types: { context: {} as UserGroupContext, events: {} as UserGroupEvent, tags: {} as FormTag },
    actors: {
      reading: fromPromise<Result<Read, UserGroupReadFailure>, UserGroupContext>(({ input: { organizationId, groupId }, signal }) =>
        withRoles(roles.list(organizationId, signal), groupId === undefined ? undefined : userGroups.read(organizationId, groupId, signal)),
      ),
      saving: fromPromise<Result<UserGroup, UserGroupSaveFailure>, UserGroupContext>(({ input, signal }) => {
        const { organizationId, group } = input
        return group === undefined ? userGroups.create(organizationId, formOf(input), signal) : userGroups.edit(organizationId, group, formOf(input), signal)
      }),
    },
    guards: {
      isValid: ({ context }) => isValid(userGroupProblems(formOf(context))),
      isKept: ({ context, event }) =>
        event.type === 'group.opened' && event.organizationId === context.organizationId && event.groupId === context.groupId && isUnsaved(context),
    },
    actions: {
      show: assign((_, read: Read | undefined) => (read === undefined ? {} : { roles: read.roles, group: read.one, ...(read.one && inputOf(read.one)) })),
      type: assign(({ context: { problems } }, name: string) => ({ name, problems: withoutFields(problems, ['name']), failure: undefined })),
      choose: assign((_, roleId: string | null) => ({ roleId, failure: undefined })),
      toggle: assign(({ context: { people, problems } }, member: Member) => {
        const others = people.filter(({ id }) => id !== member.id)
        const toggled = others.length < people.length ? others : [...people, member]
        return { people: toggled, problems: withoutFields(problems, ['members']), failure: undefined }
      }),
      findProblems: assign({ problems: ({ context }) => userGroupProblems(formOf(context)), failure: undefined }),
      showFailure: assign((_, failure: UserGroupFailure | undefined) => failureInForm(failure)),
      showTheirs: assign((_, read: Read | undefined) => ({ theirs: read?.one })),
      rebase: assign(({ context }) => {
        const { group, theirs, people } = context
        if (group === undefined || theirs === undefined) return {}
        const fields = rebasedFields(fieldsOf(group), fieldsOf(context), fieldsOf(theirs))
        return { ...fields, group: theirs, people: rebasedList(group.people, people, theirs.people), theirs: undefined }
      }),
      takeTheirs: assign(({ context: { theirs } }) => (theirs === undefined ? {} : { group: theirs, ...inputOf(theirs), theirs: undefined, problems: {} })),
      notify: ({ context: { group, name } }, _saved: UserGroup | undefined) =>
        notify({ kind: 'success', text: group === undefined ? 'userGroups.notices.made' : 'userGroups.notices.saved', values: { name: name.trim() } }),
    },
  }).createMachine({
    id: 'userGroup',
    context: { organizationId: '', groupId: undefined, ...BLANK },
    initial: 'closed',
    on: {
      'group.opened': [
        { guard: 'isKept', target: '.editing' },
        {
          target: '.opening',
          reenter: true,
          actions: assign(({ event: { organizationId, groupId } }) => ({ ...BLANK, organizationId, groupId })),
        },
      ],
      'group.closed': { target: '.closed', actions: assign(BLANK) },
    },
    states: { closed: { description: 'No group is open.' }, ...states },
  })

type UserGroupMachine = ReturnType<typeof createUserGroupMachine>
export type UserGroupActor = ActorRefFrom<UserGroupMachine>
