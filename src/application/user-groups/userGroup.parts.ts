import * as Result from 'effect/Result'
import { assign, fromPromise, setup } from 'xstate'
import type { Role } from '../../domain/roles/role.ts'
import { userGroupProblems, type UserGroup } from '../../domain/user-groups/userGroup.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { RoleGateway } from '../roles/RoleGateway.ts'
import type { Member, UserGroupDetail, UserGroupGateway, UserGroupReadFailure, UserGroupSaveFailure } from './UserGroupGateway.ts'

export type UserGroupFailure = UserGroupReadFailure | UserGroupSaveFailure

export interface UserGroupContext {
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
  readonly problems: FieldProblems
  readonly failure: UserGroupFailure | undefined
  /** What somebody else has made of the group meanwhile. */
  readonly theirs: UserGroupDetail | undefined
}

export type UserGroupEvent =
  | { type: 'group.opened'; organizationId: string; groupId: string | undefined }
  | { type: 'group.closed' }
  | { type: 'name.changed'; name: string }
  | { type: 'role.chosen'; roleId: string | null }
  /** Somebody comes in, or goes. */
  | { type: 'member.toggled'; member: Member }
  | { type: 'save' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  | { type: 'retry' }

export interface UserGroupPorts {
  readonly userGroups: UserGroupGateway
  readonly roles: RoleGateway
  readonly notify: Notify
}

interface Read {
  readonly group: UserGroupDetail | undefined
  readonly roles: readonly Role[]
}

export const BLANK = { group: undefined, roles: [], name: '', roleId: null, people: [], problems: {}, failure: undefined, theirs: undefined } as const

const without = (problems: FieldProblems, field: string): FieldProblems => Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field))

const formOf = ({ name, roleId, people }: UserGroupContext) => ({ name, roleId, members: people.map(({ id }) => id) })
const inputOf = ({ name, roleId, people }: UserGroupDetail) => ({ name, roleId, people })

/** Who belongs to it when mine is saved over theirs: whom they brought in or took out stays so, unless I did otherwise. */
const peopleOver = (base: UserGroupDetail, mine: readonly Member[], theirs: UserGroupDetail): readonly Member[] => {
  const has = (people: readonly Member[], { id }: Member) => people.some((one) => one.id === id)
  const kept = mine.filter((one) => has(theirs.people, one) || !has(base.people, one))
  return [...kept, ...theirs.people.filter((one) => !has(base.people, one) && !has(mine, one))]
}

/** What the dialog's calls answer. */
export interface UserGroupCalls {
  readonly read: Read
  readonly saved: UserGroup
  readonly theirs: Read
  readonly failure: UserGroupFailure
}

/** What the dialog works with, and what it can do. */
export const userGroupParts = ({ userGroups, roles, notify }: UserGroupPorts) =>
  setup({
    types: { context: {} as UserGroupContext, events: {} as UserGroupEvent, tags: {} as 'open' | 'form' | 'busy' },
    actors: {
      reading: fromPromise<Result.Result<Read, UserGroupReadFailure>, UserGroupContext>(async ({ input: { organizationId, groupId }, signal }) => {
        const [group, listed] = await Promise.all([
          groupId === undefined ? Result.succeed(undefined) : userGroups.read(organizationId, groupId, signal),
          roles.list(organizationId, signal),
        ])
        if (Result.isFailure(group)) return Result.fail(group.failure)
        return Result.map(listed, (all) => ({ group: group.success, roles: all }))
      }),
      saving: fromPromise<Result.Result<UserGroup, UserGroupSaveFailure>, UserGroupContext>(({ input, signal }) => {
        const { organizationId, group } = input
        return group === undefined ? userGroups.create(organizationId, formOf(input), signal) : userGroups.edit(organizationId, group, formOf(input), signal)
      }),
    },
    guards: { isValid: ({ context }) => isValid(userGroupProblems(formOf(context))) },
    actions: {
      show: assign((_, read: Read | undefined) => (read === undefined ? {} : { ...read, ...(read.group && inputOf(read.group)) })),
      type: assign(({ context: { problems } }, name: string) => ({ name, problems: without(problems, 'name'), failure: undefined })),
      choose: assign((_, roleId: string | null) => ({ roleId, failure: undefined })),
      toggle: assign(({ context: { people, problems } }, member: Member) => {
        const others = people.filter(({ id }) => id !== member.id)
        return { people: others.length < people.length ? others : [...people, member], problems: without(problems, 'members'), failure: undefined }
      }),
      findProblems: assign({ problems: ({ context }) => userGroupProblems(formOf(context)), failure: undefined }),
      showFailure: assign((_, failure: UserGroupFailure | undefined) => ({
        failure,
        ...(failure?.code === 'VALIDATION_FAILED' ? { problems: failure.fields } : {}),
      })),
      showTheirs: assign((_, read: Read | undefined) => ({ theirs: read?.group })),
      rebase: assign(({ context: { group, theirs, name, roleId, people } }) => {
        if (group === undefined || theirs === undefined) return {}
        return {
          group: theirs,
          name: name === group.name ? theirs.name : name,
          roleId: roleId === group.roleId ? theirs.roleId : roleId,
          people: peopleOver(group, people, theirs),
          theirs: undefined,
        }
      }),
      takeTheirs: assign(({ context: { theirs } }) => (theirs === undefined ? {} : { group: theirs, ...inputOf(theirs), theirs: undefined, problems: {} })),
      tell: ({ context: { group, name } }) =>
        notify({ kind: 'success', text: group === undefined ? 'userGroups.told.made' : 'userGroups.told.saved', values: { name: name.trim() } }),
    },
  })
