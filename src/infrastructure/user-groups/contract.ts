import * as Schema from 'effect/Schema'
import { MOST_MEMBERS } from '../../domain/user-groups/userGroup.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id, Nothing } from '../contract/values.ts'

const group = {
  id: Id,
  name: Schema.String,
  roleId: Schema.NullOr(Id),
  roleName: Schema.NullOr(Schema.String),
  members: Schema.Finite,
  revision: Schema.Finite,
}

const UserGroup = Schema.Struct(group)
const OfGroup = Schema.Struct({ groupId: Id })
const Person = Schema.Struct({ id: Id, firstName: Schema.String, lastName: Schema.String, email: Schema.String })

/** Too many members are refused by the rule of the form; the contract only bounds the work. */
const form = {
  name: Schema.String,
  roleId: Schema.NullOr(Id),
  members: Schema.Array(Id).check(Schema.isMaxLength(2 * MOST_MEMBERS)),
}

export const listUserGroups = endpoint({
  method: 'GET',
  path: '/v1/groups',
  summary: 'The groups of users of the organization, by name',
  success: Schema.Struct({ items: Schema.Array(UserGroup) }),
  failures: [],
})

export const readUserGroup = endpoint({
  method: 'GET',
  path: '/v1/groups/:groupId',
  summary: 'One group and who belongs to it',
  params: OfGroup,
  success: Schema.Struct({ ...group, people: Schema.Array(Person) }),
  failures: ['GROUP_NOT_FOUND'],
})

const CHANGING = ['GROUP_ALREADY_EXISTS', 'ROLE_NOT_FOUND', 'USER_NOT_FOUND', 'PERMISSION_NOT_HELD', 'OWN_ACCOUNT', 'LAST_ADMINISTRATOR'] as const

export const createUserGroup = endpoint({
  method: 'POST',
  path: '/v1/groups',
  summary: 'Make a group of users',
  body: Schema.Struct(form),
  success: UserGroup,
  failures: ['GROUP_NOT_FOUND', 'STALE_EDIT', ...CHANGING],
})

export const editUserGroup = endpoint({
  method: 'PATCH',
  path: '/v1/groups/:groupId',
  summary: 'Change the name, the role and the members of a group',
  params: OfGroup,
  body: Schema.Struct({ ...form, revision: Schema.Finite }),
  success: UserGroup,
  failures: ['GROUP_NOT_FOUND', 'STALE_EDIT', ...CHANGING],
})

export const deleteUserGroup = endpoint({
  method: 'DELETE',
  path: '/v1/groups/:groupId',
  summary: 'Delete a group; its members lose what it gave and what it kept from them',
  params: OfGroup,
  success: Nothing,
  failures: ['GROUP_NOT_FOUND', 'PERMISSION_NOT_HELD', 'OWN_ACCOUNT', 'LAST_ADMINISTRATOR'],
})
